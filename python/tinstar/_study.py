"""Facts about the games, their rules, and simulations."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from . import _tinstar
from ._wrong import parsed, settings, text, whole, wrong


@dataclass(frozen=True)
class Rule:
    """One rule in words."""

    id: str
    text: str
    section: str
    source: str
    assumed: bool


@dataclass(frozen=True)
class Game:
    """What a game says about itself."""

    id: str
    title: str
    rules_version: int
    seats: tuple[int, ...]
    """How many can play, whatever the options are."""
    minutes: tuple[int, int]
    has_secrets: bool
    options: dict[str, tuple[str, ...]]
    """What can be chosen before a match, and from what; the usual value comes first, and alone if it is written freely."""


@functools.cache
def _games() -> tuple[Game, ...]:
    def one(found: dict[str, Any]) -> Game:
        info = found["info"]

        def values(option: dict[str, Any]) -> tuple[str, ...]:
            return (option["default"], *(value for value in option["values"] if value != option["default"]))

        return Game(
            id=info["id"],
            title=found["title"],
            rules_version=info["rules_version"],
            seats=tuple(found["seats"]),
            minutes=tuple(info["minutes"]),
            has_secrets=info["has_secrets"],
            options={option["key"]: values(option) for option in info["options"]},
        )

    return tuple(one(found) for found in json.loads(_tinstar.games()))


def games() -> tuple[Game, ...]:
    """Every game.

    >>> import tinstar
    >>> {game.title for game in tinstar.games()} >= {"Colt Express", "Marshals"}
    True
    """
    return _games()


def game(id: str) -> Game:
    """The game with this id.

    >>> import tinstar
    >>> tinstar.game("colt-express").options["elf"]
    ('on', 'off')
    """
    found = next((known for known in _games() if known.id == id), None)
    if found is None:
        raise wrong("unknown_game", f"{id!r} is none of {', '.join(known.id for known in _games())}")
    return found


def rules(id: str, tongue: str = "en") -> Iterator[Rule]:
    """The rules of a game, in their order.

    >>> import tinstar
    >>> next(rule.text for rule in tinstar.rules("catching-santa") if rule.id == "CS-72")
    'The highest total wins.'
    """
    return (Rule(**rule) for rule in json.loads(_tinstar.rulebook(text("game", id), text("tongue", tongue))))


def simulate(
    id: str,
    *,
    seats: int | None = None,
    games: int = 1000,
    seed: int = 1,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, Any] | None = None,
    threads: int = 1,
    rules: bool = False,
) -> dict[str, Any]:
    """Plays bots against bots, with Python's lock released; the same as `tinstar simulate --json`, without the rules that
    never fired.

    >>> import tinstar
    >>> report = tinstar.simulate("catching-santa", seats=2, games=100, bots=["deputy", "random"])
    >>> report["games"], report["wins_by_bot"]["instinct"]["share"] > 0.5
    (100, True)
    """
    portion = simulate_portion(
        id, seats=seats, games=games, seed=seed, bots=bots, options=options, threads=threads, rules=rules
    )
    return merge([portion])


def simulate_portion(
    id: str,
    *,
    start: int = 0,
    seats: int | None = None,
    games: int = 1000,
    seed: int = 1,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, Any] | None = None,
    threads: int = 1,
    rules: bool = False,
) -> str:
    """Some of the games of a simulation, the first of them number `start`, for `merge`: what `tinstar simulate --from --portion`
    writes.

    >>> import tinstar
    >>> parts = [tinstar.simulate_portion("marshals", seats=3, start=start, games=50) for start in (50, 0)]
    >>> tinstar.merge(parts)["games"]
    100
    """
    seats = min(game(id).seats) if seats is None else seats
    return _tinstar.simulate(
        text("game", id),
        whole("seats", seats, 0, 255),
        whole("start", start),
        whole("games", games, 1, 10**12),
        whole("seed", seed),
        [text("bot", bot) for bot in bots],
        settings(options),
        whole("threads", threads, 1, 1024),
        bool(rules),
    )


def merge(parts: Sequence[str]) -> dict[str, Any]:
    """The report of parts of one simulation, in any order: that of the whole, wherever they were played."""
    return parsed(_tinstar.merge([text("part", part) for part in parts]))
