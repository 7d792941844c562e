### The tinstar command. How message files are written: common.ftl.

## Help

help-usage = How to call it:
help-commands = Commands
help-arguments = What it takes
help-options = Options
help-help = Shows this help
help-version = Shows the version
help-lang = Speaks English or French; otherwise TINSTAR_LANG or the locale decides
help = A digital table for Wild-West and Christmas board games: play, simulate, replay, verify.
help-examples =
    Examples:
      tinstar games
      tinstar play catching-santa
      tinstar simulate catching-santa --players 4 --games 100000 --bots instinct,random
      tinstar rules catching-santa CS-24

    Exit codes: 0 all is well, 1 a record does not hold, 2 the input was wrong.
help-games = Lists the games, for how many they are, and their options.
help-games-json = Prints JSON, for programs
help-games-examples =
    Examples:
      tinstar games
      tinstar games --json
help-play = Plays a match in this terminal: people take turns at the screen, bots fill the other seats.
help-play-game = The game, as listed by tinstar games
help-play-players = How many play; the fewest that the game and its options allow if not given
help-play-seats = Who sits where: you, random or instinct for each seat in turn
help-play-options = Changes an option of the game; may be given several times
help-play-record = Writes the record of the match to this file
help-play-examples =
    Examples:
      tinstar play catching-santa
      tinstar play catching-santa --players 3 --seats you,you,instinct
      tinstar play catching-santa --record match.json
help-simulate = Plays many games between bots and shows who wins, how long games take and how fast they go.
help-simulate-game = The game, as listed by tinstar games
help-simulate-players = How many play; the fewest that the game and its options allow if not given
help-simulate-games = How many games
help-simulate-seed = The number everything random follows from: the same seed gives the same games
help-simulate-bots = Who plays: random or instinct for each seat; a short list begins again, and everybody changes seats from game to game
help-simulate-threads = How many threads play; all there are if not given. The results do not depend on it
help-simulate-options = Changes an option of the game; may be given several times
help-simulate-rules = Also counts how often each rule fired, and lists those that never did
help-simulate-records = Writes a record of every game into this folder
help-simulate-from = The number of the first game, so that several machines can share a simulation; 0 if not given
help-simulate-portion = Writes what was counted into this file, for tinstar merge
help-simulate-json = Prints one JSON object, for programs
help-simulate-examples =
    Examples:
      tinstar simulate catching-santa --players 4 --games 100000
      tinstar simulate catching-santa --players 4 --bots instinct,random,random,random --games 10000
      tinstar simulate catching-santa --games 1000 --rules --json
      tinstar simulate catching-santa --games 10 --records records/
      tinstar simulate catching-santa --option spaces=48

help-merge = Puts parts of a simulation together, which several machines or processes have played: the report is that of the whole.
help-merge-parts = The files that tinstar simulate --portion wrote, in any order
help-merge-json = Prints one JSON object, for programs
help-merge-examples =
    Examples:
      tinstar simulate marshals --games 500 --portion first.json
      tinstar simulate marshals --games 500 --from 500 --portion second.json
      tinstar merge first.json second.json

help-balance = Plays many games between bots at every kind of table and writes a page about them, with plots.
help-balance-game = The game, as listed by tinstar games
help-balance-games = How many games each kind of bot plays at each table
help-balance-luck = How many matches are reviewed with each number of players, to say how much is luck; 0 leaves that out
help-balance-seed = The number everything random follows from: the same seed writes the same page
help-balance-threads = How many threads play; all there are if not given. The page does not depend on it
help-balance-out = The folder for the page; its plots go into the folder img in there
help-balance-examples =
    Examples:
      tinstar balance catching-santa
      tinstar balance catching-santa --games 1000 --out /tmp/balance
help-ladder = Lets every level play against the one below and writes a page about who is better, with a plot.
help-ladder-game = The game, as listed by tinstar games
help-ladder-bots = The rungs, weakest first, as for tinstar simulate
help-ladder-players = Only with so many players
help-ladder-deals = How many deals a pairing takes at most; each is played from every seat
help-ladder-batch = How many deals are played between two looks at who is ahead
help-ladder-seed = The number everything random follows from
help-ladder-threads = How many threads play; all there are if not given
help-ladder-options = A choice made before the match; may be repeated
help-ladder-out = The folder for the page and for what was played: called again, it goes on from there
help-ladder-examples =
    Examples:
      tinstar ladder rolling-bandits --players 4
      tinstar ladder colt-express --bots deputy,sheriff,marshal@200ms --deals 100 --out /tmp/strength
