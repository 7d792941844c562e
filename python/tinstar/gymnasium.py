"""The games as Gymnasium environments: one seat decides, bots sit in the others.

>>> from tinstar.gymnasium import SoloEnv
>>> env = SoloEnv("rolling-bandits", bots=["deputy", "random"])
>>> observation, info = env.reset(seed=3)
>>> over = False
>>> while not over:
...     action = env.action_space.sample(info["action_mask"])
...     observation, reward, over, truncated, info = env.step(action)
>>> reward in (-0.5, -1.0, 0.0, 0.5, 1.0)
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ._pool import Pool
from ._wrong import whole, wrong


class SoloEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """One match after the other against these bots.

    `seat` is where you sit; without one it is drawn for each match. What you may do is in `info["action_mask"]`, as int8,
    and `action_masks()` gives it as yes and no.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        *,
        bots: Sequence[str] = ("deputy",),
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise wrong("bad_render_mode", f"{render_mode!r} is not ansi")
        if isinstance(bots, str):
            raise wrong("bad_bots", "bots are a list of names, one for each other seat")
        seats = len(bots) + 1
        own = range(seats) if seat is None else [whole("seat", seat, 0, seats - 1)]

        def pool(at: int) -> Pool:
            seated = [*bots[:at], None, *bots[at:]]
            return Pool(game, bots=seated, options=options, shaping=shaping, goes_on=False, observe=False)

        # A pool for each place: who sits where is settled before a match.
        self._pools = {at: pool(at) for at in own}
        self._seat = next(iter(self._pools))
        self._closed = False
        self._begun = False
        self.render_mode = render_mode
        self.schema = self._pool.schema
        self.observation_space = spaces.Box(self.schema.least, self.schema.most, dtype=np.float32)
        self.action_space = spaces.Discrete(self._pool.actions)

    @property
    def _pool(self) -> Pool:
        return self._pools[self._seat]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        self._open()
        if options:
            raise wrong("bad_options", "options are chosen when the environment is made")
        super().reset(seed=None if seed is None else whole("seed", seed))
        self._seat = int(self.np_random.choice(list(self._pools)))
        self._begun = True
        # Where bots can decide a match by themselves, there may be nothing to decide in it.
        while True:
            self._pool.reset(int(self.np_random.integers(2**63)))
            if self._pool.decider() is not None:
                return self._shown()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        self._open()
        if not self._begun:
            raise wrong("not_begun", "reset begins a match")
        if self._pool.decider() is None:
            raise wrong("game_over", "the match is over; reset begins the next one")
        self._pool.step(np.array([whole("action", action, -(2**63), 2**63 - 1)], np.int64))
        observation, info = self._shown()
        return observation, float(self._pool.rewards[0, self._seat]), bool(self._pool.over[0]), False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What you may do, as libraries with masks ask for it."""
        masks: NDArray[np.bool_] = self._pool.masks[0].astype(bool)
        return masks

    def render(self) -> str | None:
        self._open()
        if self.render_mode is None:
            return None
        return "\n".join(f"{name}: {value}" for name, value in self._pool.view(0, self._seat).items())

    def close(self) -> None:
        self._closed = True

    def _shown(self) -> tuple[NDArray[np.float32], dict[str, Any]]:
        row = self._pool.observe(0, self._seat)
        return row, {"action_mask": self._pool.masks[0].copy(), "seat": self._seat}

    def _open(self) -> None:
        if self._closed:
            raise wrong("closed", "the environment was closed")
