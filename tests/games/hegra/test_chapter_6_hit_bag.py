"""Chapter 6 of RULES.md: the Hit bag."""

from typing import Any

import pytest

from siegeworks.games.hegra.rules import pieces as n
from tests.games.hegra.table import TABLES, fortress, morale, play, prompt, some, told, zone

QUIET: dict[str, Any] = {"ready": {"officer": 1, "soldier": 9}, "supplies": 3}
SIX = [n.FIELD_NAMES[field] for field in TABLES.gun_fields]


def test_6_1_tiles_by_the_pieces_on_the_map() -> None:
    tiles = {"miss": 9, "artillery": 0}
    for pieces, count in (((), 2), (("yellow-1", "yellow-3", "yellow-5"), 5)):
        match = fortress("Bombardment()", pieces=pieces, bag_tiles=tiles, **QUIET)
        play(match, *(["miss"] * count))
        assert prompt(match) == "DrawEvent"
        assert zone(match, "tiles")["miss"] == 9 - count


def test_6_1_all_tiles_are_drawn_before_the_first_is_resolved() -> None:
    match = fortress("Salvo(2)", whole=("B",), post={"B": "soldier"}, ready={"soldier": 8})
    play(match, "B")
    assert (prompt(match), zone(match, "post")["B"]) == ("DrawTile", "soldier")
    play(match, "miss")
    assert prompt(match) == "Wound"


def test_6_2_damage_miss_air_artillery() -> None:
    tiles = {"miss": 1, "artillery": 1, "air-supply": 1, "air-morale": 1}
    match = fortress("Salvo(5)", whole=("A",), bag_tiles=tiles, **QUIET)
    play(match, "artillery", "air-supply", "miss", "A")
    play(match, "air-morale")
    kinds = [line.kind for line in match.log()]
    order = ("damage-placed", "air-raid", "artillery-moves")
    assert [kind for kind in kinds if kind in order] == [order[0], order[1], order[1], order[2]]
    assert some(match, "tiles") == {"artillery": 1}


def test_6_3_damage_injures_whoever_holds_the_position() -> None:
    match = fortress("Salvo(1)", whole=("B",), post={"B": "soldier"}, ready={"soldier": 8})
    play(match, "B")
    assert prompt(match) == "Wound"
    play(match, "2", "bed")
    assert zone(match, "beds")["1"] == "soldier-2"
    assert (zone(match, "post")["B"], zone(match, "damaged")["B"]) == (None, 1)


def test_6_3_a_gun_is_damaged_from_the_right() -> None:
    match = fortress("Salvo(1)", guns=(2, 0), **QUIET)
    play(match, "gun-1")
    assert zone(match, "gun_damage")["gun-1"] == 2


def test_6_4_air_tiles() -> None:
    tiles = {"air-supply": 1, "air-morale": 1, "air-injury": 1}
    match = fortress("Salvo(3)", bag_tiles=tiles, supplies=2, tired={"soldier": 9})
    play(match, "air-supply", "air-morale", "air-injury", "6", "bed")
    assert (zone(match, "supplies"), morale(match)) == (1, -1)
    assert zone(match, "beds")["1"] == "soldier-6"
    assert some(match, "tiles") == {"miss": 1, "artillery": 1}


def test_6_5_the_marker_moves_and_brings_a_piece_to_the_map() -> None:
    match = fortress("Salvo(1)", artillery=1, **QUIET)
    play(match, "artillery")
    assert (zone(match, "artillery"), some(match, "pieces")) == (2, {})
    match = fortress("Salvo(1)", artillery=2, **QUIET)
    play(match, "artillery")
    assert (zone(match, "artillery"), some(match, "pieces")) == (3, {"yellow-1": 1})
    assert zone(match, "tiles")["artillery"] == 1


def test_6_5_the_green_row_after_the_yellow() -> None:
    full = ("yellow-1", "yellow-3", "yellow-5")
    match = fortress("Salvo(1)", artillery=5, pieces=full, **QUIET)
    play(match, "artillery")
    assert "green-2" in some(match, "pieces")


def test_6_5_the_last_piece_comes_like_the_others() -> None:
    match = fortress("Salvo(1)", artillery=7, pieces=SIX[:5], **QUIET)
    play(match, "artillery")
    assert sorted(some(match, "pieces")) == sorted(SIX)
    assert (zone(match, "artillery"), zone(match, "surrender")) == (8, "honourable")


def test_6_5_without_a_piece_on_the_track_each_tile_costs_surrender() -> None:
    for tiles, marker in ((1, "honourable"), (2, "surrender")):
        bag = {"artillery": tiles, "miss": 0}
        match = fortress(
            f"Salvo({tiles})", pieces=SIX, artillery=8, surrender="truce", bag_tiles=bag, **QUIET
        )
        play(match, *["artillery"] * tiles)
        assert (zone(match, "surrender"), zone(match, "artillery")) == (marker, 8)
        assert zone(match, "tiles")["artillery"] == tiles


@pytest.mark.parametrize("edition", n.EDITION_NAMES)
def test_6_5_with_no_piece_left_each_tile_costs_surrender(edition: str) -> None:
    facts: dict[str, Any] = {"pieces": SIX, "artillery": 8, "surrender": "truce"}
    match = fortress(
        "Salvo(2)", edition=edition, bag_tiles={"artillery": 2}, ready={"soldier": 9}, **facts
    )
    play(match, "artillery", "artillery")
    assert zone(match, "surrender") == "surrender"
    assert [line.about["cause"] for line in told(match, "surrender-reason")] == ["shelling"]


def test_6_6_an_empty_bag_costs_surrender() -> None:
    match = fortress("Salvo(3)", bag_tiles={"miss": 1, "artillery": 0}, **QUIET)
    play(match, "miss")
    assert zone(match, "surrender") == "surrender"
    (why,) = told(match, "surrender-reason")
    assert why.about == {"cause": "empty-bag"}


def test_6_6_what_was_drawn_is_resolved_first() -> None:
    bag = {"miss": 0, "artillery": 0, "air-supply": 1}
    match = fortress("Salvo(2)", bag_tiles=bag, **QUIET)
    play(match, "air-supply")
    assert (zone(match, "supplies"), zone(match, "surrender")) == (2, "surrender")
    kinds = [line.kind for line in match.log()]
    assert kinds.index("air-raid") < kinds.index("surrender-reason")


def test_6_7_the_leftmost_air_stack_goes_into_the_bag() -> None:
    match = fortress("AirStack()", **QUIET)
    assert zone(match, "air_stacks") == [n.AIR_NAMES[kind] for kind in TABLES.air[2:]]
    assert [line.about["count"] for line in told(match, "air-stack-added")] == [5]
    kind = n.AIR_NAMES[TABLES.air[0]]
    assert zone(match, "tiles")[f"air-{kind}"] == 2
