### What only the board of Catching Santa says. How message files are written: messages/en/common.ftl.

board-catching-santa-ring = The ring of spaces
board-catching-santa-stand =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
board-catching-santa-prizes = Still to be caught, and what they are worth
board-catching-santa-prize =
    { $count ->
        [0] { $piece }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, caught
        [one] { $piece }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $piece }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } each, { $count } to catch
    }
board-catching-santa-dice = The dice
board-catching-santa-magic-face =
    { $way ->
        [back] Magic die: { $piece }, { $steps } back
       *[forward] Magic die: { $piece }, { $steps } forward
    }
board-catching-santa-entry = Space { $space }: an entry
board-catching-santa-start = Space { $space }, start: { $piece }
board-catching-santa-piece-of = A piece of { $name }
board-catching-santa-at-home = A piece of { $name }, at home
board-catching-santa-magic-die = Magic die
board-catching-santa-die = Ordinary die
board-catching-santa-tries =
    { $left ->
        [0] No tries left
        [one] One try left
       *[other] { $left } tries left
    }
board-catching-santa-why-move = Why can the piece on { $from } not move?
board-catching-santa-why-enter = Why can no piece come out?

## The walk-through

board-catching-santa-tour-wreath = The wreath is the path: round and round, clockwise, with no finish. Land exactly on a Christmas piece and you catch it. Land on another player's piece and you keep that too.
board-catching-santa-tour-magic = Every turn begins with the magic die. It moves Santa or one of his friends, and whoever they land on goes home. The Fairy and the Sleigh travel backwards.
board-catching-santa-tour-six = Your pieces wait at home, and only a 6 lets one out. With nobody on the path you have three tries: the candles count them.
board-catching-santa-tour-again = A 6 earns another roll. You may take it, or stop here.
board-catching-santa-tour-move = The glowing rings are the places you can reach. Point at one to see the way, then choose it again to go. You may not land on your own piece.
board-catching-santa-tour-enter = A 6 may bring another piece out onto your arrow, instead of moving one that is already on the path.
board-catching-santa-tour-prizes = Here you see who is still out there and what each is worth. There are three Santas: when one is caught, the next arrives. When nobody is left, the game ends.
board-catching-santa-tour-score = Every card shows the score if the game ended now. Each piece still at home costs 3 points, so get them out.

## How to play

board-catching-santa-how-aim = Catch Santa and his friends on the path round the wreath. Each is worth points, and there are three Santas.
board-catching-santa-how-magic = Every turn begins with the magic die: it moves one of them. Whoever they land on goes home.
board-catching-santa-how-six = Then you roll. Only a 6 brings a piece out of your home, and every 6 lets you roll again.
board-catching-santa-how-catch = Move one of your pieces by the number. Land exactly on Santa or a friend and you keep them.
board-catching-santa-how-take = Land exactly on another player's piece and you keep that too: it never comes back.
board-catching-santa-how-end = When nobody is left to catch, it is over. Each of your pieces that is still at home costs 3 points!
