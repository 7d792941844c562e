### What the board of Pony Express says by itself. "Raiders" stands for the rulebook's word "Indians".

## The map

board-pony-express-map = The trail from St. Joseph to Sacramento
board-pony-express-strip = The race so far
board-pony-express-rockies = ROCKY MOUNTAINS
board-pony-express-sierra = SIERRA NEVADA
board-pony-express-prairie = THE GREAT PLAINS
board-pony-express-desert = DESERT: REROLLS COST 2
board-pony-express-space = Space { $space }: { $kind }.
board-pony-express-space-with = Space { $space }: { $kind }. Here: { $riders }.
board-pony-express-mailbox = Sacramento, mailbox { $number }.

## The riders

board-pony-express-riders = The riders
board-pony-express-at = { $space }: { $kind }
board-pony-express-kind-town = St. Joseph
board-pony-express-kind-station = station
board-pony-express-kind-raiders = raiders
board-pony-express-kind-mine = gold mine
board-pony-express-kind-saloon = saloon
board-pony-express-kind-relay = relay
board-pony-express-kind-plain = open country
board-pony-express-kind-sacramento = Sacramento
board-pony-express-in-prison = In prison
board-pony-express-at-mailbox = Sacramento, mailbox { $number }
board-pony-express-gold = { $gold } gold
board-pony-express-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-pony-express-bank =
    Bank: { $gold } gold. Deck: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
board-pony-express-stand = Space { $space }
board-pony-express-stand-jailed = Prison
board-pony-express-stand-mailbox = Mailbox { $number }
board-pony-express-winner = { $name } wins the race!

## The dice

board-pony-express-under = Under the shaker
board-pony-express-out = In sight of all
board-pony-express-none-out = No dice in sight yet
board-pony-express-peek = Peek under the shaker
board-pony-express-cover = Cover the dice
board-pony-express-covered = Your dice are covered. Lift the shaker to peek.
board-pony-express-hidden-of =
    { $count ->
        [one] { $name } hides one die.
       *[other] { $name } hides { $count } dice.
    }
board-pony-express-remembered = Everybody remembers { $dice } among them.
board-pony-express-spied = You spied { $face }.
board-pony-express-you-hold = You have
board-pony-express-die = Die showing { $face }
board-pony-express-hidden-die = Hidden die showing { $face }
board-pony-express-set-apart = { $face }: set apart to roll it again
board-pony-express-set-apart-hint = Tap dice in sight to roll them again in the open.
board-pony-express-kept = Kept
board-pony-express-rolled-again = Rolled again
board-pony-express-roll-again = Roll again
board-pony-express-roll-again-hint = First take out the dice you keep. Those left under the shaker are rolled again.
board-pony-express-hands = Hands
board-pony-express-ride = Spaces
board-pony-express-in-cell = In prison
board-pony-express-cell-7 = out, 1 gold, 1 card
board-pony-express-cell-6 = out, 1 card
board-pony-express-cell-5 = out, 1 gold
board-pony-express-cell-4 = out
board-pony-express-cell-3 = 1 card
board-pony-express-cell-2 = 1 gold
board-pony-express-cell-1 = nothing
board-pony-express-open-first = Who rides first?
board-pony-express-open-mine = The gold mine pays
board-pony-express-open-saloon = The saloon's bill
board-pony-express-open-poker = A game of poker
board-pony-express-open-escape = A roll for escape
board-pony-express-marked-hint = Marked Cards: tap the dice you want to roll again.

## The claim and the call

board-pony-express-claims = What do you claim to have?
board-pony-express-truth = the truth
board-pony-express-bluff = a bluff
board-pony-express-claimed = CLAIMED
board-pony-express-claim-of = The claim of { $name }
board-pony-express-spaces =
    { $count ->
        [one] one space
       *[other] { $count } spaces
    }
board-pony-express-called = Called!
board-pony-express-stands = It stands
board-pony-express-honest = True!
board-pony-express-caught = A bluff!
board-pony-express-caller = { $name } calls the bluff.
board-pony-express-watching = These may call the bluff:
board-pony-express-seconds = { $seconds } s

## Cards

