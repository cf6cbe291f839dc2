"""A position in sentences, for those who hear it: what lies on every place, and what comes.

It is put together from what a client draws: the areas of the layout and what lies on them by their
slots and nouns, the zones that lie nowhere, and what the game says beside its pieces. A game
writes nothing for it, but may say what is told of a zone by the words ``told-<zone>``.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from siegeworks.core import wording
from siegeworks.core.decision import Option
from siegeworks.core.game import Line
from siegeworks.core.match import Match
from siegeworks.core.view import HIDDEN
from siegeworks.core.zones import Zone
from siegeworks.parts.board import board_of, find_scenery, foretell_changes, look
from siegeworks.parts.board.explaining import list_drawn
from siegeworks.parts.board.records import Area, Change, Layout, Slot
from siegeworks.text import painting
from siegeworks.text.lines import WIDTH, set_sentence
from siegeworks.text.rulebook import has_words
from siegeworks.text.speaker import Speaker

FEW: Final = 5  # places that are told at once
MANY: Final = 12  # things of a pile; of more only their number is told
Zones = Mapping[str, Any]


@dataclass(frozen=True)
class Part:
    """A part of what is told: a title, and a sentence for each thing."""

    title: str
    items: tuple[str, ...]


def tell_position(match: Match, seat: int | None, speaker: Speaker) -> list[Part]:
    """All that somebody sees, part by part."""
    outlook = board_of(match.game).outlook(look(match, seat, speaker.language))
    status = [] if outlook is None else [f"{s.name}: {s.value}" for s in outlook.status]
    gauge = [] if outlook is None or outlook.gauge is None else [outlook.gauge.words]
    marks = [] if outlook is None else outlook.marks
    places = Places(match, seat, speaker)
    comes = dict.fromkeys(
        painting.tell_sentence(painting.tell_mark(mark, places.names), mark.rule) for mark in marks
    )
    known = set() if outlook is None else {fact.key for fact in outlook.status}
    parts = [
        Part(speaker.say("look-status"), (*gauge, *status)),
        *places.list_parts(),
        Part(speaker.say("look-comes"), tuple(comes)),
        Part(speaker.say("look-besides"), tuple(places.list_besides(known))),
        *_tell_question(match, seat, speaker),
    ]
    return [part for part in parts if part.items]


def _tell_question(match: Match, seat: int | None, speaker: Speaker) -> Iterator[Part]:
    """What is asked of a seat, with its answers by their numbers."""
    decision = match.decision_of(seat)
    if decision is not None:
        changes = foretell_changes(match, decision.seat, speaker.language)
        words = [_tell_option(option, changes, speaker.language) for option in decision.options]
        title = painting.tell_sentence(decision.words(speaker.language), decision.rule)
        yield Part(title, tuple(f"{n}: {told}" for n, told in enumerate(words, start=1)))


def _tell_option(option: Option, changes: Mapping[str, list[Change]], language: str) -> str:
    """An answer, and what it changes."""
    changed = [change.words for change in changes.get(option.text, [])]
    told = [option.words(language), option.tell_unspent(language), *changed]
    return "; ".join(filter(None, told))


def tell_places(typed: str, match: Match, seat: int | None, speaker: Speaker) -> list[Part]:
    """What lies on the places that are called so, and what they are."""
    places = Places(match, seat, speaker)
    about = find_scenery(match.start, speaker.language).about
    asked = typed.lower().split()
    named = [(area, places.name_area(area)) for area in places.layout.areas]
    exact = [(area, name) for area, name in named if asked == name.lower().split()]
    parts: list[Part] = []
    for area, name in exact or [one for one in named if one[1] and has_words(asked, one[1])]:
        told = about.get(f"area:{area.id}")
        what = [painting.tell_sentence(told.words, told.rule)] if told else []
        parts.append(Part(name, (*places.things[area.id], *what)))
    return [part for part in parts[:FEW] if part.items]


def set_parts(parts: Iterable[Part], width: int = WIDTH) -> list[Line]:
    """Parts as lines: titles, and below each its sentences."""
    lines: list[Line] = []
    for part in parts:
        lines += set_sentence(part.title, "prompt", width=width)
        for item in part.items:
            lines += set_sentence(f"- {item}", indent=" ", width=width)
    return lines


class Places:
    """What lies on the areas of a board."""

    def __init__(self, match: Match, seat: int | None, speaker: Speaker) -> None:
        self.match, self.speaker = match, speaker
        self.lexicon, language = match.start.lexicon, speaker.language
        scenery = find_scenery(match.start, language)
        self.zones: Zones = match.view(seat)["zones"]  # type: ignore[assignment]
        self.layout = scenery.layout or Layout(0, 0, [], [])
        self.names, self.pieces, self.about = scenery.names, scenery.pieces, scenery.about
        self.drawn = list_drawn(self.layout, self.lexicon, language, self.names)
        self.by_noun = {noun: area for area in self.layout.areas for noun in area.nouns}
        self.by_id = {area.id: area for area in self.layout.areas}
        self.first = {area.nouns[0]: area for area in self.layout.areas if area.nouns}
        self.things: dict[str, list[str]] = {area.id: [] for area in self.layout.areas}
        self.besides: dict[str, str] = {}
        alongside = {s.along.zone for s in self.layout.slots if s.along is not None}
        self.untold = alongside | set(board_of(match.game).untold)  # told with others, or never
        for zone in match.game.zones:
            if zone.name in self.zones:
                self._tell_zone(zone, self.zones[zone.name])

    def list_parts(self) -> Iterator[Part]:
        """A part for each region of the board."""
        regions = {region.id: self._say(region.words) for region in self.layout.regions}
        for region in [*regions, ""]:
            areas = [
                a for a in self.layout.areas if (a.zoom if a.zoom in regions else "") == region
            ]
            title = regions.get(region) or self.speaker.say("look-board")
            yield Part(title, tuple(self._tell_areas(areas)))

    def list_besides(self, known: Collection[str]) -> list[str]:
        """What lies on no place of the board, without what is known already."""
        left_out = self.untold | set(known)
        return [told for zone, told in self.besides.items() if zone not in left_out]

    def name_area(self, area: Area) -> str:
        """What an area is called."""
        told = self.about.get(f"area:{area.id}")
        return self.drawn.get(f"area:{area.id}", "") or ("" if told is None else told.name)

    def _tell_areas(self, areas: Iterable[Area]) -> Iterator[str]:
        for area in areas:
            things = self.things[area.id]
            if things:
                name = self.name_area(area)
                told = "; ".join(thing.removeprefix(f"{name} ") for thing in things)
                yield f"{name}: {told}" if name else told

    # What lies in a zone

    def _tell_zone(self, zone: Zone, shown: Any) -> None:
        slots = [slot for slot in self.layout.slots if slot.zone == zone.name]
        if isinstance(shown, dict):
            left = [self._tell_in_row(zone, slots, key, value) for key, value in shown.items()]
            self._tell_besides(zone, [told for told in left if told])
        elif isinstance(shown, list):
            self._tell_pile(zone, slots, shown)
        else:
            self._tell_number(zone, slots, shown)

    def _tell_in_row(self, zone: Zone, slots: list[Slot], key: str, value: Any) -> str:
        """Put one place of a row where it lies; what is told besides if that is nowhere."""
        slot = next((s for s in slots if key == s.key or key in s.keys), None)
        slot = slot or next((s for s in slots if not s.key and not s.keys), None)
        if slot is not None and slot.kind == "stand":
            return self._put(self._find(zone.holds, value), self._name(zone.by, key))
        area = self._find_area(zone, slot, key)
        told = self._tell_value(zone, slot, key, value)
        if not told:
            return ""
        if area is not None:
            name = self._name(zone.by, key)
            is_in_name = slot is not None and slot.keys == [key] and name in self.name_area(area)
            return self._put(area, str(value) if is_in_name else told)
        return f"{self._name(zone.by, key)} {self._name(zone.holds, value)}"

    def _put(self, area: Area | None, told: str) -> str:
        if area is None:
            return ""
        self.things[area.id].append(told)
        return ""

    def _find(self, kind: str, name: Any) -> Area | None:
        return self.by_noun.get(f"{kind}:{name}") or self.by_id.get(str(name))

    def _find_area(self, zone: Zone, slot: Slot | None, key: str) -> Area | None:
        """By the slot, by what it lies upon, or by the noun of its key."""
        if slot is not None and slot.area:
            return self.by_id.get(slot.area)
        if slot is not None and slot.along is not None and slot.along.holds:
            row = self.zones.get(slot.along.zone)
            under = [k for k, v in row.items() if v == slot.along.holds] if row else []
            by = next(z.by for z in self.match.game.zones if z.name == slot.along.zone)
            return self._find(by, under[0]) if under else None
        return self.first.get(f"{zone.by}:{key}")

    def _tell_value(self, zone: Zone, slot: Slot | None, key: str, value: Any) -> str:
        """One place of a row in words; empty if there is nothing to say."""
        if value is None:
            return ""
        is_counted = slot is not None and slot.kind == "pile" and bool(slot.lost)
        if value == 0 and not is_counted:
            return ""
        told = f"told-{zone.name.replace('_', '-')}"
        if told in wording.list_keys(self.match.game.key):
            facts = {"key": self._name(zone.by, key), "value": self._spoken(zone.holds, value)}
            return self._say(told, facts)
        if not isinstance(value, int):
            return self._name(zone.holds, value)
        if slot is not None and slot.kind == "tally":
            return _count(self._name(zone.by, key), value)
        label = self._label(zone, slot)
        return label if slot is not None and slot.kind == "flag" else f"{label} {value}"

    def _tell_pile(self, zone: Zone, slots: list[Slot], shown: list[Any]) -> None:
        """Things of a pile, each where it lies, or together."""
        along = next((s.along for s in slots if s.along is not None and not s.along.holds), None)
        places = self.zones.get(along.zone) if along is not None else None
        if along is not None and isinstance(places, list):
            kind = next(z.holds for z in self.match.game.zones if z.name == along.zone)
            for value, place in zip(shown, places, strict=False):
                if value is not None:
                    self._put(self._find(kind, place), self._name(zone.holds, value))
            return
        told = self._tell_many(zone, shown)
        area = next((self.by_id.get(s.area) for s in slots if s.area), None)
        if told and area is not None:
            self._put(area, f"{self._label(zone, slots[0])} {told}")
        elif told:
            self._tell_besides(zone, [told])

    def _tell_many(self, zone: Zone, shown: list[Any]) -> str:
        if len(shown) > MANY:
            return str(len(shown))
        counted = Counter(self._name(zone.holds, value) for value in shown if value is not None)
        return ", ".join(_count(name, count) for name, count in counted.items())

    def _tell_number(self, zone: Zone, slots: list[Slot], shown: Any) -> None:
        area = next((self.by_id.get(s.area) for s in slots if s.area), None)
        if shown is None or (shown == 0 and area is None):
            return
        told = self._name(zone.holds, shown)
        if area is not None:
            self._put(area, f"{self._label(zone, slots[0])} {told}")
        else:
            self._tell_besides(zone, [told])

    def _tell_besides(self, zone: Zone, told: list[str]) -> None:
        if told:
            self.besides[zone.name] = f"{self._title(zone)}: {', '.join(told)}"

    # Words

    def _say(self, key: str, facts: wording.Facts | None = None) -> str:
        return self.lexicon.say(self.speaker.language, key, facts or {})

    def _title(self, zone: Zone) -> str:
        return self.speaker.of(self.match.game, f"zone-{zone.name}", zone.name)

    def _label(self, zone: Zone, slot: Slot | None) -> str:
        return self._say(slot.words) if slot is not None and slot.words else self._title(zone)

    def _name(self, kind: str, name: Any) -> str:
        if name == HIDDEN:
            return self.speaker.say("look-hidden")
        noun = f"{kind}:{name}"
        if noun in self.pieces:
            return self.pieces[noun].words
        if kind == "seat":
            return self.speaker.seat(int(name))
        return self.names.get(noun) or painting.tell_noun(self.match, kind, name, self.speaker)

    def _spoken(self, kind: str, name: Any) -> object:
        """A number stays one, so that words can count."""
        return name if isinstance(name, int) else self._name(kind, name)


def _count(name: str, count: int) -> str:
    return name if count == 1 else f"{count} × {name}"
