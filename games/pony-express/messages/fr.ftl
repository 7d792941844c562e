### Pony Express. Règles d'écriture : messages/en/common.ftl.
###
### « Pillards » traduit le mot « Indians » du livret.

pony-express-title = Pony Express
pony-express-pitch = Porte le courrier à Sacramento : bluffe aux dés, conteste les bluffs des autres et garde la main sûre en duel.

## Noms

pe-ted = Ted
pe-bill = Bill
pe-harry = Harry
pe-sammy = Sammy
pe-rick = Rick
pe-fresh-horse = Cheval frais
    .the = le Cheval frais
pe-loaded-die = Dé pipé
    .the = le Dé pipé
pe-lucky-horseshoe = Fer à cheval
    .the = le Fer à cheval
pe-pocket-bible = Bible de poche
    .the = la Bible de poche
pe-second-colt = Second Colt
    .the = le Second Colt
pe-whiskey-flask = Flasque de whisky
    .the = la Flasque de whisky
pe-sheriffs-star = Étoile de shérif
    .the = l'Étoile de shérif
pe-hacksaw = Scie à métaux
    .the = la Scie à métaux
pe-dynamite = Dynamite
    .the = la Dynamite
pe-marked-cards = Cartes marquées
    .the = les Cartes marquées
pe-spyglass = Longue-vue
    .the = la Longue-vue
pe-rail-pass = Billet de train
    .the = le Billet de train
pe-lasso = Lasso
    .the = le Lasso
# Ce qui est écrit sur les dés : as, roi, dame, valet.
pe-nine = 9
pe-ten = 10
pe-jack = V
pe-queen = D
pe-king = R
pe-ace = A
pe-nothing = rien
pe-pair = une paire
pe-two-pairs = deux paires
pe-three-of-a-kind = un brelan
pe-straight = une suite
pe-full-house = un full
pe-four-of-a-kind = un carré
pe-five-of-a-kind = cinq dés identiques
pe-town = Saint-Joseph
pe-station = une gare
pe-raiders = des pillards
pe-mine = une mine d'or
pe-saloon = un saloon
pe-relay = un relais
pe-plain = la plaine
pe-sacramento = Sacramento
pe-mail = Courrier livré

## Ce qui se passe

pe-rolled-for-first = { $seat } fait { $dice } pour savoir qui commence.
pe-tied = Égalité entre { $seats } : on relance.
pe-dealt = { $seat } reçoit { $one } et { $other }.
pe-dealt-unseen = { $seat } reçoit deux cartes.
pe-kept = { $seat } garde { $card }.
pe-kept-unseen = { $seat } garde une carte sur deux.
pe-shuffled =
    { $cards ->
        [one] Les cartes rendues sont mélangées à la pioche : { $cards } carte.
       *[other] Les cartes rendues sont mélangées à la pioche : { $cards } cartes.
    }
pe-turn-began = Tour { $number } : à { $seat } de jouer.
pe-charity =
    { $gold ->
        [one] { $seat } n'a plus un sou : la banque lui fait la charité d'une pièce d'or.
       *[other] { $seat } n'a plus un sou : la banque lui fait la charité de { $gold } pièces d'or.
    }
pe-rolled = { $seat } lance { $dice } sous le gobelet : { $hand }.
pe-rolled-unseen = { $seat } lance cinq dés sous le gobelet et y jette un coup d'œil.
pe-took-out = { $seat } sort { $dice } du gobelet.
pe-put-under = { $seat } glisse { $dice } sous le gobelet.
pe-paid-reroll =
    { $gold ->
        [0] { $seat } relance sans payer.
       [one] { $seat } paie une pièce d'or pour relancer.
       *[other] { $seat } paie { $gold } pièces d'or pour relancer.
    }
pe-rerolled-hidden = { $seat } relance sous le gobelet et obtient { $dice }.
pe-rerolled-unseen =
    { $count ->
        [one] { $seat } relance un dé sous le gobelet.
       *[other] { $seat } relance { $count } dés sous le gobelet.
    }
