### Marshals. Règles d'écriture : messages/en/common.ftl.

marshals-title = Marshals
marshals-pitch = Traque quatre hors-la-loi à travers le Far West, et méfie-toi des autres : l'un d'eux est peut-être leur complice.

## Options

ma-option-mode = standard pour le jeu complet, basic pour les plus jeunes.
# Leur nom, et celui de ce qu'elles peuvent être, dans le navigateur.
marshals-option-mode = Genre de partie
marshals-option-mode-standard = le jeu complet
marshals-option-mode-basic = pour les plus jeunes

## Noms

ma-forest = Forêt
    .the = la forêt
ma-desert = Désert
    .the = le désert
ma-plain = Plaine
    .the = la plaine
ma-mountain = Montagne
    .the = la montagne
ma-forest-one = Forêt 1
ma-forest-two = Forêt 2
ma-forest-three = Forêt 3
ma-forest-four = Forêt 4
ma-forest-five = Forêt 5
ma-forest-six = Forêt 6
ma-forest-seven = Forêt 7
ma-forest-eight = Forêt 8
ma-forest-nine = Forêt 9
ma-forest-ten = Forêt 10
ma-desert-one = Désert 1
ma-desert-two = Désert 2
ma-desert-three = Désert 3
ma-desert-four = Désert 4
ma-desert-five = Désert 5
ma-desert-six = Désert 6
ma-desert-seven = Désert 7
ma-desert-eight = Désert 8
ma-desert-nine = Désert 9
ma-desert-ten = Désert 10
ma-plain-one = Plaine 1
ma-plain-two = Plaine 2
ma-plain-three = Plaine 3
ma-plain-four = Plaine 4
ma-plain-five = Plaine 5
ma-plain-six = Plaine 6
ma-plain-seven = Plaine 7
ma-plain-eight = Plaine 8
ma-plain-nine = Plaine 9
ma-plain-ten = Plaine 10
ma-mountain-one = Montagne 1
ma-mountain-two = Montagne 2
ma-mountain-three = Montagne 3
ma-mountain-four = Montagne 4
ma-mountain-five = Montagne 5
ma-mountain-six = Montagne 6
ma-mountain-seven = Montagne 7
ma-mountain-eight = Montagne 8
ma-mountain-nine = Montagne 9
ma-mountain-ten = Montagne 10
ma-wild = Joker
    .the = un Joker
ma-weak-ambush-forest = Embuscade en forêt (1)
    .the = l'Embuscade en forêt (1)
ma-strong-ambush-forest = Embuscade en forêt (2)
    .the = l'Embuscade en forêt (2)
ma-weak-ambush-desert = Embuscade dans le désert (1)
    .the = l'Embuscade dans le désert (1)
ma-strong-ambush-desert = Embuscade dans le désert (2)
    .the = l'Embuscade dans le désert (2)
ma-weak-ambush-plain = Embuscade dans la plaine (1)
    .the = l'Embuscade dans la plaine (1)
ma-strong-ambush-plain = Embuscade dans la plaine (2)
    .the = l'Embuscade dans la plaine (2)
ma-weak-ambush-mountain = Embuscade en montagne (1)
    .the = l'Embuscade en montagne (1)
ma-strong-ambush-mountain = Embuscade en montagne (2)
    .the = l'Embuscade en montagne (2)
ma-weak-camping-forest = Bivouac en forêt (1)
    .the = le Bivouac en forêt (1)
ma-strong-camping-forest = Bivouac en forêt (2)
    .the = le Bivouac en forêt (2)
ma-weak-camping-desert = Bivouac dans le désert (1)
    .the = le Bivouac dans le désert (1)
ma-strong-camping-desert = Bivouac dans le désert (2)
    .the = le Bivouac dans le désert (2)
ma-weak-camping-plain = Bivouac dans la plaine (1)
    .the = le Bivouac dans la plaine (1)
ma-strong-camping-plain = Bivouac dans la plaine (2)
    .the = le Bivouac dans la plaine (2)
ma-weak-camping-mountain = Bivouac en montagne (1)
    .the = le Bivouac en montagne (1)
ma-strong-camping-mountain = Bivouac en montagne (2)
    .the = le Bivouac en montagne (2)
ma-clue-forest = Indice en forêt
    .the = l'Indice en forêt
ma-clue-desert = Indice dans le désert
    .the = l'Indice dans le désert
ma-clue-plain = Indice dans la plaine
    .the = l'Indice dans la plaine
ma-clue-mountain = Indice en montagne
    .the = l'Indice en montagne
