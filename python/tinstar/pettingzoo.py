"""The games as PettingZoo environments: every agent is a seat, one decides after the other.

>>> from tinstar.pettingzoo import env
>>> game = env("colt-express", seats=4, options={"elf": "off"})
>>> game.reset(seed=1)
>>> for agent in game.agent_iter():
...     observation, reward, terminated, truncated, info = game.last()
...     action = None if terminated else game.action_space(agent).sample(observation["action_mask"])
...     game.step(action)
>>> game.agents
[]

Where several decide at once they are asked one after the other, in an order drawn by lot each time; whoever is asked later
sees no more than before. Rewards come at the end: the winners share 1, the others -1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ._pool import Pool
from ._study import game as find_game
from ._wrong import whole, wrong

Observation = dict[str, NDArray[Any]]

RENDER_MODES = ("ansi", "human")


def env(game: str, **how: Any) -> OrderEnforcingWrapper:
    """An environment that says so if it is used out of order. What it takes is what `raw_env` takes."""
    return OrderEnforcingWrapper(raw_env(game, **how))


class raw_env(AECEnv[str, Observation, "int | None"]):
    """One game with these options and so many seats."""

    metadata = {"render_modes": list(RENDER_MODES), "name": "tinstar", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        shaping: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise wrong("bad_render_mode", f"{render_mode!r} is none of ansi, human")
        seats = min(find_game(game).seats) if seats is None else seats
        self._pool = Pool(game, seats=seats, options=options, shaping=shaping, goes_on=False, observe=False)
        self._random = np.random.default_rng()
        self._closed = False
        self.render_mode = render_mode
        self.schema = self._pool.schema
        self._name = f"{game.replace('-', '_')}_v{self.schema.table}"
        self.metadata = {**self.metadata, "name": self._name}
        self.possible_agents = [f"seat_{seat}" for seat in range(self._pool.seats_at_table)]
        self.agents: list[str] = []
        box = spaces.Box(self.schema.least, self.schema.most, dtype=np.float32)
        mask = spaces.Box(0, 1, (self._pool.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self._pool.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[self._known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a match; the same seed begins the same one. Without a seed the next one follows from the seed before.
        The options of a game are chosen when the environment is made; those given here are not looked at."""
        self._open()
        if seed is not None:
            self._random = np.random.default_rng(whole("seed", seed))
        self._pool.reset(int(self._random.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        self._open()
        if not self.agents:
            raise wrong("game_over", "there is nobody left; reset begins a match")
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise wrong("dead_agent", f"{agent} has nothing to decide any more; step it with None")
            self._was_dead_step(None)
            return
        if action is None:
            raise wrong("bad_action", f"{agent} has to decide")
        number = whole("action", action, -(2**63), 2**63 - 1)
        self._pool.step(np.array([number], np.int64))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {agent: float(self._pool.rewards[0, seat]) for seat, agent in enumerate(self.possible_agents)}
        if self._pool.over[0]:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What a seat sees. Only whoever is asked has anything to choose; the mask of the others is empty."""
        self._open()
        seat = self.possible_agents.index(self._known(agent))
        decides = self._pool.decider() == seat
        mask = self._pool.masks[0].copy() if decides else np.zeros(self._pool.actions, np.int8)
        return {"observation": self._pool.observe(0, seat), "action_mask": mask}

    def action(self, number: int) -> Any:
        """The action that a number stands for now."""
        self._open()
        return self._pool.action(number)

    def view(self, agent: str | None = None) -> dict[str, Any]:
        """What a seat sees, or a spectator, as people's programs get it."""
        self._open()
        return self._pool.view(0, None if agent is None else self.possible_agents.index(self._known(agent)))

    def render(self) -> str | None:
        """What a spectator sees, a line for each part of it."""
        self._open()
        if self.render_mode is None:
            return None
        text = "\n".join(f"{name}: {value}" for name, value in self.view().items())
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        self._closed = True

    def __str__(self) -> str:
        return self._name

    def _select(self) -> None:
        seat = self._pool.decider()
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]

    def _known(self, agent: str) -> str:
        if agent not in self.possible_agents:
            raise wrong("unknown_agent", f"{agent!r} is none of {', '.join(self.possible_agents)}")
        return agent

    def _open(self) -> None:
        if self._closed:
            raise wrong("closed", "the environment was closed")
