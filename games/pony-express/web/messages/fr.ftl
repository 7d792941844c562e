### Ce que le plateau de Pony Express dit de lui-même. « Pillards » traduit le mot « Indians » du livret.

## La carte

board-pony-express-map = La piste de Saint-Joseph à Sacramento
board-pony-express-strip = La course en ce moment
board-pony-express-rockies = MONTAGNES ROCHEUSES
board-pony-express-sierra = SIERRA NEVADA
board-pony-express-prairie = LES GRANDES PLAINES
board-pony-express-desert = DÉSERT : RELANCE À 2
board-pony-express-space = Case { $space } : { $kind }.
board-pony-express-space-with = Case { $space } : { $kind }. Ici : { $riders }.
board-pony-express-mailbox = Sacramento, boîte aux lettres { $number }.

## Les cavaliers

board-pony-express-riders = Les cavaliers
board-pony-express-at = { $space } : { $kind }
board-pony-express-kind-town = Saint-Joseph
board-pony-express-kind-station = gare
board-pony-express-kind-raiders = pillards
board-pony-express-kind-mine = mine d'or
board-pony-express-kind-saloon = saloon
board-pony-express-kind-relay = relais
board-pony-express-kind-plain = plaine
board-pony-express-kind-sacramento = Sacramento
board-pony-express-in-prison = En prison
board-pony-express-at-mailbox = Sacramento, boîte { $number }
board-pony-express-gold = { $gold } or
board-pony-express-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-pony-express-bank =
    Banque : { $gold } or. Pioche : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
board-pony-express-stand = Case { $space }
board-pony-express-stand-jailed = Prison
board-pony-express-stand-mailbox = Boîte { $number }
board-pony-express-winner = { $name } gagne la course !

## Les dés

board-pony-express-under = Sous le gobelet
board-pony-express-out = À la vue de tous
board-pony-express-none-out = Aucun dé visible pour l'instant
board-pony-express-peek = Regarder sous le gobelet
board-pony-express-cover = Couvrir les dés
board-pony-express-covered = Tes dés sont couverts. Soulève le gobelet pour regarder.
board-pony-express-hidden-of =
    { $count ->
        [1] { $name } cache un dé.
       *[other] { $name } cache { $count } dés.
    }
board-pony-express-remembered = Tout le monde se souvient de { $dice }.
board-pony-express-spied = Tu as aperçu { $face }.
board-pony-express-you-hold = Tu as
board-pony-express-die = Dé montrant { $face }
board-pony-express-hidden-die = Dé caché montrant { $face }
board-pony-express-set-apart = { $face } : mettre de côté pour le relancer
board-pony-express-set-apart-hint = Touche des dés visibles pour les relancer à découvert.
board-pony-express-kept = Gardés
board-pony-express-rolled-again = Relancés
board-pony-express-roll-again = Relancer
board-pony-express-roll-again-hint = Sors d'abord les dés que tu gardes. Ceux qui restent sous le gobelet sont relancés.
board-pony-express-hands = Mains
board-pony-express-ride = Cases
board-pony-express-in-cell = En prison
board-pony-express-cell-7 = libre, 1 or, 1 carte
board-pony-express-cell-6 = libre, 1 carte
board-pony-express-cell-5 = libre, 1 or
board-pony-express-cell-4 = libre
board-pony-express-cell-3 = 1 carte
board-pony-express-cell-2 = 1 or
board-pony-express-cell-1 = rien
board-pony-express-open-first = Qui part en premier ?
board-pony-express-open-mine = La mine d'or paie
board-pony-express-open-saloon = La note du saloon
board-pony-express-open-poker = Une partie de poker
board-pony-express-open-escape = Un lancer pour s'évader
board-pony-express-marked-hint = Cartes marquées : touche les dés que tu veux relancer.

## L'annonce et la contestation

board-pony-express-claims = Qu'annonces-tu ?
board-pony-express-truth = la vérité
board-pony-express-bluff = un bluff
board-pony-express-claimed = ANNONCE
board-pony-express-claim-of = L'annonce de { $name }
board-pony-express-spaces =
    { $count ->
        [1] une case
       *[other] { $count } cases
    }
board-pony-express-called = Je conteste !
board-pony-express-stands = Annonce acceptée
board-pony-express-honest = C'est vrai !
board-pony-express-caught = Du bluff !
board-pony-express-caller = { $name } conteste.
board-pony-express-watching = Peuvent contester :
board-pony-express-seconds = { $seconds } s

## Cartes

