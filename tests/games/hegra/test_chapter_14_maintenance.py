"""Chapter 14 of RULES.md: maintenance."""

from typing import Any

import pytest

from siegeworks.games.hegra.rules import pieces as n
from tests.games.hegra.table import (
    TABLES,
    chances,
    find_of,
    fortress,
    morale,
    play,
    prompt,
    some,
    texts,
    told,
    why,
    zone,
)

WORK = "Section(shovel, map-room)"
HOME: dict[str, Any] = {"ready": {"soldier": 6}, "supplies": 1}


def finding(what: str) -> str:
    """The find of the snow deck that opens a space."""
    return TABLES.snow_names[TABLES.snow_finds.index(n.FIND_NAMES.index(what))]


def test_14_1_the_spaces_in_an_order_of_your_choice() -> None:
    jobs = {"shovel-soldier": 1, "inspire-officer": 1, "repair-soldier": 1}
    match = fortress(WORK, jobs=jobs, snow=1, **HOME)
    assert texts(match) == ["work shovel", "work inspire"]
    play(match, "work inspire")
    assert (morale(match), some(match, "tired")) == (1, {"officer": 1})
    play(match, finding("radio"))
    assert zone(match, "snow") == 3
    assert some(match, "jobs") == {}


@pytest.mark.parametrize(
    ("jobs", "situation"),
    [
        ({"shovel-soldier": 1, "repair-soldier": 2}, {"snow": 1}),
        ({"shovel-soldier": 2, "inspire-officer": 1}, {"snow": 2}),
        ({"map-room-hunter": 1, "bolster-soldier": 2}, {"snow": 2, "finds": {"map-room": "whole"}}),
        ({"map-room-hunter": 1, "repair-soldier": 2}, {"finds": {"map-room": "damaged"}}),
        ({"radio-officer": 1, "repair-soldier": 2}, {"finds": {"radio": "damaged"}}),
    ],
)
def test_14_1_you_are_asked_where_something_can_depend_on_the_order(
    jobs: dict[str, int], situation: dict[str, Any]
) -> None:
    assert prompt(fortress(WORK, jobs=jobs, **situation, **HOME)) == "Work"


@pytest.mark.parametrize(
    ("jobs", "situation"),
    [
        ({"shovel-soldier": 1, "inspire-officer": 1}, {"snow": 2}),
        ({"shovel-soldier": 1, "promote-officer": 1, "promote-hunter": 1}, {"snow": 5}),
        ({"radio-officer": 1, "shovel-soldier": 1}, {"finds": {"radio": "damaged"}}),
        ({"shovel-soldier": 2, "inspire-officer": 1}, {"snow": 2, "snow_deck": []}),
    ],
)
def test_14_1_nobody_is_asked_where_nothing_depends_on_the_order(
    jobs: dict[str, int], situation: dict[str, Any]
) -> None:
    if situation.get("snow_deck") == []:
        finds = dict.fromkeys(n.FIND_NAMES[: n.FACILITIES - 1], "damaged")
        situation = situation | {"finds": finds, "guns": (0, 1)}
    match = fortress(WORK, jobs=jobs, **situation, **HOME)
    assert prompt(match) in ("DrawEvent", "AddHope")


def test_14_1_a_repair_and_what_it_cannot_improve_are_done_in_the_order_of_the_board() -> None:
    jobs = {"repair-soldier": 2, "bolster-soldier": 2, "radio-officer": 1}
    match = fortress(WORK, jobs=jobs, finds={"radio": "whole"}, **HOME)
    assert prompt(match) == "Repair"
    play(match, "done")
    assert prompt(match) == "Bolster"


def test_14_1_a_radio_that_is_repaired_first_brings_two_hopes() -> None:
    for first, hopes in (("repair", 4), ("radio", 5)):
        jobs = {"repair-soldier": 2, "radio-officer": 1}
        match = fortress(WORK, jobs=jobs, finds={"radio": "damaged"}, **HOME)
        play(match, f"work {first}")
        while prompt(match) in ("Repair", "AddHope"):
            option = next((o for o in texts(match) if o in ("mend radio", "done")), None)
            play(match, option or next(iter(chances(match))))
        assert len(zone(match, "hope")) == hopes


def test_14_2_past_one_something_is_found() -> None:
    match = fortress(WORK, jobs={"shovel-hunter": 1}, snow=2, **HOME)
    assert (zone(match, "snow"), prompt(match)) == (3, "DrawSnow")
    match = fortress(WORK, jobs={"shovel-hunter": 1}, snow=3, **HOME)
    assert (zone(match, "snow"), prompt(match)) == (1, "DrawEvent")


