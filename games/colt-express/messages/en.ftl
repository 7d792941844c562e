### Colt Express with the Santa Claus Elf. How message files are written: messages/en/common.ftl.
###
### A place is a phrase that says where: "inside car 2", "on the roof of car 2".

colt-express-title = Colt Express
colt-express-pitch = Plan your moves in secret, then watch the plans collide: rob the train, dodge the Marshal, and mind the Elf.

## Options

ce-option-horses = Whether Horses & Stagecoach is played: on or off.
ce-option-prisoners = Whether Marshal & Prisoners is played: on or off. One of 3 to 8 players is the Marshal then.
ce-option-prison-cards = Whether the round cards of Marshal & Prisoners are mixed in: on or off. Nobody knows the printed ones; ours are made up.
ce-option-mei = Whether Mei can be chosen without a Marshal player: on or off. Up to seven can play then.
ce-option-teams = Whether two neighbours each play together: on or off. For 4 or 6 players, without Marshal & Prisoners and without the Expert hand rules.
ce-option-characters = How characters find their players: chosen (in seat order) or dealt (by luck).
ce-option-elf = Whether the Santa Claus Elf rides along: on or off.
ce-option-expert = Whether the Expert hand rules are used: on or off. With two players they never are.
ce-option-abilities = Whether the characters have their abilities: on or off.
ce-option-plan = Whether cards already played can be looked at again: open (they can) or covered (as with real cards).
# What they, and what they can be, are called in the browser.
colt-express-option-horses = Horses & Stagecoach
colt-express-option-horses-off = stays in the box
colt-express-option-horses-on = rides beside the train: horses, hostages, whiskey
colt-express-option-prisoners = Marshal & Prisoners
colt-express-option-prisoners-off = stays in the box
colt-express-option-prisoners-on = one of you is the Marshal (half of its rules are reconstructed)
colt-express-option-prison_cards = Round cards of Marshal & Prisoners
colt-express-option-prison_cards-off = are left out
colt-express-option-prison_cards-on = are mixed in (all of them are reconstructed)
colt-express-option-mei = Mei, without a Marshal player
colt-express-option-mei-off = stays in the box
colt-express-option-mei-on = can be chosen, for up to seven bandits
colt-express-option-teams = Teams of two
colt-express-option-teams-off = each for themselves
colt-express-option-teams-on = neighbours play together, 1 with 2, 3 with 4, 5 with 6: for 4 or 6, not with Marshal & Prisoners or Expert hand rules
colt-express-option-characters = Characters
colt-express-option-characters-chosen = chosen, in seat order
colt-express-option-characters-dealt = dealt by luck
colt-express-option-elf = The Santa Claus Elf
colt-express-option-elf-on = rides along
colt-express-option-elf-off = stays at home
colt-express-option-expert = Expert hand rules
colt-express-option-expert-on = are used, from three players on
colt-express-option-expert-off = are not used
colt-express-option-abilities = Abilities of the characters
colt-express-option-abilities-on = are used
colt-express-option-abilities-off = are not used
colt-express-option-plan = Cards already played
colt-express-option-plan-open = stay open to look at
colt-express-option-plan-covered = are covered, as with real cards: remember them

## Names

ce-player-1 = Player 1
ce-player-2 = Player 2
ce-player-3 = Player 3
ce-player-4 = Player 4
ce-player-5 = Player 5
ce-player-6 = Player 6
ce-belle = Belle
ce-cheyenne = Cheyenne
ce-django = Django
ce-doc = Doc
ce-ghost = Ghost
ce-tuco = Tuco
# The characters themselves, whoever plays them: what they are called does not become a player's name.
ce-character-belle = { ce-belle }
ce-character-cheyenne = { ce-cheyenne }
ce-character-django = { ce-django }
ce-character-doc = { ce-doc }
ce-character-ghost = { ce-ghost }
ce-character-tuco = { ce-tuco }
ce-card-move = Move
ce-card-change-floor = Change Floor
ce-card-fire = Fire
ce-card-robbery = Robbery
ce-card-punch = Punch
ce-card-marshal = Marshal
ce-card-ride = Ride
ce-card-bullet = Bullet
ce-purse = Purse
    .the = a purse
ce-jewel = Jewel
    .the = a jewel
ce-strongbox = Strongbox
    .the = a strongbox
ce-whiskey = Whiskey
    .the = a flask of whiskey
ce-open-classic = Classic whiskey, opened
    .the = an opened flask of classic whiskey
ce-open-old = Old whiskey, opened
    .the = the opened flask of old whiskey
ce-classic-whiskey = Classic whiskey
    .the = classic whiskey
