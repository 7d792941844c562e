### What only the board of Colt Express says. The game's own sentences are in games/colt-express/messages/en.ftl.

board-colt-express-train = The train
board-colt-express-strip = The whole train
board-colt-express-show-car = { $car ->
    [0] Show the Locomotive
   *[other] Show car { $car }
}
board-colt-express-money = ${ $value }
board-colt-express-gain = +${ $value }
board-colt-express-loss = −${ $value }
board-colt-express-pow = POW!

## The round

board-colt-express-round = Round
board-colt-express-round-number = Round { $number }
board-colt-express-round-card = The card of the round
board-colt-express-round-end = At the end: { $what }
board-colt-express-no-event = A quiet end: no event.
board-colt-express-turn-past = Turn { $number }, { $turn }: done
board-colt-express-turn-now = Turn { $number }, { $turn }: now
board-colt-express-turn-next = Turn { $number }, { $turn }: to come
board-colt-express-turn-standard = one card each, face-up
board-colt-express-turn-tunnel = one card each, face-down
board-colt-express-turn-speeding_up = two turns in a row each
board-colt-express-turn-switching = one card each, the other way round the table
board-colt-express-turn-turmoil = everybody chooses at once, in secret

board-colt-express-what-angry-marshal = Bandits on the roof above the Marshal catch a Bullet. Then he goes one car back.
board-colt-express-what-swivel-arm = Everybody on a roof is swept to the roof of the last car.
board-colt-express-what-braking = Everybody on a roof slides one car forward.
board-colt-express-what-take-it-all = A second strongbox turns up in the Marshal's car.
board-colt-express-what-passengers-rebellion = Everybody inside a car catches a Bullet.
board-colt-express-what-marshals-revenge = Bandits on the roof above the Marshal lose their cheapest purse.
board-colt-express-what-pickpocketing = Whoever is alone with a purse may take it.
board-colt-express-what-hostage-taking = Everybody in or on the Locomotive earns 250 dollars.
board-colt-express-what-panting-horses = One horse cannot go on, at a large table two.
board-colt-express-what-marshals-whiskey = The Marshal empties a flask in his car, and walks to the rear.
board-colt-express-what-higher-speed = Bandits on the roofs, horses and the Stagecoach fall back by a car.
board-colt-express-what-shotguns-rage = Everybody in, on and beside the Stagecoach catches a neutral Bullet.
board-colt-express-what-mortal-bullet = Every Bullet of this round costs 150 dollars.
board-colt-express-what-sharing-the-loot = Who stands together shares the strongboxes.
board-colt-express-what-escape = Whoever is still on the train is arrested. A Ride can lead away.

## The common deck

board-colt-express-scheming = Schemin'
board-colt-express-stealing = Stealin'
board-colt-express-deck = The common deck
board-colt-express-deck-left = { $count ->
    [one] one card to come
   *[other] { $count } cards to come
}
board-colt-express-deck-empty = No card yet. What is played first is done first.
board-colt-express-card-open = { $bandit }: { $card }
board-colt-express-card-hidden = { $bandit }: a card face-down
board-colt-express-card-mine = { $bandit }: { $card }, face-down; only you know

## The hand

board-colt-express-hand = Your hand
board-colt-express-hand-empty = Your hand is empty.
board-colt-express-hand-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } of them
}
board-colt-express-pile = Your deck
board-colt-express-pile-left = { $count ->
    [one] one left
   *[other] { $count } left
}
board-colt-express-ghost = The Ghost's first card:
board-colt-express-ghost-open = face-up
board-colt-express-ghost-hidden = face-down

## Stealin'

board-colt-express-between = The next card is about to be turned.
board-colt-express-wait = { $name } decides.
board-colt-express-pick-space = Pick a place on the train.
board-colt-express-ask-fire = Who gets the Bullet?
board-colt-express-ask-punch = Who gets the fist?
board-colt-express-ask-knock = What falls to the floor?
board-colt-express-ask-take = Keep the purse or let it drop?
board-colt-express-ask-rob = What do you grab?
board-colt-express-ask-pickpocket = Nobody is looking. Take a purse?
board-colt-express-does-move = Inside: to the next car. On the roofs: up to three cars.
board-colt-express-does-change-floor = Up to the roof, or down into the car.
board-colt-express-does-fire = Inside: at the next car. On the roofs: as far as the eye can see.
board-colt-express-does-robbery = Takes something from the floor.
board-colt-express-does-punch = Hits somebody here: loot falls, and the victim flies one car on.
board-colt-express-does-marshal = Sends the Marshal one car on.
board-colt-express-does-ride = By horse up to three cars on, or into the Stagecoach.
board-colt-express-does-bullet = Never does anything.

