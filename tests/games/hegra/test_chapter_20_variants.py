"""Chapter 20 of RULES.md: advanced events."""

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
    start,
    texts,
    zone,
)

HOME: dict[str, Any] = {"ready": {"soldier": 9}, "supplies": 4}
ADVANCED: dict[str, Any] = {"advanced": "on"}
# Each advanced event by its rule; situations use the first of each
RULES = {
    n.ONGOING_NAMES[rule]: number
    for number, rule in reversed(list(enumerate(TABLES.event_ongoing)))
    if rule != n.NONE
}
CLEARS = {
    n.CLEAR_NAMES[how]: number
    for number, how in reversed(list(enumerate(TABLES.event_clear)))
    if how != n.NONE
}


def marked(number: int, *agenda: str, **situation: Any) -> Match:
    """A situation with an advanced event in force."""
    name = TABLES.event_names[number]
    data = start(**ADVANCED).dump()
    left = [e for e in data["zones"]["events"] if e != name]  # type: ignore[index]
    situation = {**HOME, **situation}
    return fortress(
        *agenda, options=ADVANCED, day=8, ongoing=[name], events=without_today(left), **situation
    )


def without_today(events: list[str]) -> list[str]:
    today = next(
        name
        for number, name in enumerate(TABLES.event_names)
        if n.DECK_NAMES[TABLES.event_deck[number]] == "siege-1"
        and TABLES.event_ongoing[number] == n.NONE
    )
    return [name for name in events if name != today]


def sector_of(number: int) -> str:
    return n.SECTOR_NAMES[TABLES.event_sector[number]]


def test_20_6_a_red_sector() -> None:
    number = RULES["red"]
    match = marked(number, "Modifiers()", infantry={sector_of(number): 1, "4": 1})
    assert morale(match) == -2


def test_20_6_dug_in_infantry_is_not_suppressed() -> None:
    number = RULES["dug-in"]
    sector = sector_of(number)
    match = marked(number, "Do(pin, 1)", infantry={sector: 1})
    assert some(match, "lying") == {}
    match = marked(number, "Aim(gun-1)", guns=(2, 0), infantry={sector: 4})
    play(match, f"aim sector-{sector}", "6")
    assert (some(match, "standing"), some(match, "lying")) == ({sector: 2}, {})


@pytest.mark.parametrize("rule", ["mortars", "swift"])
def test_20_6_dice_that_show_nothing(rule: str) -> None:
    number = RULES[rule]
    sector = sector_of(number)
    blank = str(TABLES.faces[4 + int(sector) - 1][1:].index(0) + 1)
    situation = {"infantry": {sector: 2}, "post": {"front": "soldier"}, "defence": 2}
    match = marked(number, "InfantryAttack()", **situation)
    play(match, blank, blank)
    assert zone(match, "defence") == (1 if rule == "mortars" else 2)
    if rule == "swift":
        assert sector not in some(match, "standing")


def test_20_6_smoke_hides_from_volunteers() -> None:
    number = RULES["smoke"]
    assert TABLES.event_sector[number] >= TABLES.reach[2][n.HUNTER]
    infantry = {sector_of(number): 1}
    match = marked(number, "Walls()", infantry=infantry, post={"front": "hunter"})
    assert prompt(match) == "DrawEvent"
    match = marked(number, "Walls()", infantry=infantry, post={"front": "soldier"})
    assert prompt(match) == "Shoot"


def test_20_6_smoke_hides_from_hunters_who_shoot_elsewhere() -> None:
    number = RULES["smoke"]
    hidden = sector_of(number)
    seen = next(s for s in ("3", "4") if s != hidden)
    match = marked(number, "Walls()", infantry={hidden: 2, seen: 2}, post={"front": "hunter"})
    play(match, "6")
    assert some(match, "standing") == {hidden: 2, seen: 1}


def test_20_6_soldiers_and_the_officer_see_through_smoke() -> None:
    number = RULES["smoke"]
    infantry = {sector_of(number): 1}
    for who in ("soldier", "officer"):
        match = marked(number, "Walls()", infantry=infantry, post={"front": who})
        assert prompt(match) == "Shoot"


def test_20_6_cover_needs_a_five() -> None:
    number = RULES["cover"]
    sector = sector_of(number)
    assert TABLES.event_sector[number] >= TABLES.reach[2][n.SOLDIER]
    for face, left in (("4", {sector: 1}), ("5", {})):
        match = marked(number, "Walls()", infantry={sector: 1}, post={"front": "soldier"})
        play(match, face)
        assert some(match, "lying") == left
        assert some(match, "standing") == {}


