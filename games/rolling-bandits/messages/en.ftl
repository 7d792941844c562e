### Rolling Bandits. How message files are written: messages/en/common.ftl.

rolling-bandits-title = Rolling Bandits
rolling-bandits-pitch = Roll your bandits, board the train and rob it car by car before the other gangs do.

## Options

rb-option-variant = Which rules are played: standard, or mercenaries (for two players, each with a second colour of dice to call in).
rb-option-stall = Whether the rearmost car is uncoupled after ten rounds without a theft: on or off. This is our own rule, not the rulebook's. Without it a match ends after turn 2000 at the latest.
# What they, and what they can be, are called in the browser.
rolling-bandits-option-variant = Rules
rolling-bandits-option-variant-standard = standard
rolling-bandits-option-variant-mercenaries = with Mercenaries, for two players
rolling-bandits-option-stall = Uncoupling
rolling-bandits-option-stall-on = our rule: after ten rounds without a theft
rolling-bandits-option-stall-off = never, as in the rulebook

## Names

rb-blue = Blue
rb-red = Red
rb-yellow = Yellow
rb-green = Green
rb-revolver = Revolver
rb-mask = Mask
rb-hat = Hat
rb-boot = Boot
rb-horseshoe = Horseshoe
rb-joker = Joker
rb-mercenary-revolver = Revolver (Mercenary)
rb-mercenary-mask = Mask (Mercenary)
rb-mercenary-hat = Hat (Mercenary)
rb-mercenary-boot = Boot (Mercenary)
rb-mercenary-horseshoe = Horseshoe (Mercenary)
rb-mercenary-joker = Joker (Mercenary)
rb-bomb = Bomb
    .the = a Bomb
rb-swap = Swap
    .the = a Swap
rb-reroll = Reroll
    .the = a Reroll
rb-wagon = Wagon
    .the = a wagon
rb-locomotive = Locomotive
    .the = the locomotive
rb-earlier-train = An earlier train, a full tie
rb-wagons-taken =
    { $count ->
        [one] Wagon taken
       *[other] Wagons taken
    }
rb-locomotive-taken = Locomotive taken
rb-chests-won =
    { $count ->
        [one] Chest won
       *[other] Chests won
    }

## What happens

rb-wagons-removed =
    { $count ->
        [one] One wagon stays in the box: for two, the train is shorter.
       *[other] { $count } wagons stay in the box: for two, the train is shorter.
    }
rb-train-built =
    The train is ready: { $wagons ->
        [one] one wagon
       *[other] { $wagons } wagons
    } behind the locomotive.
rb-chests-laid =
    { $count ->
        [one] A closed chest waits on the wagon.
       *[other] A closed chest waits on each of the { $count } wagons.
    }
rb-chests-boxed =
    { $count ->
        [one] One chest goes back to the box unseen.
       *[other] { $count } chests go back to the box unseen.
    }
rb-mercenaries-hired =
    { $count ->
        [one] Everybody hires one Mercenary.
       *[other] Everybody hires { $count } Mercenaries.
    }
rb-turn-began = Turn { $number }: { $seat } to play.
rb-tied = A tie in car { $at }: { $seat } cannot take it.
rb-stolen =
    { $seat } steals car { $at }: { $car }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
rb-stolen-at-once =
    Immediate theft: { $seat } steals car { $at }: { $car }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
rb-chest-discarded =
    The chest on it is thrown away; it held { $inside } and { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
rb-dice-returned =
    { $count ->
        [one] One die goes back to { $seat }.
       *[other] { $count } dice go back to { $seat }.
    }
rb-mercenaries-lost =
    { $count ->
        [one] One Mercenary of { $seat }'s leaves the game.
       *[other] { $count } Mercenaries of { $seat }'s leave the game.
    }
rb-closed-up = The train closes up at car { $at }.
rb-new-front = A wagon of value { $value } leads the train now.
rb-recalled =
    { $groups ->
        [0] { $seat } leaves everybody in the train.
        [one] { $seat } takes back the rearmost group: { $count ->
            [one] { $count } die
           *[other] { $count } dice
        }.
       *[other] { $seat } takes back the { $groups } rearmost groups: { $count ->
            [one] { $count } die
           *[other] { $count } dice
        }.
    }
rb-mercenaries-called =
    { $count ->
        [0] { $seat } calls no Mercenary.
        [one] { $seat } calls one Mercenary.
       *[other] { $seat } calls { $count } Mercenaries.
    }
rb-nothing-to-roll = { $seat } has no dice to roll.
rb-rolled = { $seat } rolls { $dice }.
rb-chest-opened =
    { $seat } opens a chest: { $inside }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
rb-no-reroll = { $seat } leaves the roll as it is.
rb-no-swap = { $seat } swaps nobody and ends the turn.
rb-picked = { $seat } takes up a { $face }.
rb-picked-mercenary = { $seat } takes up a Mercenary: { $face }.
rb-rerolled = { $seat } rolls { $picked } again: now { $into }.
rb-placed =
    { $seat } places { $count } × { $face }{ $mercenaries ->
        [0] {""}
        [one] {" "}(one Mercenary)
       *[other] {" "}({ $mercenaries } Mercenaries)
    } in car { $at }.
rb-kept =
    { $seat } keeps { $count } × { $face }{ $mercenaries ->
        [0] {""}
        [one] {" "}(one Mercenary)
       *[other] {" "}({ $mercenaries } Mercenaries)
    }.
rb-mercenaries-rested =
    { $count ->
        [one] One Mercenary goes back to { $seat }'s reserve.
       *[other] { $count } Mercenaries go back to { $seat }'s reserve.
    }
rb-chest-won = { $seat } wins the { $symbol } chest in car { $at }!
rb-chest-kept = { $seat } looks inside and keeps it closed.
rb-chest-found =
    { $seat } finds { $inside } and { $points ->
        [one] { $points } point
       *[other] { $points } points
    } inside and keeps it closed.
rb-bombed =
    { $inside } goes off in car { $at }! Everybody there keeps one die, and { $seat } keeps the chest: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
rb-swapped = { $seat } swaps the groups in cars { $rear } and { $front }.
rb-uncoupled =
    Too long without a theft: the rearmost car, { $car }, is uncoupled. { $points ->
        [one] { $points } point is
       *[other] { $points } points are
    } lost to everybody.
rb-ended = The game is over: the loot is counted.
rb-counted =
    { $seat } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $cars ->
        [one] { $cars } car
       *[other] { $cars } cars
    } and { $chests ->
        [one] { $chests } chest
       *[other] { $chests } chests
    }.
