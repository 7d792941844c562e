### Marshals. How message files are written: messages/en/common.ftl.

marshals-title = Marshals
marshals-pitch = Hunt four Outlaws across the Far West, and keep an eye on each other: one Marshal may be on their side.

## Options

ma-option-mode = standard for the whole game, basic for the youngest.
# What they, and what they can be, are called in the browser.
marshals-option-mode = Kind of game
marshals-option-mode-standard = the whole game
marshals-option-mode-basic = for the youngest

## Names

ma-forest = Forest
    .the = the forest
ma-desert = Desert
    .the = the desert
ma-plain = Plain
    .the = the plain
ma-mountain = Mountain
    .the = the mountain
ma-forest-one = Forest 1
ma-forest-two = Forest 2
ma-forest-three = Forest 3
ma-forest-four = Forest 4
ma-forest-five = Forest 5
ma-forest-six = Forest 6
ma-forest-seven = Forest 7
ma-forest-eight = Forest 8
ma-forest-nine = Forest 9
ma-forest-ten = Forest 10
ma-desert-one = Desert 1
ma-desert-two = Desert 2
ma-desert-three = Desert 3
ma-desert-four = Desert 4
ma-desert-five = Desert 5
ma-desert-six = Desert 6
ma-desert-seven = Desert 7
ma-desert-eight = Desert 8
ma-desert-nine = Desert 9
ma-desert-ten = Desert 10
ma-plain-one = Plain 1
ma-plain-two = Plain 2
ma-plain-three = Plain 3
ma-plain-four = Plain 4
ma-plain-five = Plain 5
ma-plain-six = Plain 6
ma-plain-seven = Plain 7
ma-plain-eight = Plain 8
ma-plain-nine = Plain 9
ma-plain-ten = Plain 10
ma-mountain-one = Mountain 1
ma-mountain-two = Mountain 2
ma-mountain-three = Mountain 3
ma-mountain-four = Mountain 4
ma-mountain-five = Mountain 5
ma-mountain-six = Mountain 6
ma-mountain-seven = Mountain 7
ma-mountain-eight = Mountain 8
ma-mountain-nine = Mountain 9
ma-mountain-ten = Mountain 10
ma-wild = Wild card
    .the = a Wild card
ma-weak-ambush-forest = Forest Ambush (1)
    .the = the Forest Ambush (1)
ma-strong-ambush-forest = Forest Ambush (2)
    .the = the Forest Ambush (2)
ma-weak-ambush-desert = Desert Ambush (1)
    .the = the Desert Ambush (1)
ma-strong-ambush-desert = Desert Ambush (2)
    .the = the Desert Ambush (2)
ma-weak-ambush-plain = Plain Ambush (1)
    .the = the Plain Ambush (1)
ma-strong-ambush-plain = Plain Ambush (2)
    .the = the Plain Ambush (2)
ma-weak-ambush-mountain = Mountain Ambush (1)
    .the = the Mountain Ambush (1)
ma-strong-ambush-mountain = Mountain Ambush (2)
    .the = the Mountain Ambush (2)
ma-weak-camping-forest = Forest Camping (1)
    .the = the Forest Camping (1)
ma-strong-camping-forest = Forest Camping (2)
    .the = the Forest Camping (2)
ma-weak-camping-desert = Desert Camping (1)
    .the = the Desert Camping (1)
ma-strong-camping-desert = Desert Camping (2)
    .the = the Desert Camping (2)
ma-weak-camping-plain = Plain Camping (1)
    .the = the Plain Camping (1)
ma-strong-camping-plain = Plain Camping (2)
    .the = the Plain Camping (2)
ma-weak-camping-mountain = Mountain Camping (1)
    .the = the Mountain Camping (1)
ma-strong-camping-mountain = Mountain Camping (2)
    .the = the Mountain Camping (2)
ma-clue-forest = Forest Clue
    .the = the Forest Clue
ma-clue-desert = Desert Clue
    .the = the Desert Clue
ma-clue-plain = Plain Clue
    .the = the Plain Clue