def test_14_2_the_steps_that_are_left_go_on_from_three() -> None:
    match = fortress(WORK, jobs={"shovel-soldier": 4}, snow=2, **HOME)
    play(match, finding("radio"))
    assert (zone(match, "snow"), prompt(match)) == (1, "DrawEvent")


def test_14_2_with_nothing_left_to_find_the_marker_still_goes_to_three() -> None:
    finds = dict.fromkeys(n.FIND_NAMES[: n.FACILITIES - 1], "damaged")
    match = fortress(
        WORK, jobs={"shovel-soldier": 1}, snow=1, snow_deck=[], finds=finds, guns=(0, 1), **HOME
    )
    assert (zone(match, "snow"), prompt(match)) == (3, "DrawEvent")


def test_14_3_a_new_space_comes_damaged_and_gun_two_with_three_tiles() -> None:
    match = fortress("Reveal()", **HOME)
    play(match, finding("radio"))
    assert zone(match, "facility")["radio"] == "damaged"
    assert (len(zone(match, "snow_deck")), len(told(match, "deed-done"))) == (10, 0)
    match = fortress("Reveal()", **HOME)
    play(match, finding("gun-2"))
    assert zone(match, "facility")["gun-2"] == "damaged"
    assert zone(match, "gun_damage")["gun-2"] == 3


def test_14_3_an_item_is_used_at_once_and_an_empty_deck_gives_nothing() -> None:
    match = fortress("Reveal()", **HOME)
    item = next(s for s in zone(match, "snow_deck") if find_of(s) == "item")
    play(match, item)
    assert len(told(match, "deed-done")) + len(told(match, "deed-impossible")) > 0
    match = fortress("Reveal()", snow_deck=[], finds={"radio": "damaged"}, **HOME)
    assert prompt(match) == "DrawEvent"


def test_14_4_repair_takes_off_damage_from_the_left() -> None:
    match = fortress("Repair(3)", finds={"radio": "damaged"}, guns=(1, 0), **HOME)
    assert texts(match) == ["mend A", "mend B", "mend C", "mend gun-1", "mend radio", "done"]
    play(match, "mend gun-1", "mend radio", "done")
    assert zone(match, "gun_damage")["gun-1"] == 1
    assert zone(match, "facility")["radio"] == "whole"
    assert (zone(match, "tiles")["gun-1"], zone(match, "tiles")["radio"]) == (2, 1)


def test_14_4_one_tile_for_each_use() -> None:
    match = fortress(WORK, jobs={"repair-soldier": 2}, **HOME)
    play(match, "mend B")
    assert (some(match, "damaged"), prompt(match)) == ({"A": 1, "C": 1}, "DrawEvent")


def test_14_4_or_turns_the_leftmost_jammed_tile() -> None:
    match = fortress(
        "Repair(2)", guns=(3, 0), gun_jam={"gun-1": 0b110}, machine_gun="jammed", **HOME
    )
    assert "mend jammed-machine-gun" in texts(match)
    play(match, "mend jammed-gun-1")
    assert zone(match, "gun_jam")["gun-1"] == 0b100
    play(match, "mend jammed-machine-gun")
    assert zone(match, "machine_gun") == "ready"


def test_14_4_each_gun_by_itself() -> None:
    jam = {"gun-1": 0b010, "gun-2": 0b110}
    match = fortress("Repair(1)", guns=(3, 3), gun_jam=jam, **HOME)
    play(match, "mend jammed-gun-2")
    assert zone(match, "gun_jam") == {"gun-1": 0b010, "gun-2": 0b100}


def test_14_4_not_under_damage() -> None:
    match = fortress("Repair(1)", guns=(2, 0), gun_jam={"gun-1": 0b100}, **HOME)
    assert "mend jammed-gun-1" not in texts(match)


def test_14_5_a_miss_tile_or_defence() -> None:
    match = fortress(WORK, jobs={"bolster-soldier": 4}, **HOME)
    play(match, "add-miss", "raise-defence")
    assert (zone(match, "tiles")["miss"], zone(match, "defence")) == (2, 1)


def test_14_5_only_what_is_possible() -> None:
    jobs, top = {"bolster-soldier": 2}, TABLES.defence_top
    match = fortress(WORK, jobs=jobs, defence=top, **HOME)
    assert (zone(match, "tiles")["miss"], zone(match, "defence")) == (2, top)
    match = fortress(WORK, jobs=jobs, bag_tiles={"miss": 10}, **HOME)
    assert (zone(match, "tiles")["miss"], zone(match, "defence")) == (10, 1)