ma-hideout-forest = Repaire en forêt
    .the = le Repaire en forêt
ma-hideout-desert = Repaire dans le désert
    .the = le Repaire dans le désert
ma-hideout-plain = Repaire dans la plaine
    .the = le Repaire dans la plaine
ma-hideout-mountain = Repaire en montagne
    .the = le Repaire en montagne
ma-jurisdiction = Juridiction
    .the = une Juridiction
ma-border = Frontière
    .the = la Frontière
ma-train-left = Train vers la gauche
    .the = le Train vers la gauche
ma-train-right = Train vers la droite
    .the = le Train vers la droite
ma-village-a = Village (balles bon marché)
    .the = le Village aux balles bon marché
ma-village-b = Village (rations bon marché)
    .the = le Village aux rations bon marché
ma-outlaw-one = Hors-la-loi (20)
    .the = le hors-la-loi à 20
ma-outlaw-two = Hors-la-loi (25)
    .the = le hors-la-loi à 25
ma-outlaw-three = Hors-la-loi (30)
    .the = le hors-la-loi à 30
ma-outlaw-four = Hors-la-loi (40)
    .the = le hors-la-loi à 40
ma-corrupt-marshal = Marshal corrompu
    .the = le Marshal corrompu
ma-bullet = Balle
    .the = une balle
ma-provision = Ration
    .the = une ration
ma-red = Rouge
ma-blue = Bleu
ma-yellow = Jaune
ma-green = Vert
ma-outlaws =
    { $count ->
        [one] Hors-la-loi capturé
       *[other] Hors-la-loi capturés
    }
ma-start-money = Argent de départ
ma-rewards =
    { $count ->
        [one] Récompense
       *[other] Récompenses
    }
ma-claims =
    { $count ->
        [one] Part réclamée
       *[other] Parts réclamées
    }
ma-bribes =
    { $count ->
        [one] Hors-la-loi aidé
       *[other] Hors-la-loi aidés
    }
ma-spending = Dépensé

## Ce qui se passe

ma-map-laid = La carte, de gauche à droite : { $map }.
ma-appeared = { $seat } connaît { $terrain } mieux que personne et part de là.
ma-deck-ready =
    { $count ->
        [one] La pioche du Far West est mélangée : { $count } carte.
       *[other] La pioche du Far West est mélangée : { $count } cartes.
    }
ma-begins = { $seat } commence.
ma-dealt = { $seat } reçoit { $card }.
ma-dealt-hidden = { $seat } reçoit une carte.
ma-set-aside = { $seat } reçoit { $outlaw }, le met de côté et pioche une autre carte.
ma-reshuffled =
    { $count ->
        [one] Les hors-la-loi retournent dans la pioche, qui est mélangée à nouveau : { $count } carte.
       *[other] Les hors-la-loi retournent dans la pioche, qui est mélangée à nouveau : { $count } cartes.
    }
ma-corrupted = { $seat }, te voilà Marshal corrompu : aide les hors-la-loi à filer !
ma-turn-began = Tour { $number } : à { $seat } de jouer.
ma-turn-skipped = { $seat } passe son tour.
ma-drew = { $seat } pioche { $card }.
ma-drew-hidden = { $seat } pioche une carte.
ma-turned = { $seat } retourne { $card } !
ma-turn-ended = { $seat } finit son tour.
ma-moved = { $seat } joue { $card } et chevauche vers { $terrain }.
ma-marched = { $seat } dépense une ration et chevauche vers { $terrain }.
ma-fired = { $seat } dépense une balle : les autres doivent quitter { $terrain } ou payer.
ma-stayed = { $seat } dépense une balle et reste.
ma-left = { $seat } s'en va vers { $terrain }.
ma-slipped = { $outlaw } glisse entre les doigts de { $seat }.
ma-unmasked = { $seat }, c'est le Marshal corrompu !
ma-bribed =
    { $coins ->
        [one] { $seat } reçoit { $coins } pièce pour ce service.
       *[other] { $seat } reçoit { $coins } pièces pour ce service.
    }
ma-went-under =
    { $escapes ->
        [one] { $outlaw } passe sous la pioche.
       *[other] { $outlaw } passe sous la pioche, et c'est la { $escapes }e fois.
    }
ma-got-away = { $outlaw } a filé pour de bon.
ma-captured = { $seat } capture { $outlaw } !
ma-rewarded =
    { $coins ->
        [one] { $seat } touche { $coins } pièce de récompense.
       *[other] { $seat } touche { $coins } pièces de récompense.
    }
