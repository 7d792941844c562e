"""Pools: arrays of the caller, bots, seeds."""

import sys
import threading

import numpy as np
import pytest

import tinstar


def test_arrays_of_the_caller_are_written_in_place():
    pool = tinstar.Pool("rolling-bandits", seats=4, matches=5, seed=2)
    twin = tinstar.Pool("rolling-bandits", seats=4, matches=5, seed=2)
    into = {
        "observations": np.full((5, pool.width), 7, np.float32),
        "masks": np.full((5, pool.actions), 7, np.int8),
        "seats": np.full(5, 7, np.int64),
        "rewards": np.full((5, 4), 7, np.float32),
        "over": np.zeros(5, np.bool_),
    }
    actions = pool.sample().copy()
    assert np.array_equal(actions, twin.sample())
    before = pool.observations.copy()
    pool.step(actions, into=into)
    twin.step(actions)
    assert np.array_equal(pool.observations, before), "the pool's own arrays are left alone"
    for name, array in into.items():
        assert np.array_equal(array, getattr(twin, name)), name


def test_rows_are_what_the_schema_says(table):
    game, options, seats = table
    pool = tinstar.Pool(game, seats=seats, options=options, matches=3, seed=1)
    schema = pool.schema
    assert (len(schema.columns), len(schema.actions)) == (pool.width, pool.actions)
    assert len(set(schema.columns)) == pool.width
    for _ in range(40):
        pool.step(pool.sample())
        assert (pool.observations >= schema.least).all() and (pool.observations <= schema.most).all()
        assert (pool.observations != 0).any(axis=1).all()
        assert set(np.unique(pool.masks)) <= {0, 1} and pool.masks.any(axis=1).all()
        assert pool.seats.max() < seats
        for match in range(3):
            assert pool.decider(match) == pool.seats[match]
            assert np.array_equal(pool.observe(match, int(pool.seats[match])), pool.observations[match])


def test_a_number_stands_for_an_action_as_the_rules_write_it():
    pool = tinstar.Pool("catching-santa", seats=2, seed=3)
    number = int(pool.sample()[0])
    action = pool.action(number)
    name = pool.schema.actions[number]
    assert name.startswith(action if isinstance(action, str) else next(iter(action)))


def test_bots_win_more_than_chance():
    pool = tinstar.Pool("rolling-bandits", matches=16, seed=1, bots=[None, "deputy"], rotate=True)
    mine = games = 0
    own = pool.seats.copy()
    while games < 200:
        pool.step(pool.sample())
        for match in np.flatnonzero(pool.over):
            mine += pool.rewards[match, own[match]] > 0
            games += 1
        own = pool.seats.copy()
    assert mine / games < 0.2


def test_two_pools_step_at_the_same_time():
    """With Python's lock released, one thread gets on while another steps; the matches are the same as one after the other."""

    def play(pool, out):
        for _ in range(50):
            pool.step(pool.sample())
        out.append(pool.observations.copy())

    pools = [tinstar.Pool("colt-express", seats=4, matches=64, seed=9) for _ in range(3)]
    alone, beside = [], []
    play(pools[0], alone)
    threads = [threading.Thread(target=play, args=(pool, beside)) for pool in pools[1:]]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(np.array_equal(alone[0], other) for other in beside)


def test_one_pool_in_two_threads_waits():
    pool = tinstar.Pool("marshals", seats=2, matches=8, goes_on=True)
    problems = []

    def play():
        for _ in range(200):
            try:
                pool.step(pool.sample())
            except tinstar.TinstarError as error:
                # The other thread was there in between, or has the arrays.
                if error.code not in ("not_allowed", "bad_array"):
                    problems.append(error)
            except BaseException as error:
                problems.append(error)

    threads = [threading.Thread(target=play) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []


@pytest.mark.skipif(sys.platform == "win32", reason="resource is not there")
def test_steps_need_no_more_memory():
    import resource

    pool = tinstar.Pool("colt-express", seats=4, matches=64, seed=1)
    for _ in range(300):
        pool.step(pool.sample())
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(1000):
        pool.step(pool.sample())
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 4096
