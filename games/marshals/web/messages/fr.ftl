### Ce que le plateau de Marshals dit de lui-même.

## Cartes

board-marshals-kind-wild = Joker
board-marshals-kind-ambush = Embuscade
board-marshals-kind-camping = Bivouac
board-marshals-kind-clue = Indice
board-marshals-kind-hideout = Repaire
board-marshals-kind-jurisdiction = Juridiction
board-marshals-kind-border = Frontière
board-marshals-kind-train = Train
board-marshals-kind-village = Village
board-marshals-kind-corrupt = Corrompu
board-marshals-back-of-card = Une carte, face cachée
board-marshals-does-ambush = Tous les autres Marshals là où tu es paient les balles indiquées. Qui ne peut pas payer et en garder une est éliminé.
board-marshals-does-camping = Tous les autres Marshals là où tu es paient les rations indiquées. Qui ne peut pas payer et en garder une est éliminé.
board-marshals-does-hideout = Regarde les deux premières cartes de la pioche, ou deux cartes d'une autre main, et gardes-en une.
board-marshals-does-bullet = Elles paient les Embuscades ; et une seule chasse les autres de l'endroit où tu es.
board-marshals-does-provision = Elles paient les Bivouacs ; et une seule te mène au lieu voisin sans carte.
board-marshals-wanted = RECHERCHÉ
board-marshals-gone = ENVOLÉ
board-marshals-cancelled = Annulé

## La table

board-marshals-place-empty = { $terrain } : personne.
board-marshals-place = { $terrain } : { $names }.
board-marshals-poster-wanted =
    { $escapes ->
        [0] Recherché : le hors-la-loi à { $danger }, toujours en fuite.
        [one] Recherché : le hors-la-loi à { $danger }, échappé une fois.
       *[other] Recherché : le hors-la-loi à { $danger }, échappé { $escapes } fois.
    }
board-marshals-poster-caught = Le hors-la-loi à { $danger } : capturé par { $name }.
board-marshals-poster-gone = Le hors-la-loi à { $danger } a filé pour de bon.
board-marshals-escaped =
    { $count ->
        [one] échappé
       *[other] échappé ×{ $count }
    }
board-marshals-deck = Pioche : { $count }
board-marshals-the-deck = La pioche
board-marshals-in-play = En jeu
board-marshals-discard =
    { $count ->
        [0] Défausse
       *[other] Défausse : { $count }
    }
board-marshals-open-discard =
    { $card ->
        [none] La défausse est vide.
       *[other] Défausse, { $count ->
           [one] { $count } carte
          *[other] { $count } cartes
       }, sur le dessus : { $card }. La parcourir.
    }
board-marshals-newest-first = La carte du dessus d'abord.
board-marshals-you-know = Tu connais la carte { $nth } de la pioche : { $card }.
board-marshals-seen-by = La carte { $nth } de la pioche a été vue par { $names }.
board-marshals-under =
    { $count ->
        [one] Un hors-la-loi échappé est sous la pioche
       *[other] { $count } hors-la-loi échappés sont sous la pioche
    }
board-marshals-notice-ambush = Une Embuscade est sur la défausse : un hors-la-loi s'échapperait.
board-marshals-notice-camping = Un Bivouac est sur la défausse : un hors-la-loi s'échapperait.
board-marshals-notice-clear = La piste est libre : un hors-la-loi pioché maintenant serait pris.
board-marshals-notice-corrupt = Tu es le Marshal corrompu : tout hors-la-loi que tu pioches s'échappe et te paie 30.

## Les joueurs

board-marshals-plaque = { $name }, terrain favori : { $specialty }. Balles { $bullets }, rations { $provisions }, pièces { $coins }, cartes { $cards }, hors-la-loi { $outlaws }
board-marshals-plaque-basic = { $name }, terrain favori : { $specialty }. Cartes { $cards }, hors-la-loi { $outlaws }
board-marshals-plaque-out = { $name } est hors jeu : pièces { $coins }, hors-la-loi { $outlaws }
board-marshals-others = Les autres Marshals
board-marshals-from = Vient de : { $terrain }
board-marshals-home = { $terrain } : une capture y rapporte le double
board-marshals-bullets = Balles : { $count }
board-marshals-provisions = Rations : { $count }
board-marshals-coins = Pièces : { $count }
board-marshals-cards = Cartes en main : { $count }
board-marshals-doubt =
    { $count ->
        [0] Ne peut pas être le Marshal corrompu en ce moment
        [one] Une carte de cette main pourrait être le Marshal corrompu
       *[other] { $count } cartes de cette main pourraient être le Marshal corrompu
    }
