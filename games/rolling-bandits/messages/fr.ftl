### Rolling Bandits. Règles d'écriture : messages/en/common.ftl. Les mots sont ceux de la règle du jeu : Wagon, Coffre,
### Embûche, Relancer, Vol immédiat, Horde, Mercenaires.

rolling-bandits-title = Rolling Bandits
rolling-bandits-pitch = Lance tes Bandits, monte dans le train et pille-le Wagon par Wagon avant les autres gangs.

## Options

rb-option-variant = Les règles jouées : standard, ou mercenaries (à deux joueurs, chacun avec une deuxième couleur de dés à appeler en renfort).
rb-option-stall = Faut-il décrocher le Wagon de queue après dix manches sans vol : on ou off. C'est une règle à nous, pas du livret. Sans cela, la partie s'arrête au plus tard après le tour 2000.
# Leur nom, et celui de ce qu'elles peuvent être, dans le navigateur.
rolling-bandits-option-variant = Règles
rolling-bandits-option-variant-standard = règles de base
rolling-bandits-option-variant-mercenaries = avec Mercenaires, à deux joueurs
rolling-bandits-option-stall = Décrochage
rolling-bandits-option-stall-on = notre règle : après dix manches sans vol
rolling-bandits-option-stall-off = jamais, comme dans le livret

## Noms

rb-blue = Bleu
rb-red = Rouge
rb-yellow = Jaune
rb-green = Vert
rb-revolver = Revolver
rb-mask = Masque
rb-hat = Chapeau
rb-boot = Botte
rb-horseshoe = Fer à cheval
rb-joker = Joker
rb-mercenary-revolver = Revolver (Mercenaire)
rb-mercenary-mask = Masque (Mercenaire)
rb-mercenary-hat = Chapeau (Mercenaire)
rb-mercenary-boot = Botte (Mercenaire)
rb-mercenary-horseshoe = Fer à cheval (Mercenaire)
rb-mercenary-joker = Joker (Mercenaire)
rb-bomb = Bombe
    .the = une Bombe
rb-swap = Embûche
    .the = une Embûche
rb-reroll = Relancer
    .the = un Relancer
rb-wagon = Wagon
    .the = un Wagon
rb-locomotive = Locomotive
    .the = la Locomotive
rb-earlier-train = Un train précédent, à égalité parfaite
rb-wagons-taken =
    { $count ->
        [one] Wagon volé
       *[other] Wagons volés
    }
rb-locomotive-taken = Locomotive volée
rb-chests-won =
    { $count ->
        [one] Coffre remporté
       *[other] Coffres remportés
    }

## Ce qui se passe

rb-wagons-removed =
    { $count ->
        [one] { $count } Wagon reste dans la boîte : à deux, le train est plus court.
       *[other] { $count } Wagons restent dans la boîte : à deux, le train est plus court.
    }
rb-train-built =
    Le train est prêt : { $wagons ->
        [one] { $wagons } Wagon
       *[other] { $wagons } Wagons
    } derrière la Locomotive.
rb-chests-laid =
    { $count ->
        [one] Un Coffre fermé attend sur le Wagon.
       *[other] Un Coffre fermé attend sur chacun des { $count } Wagons.
    }
rb-chests-boxed =
    { $count ->
        [one] { $count } Coffre retourne dans la boîte sans qu'on regarde dedans.
       *[other] { $count } Coffres retournent dans la boîte sans qu'on regarde dedans.
    }
rb-mercenaries-hired =
    { $count ->
        [one] Chacun engage un Mercenaire.
       *[other] Chacun engage { $count } Mercenaires.
    }
rb-turn-began = Tour { $number } : à { $seat } de jouer.
rb-tied = Égalité dans le Wagon { $at } : { $seat } ne peut pas le voler.
rb-stolen =
    { $seat } vole le Wagon { $at } : { $car }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
rb-stolen-at-once =
    Vol immédiat : { $seat } vole le Wagon { $at } : { $car }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
