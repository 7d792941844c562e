### Catching Santa. How message files are written: messages/en/common.ftl.

catching-santa-title = Catching Santa
catching-santa-pitch = Chase Santa and his friends around the path, and look out: they send your pieces home.

## Options

cs-option-spaces = How many spaces the path has, from 20 to 64.
cs-option-entries = Where the colours enter: four different spaces, for Red, Blue, Yellow and Green.
cs-option-starts = Where the Christmas pieces start: five different spaces that are no entries, for Santa, Fairy, Leprechaun, Reindeer and Sleigh.
# What they, and what they can be, are called in the browser.
catching-santa-option-spaces = Spaces on the path
catching-santa-option-entries = Where the colours enter
catching-santa-option-starts = Where the Christmas pieces start

## Names

cs-red = Red
cs-blue = Blue
cs-yellow = Yellow
cs-green = Green
cs-santa = Santa
cs-fairy = Fairy
    .the = the Fairy
cs-leprechaun = Leprechaun
    .the = the Leprechaun
cs-reindeer = Reindeer
    .the = the Reindeer
cs-sleigh = Sleigh
    .the = the Sleigh
cs-santas =
    { $count ->
        [one] Santa
       *[other] Santas
    }
cs-captured-pieces =
    { $count ->
        [one] Piece taken from others
       *[other] Pieces taken from others
    }
cs-pieces-at-home =
    { $count ->
        [one] Piece at home
       *[other] Pieces at home
    }

## What happens

cs-rolled-for-start = { $seat } rolls { $face } for the first turn.
cs-tied-for-start = { $seats } are tied and roll again.
cs-turn-began = Turn { $number }: { $seat } to play.
cs-magic-rolled-on = { $seat } rolls the magic die: { $piece }, { $steps } forward.
cs-magic-rolled-back = { $seat } rolls the magic die: { $piece }, { $steps } back.
cs-nothing-moved = { $piece } is no longer on the path: nothing moves.
cs-christmas-moved = { $piece } moves from { $from } to { $to }.
cs-displaced = { $piece } makes room and goes to { $to }.
cs-sent-home = A piece of { $seat }'s is sent home from { $from }.
cs-rolled = { $seat } rolls { $face }.
cs-try-failed =
    { $left ->
        [0] No 6 for { $seat }, and no tries left.
        [one] No 6 for { $seat }: one try left.
       *[other] No 6 for { $seat }: { $left } tries left.
    }
cs-entered = { $seat } enters a piece on { $at }.
cs-moved = { $seat } moves from { $from } to { $to }.
cs-gathered = { $seat } catches { $piece } on { $at }!
cs-santa-arrived = A new Santa arrives on { $at }.
cs-captured = { $seat } takes { $owner }'s piece on { $at }.
cs-may-roll-again = { $seat } may roll again.
cs-stopped = { $seat } stops here.
cs-forfeited = { $seat } cannot use the roll.
cs-no-pieces = { $seat } has no pieces left to play.
cs-ended = The game is over: the points are counted.
cs-won =
    { $count ->
        [one] { $seats } wins!
       *[other] { $seats } share the victory!
    }

## What is asked

cs-prompt-try =
    { $left ->
        [one] { $seat }, still no 6. Roll one last time?
       *[other] { $seat }, still no 6. Roll again? You have { $left } tries left.
    }
cs-prompt-use = { $seat }, you rolled { $roll }. What do you play?
cs-prompt-again = { $seat }, you rolled a 6. Roll again?
cs-prompt-over = The game is over.

## What can be done

cs-why-enter = A piece that stays at home costs you points at the end.
cs-why-gather =
    It catches a figure worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cs-why-capture = It takes another player's piece off the path.
cs-why-safer = There it is harder to hit before your next turn.
cs-action-roll = Roll again
cs-action-stop = Stop here
cs-action-enter =
    { $piece ->
        [none] { $owner ->
            [none] Enter a piece on { $to }
           *[other] Enter a piece on { $to } and take { $owner }'s piece
        }
       *[other] Enter a piece on { $to } and catch { $piece }
    }
cs-action-move =
    { $piece ->
        [none] { $owner ->
            [none] Move from { $from } to { $to }
           *[other] Move from { $from } to { $to } and take { $owner }'s piece
        }
       *[other] Move from { $from } to { $to } and catch { $piece }
    }

## The table in sentences

cs-describe-christmas = { $piece } is on { $at }.
cs-describe-reserve =
    { $reserve ->
        [0] No Santa is left in reserve.
        [one] One Santa is in reserve.
       *[other] { $reserve } Santas are in reserve.
    }
cs-describe-side =
    { $seat }: { $path ->
        [none] nobody on the path
       *[other] on the path at { $path }
    }; { $home } at home; { $gathered } caught; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
