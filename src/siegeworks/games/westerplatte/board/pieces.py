"""What the pieces and places are: names in full, and what stands on the cards."""

from typing import Final

from siegeworks.core.lexicon import Lexicon
from siegeworks.games.westerplatte.content.tables import Tables
from siegeworks.games.westerplatte.rules.events import is_good
from siegeworks.games.westerplatte.rules.pieces import (
    AIR_RAID,
    FIELD_NAMES,
    FIRST_GUARDHOUSE,
    HOWITZER,
    KIND_NAMES,
    LANE_NAMES,
    MACHINE_GUN,
    MORALE_LOSS,
    NONE,
    TRACK_NAMES,
)
from siegeworks.parts.board.records import Piece

LETTERS: Final = {HOWITZER: "H", MACHINE_GUN: "M", AIR_RAID: "R", MORALE_LOSS: "-"}


def name_places(lexicon: Lexicon, language: str) -> dict[str, str]:
    """Places in full: on a map, and in the ear, the letter alone might be a lane or a field."""
    kinds = {
        "forward": [("field", name) for name in FIELD_NAMES[:FIRST_GUARDHOUSE]],
        "guardhouse": [("field", name) for name in FIELD_NAMES[FIRST_GUARDHOUSE:]],
        "lane": [("lane", name) for name in LANE_NAMES],
        "track": [("track", name) for name in TRACK_NAMES],
    }
    return {
        f"{kind}:{name}": lexicon.say(language, f"look-place-{key}", {"name": spoken})
        for key, places in kinds.items()
        for kind, name in places
        for spoken in [lexicon.noun(language, kind, lexicon.nouns.value(kind, name) or 0)]
    }


def make_card_pieces(lexicon: Lexicon, language: str) -> dict[str, Piece]:
    """All attack cards: what stands on them, by which they are drawn."""
    t: Tables = lexicon.tables
    return {
        f"card:{name}": Piece(
            str(lexicon.noun(language, "card", card)),
            LETTERS[t.kind[card]],
            list_attributes(t, card),
        )
        for card, name in enumerate(t.card_names)
    }


def make_event_pieces(lexicon: Lexicon, language: str) -> dict[str, Piece]:
    """All event cards, which are good or bad."""
    t: Tables = lexicon.tables
    return {
        f"event:{name}": Piece(
            str(lexicon.noun(language, "event", event)),
            "+" if is_good(t, event) else "-",
            {"sort": "good" if is_good(t, event) else "bad"},
        )
        for event, name in enumerate(t.event_names)
    }


def list_attributes(t: Tables, card: int) -> dict[str, str | int]:
    """What stands on a card; ``place`` is where it comes down, a lane or a field."""
    found: dict[str, str | int] = {
        "kind": KIND_NAMES[t.kind[card]],
        "phase": 1 if card < t.first_phase else 2,
        "mark1": LANE_NAMES[t.mark1[card]],
        "mark2": LANE_NAMES[t.mark2[card]],
    }
    if t.lane[card] != NONE:
        lane = LANE_NAMES[t.lane[card]]
        found |= {"lane": lane, "place": lane, "health": t.health[card], "fire": t.fire[card]}
    if t.kind[card] == MACHINE_GUN:
        found["speed"] = t.speed[card]
    if t.target[card] != NONE:
        found |= {"target": FIELD_NAMES[t.target[card]], "place": FIELD_NAMES[t.target[card]]}
    return found