board-pony-express-your-cards = Your cards
board-pony-express-keep = Keep one of these two cards
board-pony-express-which-die = Which die do you turn?
board-pony-express-which-face = Turn the { $face } to…
board-pony-express-does-fresh-horse = Before you ride: one or two spaces more.
board-pony-express-does-loaded-die = After a roll: turn one of your dice as you like.
board-pony-express-does-lucky-horseshoe = After a roll: your next reroll is free.
board-pony-express-does-pocket-bible = When you are hit in a duel: the hit does not count.
board-pony-express-does-second-colt = Before your shot in a duel: shoot twice in a row.
board-pony-express-does-whiskey-flask = Before another's shot: it wobbles twice as much.
board-pony-express-does-sheriffs-star = When you would go to prison: you do not.
board-pony-express-does-hacksaw = In prison: break out at once.
board-pony-express-does-dynamite = At the raiders: all three fall, no shot needed.
board-pony-express-does-marked-cards = After an open roll: roll any of your dice again.
board-pony-express-does-spyglass = Before you call: look at one hidden die.
board-pony-express-does-rail-pass = At a station: ride without paying.
board-pony-express-does-lasso = At the start of your turn: pull back a rider up to four spaces ahead.

## The duel

board-pony-express-raid-title = { $name } against the raiders
board-pony-express-raid-scene = { $shooter } shoots from the north-east at three masked raiders in the south-west, 600 mm away.
board-pony-express-duel-scene = { $shooter } shoots at { $target }, who stands in the opposite corner, 638 mm away.
board-pony-express-in-line = { $name } is in the line of fire, { $far } mm ahead.
board-pony-express-near-line =
    { $side ->
        [left] { $name } is { $mm } mm left of the line, { $far } mm ahead.
       *[right] { $name } is { $mm } mm right of the line, { $far } mm ahead.
    }
board-pony-express-free-line = The line of fire is free.
board-pony-express-touches = The die touches { $name }.
board-pony-express-off = The die falls off the board.
board-pony-express-shots-left =
    { $count ->
        [0] no shots left
        [one] one shot left
       *[other] { $count } shots left
    }
board-pony-express-tipsy = After that drink the hand is shaky.
board-pony-express-flat = From above
board-pony-express-deep = At the table
board-pony-express-shift = Place
board-pony-express-angle = Aim
board-pony-express-power = Power
board-pony-express-shift-value =
    { $side ->
        [left] { $mm } mm left
        [right] { $mm } mm right
       *[middle] in the middle
    }
board-pony-express-angle-value =
    { $side ->
        [left] { $degrees }° left of the target
        [right] { $degrees }° right of the target
       *[middle] straight at the target
    }
board-pony-express-power-value = { $percent } %; { $enough } % just reaches the target
board-pony-express-raise = Raise your hand
board-pony-express-release = Let go!
board-pony-express-how = Hold the button and let go when the needle is in the green; or pull back on the picture like a sling. With keys: hold the space bar.
board-pony-express-wait = Your hand sways. Let go at the right moment!
board-pony-express-tired = Your arm grows tired…

## The walk-through

board-pony-express-tour-map = Ride west from St. Joseph to Sacramento. Every space where your dice take you does something: mines pay, saloons cost, raiders bar the way.
board-pony-express-tour-keep = You start with one Item card. Each has its own right moment; keep the one you like better.
board-pony-express-tour-dice = Only you see what is under the shaker. Take dice out to show them, slip them under to hide them, and pay gold to roll again.
board-pony-express-tour-claim = Then claim a hand. You ride as far as you claim, whatever you have. Unless somebody calls you…
board-pony-express-tour-call = Do you believe it? Call a bluff and you may ride in their place. Call the truth and you go to prison.
board-pony-express-tour-prison = Whoever is behind bars pays three gold or rolls for escape on their next turn.
board-pony-express-tour-aim = Place the die, point it, then raise your hand: it sways. Let go at the right moment, and mind the innocent.

## How to play

board-pony-express-how-aim = You carry the mail from St. Joseph to Sacramento. Whoever is first there and delivers it wins.
board-pony-express-how-roll = On your turn you roll five poker dice under the shaker. Only you see them.
board-pony-express-how-reroll = Take out the dice you keep. The others you may roll again, for gold: everybody sees what lies outside.
board-pony-express-how-claim = Then claim a hand, true or not. You ride as many spaces as it is worth.
board-pony-express-how-call = Unless the rider nearest to you calls your bluff! Caught, you stay where you are and the caller may ride. But whoever calls the truth goes to prison.
board-pony-express-how-spaces = Where you stop, something happens: mines pay, saloons cost, trains carry you on, relays give a card, raiders bar the way.
board-pony-express-how-duel = Stop on another rider's space and you duel: you flick a die at each other. The loser gives up half the gold.
