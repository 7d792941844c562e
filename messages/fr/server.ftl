### Ce par quoi le serveur dit non. Comment ces fichiers s'écrivent : messages/en/common.ftl.

## Requêtes

refusal-bad-request = Le serveur n'a pas compris cette demande. Recharge la page et réessaie.
refusal-too-large = C'est trop long. Envoies-en moins à la fois.
refusal-not-found = Il n'y a rien ici. Vérifie l'adresse.
refusal-bad-method = Cela ne peut pas se faire ici. Recharge la page et réessaie.
refusal-bad-origin = Cette demande vient d'une autre page. Ouvre la table sur ce serveur et réessaie.
refusal-signed-out = Le serveur ne sait pas qui tu es. Recharge la page pour recevoir un nom.
refusal-slow-down = C'était trop à la fois. Attends un instant et réessaie.
refusal-too-slow = Cela a pris trop de temps. Vérifie ta connexion et réessaie.
refusal-too-many-connections = Trop de fenêtres sont ouvertes depuis ton adresse. Fermes-en et réessaie.
refusal-too-often = Tu as fait ce genre de choses trop souvent à cette table. Attends une minute et réessaie, ou continue à jouer.
refusal-too-many-reports = L'hôte a déjà plusieurs de tes signalements à regarder. Attends qu'ils soient réglés.
refusal-too-many-tables = Tu as trop de tables inachevées. Finis-en une ou débarrasse-la d'abord.
refusal-store-unavailable = Le serveur ne joint pas sa base de données : il n'est pas certain que ce soit fait. Réessaie dans un instant ; rien ne sera fait deux fois.
refusal-store-full = Le disque du serveur est plein : rien n'a été fait. Préviens l'hôte ; rien de ce qui était fait n'est perdu.
refusal-shutting-down = Le serveur va redémarrer. Attends un instant ; la table sera comme elle était.

## Personnes

# Qui vient sans nom s'appelle ainsi, jusqu'à nouvel ordre.
guest-name = Invité { $number }
refusal-bad-name = Ce nom ne convient pas. Choisis de 1 à 32 lettres, chiffres, espaces et signes ordinaires.
refusal-bad-login = Cet identifiant ne convient pas. Choisis de 3 à 32 lettres sans accent, chiffres, points, tirets ou tirets bas.
refusal-bad-password = Un mot de passe a de 8 à 200 caractères. Choisis-en un autre.
refusal-login-taken = Quelqu'un d'autre a cet identifiant. Choisis-en un autre.
refusal-wrong-password = Aucun compte n'a cet identifiant et ce mot de passe. Vérifie les deux et réessaie.
refusal-wrong-code = Aucun compte n'a cet identifiant et ce code, ou le code a déjà servi. Vérifie les deux et essaie un autre code.
refusal-banned = L'hôte de ce serveur te refuse l'entrée pour l'instant. Écris-lui si tu penses que c'est une erreur.
refusal-muted = L'hôte de ce serveur t'empêche de parler pour l'instant. Tu peux quand même jouer.
refusal-bad-mail = Aucun courriel ne peut aller à cette adresse. Vérifie-la et réessaie.
refusal-no-mail = Ce serveur n'envoie pas de courriels. Utilise plutôt un de tes codes.
refusal-no-notices = Ce serveur ne prévient ni les navigateurs fermés ni les messageries. Demande à l'hôte de l'activer.
refusal-bad-way = Rien ne peut être envoyé là. Vérifie l'adresse : elle commence par https:// et le nom du serveur de la messagerie.
refusal-too-many-ways = Tu es déjà prévenu par trop de moyens. Retires-en un d'abord.
refusal-no-such-way = On ne te prévient pas, ou plus, par ce moyen. Regarde dans ton compte.
refusal-bad-quiet = Ce ne sont pas des heures de la journée. Choisis-en deux différentes.
refusal-wrong-link = Ce lien a déjà servi ou il est trop vieux. Demandes-en un autre.
refusal-already-account = Tu as déjà un compte. Déconnecte-toi pour en créer un autre.

## Tables

