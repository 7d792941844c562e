### La commande tinstar. Règles d'écriture : common.ftl.

## Aide

help-usage = Comment s'en servir :
help-commands = Commandes
help-arguments = Ce qu'elle attend
help-options = Options
help-help = Affiche cette aide
help-version = Affiche la version
help-lang = Parle anglais ou français ; sinon, TINSTAR_LANG ou la langue du système décide
help = Une table numérique pour des jeux de société du Far West et de Noël : jouer, simuler, rejouer, vérifier.
help-examples =
    Exemples :
      tinstar games
      tinstar play catching-santa
      tinstar simulate catching-santa --players 4 --games 100000 --bots instinct,random
      tinstar rules catching-santa CS-24

    Codes de sortie : 0 tout va bien, 1 un enregistrement n'est pas valable, 2 la demande contient une erreur.
help-games = Liste les jeux, pour combien de joueurs, et leurs options.
help-games-json = Écrit du JSON, pour les programmes
help-games-examples =
    Exemples :
      tinstar games
      tinstar games --json
help-play = Joue une partie dans ce terminal : chacun son tour devant l'écran, des robots aux autres places.
help-play-game = Le jeu, comme dans la liste de tinstar games
help-play-players = Le nombre de joueurs ; par défaut, le plus petit que permettent le jeu et ses options
help-play-seats = Qui est assis où : you (une personne), random ou instinct pour chaque place
help-play-options = Change une option du jeu ; peut être répété
help-play-record = Écrit l'enregistrement de la partie dans ce fichier
help-play-examples =
    Exemples :
      tinstar play catching-santa
      tinstar play catching-santa --players 3 --seats you,you,instinct
      tinstar play catching-santa --record partie.json
help-simulate = Joue beaucoup de parties entre robots et montre qui gagne, la durée des parties et la vitesse.
help-simulate-game = Le jeu, comme dans la liste de tinstar games
help-simulate-players = Le nombre de joueurs ; par défaut, le plus petit que permettent le jeu et ses options
help-simulate-games = Le nombre de parties
help-simulate-seed = Le nombre dont découle tout le hasard : la même graine donne les mêmes parties
help-simulate-bots = Qui joue : random ou instinct pour chaque place ; une liste courte recommence, et tous changent de place d'une partie à l'autre
help-simulate-threads = Le nombre de fils d'exécution ; par défaut, tous ceux de la machine. Les résultats n'en dépendent pas
help-simulate-options = Change une option du jeu ; peut être répété
help-simulate-rules = Compte aussi combien de fois chaque règle a servi, et liste celles qui n'ont jamais servi
help-simulate-records = Écrit l'enregistrement de chaque partie dans ce dossier
help-simulate-from = Le numéro de la première partie, pour que plusieurs machines se partagent une simulation ; 0 si rien n'est dit
help-simulate-portion = Écrit ce qui a été compté dans ce fichier, pour tinstar merge
help-simulate-json = Écrit un objet JSON, pour les programmes
help-simulate-examples =
    Exemples :
      tinstar simulate catching-santa --players 4 --games 100000
      tinstar simulate catching-santa --players 4 --bots instinct,random,random,random --games 10000
      tinstar simulate catching-santa --games 1000 --rules --json
      tinstar simulate catching-santa --games 10 --records parties/
      tinstar simulate catching-santa --option spaces=48

help-merge = Réunit les morceaux d'une simulation que plusieurs machines ou programmes ont jouée : le rapport est celui du tout.
help-merge-parts = Les fichiers écrits par tinstar simulate --portion, dans n'importe quel ordre
help-merge-json = Écrit un objet JSON, pour les programmes
help-merge-examples =
    Exemples :
      tinstar simulate marshals --games 500 --portion premier.json
      tinstar simulate marshals --games 500 --from 500 --portion second.json
      tinstar merge premier.json second.json

help-balance = Joue beaucoup de parties entre robots à chaque sorte de table et en écrit une page, avec des graphiques.
help-balance-game = Le jeu, comme dans la liste de tinstar games
help-balance-games = Le nombre de parties que chaque sorte de robot joue à chaque table
help-balance-luck = Le nombre de parties analysées pour chaque nombre de joueurs, afin de dire quelle est la part du hasard ; 0 pour s'en passer
help-balance-seed = Le nombre dont découle tout le hasard : la même graine écrit la même page
help-balance-threads = Le nombre de fils d'exécution ; par défaut, tous ceux de la machine. La page n'en dépend pas
help-balance-out = Le dossier de la page ; ses graphiques vont dans le dossier img qui s'y trouve
help-balance-examples =
    Exemples :
      tinstar balance catching-santa
      tinstar balance catching-santa --games 1000 --out /tmp/balance
