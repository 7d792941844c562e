### What only the board of Rolling Bandits says; names and sentences of the game are in games/rolling-bandits/messages/en.ftl.

board-rolling-bandits-train = The train, from the rear to the front
board-rolling-bandits-camps = Everybody's loot
board-rolling-bandits-car-of = { $car } of value { $value }
board-rolling-bandits-mercenaries = Mercenaries
board-rolling-bandits-does-mercenary = They roll along with your Horde when you call them. One that leaves the train leaves the game.
board-rolling-bandits-does-symbol = Joins your group of the same symbol in the train. Without one, it goes into the car ahead of your gang.
board-rolling-bandits-does-joker = Your jokers join any one group of yours in the train, and take its symbol.
board-rolling-bandits-mat = The dice mat
board-rolling-bandits-group = { $seat }: { $count } × { $face }.
board-rolling-bandits-leads = { $seat } leads and has dice enough to steal it.
board-rolling-bandits-short =
    { $count ->
        [one] { $seat } leads; one die is missing.
       *[other] { $seat } leads; { $count } dice are missing.
    }
board-rolling-bandits-tied = A tie: nobody can steal it.

## A player's side

board-rolling-bandits-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-rolling-bandits-earlier =
    Earlier train: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-rolling-bandits-out = No part in this train.
board-rolling-bandits-hand =
    { $count ->
        [0] No dice in hand.
        [one] One die in hand.
       *[other] { $count } dice in hand.
    }
board-rolling-bandits-pool = Mercenaries: { $pool } to call, { $lost } gone.
board-rolling-bandits-cars =
    { $count ->
        [0] No cars taken
        [one] One car taken
       *[other] { $count } cars taken
    }
board-rolling-bandits-chests =
    { $count ->
        [0] No chests
        [one] One chest
       *[other] { $count } chests
    }
board-rolling-bandits-chest-closed = Closed chest: { $symbol }
board-rolling-bandits-chest-kept = Your { $symbol } chest holds: { $inside }, points: { $points }
board-rolling-bandits-chest-open = Open { $symbol } chest: { $inside }, points: { $points }
board-rolling-bandits-stand =
    { $cars ->
        [one] { $cars } car
       *[other] { $cars } cars
    }, { $chests ->
        [one] { $chests } chest
       *[other] { $chests } chests
    }
board-rolling-bandits-stand-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The mat

board-rolling-bandits-turn-of = { $seat }’s turn
board-rolling-bandits-roll-of = { $seat }’s roll
board-rolling-bandits-rolled = { $count } × { $face }
board-rolling-bandits-taken =
    { $count ->
        [one] One die in the cup
       *[other] { $count } dice in the cup
    }
board-rolling-bandits-to-car = car { $at }
board-rolling-bandits-to-any = choose a car
board-rolling-bandits-to-none = stays here
board-rolling-bandits-group-choose = { $count } × { $face }: choose a car for them
board-rolling-bandits-group-stuck = { $count } × { $face } cannot be placed. Why?
board-rolling-bandits-swap-first = Swap the { $face } group in car { $at }
board-rolling-bandits-hint-recall = Point at one of your groups: it comes back with everybody behind it.
board-rolling-bandits-hint-call = How many Mercenaries ride along?
board-rolling-bandits-hint-pick = Drop dice into the cup, then roll them again.
board-rolling-bandits-hint-exchange = Choose the first of two groups.
board-rolling-bandits-hint-exchange-second = And the one it changes places with.
board-rolling-bandits-hint-place = Send a group to its car, or drag it there.
board-rolling-bandits-hint-joker = Jokers join any group of yours: choose a car.
board-rolling-bandits-hint-chest = A chest of yours can be opened now.

## What happens

board-rolling-bandits-at-once = Immediate theft!
board-rolling-bandits-secret = A secret
board-rolling-bandits-count = The loot is counted
board-rolling-bandits-count-of =
    { $cars ->
        [one] { $cars } car
       *[other] { $cars } cars
    }, { $chests ->
        [one] { $chests } chest
       *[other] { $chests } chests
    }
board-rolling-bandits-decided-points = { $seats } has the richest loot and wins!
board-rolling-bandits-decided-cars = As many points: whoever has more cars is ahead. { $seats } wins!
board-rolling-bandits-decided-chests = As many points and as many cars: the chests decide. { $seats } wins!
board-rolling-bandits-decided-again = Alike in points, cars and chests: { $seats } attack a new train!
board-rolling-bandits-decided-shared = Alike in points, cars and chests: { $seats } share the victory.

## The first game

board-rolling-bandits-tour-train = This is the train you are going to rob. Its rear is on the left, the locomotive on the right. Your gang climbs in at the rear and works its way forward.
board-rolling-bandits-tour-value = The brass number says how many dice it takes to steal a car, and how many points it brings. At the start of your turn you steal every car where you have that many dice, and more than anybody else. A star marks a tower that is about to.
board-rolling-bandits-tour-mat = These are your bandits, sorted by symbol. A symbol you already have in the train joins its own kind; a new one goes into the car ahead of your gang. Send as many groups as you like, in any order.
board-rolling-bandits-tour-joker = A blank side is a joker: your jokers join any one group of yours and take its symbol.
board-rolling-bandits-tour-chest = Three dice of a chest’s symbol in its car win the chest at once. It is worth points, and hides a bomb, a reroll or a swap.
board-rolling-bandits-tour-recall = Before you roll you may take groups back, from the rear on: more dice to roll, fewer in the train.
board-rolling-bandits-tour-call = Mercenaries roll along with your Horde. But one that leaves the train leaves the game.
board-rolling-bandits-tour-use = Chests won in earlier turns can be used: Reroll right after a roll, Swap when everybody is placed. Their points count either way.

## How to play

board-rolling-bandits-how-aim = Your gang robs a train. Every car is worth the number on it; when all are taken, whoever has the most points wins.
board-rolling-bandits-how-roll = On your turn you roll your dice and sort them by symbol.
board-rolling-bandits-how-place = Send groups to the train: a symbol you already have there joins its own kind, a new one goes into the car ahead of your gang.
board-rolling-bandits-how-steal = At the start of your next turn you take every car where you have as many dice as its number, and more than anybody else.
board-rolling-bandits-how-chest = Three dice of a chest's symbol in its car win the chest. It is worth points, and hides a bomb, a reroll or a swap.
board-rolling-bandits-how-joker = A blank side is a joker: it joins any group of yours and takes its symbol. All your seven dice in one car take it at once!