ce-old-whiskey = Old whiskey
    .the = old whiskey
ce-banker = Banker
    .the = the Banker
ce-poodle = Lady's Poodle
    .the = the Lady's Poodle
ce-minister = Minister
    .the = the Minister
ce-teacher = Teacher
    .the = the Teacher
ce-zealot = Zealot
    .the = the Zealot
ce-old-lady = Old Lady
    .the = the Old Lady
ce-poker-player = Poker Player
    .the = the Poker Player
ce-photographer = Photographer
    .the = the Photographer
ce-turn-standard = Standard
ce-turn-tunnel = Tunnel
ce-turn-speeding-up = Speeding-up
ce-turn-switching = Switching
ce-turn-turmoil = Turmoil
ce-angry-marshal = Angry Marshal
ce-swivel-arm = Swivel Arm
ce-braking = Braking
ce-take-it-all = Take It All
ce-passengers-rebellion = Passengers' Rebellion
ce-marshals-revenge = Marshal's Revenge
ce-pickpocketing = Pickpocketing
ce-hostage-taking = Hostage-Taking of the Conductor
ce-panting-horses = Panting Horses
ce-marshals-whiskey = Whiskey for the Marshal
ce-higher-speed = Higher Speed
ce-shotguns-rage = Shotgun's Rage
ce-mortal-bullet = Mortal Bullet
ce-sharing-the-loot = Sharing the Loot
ce-escape = Escape
ce-purses =
    { $count ->
        [one] Purse
       *[other] Purses
    }
ce-jewels =
    { $count ->
        [one] Jewel
       *[other] Jewels
    }
ce-strongboxes =
    { $count ->
        [one] Strongbox
       *[other] Strongboxes
    }
ce-ransoms =
    { $count ->
        [one] Ransom for the Conductor
       *[other] Ransoms for the Conductor
    }
ce-gunslinger-prize = Gunslinger prize
ce-partners-loot = What the partner has
ce-put-out = Put out of the running by the Elf
ce-hostages =
    { $count ->
        [one] Ransom for a Hostage
       *[other] Ransoms for Hostages
    }
ce-shared = Strongboxes shared with others
ce-mortal-bullets =
    { $count ->
        [one] Mortal Bullet
       *[other] Mortal Bullets
    }
ce-arrested-line = Arrested: did not escape

ce-inside-0 = inside the Locomotive
ce-inside-1 = inside car 1
ce-inside-2 = inside car 2
ce-inside-3 = inside car 3
ce-inside-4 = inside car 4
ce-inside-5 = inside car 5
ce-inside-6 = inside car 6
ce-roof-0 = on the roof of the Locomotive
ce-roof-1 = on the roof of car 1
ce-roof-2 = on the roof of car 2
ce-roof-3 = on the roof of car 3
ce-roof-4 = on the roof of car 4
ce-roof-5 = on the roof of car 5
ce-roof-6 = on the roof of car 6
ce-inside-stagecoach = inside the Stagecoach
ce-roof-stagecoach = on the roof of the Stagecoach

## What happens: setup and Schemin'

ce-train-built =
    { $count ->
        [one] The train has one car behind the Locomotive.
       *[other] The train has { $count } cars behind the Locomotive.
    }
ce-first-player = { $seat } is First Player.
ce-teams-paired = The teams: { $bandit } and { $target }, { $bandit2 } and { $target2 }, { $bandit3 } and { $target3 }.
ce-joined = { $seat } plays { $bandit }.
ce-start-chosen = { $seat } has chosen who starts in the Caboose.
ce-start-chosen-seen = { $seat } has chosen { $bandit } to start in the Caboose.
ce-decks-built = Everybody puts one deck together for both bandits, with a single Marshal card for the two.
ce-picked = { $seat } takes a card into the hand.
ce-picked-seen = { $seat } takes a card into the hand: { $card }.
ce-left-uncovered = { $seat } does not cover the shot.
ce-placed = { $bandit } starts { $at }.
ce-stagecoach-came =
    { $count ->
        [one] The Stagecoach drives up beside the Locomotive, the Shotgun on its roof. One Hostage sits in it: { $hostages }.
       *[other] The Stagecoach drives up beside the Locomotive, the Shotgun on its roof. The Hostages in it: { $hostages }.
    }
