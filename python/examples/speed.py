"""How fast: pools of every game, and beside them a game of PettingZoo and one of OpenSpiel, in one run.

    pip install pettingzoo open_spiel    # what is not there is left out
    python speed.py --seconds 3

A step is one decision. All play at random and in one thread; who finds the legal actions and draws one of them is the same
library that plays, except for PettingZoo, whose masks are sampled as its users do. The machine's load is printed, since a busy one is slow.
"""

import argparse
import os
import time

import numpy as np

import tinstar


def pool_steps(game, seats, seconds, observations, masks, matches):
    pool = tinstar.Pool(game, seats=seats, matches=matches, observe=observations)
    into = {"seats": pool.seats, "rewards": pool.rewards, "over": pool.over}
    into |= {"observations": pool.observations} if observations else {}
    into |= {"masks": pool.masks} if masks else {}
    count, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        for _ in range(16):
            pool.step(pool.sample(), into=into)
        count += 16 * matches
    return count / spent


def aec_steps(env, seconds):
    """PettingZoo's interface: `last`, a sample of the mask, `step`."""
    random = np.random.default_rng(1)
    count, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        env.reset(seed=count)
        for agent in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
            count += 1
    return count / spent


def spiel_steps(name, seconds, observations):
    import pyspiel

    game, random = pyspiel.load_game(name), np.random.default_rng(1)
    count, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                count += 1
                if observations:
                    state.observation_tensor(state.current_player())
                    state.legal_actions_mask()
            state.apply_action(legal[int(random.integers(len(legal)))])
    return count / spent


def main():
    take = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    take.add_argument("--seconds", type=float, default=2)
    take.add_argument("--matches", type=int, default=64)
    take.add_argument("--repeat", type=int, default=3)
    given = take.parse_args()

    def show(name, work):
        found = [work() for _ in range(given.repeat)]
        print(f"{name:<58} {np.median(found):>12,.0f}  ({min(found):,.0f} to {max(found):,.0f})", flush=True)

    print(f"decisions a second, one thread; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for game in tinstar.games():
        how = (game.id, 4, given.seconds)
        show(f"{game.id}, pool, observations and masks", lambda: pool_steps(*how, True, True, given.matches))
        show(f"{game.id}, pool, masks alone", lambda: pool_steps(*how, False, True, given.matches))
    from tinstar.pettingzoo import env

    show("colt-express, PettingZoo's interface", lambda: aec_steps(env("colt-express", seats=4), given.seconds))
    try:
        from pettingzoo.classic import connect_four_v3

        show("PettingZoo's connect four", lambda: aec_steps(connect_four_v3.env(), given.seconds))
    except ImportError as error:
        print(f"PettingZoo's connect four: left out, {error}")
    try:
        show("OpenSpiel's connect four, from Python", lambda: spiel_steps("connect_four", given.seconds, False))
        show("  with observations and masks", lambda: spiel_steps("connect_four", given.seconds, True))
        show("OpenSpiel's gin rummy, with observations and masks", lambda: spiel_steps("gin_rummy", given.seconds, True))
    except ImportError as error:
        print(f"OpenSpiel: left out, {error}")
    print(f"load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