board-marshals-caught = Capturé : le hors-la-loi à { $danger }
board-marshals-known = Tu sais que cette main contient : { $card }
board-marshals-has-seen = Vue par { $names }
board-marshals-corrupt = Marshal corrompu
board-marshals-secret = Corrompu : personne ne le sait
board-marshals-skips = passe un tour
board-marshals-out = HORS JEU
board-marshals-you = Toi
board-marshals-hand = Ta main : { $count }
board-marshals-no-cards = Ta main est vide.
board-marshals-stand =
    { $outlaws ->
        [0] { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }
       *[other] { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }, { $outlaws } hors-la-loi
    }
board-marshals-stand-basic = { $outlaws } hors-la-loi

## Décisions

board-marshals-ways =
    { $thing } : { $count ->
        [one] { $count } façon
       *[other] { $count } façons
    }
board-marshals-back = Retour
board-marshals-close = Fermer
board-marshals-asked = Qui décide :
board-marshals-then = puis
board-marshals-arrange = Quelle carte sera piochée en numéro { $nth } ?
board-marshals-arranges = { $name } regarde le dessus de la pioche et le remet en ordre.
board-marshals-dig = Gardes-en une. L'autre retourne sur la pioche.
board-marshals-digs = { $name } fouille le dessus de la pioche.
board-marshals-search = Gardes-en une. L'autre retourne à { $from }.
board-marshals-searches = { $name } fouille deux cartes de { $from }.
board-marshals-unmasked = { $name } portait l'étoile et travaillait pour les hors-la-loi depuis le début.
board-marshals-become = Te voilà du côté des hors-la-loi. Pioche-les, laisse-les filer, et n'en dis rien à personne.

## La première partie

board-marshals-tour-map = Quatre lieux, et ton Marshal sur la piste. On ne chevauche que vers un lieu voisin.
board-marshals-tour-posters = Quatre hors-la-loi se cachent dans la pioche. Qui en pioche un le capture et touche la récompense. Un impact de balle : il s'est échappé une fois.
board-marshals-tour-deck = Chaque tour commence par une carte prise ici. Le jour baisse à mesure que la pioche s'épuise.
board-marshals-tour-hand = Joue une carte du lieu où tu veux aller, et tu piocheras encore. Les cartes du lieu où un autre fait une capture valent aussi des pièces.
board-marshals-tour-stop = Après chaque pioche, tu peux continuer, jouer une action ou t'arrêter là. Une action termine le tour.
board-marshals-tour-discard = Garde l'œil sur cette pile. Avec une Embuscade ou un Bivouac dessus, un hors-la-loi s'échappe.
board-marshals-tour-mine = Des balles contre les Embuscades, des rations contre les Bivouacs. Si tu ne peux pas payer et en garder une, tu es hors jeu. Sur ton terrain favori, une capture rapporte le double.
board-marshals-tour-corrupt = L'un de vous est peut-être le Marshal corrompu. Les masques comptent les cartes d'une main qui pourraient l'être.

## Comment on joue

board-marshals-how-aim = Quatre hors-la-loi se cachent dans la pioche. Tu les poursuis dans quatre lieux ; qui a le plus de pièces à la fin gagne.
board-marshals-how-draw = Ton tour commence par une carte de la pioche. Elle va dans ta main, sauf si c'est un événement ou un hors-la-loi.
board-marshals-how-ride = Va au lieu voisin avec une carte qui le montre, et pioche encore, autant que tu peux. Ou joue une carte action : elle finit ton tour.
board-marshals-how-capture = Pioche un hors-la-loi et tu le captures où tu es, pour le double si c'est ton terrain favori. Les cartes de ce lieu rapportent aussi aux autres.
board-marshals-how-escape = Mais regarde d'abord la défausse : avec une Embuscade ou un Bivouac dessus, le hors-la-loi s'échappe.
board-marshals-how-pay = Une Embuscade coûte des balles à ceux qui sont où tu es, un Bivouac des rations. Qui ne peut pas payer et en garder une est éliminé.
board-marshals-how-corrupt = L'un de vous peut piocher le Marshal corrompu, et se tait : si un hors-la-loi file pour de bon, le corrompu peut gagner.