## The bandits

board-colt-express-cast = Choose a bandit
board-colt-express-cast-you = Who do you want to be?
board-colt-express-start-you = Who starts in the Caboose? The other one starts in the car in front of it.
board-colt-express-cast-other = { $name } is choosing.
board-colt-express-wanted = WANTED
board-colt-express-ability-belle = Nobody aims at her while there is another target.
board-colt-express-ability-cheyenne = Keeps the purse she punches loose.
board-colt-express-ability-django = His shots push their target on.
board-colt-express-ability-doc = Draws seven cards.
board-colt-express-ability-ghost = May hide the first card of a round.
board-colt-express-ability-tuco = Shoots through the roof.
board-colt-express-the-marshal = The Marshal
board-colt-express-the-elf = The Santa Claus Elf
board-colt-express-loot-purse = Worth 250 to 500 dollars; how much is seen only when you hold it.
board-colt-express-loot-jewel = Worth 500 dollars.
board-colt-express-loot-strongbox = Worth 1000 dollars.
board-colt-express-loot-whiskey = Two sips. Only who holds it knows which whiskey it is.
board-colt-express-loot-open-classic = One sip left: three cards, then a turn.
board-colt-express-loot-open-old = One sip left: a card, then a turn.
board-colt-express-dossiers = The bandits
board-colt-express-dossier = { $bandit }, { $name }: purses { $purses }, jewels { $jewels }, strongboxes { $strongboxes }, Bullets left { $bullets }, Bullets caught { $received }, cards in hand { $hand }.
board-colt-express-first = First Player
board-colt-express-bullets = { $count ->
    [0] No Bullet left
    [one] One Bullet left
   *[other] { $count } Bullets left
}
board-colt-express-received = { $count ->
    [0] No Bullet caught
    [one] One Bullet caught
   *[other] { $count } Bullets caught
}
board-colt-express-cards = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}

## The Elf and the end

board-colt-express-zone-gift = The Elf here: Gifts win
board-colt-express-zone-empty = The Elf here: Empty tokens win
board-colt-express-zone-gift-short = Gifts
board-colt-express-zone-empty-short = Empty tokens
board-colt-express-gift = Gift
board-colt-express-empty = Empty
board-colt-express-with = With { $bandit }.
board-colt-express-out = out of the running
board-colt-express-token-hidden = A token of the Elf, face-down
board-colt-express-token-gift = { $bandit } has a Gift
board-colt-express-token-gift-why = You can only win if the Elf ends in the Locomotive or in car 1. Keep it to yourself!
board-colt-express-token-empty = { $bandit }'s token is Empty
board-colt-express-token-empty-why = You can only win if the Elf ends in car 2 or further back. Keep it to yourself!
board-colt-express-tokens = The tokens are turned
board-colt-express-verdict-gift = The Elf brings gifts!
board-colt-express-verdict-empty = The Elf stayed behind!
board-colt-express-arrived = All change, please!
board-colt-express-gunslinger = The Gunslinger
board-colt-express-nobody = Nobody got away!
board-colt-express-winner = Merry Christmas!

## Horses & Stagecoach

board-colt-express-stagecoach = The Stagecoach
board-colt-express-the-shotgun = The Shotgun
board-colt-express-horses = A Ride needs a horse beside the car: up to three cars forward or back, then inside.
board-colt-express-attack = Horse Attack
board-colt-express-attack-how = Everybody chooses in secret. Who boards goes inside this car and leaves the horse beside it; the others ride on to the next car forward.
board-colt-express-attack-choose = Board this car, or ride on towards the Locomotive? Nobody sees what you choose.
board-colt-express-attack-last = You are the last one riding: any of these cars.
board-colt-express-attack-wait = { $count ->
    [0] All have chosen.
    [one] One rider is still choosing.
   *[other] { $count } riders are still choosing.
}
board-colt-express-attack-done = Everybody is on the train.
board-colt-express-riders = Still riding
board-colt-express-rider-chosen = has chosen
board-colt-express-rider-boards = boards here
board-colt-express-rider-on = rides on
board-colt-express-keep-icon = { $count ->
    [one] keep one card
   *[other] keep { $count } cards
}
board-colt-express-kept-so-far = You keep: { $cards }
board-colt-express-turmoil-chosen = Your secret choice: { $what }
board-colt-express-sip-classic = Draw three cards, then take a turn.
board-colt-express-sip-old = Play a card, then take a turn.
board-colt-express-hostage-banker = 1000 dollars if you have a strongbox. No burden.
board-colt-express-hostage-poodle = 1000 dollars. A neutral Bullet every round.
board-colt-express-hostage-minister = 900 dollars. One card less in hand.
board-colt-express-hostage-teacher = 800 dollars. Your Punches do nothing.
board-colt-express-hostage-zealot = 700 dollars. Your Rides do nothing.
board-colt-express-hostage-old-lady = 500 dollars for each of your jewels. One step only on the roofs.
board-colt-express-hostage-poker-player = 250 dollars for each of your purses. Your ability is off.
board-colt-express-hostage-photographer = 200 dollars for each Bullet others shot at you. You play face-up in tunnels.
board-colt-express-ransom = { $hostage }: { $value } dollars
board-colt-express-ask-hostage = Who do you take? They stay with you, and so does their burden.