board-pony-express-your-cards = Tes cartes
board-pony-express-keep = Garde l'une de ces deux cartes
board-pony-express-which-die = Quel dé tournes-tu ?
board-pony-express-which-face = Tourner le { $face } sur…
board-pony-express-does-fresh-horse = Avant d'avancer : une ou deux cases de plus.
board-pony-express-does-loaded-die = Après un lancer : tourne un de tes dés à ton gré.
board-pony-express-does-lucky-horseshoe = Après un lancer : ta prochaine relance est gratuite.
board-pony-express-does-pocket-bible = Quand on te touche en duel : le tir ne compte pas.
board-pony-express-does-second-colt = Avant ton tir en duel : tire deux fois de suite.
board-pony-express-does-whiskey-flask = Avant le tir d'un autre : sa main tremble deux fois plus.
board-pony-express-does-sheriffs-star = Quand tu devrais aller en prison : tu n'y vas pas.
board-pony-express-does-hacksaw = En prison : évade-toi aussitôt.
board-pony-express-does-dynamite = Chez les pillards : tous les trois tombent, sans tirer.
board-pony-express-does-marked-cards = Après un lancer ouvert : relance les dés de ton choix.
board-pony-express-does-spyglass = Avant de contester : regarde un dé caché.
board-pony-express-does-rail-pass = À une gare : prends le train sans payer.
board-pony-express-does-lasso = Au début de ton tour : ramène un cavalier jusqu'à quatre cases devant toi.

## Le duel

board-pony-express-raid-title = { $name } contre les pillards
board-pony-express-raid-scene = { $shooter } tire du nord-est sur trois pillards masqués au sud-ouest, à 600 mm.
board-pony-express-duel-scene = { $shooter } tire sur { $target }, dans le coin opposé, à 638 mm.
board-pony-express-in-line = { $name } est dans la ligne de tir, à { $far } mm.
board-pony-express-near-line =
    { $side ->
        [left] { $name } est à { $mm } mm à gauche de la ligne, à { $far } mm devant.
       *[right] { $name } est à { $mm } mm à droite de la ligne, à { $far } mm devant.
    }
board-pony-express-free-line = La ligne de tir est libre.
board-pony-express-touches = Le dé touche { $name }.
board-pony-express-off = Le dé tombe du plateau.
board-pony-express-shots-left =
    { $count ->
        [0] aucun tir
        [1] encore un tir
       *[other] encore { $count } tirs
    }
board-pony-express-tipsy = Après ce verre, la main tremble.
board-pony-express-flat = Vue de dessus
board-pony-express-deep = À la table
board-pony-express-shift = Place
board-pony-express-angle = Visée
board-pony-express-power = Force
board-pony-express-shift-value =
    { $side ->
        [left] { $mm } mm à gauche
        [right] { $mm } mm à droite
       *[middle] au milieu
    }
board-pony-express-angle-value =
    { $side ->
        [left] { $degrees }° à gauche de la cible
        [right] { $degrees }° à droite de la cible
       *[middle] droit sur la cible
    }
board-pony-express-power-value = { $percent } % ; { $enough } % suffisent tout juste
board-pony-express-raise = Lever la main
board-pony-express-release = Lâche !
board-pony-express-how = Maintiens le bouton et lâche quand l'aiguille est dans le vert ; ou tire l'image vers toi comme une fronde. Au clavier : maintiens la barre d'espace.
board-pony-express-wait = Ta main balance. Lâche au bon moment !
board-pony-express-tired = Ton bras fatigue…

## La visite

board-pony-express-tour-map = Chevauche vers l'ouest, de Saint-Joseph à Sacramento. Chaque case où tes dés te mènent a son effet : les mines paient, les saloons coûtent, les pillards barrent la route.
board-pony-express-tour-keep = Tu commences avec une carte Objet. Chacune a son moment ; garde celle que tu préfères.
board-pony-express-tour-dice = Il n'y a que toi qui vois sous le gobelet. Sors des dés pour les montrer, glisse-les dessous pour les cacher, et paie pour relancer.
board-pony-express-tour-claim = Puis annonce une main. Tu avances d'autant que tu annonces, quoi que tu aies. Sauf si quelqu'un conteste…
board-pony-express-tour-call = Tu y crois ? Conteste un bluff et tu peux avancer à sa place. Conteste la vérité et tu vas en prison.
board-pony-express-tour-prison = Derrière les barreaux, on paie 3 pièces d'or ou on tente de s'évader à son prochain tour.
board-pony-express-tour-aim = Place le dé, vise, puis lève la main : elle balance. Lâche au bon moment, et gare aux innocents.

## Comment on joue

board-pony-express-how-aim = Tu portes le courrier de Saint-Joseph à Sacramento. Le premier arrivé qui le remet gagne.
board-pony-express-how-roll = À ton tour, tu lances cinq dés de poker sous le gobelet. Il n'y a que toi qui les vois.
board-pony-express-how-reroll = Sors les dés que tu gardes. Tu peux relancer les autres, contre de l'or : tout le monde voit ce qui est dehors.
board-pony-express-how-claim = Puis annonce une main, vraie ou fausse. Tu avances d'autant de cases qu'elle vaut.
board-pony-express-how-call = Sauf si le cavalier le plus proche conteste ! Si tu bluffais, tu restes sur place et il peut avancer. Mais qui conteste la vérité va en prison.
board-pony-express-how-spaces = Là où tu t'arrêtes, il se passe quelque chose : les mines paient, les saloons coûtent, les trains te portent plus loin, les relais donnent une carte, les pillards barrent la route.
board-pony-express-how-duel = Arrête-toi sur la case d'un autre et c'est le duel : chacun lance un dé sur l'autre. Le perdant donne la moitié de son or.
