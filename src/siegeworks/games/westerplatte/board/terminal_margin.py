"""What stands around the map: the head with the day and the losses, morale, officers, supplies."""

from collections.abc import Iterator
from typing import Final

from siegeworks.core.game import Line
from siegeworks.games.westerplatte.content.tables import Tables
from siegeworks.games.westerplatte.rules import morale
from siegeworks.games.westerplatte.rules.cards import count_pile
from siegeworks.games.westerplatte.rules.days import count_filed_today
from siegeworks.games.westerplatte.rules.ending import FATAL
from siegeworks.games.westerplatte.rules.pieces import (
    FIELD_NAMES,
    FIELDS,
    FIRST_GUARDHOUSE,
    KIND_NAMES,
    LEVEL_NAMES,
    NEUTRAL,
    NONE,
    TRACK_NAMES,
)
from siegeworks.games.westerplatte.rules.state import LIMITED_MOVE, Fort
from siegeworks.games.westerplatte.rules.turn import list_closed_paths
from siegeworks.games.westerplatte.rules.zones import MARKER_NAMES, OFFICER_NAMES
from siegeworks.parts.board import Seen
from siegeworks.parts.board.lines import WIDTH, Row

# The columns of the morale track: where it begins, a space with words at most, a plain one
TRACK: Final = 8
WIDEST: Final = 9
PLAIN: Final = 2


def draw_head(seen: Seen[Fort]) -> Line:
    """Level and day; and always in the same corner, how close the end is."""
    g, t = seen.state, seen.state.tables
    filed = count_filed_today(g)
    row = Row().put(f" {seen.say('board-title')} ", "title")
    row.put(f" {seen.say(f'board-level-{LEVEL_NAMES[g.level]}')}", "dim")
    row.at(26).put(seen.say("board-day", day=g.day, days=t.days) + " ", "bold")
    if t.day_cards <= 10:
        row.put("■" * filed, "card").put("□" * (t.day_cards - filed), "dim")
    row.put(f" {filed}/{t.day_cards}")
    fallen = g.fallen_guardhouses()
    boxes = "×" * fallen + "□" * (FATAL - fallen)
    gauge = f"{seen.say('board-fallen')} {boxes} {fallen}/{FATAL} "
    return row.at(WIDTH - len(gauge)).put(gauge, "bad" if fallen else "good").line


def draw_morale_track(seen: Seen[Fort]) -> list[Line]:
    """The track, and what bites where."""
    g = seen.state
    above, below = Row().put(f" {seen.say('board-morale')}", "bold"), Row()
    for place, (code, middle, room) in enumerate(place_columns(morale.find_track(g))):
        here = place == g.morale
        style = "marker" if here else {"l": "bad", "h": "good"}.get(TRACK_NAMES[code][0], "dim")
        above.put(("─" if place else " ") * (middle - here - above.width), "path")
        above.put("(●)" if here else "○", style)
        bite = seen.say(f"board-{TRACK_NAMES[code]}", count=morale.find_amount(g.tables, code))
        label = bite[:room]
        below.at(middle - len(label) // 2).put(label, style)
    return [above.line, below.line]


def place_columns(track: tuple[int, ...]) -> Iterator[tuple[int, int, int]]:
    """Each space with the column of its middle and the room for words: none on a plain one."""
    plain = track.count(NEUTRAL)
    wide = max(1, min(WIDEST, (WIDTH - TRACK - plain * PLAIN) // (len(track) - plain)))
    left = TRACK
    for code in track:
        width = PLAIN if code == NEUTRAL else wide
        yield code, left + width // 2, 0 if code == NEUTRAL else width - 1
        left += width


def draw_officers(seen: Seen[Fort]) -> list[Line]:
    """Each officer's ammunition and markers, two to a line."""
    lines: list[Line] = []
    for first in range(0, len(seen.state.post), 2):
        row = Row()
        for place, officer in enumerate(range(first, min(first + 2, len(seen.state.post)))):
            draw_officer(seen, row.at(place * 40), officer)
        lines.append(row.line)
    return lines


def is_acting(seen: Seen[Fort], officer: int) -> bool:
    """Whether it is an officer's turn."""
    return bool(seen.state.turn) and seen.state.active == officer and not seen.is_over


def draw_officer(seen: Seen[Fort], row: Row, officer: int) -> None:
    """One officer."""
    g = seen.state
    row.put(*(("►", "active") if is_acting(seen, officer) else (" ", "")))
    row.put(seen.say("board-officer", officer=OFFICER_NAMES[officer]), "officer")
    ammo = g.ammo[officer]
    row.put(f" {seen.say('board-ammo')} ", "dim")
    row.put("•" * ammo if ammo <= 5 else str(ammo), "ammo").put("" if ammo else "0", "bad")
    for marker, name in enumerate(MARKER_NAMES):
        held = g.held(marker, officer)
        if held:
            style = "bad" if marker == LIMITED_MOVE else "good"
            row.put("  " + seen.say(f"board-{name}", count=held), style)


def draw_beside(seen: Seen[Fort]) -> list[Line]:
    """What lies beside the board, and paths that the map does not show."""
    g, t = seen.state, seen.state.tables
    facts = {
        "turn": g.turn,
        "cap": t.turn_cap,
        "rounds": g.pool(),
        "bricks": g.spare_bricks(),
        "cards": count_pile(g),
    }
    lines = [Row().put(" " + seen.say("board-beside", **facts), "dim").line]
    if g.first_card != NONE:
        lines.append(Row().put(f" {tell_first_card(seen)}", "dim").line)
    burnt = [path for path in list_closed_paths(g) if path // FIELDS < path % FIELDS]
    if burnt:
        words = seen.say("board-burnt", paths=name_paths(burnt))
        lines.append(Row().put(f" × {words}", "burnt").line)
    others = list_hidden_paths(t)
    if others:
        words = seen.say("board-other-paths", paths=name_paths(others))
        lines.append(Row().put(f" {words}", "dim").line)
    return lines


def tell_first_card(seen: Seen[Fort]) -> str:
    """3.9: what lies face up under day 1."""
    g, t = seen.state, seen.state.tables
    place = max(t.lane[g.first_card], t.target[g.first_card])  # a field has its lane's letter
    kind = KIND_NAMES[t.kind[g.first_card]]
    return seen.say("board-first-card", kind=kind, place=FIELD_NAMES[place])


def name_paths(pairs: list[int]) -> str:
    """Paths by their ends."""
    return ", ".join(f"{FIELD_NAMES[p // FIELDS]}–{FIELD_NAMES[p % FIELDS]}" for p in pairs)


def list_hidden_paths(t: Tables) -> list[int]:
    """Paths of the user's own content that have no place on the drawing."""
    found = []
    for one in range(FIELDS):
        for other in t.paths[one]:
            same_row = (one < FIRST_GUARDHOUSE) == (other < FIRST_GUARDHOUSE)
            near = other - one == 1 if same_row else other - one - FIRST_GUARDHOUSE in (0, 1)
            if one < other and not near:
                found.append(one * FIELDS + other)
    return found
