### What went wrong, and what to do next. How message files are written: common.ftl.

## A match that cannot be set up

setup-bad-player-count = This game is for { $least } to { $most } players, not { $given } ({ $rule }). Change the number of seats and start again.
setup-unknown-option =
    { $known ->
        [none] There is no option "{ $key }": this game has none.
       *[other] There is no option "{ $key }" here. You can choose: { $known }.
    }
setup-bad-option-value =
    { $rule ->
        [none] The option "{ $key }" cannot be "{ $value }". { $takes }
       *[other] The option "{ $key }" cannot be "{ $value }" ({ $rule }). { $takes }
    }

## An action that is refused

illegal-game-over = The game is over ({ $rule }). Start a new one whenever you like.
illegal-not-your-decision = It is not your turn to decide ({ $rule }). Wait a moment: you will be asked.
illegal-not-allowed =
    { $says ->
        [none] That is not allowed now ({ $rule }). Choose one of the moves on offer.
       *[other] That is not allowed now. Rule { $rule }: { $says } Choose one of the moves on offer.
    }

## A record that cannot be replayed

record-not-a-record = This is not a complete record: line { $line }, column { $column }: { $reason }. Save the match again and try the new file.
record-unknown-format = This record has format { $format }, which this version of Tinstar does not know. Update Tinstar and try again.
record-other-game = This is a record of { $game }, not of { $expected }. Open it as a match of { $game }.
record-other-rules-version = This match was played with version { $version } of the rules, and this Tinstar plays version { $current }. Open it with the Tinstar it was played on.
record-no-seed = This record has no seed, because the match was not over when it was saved. Save it again after the end.
record-bad-seed = The seed in this record is damaged: it should be 64 hexadecimal digits. Save the match again and try the new file.
record-other-seed = The seed in this record is not the one promised before the match. Do not trust this copy: ask the host for the original.
record-changed = Step { $step }, or something before it, was changed after the match. Do not trust this copy: ask the host for the original.
record-illegal-game-over = Step { $step }: seat { $seat } plays on after the end ({ $rule }). Ask the host for the original record.
record-illegal-not-your-decision = Step { $step }: seat { $seat } plays when it is not asked ({ $rule }). Ask the host for the original record.
record-illegal-not-allowed =
    { $says ->
        [none] Step { $step }: seat { $seat } does what rule { $rule } forbids. Ask the host for the original record.
       *[other] Step { $step }: seat { $seat } does what rule { $rule } forbids: { $says } Ask the host for the original record.
    }
record-ends-early = This record stops at step { $step }, before the end of the match it claims to tell. Ask the host for a complete one.
record-other-outcome = Played again to step { $step }, this match ends with another result than the record claims. Trust the replay, not the claim.