help-ladder = Fait jouer chaque niveau contre celui d'en dessous et en écrit une page qui dit qui est meilleur, avec un graphique.
help-ladder-game = Le jeu, comme dans la liste de tinstar games
help-ladder-bots = Les échelons, du plus faible au plus fort, comme pour tinstar simulate
help-ladder-players = Seulement avec autant de joueurs
help-ladder-deals = Le nombre de donnes d'un duel, au plus ; chacune est jouée de chaque place
help-ladder-batch = Le nombre de donnes entre deux coups d'œil sur qui mène
help-ladder-seed = Le nombre dont découle tout le hasard
help-ladder-threads = Le nombre de fils d'exécution ; par défaut, tous ceux de la machine
help-ladder-options = Un choix fait avant la partie ; peut être répété
help-ladder-out = Le dossier de la page et de ce qui a été joué : relancée, la commande continue de là
help-ladder-examples =
    Exemples :
      tinstar ladder rolling-bandits --players 4
      tinstar ladder colt-express --bots deputy,sheriff,marshal@200ms --deals 100 --out /tmp/strength
help-puzzles = Cherche, dans des parties entre robots, des décisions où un choix est nettement le meilleur et où ils en font un autre, et les note.
help-puzzles-game = Le jeu, comme dans la liste de tinstar games
help-puzzles-matches = Le nombre de parties parcourues, à toutes les sortes de tables à tour de rôle
help-puzzles-most = Le nombre d'énigmes gardées au plus ; une par partie
help-puzzles-worlds = Le nombre de mondes imaginés où chaque choix d'une énigme est essayé
help-puzzles-seed = Le nombre dont découle tout le hasard : la même graine trouve les mêmes énigmes
help-puzzles-threads = Le nombre de fils d'exécution ; par défaut, tous ceux de la machine. Ce qui est trouvé n'en dépend pas
help-puzzles-out = Le dossier des dossiers des jeux, où les énigmes sont gardées
help-puzzles-examples =
    Exemples :
      tinstar puzzles marshals
      tinstar puzzles colt-express --matches 50 --most 10 --seed 7 --out /tmp/games
help-replay = Montre une partie enregistrée coup par coup, chaque ligne avec sa règle.
help-replay-record = Le fichier d'enregistrement
help-replay-seat = Avec les yeux de cette place, numérotée à partir de 0
help-replay-spectator = Avec les yeux de quelqu'un qui regarde
help-replay-all = Montre tout, comme sans cette option
help-replay-step = Seulement ce coup, avec la table telle qu'elle était ; 0 est juste après la mise en place
help-replay-json = Écrit un objet JSON, pour les programmes
help-replay-examples =
    Exemples :
      tinstar replay partie.json
      tinstar replay partie.json --seat 1 --step 40
      tinstar replay partie.json --json
help-hint = Dit ce qu'un bon joueur aurait fait à un coup d'un enregistrement : les meilleurs choix, avec la chance de gagner de chacun.
help-hint-record = Le fichier d'enregistrement
help-hint-step = Le coup, numéroté comme par tinstar replay
help-hint-bot = Qui cherche, peut-être avec un budget à lui : sheriff, marshal, legend, marshal@500, legend@3s
help-hint-json = Écrit un objet JSON, pour les programmes
help-hint-examples =
    Exemples :
      tinstar hint partie.json --step 12
      tinstar hint partie.json --step 12 --bot legend@3s --json
help-verify = Vérifie un enregistrement : la graine correspond à l'empreinte publiée avant la partie, chaque coup est permis, le résultat est juste.
help-verify-record = Le fichier d'enregistrement
help-verify-json = Écrit un objet JSON, pour les programmes
help-verify-examples =
    Exemples :
      tinstar verify partie.json

    Le code de sortie 1 veut dire que l'enregistrement n'est pas valable ; le coup et la raison sont nommés.
help-review = Dit ce que la chance a fait dans une partie enregistrée, ce que les choix ont fait, et lesquels étaient des erreurs.
help-review-record = Le fichier d'enregistrement d'une partie finie
help-review-rollouts = Combien de fois chaque position et chaque choix sont joués jusqu'au bout : plus il y en a, plus c'est long et précis
help-review-seed = Le nombre dont découle tout le hasard
help-review-threads = Le nombre de fils d'exécution ; par défaut, tous ceux de la machine. Le bilan n'en dépend pas
help-review-svg = Dessine dans ce fichier les chances de chacun au fil de la partie, et la chance à chaque coup
help-review-json = Écrit un objet JSON, pour les programmes
help-review-examples =
    Exemples :
      tinstar review partie.json
      tinstar review partie.json --svg partie.svg
      tinstar review partie.json --rollouts 1000 --json
