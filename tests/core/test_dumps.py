"""Dumps and position texts: read back, edited by hand, and refused with the reason."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import siegeworks
from siegeworks import BadDump, BadPosition
from tests.core.test_clone import played

PIG = siegeworks.game("pig")
GATEHOUSE = siegeworks.game("gatehouse")
KEYS = [game.key for game in siegeworks.games()]

Data = dict[str, Any]

in_play = given(  # game, seed, how many answers, whose luck
    st.sampled_from(KEYS),
    st.integers(0, 10**6),
    st.integers(0, 40),
    st.sampled_from(["own", "given"]),
)


@settings(max_examples=25, deadline=None)
@in_play
def test_a_dump_reads_back_through_json(key: str, seed: int, answers: int, luck: str) -> None:
    match = played(key, seed, answers, luck)
    again = match.game.load(json.loads(json.dumps(match.dump())))
    assert again == match
    assert again.dump() == match.dump()
    assert again.view(0) == match.view(0)


@settings(max_examples=25, deadline=None)
@in_play
def test_a_position_reads_back(key: str, seed: int, answers: int, luck: str) -> None:
    match = played(key, seed, answers, luck)
    line = match.position()
    assert "\n" not in line
    again = match.game.from_position(line, seed=1, luck=luck)
    assert again.position() == line
    assert again.dump()["zones"] == match.dump()["zones"]


def test_a_loaded_match_has_the_same_luck() -> None:
    match = PIG.start(seed=9)
    match.choose("roll")
    again = PIG.load(match.dump())
    for _ in range(10):
        match.choose("roll")
        again.choose("roll")
    assert again == match


def test_a_dump_without_luck_gets_fresh_luck() -> None:
    data: Data = PIG.start(seed=9).dump()
    del data["luck"]
    keys = {(int(m.state.low), int(m.state.high)) for m in (PIG.load(data) for _ in range(10))}
    assert len(keys) == 10


def test_a_position_has_no_luck_and_no_seed() -> None:
    match = PIG.start(seed=123456789)
    line = match.position()
    assert str(int(match.state.low)) not in line
    assert "123456789" not in line
    assert PIG.from_position(line, seed=5) == PIG.from_position(line, seed=5)
    assert PIG.from_position(line, seed=5) != PIG.from_position(line, seed=6)


def test_a_position_with_given_luck_waits_for_it() -> None:
    match = PIG.from_position(PIG.start(seed=1).position(), luck="given")
    match.choose("roll")
    assert match.to_move == siegeworks.CHANCE


def test_an_edited_dump_plays_on_by_the_rules() -> None:
    data: Data = PIG.start(seats=2, seed=1).dump()
    data["zones"] = {"scores": {"0": 96, "1": 99}, "pot": 3}
    data["luck"]["given"] = True
    match = PIG.load(data)
    match.choose("roll")
    match.happen("2")
    assert match.result is not None
    assert match.result.score == {0: 101, 1: 99}


def test_a_finished_game_reads_back_as_finished() -> None:
    match = played("gatehouse", 5, 100)
    assert match.result is not None
    assert GATEHOUSE.load(match.dump()).result == match.result
    assert GATEHOUSE.from_position(match.position()).result == match.result


def test_a_match_that_was_loaded_has_a_record_and_an_undo() -> None:
    match = GATEHOUSE.load(played("gatehouse", 3, 2).dump())
    assert match.undoable == []
    match.choose(match.options()[0])
    assert match.undoable == [0]
    again = GATEHOUSE.read(match.record())
    assert again.position() == match.position()
    assert again.dump()["zones"] == match.dump()["zones"]


def change(path: str, value: object) -> Callable[[Data], None]:
    """Put a value at a place of a dump; the place is written with dots."""

    def edit(data: Data) -> None:
        *way, last = path.split(".")
        inner: Any = data
        for key in way:
            inner = inner[int(key) if isinstance(inner, list) else key]
        if value is ...:
            del inner[last]
        else:
            inner[int(last) if isinstance(inner, list) else last] = value

    return edit


@pytest.mark.parametrize(
    ("edit", "said"),
    [
        (change("siegeworks", 2), '"siegeworks" cannot be "2"; expected: 1'),
        (change("game", "pig"), '"pig", not to "gatehouse"'),
        (change("rules", 99), "version 99 of the rules.*version 1"),
        (change("content", "cafe"), "other content tables"),
        (change("seats", 3), '"seats" cannot be "3"; expected: 2'),
        (change("seats", "2"), '"seats"'),
        (change("seats", True), '"seats"'),
        (change("options", {"level": "hard"}), 'has no options; leave out "level"'),
        (change("options", []), '"options" must be an object'),
        (change("zones", []), '"zones" must be an object'),
        (change("zones.hand", ...), 'lacks "zones.hand"'),
        (change("zones.moat", 1), 'unknown "zones.moat"'),
        (change("zones.gate.left", 5), '"gate.left" cannot be "5"; expected: 0..4'),
        (change("zones.gate.left", -1), '"gate.left" cannot be "-1"'),
        (change("zones.gate.front", 4), 'unknown "gate.front".*left, middle, right'),
        (change("zones.gate.left", ...), 'lacks "gate.left"'),
        (change("zones.stock.0", "sword"), 'stock.0.*"sword"; expected: feint, ladder, ram'),
        (change("zones.stock", "ram"), '"stock" must be a list'),
        (change("zones.hand", ["oil", "oil"]), "8 cards in hand and deck, but only 7"),
        (change("zones.stock", ["ram"] * 6), "6 tokens in play, but only 5"),
        (change("zones.gate.left", 0), "over already"),
        (change("zones.shown.left", 1), "not there cannot lie face up"),
        (change("agenda", []), "neither a next step nor an ending"),
        (change("agenda", {}), '"agenda" must be a list'),
        (change("agenda.0", "Storm(left)"), 'no step of this game: "Storm'),
        (change("agenda.0", "Answer(front)"), '"front"; expected: left, middle, right'),
        (change("agenda.0", "Answer()"), "Answer needs 1 value"),
        (change("agenda.0", "ShowOrders(left)"), "ShowOrders needs no values"),
        (change("agenda.0", 7), "no step of this game"),
        (change("agenda", ["Relief()"]), "next steps do not fit"),
        (change("ending", "lost"), '"lost"; expected: breached, relieved'),
        (change("ending", 1), '"ending"'),
        (change("luck.keys", [1]), '"luck" must have'),
        (change("luck.keys", [1, 1 << 32]), '"luck" must have'),
        (change("luck.drawn", [0]), '"luck" must have'),
        (change("luck.drawn", [0, 0, -1]), '"luck" must have'),
        (change("luck.given", 1), '"luck" must have'),
        (change("luck.more", 1), '"luck" must have'),
        (change("hint", 1), 'unknown "hint"'),
        (change("zones", ...), 'lacks "zones"'),
        (change("zones.round", 10**5000), '"round" cannot be "0x31e2'),
        (change("seats", 10**5000), '"seats" cannot be "0x31e2'),
        (change("zones.round", "3\n\x1b"), '"round" cannot be "3\\?\\?"'),
        (change("zones.round", [[3]]), '"round" cannot be ".[.]{3}."'),
        (change("zones.gate.\u2028", 1), 'unknown "gate.\\?"'),
        (change("agenda.0", "PlayCard(oil)"), "next steps do not fit"),
        (change("agenda.1", "PlayCard(oil)"), "next steps do not fit"),
    ],
)
def test_a_bad_dump_is_refused_with_the_place(edit: Callable[[Data], None], said: str) -> None:
    data: Data = GATEHOUSE.start(seed=1).dump()
    edit(data)
    with pytest.raises(BadDump, match=said):
        GATEHOUSE.load(data)


def test_a_step_may_only_speak_of_a_seat_that_plays() -> None:
    data: Data = PIG.start(seats=2, seed=1).dump()
    data["agenda"][0] = "RollOrHold(2)"
    with pytest.raises(BadDump, match='"agenda" cannot be "2"; expected: 0, 1'):
        PIG.load(data)


@pytest.mark.parametrize("data", [None, 1, "x", [], [1], True])
def test_what_is_no_object_is_no_dump(data: object) -> None:
    with pytest.raises(BadDump, match="must be an object with named fields"):
        GATEHOUSE.load(data)


LINE = GATEHOUSE.start(seed=1).position()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (LINE, "", "begins with"),
        ("gatehouse/1", "gatehouse/2", 'begins with "gatehouse/1", not "gatehouse/2"'),
        ("gatehouse/1", "pig/1", "begins with"),
        ("content=none", "content=cafe", "other content tables"),
        ("content=none ", "", "other content tables"),
        ("seats=2", "seats=3", "cannot be played with 3 seats"),
        ("seats=2", "seats=two", 'word "seats" of the position cannot be "two"'),
        ("seats=2", "seats=2 seats=2", 'word "seats"'),
        ("gate=4*3", "gate=4*4", '"gate" has 4 entries instead of 3'),
        ("gate=4*3", "gate=5*3", '"5"; expected: 0..4'),
        ("gate=4*3", "gate=4*", 'word "gate"'),
        ("gate=4*3 ", "", 'lacks the word "gate"'),
        ("gate=4*3", "moat=1 gate=4*3", 'unknown word "moat"'),
        ("weight=0", "weight=\x1b0", r'word "weight" .* "\?0"'),
        ("weight=0", "weight=0,1", 'word "weight"'),
        ("SecretOrders.3.0", "SecretOrders.3", 'word "agenda"'),
        ("SecretOrders.3.0", "SecretOrders.0.0", "expected: 1..3"),
        ("SecretOrders.3.0", "SecretOrders.3.1", 'word "agenda"'),
        ("SecretOrders.3.0", "Storm.3.0", 'word "agenda"'),
        ("ending=0", "ending=9", 'word "ending"'),
        ("ending=0", "ending", 'word "ending"'),
        ("deck=", "deck=0*9,", "cards in hand and deck"),
    ],
)
def test_a_bad_position_is_refused_with_the_word(old: str, new: str, said: str) -> None:
    assert old in LINE
    with pytest.raises(BadPosition, match=said):
        GATEHOUSE.from_position(LINE.replace(old, new, 1))