ma-clue-mountain = Mountain Clue
    .the = the Mountain Clue
ma-hideout-forest = Forest Hideout
    .the = the Forest Hideout
ma-hideout-desert = Desert Hideout
    .the = the Desert Hideout
ma-hideout-plain = Plain Hideout
    .the = the Plain Hideout
ma-hideout-mountain = Mountain Hideout
    .the = the Mountain Hideout
ma-jurisdiction = Jurisdiction
    .the = a Jurisdiction
ma-border = Border
    .the = the Border
ma-train-left = Train to the left
    .the = the Train to the left
ma-train-right = Train to the right
    .the = the Train to the right
ma-village-a = Village (bullets cheap)
    .the = the Village with cheap bullets
ma-village-b = Village (provisions cheap)
    .the = the Village with cheap provisions
ma-outlaw-one = Outlaw (20)
    .the = the Outlaw worth 20
ma-outlaw-two = Outlaw (25)
    .the = the Outlaw worth 25
ma-outlaw-three = Outlaw (30)
    .the = the Outlaw worth 30
ma-outlaw-four = Outlaw (40)
    .the = the Outlaw worth 40
ma-corrupt-marshal = Corrupt Marshal
    .the = the Corrupt Marshal
ma-bullet = Bullet
    .the = a bullet
ma-provision = Provision
    .the = a provision
ma-red = Red
ma-blue = Blue
ma-yellow = Yellow
ma-green = Green
ma-outlaws =
    { $count ->
        [one] Outlaw captured
       *[other] Outlaws captured
    }
ma-start-money = Start money
ma-rewards =
    { $count ->
        [one] Reward
       *[other] Rewards
    }
ma-claims =
    { $count ->
        [one] Claim
       *[other] Claims
    }
ma-bribes =
    { $count ->
        [one] Outlaw helped
       *[other] Outlaws helped
    }
ma-spending = Spent

## What happens

ma-map-laid = The map from left to right: { $map }.
ma-appeared = { $seat } knows { $terrain } best and starts there.
ma-deck-ready =
    { $count ->
        [one] The Far West deck is shuffled: one card.
       *[other] The Far West deck is shuffled: { $count } cards.
    }
ma-begins = { $seat } goes first.
ma-dealt = { $seat } is dealt { $card }.
ma-dealt-hidden = { $seat } is dealt a card.
ma-set-aside = { $seat } is dealt { $outlaw }, sets it aside and draws another card.
ma-reshuffled =
    { $count ->
        [one] The Outlaws go back, and the deck is shuffled again: one card.
       *[other] The Outlaws go back, and the deck is shuffled again: { $count } cards.
    }
ma-corrupted = { $seat }, you are the Corrupt Marshal now: help the Outlaws get away!
ma-turn-began = Turn { $number }: { $seat } to play.
ma-turn-skipped = { $seat } skips a turn.
ma-drew = { $seat } draws { $card }.
ma-drew-hidden = { $seat } draws a card.
ma-turned = { $seat } turns up { $card }!
ma-turn-ended = { $seat } ends the turn.
ma-moved = { $seat } plays { $card } and rides to { $terrain }.
ma-marched = { $seat } spends a provision and rides to { $terrain }.
ma-fired = { $seat } spends a bullet: everybody else must leave { $terrain } or pay.
ma-stayed = { $seat } spends a bullet and stays.
ma-left = { $seat } rides off to { $terrain }.
ma-slipped = { $outlaw } slips through { $seat }'s fingers.
ma-unmasked = { $seat } is the Corrupt Marshal!
ma-bribed =
    { $coins ->
        [one] { $seat } is paid one coin for the favour.
       *[other] { $seat } is paid { $coins } coins for the favour.
    }
ma-went-under =
    { $escapes ->
        [one] { $outlaw } goes to the bottom of the deck.
       *[other] { $outlaw } goes to the bottom of the deck, { $escapes } times by now.
    }
ma-got-away = { $outlaw } has got away for good.
ma-captured = { $seat } captures { $outlaw }!
ma-rewarded =
    { $coins ->
        [one] { $seat } is rewarded with one coin.
       *[other] { $seat } is rewarded with { $coins } coins.
    }
