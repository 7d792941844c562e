### Ce que seul dit le plateau de Catching Santa. Règles d'écriture : messages/en/common.ftl.

board-catching-santa-ring = La couronne et ses cases
board-catching-santa-stand =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
board-catching-santa-prizes = Encore à attraper, et ce que cela rapporte
board-catching-santa-prize =
    { $count ->
        [0] { $piece } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, n'est plus en jeu
        [one] { $piece } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $piece } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        } chacun, { $count } à attraper
    }
board-catching-santa-dice = Les dés
board-catching-santa-magic-face =
    { $way ->
        [back] Dé magique : { $piece }, recule de { $steps }
       *[forward] Dé magique : { $piece }, avance de { $steps }
    }
board-catching-santa-entry = Case { $space } : une entrée
board-catching-santa-start = Case { $space }, départ : { $piece }
board-catching-santa-piece-of = Un pion de { $name }
board-catching-santa-at-home = Un pion de { $name }, à la maison
board-catching-santa-magic-die = Dé magique
board-catching-santa-die = Dé ordinaire
board-catching-santa-tries =
    { $left ->
        [0] Aucun essai
        [one] Encore un essai
       *[other] Encore { $left } essais
    }
board-catching-santa-why-move = Pourquoi le pion de la case { $from } ne peut-il pas avancer ?
board-catching-santa-why-enter = Pourquoi aucun pion ne peut-il entrer ?

## La visite guidée

board-catching-santa-tour-wreath = La couronne est le parcours : on tourne dans le sens des aiguilles d'une montre, sans arrivée. Tombe pile sur une figurine de Noël et tu l'attrapes. Tombe sur le pion d'un autre et tu le gardes aussi.
board-catching-santa-tour-magic = Chaque tour commence par le dé magique. Il déplace le Père Noël ou l'un de ses amis, et celui sur qui ils tombent rentre à la maison. La Fée et le Traîneau vont à reculons.
board-catching-santa-tour-six = Tes pions attendent à la maison, et seul un 6 en fait entrer un. Sans pion sur le parcours, tu as trois essais : les bougies les comptent.
board-catching-santa-tour-again = Un 6 donne droit à un autre lancer. Tu peux le prendre, ou t'arrêter là.
board-catching-santa-tour-move = Les anneaux lumineux montrent où tu peux aller. Désigne-en un pour voir le chemin, choisis-le encore pour y aller. Tu ne peux pas tomber sur ton propre pion.
board-catching-santa-tour-enter = Un 6 peut aussi faire entrer un autre pion sur ta flèche, au lieu d'avancer un pion déjà en route.
board-catching-santa-tour-prizes = Voici qui court encore, et ce que chacun rapporte. Il y a trois Pères Noël : quand l'un est pris, le suivant arrive. Quand il n'y a plus personne, la partie est finie.
board-catching-santa-tour-score = Chaque carte donne le score si la partie s'arrêtait maintenant. Chaque pion resté à la maison coûte 3 points : fais-les entrer.

## Comment on joue

board-catching-santa-how-aim = Attrape le Père Noël et ses amis sur le parcours autour de la couronne. Chacun vaut des points, et il y a trois Pères Noël.
board-catching-santa-how-magic = Chaque tour commence par le dé magique : il fait bouger l'un d'eux. Celui sur qui il tombe rentre à la maison.
board-catching-santa-how-six = Puis tu lances le dé. Seul un 6 fait entrer un pion, et chaque 6 te laisse relancer.
board-catching-santa-how-catch = Avance un de tes pions du nombre lancé. Tombe pile sur le Père Noël ou un de ses amis et tu le gardes.
board-catching-santa-how-take = Tombe pile sur le pion d'un autre et tu le gardes aussi : il ne revient jamais.
board-catching-santa-how-end = Quand il n'y a plus personne à attraper, c'est fini. Chaque pion resté à la maison coûte 3 points !
