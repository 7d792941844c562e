### The browser's own words, around the boards. How message files are written: /messages/en/common.ftl.

app-name = Tinstar
title-yours = Your turn – Tinstar
home = To the games
loading = One moment…
part-missing = A part of the table could not be fetched.
part-reload = Reload the page
close = Close
cancel = Cancel

## The frame of every page

nav = Main
nav-rules = Rules
nav-account = { $name }: you here
nav-tongue = En français
skip-to-main = Skip to the page
nowhere = Nothing out here
nowhere-why = This trail leads nowhere. The link may be cut off: ask for it again.
trouble-offline = The server cannot be reached. Check your connection and try again.
trouble-unreadable = The server answered something strange ({ $status }). Try again in a moment.
toast-rule = Rule { $rule }

## The games on the wall

facts-players = { $least } to { $most } players
facts-players-of = { $list } players
facts-minutes = { $from } to { $to } minutes

## Home

home-over = Bring your own hat
home-title = Many games, one table
home-under = No account needed
home-games = The games
home-mine = Your matches
home-earlier = Earlier matches
home-public = Open tables
friends = Friends
home-record = Kept a match?
home-record-how = Watch any record again, move by move, through anybody's eyes.
welcome-name = What should the others call you?
welcome-keep = That's me
# Separated by commas; one is offered to somebody new.
welcome-suggestions = Dusty Nell, Lucky Joe, Calamity May, Sugarfoot, Doc Willow, Ginger Pete, Prairie Rose, Snowy Bill, Mistletoe Kid, Tumbleweed Tess
list-your-turn = Your turn
list-running = Running
list-halted = Paused
list-away = Put this match of { $game } away
list-is-away = Put away, among your earlier matches.
list-back = Put it back
list-hide = Block whoever laid this table of { $game }
list-report = Report this table of { $game } to the host
host-says = The host says: { $text }
list-open =
    { $count ->
        [0] Ready to begin
        [one] One free seat
       *[other] { $count } free seats
    }
matches-none = None yet. A match that is over is found here.
matches-more = Older ones
matches-away =
    { $count ->
        [one] Put away: one match
       *[other] Put away: { $count } matches
    }

## A new table

way-now = Play now
way-now-how = You and some bots, at once.
way-friends = With friends
way-friends-how = You send a link; they sit down.
way-screen = One screen
way-screen-how = All of you around this one.
way-starting = Dealing…
new-way = How you want to play
new-players = Players
new-names = Who plays
new-names-how = An empty name is a bot's seat.
new-name-of = Name of player { $seat }
new-name-bot = A bot
new-more = Clock and options
new-clock = Time to think
new-here-how = Goes on without a network, and stays in this browser. The whole truth of the match is in this page, for whoever looks for it.
new-hints = Hints can be asked for
new-hints-all = Hints can be asked for, once all who play agree
new-public = Show this table on the home page, for anybody to join
new-rated = Let it count for ratings
new-rated-how = For people with accounts. A clock, no hints, seats are drawn; whoever leaves comes last.
new-rated-account = For this everybody needs an account, you too.
new-invite = Lay the table
new-go = Begin
bot-level = The bots
level-random = Tumbleweed: plays anything
level-greenhorn = Greenhorn: overlooks things, as beginners do
level-instinct = Deputy: plays by instinct
level-sheriff = Sheriff: tries things out before deciding
level-marshal = Marshal: thinks hard
level-legend = Legend: thinks very long
word-random = Tumbleweed
word-greenhorn = Greenhorn
word-instinct = Deputy
word-sheriff = Sheriff
word-marshal = Marshal
word-legend = Legend
level-strength = With { $players } it wins { $share } % of its matches among bots of the level below ({ $rest }); an even share is { $fair } %.
level-ceiling-luck = Luck decides here: there is no harder opponent. One that searches was tried and won no more.
level-ceiling-belief = What others believe decides here: there is no harder opponent yet. One that searches was tried and won no more.
bots-each = Each bot on its own
lobby-level = How well { $name } plays
bots-choose = Choose the bots:
bots-with = { $players } players · { $level }
clock-none = As long as you like
clock-decision =
    { $seconds ->
        [one] { $seconds } second a decision
       *[other] { $seconds } seconds a decision
    }
