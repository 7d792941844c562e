### Ce que seul le plateau de Rolling Bandits dit ; les noms et les phrases du jeu sont dans games/rolling-bandits/messages/fr.ftl.

board-rolling-bandits-train = Le train, de la queue vers la tête
board-rolling-bandits-camps = Le butin de chacun
board-rolling-bandits-car-of = { $car } de valeur { $value }
board-rolling-bandits-mercenaries = Mercenaires
board-rolling-bandits-does-mercenary = Ils sont lancés avec ta Horde quand tu les appelles. Celui qui quitte le train quitte la partie.
board-rolling-bandits-does-symbol = Rejoint ton Groupe du même symbole dans le train. Sans ce Groupe, va dans le Wagon devant ton gang.
board-rolling-bandits-does-joker = Tes Jokers rejoignent un de tes Groupes dans le train, au choix, et en prennent le symbole.
board-rolling-bandits-mat = Le tapis de dés
board-rolling-bandits-group = { $seat } : { $count } × { $face }.
board-rolling-bandits-leads = { $seat } est en tête et a assez de dés pour le voler.
board-rolling-bandits-short =
    { $count ->
        [one] { $seat } est en tête ; il manque un dé.
       *[other] { $seat } est en tête ; il manque { $count } dés.
    }
board-rolling-bandits-tied = Égalité : personne ne peut le voler.

## Le côté d'un joueur

board-rolling-bandits-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-rolling-bandits-earlier =
    Train précédent : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-rolling-bandits-out = N'attaque pas ce train.
board-rolling-bandits-hand =
    { $count ->
        [0] Aucun dé en main.
        [one] Un dé en main.
       *[other] { $count } dés en main.
    }
board-rolling-bandits-pool = Mercenaires : { $pool } à appeler, { $lost } hors jeu.
board-rolling-bandits-cars =
    { $count ->
        [0] Aucun Wagon volé
        [one] Un Wagon volé
       *[other] { $count } Wagons volés
    }
board-rolling-bandits-chests =
    { $count ->
        [0] Aucun Coffre
        [one] Un Coffre
       *[other] { $count } Coffres
    }
board-rolling-bandits-chest-closed = Coffre fermé : { $symbol }
board-rolling-bandits-chest-kept = Ton Coffre { $symbol } cache : { $inside }, points : { $points }
board-rolling-bandits-chest-open = Coffre { $symbol } ouvert : { $inside }, points : { $points }
board-rolling-bandits-stand =
    { $cars ->
        [one] { $cars } Wagon
       *[other] { $cars } Wagons
    }, { $chests ->
        [one] { $chests } Coffre
       *[other] { $chests } Coffres
    }
board-rolling-bandits-stand-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Le tapis

board-rolling-bandits-turn-of = Au tour de { $seat }
board-rolling-bandits-roll-of = Les dés de { $seat }
board-rolling-bandits-rolled = { $count } × { $face }
board-rolling-bandits-taken =
    { $count ->
        [one] Un dé dans le gobelet
       *[other] { $count } dés dans le gobelet
    }
board-rolling-bandits-to-car = Wagon { $at }
board-rolling-bandits-to-any = au choix
board-rolling-bandits-to-none = reste ici
board-rolling-bandits-group-choose = { $count } × { $face } : choisis leur Wagon
board-rolling-bandits-group-stuck = Impossible de placer { $count } × { $face }. Pourquoi ?
board-rolling-bandits-swap-first = Échanger le Groupe { $face } du Wagon { $at }
board-rolling-bandits-hint-recall = Désigne un de tes Groupes : il revient avec tous ceux de derrière.
board-rolling-bandits-hint-call = Combien de Mercenaires t'accompagnent ?
board-rolling-bandits-hint-pick = Mets des dés dans le gobelet, puis relance-les.
board-rolling-bandits-hint-exchange = Choisis le premier des deux Groupes.
board-rolling-bandits-hint-exchange-second = Et celui qui prend sa place.
board-rolling-bandits-hint-place = Envoie un Groupe dans son Wagon, ou fais-l'y glisser.
board-rolling-bandits-hint-joker = Les Jokers rejoignent n'importe lequel de tes Groupes : choisis un Wagon.
board-rolling-bandits-hint-chest = Tu peux ouvrir un Coffre maintenant.

