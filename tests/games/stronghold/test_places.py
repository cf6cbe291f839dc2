"""Where options are lit on the board: at the units, cards and places that they speak of."""

import random
from collections import Counter
from typing import Any

import pytest

from siegeworks import Match
from siegeworks.core.laws import play_randomly
from siegeworks.parts.board import board_of
from tests.games.lit import Lit, list_lit
from tests.games.stronghold.castle import GAME, castle

LAYOUT = board_of(GAME).layout(GAME.tables(), {})
UNITS = ("camp-unit", "post-unit")
KINDS = ("horde-kind", "garrison-kind")
SEEDS = 8
# Questions that end something, or ask whether: they have no place
PLACELESS = {
    *("done", "hold-fire", "order-openly", "order-secretly", "no-orders", "pay-gale", "call-off"),
}


def list_all(match: Match) -> dict[str, Lit]:
    assert LAYOUT is not None
    return {lit.option.text: lit for lit in list_lit(match, LAYOUT)}


def find_units(match: Match, noun: str) -> int:
    """How many units there are that a noun names."""
    kind, _, name = noun.partition(":")
    zones: Any = match.view(None)["zones"]
    found: int = zones["horde" if kind == "camp-unit" else "garrison"][name]
    return found


def check_place(match: Match, lit: Lit) -> None:
    """What is lit holds what the option names."""
    option, zones = lit.option, match.view(match.decision.seat)["zones"]  # type: ignore[union-attr]
    assert isinstance(zones, dict)
    nouns = {noun for _, noun in lit.pieces}
    if option.kind in KINDS and lit.pieces:
        [noun] = nouns
        assert noun.endswith(f"-{option.noun}"), lit
        assert noun.partition(":")[0] in UNITS, lit
        assert find_units(match, noun) > 0, lit
    elif option.kind in KINDS and lit.areas:  # wherever somebody of the supply is given
        assert lit.areas == ("camp",), lit
        assert find_units(match, f"camp-unit:supply-{option.noun}") > 0, lit
    elif option.kind == "card":
        [area] = lit.areas
        row, _, place = area.partition("-")
        assert zones[row][int(place) - 1] == option.noun, lit
    elif option.kind in UNITS and lit.pieces:
        assert find_units(match, f"{option.kind}:{option.noun}") > 0, lit


@pytest.mark.parametrize("seed", range(SEEDS))
def test_whatever_is_lit_holds_what_the_option_names(seed: int) -> None:
    match, looked = GAME.start(seats=2, seed=seed), Counter[str]()
    for _ in play_randomly(match, random.Random(seed)):
        for lit in list_all(match).values():
            looked[lit.option.verb] += 1
            is_placed = lit.areas or lit.pieces or lit.option.verb in PLACELESS
            assert is_placed or is_said(lit), f"{lit} is lit nowhere"
            check_place(match, lit)
    assert sum(looked.values()) > 1000


def is_said(lit: Lit) -> bool:
    """Whether the layout says where the verb is lit."""
    assert LAYOUT is not None
    return any(verb.verb == lit.option.verb for verb in LAYOUT.verbs)


def test_who_is_to_die_is_lit_where_he_stands_and_no_cauldron_is() -> None:
    match = castle(
        agenda=["LoseInvaders(R3, 2)", "EndOfRound()", "Round()"],
        horde={"R3": {"goblin": 3, "orc": 2}},
        cauldron={"W1": "goblin", "W2": "orc"},
    )
    lit = list_all(match)
    assert lit["kill-invader goblin"].pieces == {("horde", "camp-unit:R3-goblin")}
    assert lit["kill-invader orc"].pieces == {("horde", "camp-unit:R3-orc")}