def test_14_6_the_officer_makes_a_soldier() -> None:
    jobs = {"promote-officer": 1, "promote-hunter": 1}
    match = fortress(WORK, jobs=jobs, **HOME)
    assert some(match, "tired") == {"officer": 1, "soldier": 1}
    assert zone(match, "reserve")["hunter"] == 3


def test_14_6_without_a_soldier_in_the_reserve_both_are_only_tired() -> None:
    jobs = {"promote-officer": 1, "promote-volunteer": 1}
    match = fortress(WORK, jobs=jobs, ready={"soldier": 12}, supplies=1)
    assert some(match, "tired") == {"officer": 1, "volunteer": 1}


def test_14_6_two_without_the_officer_are_only_tired() -> None:
    jobs = {"promote-volunteer": 1, "promote-hunter": 1}
    match = fortress(WORK, jobs=jobs, **HOME)
    assert some(match, "tired") == {"volunteer": 1, "hunter": 1}


@pytest.mark.parametrize("order", [("officer", "volunteer"), ("volunteer", "officer")])
def test_14_6_only_the_officer_with_one_other_in_either_order(order: tuple[str, str]) -> None:
    match = fortress("Placement(0)", ready={"officer": 1, "volunteer": 3, "hunter": 1})
    play(match, *(f"put promote-{who}" for who in order))
    assert not any(text.startswith("put promote") for text in texts(match))
    assert why(match, "put promote-hunter") == ("promotes-one", "14.6")


def test_14_6_not_without_the_officer() -> None:
    match = fortress("Placement(0)", ready={"officer": 1, "volunteer": 3})
    play(match, "put inspire-officer")
    assert why(match, "put promote-volunteer") == ("no-officer", "14.6")


def test_14_7_morale_for_each_use() -> None:
    match = fortress(WORK, jobs={"inspire-officer": 1, "inspire-soldier": 2}, **HOME)
    assert morale(match) == 2


def test_14_8_hope_by_radio() -> None:
    for state, cards in (("damaged", 1), ("whole", 2)):
        match = fortress(WORK, finds={"radio": state}, jobs={"radio-officer": 1}, **HOME)
        play(match, *zone(match, "hope")[:cards])
        assert len(zone(match, "hope")) == 6 - cards
        assert len(zone(match, "low_deck")) == 9 + cards


def test_14_9_the_map_room_orders_the_next_three() -> None:
    match = fortress(
        WORK, finds={"map-room": "damaged"}, jobs={"map-room-hunter": 1}, snow=3, **HOME
    )
    first, second, third = zone(match, "snow_deck")[:3]
    play(match, first, second, third)
    assert texts(match) == [f"top {found}" for found in (first, second, third)]
    play(match, f"top {third}", f"top {first}")
    assert zone(match, "snow_top") == [third, first, second]
    assert zone(match, "snow") == 3


def test_14_9_the_find_on_top_is_revealed_next() -> None:
    match = fortress(
        *(WORK, "Reveal()"), finds={"map-room": "damaged"}, jobs={"map-room-hunter": 1}, **HOME
    )
    spaces = [found for found in zone(match, "snow_deck") if find_of(found) != "item"][:3]
    play(match, *spaces, f"top {spaces[2]}", f"top {spaces[0]}")
    assert zone(match, "snow_top") == [spaces[0], spaces[1]]
    assert [line.about["snow"] for line in told(match, "snow-found")] == [spaces[2]]


def test_14_9_repaired_it_also_clears_two_steps_of_snow() -> None:
    match = fortress(WORK, finds={"map-room": "whole"}, jobs={"map-room-hunter": 1}, snow=1, **HOME)
    spaces = [found for found in zone(match, "snow_deck") if find_of(found) != "item"]
    play(match, *spaces[:3], f"top {spaces[0]}", f"top {spaces[1]}")
    assert (zone(match, "snow"), len(zone(match, "snow_top"))) == (2, 2)


def test_14_9_the_map_room_is_used_as_often_as_it_is_manned() -> None:
    match = fortress(
        WORK, finds={"map-room": "damaged"}, jobs={"map-room-hunter": 2}, snow=3, **HOME
    )
    first, second, third = zone(match, "snow_deck")[:3]
    play(match, first, second, third, f"top {first}", f"top {second}")
    assert texts(match) == [f"top {found}" for found in (first, second, third)]
    play(match, f"top {third}", f"top {second}")
    assert (zone(match, "snow_top"), prompt(match)) == ([third, second, first], "DrawEvent")