## Ce qui se passe

board-rolling-bandits-at-once = Vol immédiat !
board-rolling-bandits-secret = Secret
board-rolling-bandits-count = On compte le butin
board-rolling-bandits-count-of =
    { $cars ->
        [one] { $cars } Wagon
       *[other] { $cars } Wagons
    }, { $chests ->
        [one] { $chests } Coffre
       *[other] { $chests } Coffres
    }
board-rolling-bandits-decided-points = { $seats } a le plus beau butin et gagne !
board-rolling-bandits-decided-cars = Autant de points : qui a le plus de Wagons l'emporte. { $seats } gagne !
board-rolling-bandits-decided-chests = Autant de points et de Wagons : les Coffres décident. { $seats } gagne !
board-rolling-bandits-decided-again = Égalité en points, Wagons et Coffres : { $seats } attaquent un nouveau train !
board-rolling-bandits-decided-shared = Égalité en points, Wagons et Coffres : { $seats } se partagent la victoire.

## La première partie

board-rolling-bandits-tour-train = Voici le train à piller. La queue est à gauche, la Locomotive à droite. Ton gang monte par la queue et avance de Wagon en Wagon.
board-rolling-bandits-tour-value = Le chiffre de laiton dit combien de dés il faut pour voler le Wagon, et combien de points il rapporte. Au début de ton tour, tu voles chaque Wagon où tu as autant de dés, et plus que chacun des autres. Une étoile marque la pile qui est sur le point d'y arriver.
board-rolling-bandits-tour-mat = Voici tes Bandits, triés par symbole. Un symbole que tu as déjà dans le train rejoint ses semblables ; un nouveau va dans le Wagon devant ton gang. Envoie autant de Groupes que tu veux, dans l'ordre que tu veux.
board-rolling-bandits-tour-joker = La face vide est un Joker : tes Jokers rejoignent ensemble un de tes Groupes et en prennent le symbole.
board-rolling-bandits-tour-chest = Trois dés du symbole d'un Coffre, dans son Wagon, remportent aussitôt ce Coffre. Il vaut des points et cache une Bombe, un Relancer ou une Embûche.
board-rolling-bandits-tour-recall = Avant de lancer, tu peux reprendre des Groupes, en partant de l'arrière : plus de dés à lancer, moins dans le train.
board-rolling-bandits-tour-call = Les Mercenaires sont lancés avec ta Horde. Mais un Mercenaire qui quitte le train quitte la partie.
board-rolling-bandits-tour-use = Les Coffres remportés aux tours précédents peuvent servir : Relancer juste après le lancer, Embûche quand tout est placé. Leurs points comptent de toute façon.

## Comment on joue

board-rolling-bandits-how-aim = Ton gang pille un train. Chaque Wagon vaut le nombre inscrit dessus ; quand tous sont pris, qui a le plus de points gagne.
board-rolling-bandits-how-roll = À ton tour, tu lances tes dés et tu les tries par symbole.
board-rolling-bandits-how-place = Envoie des Groupes dans le train : un symbole que tu y as déjà rejoint ses semblables, un nouveau va dans le Wagon devant ton gang.
board-rolling-bandits-how-steal = Au début de ton tour suivant, tu prends chaque Wagon où tu as autant de dés que son nombre, et plus que tous les autres.
board-rolling-bandits-how-chest = Trois dés du symbole d'un Coffre dans son Wagon gagnent le Coffre. Il vaut des points, et cache une Bombe, un Relancer ou une Embûche.
board-rolling-bandits-how-joker = Une face vide est un Joker : il rejoint un de tes Groupes et en prend le symbole. Tes sept dés dans un seul Wagon le prennent aussitôt !