ce-rider-chose = { $bandit } has made a choice.
ce-rider-chose-board = { $bandit } is going to board here.
ce-rider-chose-on = { $bandit } is going to ride on.
ce-turmoil-chosen = { $seat } has made a choice.
ce-turmoil-chosen-draw = { $seat } is going to draw three cards.
ce-turmoil-chosen-card = { $seat } is going to play { $card }.
ce-sipped = { $bandit } opens a flask and drinks: { $kind }.
ce-sipped-last = { $bandit } empties a flask: { $kind }.
ce-retained = { $seat } keeps a card.
ce-retained-seen = { $seat } keeps a card: { $card }.
ce-elf-placed = The Santa Claus Elf waits { $at }.
ce-token-dealt = { $bandit } gets a token of the Elf, face-down.
ce-token-dealt-gift = { $bandit } gets a token of the Elf: a Gift!
ce-token-dealt-empty = { $bandit } gets a token of the Elf: it is Empty.
ce-partnered = { $seat } and { $partner } play together.
ce-borrowed = { $seat } draws a card of { $partner }'s deck.
ce-borrowed-seen = { $seat } draws a card of { $partner }'s deck: { $cards }.
ce-hand-drawn =
    { $count ->
        [one] { $seat } draws a card for the round.
       *[other] { $seat } draws { $count } cards for the round.
    }
ce-hand-drawn-seen =
    { $count ->
        [one] { $seat } draws a card for the round: { $cards }.
       *[other] { $seat } draws { $count } cards for the round: { $cards }.
    }
ce-reshuffled = { $seat } shuffles the discard pile into a new deck.
ce-bullets-laid-aside =
    { $count ->
        [one] { $seat } lays a Bullet aside.
       *[other] { $seat } lays { $count } Bullets aside.
    }
ce-round-began =
    { $what ->
        [none] Round { $round }! The turns: { $turns }.
       *[other] Round { $round }! The turns: { $turns }. At the end: { $what }.
    }
ce-drew =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
ce-drew-seen =
    { $count ->
        [one] { $seat } draws a card: { $cards }.
       *[other] { $seat } draws { $count } cards: { $cards }.
    }
ce-played = { $bandit } plays { $card }.
ce-played-face-down = { $bandit } plays { $card }, face-down.
ce-played-hidden = { $bandit } plays a card face-down.
ce-played-for = { $seat } plays { $card } for { $bandit }.
ce-played-face-down-for = { $seat } plays { $card } for { $bandit }, face-down.
ce-played-hidden-for = { $seat } plays a card for { $bandit }, face-down.
ce-passed = { $seat } can neither play nor draw.
ce-scheming-ended = Enough scheming: time to steal!
ce-laid-aside = { $seat } lays a card aside.
ce-laid-aside-seen = { $seat } lays a card aside: { $card }.
ce-kept =
    { $count ->
        [0] { $seat } keeps no card.
        [one] { $seat } keeps a card.
       *[other] { $seat } keeps { $count } cards.
    }

## What happens: Stealin'

ce-turned = { $bandit }: { $card }.
ce-no-effect = { $bandit } can do nothing with { $card }.
ce-moved = { $bandit } is now { $to }.
ce-elf-followed = The Elf follows { $bandit } and is now { $to }.
ce-rode = { $bandit } gallops off and gets down { $to }.
ce-rode-away = { $bandit } leaves the train behind at a gallop, and is safe.
ce-hostage-taken = { $bandit } takes a Hostage: { $hostage }.
ce-driven-off = The Shotgun drives { $bandit } off: { $to }.
ce-shotgun-punched = { $bandit } punches the Shotgun off the Stagecoach: he is now { $to }.
ce-flask-dropped =
    { $kind ->
        [none] { $target } drops a flask of whiskey { $at }.
       *[other] { $target } drops a flask { $at }: { $kind }.
    }
ce-flask-taken =
    { $kind ->
        [none] { $bandit } grabs a flask of whiskey.
       *[other] { $bandit } grabs a flask: { $kind }.
    }
ce-marshal-moved = The Marshal is now { $to }.
ce-fled = { $bandit } runs into the Marshal and flees: { $to }.
ce-hit = { $bandit } catches a neutral Bullet.
ce-spared =
    { $count ->
        [one] No neutral Bullet is left for { $bandits }.
       *[other] Not enough neutral Bullets are left for { $bandits }: none of them gets one.
    }
ce-shot =
    { $left ->
        [0] { $bandit } shoots { $target } with the last Bullet.
        [one] { $bandit } shoots { $target }; one Bullet left.
       *[other] { $bandit } shoots { $target }; { $left } Bullets left.
    }
ce-knocked-back = The shot pushes { $target }: { $to }.
ce-stood-firm = The shot cannot push { $target }: the train ends there.
ce-punched = { $bandit } punches { $target }.
ce-chose = { $bandit } goes for { $loot } of { $target }'s.
ce-dropped =
    { $value ->
        [none] { $target } drops { $loot } { $at }.
       *[other] { $target } drops { $loot } with { $value ->
            [one] { $value } dollar
           *[other] { $value } dollars
        } { $at }.
    }