ma-rewarded-twice =
    { $coins ->
        [one] { $seat } knows { $terrain } best, so the reward is doubled: one coin.
       *[other] { $seat } knows { $terrain } best, so the reward is doubled: { $coins } coins.
    }
ma-claimed =
    { $coins ->
        [one] { $seat } claims 1 coin with { $cards }.
       *[other] { $seat } claims { $coins } coins with { $cards }.
    }
ma-claimed-nothing = { $seat } claims nothing.
ma-played =
    { $target ->
        [none] { $seat } plays { $card }.
       *[other] { $seat } plays { $card } against { $target }.
    }
ma-no-victim = Nobody is there to suffer from { $card }.
ma-showed = { $seat } shows { $card }.
ma-showed-none = { $seat } shows no card.
ma-gave = { $seat } had the highest card: { $card } goes to { $to }.
ma-spent-bullets =
    { $amount ->
        [one] { $seat } pays a bullet.
       *[other] { $seat } pays { $amount } bullets.
    }
ma-spent-provisions =
    { $amount ->
        [one] { $seat } pays a provision.
       *[other] { $seat } pays { $amount } provisions.
    }
ma-eliminated =
    { $cards ->
        [none] { $seat } cannot pay and is out of the game.
       *[other] { $seat } cannot pay and is out of the game; discarded: { $cards }.
    }
ma-discarded = { $card } lies on the discard pile.
ma-cancelled = { $seat } has jurisdiction here: { $card } is cancelled and changes hands.
ma-let-it-be = { $seat } lets it be.
ma-looked =
    { $count ->
        [one] { $seat } looks at the top card of the deck: { $cards }.
       *[other] { $seat } looks at the top { $count } cards of the deck: { $cards }.
    }
ma-looked-hidden =
    { $count ->
        [one] { $seat } looks at the top card of the deck.
       *[other] { $seat } looks at the top { $count } cards of the deck.
    }
ma-placed = { $seat } puts { $card } next on the deck.
ma-placed-hidden = { $seat } puts a card next on the deck.
ma-kept = { $seat } keeps { $card }.
ma-kept-hidden = { $seat } keeps a card.
ma-searched = { $seat } looks at two of { $from }'s cards: { $cards }.
ma-searched-hidden = { $seat } looks at two of { $from }'s cards.
ma-took = { $seat } takes { $card } from { $from }.
ma-took-hidden = { $seat } takes a card from { $from }.
ma-delayed = { $seat } makes { $target } skip the next turn.
ma-rode =
    { $coins ->
        [one] { $seat } takes the train to { $terrain } for one coin.
       *[other] { $seat } takes the train to { $terrain } for { $coins } coins.
    }
ma-did-not-ride = { $seat } does not get on the train.
ma-travelled = { $seat } plays { $card } and rides to { $terrain }, on the way to the Village.
ma-did-not-travel = { $seat } does not ride to the Village.
ma-bought =
    { $coins ->
        [one] { $seat } buys { $goods } for one coin.
       *[other] { $seat } buys { $goods } for { $coins } coins.
    }
ma-bought-no-more = { $seat } is done shopping.
ma-ended = The hunt is over.
ma-won =
    { $count ->
        [one] { $seats } wins!
       *[other] { $seats } share the victory!
    }

## What is asked

ma-prompt-act = { $seat }, ride on, play a card or stop?
ma-prompt-act-guarded = { $seat }, ride on, play a card or stop? An Ambush or Camping card lies on top: until another card is played, an Outlaw would escape.
ma-prompt-driven = { $seat }, { $active } wants you gone. Pay a bullet, or leave?
ma-prompt-claim = { $seat }, { $active } has captured an Outlaw. Claim a share?
ma-prompt-reveal = { $seat }, { $card } hits you. Show a card of that terrain?
ma-prompt-object =
    { $from ->
        [none] { $seat }, { $active } plays { $card }. Do you have jurisdiction?
       *[other] { $seat }, { $active } plays { $card } to search { $from }'s hand. Do you have jurisdiction?
    }
