"""Chapter 12 of RULES.md: the guns."""

from typing import Any

import pytest

from siegeworks import Match
from siegeworks.games.hegra.rules import pieces as n
from tests.games.hegra.table import (
    TABLES,
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

CREW: dict[str, Any] = {"jobs": {"fire-guns-soldier": 2}, "ready": {"soldier": 8}}


def both(**situation: Any) -> Match:
    """Both guns with two icons each and a crew."""
    return fortress("FireGuns()", guns=(3, 3), **CREW, **situation)


def test_12_1_each_gun_picks_one_target_or_holds_fire() -> None:
    match = both(infantry={"2": 3}, patrols={"blue-2": 1})
    assert texts(match) == ["aim sector-2", "aim blue-row", "aim airfield", "hold"]
    play(match, "hold")
    assert prompt(match) == "Aim"
    play(match, "hold")
    assert some(match, "tired") == {"soldier": 2}
    assert prompt(match) == "DrawEvent"


def test_12_1_the_order_of_two_different_guns_is_yours() -> None:
    for guns, jam in (((3, 2), {}), ((3, 3), {"gun-1": 0b010})):
        match = fortress("FireGuns()", guns=guns, gun_jam=jam, **CREW)
        assert texts(match) == ["fire gun-1", "fire gun-2"]
        play(match, "fire gun-2", "aim airfield", "strike morale")
        match.choose("done") if "done" in texts(match) else None
        play(match, "1")
        assert [line.about["gun"] for line in told(match, "gun-fires")] == ["gun-2"]
        play(match, "aim airfield", "strike miss")
        match.choose("done") if "done" in texts(match) else None
        assert [line.about["gun"] for line in told(match, "gun-fires")] == ["gun-2", "gun-1"]


def test_12_1_nobody_is_asked_for_the_order_of_like_guns_or_of_one() -> None:
    for guns in ((3, 3), (2, 2), (3, 1), (1, 3)):
        assert prompt(fortress("FireGuns()", guns=guns, **CREW)) == "Aim"


def test_12_1_once_a_day_however_many_man_them() -> None:
    jobs = {"fire-guns-soldier": 4}
    match = fortress("FireGuns()", guns=(3, 3), jobs=jobs, ready={"soldier": 8})
    play(match, "hold", "hold")
    assert prompt(match) == "DrawEvent"


def test_12_1_without_a_crew_no_shot() -> None:
    match = fortress("FireGuns()", guns=(3, 0), jobs={"fire-guns-soldier": 1}, ready={"soldier": 8})
    assert prompt(match) == "DrawEvent"


def test_12_2_a_crew_needs_an_icon() -> None:
    match = fortress("Placement(0)", guns=(1, 0), ready={"soldier": 8})
    assert why(match, "put fire-guns-soldier") == ("no-icon", "12.2")
    match = fortress("Placement(0)", guns=(2, 0), ready={"soldier": 8})
    assert "put fire-guns-soldier" in texts(match)


def test_12_2_gun_two_alone_will_do() -> None:
    match = fortress("Placement(0)", guns=(1, 2), ready={"officer": 1, "soldier": 8})
    assert [text for text in texts(match) if "fire-guns" in text] == ["put fire-guns-soldier"]


def test_12_3_two_for_each_icon_and_the_rest_lies_down() -> None:
    match = both(infantry={"2": 4}, lying={"2": 1})
    play(match, "aim sector-2", "6", "hold")
    assert (some(match, "standing"), some(match, "lying")) == ({}, {"2": 1})
    assert [line.rule for line in told(match, "removed")] == ["12.3"] * 4
    match = fortress("FireGuns()", guns=(2, 0), infantry={"2": 4}, lying={"2": 1}, **CREW)
    play(match, "aim sector-2", "6")
    assert (some(match, "standing"), some(match, "lying")) == ({}, {"2": 3})


def test_12_3_a_sector_with_suppressed_infantry_alone_is_a_target() -> None:
    match = fortress("FireGuns()", guns=(2, 0), lying={"3": 3}, **CREW)
    play(match, "aim sector-3", "6")
    assert some(match, "lying") == {"3": 1}


def test_12_4_a_patrol_to_its_bag_and_a_piece_to_its_track() -> None:
    match = both(patrols={"yellow-2": 1}, pieces=("yellow-1", "yellow-3"), artillery=4)
    play(match, "aim yellow-row")
    assert texts(match) == [
        *("take patrol-yellow-2", "take artillery-yellow-1", "take artillery-yellow-3", "done")
    ]
    play(match, "take artillery-yellow-1", "take patrol-yellow-2", "5", "hold")
    assert some(match, "pieces") == {"yellow-3": 1}
    assert zone(match, "artillery") == 3
    assert zone(match, "patrol_bag")["2"] == 2


def test_12_4_a_row_with_an_artillery_piece_alone_is_a_target() -> None:
    match = fortress("FireGuns()", guns=(2, 0), pieces=("green-2",), artillery=2, **CREW)
    assert texts(match) == ["aim green-row", "aim airfield", "hold"]


@pytest.mark.parametrize("edition", n.EDITION_NAMES)
@pytest.mark.parametrize(("taken", "loss"), [("blue-2", -1), ("blue-3", 0)])
def test_12_4_a_runner_where_something_is_removed_costs_morale(
    edition: str, taken: str, loss: int
) -> None:
    match = both(
        edition=edition,
        patrols={"blue-2": 1, "blue-3": 1},
        runners=[("hunter", "blue-2", None), ("hunter", "blue-5", None)],
    )
    play(match, "aim blue-row", f"take patrol-{taken}", "done", "6", "hold")
    assert morale(match) == loss


def test_12_5_each_option_of_the_airfield_once_a_day() -> None:
    match = both()
    play(match, "aim airfield", "strike morale", "strike surrender", "6")
    assert (morale(match), zone(match, "surrender")) == (2, "truce")
    play(match, "aim airfield")
    assert texts(match) == ["strike miss", "strike air", "done"]
    play(match, "strike miss", "strike air", "drop 2", "6")
    left = TABLES.air[:2] + TABLES.air[4:]
    assert zone(match, "air_stacks") == [n.AIR_NAMES[kind] for kind in left]
    assert zone(match, "tiles")["miss"] == 3
    assert len(zone(match, "air_stacks")) == 10


def test_12_5_all_four_again_on_the_next_day() -> None:
    match = both(airfield=15)
    play(match, "aim airfield")
    options = ("morale", "miss", "surrender", "air")
    assert sorted(texts(match)) == sorted([*(f"strike {option}" for option in options), "done"])


def test_12_6_below_the_criterion_the_rightmost_icon_jams() -> None:
    match = both(infantry={"2": 4})
    play(match, "aim sector-2", "3", "hold")
    assert zone(match, "gun_jam")["gun-1"] == 0b100
    match = both(infantry={"2": 4})
    play(match, "aim sector-2", "4", "hold")
    assert zone(match, "gun_jam")["gun-1"] == 0
    match = both()
    play(match, "aim airfield", "strike morale", "done", "5", "hold")
    assert zone(match, "gun_jam")["gun-1"] == 0b100


@pytest.mark.parametrize(("row", "criterion"), [("blue", 4), ("green", 4), ("yellow", 5)])
def test_12_6_each_row_has_its_own_criterion(row: str, criterion: int) -> None:
    for face, jam in ((criterion - 1, 0b010), (criterion, 0)):
        match = fortress("FireGuns()", guns=(2, 0), patrols={f"{row}-2": 1}, **CREW)
        play(match, f"aim {row}-row", f"take patrol-{row}-2", str(face))
        assert zone(match, "gun_jam")["gun-1"] == jam
