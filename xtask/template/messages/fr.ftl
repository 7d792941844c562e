### __Title__. Règles d'écriture : messages/en/common.ftl.

__game_id__-title = __Title__
__game_id__-pitch = Lance le dé et arrête-toi à temps : qui dépasse la limite perd tout.

## Options

__book__-option-target = La limite à ne pas dépasser, de 6 à 99.
# Leur nom, et celui de ce qu'elles peuvent être, dans le navigateur.
__game_id__-option-target = Limite

## Noms

__book__-red = Rouge
__book__-blue = Bleu
__book__-yellow = Jaune
__book__-green = Vert
__book__-points = Points au dé

## Ce qui se passe

__book__-turn-began = À { $seat } de jouer.
__book__-rolled = { $seat } fait { $face }.
__book__-stopped = { $seat } s'arrête là.
__book__-went-beyond = { $seat } dépasse la limite et perd tout.
__book__-ended = La partie est finie : on compte les points.
__book__-won =
    { $count ->
        [one] { $seats } gagne !
       *[other] { $seats } se partagent la victoire !
    }

## Ce qu'on demande

__book__-prompt-turn =
    { $points ->
        [one] { $seat }, tu as { $points } point et la limite est { $target }. Tu lances ou tu t'arrêtes ?
       *[other] { $seat }, tu as { $points } points et la limite est { $target }. Tu lances ou tu t'arrêtes ?
    }
__book__-prompt-over = La partie est finie.

## Ce qu'on peut faire

__book__-action-roll = Lancer
__book__-action-stop = S'arrêter là

## La table en phrases

__book__-describe-target = La limite est { $target }.
__book__-describe-rolling =
    { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, encore en jeu.
__book__-describe-out =
    { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, hors jeu.
