"""What the drawn things of Westerplatte are: which share their words, and the numbers in them."""

from collections.abc import Mapping
from typing import Final

from siegeworks.core.wording import Phrase
from siegeworks.games.westerplatte.content.tables import Tables
from siegeworks.games.westerplatte.rules import morale
from siegeworks.games.westerplatte.rules.ending import FATAL
from siegeworks.games.westerplatte.rules.pieces import (
    BRICKS,
    EVENT_KIND_NAMES,
    FIELD_NAMES,
    FIELDS,
    FIRST_GUARDHOUSE,
    GRENADES,
    LEVEL_NAMES,
    MINES,
    SPACE_NAMES,
    TRACK_NAMES,
)

TRACK: Final = "area:morale-"
EVENT: Final = "piece:event:"
FAMILIES: Final = {
    **{f"area:{name}": "area:forward" for name in FIELD_NAMES[:FIRST_GUARDHOUSE]},
    **{f"area:{name}": "area:guardhouse" for name in FIELD_NAMES[FIRST_GUARDHOUSE:]},
}
BEGINNINGS: Final = {
    "area:lane-": "area:lane",
    "area:officer-": "area:officer",
    TRACK: "area:track",
    EVENT: "piece:event",
}


def find_family(key: str) -> str:
    """The key under which things alike are explained."""
    for beginning, family in BEGINNINGS.items():
        if key.startswith(beginning):
            return family
    return FAMILIES.get(key, key)


def list_facts(key: str, t: Tables, options: Mapping[str, str]) -> dict[str, object]:
    """The numbers of the tables, and for a space of the track what it is."""
    level = LEVEL_NAMES.index(options["level"])
    found = list_numbers(t, t.side[level])
    if key.startswith(TRACK):
        space = t.track[t.track_of[level]][int(key.removeprefix(TRACK))]
        found |= {"space": TRACK_NAMES[space], "count": morale.find_amount(t, space)}
    if key.startswith(EVENT):
        found |= list_event_facts(t, t.event_names.index(key.removeprefix(EVENT)))
    return found


def list_event_facts(t: Tables, event: int) -> dict[str, object]:
    """12.2 to 12.9: what an event does, how much of it, and where."""
    places = [FIELD_NAMES[place] for place in t.event_places[event]] or name_burnt(t, event)
    first, last = ", ".join(places[:-1]), "".join(places[-1:])
    return {
        "kind": EVENT_KIND_NAMES[t.event_kind[event]],
        "amount": t.event_amount[event],
        "places": Phrase("list-and", first=first, last=last) if first else last,
    }


def name_burnt(t: Tables, event: int) -> list[str]:
    """12.9: the ends of the passages that an event closes."""
    ends = sorted({path // FIELDS for path in t.event_paths[event]})
    return [FIELD_NAMES[field] for field in ends]


def list_numbers(t: Tables, side: int) -> dict[str, object]:
    """The numbers that explanations speak of, on one side of the tiles."""
    return {
        "wall": t.full_wall,
        "last": SPACE_NAMES[t.last_space - 1],
        "fatal": FATAL,
        "moves": t.moves,
        "actions": t.actions,
        "days": t.days,
        "cards": t.day_cards,
        "refill": t.refill_day,
        "rounds": t.ammunition,
        "mortar": t.mortar_damage,
        "rebuild": t.rebuild_bricks,
        "push": t.push_count[side],
        "back": t.push_spaces,
        "take": t.ammunition_gain[side],
        "mines": t.slots[side][MINES],
        "grenades": t.slots[side][GRENADES],
        "bricks": t.slots[side][BRICKS],
        "supply": t.morale_bricks,
    }
