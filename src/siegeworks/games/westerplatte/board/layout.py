"""Where everything lies under a level and a content: the file, and what follows from them."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from siegeworks.games.westerplatte.board import morale_track
from siegeworks.games.westerplatte.content.tables import Tables
from siegeworks.games.westerplatte.rules.pieces import (
    EVENT_BURNT,
    FIELD_NAMES,
    FIELDS,
    LEVEL_NAMES,
)
from siegeworks.parts.board.records import BoardLink, Layout

Passages = dict[str, list[set[str]]]  # by event, the ends of the paths that it closes
BURNT: Final = "burnt"  # the zone with the event whose passage is closed


def adapt(layout: Layout, t: Tables, options: Mapping[str, str]) -> Layout:
    """The layout of the file, with the track of the level and the passages that may burn."""
    track = t.track[t.track_of[LEVEL_NAMES.index(options["level"])]]
    passages = find_burning(t)
    return replace(
        layout,
        areas=[*layout.areas, *morale_track.lay_out_areas(track)],
        slots=[*layout.slots, *morale_track.lay_out_slots(track)],
        links=[close(link, passages) for link in layout.links],
    )


def find_burning(t: Tables) -> Passages:
    """The paths that each event closes, by the names of their ends."""
    return {
        name: [
            {FIELD_NAMES[path // FIELDS], FIELD_NAMES[path % FIELDS]}
            for path in t.event_paths[event]
        ]
        for event, name in enumerate(t.event_names)
        if t.event_kind[event] == EVENT_BURNT
    }


def close(link: BoardLink, passages: Passages) -> BoardLink:
    """A path, with the events that close it."""
    ends = {link.start, link.end}
    events = [event for event, paths in passages.items() if ends in paths]
    return replace(link, closed_by={BURNT: events}) if events else link