help-puzzles = Looks in matches between bots for decisions in which one choice is clearly best and they take another, and writes them down.
help-puzzles-game = The game, as listed by tinstar games
help-puzzles-matches = How many matches are looked through, at all kinds of tables by turns
help-puzzles-most = How many puzzles are kept at most; one of a match
help-puzzles-worlds = In how many imagined worlds each choice of a puzzle is tried out
help-puzzles-seed = The number everything random follows from: the same seed finds the same puzzles
help-puzzles-threads = How many threads look; all there are if not given. What is found does not depend on it
help-puzzles-out = The folder of the games' folders, in which the puzzles are kept
help-puzzles-examples =
    Examples:
      tinstar puzzles marshals
      tinstar puzzles colt-express --matches 50 --most 10 --seed 7 --out /tmp/games
help-replay = Shows a recorded match step by step, each line with its rule.
help-replay-record = The record file
help-replay-seat = Through the eyes of this seat, numbered from 0
help-replay-spectator = Through the eyes of somebody watching
help-replay-all = Everything, which is what it does anyway
help-replay-step = Only this step, with the table as it stood; 0 is right after the set-up
help-replay-json = Prints one JSON object, for programs
help-replay-examples =
    Examples:
      tinstar replay match.json
      tinstar replay match.json --seat 1 --step 40
      tinstar replay match.json --json
help-hint = Says what a good player would have done at a step of a record: the best choices, with the chance to win with each.
help-hint-record = The record file
help-hint-step = The step, as tinstar replay numbers it
help-hint-bot = Whose search it is, perhaps with a budget of its own: sheriff, marshal, legend, marshal@500, legend@3s
help-hint-json = Prints one JSON object, for programs
help-hint-examples =
    Examples:
      tinstar hint match.json --step 12
      tinstar hint match.json --step 12 --bot legend@3s --json
help-verify = Checks a record: the seed fits the hash published before the match, every step is legal, the outcome is right.
help-verify-record = The record file
help-verify-json = Prints one JSON object, for programs
help-verify-examples =
    Examples:
      tinstar verify match.json

    Exit code 1 means that the record does not hold; the step and the reason are named.
help-review = Tells what luck did in a recorded match, what choices did, and which choices were errors.
help-review-record = The record file of a match that is over
help-review-rollouts = How often each position and each choice is played to the end: more take longer and say it more exactly
help-review-seed = The number everything random follows from
help-review-threads = How many threads work; all there are if not given. The review does not depend on it
help-review-svg = Draws everybody's chances over the match, and the luck of every step, into this file
help-review-json = Prints one JSON object, for programs
help-review-examples =
    Examples:
      tinstar review match.json
      tinstar review match.json --svg match.svg
      tinstar review match.json --rollouts 1000 --json
help-rules = Shows the rules of a game: all of them, one by its id, or those with some words in them.
help-rules-game = The game, such as catching-santa or colt-express
help-rules-id = The id of a rule, such as CS-24
help-rules-search = Shows the rules in which all these words occur
help-rules-json = Prints JSON, for programs
help-rules-examples =
    Examples:
      tinstar rules catching-santa
      tinstar rules catching-santa CS-24
      tinstar rules catching-santa --search santa start
