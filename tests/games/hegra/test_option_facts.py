"""What an option brings is said in its words, before it is taken."""

from typing import Any

import pytest

from siegeworks import Match
from siegeworks.games.hegra.rules import pieces as n
from tests.games.hegra.table import TABLES, fortress, play
from tests.games.hegra.test_chapter_13_supply_runs import run

HOME: dict[str, Any] = {"ready": {"soldier": 12}, "supplies": 4}


def words(match: Match, language: str = "en") -> list[str]:
    """The options as they are offered."""
    return [option.words(language) for option in match.options()]


def drawn(*cards: str, **situation: Any) -> Match:
    """An evening on which two high cards were drawn, and one is taken."""
    return play(fortress("MoraleTrack()", morale="plus-2", **{**HOME, **situation}), *cards)


def test_16_4_a_card_tells_the_line_of_its_stage() -> None:
    match = drawn("songs-in-the-tunnel", "sandbags-by-moonlight", tired={"volunteer": 2})
    assert words(match)[0] == "Take: Songs in the tunnel (Tired defenders ready 3)"
    assert words(match, "de")[0].endswith(" 3)")


def test_16_5_a_card_that_cannot_do_its_line_tells_what_it_does_instead() -> None:
    match = drawn("songs-in-the-tunnel", "sandbags-by-moonlight")
    assert words(match)[0] == "Take: Songs in the tunnel (Supplies gained 1)"


@pytest.mark.parametrize("kind", ["hope", "despair"])
def test_16_6_hope_and_despair_tell_their_price_and_what_they_bring(kind: str) -> None:
    known = [t for t in enumerate(TABLES.card_names) if TABLES.card_kind[t[0]] >= n.HOPE]
    hearts = [(c, name) for c, name in known if n.CARD_KIND_NAMES[TABLES.card_kind[c]] == kind]
    for card, heart in hearts:
        stack: dict[str, Any] = {kind: [name for _, name in hearts if name != heart]}
        match = fortress(f"Heart({heart})", hand=[heart], **stack, **HOME)
        told = words(match)[0]
        if told != "Ignore it":
            assert told.startswith("Do what it says: ")
            assert ("; then " in told) == bool(TABLES.card_price[card])


def test_20_4_the_mission_tells_what_it_brings_today() -> None:
    situation: dict[str, Any] = {
        "options": {"missions": "on"},
        "mission": "keep-them-standing",
        "day": 8,
    }
    match = fortress("SectionEnds()", **situation, **HOME)
    assert words(match)[0] == "Claim the reward: Supplies gained 1, Morale up 1"


def test_20_7_what_it_costs_to_pay_off_an_event() -> None:
    how = TABLES.event_clear.index(n.CLEAR_SUPPLIES), TABLES.event_clear.index(n.CLEAR_MORALE)
    for event, unit in zip(how, ("suppl", "Morale"), strict=True):
        name = TABLES.event_names[event]
        stage = n.DECK_NAMES[TABLES.event_deck[event]].partition("-")[0]
        ongoing: dict[str, Any] = {"ongoing": [name], "card": name, "stage": stage}
        options = {"advanced": "on"}
        match = fortress("PayMarkers()", options=options, morale="plus-3", **HOME, **ongoing)
        assert f" ({TABLES.event_amount[event]} {unit}" in words(match)[0]


def test_elsewhere_an_option_is_only_named() -> None:
    match = drawn("songs-in-the-tunnel", "sandbags-by-moonlight")
    option = match.options()[0]
    assert match.option_of(option.code).words() == "Take: Songs in the tunnel"


def test_13_9_a_depot_where_nothing_lies_says_so() -> None:
    told = {str(option): option.words() for option in run("soldier", "yellow-2").options()}
    assert told["go depot-2"] == "Go to depot 2, where nothing lies"
    assert told["go depot-1"] == "Go to depot 1"