rb-chest-discarded =
    Le Coffre qui s'y trouvait est défaussé ; il cachait { $inside } et { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
rb-dice-returned =
    { $count ->
        [one] { $seat } récupère un dé.
       *[other] { $seat } récupère { $count } dés.
    }
rb-mercenaries-lost =
    { $count ->
        [one] Un Mercenaire de { $seat } quitte la partie.
       *[other] { $count } Mercenaires de { $seat } quittent la partie.
    }
rb-closed-up = Les Wagons se rapprochent : le trou au Wagon { $at } se referme.
rb-new-front = Un Wagon de valeur { $value } mène maintenant le train.
rb-recalled =
    { $groups ->
        [0] { $seat } laisse tout le monde dans le train.
        [one] { $seat } reprend son Groupe le plus à l'arrière : { $count ->
            [one] { $count } dé
           *[other] { $count } dés
        }.
       *[other] { $seat } reprend ses { $groups } Groupes les plus à l'arrière : { $count ->
            [one] { $count } dé
           *[other] { $count } dés
        }.
    }
rb-mercenaries-called =
    { $count ->
        [0] { $seat } n'appelle aucun Mercenaire.
        [one] { $seat } appelle un Mercenaire en renfort.
       *[other] { $seat } appelle { $count } Mercenaires en renfort.
    }
rb-nothing-to-roll = { $seat } n'a aucun dé à lancer.
rb-rolled = { $seat } lance les dés : { $dice }.
rb-chest-opened =
    { $seat } ouvre un Coffre : { $inside }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
rb-no-reroll = { $seat } garde ce lancer.
rb-no-swap = { $seat } n'échange rien et finit son tour.
rb-picked = { $seat } reprend un dé : { $face }.
rb-picked-mercenary = { $seat } reprend un Mercenaire : { $face }.
rb-rerolled = { $seat } relance { $picked } et obtient { $into }.
rb-placed =
    { $seat } place { $count } × { $face }{ $mercenaries ->
        [0] {""}
        [one] {" "}(un Mercenaire)
       *[other] {" "}({ $mercenaries } Mercenaires)
    } dans le Wagon { $at }.
rb-kept =
    { $seat } garde { $count } × { $face }{ $mercenaries ->
        [0] {""}
        [one] {" "}(un Mercenaire)
       *[other] {" "}({ $mercenaries } Mercenaires)
    }.
rb-mercenaries-rested =
    { $count ->
        [one] Un Mercenaire retourne à la réserve de { $seat }.
       *[other] { $count } Mercenaires retournent à la réserve de { $seat }.
    }
rb-chest-won = { $seat } remporte le Coffre du Wagon { $at } ({ $symbol }) !
rb-chest-kept = { $seat } regarde dedans et garde le Coffre fermé.
rb-chest-found =
    { $seat } y trouve { $inside } et { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et garde le Coffre fermé.
rb-bombed =
    { $inside } explose dans le Wagon { $at } ! Chacun n'y laisse qu'un dé, et { $seat } garde le Coffre : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
rb-swapped = Embûche : { $seat } échange ses Groupes des Wagons { $rear } et { $front }.
rb-uncoupled =
    Trop longtemps sans vol : on décroche la queue du train, { $car }. { $points ->
        [one] { $points } point perdu
       *[other] { $points } points perdus
    } pour tout le monde.
rb-ended = La partie est finie : on compte le butin.
rb-counted =
    { $seat } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $cars ->
        [one] { $cars } Wagon
       *[other] { $cars } Wagons
    } et { $chests ->
        [one] { $chests } Coffre
       *[other] { $chests } Coffres
    }.
rb-new-train = { $seats } sont à égalité de points, de Wagons et de Coffres : ils attaquent un nouveau train !
rb-won =
    { $count ->
        [one] { $seats } gagne !
       *[other] { $seats } se partagent la victoire.
    }

