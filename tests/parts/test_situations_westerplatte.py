"""Situations of Westerplatte: what follows from what is said."""

from typing import Any

import pytest

import siegeworks
from siegeworks import Match
from siegeworks.games.westerplatte.situations import Troop, name_spaces, situation

CARDS = siegeworks.content("westerplatte")["cards"]


def zones(match: Match) -> Any:
    return match.dump()["zones"]


def test_what_is_not_said_is_as_at_the_set_up() -> None:
    held = zones(situation())
    assert set(held["walls"].values()) == {6}
    assert held["post"] == {"1": "A", "2": "B"}
    assert held["morale"] == 4
    assert (held["day"], held["turn"], held["moves"], held["actions"]) == (1, 1, 2, 1)
    assert None not in held["tile"].values()


@pytest.mark.parametrize(
    ("troop", "found"),
    [("1-C4", ("I", 0)), (("1-C4", "IV"), ("IV", 0)), (("1-C4", "IV", 1), ("IV", 1))],
)
def test_a_troop_is_a_card_and_if_need_be_its_space_and_wounds(
    troop: Troop, found: tuple[str, int]
) -> None:
    held = zones(situation(lanes={"C": troop}))
    assert held["card"]["C"] == "1-C4"
    assert (held["space"]["C"], held["wounds"]["C"]) == found
    assert "1-C4" not in held["rest"]


def test_mines_on_lanes_come_from_their_tile() -> None:
    held = zones(situation(options={"level": "easy"}, mines=["A", "E"]))
    assert (held["mine"]["A"], held["mine"]["E"], held["stock"]["mines"]) == (1, 1, 2)
    assert zones(situation(mines=["A"], stock={"mines": 0}))["stock"]["mines"] == 0


def test_tiles_that_are_not_said_lie_on_the_other_guardhouses() -> None:
    tiles = zones(situation(tiles={"G1": "push-back", "G4": "mortar"}))["tile"]
    assert (tiles["G1"], tiles["G4"]) == ("push-back", "mortar")
    assert len(set(tiles.values())) == 6


@pytest.mark.parametrize(
    ("level", "space", "place"),
    [
        ("easy", "start", 4),
        ("easy", "low-1", 2),
        ("easy", "neutral-1", 3),
        ("easy", "high-1", 5),
        ("hard", "high-1", 4),
    ],
)
def test_morale_is_said_by_its_space(level: str, space: str, place: int) -> None:
    assert zones(situation(options={"level": level}, morale=space))["morale"] == place


def test_every_space_of_a_track_has_a_name_of_its_own() -> None:
    for track in siegeworks.content("westerplatte")["morale"].values():
        names = name_spaces(track["spaces"])
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("day", range(1, 8))
def test_a_day_has_its_filed_cards_and_past_events(seats: int, day: int) -> None:
    held = zones(situation(seats=seats, day=day, options={"level": "medium"}))
    assert held["day"] == day
    assert held["filed"] == max(3, 8 * (day - 1) + 1)
    assert 12 - len(held["events"]) == day - 1


def test_filed_cards_say_the_day() -> None:
    assert [zones(situation(filed=filed))["day"] for filed in (3, 8, 26, 55)] == [1, 2, 4, 7]


def test_phase_two_comes_when_the_cards_of_phase_one_are_gone() -> None:
    for match in (situation(phase=2), situation(lanes={"A": "2-A1"})):
        early = [card for card in zones(match)["rest"] if CARDS[card]["phase"] == 1]
        assert early == []


def test_cards_to_come_are_never_filed() -> None:
    pile = ["1-A1", "1-B1", "1-C1"]
    held = zones(situation(seats=3, filed=20, pile=pile))
    assert set(pile) <= set(held["rest"])


def test_a_burning_passage_belongs_to_an_event_of_the_past() -> None:
    held = zones(situation(options={"level": "hard"}, burnt="burnt-1"))
    assert (held["burnt"], held["day"]) == ("burnt-1", 2)
    assert "burnt-1" not in held["events"]


def test_events_of_the_past_can_be_named() -> None:
    past = ["mine", "grenade"]
    held = zones(situation(day=3, options={"level": "medium"}, past=past))
    assert not set(past) & set(held["events"])
    assert (held["good_left"], held["bad_left"]) == (1, 3)


def test_what_the_officers_hold() -> None:
    match = situation(
        seats=2,
        officers={"2": "G3"},
        ammunition={"1": 0},
        markers={"extra-move-2": 1},
        active="2",
        moves=0,
        actions=0,
        used=["extra-action"],
    )
    held = zones(match)
    assert held["post"] == {"1": "A", "2": "G3"}
    assert held["ammo"] == {"1": 0, "2": 2}
    assert held["markers"]["extra-move-2"] == 1
    assert (held["active"], held["moves"], held["actions"], held["used"]) == ("2", 0, 0, 2)
    assert match.to_move == 1


def test_cards_under_the_pile_keep_their_order() -> None:
    assert zones(situation(under=["1-C1", "1-A2"]))["under"] == ["1-C1", "1-A2"]


@pytest.mark.parametrize(("seats", "day", "lies"), [(1, 1, 1), (2, 1, 1), (2, 2, 0), (3, 1, 0)])
def test_a_first_card_lies_face_up_on_day_one_of_two_officers(
    seats: int, day: int, lies: int
) -> None:
    held = zones(situation(seats=seats, day=day, lanes={"A": "1-A1"}))
    assert (held["first_card"] is not None) == bool(lies)
    assert held["first_card"] not in [*held["rest"], "1-A1"]