help-serve = Hosts tables for others: people come with a browser or a program, by a link.
help-serve-store = Where everything is kept: sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE; if not given, what TINSTAR_STORE says, or a file in your data folder
help-serve-listen = The address to listen at
help-serve-secure_cookies = Sends cookies over TLS only: for a server that is reached by https
help-serve-origins = A page that may use people's cookies, such as https://play.example.org; may be given several times. If none is given, the page must be on the same host
help-serve-behind_proxy = Takes addresses from X-Forwarded-For, which a proxy in front must set
help-serve-poll = Looks every second for what other servers wrote, for a database that passes no wake-ups on; one that falls silent is noticed without it
help-serve-log = How requests are logged
help-serve-no_limits = Does not limit how much anybody may do: for load tests only
help-serve-mail_from = From which address mail is sent, by the server that TINSTAR_MAIL names (smtps://USER:PASSWORD@HOST)
help-serve-no_notices = Tells nothing to browsers that are closed, nor to chats: requests to no other server leave this one, but for mail
help-serve-open = Opens the page in your browser
help-serve-bot_pause = How long a bot waits before it plays, in milliseconds, so that people can follow
help-serve-think_share = How much of the processors bots may think with, in percent
help-serve-reviews = How often a review of a match plays each position to its end: more take longer and say it more exactly; 0 for no reviews
help-serve-keep_guests = For how many days guests are kept who are at no table; 0 is for ever
help-serve-keep_open = For how many days tables are kept at which no match begins; 0 is for ever
help-serve-keep_over = For how many days matches are kept that are over; 0 is for ever
help-serve-no_records = Keeps no compressed records of matches that go
help-serve-examples =
    Examples:
      tinstar serve
      tinstar serve --listen 0.0.0.0:7878 --secure-cookies --behind-proxy --origin https://play.example.org
      tinstar serve --store postgres://tinstar@localhost/tinstar --log json
help-check = Replays every unfinished match with this release's rules, and names those that would be halted.
help-check-store = As for tinstar serve
help-check-examples =
    Examples:
      tinstar check
      tinstar check --store sqlite:/var/lib/tinstar/tinstar.db

    Exit code 1 means that some matches would be halted.
help-admin = For hosts: looks at tables and people, closes, removes, mutes, keeps out, forgets, announces. Works while servers run.
help-admin-store = As for tinstar serve
help-admin-by = Who does it, for the audit log; the name you are signed in with if not given
help-admin-why = Why, for the audit log
help-admin-json = Shows lists as JSON, for programs
help-admin-examples =
    Examples:
      tinstar admin tables --stage running
      tinstar admin reports
      tinstar admin people anna
      tinstar admin mute PERSON --hours 24 --why "report 12"
      tinstar admin announce "Back in five minutes." --minutes 5
      tinstar admin audit
help-admin-tables = Lists tables, newest first.
help-admin-tables-stage = Only those in this stage
help-admin-tables-limit = How many
help-admin-table = Shows a table and the people at it.
help-admin-table-table = Its id, or its link
help-admin-close = Closes a table: a running match ends without a result.
help-admin-close-table = Its id, or its link
help-admin-delete = Removes a table with its record and all that was said there, for good.
help-admin-delete-table = Its id, or its link
help-admin-people = Finds people by letters of their name or login.
help-admin-people-letters = Some letters, or an id
help-admin-mute = Keeps somebody from speaking.
help-admin-mute-person = Their id
help-admin-mute-hours = For how long; for good if not given
help-admin-unmute = Lets somebody speak again.
help-admin-unmute-person = Their id
help-admin-ban = Keeps somebody out; who is connected is disconnected.
help-admin-ban-person = Their id
help-admin-ban-hours = For how long; for good if not given
help-admin-unban = Lets somebody in again.
help-admin-unban-person = Their id
help-admin-erase = Forgets somebody as if they had deleted themselves, for good.
help-admin-erase-person = Their id
help-admin-announce = Tells everybody something, at tables and in the lobby; "" ends it.
help-admin-announce-text = What
help-admin-announce-minutes = For how long
help-admin-reports = Lists what people reported and is not settled, latest first.
help-admin-reports-all = Settled ones too
help-admin-settle = Notes that a report is dealt with.
help-admin-settle-report = Its number
help-admin-audit = Lists what hosts did.

help-store = Looks after the place where everything is kept: size, backups, moving between databases, what may go.
help-store-store = As for tinstar serve
help-store-examples =
    Examples:
      tinstar store size
      tinstar store backup /var/backups/tinstar-monday.gz
      tinstar store restore /var/backups/tinstar-monday.gz --store sqlite:/var/lib/tinstar/new.db
      tinstar store copy --store sqlite:tinstar.db --to postgres://tinstar@localhost/tinstar
      tinstar store expire --keep-over 365
help-store-size = Says how large it is and what could go.
help-store-size-keep_guests = For how many days guests are kept who are at no table; 0 is for ever
help-store-size-keep_open = For how many days tables are kept at which no match begins; 0 is for ever
help-store-size-keep_over = For how many days matches are kept that are over; 0 is for ever
help-store-size-no_records = Keeps no compressed records of matches that go
help-store-size-json = As JSON, for programs
help-store-backup = Writes everything into one file, while servers run.
help-store-backup-file = The file; it appears when it is whole
help-store-restore = Puts a backup into a store that is empty, of either kind.
help-store-restore-file = A file that tinstar store backup wrote
help-store-copy = Copies everything to another store that is empty. Stop the servers first.
help-store-copy-to = The other store, as for tinstar serve
help-store-expire = Lets go of what nobody comes back to, as servers do every hour.
help-store-expire-keep_guests = For how many days guests are kept who are at no table; 0 is for ever
help-store-expire-keep_open = For how many days tables are kept at which no match begins; 0 is for ever
help-store-expire-keep_over = For how many days matches are kept that are over; 0 is for ever
help-store-expire-no_records = Keeps no compressed records of matches that go
help-store-compact = Gives unused room back to the system and overwrites what was deleted. Nobody can play meanwhile.
help-store-ratings = Finds results of matches that were not written down yet, and computes all ratings anew from the results.
help-store-record = Shows the record of a match that is no longer kept as a table.
help-store-record-table = The table's id
help-papers = Writes the manual pages and what shells complete into a folder, for packages.
help-papers-folder = The folder
help-papers-examples =
    Examples:
      tinstar papers target/papers
help-site = Writes a site that plays on the visitor's own device, without a server: any place that serves files will do.
help-site-folder = The folder
help-site-examples =
    Examples:
      tinstar site public
cli-site-written = The site is in { $folder }. Any place that serves files will do, under any path.
cli-site-not-built = This program was built without its pages. Build it with ./tinstar.
cli-site-no-host = These pages cannot host tables: no compiler for WebAssembly was there when they were built. scripts/wasm says more.
help-flood = Floods a server on this machine from one address, for measurements, until it is stopped.
help-flood-kind = What there is too much of
help-flood-address = Where the server listens
help-flood-examples =
    Examples:
      tinstar flood pings 127.0.0.1:7878
help-load = Starts a server of its own on this machine, plays at many tables at once, and shows what it took.
help-load-game = Which game is played, by as few as it allows
help-load-tables = How many tables at once
help-load-moves = How many moves at each
help-load-watchers = How many more watch each table
help-load-think = How long a player thinks, in milliseconds
help-load-store = Where the servers keep everything: a new file if not given. What is played stays there
help-load-nodes = How many servers, on one PostgreSQL
help-load-flood = Shows what floods do to everybody else, by kinds or all of them, with limits on
help-load-server = Plays at the server of another tinstar, to compare the two
help-load-examples =
    Examples:
      tinstar load
      tinstar load --game colt-express --tables 200 --moves 100 --watchers 4
      tinstar load --tables 64 --moves 25 --think 1000 --flood all

## What goes wrong

cli-unknown-game = There is no game "{ $game }" here. The games are: { $known }.
cli-unknown-bot = There is no bot "{ $bot }". The bots are: { $known }.
cli-bad-budget = "{ $bot }" is no bot. After the @ comes what a decision may cost a bot that searches (sheriff, marshal, legend): a time, as in marshal@200ms or legend@2s, or how many games it tries, as in sheriff@500.
cli-bad-ladder = Line { $line } of { $path } is not of a ladder. Move the file away to begin a new one.
cli-unknown-language = Tinstar does not speak "{ $tag }". It speaks en and fr.
cli-unknown-rule = The rules of { $game } have no "{ $id }". There are { $ranges }.
cli-no-rule-found = No rule has all of these words in it: { $words }. Try fewer words.
cli-bad-number = { $option } takes a whole number from { $least } to { $most }, not "{ $value }".
cli-bad-option = An option is given as NAME=VALUE, and "{ $setting }" is not. "tinstar games" lists the options.
cli-too-many-seats =
    There { $given ->
        [one] is { $given } bot
       *[other] are { $given } bots
    } for { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }. Name at most one for each seat.
cli-wrong-seats =
    There { $given ->
        [one] is { $given } name
       *[other] are { $given } names
    } for { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }. Name exactly one for each seat, such as you,instinct.
cli-unreadable = { $path } cannot be read: { $reason }. Check the name of the file.
cli-too-large = { $path } is too large to be a record. Check the name of the file.
cli-unwritable = { $path } cannot be written: { $reason }. Choose another place.
cli-no-entropy = The system gives no random numbers: { $reason }. Without them no fair match can begin. Try again later, or restart the machine.

## Games and rules

cli-game =
    { $least } to { $most } players, { $from } to { $to } minutes.
cli-players-from = for { $least } to { $most } players
cli-players-of =
    { $list ->
        [none] for { $last } players
       *[other] for { $list } or { $last } players
    }
cli-games-next = To play: tinstar play GAME. To simulate: tinstar simulate GAME. For more: tinstar --help.
cli-source =
    { $source ->
        [none] Chapter: { $section }
       *[other] Source: { $source } ({ $section })
    }
cli-status = Status: { $status }
cli-assumed = assumed; the rulebook does not say all of it
cli-reconstructed = reconstructed; the complete rulebook could not be had
cli-not-assumed = as in the rulebook
cli-test = Test: { $tests }
cli-no-test = none yet; this game is not implemented

## Simulations

cli-simulated =
    { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, seed { $seed }. Games: { $games }.
cli-length = Decisions per game: { $mean } on average, half of the games up to { $median }, 95 % up to { $most95 }; from { $least } to { $most }.
cli-branching = Choices per decision: { $choices }.
cli-speed = { $games } games and { $decisions } decisions a second; { $each } decisions a second on each of { $threads } threads.
cli-wins-by-seat = Victories by seat (95 % interval), final totals
cli-wins-by-bot = Victories by bot (95 % interval)
cli-total = total { $mean } ({ $least } to { $most })
cli-shared = Victories shared: { $shared }; games without a winner: { $unwon }.
cli-rules-fired = Rules that fired: how often, and how often per game
cli-rules-could-have-fired = Rules that could have fired but never did
cli-rules-without-event = Rules without an event of their own: components, limits, what is forbidden

cli-ladder-written = Written: { $path }
cli-puzzles-written =
    Written: { $path }, with { $puzzles ->
        [0] no puzzle
        [one] one puzzle
       *[other] { $puzzles } puzzles
    }, found among { $decisions } { $decisions ->
        [one] decision
       *[other] decisions
    } of { $matches } { $matches ->
        [one] match
       *[other] matches
    }.
cli-balance-written =
    Written: { $path }, with { $pictures ->
        [one] one plot
       *[other] { $pictures } plots
    }.

## Replays and records

cli-setup = Set-up
cli-result = Result
# A line of what somebody's total is made of: "2 × Purses: +500".
cli-account = { $item }: { $points }
# Somebody who watched, among those who see or were told something.
cli-spectator = Somebody who watches
    .the = somebody who watches
cli-told-to-all = Everything is told, secrets too: the match is over.
cli-told-to = This is what { $who } was told.
cli-seen-by-all = The table as everybody sees it
cli-seen-by =
    { $count ->
        [one] The table as { $who } sees it
       *[other] The table as { $who } see it
    }
cli-verified =
    The record holds: the seed fits the hash { $commitment }, { $steps ->
        [one] its only step is
       *[other] all { $steps } steps are
    } legal, and the outcome is the same.

## Reviews

cli-review-initial = at first
cli-review-luck = luck
cli-review-own = own choices
cli-review-others = others' choices
cli-review-last = in the end
# One seat's luck and skill: "Blue was lucky: +18.0 % by luck (± 3.0 %), and choices cost 22.0 %."
cli-review-sentence =
    { $luck ->
        [good] { $who } was lucky: { $by-luck } by luck (± { $error })
        [bad] { $who } was unlucky: { $by-luck } by luck (± { $error })
       *[even] { $who } was neither lucky nor unlucky beyond doubt: { $by-luck } by luck (± { $error })
    }, and choices { $own ->
        [lost] cost { $by-choices }.
       *[gained] brought { $by-choices }.
    }
cli-review-slips = What could have been done better
cli-review-no-slips = No choice was an error beyond doubt.
cli-review-slip =
    Step { $step }, { $who }: "{ $done }". Better: "{ $best }". { $slip ->
        [blunder] A blunder, which cost
        [mistake] A mistake, which cost
       *[inaccuracy] Not the best: it cost
    } { $cost } (± { $error }).
cli-review-how =
    Chances of winning, found by playing each position to the end with deputies in every seat (games: { $rollouts }). At first, luck and
    all choices add up to the end. A choice is judged by what its seat could know; bluffs are not judged.
cli-review-chances = chances of winning
cli-review-luck-of-steps = luck of every step: up is good, down is bad
cli-review-decisions = decisions

## At the table

cli-commitment = This match's luck is fixed. The hash of its seed is { $commitment }; the seed itself is shown at the end.
cli-seed = The seed was { $seed }. "tinstar verify" checks every roll of a recorded match.
cli-curtain = It is { $seat }'s turn at the screen. Everybody else looks away; { $seat } presses Enter.
cli-keys = A number chooses. h: hint, t: table, r CS-24: a rule, q: leave.
cli-hint = By instinct: { $action }
cli-hint-choice = { $percent } %  { $action }
cli-hint-played = Played: { $action }
cli-part-records = Records are written by a whole simulation, without --from and --portion.
cli-no-part = { $path } is no part of a simulation. tinstar simulate --portion writes one.
cli-parts-unsound = One of the parts was changed after it was written, or there is none. Play it again.
cli-parts-differ = The parts are of different simulations, or of rules of another version. Game, players, options, seed and bots have to be the same.
cli-parts-twice = Game { $game } is in two of the parts. Let each begin where another ends.
cli-parts-missing = Game { $game } is in none of the parts. Play those that are missing with --from { $game }.
cli-hint-no-search = { $bot } does not try anything out. Name sheriff, marshal or legend.
cli-unclear = Please type a number from 1 to { $most }, or h, t, r and a rule, or q.
cli-no-such-rule = There is no rule "{ $id }" in this game.

## The table server

serve-ready = Tables are served at { $address } now. Stop with Ctrl-C.
serve-stopped = Stopped. Everything that was done is kept.
serve-no-store = The store cannot be opened: { $reason }
serve-nothing-there = There is no store at { $store }. Name the one that is meant with --store or in TINSTAR_STORE; the Debian package keeps its own at sqlite:/var/lib/tinstar/tinstar.db.
serve-no-listen = { $address } cannot be listened at: { $reason }. Choose another address with --listen.
serve-no-home = There is no data folder: neither XDG_DATA_HOME nor HOME is set. Name a store with --store.
serve-no-runtime = The system gives no threads: { $reason }. Close something and try again.
serve-bad-log = --log takes text, json or off, not "{ $value }".
serve-check-differs = { $table }: { $reason }.
serve-check-halts =
    { $differ ->
        [one] One match would be halted
       *[other] { $differ } matches would be halted
    }, { $fine ->
        [one] one goes on as it was
       *[other] { $fine } go on as they were
    }, { $waiting ->
        [one] { $waiting } table waits
       *[other] { $waiting } tables wait
    } for a match. Keep the earlier release until everything that would be halted is over.
serve-check-fine =
    { $fine ->
        [one] The one unfinished match goes on as it was
       *[other] All { $fine } unfinished matches go on as they were
    }; { $waiting ->
        [one] { $waiting } table waits
       *[other] { $waiting } tables wait
    } for a match.
serve-mail-incomplete = To send mail, say from which address with --mail-from, and where people find this server with --origin.
serve-bad-mail = Mail cannot be sent like this: { $reason }. TINSTAR_MAIL is smtps://USER:PASSWORD@HOST, --mail-from an address.
serve-load-nodes = A file is for one server, not for { $nodes }. Name a PostgreSQL with --store.
serve-load-failed = The load could not be run: { $reason }
serve-load-no-flood = There is no flood called { $kind }. There are all, { $known }.
serve-load-flood-head = | flood from one address | a second | 99 % of others' moves within, before and after, in ms | the same beside it | more | the server is busy for |
serve-load-moves =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } at { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $sockets ->
        [one] { $sockets } socket
       *[other] { $sockets } sockets
    }, each durable before it was shown.
serve-load-speed = { $second } moves a second; { $cpu } moves for each second of the server's processor time.
serve-load-times = From sending to the last receipt: half within { $half }, 99 % within { $most } milliseconds.
serve-load-memory = { $kib } KiB of memory for each table with its sockets.
serve-load-bytes =
    { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    } for each update of a socket.

## For hosts

admin-done = Done, and noted in the audit log. Running servers follow within a second.
admin-refused = This cannot be done: { $reason }
admin-no-table = There is no such table. "tinstar admin tables" lists them.
admin-no-person = This is not the id of a person. "tinstar admin people" finds them.
admin-bad-stage = A stage is open, running, over or halted, not "{ $value }".
admin-count =
    { $count ->
        [one] One.
       *[other] { $count } in all.
    }
admin-entries =
    { $count ->
        [one] Its log has one entry. At it, or its owner:
       *[other] Its log has { $count } entries. At it, or its owner:
    }
admin-table =
    { $id }  { $game }  { $stage }  { $created }{ $public ->
        [yes] {"  public"}
       *[no] {""}
    }  { $names }
admin-person =
    { $id }  { $name }{ $login ->
        [none] {""}
       *[other] {"  "}({ $login })
    }  last here { $seen }{ $muted ->
        [none] {""}
       *[other] {"  "}may not speak until { $muted }
    }{ $banned ->
        [none] {""}
       *[other] {"  "}kept out until { $banned }
    }
admin-report =
    { $number }  { $at }  about { $about } at { $table }: { $text }{ $quote ->
        [none] {""}
       *[other] {"  "}They said: "{ $quote }"
    }{ $settled ->
        [yes] {"  "}(settled)
       *[no] {""}
    }
admin-order =
    { $number }  { $at }  { $by }  { $what }{ $about ->
        [none] {""}
       *[other] {"  "}{ $about }
    }{ $until ->
        [none] {""}
       *[other] {"  "}until { $until }
    }{ $note ->
        [none] {""}
       *[other] {"  "}"{ $note }"
    }

## The store

store-bytes = { $megabytes } MB in all.
store-rows =
    { $rows ->
        [one] { $sheet }: { $rows } row
       *[other] { $sheet }: { $rows } rows
    }
store-could-go =
    By these times could go: { $guests ->
        [one] one guest
       *[other] { $guests } guests
    }, { $open ->
        [one] one table without a match
       *[other] { $open } tables without a match
    }, { $over ->
        [one] one match that is over.
       *[other] { $over } matches that are over.
    }
store-went =
    Gone: { $guests ->
        [one] one guest
       *[other] { $guests } guests
    }, { $open ->
        [one] one table without a match
       *[other] { $open } tables without a match
    }, { $over ->
        [one] one match that was over.
       *[other] { $over } matches that were over.
    }
store-backed-up =
    { $rows ->
        [one] { $path } holds its only row.
       *[other] { $path } holds all { $rows } rows.
    }
store-restored =
    { $rows ->
        [one] One row is in its place.
       *[other] { $rows } rows are in their place.
    }
store-failed = This could not be done: { $reason }
store-compacted = { $before } MB before, { $after } MB now.
store-no-record = There is no record of this table. "tinstar admin tables" lists those that are kept.
store-rated =
    { $missing ->
        [0] No result was missing.
        [one] One result was missing and is there now.
       *[other] { $missing } results were missing and are there now.
    } { $results ->
        [one] One result counts
       *[other] { $results } results count
    }; { $ratings ->
        [one] one rating follows from that.
       *[other] { $ratings } ratings follow from that.
    }
store-rated-otherwise = When the match of table { $table } was counted, it changed ratings in another way.
