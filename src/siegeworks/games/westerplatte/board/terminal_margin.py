"""What stands around the map: the head with the day and the losses, morale, officers, supplies."""

from collections.abc import Iterator
from typing import Final

from siegeworks.core.game import Line
from siegeworks.games.westerplatte.board.sheet import Board
from siegeworks.games.westerplatte.content.tables import Tables
from siegeworks.games.westerplatte.rules.pieces import (
    FIELD_NAMES,
    FIELDS,
    FIRST_GUARDHOUSE,
    NEUTRAL,
    TRACK_NAMES,
)
from siegeworks.parts.board.lines import WIDTH, Row

# The columns of the morale track: where it begins, a space with words at most, a plain one
TRACK: Final = 8
WIDEST: Final = 9
PLAIN: Final = 2


def head(b: Board) -> Line:
    """Level and day; and always in the same corner, how close the end is."""
    z, t = b.zones, b.t
    filed = min(z["filed"] - (z["day"] - 1) * t.day_cards, t.day_cards)
    row = Row().put(f" {b.say('title')} ", "title").put(f" {b.say('level-' + b.level)}", "dim")
    row.at(26).put(b.say("day", day=z["day"], days=t.days) + " ", "bold")
    if t.day_cards <= 10:
        row.put("■" * filed, "card").put("□" * (t.day_cards - filed), "dim")
    row.put(f" {filed}/{t.day_cards}")
    fallen = sum(z["walls"][name] == 0 for name in FIELD_NAMES[FIRST_GUARDHOUSE:])
    gauge = f"{b.say('fallen')} {'×' * fallen}{'□' * (2 - fallen)} {fallen}/2 "
    return row.at(WIDTH - len(gauge)).put(gauge, "bad" if fallen else "good").line


def morale(b: Board) -> list[Line]:
    """The track, and what bites where."""
    track = b.t.track[b.t.track_of[b.level_code]]
    above, below = Row().put(f" {b.say('morale')}", "bold"), Row()
    for place, (code, middle, room) in enumerate(columns(track)):
        here = place == b.zones["morale"]
        style = "marker" if here else {"l": "bad", "h": "good"}.get(TRACK_NAMES[code][0], "dim")
        above.put(("─" if place else " ") * (middle - here - above.width), "path")
        above.put("(●)" if here else "○", style)
        label = bite(b, TRACK_NAMES[code])[:room]
        below.at(middle - len(label) // 2).put(label, style)
    return [above.line, below.line]


def columns(track: tuple[int, ...]) -> Iterator[tuple[int, int, int]]:
    """Each space with the column of its middle and the room for words: none on a plain one."""
    plain = track.count(NEUTRAL)
    wide = max(1, min(WIDEST, (WIDTH - TRACK - plain * PLAIN) // (len(track) - plain)))
    left = TRACK
    for code in track:
        width = PLAIN if code == NEUTRAL else wide
        yield code, left + width // 2, 0 if code == NEUTRAL else width - 1
        left += width


def bite(b: Board, space: str) -> str:
    """What happens on a space of the track."""
    return b.say(space, count=amount(b.t, space))


def amount(t: Tables, space: str) -> int:
    """How many of something a space of the track takes or gives."""
    counts = {
        "low-3": t.ammunition_loss,
        "low-2": t.limited_moves,
        "high-2": t.extra_moves,
        "high-3": t.extra_actions,
    }
    return counts.get(space, 1)


def officers(b: Board) -> list[Line]:
    """Each officer's ammunition and markers, two to a line."""
    lines: list[Line] = []
    names = list(b.zones["post"])
    for first in range(0, len(names), 2):
        row = Row()
        for place, name in enumerate(names[first : first + 2]):
            officer(b, row.at(place * 40), name)
        lines.append(row.line)
    return lines


def officer(b: Board, row: Row, name: str) -> None:
    """One officer."""
    active = not b.over and b.zones["active"] == name and b.zones["turn"]
    row.put(*(("►", "active") if active else (" ", ""))).put(
        b.say("officer", officer=name), "officer"
    )
    ammo = b.zones["ammo"][name]
    row.put(f" {b.say('ammo')} ", "dim").put("•" * ammo if ammo <= 5 else str(ammo), "ammo")
    row.put("" if ammo else "0", "bad")
    for marker in ("extra-move", "extra-action", "limited-move"):
        held = b.zones["markers"][f"{marker}-{name}"]
        if held:
            style = "bad" if marker == "limited-move" else "good"
            row.put("  " + b.say(marker, count=held), style)


def beside(b: Board) -> list[Line]:
    """What lies beside the board, and paths that the map does not show."""
    z, t = b.zones, b.t
    facts = {
        "turn": z["turn"],
        "cap": t.turn_cap,
        "rounds": t.ammunition - sum(z["ammo"].values()),
        "bricks": t.bricks[b.side] - sum(z["walls"].values()) - z["stock"]["bricks"],
        "cards": len(z["rest"]) - z["buried"] + len(z["under"]),
    }
    lines = [Row().put(" " + b.say("beside", **facts), "dim").line]
    burnt = [pair for pair in b.closed if pair // FIELDS < pair % FIELDS]
    if burnt:
        lines.append(Row().put(" × " + b.say("burnt", paths=paths(burnt)), "burnt").line)
    others = hidden_paths(t)
    if others:
        lines.append(Row().put(" " + b.say("other-paths", paths=paths(others)), "dim").line)
    return lines


def paths(pairs: list[int]) -> str:
    """Paths by their ends."""
    return ", ".join(f"{FIELD_NAMES[p // FIELDS]}–{FIELD_NAMES[p % FIELDS]}" for p in pairs)


def hidden_paths(t: Tables) -> list[int]:
    """Paths of the user's own content that have no place on the drawing."""
    found = []
    for one in range(FIELDS):
        for other in t.paths[one]:
            same_row = (one < FIRST_GUARDHOUSE) == (other < FIRST_GUARDHOUSE)
            near = other - one == 1 if same_row else other - one - FIRST_GUARDHOUSE in (0, 1)
            if one < other and not near:
                found.append(one * FIELDS + other)
    return found