help-rules = Montre les règles d'un jeu : toutes, une par son numéro, ou celles qui contiennent certains mots.
help-rules-game = Le jeu, par exemple catching-santa ou colt-express
help-rules-id = Le numéro d'une règle, par exemple CS-24
help-rules-search = Montre les règles où se trouvent tous ces mots
help-rules-json = Écrit du JSON, pour les programmes
help-rules-examples =
    Exemples :
      tinstar rules catching-santa
      tinstar rules catching-santa CS-24
      tinstar rules catching-santa --search départ
help-serve = Accueille des tables pour d'autres : on vient par un lien, avec un navigateur ou un programme.
help-serve-store = Où tout est gardé : sqlite:CHEMIN ou postgres://NOM:SECRET@HÔTE/BASE ; sinon ce que dit TINSTAR_STORE, ou un fichier dans ton dossier de données
help-serve-listen = L'adresse où écouter
help-serve-secure_cookies = N'envoie les cookies que par TLS : pour un serveur joint par https
help-serve-origins = Une page qui peut se servir des cookies, comme https://play.example.org ; peut être donnée plusieurs fois. Sinon, la page doit être sur le même hôte
help-serve-behind_proxy = Lit les adresses dans X-Forwarded-For, qu'un proxy placé devant doit remplir
help-serve-poll = Regarde chaque seconde ce que d'autres serveurs ont écrit, pour une base qui n'envoie pas de réveils ; une base qui se tait se remarque sans cette option
help-serve-log = Comment les demandes sont notées
help-serve-no_limits = Ne limite rien : seulement pour des essais de charge
help-serve-mail_from = De quelle adresse partent les courriels, par le serveur que nomme TINSTAR_MAIL (smtps://NOM:MOT_DE_PASSE@HÔTE)
help-serve-no_notices = Ne prévient ni les navigateurs fermés ni les messageries : rien ne part d'ici vers d'autres serveurs, sauf les courriels
help-serve-open = Ouvre la page dans ton navigateur
help-serve-bot_pause = Le temps qu'un robot attend avant de jouer, en millisecondes, pour qu'on puisse suivre
help-serve-think_share = La part des processeurs avec laquelle les robots peuvent réfléchir, en pour cent
help-serve-reviews = Combien de fois le bilan d'une partie joue chaque position jusqu'au bout : plus il y en a, plus c'est long et précis ; 0 pour ne pas faire de bilans
help-serve-keep_guests = Combien de jours sont gardés les invités qui ne sont à aucune table ; 0, pour toujours
help-serve-keep_open = Combien de jours sont gardées les tables où aucune partie ne commence ; 0, pour toujours
help-serve-keep_over = Combien de jours sont gardées les parties finies ; 0, pour toujours
help-serve-no_records = Ne garde pas d'enregistrement compressé des parties qui s'en vont
help-serve-examples =
    Exemples :
      tinstar serve
      tinstar serve --listen 0.0.0.0:7878 --secure-cookies --behind-proxy --origin https://play.example.org
      tinstar serve --store postgres://tinstar@localhost/tinstar --log json
help-check = Rejoue toutes les parties inachevées avec les règles de cette version, et nomme celles qui seraient arrêtées.
help-check-store = Comme pour tinstar serve
help-check-examples =
    Exemples :
      tinstar check
      tinstar check --store sqlite:/var/lib/tinstar/tinstar.db

    Le code de sortie 1 veut dire que des parties seraient arrêtées.
help-admin = Pour qui accueille : regarder tables et gens, fermer, supprimer, faire taire, exclure, oublier, annoncer. Marche pendant que les serveurs tournent.
help-admin-store = Comme pour tinstar serve
help-admin-by = Qui le fait, pour le registre ; sinon le nom de ta session
help-admin-why = Pourquoi, pour le registre
help-admin-json = Montre les listes en JSON, pour des programmes
help-admin-examples =
    Exemples :
      tinstar admin tables --stage running
      tinstar admin reports
      tinstar admin people anna
      tinstar admin mute PERSONNE --hours 24 --why "signalement 12"
      tinstar admin announce "De retour dans cinq minutes." --minutes 5
      tinstar admin audit
help-admin-tables = Liste les tables, les plus récentes d'abord.
help-admin-tables-stage = Seulement celles à cette étape
help-admin-tables-limit = Combien
help-admin-table = Montre une table et les gens qui y sont.
help-admin-table-table = Son identifiant, ou son lien
help-admin-close = Ferme une table : une partie en cours finit sans résultat.
help-admin-close-table = Son identifiant, ou son lien
help-admin-delete = Supprime pour de bon une table, son enregistrement et tout ce qui s'y est dit.
help-admin-delete-table = Son identifiant, ou son lien
help-admin-people = Trouve des gens d'après quelques lettres de leur nom ou de leur identifiant de connexion.
help-admin-people-letters = Quelques lettres, ou un identifiant
help-admin-mute = Empêche quelqu'un de parler.
help-admin-mute-person = Son identifiant
help-admin-mute-hours = Pour combien de temps ; sinon pour de bon
help-admin-unmute = Laisse quelqu'un parler de nouveau.
help-admin-unmute-person = Son identifiant
help-admin-ban = Refuse l'entrée à quelqu'un, et le déconnecte aussitôt.
help-admin-ban-person = Son identifiant
help-admin-ban-hours = Pour combien de temps ; sinon pour de bon
help-admin-unban = Laisse quelqu'un entrer de nouveau.
help-admin-unban-person = Son identifiant
help-admin-erase = Oublie quelqu'un pour de bon, comme après une suppression de compte.
help-admin-erase-person = Son identifiant
help-admin-announce = Dit quelque chose à tout le monde, aux tables et à l'accueil ; "" y met fin.
help-admin-announce-text = Quoi
help-admin-announce-minutes = Pour combien de temps
help-admin-reports = Liste ce que les gens ont signalé et qui n'est pas réglé, le plus récent d'abord.
help-admin-reports-all = Aussi ce qui est réglé
help-admin-settle = Note qu'un signalement est réglé.
help-admin-settle-report = Son numéro
help-admin-audit = Liste ce que les hôtes ont fait.

help-store = S'occupe de l'endroit où tout est gardé : taille, sauvegardes, passage d'une base à l'autre, ce qu'on peut effacer.
help-store-store = Comme pour tinstar serve
help-store-examples =
    Exemples :
      tinstar store size
      tinstar store backup /var/backups/tinstar-lundi.gz
      tinstar store restore /var/backups/tinstar-lundi.gz --store sqlite:/var/lib/tinstar/neuf.db
      tinstar store copy --store sqlite:tinstar.db --to postgres://tinstar@localhost/tinstar
      tinstar store expire --keep-over 365
help-store-size = Dit sa taille et ce qu'on pourrait effacer.
help-store-size-keep_guests = Combien de jours sont gardés les invités qui ne sont à aucune table ; 0, pour toujours
help-store-size-keep_open = Combien de jours sont gardées les tables où aucune partie ne commence ; 0, pour toujours
help-store-size-keep_over = Combien de jours sont gardées les parties finies ; 0, pour toujours
help-store-size-no_records = Ne garde pas d'enregistrement compressé des parties qui s'en vont
help-store-size-json = En JSON, pour des programmes
help-store-backup = Écrit tout dans un fichier, pendant que les serveurs tournent.
help-store-backup-file = Le fichier ; il n'apparaît qu'une fois complet
help-store-restore = Met une sauvegarde dans une base vide, de l'une ou l'autre sorte.
help-store-restore-file = Un fichier écrit par tinstar store backup
help-store-copy = Copie tout dans une autre base, vide. Arrête d'abord les serveurs.
help-store-copy-to = L'autre base, comme pour tinstar serve
help-store-expire = Efface ce à quoi personne ne revient, comme le font les serveurs toutes les heures.
help-store-expire-keep_guests = Combien de jours sont gardés les invités qui ne sont à aucune table ; 0, pour toujours
help-store-expire-keep_open = Combien de jours sont gardées les tables où aucune partie ne commence ; 0, pour toujours
help-store-expire-keep_over = Combien de jours sont gardées les parties finies ; 0, pour toujours
help-store-expire-no_records = Ne garde pas d'enregistrement compressé des parties qui s'en vont
help-store-compact = Rend au système la place inutilisée et efface ce qui a été supprimé. Personne ne peut jouer pendant ce temps.
help-store-ratings = Retrouve les résultats qui n'étaient pas encore notés et recalcule tous les classements à partir des résultats.
help-store-record = Montre l'enregistrement d'une partie qui n'est plus gardée comme table.
help-store-record-table = L'identifiant de la table
help-papers = Écrit dans un dossier les pages du manuel et les complétions des shells, pour les paquets.
help-papers-folder = Le dossier
help-papers-examples =
    Exemples :
      tinstar papers target/papers
help-site = Écrit un site où l'on joue sur l'appareil du visiteur, sans serveur : il suffit d'un endroit qui sert des fichiers.
help-site-folder = Le dossier
help-site-examples =
    Exemples :
      tinstar site public
cli-site-written = Le site est dans { $folder }. Il suffit d'un endroit qui sert des fichiers, sous n'importe quel chemin.
cli-site-not-built = Ce programme a été construit sans ses pages. Construis-le avec ./tinstar.
cli-site-no-host = Ces pages ne peuvent accueillir aucune table : il n'y avait pas de compilateur pour WebAssembly quand elles ont été construites. scripts/wasm en dit plus.
help-flood = Inonde un serveur de cette machine depuis une adresse, pour mesurer, jusqu'à ce qu'on l'arrête.
help-flood-kind = De quoi il y a trop
help-flood-address = Où le serveur écoute
help-flood-examples =
    Exemples :
      tinstar flood pings 127.0.0.1:7878
help-load = Lance son propre serveur sur cette machine, joue à beaucoup de tables à la fois, et montre ce que cela coûte.
help-load-game = Le jeu joué, avec aussi peu de joueurs que possible
help-load-tables = Combien de tables à la fois
help-load-moves = Combien de coups à chacune
help-load-watchers = Combien de spectateurs de plus à chaque table
help-load-think = Combien de temps un joueur réfléchit, en millisecondes
help-load-store = Où les serveurs gardent tout ; sinon un nouveau fichier. Ce qui est joué y reste
help-load-nodes = Combien de serveurs, sur un même PostgreSQL
help-load-flood = Montre ce que des inondations font à tous les autres, de certaines sortes ou de toutes, avec les limites
help-load-server = Joue sur le serveur d'un autre tinstar, pour comparer les deux
help-load-examples =
    Exemples :
      tinstar load
      tinstar load --game colt-express --tables 200 --moves 100 --watchers 4
      tinstar load --tables 64 --moves 25 --think 1000 --flood all

## Ce qui n'a pas marché

cli-unknown-game = Il n'y a pas de jeu « { $game } » ici. Les jeux sont : { $known }.
cli-unknown-bot = Il n'y a pas de robot « { $bot } ». Les robots sont : { $known }.
cli-bad-budget = « { $bot } » n'est pas un robot. Après le @ vient ce qu'une décision peut coûter à un robot qui cherche (sheriff, marshal, legend) : un temps, comme marshal@200ms ou legend@2s, ou le nombre de parties qu'il essaie, comme sheriff@500.
cli-bad-ladder = La ligne { $line } de { $path } ne vient pas d'un classement de robots. Déplace le fichier pour en commencer un autre.
cli-unknown-language = Tinstar ne parle pas « { $tag } ». Il parle en et fr.
cli-unknown-rule = Il n'y a pas de règle « { $id } » dans { $game }. Les règles : { $ranges }.
cli-no-rule-found = Aucune règle ne contient tous ces mots : { $words }. Essaie avec moins de mots.
cli-bad-number = { $option } demande un nombre entier de { $least } à { $most }, pas « { $value } ».
cli-bad-option = Une option se donne comme NOM=VALEUR, et « { $setting } » n'en est pas une. « tinstar games » liste les options.
cli-too-many-seats =
    Il y a { $given ->
        [one] { $given } robot
       *[other] { $given } robots
    } pour { $players ->
        [one] { $players } place
       *[other] { $players } places
    }. Nommes-en au plus un par place.
cli-wrong-seats =
    Il y a { $given ->
        [one] { $given } nom
       *[other] { $given } noms
    } pour { $players ->
        [one] { $players } place
       *[other] { $players } places
    }. Nommes-en exactement un par place, par exemple you,instinct.
cli-unreadable = Impossible de lire { $path } : { $reason }. Vérifie le nom du fichier.
cli-too-large = { $path } est trop grand pour un enregistrement. Vérifie le nom du fichier.
cli-unwritable = Impossible d'écrire { $path } : { $reason }. Choisis un autre endroit.
cli-no-entropy = Le système ne donne pas de nombres au hasard : { $reason }. Sans eux, aucune partie honnête ne peut commencer. Réessaie plus tard, ou redémarre la machine.

## Jeux et règles

cli-game =
    { $least } à { $most } joueurs, { $from } à { $to } minutes.
cli-players-from = de { $least } à { $most } joueurs
cli-players-of =
    { $list ->
        [none] à { $last } joueurs
       *[other] à { $list } ou { $last } joueurs
    }
cli-games-next = Pour jouer : tinstar play JEU. Pour simuler : tinstar simulate JEU. Pour en savoir plus : tinstar --help.
cli-source =
    { $source ->
        [none] Chapitre : { $section }
       *[other] Source : { $source } ({ $section })
    }
cli-status = Statut : { $status }
cli-assumed = supposée ; le livret ne dit pas tout
cli-reconstructed = reconstituée ; le livret complet n'a pas été trouvé
cli-not-assumed = comme dans le livret
cli-test = Test : { $tests }
cli-no-test = aucun pour l'instant ; ce jeu n'est pas encore réalisé

## Simulations

cli-simulated =
    { $game }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, graine { $seed }. Parties : { $games }.
cli-length = Décisions par partie : { $mean } en moyenne, la moitié des parties jusqu'à { $median }, 95 % jusqu'à { $most95 } ; de { $least } à { $most }.
cli-branching = Choix par décision : { $choices }.
cli-speed = { $games } parties et { $decisions } décisions par seconde ; { $each } décisions par seconde sur chacun des { $threads } fils.
cli-wins-by-seat = Victoires par place (intervalle à 95 %), totaux
cli-wins-by-bot = Victoires par robot (intervalle à 95 %)
cli-total = total { $mean } ({ $least } à { $most })
cli-shared = Victoires partagées : { $shared } ; parties sans vainqueur : { $unwon }.
cli-rules-fired = Règles qui ont servi : combien de fois, et combien de fois par partie
cli-rules-could-have-fired = Règles qui auraient pu servir mais n'ont jamais servi
cli-rules-without-event = Règles sans événement à elles : matériel, limites, interdits

cli-ladder-written = Écrit : { $path }
cli-puzzles-written =
    Écrit : { $path }, avec { $puzzles ->
        [0] aucune énigme
        [one] { $puzzles } énigme
       *[other] { $puzzles } énigmes
    }, parmi { $decisions } { $decisions ->
        [one] décision
       *[other] décisions
    } de { $matches } { $matches ->
        [one] partie
       *[other] parties
    }.
cli-balance-written =
    Écrit : { $path }, avec { $pictures ->
        [one] { $pictures } graphique
       *[other] { $pictures } graphiques
    }.

## Parties rejouées et enregistrements

cli-setup = Mise en place
cli-result = Résultat
# Une ligne de ce qui fait un total : « 2 × Bourses : +500 ».
cli-account = { $item } : { $points }
# Quelqu'un qui regardait, parmi ceux qui voient ou apprennent quelque chose.
cli-spectator = Quelqu'un qui regarde
    .the = quelqu'un qui regarde
cli-told-to-all = Tout est dit, même les secrets : la partie est finie.
cli-told-to = Voici ce qu'a vu { $who }.
cli-seen-by-all = La table, vue par tout le monde
cli-seen-by =
    { $count ->
        [one] La table, vue par { $who }
       *[other] La table, vue par { $who }
    }
cli-verified =
    L'enregistrement est valable : la graine correspond à l'empreinte { $commitment }, { $steps ->
        [one] son seul coup est permis
       *[other] les { $steps } coups sont permis
    } et le résultat est le même.

## À la table

## Reviews

cli-review-initial = au départ
cli-review-luck = chance
cli-review-own = ses choix
cli-review-others = choix des autres
cli-review-last = à la fin
cli-review-sentence =
    { $luck ->
        [good] { $who } a eu de la chance : { $by-luck } grâce au hasard (± { $error })
        [bad] { $who } n'a pas eu de chance : { $by-luck } à cause du hasard (± { $error })
       *[even] { $who } n'a eu ni chance ni malchance de façon certaine : { $by-luck } par le hasard (± { $error })
    }, et ses choix { $own ->
        [lost] lui ont coûté { $by-choices }.
       *[gained] lui ont rapporté { $by-choices }.
    }
cli-review-slips = Ce qui aurait pu être mieux joué
cli-review-no-slips = Aucun choix n'était une erreur certaine.
cli-review-slip =
    Coup { $step }, { $who } : « { $done } ». Mieux : « { $best } ». { $slip ->
        [blunder] Une grosse erreur, qui coûte
        [mistake] Une erreur, qui coûte
       *[inaccuracy] Pas le meilleur choix : il coûte
    } { $cost } (± { $error }).
cli-review-how =
    Les chances de gagner viennent de chaque position jouée jusqu'au bout par des adjoints à toutes les places (parties : { $rollouts }). Le départ,
    la chance et tous les choix additionnés donnent la fin. Un choix est jugé d'après ce que sa place pouvait savoir ; les bluffs ne le sont pas.
cli-review-chances = chances de gagner
cli-review-luck-of-steps = chance à chaque coup : vers le haut, bonne ; vers le bas, mauvaise
cli-review-decisions = décisions

cli-commitment = Le hasard de cette partie est fixé. L'empreinte de sa graine est { $commitment } ; la graine elle-même est montrée à la fin.
cli-seed = La graine était { $seed }. « tinstar verify » vérifie chaque dé d'une partie enregistrée.
cli-curtain = C'est à { $seat } de venir devant l'écran. Les autres regardent ailleurs ; { $seat } appuie sur Entrée.
cli-keys = Un numéro choisit. h : conseil, t : table, r CS-24 : une règle, q : partir.
cli-hint = À l'instinct : { $action }
cli-hint-choice = { $percent } %  { $action }
cli-hint-played = Joué : { $action }
cli-part-records = Les enregistrements sont écrits par une simulation entière, sans --from ni --portion.
cli-no-part = { $path } n'est pas un morceau de simulation. tinstar simulate --portion en écrit un.
cli-parts-unsound = L'un des morceaux a été modifié après avoir été écrit, ou il n'y en a aucun. Rejoue-le.
cli-parts-differ = Les morceaux sont de simulations différentes, ou de règles d'une autre version. Le jeu, les joueurs, les options, la graine et les robots doivent être les mêmes.
cli-parts-twice = La partie { $game } est dans deux morceaux. Fais commencer chacun là où un autre finit.
cli-parts-missing = La partie { $game } n'est dans aucun morceau. Joue celles qui manquent avec --from { $game }.
cli-hint-no-search = { $bot } n'essaie rien. Nomme sheriff, marshal ou legend.
cli-unclear = Tape un numéro de 1 à { $most }, ou h, t, r et une règle, ou q.
cli-no-such-rule = Il n'y a pas de règle « { $id } » dans ce jeu.

## Le serveur de tables

serve-ready = Les tables t'attendent à l'adresse { $address }. Ctrl-C pour arrêter.
serve-stopped = Serveur arrêté. Rien n'est perdu.
serve-no-store = Impossible d'ouvrir la base : { $reason }
serve-nothing-there = Il n'y a pas de base à { $store }. Nomme la bonne avec --store ou dans TINSTAR_STORE ; le paquet Debian garde la sienne à sqlite:/var/lib/tinstar/tinstar.db.
serve-no-listen = Impossible d'écouter à l'adresse { $address } : { $reason }. Choisis une autre adresse avec --listen.
serve-no-home = Il n'y a pas de dossier de données : ni XDG_DATA_HOME ni HOME n'est défini. Nomme une base avec --store.
serve-no-runtime = Le système ne donne pas de fils d'exécution : { $reason }. Ferme quelque chose et réessaie.
serve-bad-log = --log prend text, json ou off, pas « { $value } ».
serve-check-differs = { $table } : { $reason }.
serve-check-halts =
    { $differ ->
        [one] { $differ } partie serait arrêtée
       *[other] { $differ } parties seraient arrêtées
    }, { $fine ->
        [one] { $fine } continue comme avant
       *[other] { $fine } continuent comme avant
    }, { $waiting ->
        [one] { $waiting } table attend
       *[other] { $waiting } tables attendent
    } une partie. Garde la version d'avant jusqu'à la fin de ces parties.
serve-check-fine =
    { $fine ->
        [one] La seule partie inachevée continue comme avant
       *[other] Les { $fine } parties inachevées continuent toutes comme avant
    } ; { $waiting ->
        [one] { $waiting } table attend
       *[other] { $waiting } tables attendent
    } une partie.
serve-mail-incomplete = Pour envoyer des courriels, dis de quelle adresse avec --mail-from, et où l'on trouve ce serveur avec --origin.
serve-bad-mail = Les courriels ne peuvent pas partir ainsi : { $reason }. TINSTAR_MAIL est smtps://NOM:MOT_DE_PASSE@HÔTE, --mail-from une adresse.
serve-load-nodes = Un fichier est pour un seul serveur, pas pour { $nodes }. Nomme un PostgreSQL avec --store.
serve-load-failed = L'essai n'a pas pu avoir lieu : { $reason }
serve-load-no-flood = Il n'y a pas d'inondation nommée { $kind }. Il y a all, { $known }.
serve-load-flood-head = | inondation depuis une adresse | par seconde | 99 % des coups des autres en, avant et après, en ms | de même pendant | de plus | le serveur est occupé |
serve-load-moves =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } à { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } avec { $sockets ->
        [one] { $sockets } connexion
       *[other] { $sockets } connexions
    }, chacun gardé avant d'être montré.