rb-new-train = { $seats } are tied in points, cars and chests: they attack a new train!
rb-won =
    { $count ->
        [one] { $seats } wins!
       *[other] { $seats } share the victory.
    }

## What is asked

rb-prompt-recall =
    { $seat }, you have { $available ->
        [one] { $available } die
       *[other] { $available } dice
    } to roll. How many groups do you take back, from the rear on?
rb-prompt-call =
    { $seat }, you roll { $available ->
        [one] { $available } die
       *[other] { $available } dice
    }. { $pool ->
        [one] Do you call your last Mercenary?
       *[other] How many of your { $pool } Mercenaries do you call?
    }
rb-prompt-reroll = { $seat }, you rolled { $dice }. Do you use a Reroll?
rb-prompt-pick = { $seat }, which dice do you roll again? Left are { $dice }.
rb-prompt-place = { $seat }, you have { $dice }. What do you place?
rb-prompt-swap = { $seat }, everybody is placed. Do you use a Swap?
rb-prompt-exchange = { $seat }, which two groups change places?
rb-prompt-over = The game is over.

## What can be done

rb-action-recall =
    { $groups ->
        [0] Leave everybody in the train
        [one] Take back the rearmost group ({ $count })
       *[other] Take back the { $groups } rearmost groups ({ $count })
    }
rb-action-call =
    { $count ->
        [0] Call nobody
        [one] Call one Mercenary
       *[other] Call { $count } Mercenaries
    }
rb-action-reroll = Open the { $symbol } chest ({ $points }): { $inside }
rb-action-go-on = Leave the roll as it is
rb-action-pick = Take up a { $face }
rb-action-pick-mercenary = Take up a Mercenary: { $face }
rb-action-roll = Roll the dice taken up
rb-action-place =
    Place { $count } × { $face }{ $mercenaries ->
        [0] {""}
        [one] {" "}(one Mercenary)
       *[other] {" "}({ $mercenaries } Mercenaries)
    } in car { $at } (value { $value })
rb-why-chest = It wins you the chest of this car.
rb-why-enough =
    Your dice are enough to steal this car, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, if nobody comes in between.
rb-why-blocks = It keeps another player from stealing this car.
rb-action-stop = Keep the rest
rb-action-swap = Open the { $symbol } chest ({ $points }): { $inside }
rb-action-end = End the turn
rb-action-exchange = Swap { $one } in car { $rear } and { $other } in car { $front }

## The table in sentences

rb-describe-car =
    Car { $at }: { $car } of value { $value }, { $chest ->
        [none] without a chest
       *[other] { $chest } chest
    }.
rb-describe-group =
    In car { $at }, { $seat } has { $count } × { $face }{ $mercenaries ->
        [0] {""}
        [one] {" "}(one Mercenary)
       *[other] {" "}({ $mercenaries } Mercenaries)
    }.
rb-describe-out = { $seat } has no part in this train.
rb-describe-earlier =
    { $seat } took { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from an earlier train.
rb-describe-side =
    { $seat }: { $available ->
        [one] { $available } die
       *[other] { $available } dice
    } in hand; { $cars ->
        [one] { $cars } car
       *[other] { $cars } cars
    } taken; { $closed } closed and { $open ->
        [one] { $open } open chest
       *[other] { $open } open chests
    }; { $points ->
        [none] points not shown yet
        [one] { $points } point
       *[other] { $points } points
    }.
rb-describe-mercenaries =
    { $seat }: { $pool ->
        [one] { $pool } Mercenary
       *[other] { $pool } Mercenaries
    } to call, { $lost } gone for good.
