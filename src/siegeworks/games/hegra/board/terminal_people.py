"""The people as a table, by where they are and of which type; beside it, what keeps them going."""

from collections.abc import Callable, Iterator
from typing import Final

from siegeworks.core.game import Line
from siegeworks.games.hegra.board.terminal_signs import Drawing
from siegeworks.games.hegra.rules import hit_bag, infirmary, surrender
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.games.hegra.rules.state import total
from siegeworks.parts.board.lines import WIDTH, Row

LABEL: Final = 10
CELL: Final = 5  # columns for a type
BESIDE: Final = LABEL + CELL * n.TYPES + 1  # where the facts begin
NOBODY: Final = "·"


def draw_people(b: Drawing) -> list[Line]:
    """The table with a fact beside each of its rows; a fact that is too wide goes below it."""
    rows, below = draw_table(b), []
    for place, draw in enumerate(FACTS):
        fact = Row()
        draw(b, fact)
        if place < len(rows) and BESIDE + 2 + fact.width <= WIDTH:
            beside = rows[place].at(BESIDE).put("│ ", "path")
            for text, style in fact.line:
                beside.put(text, style)
        elif not b.seen.is_tight:
            below.append([(" ", ""), *fact.line])
    return [*(row.line for row in rows), *below]


# The table


def draw_table(b: Drawing) -> list[Row]:
    """Who is ready, tired or resting, and who may still come out of the bag."""
    g = b.g
    rows = [draw_heads(b), draw_area(b, "ready", g.ready, "officer")]
    rows += [draw_area(b, "tired", g.tired)]
    if total(g.recruits):
        rows.append(draw_area(b, "recruits", g.recruits, "officer"))
    if not b.seen.is_tight:
        rows += [draw_area(b, "rest", g.rest), draw_area(b, "bag", g.bag, doubt=g.bag_doubt)]
    return rows


def draw_heads(b: Drawing) -> Row:
    """The types by the sign that stands for each of them elsewhere."""
    row = Row().at(LABEL)
    for who in n.DEFENDER_NAMES:
        row.put(f"{b.say(f'head-{who}'):>{CELL}}", "heading")
    return row


def draw_area(b: Drawing, area: str, discs: list[int], style: str = "", doubt: int = 0) -> Row:
    """Where people are, and how many of each type; in the bag, Doubt lies among them."""
    row = Row().put(f" {b.say(area)}", "bold" if total(discs) else "dim")
    row.put(f" ?{doubt}" if doubt else "", "bad").at(LABEL)
    for count in discs[: n.TYPES]:
        row.put(f"{count or NOBODY:>{CELL}}", style if count else "dim")
    return row


# What stands beside it


def draw_supplies(b: Drawing, row: Row) -> None:
    """What there is to eat; in the Mobilisation, what frightens people."""
    g = b.g
    is_bad = not g.supplies and total(g.tired)
    facts = {"supplies": g.supplies, "ration": g.tables.ration[g.ration]}
    row.put(b.say("supplies", **facts), "bad" if is_bad else "bold")
    if g.stage == n.MOBILISATION:
        minds = b.say("minds", fear=g.fear, doubt=g.tables.doubt_discs[g.doubt])
        row.put(f"  {minds}", "dim")


def draw_infirmary(b: Drawing, row: Row) -> None:
    """Beds with the levels of their patients, and who waits for one."""
    row.put(f"{b.say('beds')} ", "bold").put(" ".join(map(b.patient, b.g.beds)))
    is_bad = any(map(infirmary.is_dying, b.g.waiting))
    waiting = " ".join(map(b.patient, b.g.waiting)) or "-"
    row.put(f"  {b.say('waiting')} ", "bold").put(waiting, "bad" if is_bad else "")


def draw_lost(b: Drawing, row: Row) -> None:
    """Who is dead, and who could still join."""
    is_bad = surrender.THE_DEAD in surrender.list_reasons(b.g)
    row.put(f"{b.say('morgue')} ", "bold").put(b.discs(b.g.morgue), "bad" if is_bad else "")
    row.put(f"  {b.say('reserve')} {b.discs(b.g.reserve)}", "dim")


def draw_artillery(b: Drawing, row: Row) -> None:
    """The marker and the space that brings the next piece, how many tiles are drawn; bombers."""
    facts = {"next": b.g.first_piece(), "drawn": hit_bag.count_tiles_due(b.g)}
    row.put(b.say("artillery", marker=b.g.artillery, **facts))
    row.put(f"  {b.say('air')} {''.join(draw_air_stacks(b)) or '-'}", "dim")


def draw_air_stacks(b: Drawing) -> Iterator[str]:
    """20.8: one sign for a stack of two equal tiles, else both."""
    signs = [b.say(f"air-{n.AIR_NAMES[kind]}") for kind in b.g.air_stacks]
    for one, other in zip(signs[::2], signs[1::2], strict=False):
        yield one if one == other else f"({one}{other})"


def draw_hit_bag(b: Drawing, row: Row) -> None:
    """The tiles that may hit the fortress."""
    tiles = (
        b.say(f"tile-{n.TILE_NAMES[tile]}") + (f"×{count}" if count > 1 else "")
        for tile, count in hit_bag.DRAW_TILE.outcomes(b.g)
    )
    row.put(f"{b.say('hit-bag')} ", "bold").put(" ".join(tiles) or "-")


FACTS: Final[tuple[Callable[[Drawing, Row], None], ...]] = (
    draw_supplies,
    draw_infirmary,
    draw_lost,
    draw_artillery,
    draw_hit_bag,
)
