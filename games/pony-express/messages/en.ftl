### Pony Express. How message files are written: messages/en/common.ftl.
###
### "Raiders" stands for the rulebook's word "Indians".

pony-express-title = Pony Express
pony-express-pitch = Race the mail to Sacramento: bluff with your dice, call your rivals, and keep a steady hand in a duel.

## Names

pe-ted = Ted
pe-bill = Bill
pe-harry = Harry
pe-sammy = Sammy
pe-rick = Rick
pe-fresh-horse = Fresh Horse
    .the = the Fresh Horse
pe-loaded-die = Loaded Die
    .the = the Loaded Die
pe-lucky-horseshoe = Lucky Horseshoe
    .the = the Lucky Horseshoe
pe-pocket-bible = Pocket Bible
    .the = the Pocket Bible
pe-second-colt = Second Colt
    .the = the Second Colt
pe-whiskey-flask = Whiskey Flask
    .the = the Whiskey Flask
pe-sheriffs-star = Sheriff's Star
    .the = the Sheriff's Star
pe-hacksaw = Hacksaw
    .the = the Hacksaw
pe-dynamite = Dynamite
    .the = the Dynamite
pe-marked-cards = Marked Cards
    .the = the Marked Cards
pe-spyglass = Spyglass
    .the = the Spyglass
pe-rail-pass = Rail Pass
    .the = the Rail Pass
pe-lasso = Lasso
    .the = the Lasso
# What is written on the dice.
pe-nine = 9
pe-ten = 10
pe-jack = J
pe-queen = Q
pe-king = K
pe-ace = A
pe-nothing = nothing
pe-pair = a pair
pe-two-pairs = two pairs
pe-three-of-a-kind = three of a kind
pe-straight = a straight
pe-full-house = a full house
pe-four-of-a-kind = four of a kind
pe-five-of-a-kind = five of a kind
pe-town = St. Joseph
pe-station = a railway station
pe-raiders = raiders
pe-mine = a gold mine
pe-saloon = a saloon
pe-relay = a relay station
pe-plain = open country
pe-sacramento = Sacramento
pe-mail = Mail delivered

## What happens

pe-rolled-for-first = { $seat } rolls { $dice } for the first turn.
pe-tied = { $seats } are tied and roll again.
pe-dealt = { $seat } is dealt { $one } and { $other }.
pe-dealt-unseen = { $seat } is dealt two cards.
pe-kept = { $seat } keeps { $card }.
pe-kept-unseen = { $seat } keeps one of two cards.
pe-shuffled =
    { $cards ->
        [one] The cards given back are shuffled in: one card in the deck.
       *[other] The cards given back are shuffled in: { $cards } cards in the deck.
    }
pe-turn-began = Turn { $number }: { $seat } to ride.
pe-charity = { $seat } is penniless, and the bank gives { $gold } gold out of charity.
pe-rolled = { $seat } rolls { $dice } under the shaker: { $hand }.
pe-rolled-unseen = { $seat } rolls five dice under the shaker and takes a peek.
pe-took-out = { $seat } takes { $dice } out of the shaker.
pe-put-under = { $seat } slips { $dice } under the shaker.
pe-paid-reroll =
    { $gold ->
        [0] { $seat } rerolls for nothing.
       *[other] { $seat } pays { $gold } gold to reroll.
    }
pe-rerolled-hidden = { $seat } rerolls under the shaker and gets { $dice }.
pe-rerolled-unseen =
    { $count ->
        [one] { $seat } rerolls one die under the shaker.
       *[other] { $seat } rerolls { $count } dice under the shaker.
    }
pe-rerolled-open = { $seat } rerolls { $before } in the open and gets { $dice }.
pe-claimed = { $seat } claims { $hand } with a straight face.
pe-nobody-can-call = Everybody else is behind bars: nobody can call { $seat }'s bluff.
pe-believed = { $seat } lets it pass.
pe-claim-stands = Nobody calls: { $seat }'s claim of { $hand } stands.
pe-called = { $seat } calls the bluff!
pe-shown = { $seat } lifts the shaker: { $dice }, { $hand }.
pe-caught = { $caller } was right: { $seat } is caught bluffing and stays put.
pe-stayed = { $seat } does not move.
pe-honest = { $seat } told the truth, and { $caller } has to answer for it.
pe-moved = { $seat } rides from { $from } to { $to }, { $kind }.
pe-moved-back = { $seat } falls back from { $from } to { $to }, { $kind }.
pe-at-mailbox =
    { $mailbox ->
        [1] { $seat } reaches Sacramento and posts mail in the first mailbox!
        [2] { $seat } posts mail in the second mailbox.
       *[other] { $seat } posts mail in the last mailbox.
    }