ma-rewarded-twice =
    { $coins ->
        [one] { $seat } connaît { $terrain } mieux que personne : la récompense est doublée, { $coins } pièce.
       *[other] { $seat } connaît { $terrain } mieux que personne : la récompense est doublée, { $coins } pièces.
    }
ma-claimed =
    { $coins ->
        [one] { $seat } réclame 1 pièce avec { $cards }.
       *[other] { $seat } réclame { $coins } pièces avec { $cards }.
    }
ma-claimed-nothing = { $seat } ne réclame rien.
ma-played =
    { $target ->
        [none] { $seat } joue { $card }.
       *[other] { $seat } joue { $card } contre { $target }.
    }
ma-no-victim = Personne n'est là pour subir { $card }.
ma-showed = { $seat } montre { $card }.
ma-showed-none = { $seat } ne montre aucune carte.
ma-gave = { $seat } a montré la plus forte : { $card } va à { $to }.
ma-spent-bullets =
    { $amount ->
        [one] { $seat } paie une balle.
       *[other] { $seat } paie { $amount } balles.
    }
ma-spent-provisions =
    { $amount ->
        [one] { $seat } paie une ration.
       *[other] { $seat } paie { $amount } rations.
    }
ma-eliminated =
    { $cards ->
        [none] { $seat } ne peut pas payer et quitte la partie.
       *[other] { $seat } ne peut pas payer et quitte la partie ; cartes défaussées : { $cards }.
    }
ma-discarded = { $card } va sur la défausse.
ma-cancelled = { $seat } fait valoir sa juridiction : { $card } est sans effet et change de main.
ma-let-it-be = { $seat } laisse faire.
ma-looked =
    { $count ->
        [one] { $seat } regarde la première carte de la pioche : { $cards }.
       *[other] { $seat } regarde les { $count } premières cartes de la pioche : { $cards }.
    }
ma-looked-hidden =
    { $count ->
        [one] { $seat } regarde la première carte de la pioche.
       *[other] { $seat } regarde les { $count } premières cartes de la pioche.
    }
ma-placed = { $seat } remet ensuite { $card } sur la pioche.
ma-placed-hidden = { $seat } remet ensuite une carte sur la pioche.
ma-kept = { $seat } garde { $card }.
ma-kept-hidden = { $seat } garde une carte.
ma-searched = { $seat } regarde deux cartes de { $from } : { $cards }.
ma-searched-hidden = { $seat } regarde deux cartes de { $from }.
ma-took = { $seat } prend { $card } à { $from }.
ma-took-hidden = { $seat } prend une carte à { $from }.
ma-delayed = { $seat } oblige { $target } à passer son prochain tour.
ma-rode =
    { $coins ->
        [one] { $seat } prend le train vers { $terrain } pour { $coins } pièce.
       *[other] { $seat } prend le train vers { $terrain } pour { $coins } pièces.
    }
ma-did-not-ride = { $seat } ne monte pas dans le train.
ma-travelled = { $seat } joue { $card } et chevauche vers { $terrain }, en route vers le Village.
ma-did-not-travel = { $seat } ne va pas au Village.
ma-bought =
    { $coins ->
        [one] { $seat } achète { $goods } pour { $coins } pièce.
       *[other] { $seat } achète { $goods } pour { $coins } pièces.
    }
ma-bought-no-more = { $seat } a fini ses achats.
ma-ended = La traque est finie.
ma-won =
    { $count ->
        [one] { $seats } gagne !
       *[other] { $seats } se partagent la victoire !
    }

## Ce qui est demandé

ma-prompt-act = { $seat }, chevaucher, jouer une carte ou t'arrêter ?
ma-prompt-act-guarded = { $seat }, chevaucher, jouer une carte ou t'arrêter ? Tant qu'une Embuscade ou un Bivouac est en haut de la défausse, un hors-la-loi s'échapperait.
ma-prompt-driven = { $seat }, { $active } veut te chasser. Payer une balle ou partir ?
ma-prompt-claim = { $seat }, { $active } vient de capturer un hors-la-loi. Réclamer une part ?
ma-prompt-reveal = { $seat }, { $card } te vise. Montrer une carte de ce terrain ?
ma-prompt-object =
    { $from ->
        [none] { $seat }, { $active } joue { $card }. Faire valoir une Juridiction ?
       *[other] { $seat }, { $active } joue { $card } pour fouiller la main de { $from }. Faire valoir une Juridiction ?
    }
