"""The board of Ante Portas: what is drawn and foretold agrees with the rules."""

import random
from typing import Any

import pytest

import siegeworks
from siegeworks import Match
from siegeworks.games.ante_portas.board import foresight, ground
from siegeworks.games.ante_portas.rules import hexes
from siegeworks.games.ante_portas.rules import pieces as n
from siegeworks.parts.board import board_of, look
from siegeworks.parts.board.records import Gauge, Mark, Outlook
from tests.games.ante_portas.realm import realm

GAME = siegeworks.game("ante-portas")
BOARD = board_of(GAME)
WIDTH, HEIGHT = 80, 30
DOWNWARD = (n.DOWN, n.LEFT_DOWN, n.RIGHT_DOWN)


def outlook(match: Match, language: str = "en") -> Outlook:
    found = BOARD.outlook(look(match, 0, language))
    assert found is not None
    return found


def gauge(match: Match) -> Gauge:
    found = outlook(match).gauge
    assert found is not None
    return found


def marks(match: Match, hex: str) -> list[Mark]:
    """The marks on one hex."""
    return [mark for mark in outlook(match).marks if f"hex:{hex}" in mark.nouns]


def fact(match: Match, key: str) -> str:
    return next(status.value for status in outlook(match).status if status.key == key)


def text(match: Match, language: str = "en") -> list[str]:
    """The drawing in the terminal."""
    lines = BOARD.draw(look(match, 0, language))
    return ["".join(part for part, _ in line) for line in lines]


def wander(seats: int, options: dict[str, str], seed: int, steps: int) -> Match:
    """A random position."""
    match = GAME.start(seats=seats, options=options, seed=seed)
    dice = random.Random(seed)
    for _ in range(steps):
        if match.result is not None:
            break
        match.choose(dice.choice(match.options()))
    return match


# Where things lie


def test_hexes_that_touch_lie_side_by_side() -> None:
    for at in range(n.HEXES):
        x, y = ground.find_hex(at)
        for other in hexes.AROUND[at]:
            u, v = ground.find_hex(other)
            assert abs((x - u) ** 2 + (y - v) ** 2 - ground.HEX_HEIGHT**2) < 1


@pytest.mark.parametrize("eras", ["1", "2"])
def test_spots_that_touch_lie_side_by_side(eras: str) -> None:
    neighbours = GAME.tables().spot_neighbours
    last = n.SPOTS if eras == "2" else n.FIRST_SPOT_ERA_2
    for spot in range(last):
        pitch = ground.find_pitch(spot, eras)
        for other in neighbours[spot]:
            if other < last:
                halves = [list_halves(one, eras) for one in (spot, other)]
                gaps = [abs(complex(a - c, b - d)) for a, b in halves[0] for c, d in halves[1]]
                assert abs(min(gaps) - pitch) < 0.01


def list_halves(spot: int, eras: str) -> list[tuple[float, float]]:
    """The middles of a spot; a Market of the Mainland has two."""
    x, y = ground.find_spot(spot, eras)
    is_wide = spot in n.MARKET_SPOTS and spot != n.SMALL_SPOT
    return [(x, y), (x + ground.find_pitch(spot, eras), y)] if is_wide else [(x, y)]


# How close the end is


@pytest.mark.parametrize(("hex", "arrows"), [("2", 1), ("5", 1), ("9", 2), ("24", 5), ("27", 6)])
def test_arrows_to_the_exit_are_counted(hex: str, arrows: int) -> None:
    assert foresight.ARROWS_OUT[n.HEX_NAMES.index(hex)] == arrows
    match = realm(troops={hex: {"basic": 1}}, soldiers={})
    assert gauge(match).value == gauge(match).most - arrows


def test_without_invaders_the_gauge_is_empty() -> None:
    match = realm(troops={})
    assert (gauge(match).value, gauge(match).danger) == (0, 0)
    assert gauge(match).words == "No Invader is in the pass"


def test_against_each_other_there_is_no_gauge() -> None:
    found = outlook(GAME.start(seats=2, options={"mode": "flag"}, seed=1))
    assert found.gauge is None
    assert {mark.kind for mark in found.marks} == {"south", "north"}


# What comes next


def test_a_lone_raider_on_an_exit_stays_only_with_a_card_without_arrows() -> None:
    match = realm(troops={"2": {"basic": 1}}, soldiers={})
    (mark,) = marks(match, "2")
    # Of 22 cards R106 and R110 have no arrows; Increase and all others lead out.
    assert mark.share == pytest.approx(20 / 22)
    assert mark.text == "91%"
    assert mark.kind == "break-seen"  # the Spawn Point is always in sight


def test_a_troop_that_is_far_has_its_arrows_told() -> None:
    (mark,) = marks(realm(troops={"24": {"basic": 2, "elite": 1}}), "24")
    assert (mark.kind, mark.text, mark.share) == ("march", "5", None)
    assert "Strength 5 (2 Basic, 1 Elite)" in mark.words


def test_guns_in_reach_are_summed() -> None:
    match = realm(
        troops={"12": {"basic": 2}},
        soldiers={"9": {"farmer": 3}},
        works={"9": ("trench", "up")},
    )
    (mark,) = marks(match, "12")
    assert "your guns could deal 2." in mark.words  # its crew is two


def test_shares_of_new_invaders_are_those_of_the_deck() -> None:
    match = realm(options={"scenario": "raiders"}, year=2, season="winter")
    seen = look(match, 0, "en").state
    shares = foresight.weigh_spawns(seen)  # type: ignore[arg-type]
    tops = GAME.tables().card_top[: n.DECK_CARDS]
    for at, share in shares.items():
        count = sum(any(place == at for place, _ in top) for top in tops)
        assert share * n.DECK_CARDS == count


def test_in_a_quiet_winter_nobody_is_foretold() -> None:
    match = realm(year=1, season="summer")
    assert fact(match, "spawn") == "none in the next Half-Year"
    assert not [mark for mark in outlook(match).marks if mark.kind == "spawn"]


def test_sight_is_told_and_lit() -> None:
    match = realm(troops={}, soldiers={"9": {"farmer": 1}}, works={"9": ("trench", "up")})
    (mark,) = [mark for mark in outlook(match).marks if mark.kind == "sight"]
    assert mark.words == "In sight: 2, 9, 11, 12, 14"


# In the terminal


MODES: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (3, {"scenario": "dragons", "eras": "2"}),
    (2, {"mode": "area"}),
    (4, {"mode": "flag"}),
]


@pytest.mark.parametrize(("seats", "options"), MODES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_drawing_fits_a_terminal(seats: int, options: dict[str, str], language: str) -> None:
    for steps in (0, 40, 150):
        lines = text(wander(seats, options, 7, steps), language)
        assert len(lines) <= HEIGHT
        assert max(map(len, lines)) <= WIDTH


def test_a_hex_shows_who_and_what_is_there() -> None:
    facts: dict[str, Any] = {
        "troops": {"12": {"basic": 2, "elite": 1}},
        "soldiers": {"9": {"farmer": 2, "tired-farmer": 1}},
        "works": {"9": ("trench", "up")},
    }
    drawn = "\n".join(text(realm(**facts)))
    assert "12*b2e1" in drawn
    assert " 9*T↑F2f1" in drawn


def test_odds_speak_of_whoever_is_near() -> None:
    match = realm(troops={"2": {"basic": 1}, "27": {"basic": 1}}, soldiers={})
    told = ["".join(part for part, _ in line) for line in BOARD.odds(look(match, 0, "en"))]
    assert told[0].startswith("The troop on hex 2 breaks through")
    assert not any("hex 27 breaks" in line for line in told)