clock-bank =
    { $minutes ->
        [one] One minute a player, { $seconds ->
            [one] { $seconds } second more
           *[other] { $seconds } seconds more
        } each decision
       *[other] { $minutes } minutes a player, { $seconds ->
            [one] { $seconds } second more
           *[other] { $seconds } seconds more
        } each decision
    }
clock-days =
    { $days ->
        [one] One day a decision
       *[other] { $days } days a decision
    }
name-label = Your name
name-how = What the others see. 1 to 32 letters, digits and spaces.

## Before the match

lobby-over = The table is laid for
lobby-waiting =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
lobby-ready-owner = Everybody is here. Begin when you like.
lobby-ready = Everybody is here. Whoever laid the table begins.
lobby-sit = Sit here
lobby-sit-also = Seat a second person here
lobby-bot = Bot
lobby-empty = Take { $name } off this seat
lobby-block = Keep { $name } away from this table
lobby-fill = Bots for the rest
lobby-start = Begin
lobby-leave = Get up
lobby-close = Clear the table
lobby-about = What is played
invite = Invite
invite-how = Whoever has this link may sit down or watch.
invite-link = The link to this table
invite-copy = Copy the link
invite-copied = The link is copied. Send it to a friend.
invite-share = Share
invite-text = A seat is waiting for you.
invite-qr = The link as a square to scan with a phone

## Seats

seats = Who plays
seat-open = Free seat
seat-gone = Somebody
seat-you = you
seat-here = here
seat-away = away
seat-machine = bot
seat-stand-in = bot stands in
seat-deciding = to decide
seats-watching =
    { $count ->
        [one] one watching
       *[other] { $count } watching
    }

## The table

table-title = Match of { $names }
table-laying = Laying the table
table-none = No such table
table-halted = This match is paused
table-halted-why = The rules have changed since this match began. It waits, unchanged, for the version it was started with.
table-closed = This table was cleared
table-closed-why = Whoever laid it has cleared it away.
board = The board
board-failed = The board could not be drawn. The match itself is safe.
board-again = Draw it again
describe = Describe the board
describe-title = The board in words
prompt-yours = Your turn
prompt-others = Waiting for { $names }.
prompt-thinking =
    { $count ->
        [one] { $names } is thinking…
       *[other] { $names } are thinking…
    }
prompt-nobody = Nobody has to decide just now.
prompt-acting = On its way…
prompt-roll = Throw your dice.
prompt-roll-of = { $name }: throw your dice.
roll = Roll
roll-for-me = Roll for me from now on
prompt-waiting = Touch it again to do it: { $choice }
prompt-follows = See what comes of it.
prompt-soon = Soon it is your turn.
prompt-only = There is only one answer: in a moment it is given for you.
choices = What you can do
choices-all = All { $count }
choices-less = Fewer
choice-again = Again to do it
choice-waiting = Touched on the board: press to do it
hint = What would you do?
hint-thinking = One moment, thinking it over…
hint-chance = { $percent } %
hint-felt = by instinct
hint-best = Hint, the best: chance to win
hint-good = Hint: chance to win
hint-one = { $action }, { $percent } %
hint-heard = A good player would do this, with these chances to win: { $choices }.
hints = Hints:
hints-none = none at this table.
hints-alone = ask for one with the lamp, or with H, when it is your turn.
hints-open = everybody agreed, so they can be asked for.
hints-nobody = when all who play agree, everybody can ask for them.
hints-missing = { $names } would still have to agree.
hints-agree = I agree to hints for everybody
undo = Take it back
player-catching-up = While you were away
player-behind =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }
player-skip = Skip
player-speed = Speed { $speed } ×: change it
tab-play = Play
tab-result = Result
log = Log
log-rule = Rule { $rule }: read it
log-empty = Nothing has happened yet.
log-older =
    { $count ->
        [one] One older line
       *[other] { $count } older lines
    }