## The first game

board-colt-express-tour-cast = Pick a bandit. Each has one trick nobody else has.
board-colt-express-tour-train = This is the train: inside the cars and on the roofs. Your bandit has a golden arrow over the hat. Loot lies on the floor; the Marshal walks inside.
board-colt-express-tour-round = Every round has a card: so many turns, some of them in a tunnel where cards are played face-down. At the end, an event.
board-colt-express-tour-hand = First everybody plans: play one card a turn, or draw three. Nothing happens yet! Bullets only clog your hand.
board-colt-express-tour-queue = The cards lie here in order. Remember who wants to do what: later they are carried out one by one, whether they still make sense or not.
board-colt-express-tour-elf = Each bandit has a secret token. If the Elf ends near the driver, only Gifts can win, otherwise only Empty ones. He follows whoever walks off beside him.
board-colt-express-tour-steal = Your card is on. Pick on the train or here what your bandit does.
board-colt-express-tour-attack = Horse Attack! Everybody rides up from the last car. Board this one, or ride on to the next: you choose in secret, all at once. Your horse stays where you board.
board-colt-express-tour-stagecoach = The Stagecoach drives beside the train and falls back by a car every round. On its roof the Shotgun guards a strongbox, inside sit Hostages. A Ride takes you there if a horse is beside your car.
board-colt-express-tour-turmoil = Turmoil: everybody chooses a card at once, in secret. Then they are laid down in the order of the players.
board-colt-express-tour-whiskey = You have whiskey! A sip makes more of your turn. Every flask has two.
board-colt-express-tour-hostage = Whoever comes into the Stagecoach takes a Hostage. It brings a ransom at the end, and a burden until then.
board-colt-express-tour-retain = You may keep some cards for the next round. The others go back into your deck.
board-colt-express-tour-keep = Expert rules: lay aside the cards you do not want in the next round, then keep the rest.

## How to play

board-colt-express-how-aim = You are a bandit on a train full of loot. Whoever has the most dollars after five rounds wins.
board-colt-express-how-plan = First everybody plans: one after the other lays a card on a common deck, or draws three. Nothing happens yet!
board-colt-express-how-steal = Then the deck is turned over, and every card is carried out in that order, whether it still makes sense or not.
board-colt-express-how-marshal = You rob inside the cars. Whoever meets the Marshal there catches a Bullet and flees to the roof.
board-colt-express-how-bullets = A shot gives the victim a Bullet, a card that only clogs the hand. Whoever has shot the most gets 1000 dollars at the end.
board-colt-express-how-horses = With Horses & Stagecoach you ride: into the Stagecoach, where Hostages wait with a ransom and a burden, and up to its strongbox, which the Shotgun guards until somebody punches him off. Whiskey makes more of a turn.
board-colt-express-how-elf = With the Elf, each of you has a secret token. If he ends near the driver, only a Gift can win; otherwise only an Empty one. He follows whoever walks off beside him.

## Marshal & Prisoners

