"""What the board foretells comes true: each kind of mark in a situation made for it (law 11)."""

import random
from typing import Any

import pytest

from siegeworks import Match
from siegeworks.games.hegra.board.promises import PROMISES
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.parts.board import board_of, look
from siegeworks.parts.board.laws import ForetoldComesTrue
from tests.games.hegra.table import GAME, fortress

HOME: dict[str, Any] = {"tired": {"soldier": 12, "volunteer": 4}, "supplies": 3}
WALL: dict[str, Any] = {"post": {"front": "soldier"}, "tired": {"soldier": 11}}
YELLOW = ["yellow-1", "yellow-3", "yellow-5"]


class Always(random.Random):
    """Dice by which a law is tried at every pause."""

    def random(self) -> float:
        return 0.0


def tried(*agenda: str, **situation: Any) -> set[str]:
    """The kinds of mark that were judged, and found true."""
    match = fortress("Breakfast()", *agenda, **{**HOME, **situation})
    counted = ForetoldComesTrue().try_pause(match, Always(1))
    return {name.partition(" ")[2] for name, count in counted.items() if count}


def hits(match: Match) -> set[str]:
    """The sectors of which a hit is foretold."""
    found = board_of(GAME).outlook(look(match, 0, "en"))
    assert found is not None
    return {mark.nouns[0] for mark in found.marks if mark.kind == "hits"}


def test_every_kind_of_mark_with_a_share_has_a_promise() -> None:
    assert set(board_of(GAME).promises) == set(PROMISES)


def test_7_3_hits() -> None:
    assert "hits" in tried("InfantryAttack()", infantry={"4": 3}, **WALL)
    assert "hits" in tried("InfantryAttack()", stage="attack", infantry={"1": 2}, **WALL)


def test_7_3_dice_of_which_some_are_cast_foretell_nothing() -> None:
    match = fortress("InfantryAttack()", infantry={"2": 2, "4": 2}, **WALL)
    assert hits(match) == {"sector:2", "sector:4"}
    match.happen("1")
    assert hits(match) == {"sector:4"}
    match.happen("1")
    assert hits(match) == {"sector:2", "sector:4"}


def test_7_8_the_top_sector_charges() -> None:
    assert "breaks" in tried("InfantryAttack()", infantry={"4": 3}, **WALL)


def test_7_2_all_advance_where_nobody_holds_a_position() -> None:
    assert "breaks" in tried("InfantryAttack()", infantry={"2": 3, "4": 2})


@pytest.mark.parametrize("edition", n.EDITION_NAMES)
def test_15_4_patients_die_or_get_worse(edition: str) -> None:
    waiting = ["soldier-1", "volunteer-1", "volunteer-4"]
    fewer: dict[str, Any] = {"edition": edition, "tired": {"soldier": 9}}
    assert "dies" in tried("PatientsChange()", waiting=waiting, **fewer)
    assert "worsens" in tried("PatientsChange()", waiting=waiting[2:], **fewer)


def test_15_3_the_cabinet_spares_those_who_wait() -> None:
    work = ("Section(treat, cabinet)", "PatientsChange()")
    jobs = {"cabinet-medic": 2}
    assert not {"dies", "worsens"} & tried(
        *work, finds={"cabinet": "whole"}, jobs=jobs, waiting=["hunter-2"], beds={"1": "hunter-3"}
    )


@pytest.mark.parametrize("morale", n.MOOD_NAMES)
def test_16_1_morale_moves_within_its_track(morale: str) -> None:
    doubt: dict[str, Any] = {"stage": "mobilisation", "doubt": 0, "morale": morale}
    assert "mood" in tried("Modifiers()", **doubt)
    assert "mood" in tried(
        "Modifiers()", morgue={"hunter": 1}, **{**doubt, "supplies": 0, "doubt": 3}
    )
    assert "mood" in tried("Modifiers()", morgue={"hunter": 2}, morale=morale)


@pytest.mark.parametrize("surrender", n.SURRENDER_NAMES[: n.SKULL])
def test_17_1_and_17_3_surrender_comes_nearer_or_too_few_are_left(surrender: str) -> None:
    for healthy in range(5, 13):
        home: dict[str, Any] = {"tired": {"soldier": healthy}, "surrender": surrender}
        tried("CheckSurrender()", **home)
        assert "surrenders" in tried("CheckSurrender()", morgue={"volunteer": 3}, **home)


def test_18_1_patrols_come_as_long_as_there_are_tokens() -> None:
    fields = {f"{row}-{number}": 1 for row in ("blue", "green") for number in range(1, 7)}
    assert "patrols" in tried("TurnTrack()", day=8)
    assert "patrols" in tried("TurnTrack()", day=8, patrols=fields | {"blue-6": 0})
    assert "patrols" not in tried("TurnTrack()", day=8, patrols=fields)


def test_6_1_and_6_6_tiles_are_drawn_as_far_as_there_are_any() -> None:
    assert "tiles" in tried("AirStack()", "Bombardment()", bag_tiles={"miss": 6})
    guns: dict[str, Any] = {"pieces": YELLOW, "artillery": 3, "air_stacks": []}
    assert "tiles" in tried("AirStack()", "Bombardment()", **guns)
    assert "tiles" in tried("AirStack()", "TurnTrack()", "AirStack()", "Bombardment()")


def test_nobody_interferes_by_doing_nothing() -> None:
    match: Match = fortress("Breakfast()", **HOME)
    options = [option.code for option in match.options()]
    state: Any = match.state
    quiet = board_of(GAME).let_happen(state, options)
    assert str(match.option_of(quiet)) == "done"
