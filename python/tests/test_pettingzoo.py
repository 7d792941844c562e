"""PettingZoo's own tests, for every game with every option."""

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test

import tinstar
from tinstar.pettingzoo import env, raw_env


# Who has nothing to decide has an empty mask, as in the chess of PettingZoo itself; so has everybody at the end.
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
# Observations come with a mask, as in PettingZoo's own classic games; it has a list of those by name.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_api(every_table):
    game, options, seats = every_table
    api_test(env(game, seats=seats, options=options), num_cycles=60)


def test_seed(table):
    game, options, seats = table
    seed_test(lambda: env(game, seats=seats, options=options), num_cycles=60)


@pytest.mark.parametrize("game", [game.id for game in tinstar.games()])
def test_max_cycles_and_render(game):
    class module:
        """What PettingZoo calls an environment's module."""

        @staticmethod
        def env(max_cycles=None, render_mode=None):
            return env(game, render_mode=render_mode)

        @staticmethod
        def parallel_env(max_cycles=None):
            raise NotImplementedError

    render_test(lambda render_mode=None: env(game, render_mode=render_mode))
    made = module.env(render_mode="ansi")
    made.reset(seed=1)
    assert isinstance(made.render(), str) and len(made.render()) > 20
    # A match ends by itself: there is nothing to cut off.
    assert max_cycles_test is not None
    for agent in made.agent_iter(200_000):
        observation, _, over, cut, _ = made.last()
        assert not cut
        made.step(None if over else made.action_space(agent).sample(observation["action_mask"]))
    assert made.agents == []


def play(made, seed, random):
    """A whole random match: who was asked what, and the rewards."""
    made.reset(seed=seed)
    asked, rewards = [], dict.fromkeys(made.possible_agents, 0.0)
    while made.agents:
        agent = made.agent_selection
        observation, reward, over, _, _ = made.last()
        rewards[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        action = None if over else int(random.choice(legal))
        asked.append((agent, action))
        made.step(action)
    return asked, rewards


def test_whole_matches_end_with_rewards_that_add_up_to_nothing(table):
    game, options, seats = table
    made = env(game, seats=seats, options=options)
    asked, rewards = play(made, 5, np.random.default_rng(1))
    assert len(asked) > seats
    assert abs(sum(rewards.values())) < 1e-6
    assert (asked, rewards) == play(made, 5, np.random.default_rng(1))


def test_several_who_decide_at_once_are_not_shown_what_another_chose():
    """Everybody keeps one of two cards at the same time; what others keep is not seen, whoever is asked first."""
    made = raw_env("pony-express", seats=4)
    compared = 0
    for seed in range(20):
        rows = []
        for choice in (0, 1):
            made.reset(seed=seed)
            first = made.agent_selection
            legal = np.flatnonzero(made.observe(first)["action_mask"])
            assert len(legal) == 2, "two cards"
            made.step(int(legal[choice]))
            second = made.agent_selection
            assert second != first
            rows.append((second, {agent: made.observe(agent)["observation"] for agent in made.agents if agent != first}))
        assert rows[0][0] == rows[1][0], "who is asked next does not tell either"
        for agent, row in rows[0][1].items():
            assert np.array_equal(row, rows[1][1][agent])
            compared += 1
    assert compared == 60


def test_what_is_observed_is_the_seats_own(table):
    game, options, seats = table
    made = raw_env(game, seats=seats, options=options)
    made.reset(seed=2)
    for _ in range(30):
        if made.terminations[made.agent_selection]:
            break
        for agent in made.agents:
            observed = made.observe(agent)
            own = made.possible_agents.index(agent)
            assert observed["observation"][:seats].tolist() == [float(seat == own) for seat in range(seats)]
            assert observed["action_mask"].any() == (agent == made.agent_selection)
        made.step(int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"])[0]))
