"""What cannot be done now says what it needs and what is there, in both languages."""

from typing import Any

import pytest

from tests.games.ante_portas.realm import play, realm, refusal

ERA_2: dict[str, Any] = {"options": {"eras": "2"}, "era": 2}
FULL = {"0": {"wood": 3}}

CASES: dict[str, tuple[dict[str, Any], str, str, str, str]] = {
    "too few tools": (
        {"storage": FULL, "tools": {"0": 1}, "market": "1-foresters-house"},
        "go east-market",
        "build foresters-house",
        "Too few Tools: needed 2, there 1",
        "Zu wenig Werkzeug: nötig 2, vorhanden 1",
    ),
    "too little clay": (
        {"storage": {"0": {"wood": 2}}, "market": "1-hunting-lodge"},
        "go east-market",
        "build hunting-lodge",
        "Too little Clay: needed 1, there 0",
        "Zu wenig Lehm: nötig 1, vorhanden 0",
    ),
    "a full storage": (
        {"storage": FULL},
        "",
        "shift food",
        "The Storage is full: spaces needed 1, free 0",
        "Das Lager ist voll: nötige Plätze 1, frei 0",
    ),
    "no room to pay": (
        {"storage": {"0": {"wood": 1, "clay": 2}}, "warehouse": {"0": {"wood": 1}}},
        "go joiner-1",
        "turn-in wood-2-to-plank-1",
        "The goods lie elsewhere, and Storage has too little room: needed 1, free 0",
        "Die Waren liegen anderswo, und im Lager ist zu wenig Platz: nötig 1, frei 0",
    ),
    "the wrong kind": (
        {"buildings": {"0": {"theater": 1}}, **ERA_2},
        "",
        "employ theater",
        "Nobody of the right kind is unemployed at home",
        "Niemand der richtigen Art ist arbeitslos zu Hause",
    ),
    "a hungry citizen": (
        {
            "buildings": {"0": {"theater": 1, "flat": 1}},
            "home": {"0": {"citizen": 1}},
            "warehouse": {"0": {}},
            **ERA_2,
        },
        "",
        "employ theater",
        "Too little Food: needed 1, there 0",
        "Zu wenig Nahrung: nötig 1, vorhanden 0",
    ),
    "the wrong crew": (
        {
            "works": {"6": "trench"},
            "soldiers": {"6": {"citizen": 2}},
            "troops": {"9": {"basic": 1}},
        },
        "",
        "act",
        "No upright Soldier of the right kind is in the Building: needed 1, there 0",
        "Kein aufrechter Soldat der richtigen Art ist im Gebäude: nötig 1, da 0",
    ),
    "nobody in reach": (
        {
            "works": {"6": "trench"},
            "soldiers": {"6": {"farmer": 1}},
            "troops": {"16": {"basic": 1}},
        },
        "",
        "act",
        "Nothing is in the reach of a crew that is ready",
        "Nichts ist in Reichweite einer Besatzung, die bereit ist",
    ),
    "a tired crew": (
        {
            "works": {"6": "trench", "7": "trench"},
            "soldiers": {"6": {"tired-farmer": 2, "farmer": 1}, "7": {"farmer": 2}},
            "troops": {"9": {"basic": 2}},
            "stewards": {"0": "small-market"},
        },
        "act, aim-at 9",
        "shoot-from 6",
        "Its crew lies exhausted: 2 may act there, and 3 of that kind are there",
        "Seine Besatzung liegt erschöpft: 2 dürfen dort handeln, und 3 der Art sind da",
    ),
    "enough of them": (
        {"buildings": {"0": {"foresters-house": 3}}, "market": "1-foresters-house"},
        "go east-market",
        "build foresters-house",
        "You may have 3 of these, and you have 3",
        "Du darfst davon 3 haben und hast 3",
    ),
    "too far": (
        {},
        "",
        "go builder-pub",
        "You cannot reach that Place in one turn; it takes 2",
        "Diesen Ort erreichst du nicht in einem Zug, sondern in 2",
    ),
    "nobody to trade with": (
        {"seats": 2, "stewards": {"1": "baker"}},
        "",
        "trade",
        "To trade, a partner's Steward must stand where yours stands",
        "Zum Handeln muss ein Verwalter eines Mitspielers am Ort des deinen stehen",
    ),
}


@pytest.mark.parametrize(
    ("facts", "first", "option", "english", "german"), CASES.values(), ids=CASES
)
def test_a_refusal_says_what_is_needed(
    facts: dict[str, Any], first: str, option: str, english: str, german: str
) -> None:
    match = realm(**facts)
    if first:
        play(match, *first.split(", "))
    why = refusal(match, option)
    assert english in why.words("en")
    assert german in why.words("de")