## Ce qu'on demande

rb-prompt-recall =
    { $seat }, tu as { $available ->
        [one] { $available } dé
       *[other] { $available } dés
    } à lancer. Combien de Groupes reprends-tu, en partant de l'arrière ?
rb-prompt-call =
    { $seat }, tu lances { $available ->
        [one] { $available } dé
       *[other] { $available } dés
    }. { $pool ->
        [one] Appelles-tu ton dernier Mercenaire ?
       *[other] Combien de tes { $pool } Mercenaires appelles-tu ?
    }
rb-prompt-reroll = { $seat }, tu as lancé { $dice }. Utilises-tu un Relancer ?
rb-prompt-pick = { $seat }, quels dés relances-tu ? Il reste { $dice }.
rb-prompt-place = { $seat }, tu as { $dice }. Que places-tu ?
rb-prompt-swap = { $seat }, tes dés sont placés. Utilises-tu une Embûche ?
rb-prompt-exchange = { $seat }, quels Groupes échanges-tu ?
rb-prompt-over = La partie est finie.

## Ce qu'on peut faire

rb-action-recall =
    { $groups ->
        [0] Laisser tout le monde dans le train
        [one] Reprendre le Groupe le plus à l'arrière ({ $count })
       *[other] Reprendre les { $groups } Groupes les plus à l'arrière ({ $count })
    }
rb-action-call =
    { $count ->
        [0] N'appeler personne
        [one] Appeler un Mercenaire
       *[other] Appeler { $count } Mercenaires
    }
rb-action-reroll = Ouvrir le Coffre { $symbol } ({ $points }) : { $inside }
rb-action-go-on = Garder ce lancer
rb-action-pick = Mettre un dé dans le gobelet : { $face }
rb-action-pick-mercenary = Mettre un Mercenaire dans le gobelet : { $face }
rb-action-roll = Relancer les dés du gobelet
rb-action-place =
    Placer { $count } × { $face }{ $mercenaries ->
        [0] {""}
        [one] {" "}(un Mercenaire)
       *[other] {" "}({ $mercenaries } Mercenaires)
    } dans le Wagon { $at } (valeur { $value })
rb-why-chest = Tu gagnes le Coffre de ce Wagon.
rb-why-enough =
    Tes dés suffisent pour voler ce Wagon, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, si personne ne s'en mêle.
rb-why-blocks = Tu empêches un autre de voler ce Wagon.
rb-action-stop = Garder le reste
rb-action-swap = Ouvrir le Coffre { $symbol } ({ $points }) : { $inside }
rb-action-end = Finir le tour
rb-action-exchange = Échanger { $one } du Wagon { $rear } et { $other } du Wagon { $front }

## La table en phrases

rb-describe-car =
    Wagon { $at } : { $car } de valeur { $value }, { $chest ->
        [none] sans Coffre
       *[other] Coffre { $chest }
    }.
rb-describe-group =
    Dans le Wagon { $at }, { $seat } a { $count } × { $face }{ $mercenaries ->
        [0] {""}
        [one] {" "}(un Mercenaire)
       *[other] {" "}({ $mercenaries } Mercenaires)
    }.
rb-describe-out = { $seat } n'attaque pas ce train.
rb-describe-earlier =
    { $seat } a pris { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à un train précédent.
rb-describe-side =
    { $seat } : { $available ->
        [one] { $available } dé
       *[other] { $available } dés
    } en main ; { $cars ->
        [one] { $cars } Wagon pris
       *[other] { $cars } Wagons pris
    } ; Coffres fermés : { $closed }, ouverts : { $open } ; { $points ->
        [none] points encore cachés
        [one] { $points } point
       *[other] { $points } points
    }.
rb-describe-mercenaries =
    { $seat } : { $pool ->
        [one] { $pool } Mercenaire
       *[other] { $pool } Mercenaires
    } à appeler, { $lost } hors jeu.
