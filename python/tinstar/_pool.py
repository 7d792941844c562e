"""Many matches as numbers, for programs that learn."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _tinstar
from ._matches import Outcome, _outcome
from ._study import game
from ._wrong import parsed, settings, text, whole, wrong


@dataclass(frozen=True)
class Schema:
    """What the numbers of a pool mean.

    `table` goes up when a number or a column means something else, so keep it with what was learnt.
    """

    game: str
    table: int
    actions: tuple[str, ...]
    columns: tuple[str, ...]
    least: NDArray[np.float32]
    most: NDArray[np.float32]


class Pool:
    """Many matches of one game, stepped together in Rust with Python's lock released.

    Whatever was written last is in `observations` (what the seat that decides sees), `masks` (1 for what it may do),
    `seats` (which seat decides), `rewards` (what each seat got since the last step) and `over` (whose match is over).
    These arrays are the pool's own and are written in place; whoever wants to keep a row copies it, or gives arrays of
    their own to `step`.

    `bots` sit where they are named, `None` where you decide: `bots=[None, "deputy", "deputy"]`. They decide in between.
    With `rotate` everybody moves on one seat from match to match. A seat counts the others from itself on, in actions as in
    observations, so one policy can play from every seat. `shaping` adds to the rewards so much for each point by which a
    seat's standing gets better beside the mean of the others.

    >>> import tinstar
    >>> pool = tinstar.Pool("marshals", seats=3, matches=8, seed=1)
    >>> for _ in range(100):
    ...     pool.step(pool.sample())
    >>> bool((pool.masks.sum(axis=1) >= 1).all()), pool.observations.shape == (8, pool.width)
    (True, True)
    """

    def __init__(
        self,
        id: str,
        *,
        seats: int | None = None,
        matches: int = 1,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        bots: Sequence[str | None] = (),
        rotate: bool = False,
        shaping: float = 0.0,
        goes_on: bool = True,
        observe: bool = True,
    ) -> None:
        self.game = game(text("game", id))
        if seats is None:
            seats = len(bots) or min(self.game.seats)
        if not isinstance(shaping, (int, float)) or not math.isfinite(shaping):
            raise wrong("bad_shaping", f"shaping is a number, not {shaping!r}")
        self._pool = _tinstar.Pool(
            self.game.id,
            whole("seats", seats, 0, 255),
            whole("matches", matches, 0, 2**32),
            whole("seed", seed),
            settings(options),
            [None if bot is None else text("bot", bot) for bot in bots],
            bool(rotate),
            float(shaping),
            bool(goes_on),
        )
        self.matches = self._pool.matches
        self.seats_at_table = self._pool.seats
        self.width = self._pool.width
        self.actions = self._pool.actions
        rows = self.matches
        self.observations = np.zeros((rows, self.width), np.float32) if observe else None
        self.masks = np.zeros((rows, self.actions), np.int8)
        self.seats = np.zeros(rows, np.int64)
        self.rewards = np.zeros((rows, self.seats_at_table), np.float32)
        self.over = np.zeros(rows, np.bool_)
        self._sampled = np.zeros(rows, np.int64)
        self._schema: Schema | None = None
        self.look()

    @property
    def schema(self) -> Schema:
        """What the numbers mean."""
        if self._schema is None:
            table, actions, columns, least, most = self._pool.schema()
            bounds = (np.array(least, np.float32), np.array(most, np.float32))
            self._schema = Schema(self.game.id, table, tuple(actions), tuple(columns), *bounds)
        return self._schema

    def reset(self, seed: int) -> None:
        """Begins all matches anew."""
        self._pool.reset(whole("seed", seed))
        self.look()

    def look(self) -> None:
        """Writes the arrays; the rewards are 0."""
        self.rewards.fill(0)
        self._pool.look(self.observations, self.masks, self.seats, self.over)

    def step(self, actions: NDArray[np.int64], *, into: Mapping[str, NDArray[Any]] | None = None) -> None:
        """Does one action in each match and writes the arrays, or those of `into` by the same names; an action that is
        not legal raises, and then nothing has happened in any match."""
        actions = _actions(actions)
        arrays: tuple[Any, ...]
        if into is None:
            arrays = (self.observations, self.masks, self.seats, self.rewards, self.over)
        else:
            unknown = set(into) - {"observations", "masks", "seats", "rewards", "over"}
            if unknown:
                raise wrong("bad_array", f"a pool writes nothing into {', '.join(sorted(map(str, unknown)))}")
            arrays = tuple(into.get(name) for name in ("observations", "masks", "seats", "rewards", "over"))
            _check(arrays)
        self._pool.step(actions, *arrays)

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each match, all equally likely. The array is written again by the next call."""
        self._pool.sample(self._sampled)
        return self._sampled

    def observe(self, match: int, seat: int) -> NDArray[np.float32]:
        """What a seat sees in one match, whoever decides."""
        row = np.zeros(self.width, np.float32)
        self._pool.observe(whole("match", match, 0, 2**32), whole("seat", seat, 0, 255), row)
        return row

    def decider(self, match: int = 0) -> int | None:
        """Who decides in one match; nobody if it is over."""
        return self._pool.decider(whole("match", match, 0, 2**32))

    def outcome(self, match: int = 0) -> Outcome | None:
        """How one match ended, if it has; of a pool that goes on none has."""
        return _outcome(self._pool.outcome(whole("match", match, 0, 2**32)))

    def view(self, match: int = 0, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees in one match, or a spectator, as people's programs get it."""
        seat = None if seat is None else whole("seat", seat, 0, 255)
        return parsed(self._pool.view(whole("match", match, 0, 2**32), seat))

    def action(self, number: int, match: int = 0) -> Any:
        """The action that a number stands for in one match now."""
        return json.loads(self._pool.action(whole("match", match, 0, 2**32), whole("action", number, -(2**63), 2**63 - 1)))


def _actions(actions: Any) -> NDArray[np.int64]:
    """As the border takes them: what counts in other whole numbers is copied."""
    try:
        array = np.asarray(actions)
    except (TypeError, ValueError) as error:
        raise wrong("bad_action", str(error)) from None
    if array.dtype.kind not in "iu" or array.dtype == np.uint64:
        raise wrong("bad_action", f"actions are whole numbers, not {array.dtype}")
    return np.ascontiguousarray(array, np.int64)


def _check(arrays: tuple[Any, ...]) -> None:
    names = ("observations", "masks", "seats", "rewards", "over")
    types = (np.float32, np.int8, np.int64, np.float32, np.bool_)
    for name, array, kind in zip(names, arrays, types, strict=True):
        if array is not None and not (isinstance(array, np.ndarray) and array.dtype == kind):
            raise wrong("bad_array", f"{name} is an array of {np.dtype(kind)}")
        if array is not None and not array.flags.c_contiguous:
            raise wrong("bad_array", f"{name} has to lie row after row in memory")
