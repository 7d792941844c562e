### Catching Santa. Règles d'écriture : messages/en/common.ftl.

catching-santa-title = Catching Santa
catching-santa-pitch = Attrape le Père Noël et sa bande, et gare à toi : ils renvoient tes pions à la maison.

## Options

cs-option-spaces = Le nombre de cases du parcours, de 20 à 64.
cs-option-entries = Les entrées des couleurs : quatre cases différentes, pour Rouge, Bleu, Jaune et Vert.
cs-option-starts = Les départs des figurines de Noël : cinq cases différentes qui ne sont pas des entrées, pour le Père Noël, la Fée, le Lutin, le Renne et le Traîneau.
# Leur nom, et celui de ce qu'elles peuvent être, dans le navigateur.
catching-santa-option-spaces = Cases du parcours
catching-santa-option-entries = Où entrent les couleurs
catching-santa-option-starts = Où commencent les figurines de Noël

## Noms

cs-red = Rouge
cs-blue = Bleu
cs-yellow = Jaune
cs-green = Vert
cs-santa = Père Noël
    .the = le Père Noël
cs-fairy = Fée
    .the = la Fée
cs-leprechaun = Lutin
    .the = le Lutin
cs-reindeer = Renne
    .the = le Renne
cs-sleigh = Traîneau
    .the = le Traîneau
cs-santas =
    { $count ->
        [one] Père Noël
       *[other] Pères Noël
    }
cs-captured-pieces =
    { $count ->
        [one] Pion pris aux autres
       *[other] Pions pris aux autres
    }
cs-pieces-at-home =
    { $count ->
        [one] Pion à la maison
       *[other] Pions à la maison
    }

## Ce qui se passe

cs-rolled-for-start = { $seat } fait { $face } pour savoir qui commence.
cs-tied-for-start = Égalité entre { $seats } : on relance.
cs-turn-began = Tour { $number } : à { $seat } de jouer.
cs-magic-rolled-on = { $seat } lance le dé magique : { $piece }, { $steps } en avant.
cs-magic-rolled-back = { $seat } lance le dé magique : { $piece }, { $steps } en arrière.
cs-nothing-moved = { $piece } n'est plus sur le parcours : rien ne bouge.
cs-christmas-moved = { $piece } va de { $from } à { $to }.
cs-displaced = { $piece } cède la place et va sur la case { $to }.
cs-sent-home = Le pion de { $seat } sur la case { $from } rentre à la maison.
cs-rolled = { $seat } fait { $face }.
cs-try-failed =
    { $left ->
        [0] Pas de 6 pour { $seat }, et c'était le dernier essai.
        [one] Pas de 6 pour { $seat } : encore un essai.
       *[other] Pas de 6 pour { $seat } : encore { $left } essais.
    }
cs-entered = { $seat } fait entrer un pion sur la case { $at }.
cs-moved = { $seat } avance de { $from } à { $to }.
cs-gathered = { $seat } attrape { $piece } sur la case { $at } !
cs-santa-arrived = Un nouveau Père Noël arrive sur la case { $at }.
cs-captured = { $seat } prend le pion de { $owner } sur la case { $at }.
cs-may-roll-again = { $seat } peut relancer.
cs-stopped = { $seat } s'arrête là.
cs-forfeited = { $seat } ne peut rien faire de ce lancer.
cs-no-pieces = { $seat } n'a plus de pion à jouer.
cs-ended = La partie est finie : on compte les points.
cs-won =
    { $count ->
        [one] { $seats } gagne !
       *[other] { $seats } se partagent la victoire !
    }

## Ce qu'on demande

cs-prompt-try =
    { $left ->
        [one] { $seat }, toujours pas de 6. Tu tentes un dernier lancer ?
       *[other] { $seat }, toujours pas de 6. Tu relances ? Il te reste { $left } essais.
    }
cs-prompt-use = { $seat }, tu as fait { $roll }. Que joues-tu ?
cs-prompt-again = { $seat }, tu as fait 6. Tu relances ?
cs-prompt-over = La partie est finie.

## Ce qu'on peut faire

cs-why-enter = Un pion qui reste à la maison te coûte des points à la fin.
cs-why-gather =
    Tu attrapes une figurine qui vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cs-why-capture = Tu prends le pion d'un autre sur le parcours.
cs-why-safer = Là, ton pion est plus difficile à toucher avant ton prochain tour.
cs-action-roll = Relancer
cs-action-stop = S'arrêter là
cs-action-enter =
    { $piece ->
        [none] { $owner ->
            [none] Faire entrer un pion sur la case { $to }
           *[other] Faire entrer un pion sur la case { $to } et prendre un pion de { $owner }
        }
       *[other] Faire entrer un pion sur la case { $to } et attraper { $piece }
    }
cs-action-move =
    { $piece ->
        [none] { $owner ->
            [none] Avancer de { $from } à { $to }
           *[other] Avancer de { $from } à { $to } et prendre un pion de { $owner }
        }
       *[other] Avancer de { $from } à { $to } et attraper { $piece }
    }

## La table en phrases

cs-describe-christmas = { $piece } est sur la case { $at }.
cs-describe-reserve =
    { $reserve ->
        [0] Il n'y a plus de Père Noël en réserve.
        [one] Il y a un Père Noël en réserve.
       *[other] Il y a { $reserve } Pères Noël en réserve.
    }
cs-describe-side =
    { $seat } : { $path ->
        [none] aucun pion sur le parcours
       *[other] sur le parcours : { $path }
    } ; { $home } à la maison ; { $gathered ->
        [one] { $gathered } prise
       *[other] { $gathered } prises
    } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
