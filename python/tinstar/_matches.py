"""One match, with everything that people see of it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from . import _tinstar
from ._study import game
from ._wrong import parsed, settings, text, whole, wrong


@dataclass(frozen=True)
class Choice:
    """One thing a seat may do: `action` as it is sent back, `text` what it does."""

    action: Any
    text: str


@dataclass(frozen=True)
class Hint:
    """A choice that a search weighed: `chance` to win with it, if it could be tried out, and `why`, if the game can say."""

    action: Any
    text: str
    chance: float | None
    why: str | None


@dataclass(frozen=True)
class Line:
    """One thing that happened, as it was told: the rule that made it happen, the event, and a sentence."""

    rule: str
    event: Any
    text: str


@dataclass(frozen=True)
class Outcome:
    """How a match ended, by seat: 1 is the best place."""

    places: tuple[int, ...]
    totals: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won: one seat, several that share the victory, or none."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def _outcome(found: tuple[Sequence[int], Sequence[int]] | None) -> Outcome | None:
    return None if found is None else Outcome(tuple(found[0]), tuple(found[1]))


def _seed(seed: int | bytes) -> bytes:
    if isinstance(seed, (bytes, bytearray)):
        return bytes(seed)
    return hashlib.sha256(f"tinstar match {whole('seed', seed)}".encode()).digest()


def _seat(seat: int | None) -> int | None:
    return None if seat is None else whole("seat", seat, 0, 255)


class Match:
    """One match of a game.

    >>> import tinstar
    >>> match = tinstar.Match("catching-santa", seats=2, seed=7)
    >>> seat = match.deciders[0]
    >>> choice = match.choices(seat)[0]
    >>> lines = match.act(seat, choice.action)
    >>> lines[0].rule.startswith("CS-")
    True
    >>> match.view(seat) == match.view()   # nothing is hidden in this game
    True

    `options` are names with values, `names` what people are called, `seed` a number or 32 bytes.
    """

    def __init__(
        self,
        id: str,
        *,
        seats: int | None = None,
        seed: int | bytes = 0,
        options: Mapping[str, Any] | None = None,
        names: Sequence[str] | None = None,
        tongue: str = "en",
    ) -> None:
        if names is None:
            seats = min(game(id).seats) if seats is None else whole("seats", seats, 0, 255)
            names = [f"Seat {seat}" for seat in range(seats)]
        elif seats is not None and seats != len(names):
            raise wrong("bad_names", f"{len(names)} names for {seats} seats")
        self.game = game(text("game", id))
        begun = _tinstar.Match.begin(
            self.game.id,
            [text("name", name) for name in names],
            _seed(seed),
            settings(options),
            text("tongue", tongue),
        )
        self._live, self._story = begun
        self.seats = len(names)

    @property
    def steps(self) -> int:
        """How many decisions have been made."""
        return self._live.steps()

    @property
    def deciders(self) -> list[int]:
        """Who must decide now: several where the rules say so, nobody when the match is over."""
        return self._live.deciders()

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it has."""
        return _outcome(self._live.outcome())

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees, or a spectator."""
        return parsed(self._live.view(_seat(seat)))

    def describe(self, seat: int | None = None) -> list[str]:
        """The same in sentences."""
        return self._live.describe(_seat(seat))

    def choices(self, seat: int) -> list[Choice]:
        """What a seat may do now; nothing if it has nothing to decide."""
        found = json.loads(self._live.choices(whole("seat", seat, 0, 255)))
        return [Choice(**choice) for choice in found]

    def act(self, seat: int, action: Any) -> list[Line]:
        """Does something for a seat; what that seat was told of it. `told` is what others were."""
        self._story = self._live.act(whole("seat", seat, 0, 255), _json(action))
        return self.told(seat)

    def told(self, seat: int | None = None) -> list[Line]:
        """What a seat, or a spectator, was told of the latest step; of the set-up at first."""
        return [Line(**line) for line in json.loads(self._story.told_to(_seat(seat)))]

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its latest step back."""
        return self._live.can_undo(whole("seat", seat, 0, 255))

    def undo(self, seat: int) -> bool:
        """Takes the latest step of a seat back; whether that was possible."""
        return self._live.undo(whole("seat", seat, 0, 255))

    def bot(self, seat: int, level: str = "deputy", seed: int = 0) -> Any:
        """What a bot of this level would do: random, greenhorn, deputy, sheriff, marshal, legend. It sees what the seat
        sees."""
        return json.loads(self._live.bot(whole("seat", seat, 0, 255), text("bot", level), whole("seed", seed)))

    def hint(self, seat: int, *, rollouts: int = 400, most: int = 3, seed: int = 0) -> list[Hint]:
        """The best choices of a seat by what it sees, the best first."""
        found = self._live.hint(
            whole("seat", seat, 0, 255), whole("rollouts", rollouts, 0, 2**32 - 1), whole("most", most, 0, 1000), whole("seed", seed)
        )
        return [Hint(**hint) for hint in json.loads(found)]

    def record(self) -> str:
        """The record as JSON; it holds the seed only if the match is over."""
        return self._live.record()


def _json(action: Any) -> str:
    try:
        return json.dumps(action, allow_nan=False)
    except (TypeError, ValueError, RecursionError):
        raise wrong("bad_action", f"no action: {type(action).__name__}") from None


def replay(record: str, seat: int | None = None) -> dict[str, Any]:
    """A finished match as a seat saw it, or a spectator: its moments with what was told and what that changed. The record
    is checked step by step."""
    return parsed(_tinstar.retell(text("record", record), _seat(seat)))


def verify(record: str) -> Outcome:
    """Plays a record again and says how the match ended; raises at the first thing that is not as it must have been."""
    outcome = json.loads(_tinstar.retell(text("record", record), None))["outcome"]
    return Outcome(tuple(outcome["places"]), tuple(outcome["totals"]))


def review(record: str, *, rollouts: int = 200, seed: int = 1, threads: int = 1) -> dict[str, Any]:
    """What luck did to everybody's chances in a match, and what choices did; the same as `tinstar review --json`."""
    return parsed(
        _tinstar.review(
            text("record", record),
            whole("rollouts", rollouts, 0, 2**32 - 1),
            whole("seed", seed),
            whole("threads", threads, 1, 1024),
        )
    )
