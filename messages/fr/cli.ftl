### La commande tinstar. Règles d'écriture : common.ftl.

## Aide

help-usage = Comment s'en servir :
help-commands = Commandes
help-arguments = Ce qu'il lui faut
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

    Codes de sortie : 0 tout va bien, 1 un enregistrement ne tient pas, 2 une entrée est fausse.
help-games = Liste les jeux, pour combien de joueurs, et leurs options.
help-games-json = Écrit du JSON, pour les programmes
help-games-examples =
    Exemples :
      tinstar games
      tinstar games --json
help-play = Joue une partie dans ce terminal : chacun son tour devant l'écran, des robots aux autres places.
help-play-game = Le jeu, comme dans la liste de tinstar games
help-play-players = Le nombre de joueurs ; le plus petit que le jeu permet si rien n'est dit
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
help-simulate-players = Le nombre de joueurs ; le plus petit que le jeu permet si rien n'est dit
help-simulate-games = Le nombre de parties
help-simulate-seed = Le nombre dont suit tout le hasard : la même graine donne les mêmes parties
help-simulate-bots = Qui joue : random ou instinct pour chaque place ; une liste courte recommence, et tous changent de place d'une partie à l'autre
help-simulate-threads = Le nombre de fils d'exécution ; tous ceux de la machine si rien n'est dit. Les résultats n'en dépendent pas
help-simulate-options = Change une option du jeu ; peut être répété
help-simulate-rules = Compte aussi combien de fois chaque règle a servi, et liste celles qui n'ont jamais servi
help-simulate-records = Écrit l'enregistrement de chaque partie dans ce dossier
help-simulate-json = Écrit un objet JSON, pour les programmes
help-simulate-examples =
    Exemples :
      tinstar simulate catching-santa --players 4 --games 100000
      tinstar simulate catching-santa --players 4 --bots instinct,random,random,random --games 10000
      tinstar simulate catching-santa --games 1000 --rules --json
      tinstar simulate catching-santa --games 10 --records parties/
      tinstar simulate catching-santa --option spaces=48
help-balance = Joue beaucoup de parties entre robots à chaque sorte de table et en écrit une page, avec des graphiques.
help-balance-game = Le jeu, comme dans la liste de tinstar games
help-balance-games = Le nombre de parties que chaque sorte de robot joue à chaque table
help-balance-seed = Le nombre dont suit tout le hasard : la même graine écrit la même page
help-balance-threads = Le nombre de fils d'exécution ; tous ceux de la machine si rien n'est dit. La page n'en dépend pas
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
help-ladder-seed = Le nombre dont suit tout le hasard
help-ladder-threads = Le nombre de fils d'exécution ; tous ceux de la machine si rien n'est dit
help-ladder-options = Un choix fait avant la partie ; peut être répété
help-ladder-out = Le dossier de la page et de ce qui a été joué : relancée, la commande continue de là
help-ladder-examples =
    Exemples :
      tinstar ladder rolling-bandits --players 4
      tinstar ladder colt-express --bots deputy,sheriff,marshal@200ms --deals 100 --out /tmp/strength
help-replay = Montre une partie enregistrée coup par coup, chaque ligne avec sa règle.
help-replay-record = Le fichier d'enregistrement
help-replay-seat = Avec les yeux de cette place, numérotée à partir de 0
help-replay-spectator = Avec les yeux de quelqu'un qui regarde
help-replay-all = Tout, ce qui est déjà le cas sans rien dire
help-replay-step = Seulement ce coup, avec la table telle qu'elle était ; 0 est juste après la mise en place
help-replay-json = Écrit un objet JSON, pour les programmes
help-replay-examples =
    Exemples :
      tinstar replay partie.json
      tinstar replay partie.json --seat 1 --step 40
      tinstar replay partie.json --json