serve-load-speed = { $second } coups par seconde ; { $cpu } coups par seconde de processeur du serveur.
serve-load-times = De l'envoi à la dernière réception : la moitié en { $half }, 99 % en { $most } millisecondes.
serve-load-memory = { $kib } Kio de mémoire par table avec ses connexions.
serve-load-bytes =
    { $bytes ->
        [one] { $bytes } octet
       *[other] { $bytes } octets
    } par mise à jour d'une connexion.

## Pour qui accueille

admin-done = C'est fait, et noté au registre. Les serveurs qui tournent suivent en moins d'une seconde.
admin-refused = Impossible : { $reason }
admin-no-table = Cette table n'existe pas. « tinstar admin tables » en donne la liste.
admin-no-person = Cet identifiant n'est celui de personne. « tinstar admin people » permet de chercher.
admin-bad-stage = Une étape est open, running, over ou halted, pas « { $value } ».
admin-count =
    { $count ->
        [one] Un en tout.
       *[other] { $count } en tout.
    }
admin-entries =
    { $count ->
        [one] Son journal a une entrée. À la table, ou à qui elle est :
       *[other] Son journal a { $count } entrées. À la table, ou à qui elle est :
    }
admin-table =
    { $id }  { $game }  { $stage }  { $created }{ $public ->
        [yes] {"  publique"}
       *[no] {""}
    }  { $names }
