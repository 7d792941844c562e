"""Tinstar's five games in Python.

>>> import tinstar
>>> [game.id for game in tinstar.games()]
['catching-santa', 'rolling-bandits', 'marshals', 'pony-express', 'colt-express']

`Match` is one match with everything that people see of it; `Pool` is many matches as numbers, for programs that learn;
`tinstar.pettingzoo` and `tinstar.gymnasium` are environments of those libraries.
"""

from __future__ import annotations

from ._matches import Choice, Hint, Line, Match, Outcome, replay, review, verify
from ._pool import Pool, Schema
from ._study import Game, Rule, game, games, merge, rules, simulate, simulate_portion
from ._tinstar import TinstarError, __version__

__all__ = [
    "Choice",
    "Game",
    "Hint",
    "Line",
    "Match",
    "Outcome",
    "Pool",
    "Rule",
    "Schema",
    "TinstarError",
    "__version__",
    "game",
    "games",
    "merge",
    "replay",
    "review",
    "rules",
    "simulate",
    "simulate_portion",
    "verify",
]
