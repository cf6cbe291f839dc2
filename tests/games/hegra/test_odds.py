"""The odds before the die: in the browser for each option, in the terminal for all of them."""

from typing import Any

import pytest

from siegeworks import Match
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.parts.board import board_of, look
from siegeworks.server.history import odds
from tests.games.hegra.table import GAME, TABLES, event, fortress, play, start, zone

HOME: dict[str, Any] = {"ready": {"soldier": 8}, "supplies": 3}
DIE = [1 / 6] * 6


def of(match: Match, option: str) -> tuple[str, list[float], list[list[str]]]:
    """Kind, chances and consequences of an option."""
    found = odds.weigh_odds(match.clone(for_seat=0), 0, option, "en")
    return found.kind, [o.chance for o in found.outcomes], [o.log for o in found.outcomes]


def lines(match: Match) -> str:
    """What the terminal says about luck; percentages stand beside their sign."""
    drawn = board_of(GAME).odds(look(match, 0, "en"))
    told = "\n".join("".join(text for text, _ in line) for line in drawn)
    return told.replace("\u00a0", " ")


def test_5_2_before_drawing_a_recruit() -> None:
    match = fortress(
        "Recruit()", stage="attack", bag={"soldier": 2, "medic": 1}, bag_doubt=2, **HOME
    )
    play(match, "soldier")
    kind, chances, told = of(match, "draw")
    assert (kind, chances) == ("exact", [1 / 4, 1 / 4, 1 / 2])
    assert told[2][0] == "A Doubt disc comes out of the Recruit bag and goes back"
    assert "Doubt 50 %" in lines(match)


@pytest.mark.parametrize("option", ["shoot A", "machine-gun A", "machine-gun-supply A"])
def test_11_2_before_firing_from_the_walls(option: str) -> None:
    match = fortress("Walls()", whole=("A",), post={"A": "soldier"}, infantry={"4": 4}, **HOME)
    kind, chances, told = of(match, option)
    assert (kind, chances) == ("exact", DIE)
    assert any("fires" in line for line in told[0])
    assert "The machine gun removes with 50 %, with a supply 83 %" in lines(match)


def test_11_5_before_a_reckless_defence() -> None:
    jobs = {"reckless-soldier": 1, "reckless-hunter": 1}
    match = fortress("Walls()", jobs=jobs, infantry={"3": 2, "4": 2}, **HOME)
    kind, chances, told = of(match, "reckless soldier")
    assert (kind, chances) == ("exact", DIE)
    assert "The soldier is injured and lies at level 1" in told[0]


@pytest.mark.parametrize(("target", "stays"), [("sector-2", 3), ("yellow-row", 2), ("airfield", 1)])
def test_12_6_before_firing_a_gun_at_whatever_target(target: str, stays: int) -> None:
    match = fortress(
        "Aim(gun-1)",
        guns=(3, 0),
        infantry={"2": 3},
        patrols={"yellow-2": 1, "yellow-4": 1},
        **HOME,
    )
    kind, chances, told = of(match, f"aim {target}")
    assert (kind, chances) == ("exact", DIE)
    assert sum("Gun 1 stays ready" in said for said in told) == stays
    assert "airfield 17 %" in lines(match)


@pytest.mark.parametrize("option", ["sneak", "fight patrol-green-1"])
def test_13_7_before_sneaking_or_fighting(option: str) -> None:
    match = fortress(
        "SupplyRun()",
        runners=[("soldier", "blue-1", None)],
        patrols={"green-1": 1},
        suspicion=2,
        weather="cloud",
        **HOME,
    )
    play(match, "go green-1")
    kind, chances, told = of(match, option)
    assert (kind, chances) == ("exact", DIE)
    assert sum("Suspicion is now 3" in said for said in told) == 4
    assert "67 %" in lines(match)


def test_7_3_and_6_1_before_the_enemy_rolls_and_draws() -> None:
    match = fortress("Breakfast()", tired={"soldier": 8}, infantry={"1": 3}, supplies=2)
    assert "Sector 1, 3 dice" in lines(match)
    assert "artillery 50 %" in lines(match)


def test_20_6_swift_infantry_moves_where_its_die_shows_nothing() -> None:
    swift = TABLES.event_ongoing.index(n.ON_SWIFT)
    name, sector = TABLES.event_names[swift], TABLES.event_sector[swift] + 1
    left = [e for e in zone(start(advanced="on"), "events") if e not in {name, event("siege-1")}]
    more: dict[str, Any] = {"options": {"advanced": "on"}, "events": left}
    situation: dict[str, Any] = {"infantry": {str(sector): 1}, "tired": {"soldier": 8}}
    plain = lines(fortress("Breakfast()", supplies=2, **situation))
    swifter = lines(fortress("Breakfast()", supplies=2, ongoing=[name], **situation, **more))
    assert f"Sector {sector}, one die: a hit 17 %, a move 33 %" in plain
    assert f"Sector {sector}, one die: a hit 17 %, a move 83 %" in swifter
