"""The lower half of the drawing: the supply map, and beside it positions and infantry."""

from collections.abc import Callable
from functools import partial
from typing import Final

from siegeworks.core.game import Line
from siegeworks.games.hegra.board import odds
from siegeworks.games.hegra.board.terminal_signs import Drawing
from siegeworks.games.hegra.rules import infantry, morale
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.games.hegra.rules.zones import MACHINE_GUN_NAMES
from siegeworks.parts.board.lines import Row
from siegeworks.parts.board.telling import round_off

# Columns of the map: fields, and what lies between two of them
FIELDS: Final = tuple(8 + 6 * place for place in range(n.ROW_LENGTH))
BETWEEN: Final = (11, 17, 29, 35)
GATE: Final = 22
WALLS: Final = 45
QUIET: Final = 2  # the sector beside which it is said that there are none
ARTILLERY: Final = "G"


def draw_map_and_walls(b: Drawing) -> list[Line]:
    """Six lines of both."""
    rows = (n.YELLOW, n.GREEN, n.BLUE)
    left = [draw_depots(b), *(draw_fields(b, row) for row in rows), draw_forest(b), draw_gate(b)]
    sectors = [partial(draw_sector, number=number) for number in reversed(range(n.SECTORS))]
    right: list[Callable[[Drawing, Row], None]] = [draw_posts, *sectors, draw_guns]
    for row, part in zip(left, right, strict=True):
        part(b, row.at(WALLS))
    return [row.line for row in left]


# The map


def draw_depots(b: Drawing) -> Row:
    """What lies in the depots."""
    row = Row().put(f" {b.say('depots')}", "dim")
    for depot, column in enumerate(BETWEEN):
        name, token = n.DEPOT_NAMES[depot], b.g.depot_token[depot]
        text = "-"
        if token != n.NONE:
            text = f"{b.say(f'token-{n.TOKEN_NAMES[token]}')}{b.g.depot_count[depot]}"
        runners = b.runners(n.FIRST_DEPOT + depot)
        row.at(column).put(f"[{text}{runners}]", "lit" if name in b.lit else "")
    return row


def draw_fields(b: Drawing, color: int) -> Row:
    """A row of the map: its spaces with patrols, artillery and runners."""
    row = Row().put(f" {b.say(f'row-{n.ROW_NAMES[color]}')}", "dim")
    for place, column in enumerate(FIELDS):
        field = color * n.ROW_LENGTH + place
        node = n.FIRST_NUMBERED + field
        enemy = "p" * b.g.patrols[field] + (ARTILLERY if b.g.pieces[field] else "")
        row.at(column).put(str(place + 1), "lit" if n.NODE_NAMES[node] in b.lit else "dim")
        row.put(enemy, "bad").put(b.runners(node), "officer")
        if place + 1 < n.ROW_LENGTH and node + 1 in b.g.tables.links[node]:
            row.put("─" * (FIELDS[place + 1] - row.width), "path")
    return row


def draw_forest(b: Drawing) -> Row:
    """The edge of the forest."""
    row = Row().put(f" {b.say('forest')}", "dim")
    for node, column in enumerate(BETWEEN, n.FOREST):
        style = "lit" if n.NODE_NAMES[node] in b.lit else "dim"
        row.at(column).put(f"^{b.runners(node)}^", style)
    return row


def draw_gate(b: Drawing) -> Row:
    """The fortress, where runs begin and end."""
    waiting = b.runners(n.FORTRESS)
    return Row().at(GATE - 2).put(f"[{b.say('gate')}{' ' + waiting if waiting else ''}]", "bold")


# The walls


def draw_posts(b: Drawing, row: Row) -> None:
    """The four positions."""
    for position, name in enumerate(n.POSITION_NAMES):
        who = b.g.post[position]
        sign = "×" if b.g.damaged[position] else "_" if who == n.NONE else b.letter(who)
        label = b.say("front") if name == "front" else name
        row.put(f"{label} ", "lit" if name in b.lit else "bold").put(f"{sign}  ", "officer")
    row.put(b.say(f"machine-gun-{MACHINE_GUN_NAMES[b.g.machine_gun]}"), "dim")


def draw_sector(b: Drawing, row: Row, number: int) -> None:
    """A sector: who stands and lies there, its dice, and how likely it hits."""
    g = b.g
    if not g.sectors() and number == QUIET:
        row.put(b.say("quiet"), "dim")
    if number >= g.sectors():
        return
    is_red = morale.is_red(g, number)
    row.put(f"{n.SECTOR_NAMES[number]}{'!' if is_red else ' '} ", "bad" if is_red else "bold")
    row.put("●" * g.standing[number], "howitzer").put("○" * g.lying[number], "dim")
    row.put("·" * (n.ROOM - g.troops(number)), "dim").put(" ")
    deeds = (("hit", infantry.HIT), ("move", infantry.MOVE), ("grenade", infantry.GRENADE))
    for key, deed in deeds:
        text = draw_faces(b, number, deed)
        row.put(f"{b.say(key)}{text} " if text else "", "dim")
    if g.standing[number] and not b.seen.is_over:
        hits = round_off(odds.weigh_attack(g, number, infantry.HIT))
        row.put("►" if infantry.is_undefended(g) else f"► {hits}%", "fire")


def draw_faces(b: Drawing, sector: int, deed: int) -> str:
    """7.3: the faces of the die that make infantry in a sector do something."""
    dice = infantry.InfantryRoll(sector, 1).outcomes(b.g)
    return "".join(str(face) for face, _ in dice if infantry.read_die(b.g, sector, face) == deed)


def draw_guns(b: Drawing, row: Row) -> None:
    """Both guns with their three status tiles: usable, jammed or damaged."""
    for gun in range(len(n.GUN_NAMES)):
        if gun and b.g.facility[n.FIND_GUN] == n.HIDDEN:
            row.put(f"{b.say('gun', number=2)} {b.say('snow')}", "dim")
            continue
        row.put(f"{b.say('gun', number=gun + 1)} ", "bold")
        row.put("".join(draw_status_tile(b, gun, slot) for slot in range(n.GUN_TILES)) + "  ")


def draw_status_tile(b: Drawing, gun: int, slot: int) -> str:
    """A tile of a gun; the first has no icon."""
    if slot >= b.g.whole_tiles(gun):
        return "×"
    return "!" if b.g.is_jammed(gun, slot) else "◆" if slot else "□"
