"""The board as lines of styled text: tracks, people, the works, the map beside the infantry."""

import textwrap
from collections.abc import Iterator
from typing import Final

from siegeworks.core.game import Line
from siegeworks.games.hegra.board import danger, missions, terminal_map, terminal_people
from siegeworks.games.hegra.board.terminal_signs import Drawing
from siegeworks.games.hegra.rules import morning, variants
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.games.hegra.rules.state import Fortress, total
from siegeworks.parts.board import Seen
from siegeworks.parts.board.lines import WIDTH, Row

SPACE: Final = 20  # columns for an action space
LABEL: Final = 10
EXTRA: Final = 2  # what a doubled type counts
INDENT: Final = "   "


def draw(seen: Seen[Fortress]) -> list[Line]:
    """The whole board."""
    b = Drawing(seen)
    lines = [draw_head(b), draw_event(b), draw_tracks(b), *terminal_people.draw_people(b)]
    lines += [*draw_works(b), *terminal_map.draw_map_and_walls(b)]
    return [*lines, *draw_prospects(b)]


def draw_head(b: Drawing) -> Line:
    """Day and stage; and always in the same corner, how close the end is."""
    g = b.g
    row = Row().put(f" {b.say('title')} ", "title")
    stage = b.seen.noun("stage", g.stage)
    row.put(f" {b.say('day', day=g.day, days=n.DAYS)} · {stage}", "bold")
    outcome = b.seen.noun("outcome", g.surrender)
    gauge = f"{outcome} {'×' * g.surrender}{'□' * (n.SKULL - g.surrender)}"
    if g.stage == n.SIEGE:
        healthy, need = g.healthy_this_evening(), g.needed()
        gauge += f" {b.say('healthy', healthy=healthy, need=need)}"
    way = danger.find_nearest(b.seen)
    is_bad = way is not None and way.grade >= danger.ENDANGERED
    return row.at(WIDTH - len(gauge) - 1).put(gauge, "bad" if is_bad else "good").line


def draw_event(b: Drawing) -> Line:
    """The event of the day with its weather, infantry and order of the injured."""
    g, t, row = b.g, b.g.tables, Row().put(" ")
    if g.event == n.NONE:
        return row.line
    order = " ".join(b.letter(who) for who in t.event_order[g.event])
    sky = b.seen.noun("weather", g.weather)
    row.put(str(b.seen.noun("event", g.event)), "card")
    row.put(f" · {b.say('weather', weather=sky, moves=t.moves[g.weather])}")
    row.put(f" · {b.say('new-infantry', count=t.event_infantry[g.event])}")
    return row.put(f" · {b.say('order', order=order)}", "dim").line


def draw_tracks(b: Drawing) -> Line:
    """Morale with its spaces, and the other tracks as numbers."""
    g = b.g
    row = Row().put(f" {b.say('morale')} ", "bold")
    for place in range(len(n.MOOD_NAMES)):
        text = f"{place - n.MOOD_ZERO:+d}" if place != n.MOOD_ZERO else "0"
        here = place == g.morale
        style = "marker" if here else "bad" if place < n.MOOD_ZERO else "dim"
        row.put(f"({text})" if here else f" {text} ", style)
    facts = {"suspicion": g.suspicion, "defence": g.defence, "snow": g.snow}
    return row.put("  ").put(b.say("tracks", **facts)).line


# The works


def draw_works(b: Drawing) -> Iterator[Line]:
    """The action spaces, four to a line."""
    for first in range(0, n.SPACES, 4):
        row = Row()
        for place in range(4):
            draw_space(b, row.at(place * SPACE), first + place)
        yield row.line


def draw_space(b: Drawing, row: Row, number: int) -> None:
    """One space: its name, how full it is, and who stands there or else who counts twice."""
    name, end = n.SPACE_NAMES[number], row.width + SPACE
    is_buried = morning.is_buried(b.g, number)
    style = "dim" if is_buried else "lit" if name in b.lit else "bold"
    row.put(" ").put(b.seen.say(f"look-{name}")[:LABEL], style).at(end - SPACE + LABEL + 2)
    if is_buried:
        row.put(b.say("snow"), "dim")
        return
    there = b.g.jobs[number * n.TYPES : (number + 1) * n.TYPES]
    row.put(draw_need(b.g, number), "officer" if total(there) else "dim")
    if not total(there):
        row.put(f" {draw_doubled(b, number)}", "dim")
        return
    tight = "".join(f"{b.letter(who)}{c if c > 1 else ''}" for who, c in enumerate(there) if c)
    ways = (f" {b.discs(there)}", f" {tight}", tight)
    row.put(next((way for way in ways if row.width + len(way) <= end), tight), "officer")


def draw_need(g: Fortress, number: int) -> str:
    """9.6: a square for each disc that a use needs, filled as they come; then how many uses."""
    need, uses = g.tables.need[number], g.uses(number)
    here = g.strength(number)
    return f"{uses}×" if uses else "■" * here + "□" * (need - here)


def draw_doubled(b: Drawing, number: int) -> str:
    """9.6: who counts as two on a space."""
    counts = b.g.tables.counts
    return " ".join(
        f"{b.letter(who)}×{EXTRA}" for who in range(n.TYPES) if counts[who][number] == EXTRA
    )


def draw_prospects(b: Drawing) -> Iterator[Line]:
    """What the player has drawn or been told to do, if anything."""
    row = Row()
    for zone, kind, cards in (("hand", "morale", b.g.hand), ("ongoing", "event", b.g.ongoing)):
        if cards:
            names = ", ".join(str(b.seen.noun(kind, card)) for card in cards)
            row.put(f" {b.say(zone)} ", "bold").put(names)
    if row.line:
        yield row.line
    if b.g.mission != n.NONE:
        yield from draw_mission(b, is_full=bool(row.line))


def draw_mission(b: Drawing, is_full: bool) -> Iterator[Line]:
    """20.4: how far the mission is, and what it brings when, unless the screen is full already."""
    have, need = missions.measure_goal(b.g)
    row = Row().put(f" {b.say('mission')} ", "bold")
    row.put(f"{b.seen.noun('mission', b.g.mission)} {have}/{need}", "card")
    yield row.put(f" · {missions.tell_goal(b.seen)}").line
    yield from (Row().put(INDENT + text, "dim").line for text in draw_rewards(b, is_full))


def draw_rewards(b: Drawing, is_full: bool) -> list[str]:
    """All rewards where they are asked about; else as much of them as fits into a line."""
    words, width = missions.tell_prospect(b.seen), WIDTH - len(INDENT)
    if b.seen.prompt == variants.Claim.__name__:
        return textwrap.wrap(words, width)
    return [] if is_full or b.seen.is_tight else [textwrap.shorten(words, width, placeholder=" …")]