ce-snatched =
    { $value ->
        [none] { $bandit } snatches a purse from { $target }.
       *[other] { $bandit } snatches a purse with { $value ->
            [one] { $value } dollar
           *[other] { $value } dollars
        } from { $target }.
    }
ce-pushed = { $target } tumbles: { $to }.
ce-robbed =
    { $value ->
        [none] { $bandit } grabs { $loot }.
       *[other] { $bandit } grabs { $loot } with { $value ->
            [one] { $value } dollar
           *[other] { $value } dollars
        }.
    }

## What happens: the end of a round and of the game

ce-happened = The round ends with an event: { $what }.
ce-thrown = { $bandit } is thrown: { $to }.
ce-stagecoach-moved =
    { $car ->
        [0] The Stagecoach is beside the Locomotive.
       *[other] The Stagecoach falls back to car { $car }.
    }
ce-horses-moved = The horses fall back by one car.
ce-horse-lost =
    { $car ->
        [0] The horse beside the Locomotive cannot go on.
       *[other] A horse beside car { $car } cannot go on.
    }
ce-marshal-drank = The Marshal finds a flask and empties it: { $kind }!
ce-loot-shared =
    { $bandit } has to share every strongbox with those around: { $each ->
        [one] { $each } dollar
       *[other] { $each } dollars
    } each for { $bandits }.
ce-arrested =
    { $count ->
        [one] { $bandits } did not get off the train and is arrested.
       *[other] { $bandits } did not get off the train and are arrested.
    }
ce-mortally-hit =
    The Bullets of this round cost { $bandit } { $lost ->
        [one] { $lost } dollar
       *[other] { $lost } dollars
    }.
ce-hostage-ransomed =
    { $ransom ->
        [0] Nobody pays { $bandit } anything for a Hostage: { $hostage }.
       *[other] { $bandit } gets a ransom of { $ransom ->
            [one] { $ransom } dollar
           *[other] { $ransom } dollars
        }: { $hostage }.
    }
ce-won-together = { $seats } win together!
ce-won-nobody = All were arrested: nobody wins.
ce-strongbox-placed = The second strongbox turns up { $at }.
ce-purse-lost =
    The Marshal's revenge costs { $bandit } a purse with { $value ->
        [one] { $value } dollar
       *[other] { $value } dollars
    }.
ce-left-alone = { $bandit } takes no purse.
ce-ransomed = { $bandit } holds the Conductor: 250 dollars.
ce-ended = The train has arrived: the loot is counted.
ce-gunslingers =
    { $count ->
        [one] { $bandits } fired the most: the Gunslinger prize of 1000 dollars!
       *[other] { $bandits } fired the most: 1000 dollars for each of them!
    }
ce-gunslinger-team = { $bandits } fired the most at the others: the Gunslinger prize of 1000 dollars for their player!
ce-gunslinger-teams = Both teams fired as often at each other: 1000 dollars for each player!
ce-gunslinger-partners =
    { $count ->
        [2] { $bandits } fired the most at the others: the Gunslinger prize of 1000 dollars for their team!
       *[other] { $bandits } fired the most at the others: 1000 dollars for each of their teams!
    }
ce-gunslinger-partners-none = Nobody fired a shot, so all are even: the Gunslinger prize of 1000 dollars for every team!
ce-gunslingers-none = Nobody fired a shot, so all are even: the Gunslinger prize of 1000 dollars for everybody!
ce-counted =
    { $bandit } has { $wealth ->
        [one] { $wealth } dollar
       *[other] { $wealth } dollars
    }.
ce-tokens-turned =
    { $count ->
        [one] The tokens are turned: { $bandits } has a Gift.
       *[other] The tokens are turned: { $bandits } have a Gift.
    }
ce-eliminated-near =
    { $count ->
        [one] The Elf is { $at }, near the driver, so { $bandits } is out.
       *[other] The Elf is { $at }, near the driver, so { $bandits } are out.
    }
ce-eliminated-far =
    { $count ->
        [one] The Elf is { $at }, far from the driver, so { $bandits } is out.
       *[other] The Elf is { $at }, far from the driver, so { $bandits } are out.
    }
ce-won =
    { $count ->
        [one] { $seats } wins!
       *[other] { $seats } share the victory!
    }

## What is asked