ma-prompt-arrange =
    { $count ->
        [one] { $seat }, cette carte sera piochée d'abord.
       *[other] { $seat }, laquelle de ces { $count } cartes doit être piochée d'abord ?
    }
ma-prompt-dig = { $seat }, laquelle des deux cartes gardes-tu ?
ma-prompt-search = { $seat }, laquelle des deux cartes de { $from } gardes-tu ?
ma-prompt-train = { $seat }, { $card } est là. Monter à bord ?
ma-prompt-travel = { $seat }, chevaucher jusqu'au Village ?
ma-prompt-travel-on = { $seat }, quelle carte pour continuer vers le Village ?
ma-prompt-shop =
    { $coins ->
        [one] { $seat }, tu as { $coins } pièce. Qu'achètes-tu ?
       *[other] { $seat }, tu as { $coins } pièces. Qu'achètes-tu ?
    }
ma-prompt-over = La partie est finie.

## Ce qu'on peut faire

ma-action-end-turn = Finir le tour
ma-action-move = Jouer { $card } et chevaucher vers { $terrain } ({ $to })
ma-action-spend-provision = Dépenser une ration et chevaucher vers { $terrain } ({ $to })
ma-action-spend-bullet = Dépenser une balle pour chasser les autres
ma-action-play = Jouer { $card }
ma-action-hideout =
    { $from ->
        [none] Jouer { $card } et fouiller la pioche
       *[other] Jouer { $card } et fouiller la main de { $from }
    }
ma-action-against = Jouer { $card } contre { $target }
ma-action-stay = Dépenser une balle et rester
ma-action-leave = Partir vers { $terrain } ({ $to })
ma-action-claim =
    { $coins ->
        [one] Réclamer 1 pièce
       *[other] Réclamer { $coins } pièces
    }
ma-action-claim-nothing = Ne rien réclamer
ma-action-show-none = Ne rien montrer
ma-action-let-it-be = Laisser faire
ma-action-stay-here = Rester ici
ma-action-buy-no-more = Ne plus rien acheter
ma-action-reveal = Montrer { $card }
ma-action-object = Jouer une Juridiction
ma-action-place =
    { $card ->
        [none] Mettre cette carte ensuite
       *[other] Mettre { $card } ensuite
    }
ma-action-keep =
    { $card ->
        [none] Garder cette carte
       *[other] Garder { $card }
    }
ma-action-ride = Prendre le train vers { $terrain } ({ $to })
ma-action-travel = Jouer { $card }
ma-action-buy = Acheter { $goods } pour { $coins }

## La table en phrases

ma-describe-location =
    { $seats ->
        [none] Lieu { $at }, { $terrain } : personne.
       *[other] Lieu { $at }, { $terrain } : { $seats }.
    }
ma-describe-deck =
    { $count ->
        [0] La pioche est vide.
        [one] La pioche compte une carte.
       *[other] La pioche compte { $count } cartes.
    }
ma-describe-known-top = Tu connais les cartes du dessus : { $cards }.
ma-describe-discard =
    { $card ->
        [none] La défausse est vide.
       *[other] Sur la défausse : { $card }.
    }
ma-describe-guarded = Un hors-la-loi pioché maintenant s'échapperait.
ma-describe-at-large =
    { $escapes ->
        [0] { $outlaw } court toujours.
        [one] { $outlaw } court toujours et s'est échappé une fois ({ $danger ->
            [one] { $danger } pièce
           *[other] { $danger } pièces
        }).
       *[other] { $outlaw } court toujours et s'est échappé { $escapes } fois ({ $danger ->
            [one] { $danger } pièce
           *[other] { $danger } pièces
        }).
    }
ma-describe-captured = { $seat } a capturé { $outlaw }.
ma-describe-gone = { $outlaw } a filé pour de bon.
ma-describe-marshal =
    { $seat }, terrain favori { $specialty } : balles { $bullets }, rations { $provisions }, pièces { $coins }, cartes { $hand }{ $cards ->
        [none] .
       *[other] , dont { $cards }.
    }
ma-describe-basic =
    { $seat }, terrain favori { $specialty } : cartes { $hand }{ $cards ->
        [none] .
       *[other] , dont { $cards }.
    }
ma-describe-out = { $seat } n'est plus dans la partie ; pièces { $coins }.
ma-describe-corrupt = { $seat }, c'est le Marshal corrompu.
ma-describe-hand =
    { $cards ->
        [none] Ta main est vide.
       *[other] Ta main : { $cards }.
    }
