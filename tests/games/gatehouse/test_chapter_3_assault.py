"""Gatehouse, chapter 3: the assault."""

import pytest

from tests.games.gatehouse.siege import DEFENDER, INVADER, answering, heard, zones


def test_3_1_a_feint_does_nothing_and_goes_back() -> None:
    match = answering(token="feint")
    match.choose("pass")
    assert "die-rolled" not in heard(match, None)
    assert zones(match)["gate"] == {"left": 4, "middle": 4, "right": 4}
    assert zones(match)["stock"] == ["feint", "ladder", "ladder", "ram", "ram"]
    assert zones(match)["token"]["left"] is None


def test_3_1_the_token_is_turned_over_for_all() -> None:
    match = answering(token="ladder")
    match.choose("pass")
    [shown] = [event for event in match.log(DEFENDER) if event.kind == "token-shown"]
    assert shown.about == {"gate": "left", "token": "ladder"}
    assert zones(match)["shown"]["left"] == 1


@pytest.mark.parametrize(
    ("token", "guard", "hand", "highest"),
    [
        ("ram", "right", (), 4),
        ("ladder", "right", (), 3),
        ("ram", "left", (), 3),
        ("ladder", "left", (), 2),
        ("ram", "right", ("stones",), 3),
        ("ram", "right", ("oil",), 2),
        ("ladder", "left", ("stones",), 1),
        ("ladder", "left", ("oil",), 0),
        ("ram", "left", ("oil", "oil"), 0),
        ("ram", "right", ("rumour",), 4),
    ],
)
def test_3_2_the_die_decides(token: str, guard: str, hand: tuple[str, ...], highest: int) -> None:
    for face in range(1, 7):
        match = answering(hand, token, guard=guard, shields=0)
        for card in hand:
            match.choose(f"play {card}")
        match.choose("pass")
        match.happen(str(face))
        lost = {"ram": 3, "ladder": 2}[token] if face <= highest else 0
        assert zones(match)["gate"]["left"] == 4 - lost
        assert ("gate-damaged" in heard(match, None)) == bool(lost)
        assert ("gate-holds" in heard(match, None)) != bool(lost)


def test_3_2_what_was_taken_off_counts_for_one_assault_only() -> None:
    match = answering(("oil",), shields=0)
    match.choose("play oil")
    match.choose("pass")
    match.happen("6")
    assert zones(match)["weight"] == 0


@pytest.mark.parametrize("face", ["1", "6"])
def test_3_3_the_field_is_cleared(face: str) -> None:
    match = answering(token="ram")
    match.choose("pass")
    match.happen(face)
    assert zones(match)["token"] == {"left": None, "middle": None, "right": None}
    assert zones(match)["shown"] == {"left": 0, "middle": 0, "right": 0}
    assert zones(match)["order"] == {"0": None, "1": None}
    assert zones(match)["stock"] == ["feint", "ladder", "ladder", "ram"]


@pytest.mark.parametrize(("gate", "token"), [(3, "ram"), (1, "ram"), (2, "ladder"), (1, "ladder")])
def test_3_4_a_gate_without_strength_is_a_breach_at_once(gate: int, token: str) -> None:
    match = answering(token=token, gate=gate)
    match.choose("pass")
    match.happen("1")
    result = match.result
    assert result is not None
    assert (result.ending, result.winners) == ("breached", (INVADER,))
    assert result.score == {INVADER: 1, DEFENDER: 0}
    assert match.to_move is None
    assert match.log()[-1].rule == "3.4"


def test_3_4_a_breach_in_the_last_round_is_no_relief() -> None:
    match = answering(token="ram", gate=1, last=True)
    match.choose("pass")
    match.happen("1")
    assert match.result is not None
    assert match.result.ending == "breached"


def test_3_5_after_the_fourth_round_the_army_leaves() -> None:
    match = answering(token="ram", last=True)
    match.choose("pass")
    match.happen("6")
    result = match.result
    assert result is not None
    assert (result.ending, result.winners) == ("relieved", (DEFENDER,))
    assert match.log()[-1].kind == "army-leaves"
    assert match.log()[-1].rule == "3.5"
