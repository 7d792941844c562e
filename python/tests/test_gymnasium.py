"""Gymnasium's own checker, and one seat against bots."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tinstar
from tinstar.gymnasium import SoloEnv


# The checker picks actions that may not be allowed, which ends in an exception here: it is given an environment that does
# something legal instead.
class Forgiving(SoloEnv):
    def step(self, action):
        legal = np.flatnonzero(self.action_masks())
        return super().step(legal[int(action) % len(legal)] if len(legal) else action)


@pytest.mark.parametrize("game", [game.id for game in tinstar.games()])
def test_checker(game):
    bots = ["random"] * (max(2, min(tinstar.game(game).seats)) - 1)
    check_env(Forgiving(game, bots=bots), skip_render_check=True)


def test_a_match_against_bots_follows_from_the_seed():
    def play():
        env = SoloEnv("marshals", bots=["deputy", "greenhorn"])
        _, info = env.reset(seed=4)
        steps = [info["seat"]]
        over = False
        while not over:
            action = int(np.flatnonzero(info["action_mask"])[0])
            row, reward, over, _, info = env.step(action)
            steps.append((action, reward, float(row.sum())))
        return steps

    assert play() == play()


def test_everybody_gets_every_seat():
    env = SoloEnv("catching-santa", bots=["random"] * 3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}
    fixed = SoloEnv("catching-santa", bots=["random"] * 3, seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(10)} == {2}