admin-person =
    { $id }  { $name }{ $login ->
        [none] {""}
       *[other] {"  "}({ $login })
    }  vu le { $seen }{ $muted ->
        [none] {""}
       *[other] {"  "}ne parle pas avant { $muted }
    }{ $banned ->
        [none] {""}
       *[other] {"  "}n'entre pas avant { $banned }
    }
admin-report =
    { $number }  { $at }  sur { $about } à { $table } : { $text }{ $quote ->
        [none] {""}
       *[other] {"  "}Mot pour mot : « { $quote } »
    }{ $settled ->
        [yes] {"  "}(réglé)
       *[no] {""}
    }
admin-order =
    { $number }  { $at }  { $by }  { $what }{ $about ->
        [none] {""}
       *[other] {"  "}{ $about }
    }{ $until ->
        [none] {""}
       *[other] {"  "}jusqu'à { $until }
    }{ $note ->
        [none] {""}
       *[other] {"  "}« { $note } »
    }

## La base

store-bytes = { $megabytes } Mo en tout.
store-rows =
    { $rows ->
        [one] { $sheet } : { $rows } ligne
       *[other] { $sheet } : { $rows } lignes
    }
store-could-go =
    Avec ces durées, on pourrait effacer : { $guests ->
        [one] un invité
       *[other] { $guests } invités
    }, { $open ->
        [one] une table sans partie
       *[other] { $open } tables sans partie
    }, { $over ->
        [one] une partie finie.
       *[other] { $over } parties finies.
    }
