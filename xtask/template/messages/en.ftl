### __Title__. How message files are written: messages/en/common.ftl.

__game_id__-title = __Title__
__game_id__-pitch = Roll, and stop in time: whoever goes beyond the target loses everything.

## Options

__book__-option-target = What nobody may go beyond, from 6 to 99.
# What they, and what they can be, are called in the browser.
__game_id__-option-target = Target

## Names

__book__-red = Red
__book__-blue = Blue
__book__-yellow = Yellow
__book__-green = Green
__book__-points = Points rolled

## What happens

__book__-turn-began = { $seat } to play.
__book__-rolled = { $seat } rolls { $face }.
__book__-stopped = { $seat } stops here.
__book__-went-beyond = { $seat } goes beyond the target and loses everything.
__book__-ended = The game is over: the points are counted.
__book__-won =
    { $count ->
        [one] { $seats } wins!
       *[other] { $seats } share the victory!
    }

## What is asked

__book__-prompt-turn =
    { $points ->
        [one] { $seat }, you have one point and may go up to { $target }. Roll or stop?
       *[other] { $seat }, you have { $points } points and may go up to { $target }. Roll or stop?
    }
__book__-prompt-over = The game is over.

## What can be done

__book__-action-roll = Roll
__book__-action-stop = Stop here

## The table in sentences

__book__-describe-target = Nobody may go beyond { $target }.
__book__-describe-rolling =
    { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, still rolling.
__book__-describe-out =
    { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, out.