pe-rerolled-open = { $seat } relance { $before } à découvert et obtient { $dice }.
pe-claimed = { $seat } annonce { $hand } sans ciller.
pe-nobody-can-call = Tous les autres sont sous les verrous : personne ne peut contester l'annonce de { $seat }.
pe-believed = { $seat } laisse passer.
pe-claim-stands = Personne ne conteste : { $seat } a bien { $hand }, paraît-il.
pe-called = { $seat } conteste : c'est du bluff !
pe-shown = { $seat } soulève le gobelet : { $dice }, { $hand }.
pe-caught = { $caller } avait raison : { $seat } bluffait et reste sur place.
pe-stayed = { $seat } ne bouge pas.
pe-honest = { $seat } disait vrai : { $caller } va le regretter.
pe-moved = { $seat } chevauche de la case { $from } à la case { $to } : { $kind }.
pe-moved-back = { $seat } recule de la case { $from } à la case { $to } : { $kind }.
pe-at-mailbox =
    { $mailbox ->
        [1] { $seat } atteint Sacramento et la première boîte aux lettres !
        [2] { $seat } passe à la deuxième boîte aux lettres.
       *[other] { $seat } atteint la dernière boîte aux lettres.
    }
pe-gunfight = La case { $at } est trop petite pour { $seat } et { $rival } : duel !
pe-final-duel = { $seat } rattrape { $rival } à Sacramento : le duel final !
pe-stood-north-west = { $seat } prend le coin nord-ouest.
pe-stood-south-east = { $seat } prend le coin sud-est.
pe-shot = { $seat } tire avec { $power } % de force.
pe-missed = { $seat } rate sa cible.
pe-hit = { $seat } touche { $target } !
pe-hit-innocent = { $seat } touche { $innocent }, qui n'y était pour rien.
pe-paid =
    { $gold ->
        [one] { $seat } donne { $gold } pièce d'or à { $to }.
       *[other] { $seat } donne { $gold } pièces d'or à { $to }.
    }
pe-bank-paid =
    { $gold ->
        [one] La banque verse { $gold } pièce d'or à { $seat }.
       *[other] La banque verse { $gold } pièces d'or à { $seat }.
    }
pe-no-winner = Les barillets sont vides : { $seat } et { $rival } se saluent du chapeau.
pe-duel-over = Les duellistes reviennent sur la case { $at }.
pe-jailed = { $seat } va en prison.
pe-poker = { $seats } se retrouvent sur la case { $at } et jouent au poker.
pe-rolled-openly = { $seat } fait { $dice } : { $hand }.
pe-poker-won = { $seat } remporte la partie de poker.
pe-rode =
    { $gold ->
        [0] { $seat } prend le train de la case { $from } à la case { $to } sans payer.
       [one] { $seat } prend le train de la case { $from } à la case { $to } pour une pièce d'or.
       *[other] { $seat } prend le train de la case { $from } à la case { $to } pour { $gold } pièces d'or.
    }
pe-raiders-stand = Trois pillards masqués barrent la route à { $seat } : un seul tir !
pe-raiders-fell =
    { $fallen ->
        [0] Aucun pillard n'est tombé.
        [1] Un pillard est tombé.
        [3] Les trois pillards sont tombés !
       *[other] { $fallen } pillards sont tombés.
    }
pe-asked-for-drinks = { $seat } entre au saloon et demande qui a soif.
pe-paid-bill =
    { $bill ->
        [0] { $seat } boit à l'œil.
       *[other] { $gold ->
            [0] { $seat } n'a pas de quoi payer la note de { $bill }.
            [one] { $seat } paie { $gold } pièce d'or sur une note de { $bill }.
           *[other] { $seat } paie { $gold } pièces d'or sur une note de { $bill }.
        }
    }
