### What the board of Marshals says by itself.

## Cards

board-marshals-kind-wild = Wild
board-marshals-kind-ambush = Ambush
board-marshals-kind-camping = Camping
board-marshals-kind-clue = Clue
board-marshals-kind-hideout = Hideout
board-marshals-kind-jurisdiction = Jurisdiction
board-marshals-kind-border = Border
board-marshals-kind-train = Train
board-marshals-kind-village = Village
board-marshals-kind-corrupt = Corrupt
board-marshals-back-of-card = A card, face-down
board-marshals-does-ambush = Every other Marshal where you stand pays the bullets it shows. Whoever cannot pay and keep one is out of the game.
board-marshals-does-camping = Every other Marshal where you stand pays the provisions it shows. Whoever cannot pay and keep one is out of the game.
board-marshals-does-hideout = Look at the top two cards of the deck, or at two of another player's hand, and keep one.
board-marshals-does-bullet = They pay for Ambushes; and one of them chases the others away from where you stand.
board-marshals-does-provision = They pay for Camping; and one of them takes you one place further without a card.
board-marshals-wanted = WANTED
board-marshals-gone = GONE
board-marshals-cancelled = Cancelled

## The table

board-marshals-place-empty = { $terrain }: nobody is here.
board-marshals-place = { $terrain }: { $names }.
board-marshals-poster-wanted =
    { $escapes ->
        [0] Wanted: the Outlaw worth { $danger }, still at large.
        [one] Wanted: the Outlaw worth { $danger }, has escaped once.
       *[other] Wanted: the Outlaw worth { $danger }, has escaped { $escapes } times.
    }
board-marshals-poster-caught = The Outlaw worth { $danger }: captured by { $name }.
board-marshals-poster-gone = The Outlaw worth { $danger } has got away for good.
board-marshals-escaped =
    { $count ->
        [one] escaped
       *[other] escaped ×{ $count }
    }
board-marshals-deck = Deck: { $count }
board-marshals-the-deck = The deck
board-marshals-in-play = In play
board-marshals-discard =
    { $count ->
        [0] Discard pile
       *[other] Discard pile: { $count }
    }
board-marshals-open-discard =
    { $card ->
        [none] The discard pile is empty.
       *[other] Discard pile, { $count ->
           [one] { $count } card
          *[other] { $count } cards
       }, on top: { $card }. Look through it.
    }
board-marshals-newest-first = The top card first.
board-marshals-you-know = You know card { $nth } of the deck: { $card }.
board-marshals-seen-by = Card { $nth } of the deck has been seen by { $names }.
board-marshals-under =
    { $count ->
        [one] An escaped Outlaw lies under the deck
       *[other] { $count } escaped Outlaws lie under the deck
    }
board-marshals-notice-ambush = An Ambush is on top: an Outlaw would escape now.
board-marshals-notice-camping = A Camping card is on top: an Outlaw would escape now.
board-marshals-notice-clear = The trail is clear: an Outlaw drawn now would be caught.
board-marshals-notice-corrupt = You are the Corrupt Marshal: every Outlaw you draw escapes, and pays you 30.

## The players

board-marshals-plaque = { $name }, at home in { $specialty }: bullets { $bullets }, provisions { $provisions }, coins { $coins }, cards { $cards }, Outlaws { $outlaws }
board-marshals-plaque-basic = { $name }, at home in { $specialty }: cards { $cards }, Outlaws { $outlaws }
board-marshals-plaque-out = { $name } is out of the game: coins { $coins }, Outlaws { $outlaws }
board-marshals-others = The other Marshals
board-marshals-from = From: { $terrain }
board-marshals-home = { $terrain }: an Outlaw captured there is worth double
board-marshals-bullets = Bullets: { $count }
board-marshals-provisions = Provisions: { $count }
board-marshals-coins = Coins: { $count }
board-marshals-cards = Cards in hand: { $count }
board-marshals-doubt =
    { $count ->
        [0] Cannot be the Corrupt Marshal now
        [one] One card of this hand could be the Corrupt Marshal
       *[other] { $count } cards of this hand could be the Corrupt Marshal
    }
board-marshals-caught = Captured: the Outlaw worth { $danger }
board-marshals-known = You know of { $card } in this hand
board-marshals-has-seen = Seen by { $names }
board-marshals-corrupt = Corrupt Marshal
board-marshals-secret = Corrupt: nobody knows
board-marshals-skips = skips a turn
board-marshals-out = OUT
board-marshals-you = You
board-marshals-hand = Your hand: { $count }
board-marshals-no-cards = Your hand is empty.
board-marshals-stand =
    { $outlaws ->
        [0] { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }
        [one] { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }, 1 Outlaw
       *[other] { $coins ->
            [one] { $coins } coin
           *[other] { $coins } coins
        }, { $outlaws } Outlaws
    }
board-marshals-stand-basic =
    { $outlaws ->
        [one] 1 Outlaw
       *[other] { $outlaws } Outlaws
    }

## Decisions

board-marshals-ways =
    { $thing }: { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
board-marshals-back = Back
board-marshals-close = Close
board-marshals-asked = Deciding:
board-marshals-then = then
board-marshals-arrange = Which card is to be drawn as number { $nth }?
board-marshals-arranges = { $name } looks at the top of the deck and puts it back.
board-marshals-dig = Keep one. The other goes back on top.
board-marshals-digs = { $name } looks for a hidden card on the deck.
board-marshals-search = Keep one. The other goes back to { $from }.
board-marshals-searches = { $name } goes through two of { $from }'s cards.
board-marshals-unmasked = { $name } wore the star and worked for the Outlaws all along.
board-marshals-become = You work for the Outlaws now. Draw them and let them run, and tell nobody.

## The first game

board-marshals-tour-map = Four stretches of country, and your Marshal on the trail. You can only ride to a place next to yours.
board-marshals-tour-posters = Four Outlaws hide in the deck. Whoever draws one captures it and is paid its price. A bullet hole means it got away once.
board-marshals-tour-deck = Every turn begins with a card from here. The country grows darker as the deck runs out.
board-marshals-tour-hand = Ride with a card of the place you want to go to, and you draw again. Cards of the place where somebody else makes a capture are worth coins too.
board-marshals-tour-stop = After each draw: ride on, play an action, or stop here. An action ends the turn.
board-marshals-tour-discard = Keep an eye on this pile. With an Ambush or Camping on top, an Outlaw slips away.
board-marshals-tour-mine = Bullets against Ambushes, provisions against Camping. Who cannot pay and keep one is out of the game. At home, an Outlaw is worth double.
board-marshals-tour-corrupt = One of you may turn out to be the Corrupt Marshal. The masks count how many cards of a hand could be that one.

## How to play

board-marshals-how-aim = Four Outlaws hide in the deck. You hunt them through four stretches of country; whoever has the most coins at the end wins.
board-marshals-how-draw = Your turn begins with a card from the deck. Cards go to your hand, unless it is an Event or an Outlaw.
board-marshals-how-ride = Ride to the next place with a card that shows it, and draw again, as often as you can. Or play an action card: it ends your turn.
board-marshals-how-capture = Draw an Outlaw and you capture it where you stand, for double if you are at home there. Others with cards of that place are paid too.
board-marshals-how-escape = But look at the discard pile first: with an Ambush or Camping on top, the Outlaw slips away.
board-marshals-how-pay = An Ambush costs the others where you stand bullets, Camping costs provisions. Whoever cannot pay and keep one is out of the game.
board-marshals-how-corrupt = One of you may draw the Corrupt Marshal, and keeps quiet: if an Outlaw gets away for good, the Corrupt one can win.
