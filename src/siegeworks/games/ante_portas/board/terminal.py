"""The pass as text, 80 columns wide: hexes on the left, the calendar beside them, homes below."""

import textwrap
from collections.abc import Iterator
from typing import Final

from siegeworks.core.game import Line
from siegeworks.games.ante_portas.board import foresight
from siegeworks.games.ante_portas.board.outlook import make_standing, tell_stock
from siegeworks.games.ante_portas.rules import field, hexes, people, sight, teams
from siegeworks.games.ante_portas.rules import pieces as n
from siegeworks.games.ante_portas.rules.state import Realm
from siegeworks.parts.board import Seen
from siegeworks.parts.board.lines import WIDTH, Row

WORKS: Final = "TUPWKHmndxo"  # in the order of the Works
ARROWS: Final = "↑↗↘↓↙↖"
INVADERS: Final = "be"
SIDES: Final = "SN"  # of the teams
SOLDIERS: Final = "FCfc"  # Farmers and Citizens, upright and exhausted
IN_SIGHT: Final = "*"
CELL: Final = 14
SHIFT: Final = CELL // 2
ASIDE: Final = 3 * CELL + 2  # the column where the calendar begins
INDENT: Final = 4
FEW: Final = 2  # lines of a fact where they are few

SIGNS: Final = (
    ("b e", "invaders"),
    ("> <", "marching"),
    ("F C", "soldiers"),
    ("S: N:", "sides"),
    ("f c", "tired"),
    ("+F1", "bound"),
    ("T U", "trenches"),
    ("P W", "guards"),
    ("K H", "engines"),
    ("m n d", "mines"),
    ("x o", "traps"),
    ("↑ ↗", "facing"),
    ("12*", "sight"),
    ("1/2", "workers"),
    ("+ *:2", "places"),
    ("<1>", "stewards"),
)
FIRST_SIGNS: Final = ("invaders", "soldiers", "sight")


def draw(seen: Seen[Realm]) -> list[Line]:
    """The whole board: the title, the pass with the calendar beside it, then the homes."""
    homes = [line for seat in list_homes(seen) for line in draw_home(seen, seat)]
    return [draw_title(seen), *draw_pass(seen), *homes]


def draw_title(seen: Seen[Realm]) -> Line:
    """Where the game stands, and how close a breakthrough is."""
    outlook = make_standing(seen)
    row = Row().put(f" {seen.say('board-title')} ", "title")
    row.put(f" {outlook.status[0].value}")
    gauge = outlook.gauge
    if gauge is not None:
        row.put(" · ").put(gauge.words, "bad" if (gauge.danger or 0) > 1 else "good")
    return row.line


# The pass


def draw_pass(seen: Seen[Realm]) -> Iterator[Line]:
    """2.7: the half-rows from above, each with two or three hexes; facts stand beside them."""
    lit = find_lit(seen)
    aside = list_aside(seen)
    for half_row in reversed(range(hexes.HALF_ROWS)):
        row = Row().put(" ")
        for at in range(n.HEXES):
            if hexes.HALF_ROW[at] == half_row:
                row.at(1 + hexes.COLUMN[at] * SHIFT)
                draw_hex(row, seen.state, at, lit)
        row.at(ASIDE)
        for text, style in aside.pop(0) if aside else []:
            row.put(text, style)
        yield row.line
    yield from (Row().at(ASIDE).put(text, style).line for line in aside for text, style in line)


def find_lit(seen: Seen[Realm]) -> int:
    """13.1: what the own side sees; who looks on sees with the first."""
    return sight.see(seen.state, seen.state.team(seen.seat or 0))


def draw_hex(row: Row, g: Realm, at: int, lit: int) -> None:
    """A hex: its number, then whoever and whatever is there."""
    sign = IN_SIGHT if lit >> at & 1 else " "
    row.put(f"{n.HEX_NAMES[at]:>2}{sign}", "path" if sign == " " else "")
    room = CELL - len(sign) - INDENT + 1
    foes = write_invaders(g, at)
    row.put(foes[:room], "bad")
    ours = write_units(g, at)[: max(0, room - len(foes))]
    row.put(ours, "good")


def write_invaders(g: Realm, at: int) -> str:
    """Invaders of a hex, and the troop that marches over it."""
    there = write_counts(zip(INVADERS, (g.basic[at], g.elite[at]), strict=True))
    if g.troop_at == at and field.has_troop(g):
        troop = write_counts(zip(INVADERS, (g.troop_basic, g.troop_elite), strict=True))
        return f"{there}>{troop}<"
    return there


def write_units(g: Realm, at: int) -> str:
    """Works with where they face, and Soldiers; against each other, first whose they are."""
    work = "" if g.work[at] == n.NONE else WORKS[g.work[at]]
    work += "" if g.facing[at] == n.NONE else ARROWS[g.facing[at]]
    counts = (g.farmers[at], g.citizens[at], g.tired_farmers[at], g.tired_citizens[at])
    units = work + write_counts(zip(SOLDIERS, counts, strict=True)) + write_bound(g, at)
    if g.mode == n.COOP or not units:
        return units
    return f"{SIDES[teams.find_side(g, at)]}:{units}"


