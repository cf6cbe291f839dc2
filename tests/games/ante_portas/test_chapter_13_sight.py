"""Chapter 13 of RULES.md: which hexes are in sight, and where tiles are laid."""

from typing import Any

from siegeworks import Match
from tests.games.ante_portas.realm import play, prompt, realm, refusal, texts

RICH = {"0": {"wood": 2}}
EMPTY: dict[str, dict[str, int]] = {}


def lay(**facts: Any) -> Match:
    """Seat 0 may lay Pressure Mines: the hexes offered are those in sight without anything."""
    facts.setdefault("storage", RICH)
    match = realm(center={"N1": "minelayer-pressure"}, year=5, **facts)
    return play(match, "go minelayer-pressure")


def offered(match: Match) -> set[str]:
    """The hexes where a tile may be laid."""
    return {text.removeprefix("lay-at ") for text in texts(match)} - {"done"}


def test_13_1_the_spawn_point_your_units_and_what_manned_buildings_see() -> None:
    assert offered(lay(soldiers=EMPTY)) == {"2"}
    assert offered(lay(soldiers={"7": {"tired-farmer": 1}})) == {"2", "7"}
    match = lay(soldiers={"7": {"farmer": 1}}, works={"7": "trench", "20": "trap"})
    assert offered(match) == {"2", "9", "10", "12"}
    assert refusal(match, "lay-at 20").reason == "tile-there"
    assert refusal(match, "lay-at 19").reason == "out-of-sight"


def test_13_2_the_exhausted_man_a_building_too() -> None:
    match = lay(soldiers={"7": {"tired-farmer": 1}}, works={"7": "trench"})
    assert offered(match) == {"2", "9", "10", "12"}


def test_13_3_empty_or_with_the_wrong_kind_it_shows_its_own_hex() -> None:
    assert offered(lay(soldiers=EMPTY, works={"7": "trench"})) == {"2"}
    units = {"7": {"citizen": 1}, "12": {"farmer": 1}}
    match = lay(soldiers=units, works={"7": "trench", "12": "bunker"})
    assert offered(match) == {"2"}
    assert refusal(match, "lay-at 17").reason == "out-of-sight"


def test_13_4_along_an_arrow_the_first_invaders_are_seen_and_nothing_behind_them() -> None:
    facts = {"soldiers": {"4": {"farmer": 1}}, "works": {"4": "guard-post"}}
    assert offered(lay(**facts)) == {"2", "6", "7", "9", "10", "14"}
    match = lay(**facts, troops={"9": {"basic": 1}})
    assert offered(match) == {"2", "6", "7", "10"}
    assert refusal(match, "lay-at 9").reason == "invaders-there"
    assert refusal(match, "lay-at 14").reason == "out-of-sight"


def test_13_4_a_building_that_faces_elsewhere_sees_elsewhere() -> None:
    units = {"9": {"farmer": 1}}
    match = lay(soldiers=units, works={"9": ("guard-post", "right-up")})
    assert offered(match) == {"2", "14", "19", "12", "15", "7", "5"}


def test_13_5_only_in_sight_and_never_among_invaders() -> None:
    match = lay(soldiers={"7": {"farmer": 1}}, troops={"2": {"basic": 1}})
    assert offered(match) == {"7"}
    why = refusal(match, "lay-at 2")
    assert (why.reason, why.rule) == ("invaders-there", "13.5")
    assert refusal(match, "lay-at 3").reason == "out-of-sight"


def test_13_6_a_hex_holds_one_tile() -> None:
    match = lay(soldiers={"7": {"farmer": 1}}, works={"7": "bomb"})
    assert offered(match) == {"2"}
    why = refusal(match, "lay-at 7")
    assert (why.reason, why.rule) == ("tile-there", "13.6")
    assert prompt(play(match, "lay-at 2")) != "Lay"


def test_13_7_a_building_acts_where_itself_can_see() -> None:
    units = {"4": {"farmer": 1}, "10": {"farmer": 1}}
    laid = {"4": "guard-post", "9": "trap", "15": "trap"}
    match = realm(soldiers=units, works=laid, troops={"9": {"basic": 1}, "15": {"basic": 1}})
    assert texts(play(match, "act")) == ["done", "knock 9"]
    match = realm(soldiers=units, works=laid, troops={"15": {"basic": 1}})
    assert "act" not in texts(match)