pe-drew = { $seat } pioche { $card }.
pe-drew-two = { $seat } pioche { $one } et { $other }.
pe-drew-unseen =
    { $count ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
pe-no-cards = Il ne reste plus de carte pour { $seat }.
pe-paid-bail =
    { $gold ->
        [one] { $seat } paie { $gold } pièce d'or et sort de prison.
       *[other] { $seat } paie { $gold } pièces d'or et sort de prison.
    }
pe-escaped = { $seat } s'évade !
pe-stood-up = { $seat } retrouve sa liberté.
pe-played = { $seat } joue { $card }.
pe-played-lucky-horseshoe = { $seat } joue { $card } : la prochaine relance est gratuite.
pe-played-pocket-bible = { $seat } joue { $card } : le tir ne compte pas.
pe-played-second-colt = { $seat } joue { $card } : deux tirs d'affilée.
pe-played-whiskey-flask = { $seat } joue { $card } : le tir va trembler deux fois plus.
pe-played-sheriffs-star = { $seat } joue { $card } : pas de prison cette fois.
pe-offered-no-drink = { $seat } n'offre pas à boire.
pe-took-the-hit = { $seat } encaisse.
pe-left-the-roll = { $seat } laisse ce lancer tel quel.
pe-did-not-ride = { $seat } ne prend pas le train.
pe-turned-die = { $seat } tourne un dé de { $from } à { $to }.
pe-turned-die-unseen = { $seat } tourne un dé sous le gobelet.
pe-spied = { $seat } aperçoit { $dice } sous le gobelet.
pe-spied-unseen = { $seat } lorgne un dé sous le gobelet.
pe-rolled-again = { $seat } relance et obtient { $dice } : { $hand }.
pe-won-jackrabbit = { $seat } a livré tout le courrier et gagne la course !
pe-won-last-standing = { $seat } remporte le duel final et gagne la course !
pe-won-long-duel = Le soleil se couche sur le duel : { $seat } était à Sacramento avant l'autre et gagne la course !
pe-won-long-game = Le télégraphe est arrivé : { $seat } est en tête et gagne la course !

## Ce qu'on demande

pe-prompt-keep = { $seat }, laquelle de tes deux cartes gardes-tu ?
pe-prompt-cell =
    { $gold ->
        [0] { $seat }, te voilà en prison sans une pièce d'or. Comment en sortir ?
        [one] { $seat }, te voilà en prison avec une pièce d'or. Comment en sortir ?
       *[other] { $seat }, te voilà en prison avec { $gold } pièces d'or. Comment en sortir ?
    }
pe-prompt-start = { $seat }, c'est ton tour. Tu lances les dés ?
pe-prompt-dice =
    { $price ->
        [0] { $seat }, tu as { $dice } : { $hand }. Relancer ne coûte rien. Que fais-tu ?
       [one] { $seat }, tu as { $dice } : { $hand }. Relancer coûte une pièce d'or. Que fais-tu ?
       *[other] { $seat }, tu as { $dice } : { $hand }. Relancer coûte { $price } pièces d'or. Que fais-tu ?
    }
pe-prompt-calls = { $seat }, { $other } annonce { $hand }. Bluff ?
pe-prompt-caller-moves =
    { $steps ->
        [one] { $seat }, tu avais raison. Tu avances d'une case ?
       *[other] { $seat }, tu avais raison. Tu avances de { $steps } cases ?
    }
pe-prompt-arrest = { $seat }, le shérif veut te mettre sous les verrous.
pe-prompt-spur =
    { $steps ->
        [one] { $seat }, tu avances d'une case. Un cheval frais ?
       *[other] { $seat }, tu avances de { $steps } cases. Un cheval frais ?
    }
pe-prompt-corners = { $seat }, un duel contre { $other } : où te places-tu ?
pe-prompt-flask = { $seat }, { $other } va tirer. Tu lui offres à boire d'abord ?
pe-prompt-aim = { $seat }, tire sur { $other }, et gare aux innocents.
pe-prompt-raid = { $seat }, tire sur les pillards, et gare aux innocents.
pe-prompt-hit = { $seat }, { $other } te touche. Que fais-tu ?
pe-prompt-marked = { $seat }, tu laisses ce lancer tel quel ?
pe-prompt-station = { $seat }, tu prends le train ?
pe-prompt-relay = { $seat }, laquelle des deux cartes gardes-tu ?
pe-prompt-over = La course est finie.

## Ce qu'on peut faire

pe-action-pass = Laisser faire
pe-action-roll = Lancer les dés
pe-action-roll-for-escape = Tenter l'évasion aux dés
pe-action-believe = Laisser passer
pe-action-stay = Rester ici
pe-action-go-to-prison = Aller en prison
pe-action-ride-on = Chevaucher comme annoncé
pe-action-take-the-hit = Encaisser
pe-action-keep = Garder { $card }
pe-action-bail =
    { $gold ->
        [one] Payer { $gold } pièce d'or et sortir
       *[other] Payer { $gold } pièces d'or et sortir
    }
pe-action-put-under = Mettre { $dice } sous le gobelet
pe-action-take-out = Sortir { $dice } du gobelet
pe-action-reroll-hidden =
    { $count ->
        [one] Relancer le dé sous le gobelet
       *[other] Relancer les { $count } dés sous le gobelet
    } { $price ->
        [0] sans payer
        [one] pour une pièce d'or
       *[other] pour { $price } pièces d'or
    }
pe-action-reroll-open =
    Relancer { $dice } à découvert { $price ->
        [0] sans payer
        [one] pour une pièce d'or
       *[other] pour { $price } pièces d'or
    }
pe-why-truth = C'est ce que tu as : qui conteste va en prison.
pe-why-bluff = Le bluff vaut un essai : on ne craint pas qui dit toujours la vérité.
pe-action-claim =
    { $steps ->
        [one] Annoncer { $hand } : une case
       *[other] Annoncer { $hand } : { $steps } cases
    }
pe-action-call = Contester l'annonce de { $other }
pe-action-move = Avancer jusqu'à la case { $to }
pe-action-stand-north-west = Se placer au nord-ouest
pe-action-stand-south-east = Se placer au sud-est
pe-action-shoot = Tirer depuis { $shift } mm à { $angle }° avec { $power } % de force
pe-action-ride =
    { $gold ->
        [one] Prendre le train jusqu'à la case { $to } pour une pièce d'or
       *[other] Prendre le train jusqu'à la case { $to } pour { $gold } pièces d'or
    }
pe-play-fresh-horse =
    { $more ->
        [one] Jouer { $card } : une case de plus
       *[other] Jouer { $card } : { $more } cases de plus
    }
pe-play-loaded-die = Jouer { $card } : tourner un { $from } visible sur { $to }
pe-play-loaded-die-hidden = Jouer { $card } : tourner un { $from } caché sur { $to }
pe-play-marked-cards = Jouer { $card } : relancer { $dice }
pe-play-rail-pass = Jouer { $card } : aller à la case { $to } sans payer
pe-play-lasso = Jouer { $card } : ramener { $target }
pe-play-lucky-horseshoe = Jouer { $card } : la prochaine relance est gratuite
pe-play-pocket-bible = Jouer { $card } : le tir ne compte pas
pe-play-second-colt = Jouer { $card } : deux tirs d'affilée
pe-play-whiskey-flask = Jouer { $card } : le tir tremble deux fois plus
pe-play-sheriffs-star = Jouer { $card } : pas de prison
pe-play-hacksaw = Jouer { $card } : sortir de prison
pe-play-dynamite = Jouer { $card } : tous les pillards à terre
pe-play-spyglass = Jouer { $card } : regarder un dé caché

## La table en phrases

pe-describe-rider =
    { $seat } est sur la case { $space }, { $kind } ; { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    } ; { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
pe-describe-mailbox =
    { $seat } est à Sacramento, boîte aux lettres { $mailbox } ; { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    } ; { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
pe-describe-jailed =
    { $seat } est en prison à côté de la case { $space } ; { $gold ->
        [one] { $gold } pièce d'or
       *[other] { $gold } pièces d'or
    } ; { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
pe-describe-table =
    { $bank ->
        [one] { $bank } pièce d'or
       *[other] { $bank } pièces d'or
    } à la banque, { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    } dans la pioche.
pe-describe-dice =
    { $remembered ->
        [none] { $dice ->
            [none] { $hidden ->
                [one] Un dé est sous le gobelet.
               *[other] Les { $hidden } dés sont sous le gobelet.
            }
           *[other] Visibles : { $dice } ; sous le gobelet : { $hidden }.
        }
       *[other] { $dice ->
            [none] { $hidden ->
                [one] Un dé est sous le gobelet : { $remembered }.
               *[other] Les { $hidden } dés sont sous le gobelet, dont { $remembered }.
            }
           *[other] Visibles : { $dice } ; sous le gobelet : { $hidden }, dont { $remembered }.
        }
    }
pe-describe-cards = Tu as en main { $cards }.
pe-describe-no-cards = Tu n'as pas de carte.
pe-describe-gave-back = Tu as rendu { $card }.