help-verify = Vérifie un enregistrement : la graine correspond à l'empreinte publiée avant la partie, chaque coup est permis, le résultat est juste.
help-verify-record = Le fichier d'enregistrement
help-verify-json = Écrit un objet JSON, pour les programmes
help-verify-examples =
    Exemples :
      tinstar verify partie.json

    Le code de sortie 1 veut dire que l'enregistrement ne tient pas ; le coup et la raison sont nommés.
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
help-serve-store = Où tout est gardé : sqlite:CHEMIN ou postgres://NOM:SECRET@HÔTE/BASE ; sinon un fichier dans ton dossier de données
help-serve-listen = L'adresse où écouter
help-serve-secure_cookies = N'envoie les cookies que par TLS : pour un serveur joint par https
help-serve-origins = Une page qui peut se servir des cookies, comme https://play.example.org ; peut être donnée plusieurs fois. Sinon, la page doit être sur le même hôte
help-serve-behind_proxy = Lit les adresses dans X-Forwarded-For, qu'un mandataire placé devant doit remplir
help-serve-log = Comment les demandes sont notées
help-serve-no_limits = Ne limite rien : seulement pour des essais de charge
help-serve-open = Ouvre la page dans ton navigateur
help-serve-bot_pause = Le temps qu'un robot attend avant de jouer, en millisecondes, pour qu'on puisse suivre
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
help-load = Lance son propre serveur sur cette machine, joue à beaucoup de tables à la fois, et montre ce que cela coûte.
help-load-game = Quel jeu est joué, à aussi peu que le jeu le permet
help-load-tables = Combien de tables à la fois
help-load-moves = Combien de coups à chacune
help-load-watchers = Combien de spectateurs de plus à chaque table
help-load-think = Combien de temps un joueur réfléchit, en millisecondes
help-load-examples =
    Exemples :
      tinstar load
      tinstar load --game colt-express --tables 200 --moves 100 --watchers 4

## Ce qui n'a pas marché

cli-unknown-game = Il n'y a pas de jeu « { $game } » ici. Il y a : { $known }.
cli-unknown-bot = Il n'y a pas de robot « { $bot } ». Il y a : { $known }.
cli-bad-budget = « { $bot } » n'est pas un robot. Après le @ vient ce qu'une décision peut coûter à un robot qui cherche (sheriff, marshal, legend) : un temps, comme marshal@200ms ou legend@2s, ou le nombre de parties qu'il essaie, comme sheriff@500.
cli-bad-ladder = La ligne { $line } de { $path } n'est pas d'une échelle. Déplace le fichier pour en commencer une autre.
cli-unknown-language = Tinstar ne parle pas « { $tag } ». Il parle en et fr.
cli-unknown-rule = Les règles de { $game } n'ont pas de « { $id } ». Il y a { $ranges }.
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
cli-no-entropy = Le système ne donne pas de nombres au hasard : { $reason }. Sans eux, aucune partie loyale ne peut commencer.

## Jeux et règles

cli-game =
    { $least } à { $most } joueurs, { $from } à { $to } minutes.
cli-games-next = Pour jouer : tinstar play JEU. Pour simuler : tinstar simulate JEU. Pour en savoir plus : tinstar --help.
cli-source = Source
cli-status = Statut
cli-assumed = supposée ; le livret ne dit pas tout
cli-not-assumed = comme dans le livret
cli-test = Test
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
    L'enregistrement tient : la graine correspond à l'empreinte { $commitment }, { $steps ->
        [one] son seul coup est permis
       *[other] les { $steps } coups sont permis
    } et le résultat est le même.

## À la table

cli-commitment = Le hasard de cette partie est fixé. L'empreinte de sa graine est { $commitment } ; la graine elle-même est montrée à la fin.
cli-seed = La graine était { $seed }. « tinstar verify » vérifie chaque dé d'une partie enregistrée.
cli-curtain = C'est à { $seat } de venir devant l'écran. Les autres regardent ailleurs ; { $seat } appuie sur Entrée.
cli-keys = Un numéro choisit. h : conseil, t : table, r CS-24 : une règle, q : partir.
cli-hint = L'instinct choisirait : { $action }.
cli-unclear = Tape un numéro de 1 à { $most }, ou h, t, r et une règle, ou q.
cli-no-such-rule = Il n'y a pas de règle « { $id } » dans ce jeu.

## Le serveur de tables

serve-ready = Les tables sont servies à { $address }. Arrête avec Ctrl-C.
serve-stopped = Arrêté. Tout ce qui a été fait est gardé.
serve-no-store = Le dépôt ne s'ouvre pas : { $reason }
serve-no-listen = On ne peut pas écouter à { $address } : { $reason }. Choisis une autre adresse avec --listen.
serve-no-home = Il n'y a pas de dossier de données : ni XDG_DATA_HOME ni HOME. Nomme un dépôt avec --store.
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
serve-load-failed = L'essai n'a pas pu avoir lieu : { $reason }
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
serve-load-times = De l'envoi à la dernière réception : la moitié en { $half } ms, 99 % en { $most } ms.
serve-load-memory = { $kib } Kio de mémoire par table avec ses connexions.
serve-load-bytes =
    { $bytes ->
        [one] { $bytes } octet
       *[other] { $bytes } octets
    } par mise à jour d'une connexion.