board-colt-express-prison-car = The Prison car
board-colt-express-lawman = THE LAW
board-colt-express-ability-mei = Climbs to the next car, too.
board-colt-express-ability-marshal = Hunts the others: arrests, two shots, goals of his own.
board-colt-express-does-volley = Two Bullets, one after the other, each from either pile.
board-colt-express-does-move-plus = As Move, and one more card may be played on top of it.
board-colt-express-does-change-floor-plus = As Change Floor, and one more card may be played on top of it.
board-colt-express-does-arrest = Puts a bandit in the Marshal's space into the Cell; its Wanted Poster is turned.
board-colt-express-does-brilliant-idea = Gets out of the Cell, frees somebody at the Prison car, and elsewhere does again what the last bandit's card did.
board-colt-express-loot-mailbag = Worth 200 or 1200 dollars; how much is seen only when you hold it. The Marshal wants what nobody takes.
board-colt-express-what-jailbreak = Everybody in the Cell is out in the Corridor.
board-colt-express-what-guard-duty = Bandits in the Corridor and on the roof of the Prison car catch a neutral Bullet.
board-colt-express-what-patrol = The Marshal may walk one car on his level.
board-colt-express-what-shoot-out = Bandits in the Marshal's space catch a neutral Bullet.
board-colt-express-what-head-count = Whoever is in the Cell loses 250 dollars at the end.
board-colt-express-what-last-stand = Bandits in and on the Marshal's car lose their cheapest purse.
board-colt-express-what-bribe = Whoever is alone gets 250 dollars.
board-colt-express-ask-volley = Who gets the Bullet, and from which pile?
board-colt-express-ask-arrest = Who goes into the Cell?
board-colt-express-ask-free = Who gets out of the Cell?
board-colt-express-ask-claim = What do you take for it?
board-colt-express-from-pile = From:
board-colt-express-pile-of = { $count ->
    [0] Pile { $pile }: empty
    [one] Pile { $pile }: one Bullet
   *[other] Pile { $pile }: { $count } Bullets
}
board-colt-express-henchman-belle = Nobody aims at you while there is another target.
board-colt-express-henchman-cheyenne = You may keep the purse you punch loose.
board-colt-express-henchman-django = Your shots push their target on.
board-colt-express-henchman-doc = One more card in hand.
board-colt-express-henchman-ghost = You may hide the first card of a round.
board-colt-express-henchman-tuco = You shoot through the roof.
board-colt-express-henchman-mei = You climb to the next car, too.
board-colt-express-prisoner = Whoever frees him has his trick: { $ability } And { $value } dollars at the end.
board-colt-express-poster = Wanted Poster, { $value } dollars at the end if it is never turned
board-colt-express-poster-turned = { $count ->
    [one] Arrested once: the Wanted Poster is turned
   *[other] Arrested { $count } times: the Wanted Poster is turned
}
board-colt-express-brawler = Won by punching the Marshal; worth { $value } dollars.
board-colt-express-jailed = In the Cell.
board-colt-express-bags = { $count ->
    [one] One mailbag.
   *[other] { $count } mailbags.
}
board-colt-express-sheet = { $marshal }, { $name }: Bullets left { $one } and { $other }, Bullets caught { $received }, cards in hand { $hand }, goals drawn { $goals }.
# The same where there is little room: how the Marshal stands, beside what others own.
board-colt-express-goals-short = { $count } of { $of }
board-colt-express-goals-met = { $count ->
    [one] 1 of { $of } goals needed
   *[other] { $count } of { $of } goals needed
}
board-colt-express-goal-coming = A goal still to be drawn
board-colt-express-goal-hidden = A goal only the Marshal knows
board-colt-express-goal-met = { $goal }: fulfilled
board-colt-express-goal-open = { $goal }: not yet
board-colt-express-goal-warrant = { $bandit } has been arrested at least once.
board-colt-express-goal-empty-cylinder = One of the Marshal's Bullet piles is empty.
board-colt-express-goal-full-of-lead = Every bandit has one of the Marshal's Bullets.
board-colt-express-goal-arch-enemy = Three different bandits have been arrested.
board-colt-express-goal-marked-man = One bandit has four of the Marshal's Bullets.
board-colt-express-goal-repeat-offender = One bandit has been arrested twice.
board-colt-express-goal-mail-saved = At the end a mailbag is in nobody's hands.
board-colt-express-goal-under-lock-and-key = At the end two Prisoners are still in the Cell.
board-colt-express-law-wins = The law wins!
board-colt-express-law-fails = The bandits get away!
board-colt-express-law-waits = The Marshal has yet to show his goals.
board-colt-express-tour-marshal = You are the Marshal. You need four of five goals; each round you draw one, and nobody else sees them. Arrest, shoot, and guard what is in the Prison car.
board-colt-express-tour-prison = The last car is a prison. One of you is the Marshal: whoever he arrests sits in the Cell and does nothing but have a Brilliant Idea, which leads out again.
board-colt-express-how-marshal-player = With Marshal & Prisoners one of you is the Marshal. He has his own cards and five secret goals; with four of them he wins alone.
board-colt-express-how-prison = An Arrest leads into the Cell, and 500 dollars are lost with the Wanted Poster. A Brilliant Idea leads out again, frees Prisoners, or does what the card before it did.
board-colt-express-reconstructed = The complete rulebook of Marshal & Prisoners could not be had: half of its rules are reconstructed, and each of them says so.
