"""The board as lines of styled text: tracks and people, the works, the map beside the infantry."""

import textwrap
from collections.abc import Iterator, Mapping
from typing import Any, Final

from siegeworks.core.game import Line
from siegeworks.core.lexicon import Lexicon
from siegeworks.games.hegra import board_map, missions
from siegeworks.games.hegra import names as n
from siegeworks.games.hegra.sheet import Sheet
from siegeworks.parts.lines import WIDTH, Row

SPACE: Final = 20  # columns for an action space
NAME: Final = 11  # of them for its name
LABEL: Final = 10
EXTRA: Final = 2  # what a doubled type counts
INDENT: Final = "   "


def draw(view: Mapping[str, Any], lexicon: Lexicon, language: str) -> list[Line]:
    """The whole board."""
    b = board_map.Drawing(view, lexicon, language)
    lines = [head(b), event(b), tracks(b), *people(b), *works(b), infirmary(b), bag(b)]
    return [*lines, *board_map.map_and_walls(b), *prospects(b)]


def head(b: board_map.Drawing) -> Line:
    """Day and stage; and always in the same corner, how close the end is."""
    row = Row().put(f" {b.say('title')} ", "title")
    stage = b.name("stage", b.zones["stage"])
    row.put(f" {b.say('day', day=b.day, days=n.DAYS)} · {stage}", "bold")
    taken = b.surrender
    outcome = b.name("outcome", n.SURRENDER_NAMES[taken])
    gauge = f"{outcome} {'×' * taken}{'□' * (n.SKULL - taken)}"
    if b.stage == n.SIEGE:
        gauge += f" {b.say('healthy', healthy=b.healthy, need=b.need)}"
    bad = taken > n.HONOURABLE or (b.stage == n.SIEGE and b.healthy <= b.need)
    return row.at(WIDTH - len(gauge) - 1).put(gauge, "bad" if bad else "good").line


def event(b: board_map.Drawing) -> Line:
    """The event of the day with its weather, infantry and order of the injured."""
    name, z = b.zones["event"], b.zones
    row = Row().put(" ")
    if name is None:
        return row.line
    number = b.lexicon.nouns.value("event", name) or 0
    moves = b.t.moves[n.WEATHER_NAMES.index(z["weather"])]
    order = " ".join(b.letter(n.DEFENDER_NAMES[who]) for who in b.t.event_order[number])
    weather = b.say("weather", weather=b.name("weather", z["weather"]), moves=moves)
    row.put(str(b.name("event", name)), "card").put(f" · {weather}")
    row.put(f" · {b.say('new-infantry', count=b.t.event_infantry[number])}")
    return row.put(f" · {b.say('order', order=order)}", "dim").line


def tracks(b: board_map.Drawing) -> Line:
    """Morale with its spaces, and the other tracks as numbers."""
    row = Row().put(f" {b.say('morale')} ", "bold")
    for place in range(len(n.MOOD_NAMES)):
        text = f"{place - n.MOOD_ZERO:+d}" if place != n.MOOD_ZERO else "0"
        here = place == b.mood
        style = "marker" if here else "bad" if place < n.MOOD_ZERO else "dim"
        row.put(f"({text})" if here else f" {text} ", style)
    z = b.zones
    facts = {key: z[key] for key in ("suspicion", "defence", "snow")}
    return row.put("  ").put(b.say("tracks", **facts)).line


def people(b: board_map.Drawing) -> Iterator[Line]:
    """Who is where."""
    row = Row()
    for zone in ("ready", "tired", "rest"):
        row.put(f" {b.say(zone)} ", "bold").put(b.discs(b.zones[zone]), "officer").put(" ")
    ration, supplies = b.t.ration[b.zones["ration"]], b.zones["supplies"]
    yield row.put(" " + b.say("supplies", supplies=supplies, ration=ration)).line
    row = Row()
    for zone in ("bag", "recruits", "reserve"):
        row.put(f" {b.say(zone)} ", "dim").put(b.discs(b.zones[zone]))
        row.put(f" ?{b.zones['bag_doubt']}" if zone == "bag" else "", "bad").put(" ")
    if b.stage == n.MOBILISATION:
        row.put(" " + b.say("minds", fear=b.zones["fear"], doubt=b.doubt), "dim")
    yield row.line


