"""Chapter 22 of RULES.md: what differs between the editions."""

from collections import Counter
from typing import Any

import pytest

from siegeworks import BadSettings
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.words.reference import read_paragraphs
from tests.games.hegra.table import (
    GAME,
    TABLES,
    fortress,
    play,
    prompt,
    start,
    texts,
    zone,
)
from tests.games.hegra.test_chapter_16_morale import cards, cheap

HOME: dict[str, Any] = {"ready": {"soldier": 9}, "supplies": 3}
EDITIONS = ("1940", "2023")


@pytest.mark.parametrize(
    ("edition", "advanced", "decks", "high"),
    [
        ("1940", "on", (12, 12, 11, 11, 3), 13),
        ("1940", "off", (12, 12, 8, 8, 3), 13),
        ("2023", "off", (11, 12, 8, 8, 3), 12),
    ],
)
def test_22_1_the_cards(edition: str, advanced: str, decks: tuple[int, ...], high: int) -> None:
    match = start(edition, advanced=advanced)
    places = [TABLES.event_names.index(name) for name in zone(match, "events")]
    found = Counter(TABLES.event_deck[place] for place in places)
    assert tuple(found[deck] for deck in range(5)) == decks
    assert (len(zone(match, "high_deck")), len(zone(match, "low_deck"))) == (high, 9)


def test_22_2_soldier_tokens_only_in_1940() -> None:
    for edition, last in (("1940", ["open morale", "open soldier"]), ("2023", ["open morale"])):
        match = fortress("OpenRoute()", edition=edition, stage="mobilisation", **HOME)
        assert texts(match)[2:] == last


@pytest.mark.parametrize(
    "option",
    [{"difficulty": "harder"}, {"rations": "short"}, {"missions": "on"}, {"advanced": "on"}]
    + [{"air": "random"}],
)
def test_22_3_variants_only_in_1940(option: dict[str, str]) -> None:
    assert start("1940", **option).to_move is not None
    with pytest.raises(BadSettings):
        start("2023", **option)


def test_22_4_a_charge_with_nobody_tired() -> None:
    for edition, dead in (("1940", 1), ("2023", 0)):
        match = fortress("Charge()", edition=edition, charging=1, **HOME)
        assert sum(zone(match, "morgue").values()) == dead


def test_22_5_the_machine_gun_may_take_fewer() -> None:
    for edition, fewer in (("1940", True), ("2023", False)):
        match = fortress(
            "Walls()",
            edition=edition,
            whole=("A",),
            post={"A": "soldier"},
            infantry={"3": 2, "4": 2},
            ready={"soldier": 8},
        )
        play(match, "machine-gun A", "6")
        assert ("done" in texts(match)) is fewer


def test_22_6_runners_may_stay_in_2023() -> None:
    for edition, stays in (("1940", False), ("2023", True)):
        match = fortress(
            "SupplyRun()", edition=edition, runners=[("hunter", "blue-5", None)], **HOME
        )
        assert ("stay" in texts(match)) is stays


def test_22_6_in_2023_several_runners_may_stay_in_a_depot() -> None:
    runners = [("soldier", "depot-2", None), ("hunter", "depot-2", None)]
    match = fortress("SupplyRun()", edition="2023", runners=runners, **HOME)
    play(match, "walk soldier-at-depot-2")
    assert "stay" in texts(match)


def test_22_7_caught_by_artillery_alone() -> None:
    for edition in EDITIONS:
        match = fortress(
            "SupplyRun()",
            edition=edition,
            runners=[("hunter", "blue-2", None)],
            pieces=("green-2",),
            patrols={"blue-1": 1, "yellow-4": 1},
            **HOME,
        )
        play(match, "go green-2", "sneak", "1")
        if edition == "2023":
            assert texts(match) == ["take patrol-blue-1", "take patrol-yellow-4"]
        else:
            assert (prompt(match), sum(zone(match, "patrols").values())) == ("DrawEvent", 2)


def test_22_8_beds_at_the_end_of_the_section() -> None:
    for edition, left in (("1940", []), ("2023", ["volunteer-4"])):
        match = fortress(
            "PatientsChange()", edition=edition, waiting=["volunteer-3", "volunteer-5"], **HOME
        )
        play(match, "admit volunteer-2")
        if edition == "1940":
            play(match, "admit volunteer-4")
        assert (zone(match, "waiting"), prompt(match)) == (left, "DrawEvent")


def test_22_9_hope_that_was_done() -> None:
    hope = cards("hope")[0]
    for edition, again in (("1940", False), ("2023", True)):
        match = fortress(
            *("Do(hope, 1)", "MoraleTrack()"),
            edition=edition,
            morale="minus-1",
            tired={"soldier": 9},
            supplies=3,
        )
        play(match, hope, hope, "act")
        assert (hope in zone(match, "hope")) is again


def test_22_9_despair_that_was_done() -> None:
    despair = cheap("despair")
    for edition, again in (("1940", False), ("2023", True)):
        match = fortress(
            *("Do(despair, 1)", "MoraleTrack()"),
            edition=edition,
            morale="plus-1",
            ready={"soldier": 9},
            supplies=9,
        )
        play(match, despair, despair, "act")
        assert (despair in zone(match, "despair")) is again
        assert despair not in [*zone(match, "high_deck"), *zone(match, "high_pile")]


def test_22_10_the_last_line() -> None:
    card = next(c for c in cards("high") if line_of(c).startswith("bury"))
    for edition in EDITIONS:
        match = fortress("MoraleTrack()", edition=edition, morale="plus-1", **HOME)
        play(match, card)
        kinds = [event.kind for event in match.log()]
        assert ("otherwise" in kinds) is (edition == "1940")


def test_22_11_when_suspicion_rises_after_sneaking() -> None:
    for edition, level in (("1940", 4), ("2023", 3)):
        match = fortress(
            "SupplyRun()",
            edition=edition,
            runners=[("hunter", "blue-1", None)],
            patrols={"green-1": 1},
            suspicion=3,
            weather="cloud",
            **HOME,
        )
        play(match, "go green-1", "sneak", "4")
        assert (prompt(match), zone(match, "suspicion")) == ("Stride", level)
        play(match, "go yellow-1", "stay")
        assert zone(match, "suspicion") == 4


@pytest.mark.parametrize(
    ("language", "morning", "coup", "room"),
    [
        ("en", "The morning", "The Coup", "Medicine cabinet"),
        ("de", "Die Dämmerung", "Letzte Vorbereitungen", "Behandlungsraum"),
    ],
)
def test_22_12_names(language: str, morning: str, coup: str, room: str) -> None:
    titles = {number: part.title for number, part in read_paragraphs(GAME.folder, language).items()}
    assert (titles["9"], titles["18.3"], titles["15.3"]) == (morning, coup, room)
    lexicon = start().lexicon
    assert lexicon.say(language, "space-cabinet", {}) == room
    assert lexicon.say(language, "log-coup", {}).startswith(coup)


def line_of(card: str) -> str:
    """The first effect of a card's line for the siege."""
    from siegeworks.games.hegra.rules import effects, scripts

    code = TABLES.card_line[TABLES.card_names.index(card) * 3 + n.SIEGE][0]
    return effects.NAMES[code >> scripts.AMOUNT_BITS]
