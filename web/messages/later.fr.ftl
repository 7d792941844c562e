### Ce qui arrive avec les écrans qui le disent : parties, classements.

profile-since = Ici depuis le { $date }.
profile-guest = Invité.
profile-guest-own = Tu es invité : tout cela reste sur cet appareil. Avec un compte, cela te suit partout.
profile-shows = Qui peut voir cette page
profile-shows-everybody = Tout le monde
profile-shows-players = Ceux avec qui j'ai joué
profile-shows-nobody = Moi seulement
profile-shows-set = C'est noté.
profile-none = Aucune partie jouée jusqu'au bout pour l'instant.
profile-none-own = Aucune partie jouée jusqu'au bout pour l'instant. Tu les retrouveras ici.
profile-players = Joueurs
profile-matches = Parties
profile-won = Gagné
profile-fair = part égale : { $share }
profile-luck =
    À { $players }, { $matches ->
        [one] dans une partie analysée
       *[other] dans { $matches } parties analysées
    } : chance { $luck }, choix { $choices } d'une victoire à chaque fois.
profile-luck-one = Chance { $luck }, choix { $choices }
profile-called = Avec quelles couleurs et quels personnages
profile-called-one =
    { $name } : { $matches ->
        [one] une partie
       *[other] { $matches } parties
    }, { $share } gagné
profile-list = Toutes les parties
profile-list-none = Aucune comme cela.
profile-gone = parti
profile-curve = { $game } à { $players } : de { $from } à { $to }
filter-game = Jeu
filter-result = Résultat
filter-rated = Classement
filter-all = Tout
filter-won = Gagnées
filter-lost = Non gagnées
filter-rated-yes = Classées
filter-rated-no = Non classées
rating = Niveau
rating-none = pas encore
rating-now = { $rating } ± { $error }
rating-provisional = { $rating }, à confirmer
ratings-how = D'après les tables classées. On commence à 1500 ; seuls ceux dont le niveau est assez sûr figurent ici, par ce qu'ils valent au moins. Les robots sont classés parmi les gens.
ratings-none = Personne n'a encore joué de partie classée. Quand tu dresses une table pour des amis, tu peux la faire compter.
ratings-too-few = Personne n'a encore assez joué pour que ce soit sûr.
ratings-with = À { $players }
ratings-mine =
    Toi : { $rating }, après { $matches ->
        [one] une partie
       *[other] { $matches } parties
    }.
ratings-place = Rang
ratings-who = Qui
ratings-bot = Robot : { $level }

### Savoir que c'est à moi de jouer.

told = Quand c'est à moi de jouer
told-what = Si une table t'attend et que tu n'y es pas, on te prévient une fois par décision, au bout d'une minute environ.
told-this-device = Cet appareil ({ $name })
told-by-push = { $name }
told-by-mail = Courriel à { $name }
told-by-webhook = Une messagerie sur { $name }
told-on = Activé.
told-off = Désactivé.
told-failed = La dernière fois, rien n'est arrivé : { $why }
told-failed-off = Désactivé, car rien n'est arrivé : { $why }
told-forbidden = on n'envoie rien à cette adresse.
told-unreachable = personne n'a répondu.
told-too-slow = c'était trop long.
told-refused = l'envoi a été refusé.
told-gone = cette adresse n'existe plus.
told-try = Essayer
told-trying = Essai en cours…
told-tried = C'est parti : tu devrais le voir arriver.
told-turn-on = Activer
told-turn-off = Désactiver
told-remove = Retirer
told-added = On te préviendra là.
told-device = Me prévenir sur cet appareil
told-device-no = Ce navigateur ne le permet pas. Regarde ses réglages pour cette page.
told-device-none = Ce navigateur ne peut pas être prévenu quand la page est fermée. Sur iPhone ou iPad, ajoute d'abord Tinstar à l'écran d'accueil.
told-mail = M'écrire à { $address }
told-chat = L'adresse d'une messagerie (webhook)
told-chat-how = Discord, Slack, Mattermost et d'autres t'en donnent une ; elle commence par https://. Garde-la pour toi : qui la connaît peut y écrire.
told-chat-add = Prévenir cette messagerie
told-quiet = Heures de silence
told-quiet-none = Aucune : on te prévient à toute heure.
told-quiet-is = Ce qui tombe pendant ces heures t'est dit à la fin.
told-quiet-from = De
told-quiet-until = À
told-quiet-save = Garder le silence à ces heures
told-quiet-off = Plus d'heures de silence
told-quiet-set = Silence à ces heures-là.
told-quiet-gone = On te prévient à toute heure.
told-table-what = Une messagerie où s'annoncent les tours de tous, avec les noms de cette table.
told-not-offered = Ce serveur n'écrit à aucune messagerie.
told-stop = Ne plus être prévenu
told-stop-why = Appuie sur le bouton, et plus rien n'arrivera là. Tu pourras revenir en arrière dans ton compte.
told-stop-yes = Ne plus rien m'envoyer
told-stopped = Plus rien n'est envoyé là.

### Liens reçus par courriel.

letter-confirm = Oui, c'est mon adresse
letter-confirm-why = Tu as cliqué sur un lien reçu par courriel. Appuie sur le bouton pour confirmer que l'adresse est à toi.
letter-confirmed = C'est noté : cette adresse est la tienne.

### Qui je suis : comptes et courriels.

