"""Whatever is wrong is one exception with a code, and nothing panics through the border."""

import json
import math
import random

import numpy as np
import pytest

import tinstar
from tinstar import TinstarError
from tinstar.gymnasium import SoloEnv
from tinstar.pettingzoo import env, raw_env


def refused(code, work, *arguments, **named):
    with pytest.raises(TinstarError) as caught:
        work(*arguments, **named)
    assert caught.value.code == code, caught.value
    assert str(caught.value).startswith(code)
    return caught.value


def test_setups():
    refused("unknown_game", tinstar.Match, "chess")
    refused("unknown_game", tinstar.Pool, "chess")
    refused("unknown_game", raw_env, "chess")
    assert refused("bad_player_count", tinstar.Match, "catching-santa", seats=7).rule == "CS-1"
    refused("unknown_option", tinstar.Match, "catching-santa", options={"moon": "full"})
    refused("bad_option_value", tinstar.Pool, "colt-express", seats=4, options={"elf": "purple"})
    refused("bad_options", tinstar.Pool, "colt-express", options=["elf"])
    refused("unknown_bot", tinstar.Pool, "marshals", bots=[None, "genius"])
    refused("bad_bot_count", tinstar.Pool, "marshals", bots=["deputy", "deputy"])
    refused("bad_seed", tinstar.Match, "marshals", seed=b"short")
    refused("bad_seed", tinstar.Pool, "marshals", seed=-1)
    refused("bad_shaping", tinstar.Pool, "marshals", shaping=math.nan)
    refused("bad_render_mode", env, "marshals", render_mode="hologram")


def test_actions():
    match = tinstar.Match("catching-santa", seats=2, seed=1)
    seat = match.deciders[0]
    error = refused("not_your_decision", match.act, 1 - seat, "roll")
    assert error.rule == "CS-14"
    assert refused("not_allowed", match.act, seat, {"move": {"from": 1, "to": 9}}).rule.startswith("CS-")
    refused("bad_action", match.act, seat, "fly")
    refused("bad_action", match.act, seat, object())
    refused("bad_action", match.act, seat, math.nan)
    refused("bad_seat", match.act, 9, "roll")
    refused("bad_seat", match.view, "me")
    assert match.steps == 0

    pool = tinstar.Pool("colt-express", seats=4, matches=3)
    before = pool.observations.copy()
    drawing = pool.schema.actions.index("draw")
    assert refused("not_allowed", pool.step, [drawing] * 3).rule.startswith("CE-")
    refused("bad_action", pool.step, [-1, 0, 0])
    refused("bad_action", pool.step, [0.5, 0, 0])
    refused("bad_action", pool.step, "abc")
    refused("bad_length", pool.step, [0])
    refused("bad_array", pool.step, pool.sample(), into={"masks": np.zeros(3)})
    refused("bad_array", pool.step, pool.sample(), into={"mask": pool.masks})
    refused("bad_length", pool.step, pool.sample(), into={"masks": np.zeros(3, np.int8)})
    turned = np.zeros((pool.actions, 3), np.int8).T
    refused("bad_array", pool.step, pool.sample(), into={"masks": turned})
    frozen = np.zeros((3, pool.actions), np.int8)
    frozen.flags.writeable = False
    refused("bad_array", pool.step, pool.sample(), into={"masks": frozen})
    refused("bad_match", pool.view, 3)
    refused("bad_seat", pool.observe, 0, 4)
    pool.look()
    assert np.array_equal(pool.observations, before), "nothing has happened"