ma-prompt-arrange =
    { $count ->
        [one] { $seat }, this card is to be drawn first.
       *[other] { $seat }, which of these { $count } cards is to be drawn first?
    }
ma-prompt-dig = { $seat }, which of the two cards do you keep?
ma-prompt-search = { $seat }, which of { $from }'s two cards do you keep?
ma-prompt-train = { $seat }, { $card } has come. Get on?
ma-prompt-travel = { $seat }, ride to the Village?
ma-prompt-travel-on = { $seat }, which card takes you on towards the Village?
ma-prompt-shop =
    { $coins ->
        [one] { $seat }, you have one coin. What do you buy?
       *[other] { $seat }, you have { $coins } coins. What do you buy?
    }
ma-prompt-over = The game is over.

## What can be done

ma-action-end-turn = End the turn
ma-action-move = Play { $card } and ride to { $terrain } ({ $to })
ma-action-spend-provision = Spend a provision and ride to { $terrain } ({ $to })
ma-action-spend-bullet = Spend a bullet to drive the others away
ma-action-play = Play { $card }
ma-action-hideout =
    { $from ->
        [none] Play { $card } and search the deck
       *[other] Play { $card } and search { $from }'s hand
    }
ma-action-against = Play { $card } against { $target }
ma-action-stay = Spend a bullet and stay
ma-action-leave = Ride off to { $terrain } ({ $to })
ma-action-claim =
    { $coins ->
        [one] Claim 1 coin
       *[other] Claim { $coins } coins
    }
ma-action-claim-nothing = Claim nothing
ma-action-show-none = Show no card
ma-action-let-it-be = Let it be
ma-action-stay-here = Stay here
ma-action-buy-no-more = Buy no more
ma-action-reveal = Show { $card }
ma-action-object = Play a Jurisdiction
ma-action-place =
    { $card ->
        [none] Put this card next
       *[other] Put { $card } next
    }
ma-action-keep =
    { $card ->
        [none] Keep this card
       *[other] Keep { $card }
    }
ma-action-ride = Take the train to { $terrain } ({ $to })
ma-action-travel = Play { $card }
ma-action-buy = Buy { $goods } for { $coins }

## The table in sentences

ma-describe-location =
    { $seats ->
        [none] { $at } is { $terrain }: nobody is there.
       *[other] { $at } is { $terrain }: { $seats }.
    }
ma-describe-deck =
    { $count ->
        [0] The deck is empty.
        [one] One card is in the deck.
       *[other] { $count } cards are in the deck.
    }
ma-describe-known-top = You know of cards on top of it: { $cards }.
ma-describe-discard =
    { $card ->
        [none] The discard pile is empty.
       *[other] On top of the discard pile lies { $card }.
    }
ma-describe-guarded = An Outlaw drawn now would escape.
ma-describe-at-large =
    { $escapes ->
        [0] { $outlaw } is at large.
        [one] { $outlaw } is at large and has escaped once ({ $danger ->
            [one] { $danger } coin
           *[other] { $danger } coins
        }).
       *[other] { $outlaw } is at large and has escaped { $escapes } times ({ $danger ->
            [one] { $danger } coin
           *[other] { $danger } coins
        }).
    }
ma-describe-captured = { $seat } has captured { $outlaw }.
ma-describe-gone = { $outlaw } has got away for good.
ma-describe-marshal =
    { $seat }, at home in { $specialty }: bullets { $bullets }, provisions { $provisions }, coins { $coins }, cards { $hand }{ $cards ->
        [none] .
       *[other] , among them { $cards }.
    }
ma-describe-basic =
    { $seat }, at home in { $specialty }: cards { $hand }{ $cards ->
        [none] .
       *[other] , among them { $cards }.
    }
ma-describe-out = { $seat } is out of the game; coins { $coins }.
ma-describe-corrupt = { $seat } is the Corrupt Marshal.
ma-describe-hand =
    { $cards ->
        [none] Your hand is empty.
       *[other] Your hand: { $cards }.
    }