store-went =
    Effacés : { $guests ->
        [one] un invité
       *[other] { $guests } invités
    }, { $open ->
        [one] une table sans partie
       *[other] { $open } tables sans partie
    }, { $over ->
        [one] une partie finie.
       *[other] { $over } parties finies.
    }
store-backed-up =
    { $rows ->
        [one] { $path } contient la seule ligne.
       *[other] { $path } contient les { $rows } lignes.
    }
store-restored =
    { $rows ->
        [one] Une ligne remise en place.
       *[other] { $rows } lignes remises en place.
    }
store-failed = Impossible : { $reason }
store-compacted = { $before } Mo avant, { $after } Mo maintenant.
store-no-record = Il n'y a pas d'enregistrement de cette table. « tinstar admin tables » liste celles qui sont gardées.
store-rated =
    { $missing ->
        [0] Aucun résultat ne manquait.
        [one] Un résultat manquait, le voilà noté.
       *[other] { $missing } résultats manquaient, les voilà notés.
    } { $results ->
        [0] Aucun résultat ne compte
        [one] Un résultat compte
       *[other] { $results } résultats comptent
    } ; { $ratings ->
        [0] aucun classement n'en découle.
        [one] un classement en découle.
       *[other] { $ratings } classements en découlent.
    }
store-rated-otherwise = Quand la partie de la table { $table } a été comptée, elle a changé les classements autrement.