log-created = The table is laid.
log-sat = { $name } sits down.
log-left = { $name } leaves the table.
log-bot-seated = A bot sits down.
log-handed = A bot plays on for { $name }.
log-resigned = { $name } leaves the match for good, and a bot takes the seat.
log-end-asked = { $name } would like to end the match here.
log-hints-agreed = { $name } agrees to hints for everybody.
log-hints-refused = { $name } no longer agrees to hints.
log-ended = The match ends here, without a result.
log-blocked = { $name } has to leave the table.
log-taken-back = { $name } plays again.
log-undone = { $name } takes a move back.
log-clock = Time is up: the instinct decides for { $name }.
log-itself = There was only one answer, and it was given for you. Nobody else knows that.
log-resumed = The match goes on.
log-closed = The table is cleared.
log-halted = The match is paused.
chat = Chat
chat-send = Send
chat-to-players = Say something to the players
chat-to-spectators = Say something to those who watch
chat-empty-players = Nobody has said a word. Players hear players.
chat-empty-spectators = Nobody has said a word. Players do not hear those who watch until it is over.
offline = You are offline.
line-slow = No answer yet.
offline-safe = Nothing is lost. We keep trying.
offline-retry = Try now
menu = More
menu-rules = The rules
menu-replay = Watch it again
menu-record = Download the record
menu-chat = Tell a chat whose turn it is
here = On this device
here-offline = No network: the match is on this device.
site-alone = There is no server here: only matches on this device.
here-what = This match is in this browser alone: without a network it goes on, and nobody else can come. Its cards and dice are all in the page, so it is never rated.
here-remove = Remove from this device
here-remove-sure = The match is then gone for good. Download its record first if you want to keep it.
here-remove-yes = Remove it
menu-hand = Let a bot play for { $name }
menu-take-back = Play again as { $name }
menu-stand-in = { $name } is away: let a bot stand in
menu-end = End the match without a result
menu-end-sure = It ends when everybody has asked for whom no bot plays.
menu-end-yes = Ask to end it
menu-resign = Leave for good
menu-resign-sure = A bot takes your seat and keeps it. You can only watch then.
menu-resign-yes = Leave for good
menu-leave = Leave the match
menu-leave-sure = A bot will play on for you. You can take your seat back with the same link.
menu-leave-yes = Leave
menu-commitment = Fair play: the chance of this match was sealed before it began. The seal:
report = Report somebody to the host
report-whom = Whom?
report-owner = Whoever laid this table
report-what = What happened?
report-send = Send the report
report-sent = The host will see it. Thank you.
curtain-pass = Pass the screen to { $name }
curtain-secret = Everybody else looks away.
curtain-ready = I am { $name }
tour = First steps
tour-next = Got it
tour-end = No more tips

## The end

result-over = The match is over
result-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
result-you-won =
    { $count ->
        [one] You win!
       *[other] You share the victory!
    }
result-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
result-times = (for { NUMBER($count) })
result-total = Total
result-sheet = What makes up the totals
rematch = Play again
rematch-join = To the rematch

## Watching again

replay = Watch again
replay-at = { $at } of { $of }
replay-scrub = Moment of the match
replay-turn-back = The turn before
replay-back = One step back
replay-event-back = One event back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-event-next = One event on
replay-turn-next = The next turn
replay-eyes = Through whose eyes
replay-spectator = As a spectator
replay-as = As { $name }
replay-hands = All hands
replay-hands-how = What each of them is told alone.
replay-hands-nothing = Nothing that not everybody sees.
replay-link = Copy the link to this moment
replay-copied = The link to this moment is copied.

## Luck and skill