refusal-no-such-table = Cette table n'existe pas. Vérifie le lien.
refusal-no-such-game = Ce jeu n'existe pas ici. Choisis dans la liste.
refusal-no-such-bot = Ce robot n'existe pas. Choisis dans la liste.
refusal-bad-clock = Ce temps de réflexion est trop court ou trop long. Choisis-en un autre.
refusal-bad-player-count = Ce jeu n'est pas prévu pour autant de joueurs. Change le nombre de places.
refusal-unknown-option = Ce jeu n'a pas cette option. Choisis dans la liste.
refusal-bad-option-value = L'option ne peut pas avoir cette valeur. Choisis-en une autre.
refusal-bad-key = Chaque demande porte une clé de 1 à 64 caractères visibles. Renvoie-la avec une telle clé.
refusal-bad-text = Un message a de 1 à 500 caractères. Dis-le autrement.
refusal-not-owner = Seule la personne qui a créé la table peut le faire. Demande-lui.
refusal-not-seated = Seuls les joueurs de cette table peuvent le faire. Tu peux regarder.
refusal-not-your-seat = Cette place n'est pas la tienne. Choisis une des tiennes.
refusal-no-such-seat = Cette place n'existe pas à cette table. Choisis-en une autre.
refusal-no-such-puzzle = Cette énigme n'existe pas ici. Choisis dans la liste.
refusal-no-such-moment = Il ne s'est rien passé dans la partie à ce moment-là. Choisis-en un autre.
refusal-seat-taken = Cette place est prise. Choisis-en une autre.
refusal-no-open-seat = Toutes les places sont prises. Tu peux regarder.
refusal-seats-open = Des places sont encore libres. Donne-les d'abord à des personnes ou à des robots.
refusal-already-started = C'est trop tard : la partie a commencé ou la table est débarrassée. Choisis une autre table, ou dresses-en une.
refusal-not-running = Aucune partie ne se joue ici en ce moment. Commences-en une d'abord.
refusal-not-over = La partie n'est pas finie. Finis-la d'abord.
refusal-halted = Cette partie a commencé avec d'autres règles que celles de ce serveur ; elle attend plutôt que de changer. Demande à l'hôte de remettre la version d'avant.
refusal-damaged = Ce que le serveur a gardé de cette partie est abîmé ; elle ne peut pas continuer. Dis-le à l'hôte, qui a peut-être une sauvegarde.
refusal-bot-plays = Un robot joue à cette place. Reviens-y d'abord.
refusal-no-bot-plays = Aucun robot ne joue à cette place. Elle est déjà à toi.
refusal-not-away = Cette personne est là, ou l'était encore à l'instant. Un robot peut la remplacer après deux minutes d'absence.
refusal-blocked = La personne qui a créé cette table ne veut pas que tu t'y assoies ni que tu y parles. Choisis une autre table.
refusal-stale = La table a changé depuis ton choix. Regarde bien et choisis de nouveau.
refusal-not-an-action = Ce n'est pas un coup de ce jeu. Choisis un des coups proposés.
refusal-game-over = La partie est finie. Commences-en une autre quand tu veux.
refusal-not-your-decision = Ce n'est pas à toi de décider. Attends un instant : on te demandera.
refusal-not-allowed = Ce n'est pas permis maintenant. Choisis un des coups proposés.
refusal-no-hints = Pas de conseils à cette table : tous les joueurs n'ont pas donné leur accord, ou elle a été dressée sans.
refusal-cannot-undo = Ce coup ne peut pas être annulé : des dés ont été lancés, quelque chose a été montré, ce n'est plus à toi, ou ton temps est écoulé.
refusal-bad-record = Ce n'est pas l'enregistrement complet et intact d'une partie. Télécharge-le de nouveau et essaie le nouveau fichier.
refusal-needs-account = C'est pour ceux qui ont un compte. Crée le tien d'abord ; tes parties restent à toi.
refusal-bad-rated = Une table classée demande une horloge, un écran et une place par personne, et se joue sans conseils.
refusal-needs-people = Une partie classée demande au moins deux personnes.
refusal-already-seated = Tu as déjà une place ; à une table classée, chacun en a une seule.
refusal-no-bots-here = Aucun robot ne joue à ta place dans une partie classée. Qui part finit dernier.
refusal-no-such-person = Il n'y a personne de ce nom ici.
refusal-not-shown = Cette personne ne montre pas ses parties.
refusal-not-met = Tu peux demander aux personnes avec qui tu as joué et qui ne te bloquent pas. Aux autres, envoie ton lien.
refusal-too-many-friends = L'un de vous a déjà 200 amis ou demandes.
refusal-too-many-invited = 30 personnes sont déjà invitées à cette table.

## Courriels

mail-confirm-subject = Est-ce bien ton adresse ?
mail-confirm =
    Bonjour { $login },

    Clique sur ce lien pour confirmer que cette adresse est à toi. Tu pourras y recevoir un nouveau mot de passe :

    { $link }

    Il sert une seule fois, jusqu'à demain. Si tu n'as rien demandé, tu n'as rien à faire.
mail-recover-subject = Un nouveau mot de passe
mail-recover =
    Bonjour { $login },

    Ce lien te permet de choisir un nouveau mot de passe :

    { $link }

    Il sert une seule fois, pendant une demi-heure. Si tu n'as rien demandé, tu n'as rien à faire : ton ancien mot de passe marche toujours.

## Messages quand c'est à toi

notice-title = À toi de jouer sur Tinstar
notice-try = Voilà comment tu sauras que c'est à toi de jouer.
notice-turn = { $game } : à toi de jouer.
notice-turn-of = { $game } : à { $names } de jouer.
mail-notice =
    { $body }

    Vers la table : { $link }

    On te prévient une seule fois par décision, et seulement en ton absence. Pour ne plus recevoir ces courriels : { $stop }