def write_bound(g: Realm, at: int) -> str:
    """12.5: who is on the way to a hex."""
    work = "" if g.bound_work[at] == n.NONE else WORKS[g.bound_work[at]]
    counts = (g.bound_farmers[at], g.bound_citizens[at])
    bound = work + write_counts(zip(SOLDIERS[: n.KINDS], counts, strict=True))
    return f"+{bound}" if bound else ""


def write_counts(counts: "zip[tuple[str, int]]") -> str:
    """How many there are of each, as letters with numbers."""
    return "".join(f"{letter}{count}" for letter, count in counts if count)


# Beside it


def list_aside(seen: Seen[Realm]) -> list[Line]:
    """The facts of the outlook, Invaders who wait, the wounded; each as far as there is room."""
    g = seen.state
    room = WIDTH - ASIDE
    lines: list[Line] = []
    for fact in (*make_standing(seen).status[1:], *tell_stock(seen)):
        for place, text in enumerate(fold(f"{fact.name}: {fact.value}", room, seen)):
            lines.append([(text, "bold" if place == 0 and fact.key == "spawn" else "")])
    if g.mode == n.COOP:
        supply = write_counts(zip(INVADERS, g.supply, strict=True)) or "-"
        lines.append([(seen.say("board-supply", units=supply), "")])
    for team in range(1 if g.mode == n.COOP else n.TEAMS):
        wounded = write_counts(zip("FC", g.sickbay[team * n.KINDS :][: n.KINDS], strict=True))
        name = seen.noun("team", team)
        lines.append([(seen.say("board-sickbay", team=name, units=wounded or "-"), "")])
    troop = foresight.find_nearest(g) if g.mode == n.COOP else n.NONE
    if troop != n.NONE and g.card != n.NONE:
        lines.append([(seen.say("board-card", card=seen.noun("card", g.card)), "mark")])
    return lines


def fold(text: str, room: int, seen: Seen[Realm]) -> list[str]:
    """A fact in lines; where they are few, in two, and the rest is told by the outlook."""
    most = FEW if seen.is_tight else None
    return textwrap.wrap(text, room, subsequent_indent="  ", max_lines=most, placeholder="…")


# Homes


def list_homes(seen: Seen[Realm]) -> list[int]:
    """All seats; where lines are few, only the own one."""
    seats = range(seen.state.seats)
    return [seen.seat] if seen.is_tight and seen.seat is not None else list(seats)


def draw_home(seen: Seen[Realm], seat: int) -> Iterator[Line]:
    """A community: where its Stewards are and what it has; Buildings, workers and Buffers."""
    g = seen.state
    row = Row().put(f" {seen.noun('seat', seat)} ", "prompt" if seat == g.active else "bold")
    row.put(tell_stewards(seen, seat))
    row.put(f"  {seen.say('board-purse', tools=g.tools[seat], dollars=g.dollars[seat])}")
    yield row.line
    row = Row().at(INDENT).put(f"{seen.say('board-storage')} ")
    row.put(tell_goods(seen, g.storage, seat), "bold").put(f" · {seen.say('board-warehouse')} ")
    yield row.put(tell_goods(seen, g.warehouse, seat), "bold").line
    yield Row().at(INDENT).put(", ".join(list_buildings(seen, seat))).line


def tell_stewards(seen: Seen[Realm], seat: int) -> str:
    """5.1: the Places where the Stewards of a seat stand."""
    g = seen.state
    spots = [g.steward[seat * n.STEWARDS + i] for i in range(n.STEWARDS)]
    places = [g.spots[spot] for spot in spots if spot != n.NONE]
    return ", ".join(str(seen.noun("place", place)) for place in places if place != n.NONE) or "-"


def tell_goods(seen: Seen[Realm], row: list[int], seat: int) -> str:
    """Goods with how many there are."""
    goods = [(good, row[seat * n.GOODS + good]) for good in range(n.GOODS)]
    told = [f"{count} {seen.noun('good', good)}" for good, count in goods if count]
    return ", ".join(told) or "-"


def list_buildings(seen: Seen[Realm], seat: int) -> Iterator[str]:
    """8: Buildings, how many of the places for workers are manned, what lies in Buffers."""
    g = seen.state
    for kind in range(n.KINDS):
        count = g.at_home[seat * n.KINDS + kind]
        if count:
            yield seen.say("board-unemployed", kind=seen.noun("kind", kind), count=count)
    for building in range(n.BUILDINGS):
        count = g.buildings[seat * n.BUILDINGS + building]
        if count:
            yield tell_building(seen, seat, building, count)


def tell_building(seen: Seen[Realm], seat: int, building: int, count: int) -> str:
    """A kind of Building: how many, manned how often, with what lies in its Buffer."""
    g = seen.state
    needed = people.count_posts(g, seat, building)
    manned = people.count_workers(g, seat, building)
    told = f"{count} {seen.noun('building', building)}"
    told += f" {manned}/{needed}" if needed else ""
    name = n.BUILDING_NAMES[building]
    if name in n.SOURCE_NAMES:
        stock = g.buffer[seat * n.SOURCES + n.SOURCE_NAMES.index(name)]
        told += f" +{stock}" if stock else ""
    return told
