"""Whoever gathers, is knocked back or blown up: the Battle that comes of it is told before."""

from siegeworks import Match
from siegeworks.parts.board import board_of, look
from tests.games.ante_portas.front import march, sums
from tests.games.ante_portas.realm import GAME, play, realm, texts
from tests.games.ante_portas.test_chapter_23_fights import NORTH, fight
from tests.games.ante_portas.test_prospects import sentences, shorts

BOARD = board_of(GAME)
FALLS = "wounded: 1 Citizen, \u22123 Basic Units"


def signs(match: Match) -> list[str]:
    """The sums that the marks of Battles show."""
    outlook = BOARD.outlook(look(match, 0, "en"))
    assert outlook is not None
    return [mark.text for mark in outlook.marks if mark.kind.startswith("battle")]


def test_enlisting_says_how_the_battle_stands_that_it_ends_in() -> None:
    match = realm(soldiers={}, troops={"2": {"basic": 2}})
    play(match, "go recruiting-officer")
    assert shorts(match, "enlist farmer")[0] == "1:2 lost"
    assert shorts(match, "done") == []
    play(match, "enlist farmer")
    assert signs(match) == ["1:2"]
    told = "Battle on hex 2: our Strength 1, theirs 2; so we lose it."
    assert sentences(match, "done")[0] == told
    assert shorts(match, "enlist farmer") == [
        "2:2 won",
        "\u22121 Farmer, wounded: 2 Farmers, \u22122 Basic Units",
    ]
    play(match, "done")
    assert sums(match) == [(1, 2)]


def test_a_deploy_says_it_where_it_is_carried_out_too() -> None:
    match = realm(soldiers={"7": {"farmer": 2}}, troops={"12": {"basic": 3}})
    play(match, "go commander", "move-from 7", "move-to up")
    assert shorts(match, "send-farmers 2")[0] == "2:3 lost"
    play(match, "send-farmers 1")
    assert shorts(match, "done", "de")[0] == "1:3 verloren"
    assert signs(match) == ["1:3"]


def knocked(count: str) -> Match:
    """Three Invaders in a Trap, below a Farmer and beside a Citizen; so many are sent back."""
    match = realm(
        center=["trapper"],
        soldiers={"17": {"farmer": 1}, "12": {"citizen": 1}},
        troops={"7": {"basic": 3}},
        works={"7": "trap"},
    )
    play(match, "go trapper", "order knockback", "knock 7")
    return play(match, count) if count else match


def test_how_many_are_knocked_back_says_the_battles_they_may_run_into() -> None:
    match = knocked("")
    assert shorts(match, "push-basics 1") == ["Hex 12: 3:1 won", "Hex 17: 1:1 won"]
    assert shorts(match, "push-basics 3") == ["Hex 12: 3:3 won", "Hex 17: 1:3 lost"]


def test_a_knockback_says_the_battle_on_the_hex_where_they_are_left() -> None:
    match = knocked("push-basics 3")
    assert shorts(match, "push-to up") == ["Hex 12", "3:3 won", FALLS]
    assert shorts(match, "push-to left-up") == ["Hex 9"]
    play(match, "push-to up")
    assert signs(match) == ["3:3"]
    assert shorts(match, "push-to up") == [
        "Hex 17",
        "1:3 lost",
        "wounded: 1 Farmer, \u22121 Basic Unit",
    ]
    assert shorts(match, "leave-there") == ["3:3 won", FALLS]
    play(match, "leave-there")
    assert sums(match) == [(3, 3)]


def test_a_bomb_says_how_the_battle_stands_when_it_has_gone_off() -> None:
    units = {"2": {"farmer": 1}, "7": {"citizen": 1}}
    match = march(
        "R101",
        "12",
        troops={"12": {"basic": 4}},
        soldiers=units,
        works={"2": "guard-post", "4": "bomb"},
    )
    assert shorts(match, "pass")[0] == "3:4 lost"
    assert shorts(match, "set-off 4")[0] == "3:3 won"
    play(match, "set-off 4")
    assert sums(match) == [(3, 3)]


def test_who_sets_a_bomb_off_does_not_change_what_it_does() -> None:
    match = march(
        "R101",
        "12",
        troops={"12": {"basic": 2}},
        soldiers={"2": {"farmer": 1}, "4": {"farmer": 1}},
        works={"2": "guard-post", "4": ("guard-post", "right-up"), "7": "bomb"},
    )
    assert shorts(match, "set-off 7") == ["wounded: 2 Farmers, \u22121 Basic Unit, \u22121 Bomb"]
    play(match, "set-off 7")
    assert texts(match) == ["act-from 2", "act-from 4"]


def test_a_whetstone_says_what_it_adds() -> None:
    match = march(
        "R101",
        "12",
        troops={"12": {"basic": 2}},
        soldiers={"7": {"farmer": 1}},
        improvements={"0": ["whetstone"]},
    )
    assert shorts(match, "pass")[0] == "1:2 lost"
    assert shorts(match, "whet") == ["2:2 won"]


def test_against_each_other_the_sums_are_of_those_who_come_and_of_those_who_are_there() -> None:
    match = fight(soldiers={"7": {"farmer": 1}, "12": {"farmer": 1}}, armies={"12": NORTH})
    play(match, "move-from 7")
    assert shorts(match, "move-to up")[:2] == ["Hex 12", "1:1 lost"]
    assert sentences(match, "move-to up")[1] == (
        "Battle on hex 12: those who come have Strength 1, those who are there 1; "
        "so those who come lose it."
    )
