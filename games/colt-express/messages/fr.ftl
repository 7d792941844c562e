### Colt Express et le Lutin du Père Noël. Comment s'écrivent les fichiers de messages : messages/en/common.ftl.
###
### Un lieu est un groupe de mots qui dit où : « dans le wagon 2 », « sur le toit du wagon 2 ».

colt-express-title = Colt Express
colt-express-pitch = Prépare tes coups en secret, puis regarde les plans se télescoper : pille le train, évite le Marshal et garde un œil sur le Lutin.

## Options

ce-option-horses = Si l'on joue avec Chevaux & Diligence : on ou off.
ce-option-prisoners = Si l'on joue avec Marshal & Prisonniers : on ou off. L'un des 3 à 8 joueurs est alors le Marshal.
ce-option-prison-cards = Si les cartes Manche de Marshal & Prisonniers sont mêlées aux autres : on ou off. On ne connaît pas les vraies ; les nôtres sont inventées.
ce-option-mei = Si l'on peut choisir Mei sans joueur Marshal : on ou off. On joue alors jusqu'à sept.
ce-option-teams = Si les voisins jouent deux par deux : on ou off. À 4 ou 6 joueurs, sans Marshal & Prisonniers et sans les règles expertes.
ce-option-characters = Comment les personnages trouvent leur joueur : chosen (choisis dans l'ordre des places) ou dealt (distribués au hasard).
ce-option-elf = Si le Lutin du Père Noël est du voyage : on ou off.
ce-option-expert = Si la main se joue selon les règles expertes : on ou off. À deux joueurs, ce n'est jamais le cas.
ce-option-abilities = Si les personnages ont leur capacité : on ou off.
ce-option-plan = Si l'on peut revoir les cartes déjà jouées : open (oui) ou covered (couvertes, comme de vraies cartes).
# Leur nom, et celui de ce qu'elles peuvent être, dans le navigateur.
colt-express-option-horses = Chevaux & Diligence
colt-express-option-horses-off = reste dans la boîte
colt-express-option-horses-on = galope à côté du train : chevaux, otages, whisky
colt-express-option-prisoners = Marshal & Prisonniers
colt-express-option-prisoners-off = reste dans la boîte
colt-express-option-prisoners-on = l'un de vous est le Marshal (la moitié de ses règles est reconstituée)
colt-express-option-prison_cards = Cartes Manche de Marshal & Prisonniers
colt-express-option-prison_cards-off = laissées de côté
colt-express-option-prison_cards-on = mêlées aux autres (toutes sont reconstituées)
colt-express-option-mei = Mei, sans joueur Marshal
colt-express-option-mei-off = reste dans la boîte
colt-express-option-mei-on = peut être choisie, pour sept bandits au plus
colt-express-option-teams = Équipes de deux
colt-express-option-teams-off = chacun pour soi
colt-express-option-teams-on = les voisins jouent ensemble, 1 avec 2, 3 avec 4, 5 avec 6 : à 4 ou 6, sans Marshal & Prisonniers ni règles expertes
colt-express-option-characters = Personnages
colt-express-option-characters-chosen = choisis, dans l'ordre des places
colt-express-option-characters-dealt = distribués au hasard
colt-express-option-elf = Le Lutin du Père Noël
colt-express-option-elf-on = est du voyage
colt-express-option-elf-off = reste à la maison
colt-express-option-expert = Règles expertes de la main
colt-express-option-expert-on = utilisées, à partir de trois joueurs
colt-express-option-expert-off = pas utilisées
colt-express-option-abilities = Capacités des personnages
colt-express-option-abilities-on = en jeu
colt-express-option-abilities-off = laissées de côté
colt-express-option-plan = Cartes déjà jouées
colt-express-option-plan-open = restent visibles
colt-express-option-plan-covered = sont couvertes, comme avec de vraies cartes : il faut s'en souvenir

## Noms

ce-player-1 = Joueur 1
ce-player-2 = Joueur 2
ce-player-3 = Joueur 3
ce-player-4 = Joueur 4
ce-player-5 = Joueur 5
ce-player-6 = Joueur 6
ce-belle = Belle
ce-cheyenne = Cheyenne
ce-django = Django
ce-doc = Doc
ce-ghost = Ghost
ce-tuco = Tuco
# Les personnages eux-mêmes, peu importe qui les joue : leur nom ne devient pas celui du joueur.
ce-character-belle = { ce-belle }
ce-character-cheyenne = { ce-cheyenne }
ce-character-django = { ce-django }
ce-character-doc = { ce-doc }
ce-character-ghost = { ce-ghost }
ce-character-tuco = { ce-tuco }
ce-card-move = Déplacement
ce-card-change-floor = Changement d'étage
ce-card-fire = Tir
ce-card-robbery = Braquage
ce-card-punch = Coup de poing
ce-card-marshal = Marshal
ce-card-ride = Chevauchée
ce-card-bullet = Balle
ce-purse = Bourse
    .the = une bourse
ce-jewel = Bijou
    .the = un bijou
ce-whiskey = Whisky
    .the = une flasque de whisky
ce-open-classic = Whisky classique, entamé
    .the = une flasque entamée de whisky classique
ce-open-old = Vieux whisky, entamé
    .the = la flasque entamée de vieux whisky
ce-classic-whiskey = Whisky classique
    .the = du whisky classique
ce-old-whiskey = Vieux whisky
    .the = du vieux whisky
ce-banker = Banquier
    .the = le Banquier
ce-poodle = Caniche de Madame
    .the = le Caniche de Madame
ce-minister = Ministre
    .the = le Ministre
ce-teacher = Institutrice
    .the = l'Institutrice
ce-zealot = Dévote
    .the = la Dévote
ce-old-lady = Vieille dame
    .the = la Vieille dame
ce-poker-player = Joueuse de poker
    .the = la Joueuse de poker
ce-photographer = Photographe
    .the = le Photographe
ce-strongbox = Mallette
    .the = une mallette
ce-turn-standard = Normal
ce-turn-tunnel = Tunnel
ce-turn-speeding-up = Accélération
ce-turn-switching = Aiguillage
ce-turn-turmoil = Tumulte
ce-angry-marshal = Colère du Marshal
ce-swivel-arm = Bras pivotant
ce-braking = Freinage
ce-take-it-all = Tout prendre
ce-passengers-rebellion = Révolte des passagers
ce-marshals-revenge = Vengeance du Marshal
ce-pickpocketing = Pickpocket
ce-hostage-taking = Prise d'otage du conducteur
ce-panting-horses = Chevaux essoufflés
ce-marshals-whiskey = Whisky pour le Marshal
ce-higher-speed = Pleine vitesse
ce-shotguns-rage = Rage du Shotgun
ce-mortal-bullet = Balle mortelle
ce-sharing-the-loot = Partage du butin
ce-escape = Évasion
ce-purses =
    { $count ->
        [one] Bourse
       *[other] Bourses
    }
ce-jewels =
    { $count ->
        [one] Bijou
       *[other] Bijoux
    }
ce-strongboxes =
    { $count ->
        [one] Mallette
       *[other] Mallettes
    }
ce-ransoms =
    { $count ->
        [one] Rançon du conducteur
       *[other] Rançons du conducteur
    }
ce-gunslinger-prize = As de la gâchette
ce-partners-loot = Butin du partenaire
ce-put-out = Élimination par le Lutin
ce-hostages =
    { $count ->
        [one] Rançon d'un otage
       *[other] Rançons d'otages
    }
ce-shared = Mallettes partagées avec d'autres
ce-mortal-bullets =
    { $count ->
        [one] Balle mortelle
       *[other] Balles mortelles
    }
ce-arrested-line = Sous les verrous : pas d'évasion

ce-inside-0 = dans la Locomotive
ce-inside-1 = dans le wagon 1
ce-inside-2 = dans le wagon 2
ce-inside-3 = dans le wagon 3
ce-inside-4 = dans le wagon 4
ce-inside-5 = dans le wagon 5
ce-inside-6 = dans le wagon 6
ce-roof-0 = sur le toit de la Locomotive
ce-roof-1 = sur le toit du wagon 1
ce-roof-2 = sur le toit du wagon 2
ce-roof-3 = sur le toit du wagon 3
ce-roof-4 = sur le toit du wagon 4
ce-roof-5 = sur le toit du wagon 5
ce-roof-6 = sur le toit du wagon 6
ce-inside-stagecoach = dans la diligence
ce-roof-stagecoach = sur le toit de la diligence

## Ce qui se passe : mise en place et préparation

ce-train-built =
    { $count ->
        [one] Le train a un wagon derrière la Locomotive.
       *[other] Le train a { $count } wagons derrière la Locomotive.
    }
ce-first-player = Premier joueur : { $seat }.
ce-teams-paired = Les équipes : { $bandit } et { $target }, { $bandit2 } et { $target2 }, { $bandit3 } et { $target3 }.
ce-start-chosen = { $seat } a choisi qui commence dans le wagon de queue.
ce-start-chosen-seen = { $seat } a choisi { $bandit } pour commencer dans le wagon de queue.
ce-decks-built = Chacun forme une seule pioche pour ses deux bandits, avec une seule carte Marshal pour les deux.
ce-picked = { $seat } prend une carte en main.
ce-picked-seen = { $seat } prend une carte en main : { $card }.
ce-left-uncovered = { $seat } ne couvre pas le tir.
ce-joined = { $seat } joue { $bandit }.
ce-placed = { $bandit } commence { $at }.
ce-stagecoach-came =
    { $count ->
        [one] La diligence arrive le long de la Locomotive, le Shotgun sur le toit. Un otage est à bord : { $hostages }.
       *[other] La diligence arrive le long de la Locomotive, le Shotgun sur le toit. Les otages à bord : { $hostages }.
    }
ce-rider-chose = Le choix de { $bandit } est fait.
ce-rider-chose-board = { $bandit } va monter ici.
ce-rider-chose-on = { $bandit } va continuer à cheval.
ce-turmoil-chosen = Le choix de { $seat } est fait.
ce-turmoil-chosen-draw = { $seat } va piocher trois cartes.
ce-turmoil-chosen-card = { $seat } va jouer { $card }.
ce-sipped = { $bandit } ouvre une flasque et boit : { $kind }.
ce-sipped-last = { $bandit } vide une flasque : { $kind }.
ce-retained = { $seat } garde une carte.
ce-retained-seen = { $seat } garde une carte : { $card }.
ce-elf-placed = Le Lutin du Père Noël attend { $at }.
ce-token-dealt = { $bandit } reçoit un jeton du Lutin, face cachée.
ce-token-dealt-gift = { $bandit } reçoit un jeton du Lutin : un Cadeau !
ce-token-dealt-empty = { $bandit } reçoit un jeton du Lutin : il est Vide.
ce-partnered = { $seat } et { $partner } jouent ensemble.
ce-borrowed = { $seat } pioche une carte chez { $partner }.
ce-borrowed-seen = { $seat } pioche une carte chez { $partner } : { $cards }.
ce-hand-drawn =
    { $count ->
        [one] { $seat } pioche une carte pour la manche.
       *[other] { $seat } pioche { $count } cartes pour la manche.
    }
ce-hand-drawn-seen =
    { $count ->
        [one] { $seat } pioche une carte pour la manche : { $cards }.
       *[other] { $seat } pioche { $count } cartes pour la manche : { $cards }.
    }
ce-reshuffled = { $seat } mélange sa défausse et en fait une nouvelle pioche.
ce-bullets-laid-aside =
    { $count ->
        [one] { $seat } met une Balle de côté.
       *[other] { $seat } met { $count } Balles de côté.
    }
ce-round-began =
    { $what ->
        [none] Manche { $round } ! Les tours : { $turns }.
       *[other] Manche { $round } ! Les tours : { $turns }. À la fin : { $what }.
    }
ce-drew =
    { $count ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
ce-drew-seen =
    { $count ->
        [one] { $seat } pioche une carte : { $cards }.
       *[other] { $seat } pioche { $count } cartes : { $cards }.
    }
ce-played = { $bandit } joue { $card }.
ce-played-face-down = { $bandit } joue { $card }, face cachée.
ce-played-hidden = { $bandit } joue une carte face cachée.
ce-played-for = { $seat } joue { $card } pour { $bandit }.
ce-played-face-down-for = { $seat } joue { $card } pour { $bandit }, face cachée.
ce-played-hidden-for = { $seat } joue une carte pour { $bandit }, face cachée.
ce-passed = { $seat } ne peut ni jouer ni piocher.
ce-scheming-ended = Assez comploté : place au pillage !
ce-laid-aside = { $seat } met une carte de côté.
ce-laid-aside-seen = { $seat } met une carte de côté : { $card }.
ce-kept =
    { $count ->
        [0] { $seat } ne garde aucune carte.
        [one] { $seat } garde une carte.
       *[other] { $seat } garde { $count } cartes.
    }

## Ce qui se passe : le pillage

ce-turned = { $bandit } : { $card }.
ce-no-effect = { $bandit } ne peut rien faire avec { $card }.
ce-moved = { $bandit } est maintenant { $to }.
ce-elf-followed = Le Lutin suit { $bandit } : le voilà { $to }.
ce-rode = { $bandit } part au galop et remonte { $to }.
ce-rode-away = { $bandit } s'éloigne du train au galop : hors de danger !
ce-hostage-taken = { $bandit } prend un otage : { $hostage }.
ce-driven-off = Le Shotgun chasse { $bandit } : { $to }.
ce-shotgun-punched = { $bandit } fait tomber le Shotgun de la diligence : le voilà { $to }.
ce-flask-dropped =
    { $kind ->
        [none] { $target } lâche une flasque de whisky { $at }.
       *[other] { $target } lâche une flasque { $at } : { $kind }.
    }
ce-flask-taken =
    { $kind ->
        [none] { $bandit } ramasse une flasque de whisky.
       *[other] { $bandit } ramasse une flasque : { $kind }.
    }
ce-marshal-moved = Le Marshal est maintenant { $to }.
ce-fled = { $bandit } tombe sur le Marshal et s'enfuit : { $to }.
ce-hit = { $bandit } prend une Balle neutre.
ce-spared =
    { $count ->
        [one] Il ne reste plus de Balle neutre pour { $bandits }.
       *[other] Il ne reste pas assez de Balles neutres pour { $bandits } : aucun n'en reçoit.
    }
ce-shot =
    { $left ->
        [0] { $bandit } tire sur { $target } avec sa dernière Balle.
        [one] { $bandit } tire sur { $target } ; il lui reste une Balle.
       *[other] { $bandit } tire sur { $target } ; il lui reste { $left } Balles.
    }
ce-knocked-back = Le tir repousse { $target } : { $to }.
ce-stood-firm = Le tir ne peut pas repousser { $target } : le train finit là.
ce-punched = { $bandit } frappe { $target }.
ce-chose = { $bandit } vise { $loot } de { $target }.
ce-dropped =
    { $value ->
        [none] { $target } laisse tomber { $loot } { $at }.
       *[other] { $target } laisse tomber { $loot } de { $value ->
            [one] { $value } dollar
           *[other] { $value } dollars
        } { $at }.
    }
ce-snatched =
    { $value ->
        [none] { $bandit } arrache une bourse à { $target }.
       *[other] { $bandit } arrache une bourse de { $value ->
            [one] { $value } dollar
           *[other] { $value } dollars
        } à { $target }.
    }
ce-pushed = { $target } fait un vol plané : { $to }.
ce-robbed =
    { $value ->
        [none] { $bandit } ramasse { $loot }.
       *[other] { $bandit } ramasse { $loot } de { $value ->
            [one] { $value } dollar
           *[other] { $value } dollars
        }.
    }

## Ce qui se passe : fin de manche et fin de partie

ce-happened = La manche finit par un événement : { $what }.
ce-thrown = La secousse emporte { $bandit } : { $to } !
ce-stagecoach-moved =
    { $car ->
        [0] La diligence est le long de la Locomotive.
       *[other] La diligence recule jusqu'au wagon { $car }.
    }
ce-horses-moved = Les chevaux reculent d'un wagon.
ce-horse-lost =
    { $car ->
        [0] Le cheval à côté de la Locomotive n'en peut plus.
       *[other] Un cheval à côté du wagon { $car } n'en peut plus.
    }
ce-marshal-drank = Le Marshal trouve une flasque et la vide : { $kind } !
ce-loot-shared =
    { $bandit } doit partager chaque mallette avec ceux qui sont là : { $each ->
        [one] { $each } dollar
       *[other] { $each } dollars
    } chacun pour { $bandits }.
ce-arrested =
    { $count ->
        [one] { $bandits } est encore sur le train : en prison !
       *[other] { $bandits } sont encore sur le train : en prison !
    }
ce-mortally-hit =
    Les Balles de cette manche coûtent à { $bandit } { $lost ->
        [one] { $lost } dollar
       *[other] { $lost } dollars
    }.
ce-hostage-ransomed =
    { $ransom ->
        [0] Personne ne paie rien à { $bandit } pour un otage : { $hostage }.
       *[other] { $bandit } reçoit une rançon de { $ransom ->
            [one] { $ransom } dollar
           *[other] { $ransom } dollars
        } : { $hostage }.
    }
ce-won-together = { $seats } gagnent ensemble !
ce-won-nobody = Tout le monde est en prison : personne ne gagne.
ce-strongbox-placed = La seconde mallette apparaît { $at }.
ce-purse-lost =
    La vengeance du Marshal coûte à { $bandit } une bourse de { $value ->
        [one] { $value } dollar
       *[other] { $value } dollars
    }.
ce-left-alone = { $bandit } ne prend aucune bourse.
ce-ransomed = { $bandit } tient le conducteur en otage : 250 dollars.
ce-ended = Le train est arrivé : on compte le butin.
ce-gunslingers =
    { $count ->
        [one] { $bandits } a tiré le plus de Balles : As de la gâchette, 1000 dollars !
       *[other] { $bandits } ont tiré le plus de Balles : 1000 dollars pour chacun !
    }
ce-gunslinger-team = { $bandits } ont tiré le plus sur les autres : As de la gâchette, 1000 dollars pour leur joueur !
ce-gunslinger-teams = Les deux équipes ont tiré autant l'une sur l'autre : 1000 dollars pour chaque joueur !
ce-gunslinger-partners =
    { $count ->
        [2] { $bandits } ont tiré le plus sur les autres : As de la gâchette, 1000 dollars pour leur équipe !
       *[other] { $bandits } ont tiré le plus sur les autres : 1000 dollars pour chacune de leurs équipes !
    }
ce-gunslinger-partners-none = Personne n'a tiré, tous sont à égalité : As de la gâchette, 1000 dollars pour chaque équipe !
ce-gunslingers-none = Personne n'a tiré, tous sont à égalité : As de la gâchette, 1000 dollars pour chacun !
ce-counted =
    { $bandit } a { $wealth ->
        [one] { $wealth } dollar
       *[other] { $wealth } dollars
    }.
ce-tokens-turned =
    { $count ->
        [one] On retourne les jetons : { $bandits } a un Cadeau.
       *[other] On retourne les jetons : { $bandits } ont un Cadeau.
    }
ce-eliminated-near =
    { $count ->
        [one] Le Lutin est { $at }, près du conducteur : { $bandits } est hors jeu.
       *[other] Le Lutin est { $at }, près du conducteur : { $bandits } sont hors jeu.
    }
ce-eliminated-far =
    { $count ->
        [one] Le Lutin est { $at }, loin du conducteur : { $bandits } est hors jeu.
       *[other] Le Lutin est { $at }, loin du conducteur : { $bandits } sont hors jeu.
    }
ce-won =
    { $count ->
        [one] { $seats } gagne !
       *[other] { $seats } se partagent la victoire !
    }

## Ce qui est demandé

ce-prompt-cast = { $seat }, qui veux-tu être ?
ce-prompt-start = { $seat }, qui commence dans le wagon de queue ? L'autre commence dans le wagon juste devant.
ce-prompt-pick = { $seat }, quelle carte prends-tu avant de piocher ?
ce-prompt-cover = { $seat }, { $bandit } tire. Veux-tu couvrir le tir avec une carte de ton autre bandit ?
ce-prompt-scheme = { $seat }, à toi ({ $turn }). Jouer une carte ou piocher ?
ce-prompt-keep = { $seat }, quelles cartes mets-tu de côté ?
ce-prompt-move = Où va { $bandit } ?
ce-prompt-marshal = { $bandit } appelle le Marshal. Où va-t-il ?
ce-prompt-fire = Sur qui tire { $bandit } ?
ce-prompt-punch = Sur qui cogne { $bandit } ?
ce-prompt-knock = { $bandit } frappe { $target }. Qu'est-ce qui tombe ?
ce-prompt-take = { $bandit } a fait perdre une bourse à { $target }. La prendre ?
ce-prompt-push = { $bandit } envoie valser { $target }. Où ?
ce-prompt-rob = Que ramasse { $bandit } ?
ce-prompt-pickpocket = { $bandit } est tout près d'une bourse, et personne ne regarde. La prendre ?
ce-prompt-attack = { $bandit } galope le long du wagon { $car }. Monter ici, ou continuer ?
ce-prompt-last-rider = Il n'y a plus que { $bandit } à cheval. Quel wagon ?
ce-prompt-turmoil = { $seat }, { $turn } : tout le monde choisit en même temps, en secret. Une carte, ou piocher ?
ce-prompt-drunk = { $seat }, ça fait du bien. Jouer une carte ou piocher ?
ce-prompt-drunk-play = { $seat }, du vieux whisky : quelle carte joues-tu d'abord ?
ce-prompt-retain =
    { $count ->
        [one] { $seat }, tu peux garder une carte pour la manche suivante. Laquelle ?
       *[other] { $seat }, tu peux garder { $count } cartes pour la manche suivante. Lesquelles ?
    }
ce-prompt-ride = { $bandit } saute sur un cheval. Pour aller où ?
ce-prompt-dodge = Le Shotgun a touché { $bandit }. Par où fuir ?
ce-prompt-hostage = { $bandit } est avec les otages et doit en prendre un. Lequel ?
ce-prompt-over = La partie est finie.

## Ce qu'on peut faire

ce-choose-belle = { $bandit } : personne ne la vise tant qu'il y a une autre cible
ce-choose-cheyenne = { $bandit } : prend la bourse qu'elle fait tomber d'un coup de poing
ce-choose-django = { $bandit } : ses tirs repoussent leur cible
ce-choose-doc = { $bandit } : pioche sept cartes
ce-choose-ghost = { $bandit } : peut cacher la première carte d'une manche
ce-choose-tuco = { $bandit } : tire à travers le toit
ce-choose-team = { $bandit } et { $target }
ce-action-start = { $bandit } commence dans le wagon de queue
ce-action-stop = Pas d'autre carte
ce-action-draw = Piocher trois cartes
ce-action-play = { $card }
ce-action-play-face-down = { $card }, face cachée
ce-action-play-for = { $bandit } : { $card }
ce-action-play-face-down-for = { $bandit } : { $card }, face cachée
ce-action-lay-aside = Mettre de côté : { $card }
ce-action-keep = Garder le reste
ce-action-move = { $to }
ce-action-move-marshal = { $to }
ce-action-fire = Tirer sur { $target }
ce-action-punch = Frapper { $target }
ce-action-knock = Faire tomber { $loot }
ce-action-take = Prendre la bourse
ce-action-drop = La laisser tomber
ce-action-push = { $to }
ce-why-rob = Ça vaut environ { $value } dollars.
ce-why-target = Ce bandit a gros à perdre : environ { $value } dollars.
ce-action-rob = Prendre { $loot }
ce-action-rob-lost =
    { $value ->
        [none] Prendre la bourse perdue { $label }
       *[other] Prendre la bourse perdue { $label }, qui contient { $value ->
            [one] { $value } dollar
           *[other] { $value } dollars
        }
    }
ce-action-leave = Ne rien prendre
ce-action-board = Monter ici
ce-action-board-for = { $bandit } monte ici
ce-action-ride-on = Continuer
ce-action-ride-on-for = { $bandit } continue
ce-action-board-at = { $to }
ce-action-sip-classic =
    { $sips ->
        [one] Boire du whisky classique, dernière gorgée : trois cartes, puis un tour
       *[other] Boire du whisky classique : trois cartes, puis un tour
    }
ce-action-sip-classic-for =
    { $sips ->
        [one] { $bandit } : boire du whisky classique, dernière gorgée : trois cartes, puis un tour
       *[other] { $bandit } : boire du whisky classique : trois cartes, puis un tour
    }
ce-action-sip-old =
    { $sips ->
        [one] Boire du vieux whisky, dernière gorgée : une carte, puis un tour
       *[other] Boire du vieux whisky : une carte, puis un tour
    }
ce-action-sip-old-for =
    { $sips ->
        [one] { $bandit } : boire du vieux whisky, dernière gorgée : une carte, puis un tour
       *[other] { $bandit } : boire du vieux whisky : une carte, puis un tour
    }
ce-action-retain = Garder : { $card }
ce-action-retain-for = Garder pour { $bandit } : { $card }
ce-action-put-back = Remettre le reste
ce-action-ride = { $to }
ce-action-ride-away = Fuir à cheval
ce-action-dodge = { $to }
ce-action-punch-shotgun = Frapper le Shotgun
ce-action-rob-flask-known = Prendre la flasque : { $kind }
ce-take-banker = { $hostage } : 1000 dollars si tu as une mallette
ce-take-poodle = { $hostage } : 1000 dollars, mais une Balle neutre à chaque manche
ce-take-minister = { $hostage } : 900 dollars, mais une carte de moins en main
ce-take-teacher = { $hostage } : 800 dollars, mais aucun Coup de poing
ce-take-zealot = { $hostage } : 700 dollars, mais aucune Chevauchée
ce-take-old-lady = { $hostage } : 500 dollars par bijou, mais un seul pas sur les toits
ce-take-poker-player = { $hostage } : 250 dollars par bourse, mais sans ta capacité
ce-take-photographer = { $hostage } : 200 dollars par Balle des autres, mais rien de caché dans les tunnels

## La table en phrases

ce-describe-before = On choisit les personnages.
ce-describe-round =
    { $what ->
        [none] Manche { $round }, { $seat } commence. Les tours : { $turns }.
       *[other] Manche { $round }, { $seat } commence. Les tours : { $turns }. À la fin : { $what }.
    }
ce-describe-common =
    { $count ->
        [one] Une carte est sur la pile commune : { $bandit }, { $card }.
       *[other] { $count } cartes sont sur la pile commune ; au-dessus : { $bandit }, { $card }.
    }
ce-describe-common-hidden =
    { $count ->
        [one] Une carte est sur la pile commune, face cachée, jouée pour { $bandit }.
       *[other] { $count } cartes sont sur la pile commune ; celle du dessus est face cachée, jouée pour { $bandit }.
    }
ce-describe-stealing =
    { $count ->
        [0] { $bandit } joue { $card }, la dernière carte de la pile commune.
        [one] { $bandit } joue { $card }. Encore une carte dans la pile commune.
       *[other] { $bandit } joue { $card }. Encore { $count } cartes dans la pile commune.
    }
ce-describe-marshal = Le Marshal est { $to }.
ce-describe-elf = Le Lutin est { $at }.
ce-describe-stagecoach =
    { $car ->
        [0] La diligence longe la Locomotive, et le Shotgun garde une mallette sur son toit.
       *[other] La diligence longe le wagon { $car }, et le Shotgun garde une mallette sur son toit.
    }
ce-describe-stagecoach-unguarded =
    { $car ->
        [0] La diligence longe la Locomotive, et le Shotgun est sur le toit de la Locomotive.
       *[other] La diligence longe le wagon { $car }, et le Shotgun est sur le toit de ce wagon.
    }
ce-describe-riders = Encore à cheval, le long du wagon { $car } : { $bandits }.
ce-describe-horses =
    { $count ->
        [one] { $car ->
            [0] { $count } cheval trotte à côté de la Locomotive.
           *[other] { $count } cheval trotte à côté du wagon { $car }.
        }
       *[other] { $car ->
            [0] { $count } chevaux trottent à côté de la Locomotive.
           *[other] { $count } chevaux trottent à côté du wagon { $car }.
        }
    }
ce-describe-hostages =
    { $count ->
        [one] On peut encore prendre un otage : { $hostages }.
       *[other] On peut encore prendre des otages : { $hostages }.
    }
ce-describe-hostage = { $bandit } a un otage : { $hostage }.
ce-describe-flasks =
    { $count ->
        [one] { $bandit } a { $count } flasque de whisky.
       *[other] { $bandit } a { $count } flasques de whisky.
    }
ce-describe-flask =
    { $kind ->
        [none] Une flasque de whisky traîne { $at }.
       *[other] Une flasque traîne { $at } : { $kind }.
    }
ce-describe-fled = { $bandit } a fui à cheval.
ce-describe-floor =
    { $at } : { $purses ->
        [one] { $purses } bourse
       *[other] { $purses } bourses
    }, { $jewels ->
        [one] { $jewels } bijou
       *[other] { $jewels } bijoux
    }, { $strongboxes ->
        [one] { $strongboxes } mallette
       *[other] { $strongboxes } mallettes
    }.
ce-describe-bandit =
    { $bandit } est { $at } avec { $purses ->
        [one] { $purses } bourse
       *[other] { $purses } bourses
    }, { $jewels ->
        [one] { $jewels } bijou
       *[other] { $jewels } bijoux
    } et { $strongboxes ->
        [one] { $strongboxes } mallette
       *[other] { $strongboxes } mallettes
    } ; Balles restantes : { $bullets }, reçues : { $received }.
ce-describe-together = Ensemble { $at } : { $who }.
ce-describe-gift = Le jeton du Lutin de { $bandit } est un Cadeau.
ce-describe-empty = Le jeton du Lutin de { $bandit } est Vide.
ce-describe-cards =
    { $seat } a { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main et { $deck } dans la pioche.
ce-describe-hand =
    { $cards ->
        [none] Ta main est vide.
       *[other] Ta main : { $cards }.
    }

## Marshal & Prisonniers : les noms

ce-player-7 = Joueur 7
ce-player-8 = Joueur 8
ce-mei = Mei
ce-character-mei = { ce-mei }
ce-marshal = Marshal
    .the = le Marshal
ce-character-marshal = { ce-marshal }
    .the = le Marshal
ce-card-move-plus = Déplacement+
ce-card-change-floor-plus = Changement d'étage+
ce-card-arrest = Arrestation
ce-card-brilliant-idea = Idée géniale
ce-mailbag = Sac postal
    .the = un sac postal
ce-inside-7 = dans le wagon 7
ce-roof-7 = sur le toit du wagon 7
ce-cell = dans la cellule
ce-jailbreak = Évasion de prison
ce-guard-duty = Tour de garde
ce-patrol = Patrouille
ce-shoot-out = Fusillade
ce-head-count = Appel des détenus
ce-last-stand = Dernier rempart
ce-bribe = Pot-de-vin
ce-henchman-belle = Complice de Belle
    .the = le complice de Belle
ce-henchman-cheyenne = Complice de Cheyenne
    .the = le complice de Cheyenne
ce-henchman-django = Complice de Django
    .the = le complice de Django
ce-henchman-doc = Complice de Doc
    .the = le complice de Doc
ce-henchman-ghost = Complice de Ghost
    .the = le complice de Ghost
ce-henchman-tuco = Complice de Tuco
    .the = le complice de Tuco
ce-henchman-mei = Complice de Mei
    .the = le complice de Mei
ce-warrant-belle = Mandat contre Belle
ce-warrant-cheyenne = Mandat contre Cheyenne
ce-warrant-django = Mandat contre Django
ce-warrant-doc = Mandat contre Doc
ce-warrant-ghost = Mandat contre Ghost
ce-warrant-tuco = Mandat contre Tuco
ce-warrant-mei = Mandat contre Mei
ce-empty-cylinder = Barillet vide
ce-full-of-lead = Du plomb pour tous
ce-arch-enemy = Ennemi juré
ce-marked-man = Homme à abattre
ce-repeat-offender = Récidiviste
ce-mail-saved = Courrier sauvé
ce-under-lock-and-key = Sous les verrous
ce-gold-punch = Poing d'or
    .the = le Poing d'or
ce-silver-punch = Poing d'argent
    .the = le Poing d'argent
ce-bronze-punch = Poing de bronze
    .the = le Poing de bronze
ce-goals =
    { $count ->
        [one] Objectif atteint
       *[other] Objectifs atteints
    }
ce-mailbags =
    { $count ->
        [one] Sac postal
       *[other] Sacs postaux
    }
ce-brawlers =
    { $count ->
        [one] Carte As de la castagne
       *[other] Cartes As de la castagne
    }
ce-posters = Avis de recherche jamais retourné
ce-prisoners =
    { $count ->
        [one] Prisonnier libéré
       *[other] Prisonniers libérés
    }
ce-bribes = Pot-de-vin
ce-head-counts = Présence à l'appel des détenus

## Marshal & Prisonniers : ce qui se passe

ce-prison-came = Le wagon-prison ferme le train, avec deux sacs postaux dans son couloir. Dans la cellule : { $prisoners }.
ce-goal-drawn = { $seat } pioche un objectif.
ce-goal-drawn-seen = { $seat } pioche un objectif : { $goal }.
ce-plus-unused = { $seat } ne joue pas de deuxième carte.
ce-marshal-shot =
    { $left ->
        [0] Le Marshal tire sur { $target } avec la dernière Balle d'une pile.
        [one] Le Marshal tire sur { $target } ; il reste une Balle dans la pile.
       *[other] Le Marshal tire sur { $target } ; il reste { $left } Balles dans la pile.
    }
ce-jailed = Le Marshal arrête { $bandit } : direction la cellule !
ce-broke-out = { $bandit } s'échappe de la cellule : { $to }.
ce-prisoner-freed = { $bandit } libère { $prisoner }.
ce-bandit-freed = { $bandit } fait sortir { $target } de la cellule ; tous deux sont { $to }.
ce-claimed =
    { $value ->
        [none] Pour la peine, { $bandit } prend { $loot } : { $target } paie.
       *[other] Pour la peine, { $bandit } prend { $loot } de { $value ->
            [one] { $value } dollar
           *[other] { $value } dollars
        } : { $target } paie.
    }
ce-copied = { $bandit } a une idée géniale : refaire pareil, { $card }.
ce-marshal-punched = { $bandit } frappe le Marshal.
ce-marshal-punched-brawler = { $bandit } frappe le Marshal et gagne { $brawler }.
ce-marshal-stayed = Le Marshal reste où il est.
ce-head-counted = { $bandit } répond à l'appel des détenus.
ce-bribed = { $bandit } n'a aucun témoin et empoche un pot-de-vin.
ce-accomplished =
    { $mailbags ->
        [0] { $prisoners ->
            [0] Le Marshal n'a plus rien à sauver.
            [one] Un prisonnier est encore sous les verrous.
           *[other] { $prisoners } prisonniers sont encore sous les verrous.
        }
        [one] { $prisoners ->
            [0] Un sac postal est sauvé.
            [one] Un sac postal est sauvé, et un prisonnier est encore sous les verrous.
           *[other] Un sac postal est sauvé, et { $prisoners } prisonniers sont encore sous les verrous.
        }
       *[other] { $prisoners ->
            [0] { $mailbags } sacs postaux sont sauvés.
            [one] { $mailbags } sacs postaux sont sauvés, et un prisonnier est encore sous les verrous.
           *[other] { $mailbags } sacs postaux sont sauvés, et { $prisoners } prisonniers sont encore sous les verrous.
        }
    }
ce-goals-shown =
    { $fulfilled ->
        [0] Le Marshal montre ses objectifs : { $goals }. Aucun n'est atteint : le bandit le plus riche gagne.
        [one] Le Marshal montre ses objectifs : { $goals }. Un seul est atteint : le bandit le plus riche gagne.
       *[other] Le Marshal montre ses objectifs : { $goals }. { $fulfilled } sont atteints : le bandit le plus riche gagne.
    }
ce-goals-shown-won = Le Marshal montre ses objectifs : { $goals }. { $fulfilled } sont atteints : force reste à la loi.

## Marshal & Prisonniers : les questions

ce-prompt-climb = Où grimpe { $bandit } ?
ce-prompt-plus = { $seat }, tu peux poser encore une carte par-dessus. Laquelle ?
ce-prompt-volley =
    { $shots ->
        [one] Sur qui tire le Marshal, et de quelle pile ? Il reste un tir.
       *[other] Sur qui tire le Marshal, et de quelle pile ? Il reste { $shots } tirs.
    }
ce-prompt-arrest = Qui le Marshal arrête-t-il ?
ce-prompt-break-out = { $bandit } a une idée géniale et sort de la cellule. Par où ?
ce-prompt-free = { $bandit } a une idée géniale. Qui sort de la cellule ?
ce-prompt-claim = { $target } doit bien quelque chose à { $bandit } pour ça. Quoi ?
ce-prompt-patrol = Le Marshal peut se déplacer d'un wagon. Où ?

## Marshal & Prisonniers : ce qu'on peut faire

ce-choose-mei = { $bandit } : grimpe jusqu'au wagon voisin
ce-choose-marshal = { $bandit } : pourchasse tous les autres
ce-action-no-plus = Pas de deuxième carte
ce-action-climb = Grimper : { $to }
ce-action-shoot =
    { $left ->
        [one] Tirer sur { $target } avec la dernière Balle de la pile { $pile }
       *[other] Tirer sur { $target } avec la pile { $pile } de { $left } Balles
    }
ce-action-arrest = Arrêter { $target }
ce-action-break-out = Sortir : { $to }
ce-free-belle = { $prisoner } : on ne te vise pas tant qu'il y a une autre cible
ce-free-cheyenne = { $prisoner } : tu peux prendre la bourse que tu fais tomber
ce-free-django = { $prisoner } : ton tir repousse la cible
ce-free-doc = { $prisoner } : une carte de plus en main
ce-free-ghost = { $prisoner } : tu peux cacher ta première carte de la manche
ce-free-tuco = { $prisoner } : tu tires à travers le toit
ce-free-mei = { $prisoner } : tu grimpes jusqu'au wagon voisin
ce-action-free-bandit = { $target }, en échange d'un butin
ce-action-claim = Prendre { $loot }
ce-action-stay = Rester
ce-action-rob-mailbag-known =
    Prendre le sac postal de { $value ->
        [one] { $value } dollar
       *[other] { $value } dollars
    }

## Marshal & Prisonniers : la table en phrases

ce-describe-piles =
    Les deux piles du Marshal ont { $one } et { $other ->
        [one] { $other } Balle
       *[other] { $other } Balles
    }.
ce-describe-prisoners =
    { $count ->
        [one] Un prisonnier est dans la cellule : { $prisoners }.
       *[other] Prisonniers dans la cellule : { $prisoners }.
    }
ce-describe-arrests =
    { $count ->
        [one] Arrestation de { $bandit } : une fois.
       *[other] Arrestations de { $bandit } : { $count }.
    }
ce-describe-freed = { $bandit } a libéré { $prisoners }.
ce-describe-mailbags =
    { $count ->
        [one] { $bandit } a un sac postal.
       *[other] { $bandit } a { $count } sacs postaux.
    }
ce-describe-brawler = { $bandit } a { $brawler }.
ce-describe-mailbag =
    { $value ->
        [none] Un sac postal traîne { $at }.
       *[other] Un sac postal de { $value ->
            [one] { $value } dollar
           *[other] { $value } dollars
        } traîne { $at }.
    }
ce-describe-goal = Ton objectif : { $goal }.