def test_environments():
    made = raw_env("marshals", seats=2)
    made.reset(seed=1)
    refused("bad_action", made.step, None)
    refused("bad_action", made.step, 10**9)
    refused("bad_action", made.step, 10**30)
    refused("unknown_agent", made.observe, "seat_9")
    while not made.terminations[made.agent_selection]:
        made.step(int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"])[0]))
    refused("dead_agent", made.step, 0)
    made.step(None)
    made.step(None)
    refused("game_over", made.step, 0)
    made.close()
    for work in (made.reset, made.render, lambda: made.step(0), lambda: made.observe("seat_0")):
        refused("closed", work)

    solo = SoloEnv("marshals", bots=["random"])
    refused("not_begun", solo.step, 0)
    solo.reset(seed=1)
    refused("bad_action", solo.step, solo.action_space.n)
    over = False
    while not over:
        _, _, over, _, _ = solo.step(np.flatnonzero(solo.action_masks())[0])
    refused("game_over", solo.step, 0)
    solo.close()
    refused("closed", solo.reset)


def test_records():
    match = tinstar.Match("catching-santa", seed=1)
    assert refused("no_seed", tinstar.verify, match.record())
    refused("not_a_record", tinstar.verify, "{}")
    refused("bad_record", tinstar.verify, 7)
    refused("bad_rollouts", tinstar.review, match.record(), rollouts=0)


NONSENSE = [
    None, True, -1, 0, 1, 3, 2**31, 2**63, 2**64, -(2**70), 0.5, math.nan, math.inf, "", "x", "roll", "\ud800", "\0", b"", b"x" * 32,
    [], [[]], [0], {}, {"move": {}}, {"a": {"b": [1, None]}}, object(), print, np.int64(3), np.zeros(0), np.zeros((2, 2)),
    np.array(["a"]), np.array([2**63], np.uint64), range(3), {1, 2}, 1j,
]  # fmt: skip


def nested(luck, depth=0):
    """Something that could be an action, but hardly is."""
    kind = luck.randrange(6 if depth < 4 else 3)
    if kind == 3:
        return [nested(luck, depth + 1) for _ in range(luck.randrange(3))]
    if kind >= 4:
        names = ["move", "play", "from", "to", "card", "seat", "shoot", "place", "rob", "", "é"]
        return {luck.choice(names): nested(luck, depth + 1) for _ in range(luck.randrange(3))}
    return luck.choice([luck.choice(NONSENSE[:18]), luck.randrange(-5, 90), luck.choice(["draw", "pass", "call", "end_turn"])])


def test_nonsense_is_refused_and_never_panics():
    """Every door with arguments of every kind. Only our own exception comes back, or nothing is wrong; a panic would be a
    BaseException, which nothing here catches."""
    luck = random.Random(8)
    match = tinstar.Match("colt-express", seats=4, seed=1)
    record = tinstar.Match("marshals", seed=1).record()
    pool = tinstar.Pool("pony-express", seats=3, matches=2)
    made, solo = raw_env("marshals", seats=3), SoloEnv("catching-santa", bots=["random"])
    made.reset(seed=1)
    solo.reset(seed=1)
    any_of = lambda: luck.choice(NONSENSE)  # noqa: E731
    doors = [
        lambda: tinstar.game(any_of()),
        lambda: tinstar.rules(any_of(), any_of()),
        lambda: tinstar.Match(any_of(), seats=any_of(), seed=any_of()),
        lambda: tinstar.Match("marshals", seats=any_of(), seed=any_of(), options=any_of()),
        lambda: tinstar.Match("marshals", options={any_of() if luck.random() < 0.5 else "mode": any_of()}),
        lambda: tinstar.Pool("marshals", seats=any_of(), seed=any_of()),
        lambda: tinstar.Pool("marshals", shaping=any_of(), options=any_of()),
        lambda: match.act(luck.randrange(5), nested(luck)),
        lambda: match.act(any_of(), any_of()),
        lambda: match.view(any_of()),
        lambda: match.choices(any_of()),
        lambda: match.hint(any_of(), rollouts=any_of(), most=any_of()) if luck.random() < 0.1 else None,
        lambda: match.undo(any_of()),
        lambda: match.bot(0, any_of()),
        lambda: pool.step(any_of()),
        lambda: pool.step(pool.sample(), into={"masks": any_of(), "over": any_of()}),
        lambda: pool.observe(any_of(), any_of()),
        lambda: pool.view(any_of(), any_of()),
        lambda: pool.action(any_of(), any_of()),
        lambda: made.step(any_of()),
        lambda: made.observe(any_of()),
        lambda: made.reset(seed=any_of()),
        lambda: solo.step(any_of()),
        lambda: tinstar.replay(any_of(), any_of()),
        lambda: tinstar.verify(broken(record, luck)),
        lambda: tinstar.simulate("marshals", seats=any_of(), games=luck.choice([0, 3, -1, 2**70, "x", None]), bots=["random"]),
    ]
    tried = refused_count = 0
    for _ in range(6000):
        tried += 1
        try:
            luck.choice(doors)()
        except TinstarError as error:
            refused_count += 1
            assert error.code and error.code.replace("_", "").isalpha()
            assert error.rule is None or "-" in error.rule
        except (TypeError, ValueError, AttributeError) as error:
            # What is no hashable, no text, no number is Python's own to refuse, before the border.
            assert type(error).__module__ == "builtins", error
        if solo._pool.decider() is None:
            solo.reset(seed=1)
        if not made.agents:
            made.reset(seed=1)
    assert refused_count > tried / 4


def broken(record, luck):
    """A record with one letter changed, or a piece missing."""
    at = luck.randrange(len(record))
    if luck.random() < 0.5:
        return record[:at] + luck.choice('0a{}[]",:é') + record[at + 1 :]
    return record[:at]
