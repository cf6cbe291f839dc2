"""The board as lines of styled text: tracks and people, the works, the map beside the infantry."""

import textwrap
from collections.abc import Iterator
from typing import Final

from siegeworks.core.game import Line
from siegeworks.games.hegra.board import missions, terminal_map
from siegeworks.games.hegra.board.terminal_signs import Drawing
from siegeworks.games.hegra.rules import hit_bag, infirmary, morning, surrender, variants
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
    lines = [draw_head(b), draw_event(b), draw_tracks(b), draw_people(b), draw_recruits(b)]
    lines += [*draw_works(b), draw_infirmary(b), draw_bag(b), *terminal_map.draw_map_and_walls(b)]
    return [*lines, *draw_prospects(b)]


def draw_head(b: Drawing) -> Line:
    """Day and stage; and always in the same corner, how close the end is."""
    g = b.g
    row = Row().put(f" {b.say('title')} ", "title")
    stage = b.seen.noun("stage", g.stage)
    row.put(f" {b.say('day', day=g.day, days=n.DAYS)} · {stage}", "bold")
    outcome = b.seen.noun("outcome", g.surrender)
    gauge = f"{outcome} {'×' * g.surrender}{'□' * (n.SKULL - g.surrender)}"
    is_bad = g.surrender > n.HONOURABLE
    if g.stage == n.SIEGE:
        healthy, need = g.healthy_this_evening(), g.needed()
        gauge += f" {b.say('healthy', healthy=healthy, need=need)}"
        is_bad = is_bad or healthy <= need
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


def draw_people(b: Drawing) -> Line:
    """Who is ready, tired or resting, and what there is to eat."""
    g, row = b.g, Row()
    for area, discs in (("ready", g.ready), ("tired", g.tired), ("rest", g.rest)):
        row.put(f" {b.say(area)} ", "bold").put(b.discs(discs), "officer").put(" ")
    ration = g.tables.ration[g.ration]
    return row.put(" " + b.say("supplies", supplies=g.supplies, ration=ration)).line


def draw_recruits(b: Drawing) -> Line:
    """Who may still come; then the moods of the Mobilisation, or the guns of the siege."""
    g, row = b.g, Row()
    row.put(f" {b.say('bag')} ", "dim").put(b.discs(g.bag)).put(f" ?{g.bag_doubt} ", "bad")
    if total(g.recruits):
        row.put(f" {b.say('recruits')} ", "dim").put(f"{b.discs(g.recruits)} ")
    row.put(f" {b.say('reserve')} ", "dim").put(f"{b.discs(g.reserve)}  ")
    if g.stage == n.MOBILISATION:
        doubt = g.tables.doubt_discs[g.doubt]
        return row.put(b.say("minds", fear=g.fear, doubt=doubt), "dim").line
    return row.put(draw_artillery(b)).line


# The works


def draw_works(b: Drawing) -> Iterator[Line]:
    """The action spaces, four to a line."""
    for first in range(0, n.SPACES, 4):
        row = Row()
        for place in range(4):
            draw_space(b, row.at(place * SPACE), first + place)
        yield row.line


def draw_space(b: Drawing, row: Row, number: int) -> None:
    """One space: its name, what a use needs, who counts twice, who stands there."""
    t, name = b.g.tables, n.SPACE_NAMES[number]
    is_buried = morning.is_buried(b.g, number)
    style = "dim" if is_buried else "lit" if name in b.lit else "bold"
    row.put(" ").put(b.seen.say(f"look-{name}")[:LABEL], style).put(" ")
    if is_buried:
        row.put("~~~", "dim")
        return
    double = [b.letter(who) for who in range(n.TYPES) if t.counts[who][number] == EXTRA]
    row.put(str(t.need[number]), "dim").put("".join(double) + " ", "dim")
    there = b.g.jobs[number * n.TYPES : (number + 1) * n.TYPES]
    text = b.discs(there) if total(there) else ""
    tight = "".join(f"{b.letter(who)}{c if c > 1 else ''}" for who, c in enumerate(there) if c)
    row.put(text if len(text) <= SPACE - row.width % SPACE else tight, "officer")


def draw_infirmary(b: Drawing) -> Line:
    """Beds with the levels of their patients, who waits, who is dead."""
    g = b.g
    row = Row().put(f" {b.say('beds')} ", "bold").put(" ".join(map(b.patient, g.beds)))
    is_bad = any(map(infirmary.is_dying, g.waiting))
    waiting = " ".join(map(b.patient, g.waiting)) or "-"
    row.put(f"  {b.say('waiting')} ", "bold").put(waiting, "bad" if is_bad else "")
    is_bad = surrender.THE_DEAD in surrender.list_reasons(g)
    row.put(f"  {b.say('morgue')} ", "bold")
    return row.put(b.discs(g.morgue), "bad" if is_bad else "").line


def draw_bag(b: Drawing) -> Line:
    """The Hit bag and the bombers to come; the artillery as long as there is room beside it."""
    row = Row().put(f" {b.say('hit-bag')} ", "bold")
    tiles = (
        b.say(f"tile-{n.TILE_NAMES[tile]}") + (f"×{count}" if count > 1 else "")
        for tile, count in hit_bag.DRAW_TILE.outcomes(b.g)
    )
    row.put(" ".join(tiles) or "-")
    if b.g.stage == n.MOBILISATION:
        row.put("  " + draw_artillery(b))
    stacks = "".join(draw_air_stacks(b)) or "-"
    return row.put(f"  {b.say('air')} ", "dim").put(stacks, "dim").line


def draw_artillery(b: Drawing) -> str:
    """The marker and the space that brings the next piece, and how many tiles are drawn."""
    facts = {"next": b.g.first_piece(), "drawn": hit_bag.count_tiles_due(b.g)}
    return b.say("artillery", marker=b.g.artillery, **facts)


def draw_air_stacks(b: Drawing) -> Iterator[str]:
    """20.8: one sign for a stack of two equal tiles, else both."""
    signs = [b.say(f"air-{n.AIR_NAMES[kind]}") for kind in b.g.air_stacks]
    for one, other in zip(signs[::2], signs[1::2], strict=False):
        yield one if one == other else f"({one}{other})"


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
    return [] if is_full else [textwrap.shorten(words, width, placeholder=" …")]