# The works


def works(b: board_map.Drawing) -> Iterator[Line]:
    """The action spaces, four to a line."""
    for first in range(0, n.SPACES, 4):
        row = Row()
        for place in range(4):
            space(b, row.at(place * SPACE), first + place)
        yield row.line


def space(b: board_map.Drawing, row: Row, number: int) -> None:
    """One space: its name, what a use needs, who counts twice, who stands there."""
    name = n.SPACE_NAMES[number]
    hidden = b.zones["facility"].get(name) == "hidden"
    style = "dim" if hidden else "lit" if name in b.lit else "bold"
    row.put(" ").put(str(b.words(f"look-{name}"))[:LABEL], style).put(" ")
    if hidden:
        row.put("~~~", "dim")
        return
    double = [who for place, who in enumerate(n.DEFENDER_NAMES) if b.counts(place, number) == EXTRA]
    row.put(str(b.t.need[number]), "dim").put("".join(b.letter(w) for w in double) + " ", "dim")
    at_work = {who: b.zones["jobs"][f"{name}-{who}"] for who in n.DEFENDER_NAMES}
    row.put(b.discs(at_work) if any(at_work.values()) else "", "officer")


def infirmary(b: board_map.Drawing) -> Line:
    """Beds with the levels of their patients, who waits, who is dead."""
    z = b.zones
    row = Row().put(f" {b.say('beds')} ", "bold")
    row.put(" ".join(b.patient(name) for name in z["beds"].values()))
    dying = any(name.endswith("-1") for name in z["waiting"])
    waiting = " ".join(map(b.patient, z["waiting"])) or "-"
    row.put(f"  {b.say('waiting')} ", "bold").put(waiting, "bad" if dying else "")
    row.put(f"  {b.say('morgue')} ", "bold")
    return row.put(b.discs(z["morgue"]), "bad" if b.dead >= b.t.morgue_surrender else "").line


def bag(b: board_map.Drawing) -> Line:
    """The Hit bag, the artillery track, the bombers to come."""
    row = Row().put(f" {b.say('hit-bag')} ", "bold")
    row.put(" ".join(f"{b.tile(tile)}{count}" for tile, count in b.tiles.items()) or "-")
    drawn = n.TRACK_END - n.PIECES + b.guns_out
    facts = {"marker": b.zones["artillery"], "next": drawn + 1, "drawn": drawn}
    row.put("  " + b.say("artillery", **facts))
    stacks = "".join(air_stacks(b)) or "-"
    return row.put(f"  {b.say('air')} ", "dim").put(stacks, "dim").line


def air_stacks(b: board_map.Drawing) -> Iterator[str]:
    """20.8: one sign for a stack of two equal tiles, else both."""
    tiles = b.zones["air_stacks"]
    for one, other in zip(tiles[::2], tiles[1::2], strict=False):
        yield b.air(one) if one == other else f"({b.air(one)}{b.air(other)})"


def prospects(b: Sheet) -> Iterator[Line]:
    """What the player has drawn or been told to do, if anything."""
    z = b.zones
    row = Row()
    for zone in ("hand", "ongoing"):
        kind = "morale" if zone == "hand" else "event"
        if z[zone]:
            names = ", ".join(str(b.name(kind, name)) for name in z[zone])
            row.put(f" {b.words(f'board-{zone}')} ", "bold").put(names)
    if row.line:
        yield row.line
    yield from mission(b)


def mission(b: Sheet) -> Iterator[Line]:
    """20.4: the open mission: how far it is, what it asks for, and what it brings when."""
    given = missions.given(b)
    if given is None:
        return
    row = Row().put(f" {b.words('board-mission')} ", "bold")
    row.put(f"{b.name('mission', given.name)} {given.have}/{given.need}", "card")
    yield row.put(f" · {missions.goal(b, given)}").line
    yield from (Row().put(INDENT + text, "dim").line for text in rewards(b, given))


def rewards(b: Sheet, given: missions.Open) -> list[str]:
    """All rewards where they are asked about; else as much of them as fits into a line."""
    words, width = missions.prospect(b, given), WIDTH - len(INDENT)
    if b.prompt == "Claim":
        return textwrap.wrap(words, width)
    return [textwrap.shorten(words, width, placeholder=" …")]
