"""Random play in ten lines: every game, one match, with PettingZoo."""

import tinstar
from tinstar.pettingzoo import env

for game in tinstar.games():
    table = env(game.id, seats=max(3, min(game.seats)))
    table.reset(seed=1)
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
        print(f"{game.title}: {agent} got {reward:+.2f}") if over else None