ce-prompt-cast = { $seat }, who do you want to be?
ce-prompt-start = { $seat }, who starts in the Caboose? The other one starts in the car in front of it.
ce-prompt-pick = { $seat }, which card do you take before you draw?
ce-prompt-cover = { $seat }, { $bandit } shoots. Cover the shot with a card of your other bandit?
ce-prompt-scheme = { $seat }, your turn ({ $turn }). Play a card or draw?
ce-prompt-keep = { $seat }, which cards do you lay aside?
ce-prompt-move = Where does { $bandit } move?
ce-prompt-marshal = { $bandit } calls the Marshal. Where does he go?
ce-prompt-fire = Who does { $bandit } shoot?
ce-prompt-punch = Who does { $bandit } punch?
ce-prompt-knock = { $bandit } punches { $target }. What falls?
ce-prompt-take = { $bandit } has punched a purse out of { $target }. Take it?
ce-prompt-push = { $bandit } sends { $target } flying. Where?
ce-prompt-rob = What does { $bandit } grab?
ce-prompt-pickpocket = { $bandit } is alone with a purse. Take it?
ce-prompt-attack = { $bandit } rides beside car { $car }. Board it, or ride on?
ce-prompt-last-rider = { $bandit } is the last one riding. Which car?
ce-prompt-turmoil = { $seat }, { $turn }: everybody chooses at once, in secret. A card, or draw?
ce-prompt-drunk = { $seat }, that was good. Play a card or draw?
ce-prompt-drunk-play = { $seat }, old whiskey: which card do you play first?
ce-prompt-retain =
    { $count ->
        [one] { $seat }, you may keep one card for the next round. Which?
       *[other] { $seat }, you may keep { $count } cards for the next round. Which?
    }
ce-prompt-ride = { $bandit } mounts a horse. Where does it go?
ce-prompt-dodge = The Shotgun has hit { $bandit }. Where does { $bandit } flee?
ce-prompt-hostage = { $bandit } is with the Hostages and has to take one. Which?
ce-prompt-over = The game is over.

## What can be done

ce-choose-belle = { $bandit }: nobody aims at her while there is another target
ce-choose-cheyenne = { $bandit }: takes the purse she punches loose
ce-choose-django = { $bandit }: his shots push their target on
ce-choose-doc = { $bandit }: draws seven cards
ce-choose-ghost = { $bandit }: may hide the first card of a round
ce-choose-tuco = { $bandit }: shoots through the roof
ce-choose-team = { $bandit } and { $target }
ce-action-start = { $bandit } starts in the Caboose
ce-action-stop = No other card
ce-action-draw = Draw three cards
ce-action-play = { $card }
ce-action-play-face-down = { $card }, face-down
ce-action-play-for = { $bandit }: { $card }
ce-action-play-face-down-for = { $bandit }: { $card }, face-down
ce-action-lay-aside = Lay aside: { $card }
ce-action-keep = Keep the rest
ce-action-move = { $to }
ce-action-move-marshal = { $to }
ce-action-fire = Shoot { $target }
ce-action-punch = Punch { $target }
ce-action-knock = Knock { $loot } loose
ce-action-take = Take the purse
ce-action-drop = Let it drop
ce-action-push = { $to }
ce-why-rob = It is worth about { $value } dollars.
ce-why-target = This bandit has much to lose: about { $value } dollars.
ce-action-rob = Take { $loot }
ce-action-rob-lost =
    { $value ->
        [none] Take lost purse { $label }
       *[other] Take lost purse { $label }, with { $value ->
            [one] { $value } dollar
           *[other] { $value } dollars
        } in it
    }
ce-action-leave = Take nothing
ce-action-board = Board here
ce-action-board-for = { $bandit } boards here
ce-action-ride-on = Ride on
ce-action-ride-on-for = { $bandit } rides on
ce-action-board-at = { $to }
ce-action-sip-classic =
    { $sips ->
        [one] Drink classic whiskey, the last sip: three cards, then a turn
       *[other] Drink classic whiskey: three cards, then a turn
    }
ce-action-sip-classic-for =
    { $sips ->
        [one] { $bandit }: drink classic whiskey, the last sip: three cards, then a turn
       *[other] { $bandit }: drink classic whiskey: three cards, then a turn
    }
ce-action-sip-old =
    { $sips ->
        [one] Drink old whiskey, the last sip: a card, then a turn
       *[other] Drink old whiskey: a card, then a turn
    }
ce-action-sip-old-for =
    { $sips ->
        [one] { $bandit }: drink old whiskey, the last sip: a card, then a turn
       *[other] { $bandit }: drink old whiskey: a card, then a turn
    }
