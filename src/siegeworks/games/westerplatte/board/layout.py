"""How Westerplatte is drawn: the layout for a level and a content, and what its pieces are."""

from collections.abc import Mapping
from typing import Any, Final

from siegeworks.core.lexicon import Lexicon
from siegeworks.games.westerplatte.board import morale_track as spaces
from siegeworks.games.westerplatte.content.tables import Tables
from siegeworks.games.westerplatte.rules.pieces import (
    AIR_RAID,
    EVENT_BURNT,
    FIELD_NAMES,
    FIELDS,
    FIRST_GUARDHOUSE,
    HOWITZER,
    KIND_NAMES,
    LANE_NAMES,
    LEVEL_NAMES,
    MACHINE_GUN,
    MORALE_LOSS,
    NONE,
    TRACK_NAMES,
)

Plain = dict[str, Any]

LETTERS: Final = {HOWITZER: "H", MACHINE_GUN: "M", AIR_RAID: "R", MORALE_LOSS: "-"}


def adapt(layout: Plain, t: Tables, options: Mapping[str, str]) -> Plain:
    """The layout of the file, with the track of the level and the passages that may burn."""
    level = LEVEL_NAMES.index(options["level"])
    track = t.track[t.track_of[level]]
    fires = burning(t)
    links = [
        link | ({"closed_by": {"burnt": events}} if (events := closers(link, fires)) else {})
        for link in layout["links"]
    ]
    return layout | {
        "areas": [*layout["areas"], *spaces.areas(track)],
        "slots": [*layout["slots"], *spaces.slots(track)],
        "links": links,
    }


def burning(t: Tables) -> dict[str, list[tuple[str, str]]]:
    """The paths that each event closes, by the names of their ends."""
    found: dict[str, list[tuple[str, str]]] = {}
    for event, name in enumerate(t.event_names):
        if t.event_kind[event] == EVENT_BURNT:
            pairs = [(pair // FIELDS, pair % FIELDS) for pair in t.event_paths[event]]
            found[name] = [(FIELD_NAMES[one], FIELD_NAMES[two]) for one, two in pairs if one < two]
    return found


def closers(link: Plain, fires: dict[str, list[tuple[str, str]]]) -> list[str]:
    """The events that close a path."""
    ends = {(link["start"], link["end"]), (link["end"], link["start"])}
    return [event for event, pairs in fires.items() if ends.intersection(pairs)]


# Names and pieces


def place_names(lexicon: Lexicon, language: str) -> dict[str, str]:
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


def card_pieces(lexicon: Lexicon, language: str) -> dict[str, Plain]:
    """All attack cards: what stands on them, by which they are drawn."""
    t: Tables = lexicon.tables
    return {
        f"card:{name}": {
            "words": str(lexicon.noun(language, "card", card)),
            "letter": LETTERS[t.kind[card]],
            "attributes": attributes(t, card),
        }
        for card, name in enumerate(t.card_names)
    }


def attributes(t: Tables, card: int) -> dict[str, str | int]:
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