review = Luck and skill
review-waiting = It waits for its turn.
review-working = It is being worked out: { $percent } %
review-off = This server makes no reviews. With the record you can make one at home: tinstar review.
review-unspoilt = Hide what comes
review-chances = Chances of winning
review-picture = Everybody's chances of winning over the match; the table below says what came of them
review-whose-luck = Whose luck
review-luck-of = The luck of { $who }: up is good, down is bad
review-sentence =
    { $luck ->
        [good] { $who } was lucky: { $byLuck } by luck (± { $error })
        [bad] { $who } was unlucky: { $byLuck } by luck (± { $error })
       *[even] { $who } was neither lucky nor unlucky beyond doubt: { $byLuck } by luck (± { $error })
    }, and choices { $own ->
        [lost] cost { $byChoices }.
       *[gained] brought { $byChoices }.
    }
review-errors = What could have been done better
review-no-errors = No choice was an error beyond doubt.
review-error =
    { $kind ->
        [blunder] A blunder: it cost { $cost } (± { $error }).
        [mistake] A mistake: it cost { $cost } (± { $error }).
       *[inaccuracy] Not the best: it cost { $cost } (± { $error }).
    }
review-did = “{ $did }”. Better: “{ $best }”.
review-show = Show me
review-what-if = What if?
what-if = What if: “{ $best }”?
what-if-how = This did not happen: deputies play on from here, with the luck that the match had in store.
what-if-leave = Back to the match
review-step = step { $step }
review-table = What became of everybody's chances
review-who = Who
review-initial = at first
review-luck = luck
review-own = own choices
review-others = others' choices
review-last = in the end
review-how =
    Each position was played to its end { $rollouts } times with deputies in every seat. At first, luck and all choices add up to the
    end. A choice is judged by what its seat could know; bluffs are not judged. Dotted lines: what turned the match.

## Dice and cards of a match

dice = Dice and cards
dice-rolled =
    Dice with { $sides } sides, rolled { $count ->
        [one] once
       *[other] { $count } times
    }
dice-side = side { $side }
dice-what = What
dice-seen = seen
dice-expected = expected
dice-drawn =
    Cards and other things drawn or shuffled: { $count }, in { $shuffles ->
        [0] no shuffle
        [one] one shuffle
       *[other] { $shuffles } shuffles
    } and one by one
dice-half =
    from the { $half ->
        [first] first half
       *[second] second half
    }
dice-verdict =
    { $kind ->
        [few] Too few to tell anything.
        [usual] Nothing unusual: fair ones come out at least as unevenly in { $part } of all matches.
        [uneven] Rather uneven: fair ones come out like this in only { $part } of all matches. In twenty matches you will see it about once.
       *[rare] Very uneven: fair ones come out like this in { $part } of all matches or fewer. One such match is chance; the same again and again would not be.
    }
dice-none = Nothing was left to luck in this match.
dice-luck = Whose luck was it?
dice-luck-of =
    { $luck ->
        [good] { $who } was lucky: { $byLuck } (± { $error })
        [bad] { $who } was unlucky: { $byLuck } (± { $error })
       *[even] { $who } was neither lucky nor unlucky beyond doubt: { $byLuck } (± { $error })
    }
dice-luck-how = What dice and cards did to the chances of winning, the deal included.

record-open = Open a record
record-how = Drop a record file here, or choose one. It is checked and played again from its seed.
record-choose = Choose a file

## The seal of a match

seal = Was the luck fair?
seal-what = Every roll and shuffle follows from a secret seed. Before the match began its hash was shown to everybody: nobody could change the seed afterwards.
seal-commitment = The seal, which is the SHA-256 hash of the seed:
seal-seed = The seed:
seal-fits = Your browser has checked it: the hash of this seed is the seal.
seal-differs = The hash of this seed is not the seal. This match was not played with the seed that was sealed.
seal-played = The server has just played all { $steps } decisions again from the seed: every roll and every card is as it was.
seal-checked = This page has just played all { $steps } decisions again from the seed: every roll and every card is as it was.
seal-check = To check every roll yourself, download the record and play it again on your own computer with
seal-later = When the match is over the seed is shown here, and everybody can check it.

## Rules

rules = Rules
rules-games = Which game
rules-choose = Choose a game.
rules-search = Search the rules
rules-found =
    { $count ->
        [0] No rule has all these words.
        [one] One rule
       *[other] { $count } rules
    }
