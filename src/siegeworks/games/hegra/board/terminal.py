"""The board as lines of styled text: tracks and people, the works, the map beside the infantry."""

import textwrap
from collections.abc import Iterator, Mapping
from typing import Any, Final

from siegeworks.core.game import Line
from siegeworks.core.lexicon import Lexicon
from siegeworks.games.hegra.board import missions, terminal_map
from siegeworks.games.hegra.board.sheet import Sheet
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.parts.board.lines import WIDTH, Row

SPACE: Final = 20  # columns for an action space
NAME: Final = 11  # of them for its name
LABEL: Final = 10
EXTRA: Final = 2  # what a doubled type counts
INDENT: Final = "   "


def draw(view: Mapping[str, Any], lexicon: Lexicon, language: str) -> list[Line]:
    """The whole board."""
    b = terminal_map.Drawing(view, lexicon, language)
    lines = [head(b), event(b), tracks(b), people(b), recruits(b)]
    lines += [*works(b), infirmary(b), bag(b), *terminal_map.map_and_walls(b)]
    return [*lines, *prospects(b)]


def head(b: terminal_map.Drawing) -> Line:
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


def event(b: terminal_map.Drawing) -> Line:
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


def tracks(b: terminal_map.Drawing) -> Line:
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


def people(b: terminal_map.Drawing) -> Line:
    """Who is ready, tired or resting, and what there is to eat."""
    row = Row()
    for zone in ("ready", "tired", "rest"):
        row.put(f" {b.say(zone)} ", "bold").put(b.discs(b.zones[zone]), "officer").put(" ")
    ration, supplies = b.t.ration[b.zones["ration"]], b.zones["supplies"]
    return row.put(" " + b.say("supplies", supplies=supplies, ration=ration)).line


def recruits(b: terminal_map.Drawing) -> Line:
    """Who may still come; then the moods of the Mobilisation, or the guns of the siege."""
    row, z = Row(), b.zones
    row.put(f" {b.say('bag')} ", "dim").put(b.discs(z["bag"])).put(f" ?{z['bag_doubt']} ", "bad")
    if any(z["recruits"].values()):
        row.put(f" {b.say('recruits')} ", "dim").put(f"{b.discs(z['recruits'])} ")
    row.put(f" {b.say('reserve')} ", "dim").put(f"{b.discs(z['reserve'])}  ")
    if b.stage == n.MOBILISATION:
        return row.put(b.say("minds", fear=z["fear"], doubt=b.doubt), "dim").line
    return row.put(artillery(b)).line


# The works


def works(b: terminal_map.Drawing) -> Iterator[Line]:
    """The action spaces, four to a line."""
    for first in range(0, n.SPACES, 4):
        row = Row()
        for place in range(4):
            space(b, row.at(place * SPACE), first + place)
        yield row.line


def space(b: terminal_map.Drawing, row: Row, number: int) -> None:
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
    text = b.discs(at_work) if any(at_work.values()) else ""
    tight = "".join(f"{b.letter(who)}{c if c > 1 else ''}" for who, c in at_work.items() if c)
    row.put(text if len(text) <= SPACE - row.width % SPACE else tight, "officer")


def infirmary(b: terminal_map.Drawing) -> Line:
    """Beds with the levels of their patients, who waits, who is dead."""
    z = b.zones
    row = Row().put(f" {b.say('beds')} ", "bold")
    row.put(" ".join(b.patient(name) for name in z["beds"].values()))
    dying = any(name.endswith("-1") for name in z["waiting"])
    waiting = " ".join(map(b.patient, z["waiting"])) or "-"
    row.put(f"  {b.say('waiting')} ", "bold").put(waiting, "bad" if dying else "")
    row.put(f"  {b.say('morgue')} ", "bold")
    return row.put(b.discs(z["morgue"]), "bad" if b.dead >= b.t.morgue_surrender else "").line


def bag(b: terminal_map.Drawing) -> Line:
    """The Hit bag and the bombers to come; the artillery as long as there is room beside it."""
    row = Row().put(f" {b.say('hit-bag')} ", "bold")
    tiles = (
        f"{b.tile(tile)}×{count}" if count > 1 else b.tile(tile) for tile, count in b.tiles.items()
    )
    row.put(" ".join(tiles) or "-")
    if b.stage == n.MOBILISATION:
        row.put("  " + artillery(b))
    stacks = "".join(air_stacks(b)) or "-"
    return row.put(f"  {b.say('air')} ", "dim").put(stacks, "dim").line


def artillery(b: terminal_map.Drawing) -> str:
    """The marker and the space that brings the next piece, and how many tiles are drawn."""
    drawn = n.TRACK_END - n.PIECES + b.guns_out
    return b.say("artillery", marker=b.zones["artillery"], next=drawn + 1, drawn=drawn)


def air_stacks(b: terminal_map.Drawing) -> Iterator[str]:
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
    yield from mission(b, is_full=bool(row.line))


def mission(b: Sheet, is_full: bool) -> Iterator[Line]:
    """20.4: how far the mission is, and what it brings when, unless the screen is full already."""
    given = missions.given(b)
    if given is None:
        return
    row = Row().put(f" {b.words('board-mission')} ", "bold")
    row.put(f"{b.name('mission', given.name)} {given.have}/{given.need}", "card")
    yield row.put(f" · {missions.goal(b, given)}").line
    yield from (Row().put(INDENT + text, "dim").line for text in rewards(b, given, is_full))


def rewards(b: Sheet, given: missions.Open, is_full: bool) -> list[str]:
    """All rewards where they are asked about; else as much of them as fits into a line."""
    words, width = missions.prospect(b, given), WIDTH - len(INDENT)
    if b.prompt == "Claim":
        return textwrap.wrap(words, width)
    return [] if is_full else [textwrap.shorten(words, width, placeholder=" …")]
