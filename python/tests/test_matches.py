"""Matches, records, hints and reviews."""

import json

import pytest

import tinstar


def finished(game, seed=1, seats=None, options=None):
    match = tinstar.Match(game, seed=seed, seats=seats, options=options)
    step = 0
    while match.deciders:
        seat = match.deciders[0]
        action = match.bot(seat, "random", seed=step)
        assert action in [choice.action for choice in match.choices(seat)]
        match.act(seat, action)
        step += 1
    return match


@pytest.mark.parametrize("game", [game.id for game in tinstar.games()])
def test_a_whole_match_has_a_record_that_holds(game):
    match = finished(game)
    record = match.record()
    assert tinstar.verify(record) == match.outcome
    told = tinstar.replay(record, seat=0)
    assert len(told["moments"]) == match.steps + 1
    parts = json.loads(record)
    parts["steps"][0]["check"] = "00000000"
    with pytest.raises(tinstar.TinstarError) as caught:
        tinstar.verify(json.dumps(parts))
    assert caught.value.code == "changed", caught.value


def test_what_happens_cites_rules_and_is_told_in_sentences():
    match = tinstar.Match("catching-santa", names=["Anna", "Ben"], seed=1)
    ids = {rule.id for rule in tinstar.rules("catching-santa")}
    lines = match.told()
    assert lines and all(line.rule in ids for line in lines)
    assert any("Anna" in line.text or "Ben" in line.text for line in lines)
    french = tinstar.Match("catching-santa", names=["Anna", "Ben"], seed=1, tongue="fr")
    assert [line.event for line in french.told()] == [line.event for line in lines]
    assert [line.text for line in french.told()] != [line.text for line in lines]


def test_others_are_not_told_what_is_hidden():
    match = tinstar.Match("marshals", seats=3, seed=2)
    hands = [match.view(seat)["hands"] for seat in range(3)]
    assert all(hands[seat][seat]["known"] for seat in range(3))
    assert all(not match.view()["hands"][seat]["known"] for seat in range(3))
    dealt = [line.event for line in match.told(1) if "dealt" in line.event]
    assert {event["dealt"]["seat"] for event in dealt if event["dealt"]["card"]} == {1}


def test_a_hint_names_what_may_be_done_and_a_step_can_be_taken_back():
    match = tinstar.Match("rolling-bandits", seats=2, seed=5)
    seat = match.deciders[0]
    hints = match.hint(seat, rollouts=60)
    legal = [choice.action for choice in match.choices(seat)]
    assert hints and all(hint.action in legal for hint in hints)
    assert hints == match.hint(seat, rollouts=60)
    match.act(seat, legal[0])
    if match.can_undo(seat):
        assert match.undo(seat) and match.steps == 0


def test_a_review_adds_up():
    match = finished("catching-santa", seats=2)
    review = tinstar.review(match.record(), rollouts=4)["review"]
    for account in review["accounts"]:
        parts = account["initial"] + account["luck"] + account["own"] + account["others"]
        assert abs(parts - account["last"]) < 1e-6


def test_parts_played_anywhere_are_the_whole():
    how = dict(seats=3, seed=4, bots=["deputy", "random"], rules=True)
    whole = tinstar.simulate("marshals", games=300, **how)
    parts = [tinstar.simulate_portion("marshals", start=start, games=100, **how) for start in (200, 0, 100)]
    merged = tinstar.merge(parts)
    for report in (whole, merged):
        for key in [key for key in report if "second" in key or key == "threads"]:
            del report[key]
    assert merged == whole
    for code, wrong in [
        ("parts_missing", parts[:2]),
        ("parts_twice", parts + parts[:1]),
        ("no_parts", []),
        ("bad_part", ["{}"]),
        ("parts_differ", [parts[1], tinstar.simulate_portion("marshals", start=100, games=100, seats=2)]),
        ("bad_part", [parts[0].replace('"games":100', '"games":101')]),
    ]:
        with pytest.raises(tinstar.TinstarError) as caught:
            tinstar.merge(wrong)
        assert caught.value.code == code


def test_a_simulation_is_the_same_on_any_number_of_threads():
    how = dict(seats=3, games=600, seed=4, bots=["deputy", "random"])
    one, two = (tinstar.simulate("marshals", threads=threads, **how) for threads in (1, 2))
    for report in (one, two):
        for key in [key for key in report if "second" in key or key == "threads"]:
            del report[key]
    assert one == two