pe-gunfight = Space { $at } is not big enough for { $seat } and { $rival }: a gunfight!
pe-final-duel = { $seat } catches up with { $rival } in Sacramento: the final duel!
pe-stood-north-west = { $seat } takes the corner in the north-west.
pe-stood-south-east = { $seat } takes the corner in the south-east.
pe-shot = { $seat } flicks the die with { $power } % power.
pe-missed = { $seat } misses.
pe-hit = { $seat } hits { $target }!
pe-hit-innocent = { $seat } hits { $innocent }, who had nothing to do with it.
pe-paid = { $seat } hands { $gold } gold to { $to }.
pe-bank-paid = The bank pays { $seat } { $gold } gold.
pe-no-winner = All shots are fired: { $seat } and { $rival } tip their hats.
pe-duel-over = The duellists ride back to { $at }.
pe-jailed = { $seat } goes to prison.
pe-poker = { $seats } meet on { $at } and play poker.
pe-rolled-openly = { $seat } rolls { $dice }: { $hand }.
pe-poker-won = { $seat } wins the game.
pe-rode =
    { $gold ->
        [0] { $seat } takes the train from { $from } to { $to } for nothing.
       *[other] { $seat } takes the train from { $from } to { $to } for { $gold } gold.
    }
pe-raiders-stand = Three masked raiders block { $seat }'s way: one shot!
pe-raiders-fell =
    { $fallen ->
        [0] Not one raider is down.
        [one] One raider is down.
        [3] All three raiders are down!
       *[other] { $fallen } raiders are down.
    }
pe-asked-for-drinks = { $seat } enters the saloon and asks who wants a drink.
pe-paid-bill =
    { $bill ->
        [0] { $seat } drinks for free.
       *[other] { $gold ->
            [0] { $seat } cannot pay any of the { $bill } gold for the drinks.
           *[other] { $seat } pays { $gold } of { $bill } gold for the drinks.
        }
    }
pe-drew = { $seat } draws { $card }.
pe-drew-two = { $seat } draws { $one } and { $other }.
pe-drew-unseen =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
pe-no-cards = No cards are left for { $seat }.
pe-paid-bail = { $seat } pays { $gold } gold and walks out of prison.
pe-escaped = { $seat } escapes from prison!
pe-stood-up = { $seat } is let go.
pe-played = { $seat } plays { $card }.
pe-played-lucky-horseshoe = { $seat } plays { $card }: the next reroll is free.
pe-played-pocket-bible = { $seat } plays { $card }: the hit does not count.
pe-played-second-colt = { $seat } plays { $card }: two shots in a row.
pe-played-whiskey-flask = { $seat } plays { $card }: the shot will wobble twice as much.
pe-played-sheriffs-star = { $seat } plays { $card }: no prison this time.
pe-offered-no-drink = { $seat } offers no drink.
pe-took-the-hit = { $seat } takes the hit.
pe-left-the-roll = { $seat } leaves the roll as it is.
pe-did-not-ride = { $seat } does not take the train.
pe-turned-die = { $seat } turns a die from { $from } to { $to }.
pe-turned-die-unseen = { $seat } turns a die under the shaker.
pe-spied = { $seat } spies { $dice } under the shaker.
pe-spied-unseen = { $seat } spies a die under the shaker.
pe-rolled-again = { $seat } rolls again and has { $dice }: { $hand }.
pe-won-jackrabbit = { $seat } has delivered all the mail and wins the race!
pe-won-last-standing = { $seat } is the last rider standing and wins the race!
pe-won-long-duel = The sun has set on the duel: { $seat } was in Sacramento first and wins the race!
pe-won-long-game = The telegraph has arrived: { $seat } is farthest on and wins the race!

## What is asked

pe-prompt-keep = { $seat }, which of your two cards do you keep?
pe-prompt-cell = { $seat }, you are in prison with { $gold } gold. How do you want out?
pe-prompt-start = { $seat }, it is your turn. Roll the dice?
pe-prompt-dice =
    { $price ->
        [0] { $seat }, you have { $dice }: { $hand }. A reroll costs nothing. What do you do?
       *[other] { $seat }, you have { $dice }: { $hand }. A reroll costs { $price } gold. What do you do?
    }
pe-prompt-calls = { $seat }, { $other } claims { $hand }. Do you call the bluff?
pe-prompt-caller-moves =
    { $steps ->
        [one] { $seat }, you were right. Ride one space on?
       *[other] { $seat }, you were right. Ride { $steps } spaces on?
    }