ce-action-retain = Keep: { $card }
ce-action-retain-for = Keep: { $card } of { $bandit }'s
ce-action-put-back = Put the rest back
ce-action-ride = { $to }
ce-action-ride-away = Flee on horseback
ce-action-dodge = { $to }
ce-action-punch-shotgun = Punch the Shotgun
ce-action-rob-flask-known = Take the flask: { $kind }
ce-take-banker = { $hostage }: 1000 dollars if you have a strongbox
ce-take-poodle = { $hostage }: 1000 dollars, but a neutral Bullet every round
ce-take-minister = { $hostage }: 900 dollars, but one card less in hand
ce-take-teacher = { $hostage }: 800 dollars, but no Punch
ce-take-zealot = { $hostage }: 700 dollars, but no Ride
ce-take-old-lady = { $hostage }: 500 dollars for each of your jewels, but one step only on the roofs
ce-take-poker-player = { $hostage }: 250 dollars for each of your purses, but no ability
ce-take-photographer = { $hostage }: 200 dollars for each Bullet the others shot at you, but no hidden cards in tunnels

## The table in sentences

ce-describe-before = The characters are being chosen.
ce-describe-round =
    { $what ->
        [none] Round { $round }, { $seat } first. The turns: { $turns }.
       *[other] Round { $round }, { $seat } first. The turns: { $turns }. At the end: { $what }.
    }
ce-describe-common =
    { $count ->
        [one] One card lies on the common deck: { $bandit }, { $card }.
       *[other] { $count } cards lie on the common deck, on top { $bandit }, { $card }.
    }
ce-describe-common-hidden =
    { $count ->
        [one] One card lies on the common deck, face-down, played for { $bandit }.
       *[other] { $count } cards lie on the common deck, the top one face-down, played for { $bandit }.
    }
ce-describe-stealing =
    { $count ->
        [0] { $bandit } carries out { $card }, the last card of the common deck.
        [one] { $bandit } carries out { $card }. One card of the common deck is still to come.
       *[other] { $bandit } carries out { $card }. { $count } cards of the common deck are still to come.
    }
ce-describe-marshal = The Marshal is { $to }.
ce-describe-elf = The Elf is { $at }.
ce-describe-stagecoach =
    { $car ->
        [0] The Stagecoach is beside the Locomotive, and the Shotgun guards a strongbox on its roof.
       *[other] The Stagecoach is beside car { $car }, and the Shotgun guards a strongbox on its roof.
    }
ce-describe-stagecoach-unguarded =
    { $car ->
        [0] The Stagecoach is beside the Locomotive, and the Shotgun is on the Locomotive's roof.
       *[other] The Stagecoach is beside car { $car }, and the Shotgun is on the roof of this car.
    }
ce-describe-riders = Still riding, beside car { $car }: { $bandits }.
ce-describe-horses =
    { $count ->
        [one] { $car ->
            [0] A horse trots beside the Locomotive.
           *[other] A horse trots beside car { $car }.
        }
       *[other] { $car ->
            [0] { $count } horses trot beside the Locomotive.
           *[other] { $count } horses trot beside car { $car }.
        }
    }
ce-describe-hostages =
    { $count ->
        [one] One Hostage can still be taken: { $hostages }.
       *[other] Hostages that can still be taken: { $hostages }.
    }
ce-describe-hostage = { $bandit } holds a Hostage: { $hostage }.
ce-describe-flasks =
    { $count ->
        [one] { $bandit } has a flask of whiskey.
       *[other] { $bandit } has { $count } flasks of whiskey.
    }
ce-describe-flask =
    { $kind ->
        [none] A flask of whiskey lies { $at }.
       *[other] A flask lies { $at }: { $kind }.
    }
ce-describe-fled = { $bandit } has fled on horseback.
ce-describe-floor =
    { $at }: { $purses ->
        [one] { $purses } purse
       *[other] { $purses } purses
    }, { $jewels ->
        [one] { $jewels } jewel
       *[other] { $jewels } jewels
    }, { $strongboxes ->
        [one] { $strongboxes } strongbox
       *[other] { $strongboxes } strongboxes
    }.
ce-describe-bandit =
    { $bandit } is { $at } with { $purses ->
        [one] { $purses } purse
       *[other] { $purses } purses
    }, { $jewels ->
        [one] { $jewels } jewel
       *[other] { $jewels } jewels
    } and { $strongboxes ->
        [one] { $strongboxes } strongbox
       *[other] { $strongboxes } strongboxes
    }; Bullets left: { $bullets }, received: { $received }.