rules-assumed = Where the printed rules leave something open, we had to choose: those rules are marked.
rules-reconstructed = Where the printed rules could not be had, we put them together from what is known: those rules are marked “reconstructed”.
rule-assumed = our choice
rule-reconstructed = reconstructed
lens-title = Rule { $rule }
lens-source = source: { $source }
lens-reconstructed = Reconstructed: the complete printed rules could not be had. This is how it is played here.
lens-assumed = The printed rules leave this open. This is how it is played here.
lens-all = Read it among the other rules
lens-none = Rule { $rule } is not in the book.

## You

account = You

## Settings and help

settings = Settings
settings-language = Language
settings-theme = Light
settings-motion = Motion
settings-speed = Speed
settings-sound = Sound
settings-roll = Roll my dice for me
settings-confirm = Look first: what cannot be undone, touched on a crowded board, is done with a second touch
settings-tours = Show the first steps again
tongue-en = English
tongue-fr = Français
theme-auto = As the device
theme-light = Daylight
theme-dark = Lamplight
motion-auto = As the device
motion-on = Moving
motion-off = Still
speed = { $speed } ×
help = Help
help-play = What you may do is lit on the board and listed beside it. Point at it to see where it leads; click it to do it. A piece or a card among many says so if it wants a second click. Every line of the log has the rule behind it. Cards and pieces explain themselves: point at one for a moment, or hold a finger on it.
help-keys = Keys
keys-choice = make a choice
keys-confirm = do what was touched on the board
keys-cancel = let go of what was touched
keys-skip = throw your dice; skip what is moving
keys-speed = change the speed
keys-hint = What would you do? A hint
keys-undo = take a move back
keys-describe = describe the board
keys-prompt = go to the question
keys-log = go to the log
keys-chat = go to the chat
keys-things = from card to card
keys-rule = the rule of what is explained
keys-sound = sound on or off
keys-help = this help

## How to play

how = How to play
how-title = How to play { $game }
how-step = Picture { $step } of { $steps }
how-back = Back
how-next = Next
how-done = Got it!
how-play = Lay the table
how-rules = All the rules

## About

about = About

## Puzzles

puzzle = Puzzle
puzzles = Puzzles
puzzle-of-day = Puzzle of the day
puzzle-of-day-how = { $game }: one choice is clearly best. Which?
puzzle-solve = Solve it
puzzle-again = Look again
puzzles-all = All puzzles
puzzles-how = Out of matches between bots: in each, one choice is clearly better than all others, and the deputy took another. What was tried is remembered on this device.
puzzles-none =
    No puzzle was found among { $decisions } { $decisions ->
        [one] decision
       *[other] decisions
    } of { $matches } { $matches ->
        [one] match
       *[other] matches
    }: where luck decides, or what others believe, no choice is worth so much more than all others.
puzzles-solved = { $solved } of { $all } solved at once
puzzle-new = Puzzle { $number }, { $players } players
puzzle-best = Puzzle { $number }, { $players } players, solved at once
puzzle-missed = Puzzle { $number }, { $players } players, tried
puzzle-title = Puzzle: { $game }
puzzle-find = You are { $name }. One choice is clearly best: find it.
puzzle-only = That cannot be chosen here.
puzzle-right = Right: that is the best choice.
puzzle-wrong = Better: { $best }. Chance to win: +{ $percent } % (± { $error }).
puzzle-worlds = Each choice was played out { $worlds } times by deputies, in worlds that look like this one, all with the same luck. What others hide was dealt anew each time.
puzzle-choice = Choice
puzzle-chance = Wins
puzzle-behind = Behind
puzzle-is-best = The best
puzzle-is-mine = Your choice
puzzle-is-deputys = What a deputy does
puzzle-give-or-take = { $percent } % (± { $error })
puzzle-next = Next puzzle

## What somebody played

profile = Matches and ratings
profile-own = My matches and ratings
rated = Counts for ratings
rated-how = Seats are drawn, whoever leaves comes last
rating-moved = { $from } → { $to }
ratings = The strongest