account-rename = Changer
account-renamed = C'est ton nom désormais.
account-ways = Compte
account-make = Créer un compte
account-make-why = Inutile pour jouer. Avec un compte, tu retrouves tes parties sur un autre téléphone ou ordinateur.
account-made = Ton compte est créé. Tes places te suivent partout.
account-sign-in = Se connecter
account-sign-in-why = Tes places t'attendent.
account-welcome = Te revoilà.
account-signed-in = Tu utilises le compte { $login }.
account-sign-out = Se déconnecter
account-signed-out = C'est fait : ton compte est déconnecté.
account-login = Identifiant
account-login-how = De 3 à 32 lettres sans accent, chiffres, points, tirets ou tirets bas.
account-password = Mot de passe
account-password-how = Au moins 8 caractères.
account-password-new = Nouveau mot de passe
account-change = Changer le mot de passe
account-changed = Le nouveau mot de passe est enregistré. Tes autres sessions sont déconnectées.
account-codes = Tes codes
account-codes-why = Chacun permet une fois de choisir un nouveau mot de passe, si tu oublies le tien. Note-les : ils ne sont montrés que maintenant.
account-forgot = Mot de passe oublié ?
account-code = Un de tes codes
account-recover = Choisir un nouveau mot de passe
account-recover-why = Avec un des codes reçus à la création de ton compte, tu choisis un nouveau mot de passe.
mail = Ton adresse
mail-why = Avec une adresse, tu peux recevoir un nouveau mot de passe si tu oublies le tien. Personne d'autre ne la voit.
mail-is = Un nouveau mot de passe peut être envoyé à { $address }.
mail-address = Adresse de courriel
mail-how = Un lien y est envoyé ; clique dessus dans les 24 heures.
mail-set = Utiliser cette adresse
mail-sent = Un lien est en route. Clique dessus pour confirmer que l'adresse est à toi.
mail-forget = Oublier mon adresse
mail-gone = Ton adresse est oubliée.
mail-forgotten = Envoie-moi un lien
mail-forgotten-why = Ou donne ton identifiant ci-dessus et reçois un lien, si ton compte a une adresse.
mail-forgotten-sent = Si ce compte a une adresse, un lien est en route. Il marche pendant une demi-heure.
account-data = Télécharger
account-data-what = Tout ce qui est enregistré sur toi, dans un fichier.
account-delete = Me supprimer
account-delete-what = Efface pour de bon ton nom, ton identifiant et tout ce que tu as dit, et libère tes places. Il ne reste que les coups de quelqu'un sans nom.
account-delete-yes = Supprimer pour de bon
account-deleted = C'est fait. Un nouvel invité a pris ta place.

### Amis.

friends-mine = Tes amis
friends-none = Personne pour l'instant. Envoie ton lien, ou ajoute quelqu'un avec qui tu as joué.
friends-seen = Tes amis voient quand tu es là et à quelles tables ouvertes tu joues, sauf si ton profil n'est montré à personne. Personne d'autre ne voit ta liste.
friends-here = là en ce moment
friends-waiting = demande envoyée
friends-asked-me = Ils aimeraient être tes amis
friends-accept = Accepter
friends-accept-of = Accepter { $name }
friends-decline = Non merci
friends-decline-of = Refuser { $name }
friends-block = Bloquer
friends-block-of = Bloquer { $name }
friends-end = Retirer
friends-end-of = Retirer { $name } de tes amis
friends-withdraw = Annuler la demande
friends-withdraw-of = Annuler la demande à { $name }
friends-add = Ajouter aux amis
friends-add-of = Ajouter { $name } aux amis
friends-met = Tu as joué avec
friends-blocked = Personnes bloquées
friends-blocked-how = Elles ne peuvent ni te demander, ni t'inviter, ni s'asseoir à tes tables, et tu ne vois pas les leurs.
friends-unblock = Débloquer
friends-unblock-of = Débloquer { $name }
friends-link = Ton lien pour tes amis
friends-link-how = Qui l'ouvre et accepte devient ton ami. Ne l'envoie qu'à ceux que tu connais.
friends-link-show = Voir mon lien
friends-link-another = Un autre lien
friends-link-replaced = L'ancien lien ne mène plus nulle part.
friends-link-of = { $name } aimerait être ton ami. Chacun verra quand l'autre est là et pourra l'inviter à ses tables.
friends-link-follow = Devenir ami avec { $name }
friends-link-own = C'est ton propre lien. Envoie-le à quelqu'un.
friends-link-dead = Ce lien ne mène plus nulle part. Demandes-en un autre à la personne qui te l'a envoyé.
friends-made = C'est fait, un ami de plus.
friends-asked-now = C'est demandé. Il reste à attendre la réponse.
friends-ended = C'est fait.
friends-blocked-now = Bloqué. La liste est au bas de tes amis.
friends-unblocked = Plus bloqué.
friends-invite = Inviter des amis
friends-invite-one = Inviter
friends-invite-of = Inviter { $name }
friends-invited = invité
invitations = Invitations
invitation-by = { $name } t'invite
invitation-decline = Refuser l'invitation de { $name } à { $game }
list-hidden = Bloquée. Tu ne verras plus les tables de cette personne.
list-show-all = Débloquer tout le monde

### À propos.

about-what = Tinstar est une table de jeux de société : contre des robots, entre amis grâce à un lien, ou autour d'un même écran. Gratuit, sans publicité, et chacun peut l'héberger.
about-fair = Des dés honnêtes
about-fair-how = Tout le hasard d'une partie vient d'un nombre secret. Son sceau est montré avant le premier dé, et le nombre après le dernier : chacun peut vérifier chaque jet et chaque mélange.
about-rules = Des règles à portée de main
about-rules-how = Chaque ligne du journal et chaque refus nomme sa règle. Là où les règles imprimées laissent un doute, la règle le dit.
about-data = Ce qui est gardé
about-data-how = Ton nom, tes parties et un cookie pour te reconnaître. Pas de pistage, rien qui vienne d'ailleurs.
about-made = Fait par
about-made-how = Les gens du projet Tinstar. Code source sous licences MIT et Apache ; caractères Sancreek et Bitter sous Open Font License.
