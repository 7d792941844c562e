### Ce par quoi le serveur dit non. Comment ces fichiers s'écrivent : messages/en/common.ftl.

## Requêtes

refusal-bad-request = Le serveur n'a pas pu lire cette demande. Rechargez la page et réessayez.
refusal-too-large = C'est trop long. Envoyez-en moins à la fois.
refusal-not-found = Il n'y a rien ici. Vérifiez l'adresse.
refusal-bad-origin = Cette demande vient d'une autre page. Ouvrez la table sur ce serveur et réessayez.
refusal-signed-out = Vous n'êtes pas connecté, même comme invité. Rechargez la page pour recevoir un nom.
refusal-slow-down = C'était trop à la fois. Attendez un instant et réessayez.
refusal-too-many-connections = Trop de fenêtres sont ouvertes depuis votre adresse. Fermez-en et réessayez.
refusal-too-many-tables = Vous avez trop de tables inachevées. Finissez ou fermez-en une d'abord.
refusal-store-unavailable = Le serveur ne joint pas sa base de données : il n'est pas certain que ce soit fait. Réessayez dans un instant ; rien ne sera fait deux fois.
refusal-store-full = Le disque du serveur est plein : rien n'a été fait. Prévenez l'hôte ; rien de ce qui était fait n'est perdu.
refusal-shutting-down = Le serveur va redémarrer. Attendez un instant ; la table sera comme elle était.

## Personnes

refusal-bad-name = Ce nom ne convient pas. Choisissez de 1 à 32 lettres, chiffres, espaces et signes ordinaires.
refusal-bad-login = Cet identifiant ne convient pas. Choisissez de 3 à 32 lettres, chiffres, points, tirets ou soulignés.
refusal-bad-password = Un mot de passe a de 8 à 200 caractères. Choisissez-en un autre.
refusal-login-taken = Quelqu'un d'autre a cet identifiant. Choisissez-en un autre.
refusal-wrong-password = Aucun compte n'a cet identifiant et ce mot de passe. Vérifiez les deux et réessayez.
refusal-already-account = Vous avez déjà un compte. Déconnectez-vous pour en créer un autre.

## Tables

refusal-no-such-table = Cette table n'existe pas. Vérifiez le lien.
refusal-no-such-game = Ce jeu n'existe pas ici. Choisissez dans la liste.
refusal-no-such-bot = Ce robot n'existe pas. Choisissez dans la liste.
refusal-bad-clock = Cette pendule est trop rapide ou trop lente. Choisissez une autre durée.
refusal-bad-player-count = Ce jeu n'est pas prévu pour autant de joueurs. Changez le nombre de places.
refusal-unknown-option = Ce jeu n'a pas cette option. Choisissez dans la liste.
refusal-bad-option-value = L'option ne peut pas avoir cette valeur. Choisissez-en une autre.
refusal-bad-key = Chaque demande porte une clé de 1 à 64 caractères visibles.
refusal-bad-text = Un message a de 1 à 500 caractères. Dites-le autrement.
refusal-not-owner = Seule la personne qui a créé la table peut le faire. Demandez-lui.
refusal-not-seated = Seuls les joueurs de cette table peuvent le faire. Vous pouvez regarder.
refusal-not-your-seat = Cette place n'est pas la vôtre. Choisissez une des vôtres.
refusal-no-such-seat = Cette place n'existe pas à cette table. Choisissez-en une autre.
refusal-seat-taken = Cette place est prise. Choisissez-en une autre.
refusal-no-open-seat = Toutes les places sont prises. Vous pouvez regarder.
refusal-seats-open = Des places sont encore libres. Donnez-les d'abord à des personnes ou à des robots.
refusal-already-started = C'est trop tard : la partie a commencé ou la table est fermée.
refusal-not-running = Aucune partie ne se joue ici en ce moment.
refusal-not-over = La partie n'est pas finie. Finissez-la d'abord.
refusal-halted = Cette partie a commencé avec d'autres règles que celles de ce serveur ; elle attend plutôt que de changer. Demandez à l'hôte de remettre la version d'avant.
refusal-bot-plays = Un robot joue à cette place. Reprenez-la d'abord.
refusal-no-bot-plays = Aucun robot ne joue à cette place. Elle est déjà à vous.
refusal-stale = La table a changé depuis votre choix. Regardez de nouveau et choisissez.
refusal-not-an-action = Ce n'est pas un coup de ce jeu. Choisissez un des coups proposés.
refusal-game-over = La partie est finie. Commencez-en une autre quand vous voulez.
refusal-not-your-decision = Ce n'est pas à vous de décider. Attendez un instant : on vous demandera.
refusal-not-allowed = Ce n'est pas permis maintenant. Choisissez un des coups proposés.
refusal-cannot-undo = Cela ne peut pas être repris : des dés ont été lancés, quelque chose a été montré, ou ce n'est plus à vous.
refusal-bad-record = Ce n'est pas l'enregistrement complet et intact d'une partie. Téléchargez-le de nouveau et essayez le nouveau fichier.