def test_20_6_a_four_removes_outside_the_cover_and_suppresses_in_it() -> None:
    number = RULES["cover"]
    sector = sector_of(number)
    outside = next(s for s in ("3", "4") if s != sector)
    match = marked(
        number,
        "Walls()",
        infantry={sector: 2, outside: 2},
        whole=("A",),
        post={"A": "soldier"},
    )
    play(match, "machine-gun A", "4")
    assert sorted(texts(match)) == sorted([f"pin {sector}", f"remove standing-{outside}", "done"])
    play(match, f"pin {sector}", f"remove standing-{outside}", "done")
    assert prompt(match) == "DrawEvent"
    assert some(match, "standing") == {sector: 1, outside: 1}
    assert some(match, "lying") == {sector: 1}


def test_20_6_an_advanced_event_stays_when_it_is_drawn() -> None:
    number = next(iter(RULES.values()))
    name = TABLES.event_names[number]
    match = fortress("Text()", options=ADVANCED, day=8, card=name, **HOME)
    assert zone(match, "ongoing") == [name]


def test_20_6_several_advanced_events_are_in_force_side_by_side() -> None:
    first, second = (TABLES.event_names[RULES[rule]] for rule in ("red", "dug-in"))
    left = [e for e in zone(start(**ADVANCED), "events") if e not in (first, second)]
    match = fortress(
        "Text()", options=ADVANCED, day=8, card=second, ongoing=[first], events=left, **HOME
    )
    assert zone(match, "ongoing") == [first, second]


def test_20_7_an_empty_sector_clears() -> None:
    number = CLEARS["empty"]
    match = marked(number, "SectionEnds()", infantry={sector_of(number): 1})
    assert zone(match, "ongoing") == [TABLES.event_names[number]]
    assert zone(marked(number, "SectionEnds()"), "ongoing") == []


def test_20_7_a_gun_silences() -> None:
    number = CLEARS["silenced"]
    sector = sector_of(number)
    match = marked(number, "Aim(gun-1)", guns=(2, 0), infantry={sector: 3})
    play(match, f"aim sector-{sector}", "6")
    assert zone(match, "ongoing") == []


@pytest.mark.parametrize("how", sorted(CLEARS.keys() & {"supplies", "morale"}))
def test_20_7_supplies_or_morale_pay_an_event_off(how: str) -> None:
    number = CLEARS[how]
    match = marked(number, "PayMarkers()", supplies=5)
    assert texts(match) == [f"pay {TABLES.event_names[number]}", "done"]
    play(match, f"pay {TABLES.event_names[number]}")
    assert zone(match, "ongoing") == []
    amount = TABLES.event_amount[number]
    assert (zone(match, "supplies"), morale(match)) == (
        (5 - amount, 0) if how == "supplies" else (5, -amount)
    )


def test_20_7_only_in_full() -> None:
    number = CLEARS["supplies"]
    for short, step in ((0, "PayMarkers"), (1, "DrawEvent")):
        supplies = TABLES.event_amount[number] - short
        assert prompt(marked(number, "PayMarkers()", supplies=supplies)) == step
    number = CLEARS["morale"]
    for short, step in ((0, "PayMarkers"), (1, "DrawEvent")):
        level = n.MOOD_NAMES[TABLES.event_amount[number] - short]
        assert prompt(marked(number, "PayMarkers()", morale=level)) == step


def test_20_7_paid_off_in_time_it_no_longer_holds_on_the_walls() -> None:
    number = RULES["smoke"]
    infantry = {sector_of(number): 1}
    pay = f"pay {TABLES.event_names[number]}"
    for answer, step in ((pay, "Shoot"), ("done", "PayMarkers")):
        match = marked(number, "DayPhase()", infantry=infantry, post={"front": "hunter"})
        assert texts(match) == [pay, "done"]
        play(match, answer)
        assert prompt(match) == step


def test_20_7_suppressed_infantry_keeps_an_event_in_force() -> None:
    number = CLEARS["empty"]
    match = marked(number, "SectionEnds()", lying={sector_of(number): 1})
    assert zone(match, "ongoing") == [TABLES.event_names[number]]


@pytest.mark.parametrize("how", sorted(CLEARS.keys() - {"empty"}))
def test_20_7_an_empty_sector_clears_no_other_event(how: str) -> None:
    match = marked(CLEARS[how], "SectionEnds()")
    assert zone(match, "ongoing") == [TABLES.event_names[CLEARS[how]]]


def test_20_7_a_gun_silences_only_what_asks_for_it_where_it_fires() -> None:
    for how in sorted(CLEARS.keys() - {"silenced"}):
        sector = sector_of(CLEARS[how])
        match = marked(CLEARS[how], "Aim(gun-1)", guns=(2, 0), infantry={sector: 3})
        play(match, f"aim sector-{sector}", "6")
        assert zone(match, "ongoing") == [TABLES.event_names[CLEARS[how]]]
    number = CLEARS["silenced"]
    other = next(sector for sector in n.SECTOR_NAMES if sector != sector_of(number))
    match = marked(number, "Aim(gun-1)", guns=(2, 0), infantry={other: 3})
    play(match, f"aim sector-{other}", "6")
    assert zone(match, "ongoing") == [TABLES.event_names[number]]