pe-prompt-arrest = { $seat }, the sheriff wants you behind bars.
pe-prompt-spur =
    { $steps ->
        [one] { $seat }, you ride one space on. Spur a fresh horse?
       *[other] { $seat }, you ride { $steps } spaces on. Spur a fresh horse?
    }
pe-prompt-corners = { $seat }, a duel with { $other }: where do you stand?
pe-prompt-flask = { $seat }, { $other } is about to shoot. Offer a drink first?
pe-prompt-aim = { $seat }, shoot at { $other }, and mind the innocent.
pe-prompt-raid = { $seat }, shoot at the raiders, and mind the innocent.
pe-prompt-hit = { $seat }, { $other } hit you.
pe-prompt-marked = { $seat }, do you leave the roll as it is?
pe-prompt-station = { $seat }, take the train?
pe-prompt-relay = { $seat }, which of the two cards do you keep?
pe-prompt-over = The race is over.

## What can be done

pe-action-pass = Let it be
pe-action-roll = Roll the dice
pe-action-roll-for-escape = Roll for escape
pe-action-believe = Let it pass
pe-action-stay = Stay here
pe-action-go-to-prison = Go to prison
pe-action-ride-on = Ride as claimed
pe-action-take-the-hit = Take the hit
pe-action-keep = Keep { $card }
pe-action-bail = Pay { $gold } gold and leave
pe-action-put-under = Put { $dice } under the shaker
pe-action-take-out = Take { $dice } out of the shaker
pe-action-reroll-hidden =
    { $count ->
        [one] Reroll the die under the shaker
       *[other] Reroll the { $count } dice under the shaker
    } { $price ->
        [0] for nothing
       *[other] for { $price } gold
    }
pe-action-reroll-open =
    Reroll { $dice } in the open { $price ->
        [0] for nothing
       *[other] for { $price } gold
    }
pe-why-truth = It is what you have: whoever calls goes to prison.
pe-why-bluff = It is a bluff worth a try: who only tells the truth is never feared.
pe-action-claim =
    { $steps ->
        [one] Claim { $hand }: one space
       *[other] Claim { $hand }: { $steps } spaces
    }
pe-action-call = Call { $other }'s bluff
pe-action-move = Ride on to { $to }
pe-action-stand-north-west = Stand in the north-west
pe-action-stand-south-east = Stand in the south-east
pe-action-shoot = Shoot from { $shift } mm at { $angle }° with { $power } % power
pe-action-ride = Take the train to { $to } for { $gold } gold
pe-play-fresh-horse =
    { $more ->
        [one] Play { $card }: one space more
       *[other] Play { $card }: { $more } spaces more
    }
pe-play-loaded-die = Play { $card }: turn a visible { $from } to { $to }
pe-play-loaded-die-hidden = Play { $card }: turn a hidden { $from } to { $to }
pe-play-marked-cards = Play { $card }: roll { $dice } again
pe-play-rail-pass = Play { $card }: ride to { $to } for nothing
pe-play-lasso = Play { $card }: pull { $target } back
pe-play-lucky-horseshoe = Play { $card }: the next reroll is free
pe-play-pocket-bible = Play { $card }: the hit does not count
pe-play-second-colt = Play { $card }: two shots in a row
pe-play-whiskey-flask = Play { $card }: the shot wobbles twice as much
pe-play-sheriffs-star = Play { $card }: no prison
pe-play-hacksaw = Play { $card }: out of prison
pe-play-dynamite = Play { $card }: all raiders down
pe-play-spyglass = Play { $card }: look at a hidden die

## The table in sentences

pe-describe-rider =
    { $seat } is on { $space }, { $kind }; { $gold } gold; { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
pe-describe-mailbox =
    { $seat } is in Sacramento at mailbox { $mailbox }; { $gold } gold; { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
pe-describe-jailed =
    { $seat } is in prison beside { $space }; { $gold } gold; { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
pe-describe-table =
    { $bank } gold in the bank, { $deck ->
        [one] one card
       *[other] { $deck } cards
    } in the deck.
pe-describe-dice =
    { $remembered ->
        [none] { $dice ->
            [none] { $hidden ->
                [one] One die is under the shaker.
               *[other] All { $hidden } dice are under the shaker.
            }
           *[other] In sight { $dice }; under the shaker { $hidden }.
        }
       *[other] { $dice ->
            [none] { $hidden ->
                [one] One die is under the shaker: { $remembered }.
               *[other] All { $hidden } dice are under the shaker, { $remembered } among them.
            }
           *[other] In sight { $dice }; under the shaker { $hidden }, { $remembered } among them.
        }
    }
pe-describe-cards = You hold { $cards }.
pe-describe-no-cards = You hold no cards.
pe-describe-gave-back = You gave back { $card }.