ce-describe-together = Together { $at }: { $who }.
ce-describe-gift = { $bandit } has a Gift for a token of the Elf.
ce-describe-empty = { $bandit } has an Empty token of the Elf.
ce-describe-cards =
    { $seat } has { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand and { $deck } in the deck.
ce-describe-hand =
    { $cards ->
        [none] Your hand is empty.
       *[other] Your hand: { $cards }.
    }

## Marshal & Prisoners: names

ce-player-7 = Player 7
ce-player-8 = Player 8
ce-mei = Mei
ce-character-mei = { ce-mei }
ce-marshal = Marshal
    .the = the Marshal
ce-character-marshal = { ce-marshal }
    .the = the Marshal
ce-card-move-plus = Move+
ce-card-change-floor-plus = Change Floor+
ce-card-arrest = Arrest
ce-card-brilliant-idea = Brilliant Idea
ce-mailbag = Mailbag
    .the = a mailbag
ce-inside-7 = inside car 7
ce-roof-7 = on the roof of car 7
ce-cell = in the Cell
ce-jailbreak = Jailbreak
ce-guard-duty = Guard Duty
ce-patrol = Patrol
ce-shoot-out = Shoot-out
ce-head-count = Head Count
ce-last-stand = Last Stand
ce-bribe = Bribe
ce-henchman-belle = Henchman of Belle
    .the = the Henchman of Belle
ce-henchman-cheyenne = Henchman of Cheyenne
    .the = the Henchman of Cheyenne
ce-henchman-django = Henchman of Django
    .the = the Henchman of Django
ce-henchman-doc = Henchman of Doc
    .the = the Henchman of Doc
ce-henchman-ghost = Henchman of Ghost
    .the = the Henchman of Ghost
ce-henchman-tuco = Henchman of Tuco
    .the = the Henchman of Tuco
ce-henchman-mei = Henchman of Mei
    .the = the Henchman of Mei
ce-warrant-belle = Warrant for Belle
ce-warrant-cheyenne = Warrant for Cheyenne
ce-warrant-django = Warrant for Django
ce-warrant-doc = Warrant for Doc
ce-warrant-ghost = Warrant for Ghost
ce-warrant-tuco = Warrant for Tuco
ce-warrant-mei = Warrant for Mei
ce-empty-cylinder = Empty Cylinder
ce-full-of-lead = Full of Lead
ce-arch-enemy = Arch Enemy
ce-marked-man = Marked Man
ce-repeat-offender = Repeat Offender
ce-mail-saved = Mail Saved
ce-under-lock-and-key = Under Lock and Key
ce-gold-punch = Gold Punch
    .the = the Gold Punch
ce-silver-punch = Silver Punch
    .the = the Silver Punch
ce-bronze-punch = Bronze Punch
    .the = the Bronze Punch
ce-goals =
    { $count ->
        [one] Goal fulfilled
       *[other] Goals fulfilled
    }
ce-mailbags =
    { $count ->
        [one] Mailbag
       *[other] Mailbags
    }
ce-brawlers =
    { $count ->
        [one] Brawler card
       *[other] Brawler cards
    }
ce-posters = Wanted Poster, never turned
ce-prisoners =
    { $count ->
        [one] Prisoner freed
       *[other] Prisoners freed
    }
ce-bribes = Bribe
ce-head-counts = Counted in the Cell

## Marshal & Prisoners: what happens

ce-prison-came = The Prison car is at the end of the train, with two mailbags in its Corridor. In the Cell: { $prisoners }.
ce-goal-drawn = { $seat } draws a goal.
ce-goal-drawn-seen = { $seat } draws a goal: { $goal }.
ce-plus-unused = { $seat } plays no second card.
ce-marshal-shot =
    { $left ->
        [0] The Marshal shoots { $target } with the last Bullet of a pile.
        [one] The Marshal shoots { $target }; one Bullet is left in the pile.
       *[other] The Marshal shoots { $target }; { $left } Bullets are left in the pile.
    }
ce-jailed = The Marshal arrests { $bandit }: off to the Cell!
ce-broke-out = { $bandit } breaks out of the Cell and is now { $to }.
ce-prisoner-freed = { $bandit } frees { $prisoner }.
ce-bandit-freed = { $bandit } lets { $target } out of the Cell; both are { $to }.
ce-claimed =
    { $value ->
        [none] For that { $bandit } takes { $loot } from { $target }.
       *[other] For that { $bandit } takes { $loot } with { $value ->
            [one] { $value } dollar
           *[other] { $value } dollars
        } from { $target }.
    }
ce-copied = { $bandit } has a brilliant idea: the same again, { $card }.
ce-marshal-punched = { $bandit } punches the Marshal.
ce-marshal-punched-brawler = { $bandit } punches the Marshal and wins { $brawler }.
ce-marshal-stayed = The Marshal stays where he is.
ce-head-counted = { $bandit } is counted in the Cell.
ce-bribed = { $bandit } is alone and takes a bribe.
ce-accomplished =
    { $mailbags ->
        [0] { $prisoners ->
            [0] Nothing is left for the Marshal to save.
            [one] One Prisoner is still under lock and key.
           *[other] { $prisoners } Prisoners are still under lock and key.
        }
        [one] { $prisoners ->
            [0] One mailbag is saved.
            [one] One mailbag is saved, and one Prisoner is still under lock and key.
           *[other] One mailbag is saved, and { $prisoners } Prisoners are still under lock and key.
        }
       *[other] { $prisoners ->
            [0] { $mailbags } mailbags are saved.
            [one] { $mailbags } mailbags are saved, and one Prisoner is still under lock and key.
           *[other] { $mailbags } mailbags are saved, and { $prisoners } Prisoners are still under lock and key.
        }
    }
ce-goals-shown =
    { $fulfilled ->
        [0] The Marshal shows his goals: { $goals }. None of them is fulfilled, so the richest bandit wins.
        [one] The Marshal shows his goals: { $goals }. One of them is fulfilled, so the richest bandit wins.
       *[other] The Marshal shows his goals: { $goals }. { $fulfilled } of them are fulfilled, so the richest bandit wins.
    }
ce-goals-shown-won = The Marshal shows his goals: { $goals }. { $fulfilled } of them are fulfilled: the law wins.

## Marshal & Prisoners: questions

ce-prompt-climb = Where does { $bandit } climb?
ce-prompt-plus = { $seat }, you may play one more card on top. Which?
ce-prompt-volley =
    { $shots ->
        [one] Who does the Marshal shoot, and from which pile? One shot is left.
       *[other] Who does the Marshal shoot, and from which pile? { $shots } shots are left.
    }
ce-prompt-arrest = Who does the Marshal arrest?
ce-prompt-break-out = { $bandit } has a brilliant idea and gets out of the Cell. Where to?
ce-prompt-free = { $bandit } has a brilliant idea. Who gets out of the Cell?
ce-prompt-claim = { $target } owes { $bandit } something for that. What?
ce-prompt-patrol = The Marshal may walk one car. Where to?

## Marshal & Prisoners: what can be done

ce-choose-mei = { $bandit }: climbs to the next car
ce-choose-marshal = { $bandit }: hunts all the others
ce-action-no-plus = No second card
ce-action-climb = Climb: { $to }
ce-action-shoot =
    { $left ->
        [one] Shoot { $target } from pile { $pile }, which has one Bullet
       *[other] Shoot { $target } from pile { $pile }, which has { $left } Bullets
    }
ce-action-arrest = Arrest { $target }
ce-action-break-out = Get out: { $to }
ce-free-belle = { $prisoner }: nobody aims at you while there is another
ce-free-cheyenne = { $prisoner }: you may take the purse you punch loose
ce-free-django = { $prisoner }: your shot pushes
ce-free-doc = { $prisoner }: one more card in hand
ce-free-ghost = { $prisoner }: you may hide the first card of a round
ce-free-tuco = { $prisoner }: you shoot through the roof
ce-free-mei = { $prisoner }: you climb to the next car
ce-action-free-bandit = { $target }, and take some loot for it
ce-action-claim = Take { $loot }
ce-action-stay = Stay
ce-action-rob-mailbag-known =
    Take the mailbag with { $value ->
        [one] { $value } dollar
       *[other] { $value } dollars
    }

## Marshal & Prisoners: the table in sentences

ce-describe-piles =
    The Marshal's two piles have { $one } and { $other ->
        [one] { $other } Bullet
       *[other] { $other } Bullets
    }.
ce-describe-prisoners =
    { $count ->
        [one] One Prisoner is in the Cell: { $prisoners }.
       *[other] Prisoners in the Cell: { $prisoners }.
    }
ce-describe-arrests =
    { $count ->
        [one] { $bandit } has been arrested once.
       *[other] { $bandit } has been arrested { $count } times.
    }
ce-describe-freed = { $bandit } has freed { $prisoners }.
ce-describe-mailbags =
    { $count ->
        [one] { $bandit } has a mailbag.
       *[other] { $bandit } has { $count } mailbags.
    }
ce-describe-brawler = { $bandit } has { $brawler }.
ce-describe-mailbag =
    { $value ->
        [none] A mailbag lies { $at }.
       *[other] A mailbag with { $value ->
            [one] { $value } dollar
           *[other] { $value } dollars
        } lies { $at }.
    }
ce-describe-goal = Your goal: { $goal }.
