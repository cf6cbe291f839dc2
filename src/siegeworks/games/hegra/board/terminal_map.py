"""The lower half of the drawing: the supply map, and beside it positions and infantry."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from siegeworks.core.game import Line
from siegeworks.core.lexicon import Lexicon
from siegeworks.games.hegra.board.sheet import GRENADES, HIT, MOVE, Sheet, any_of
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.parts.board.lines import Row

# Columns of the map: fields, and what lies between two of them
FIELDS: Final = tuple(4 + 6 * place for place in range(n.ROW_LENGTH))
BETWEEN: Final = (7, 13, 25, 31)
GATE: Final = 18
WALLS: Final = 42
SIGNS: Final = {"medic": "+", "german": "*"}  # types without a letter of their own
ARTILLERY: Final = "G"


class Drawing(Sheet):
    """A view, with the short signs of the drawing."""

    def __init__(self, view: Mapping[str, Any], lexicon: Lexicon, language: str) -> None:
        super().__init__(view, lexicon, language)
        chosen = [choice.split() for choice in self.choices]
        names = [words[1] for words in chosen if len(words) > 1]
        # A space is named with a type behind it, a field of the map by itself.
        self.lit = {*names, *(name.rpartition("-")[0] for name in names)}

    def say(self, key: str, **facts: object) -> str:
        """A label of the board."""
        return self.words(f"board-{key}", **facts)

    def letter(self, who: str) -> str:
        """The sign of a type."""
        return SIGNS.get(who) or self.words(f"look-letter-{who}")

    def discs(self, row: Mapping[str, int]) -> str:
        """People by type, such as S3 V2."""
        return " ".join(f"{self.letter(who)}{many}" for who, many in row.items() if many) or "-"

    def patient(self, name: str | None) -> str:
        """A patient with his level, such as S4; nobody in an empty bed."""
        if name is None:
            return "_"
        who, _, level = name.rpartition("-")
        return f"{self.letter(who)}{level}"

    def tile(self, tile: str) -> str:
        """The short name of a tile of the Hit bag."""
        return self.say(f"tile-{tile}")

    def air(self, kind: str) -> str:
        """The sign of an air stack."""
        return self.say(f"air-{kind}")

    def counts(self, who: int, space: int) -> int:
        """What a type counts on a space."""
        return self.t.counts[who][space]

    @property
    def doubt(self) -> int:
        """Doubt discs that come each day."""
        return self.t.doubt_discs[int(self.zones["doubt"])]

    def runners(self, node: str) -> str:
        """Who of the supply runs stands on a space."""
        here = zip(self.zones["runner_who"], self.zones["runner_at"], strict=True)
        return "".join(self.letter(who) for who, at in here if at == node)


def map_and_walls(b: Drawing) -> list[Line]:
    """Six lines of both."""
    left = [
        depots(b),
        *(fields(b, name) for name in ("yellow", "green", "blue")),
        forest(b),
        gate(b),
    ]
    sectors = [partial(sector, number=number) for number in reversed(range(n.SECTORS))]
    right: list[Callable[[Drawing, Row], None]] = [posts, *sectors, guns]
    for row, part in zip(left, right, strict=True):
        part(b, row.at(WALLS))
    return [row.line for row in left]


# The map


def depots(b: Drawing) -> Row:
    """What lies in the depots."""
    row = Row().put(" " + b.say("depots")[:5], "dim")
    for name, column in zip(n.DEPOT_NAMES, BETWEEN, strict=True):
        token, count = b.zones["depot_token"][name], b.zones["depot_count"][name]
        text = f"{b.say(f'token-{token}')}{count}" if token else "-"
        row.at(column).put(f"[{text}{b.runners(name)}]", "lit" if name in b.lit else "")
    return row


def fields(b: Drawing, color: str) -> Row:
    """A row of the map: its spaces with patrols, artillery and runners."""
    row = Row().put(f" {b.say(f'row-{color}')}", "dim")
    for place, column in enumerate(FIELDS):
        name = f"{color}-{place + 1}"
        enemy = "p" * b.zones["patrols"][name]
        guns = ARTILLERY if b.zones["pieces"][name] else ""
        row.at(column).put(str(place + 1), "lit" if name in b.lit else "dim")
        row.put(enemy + guns, "bad").put(b.runners(name), "officer")
        if place + 1 < n.ROW_LENGTH and linked(b, name, f"{color}-{place + 2}"):
            row.put("─" * (FIELDS[place + 1] - row.width), "path")
    return row


def linked(b: Drawing, one: str, other: str) -> bool:
    """Whether a path joins two spaces."""
    return n.NODE_NAMES.index(other) in b.t.links[n.NODE_NAMES.index(one)]


def forest(b: Drawing) -> Row:
    """The edge of the forest."""
    row = Row().put(" " + b.say("forest")[:5], "dim")
    for place, column in enumerate(BETWEEN):
        name = f"forest-{place + 1}"
        row.at(column).put(f"^{b.runners(name)}^", "lit" if name in b.lit else "dim")
    return row


def gate(b: Drawing) -> Row:
    """The fortress, where runs begin and end."""
    waiting = b.runners("fortress")
    return Row().at(GATE - 2).put(f"[{b.say('gate')}{' ' + waiting if waiting else ''}]", "bold")


# The walls


def posts(b: Drawing, row: Row) -> None:
    """The four positions."""
    for name in n.POSITION_NAMES:
        who = b.zones["post"][name]
        sign = "×" if b.zones["damaged"][name] else b.letter(who) if who else "_"
        label = b.say("front") if name == "front" else name
        row.put(f"{label} ", "lit" if name in b.lit else "bold").put(f"{sign}  ", "officer")
    row.put(b.say(f"machine-gun-{b.zones['machine_gun']}"), "dim")


def sector(b: Drawing, row: Row, number: int) -> None:
    """A sector: who stands and lies there, its dice, and how likely it hits."""
    if number not in b.sectors():
        return
    name = n.SECTOR_NAMES[number]
    row.put(f"{name}{'!' if b.is_red(number) else ' '} ", "bad" if b.is_red(number) else "bold")
    lying = b.zones["lying"][name]
    row.put("●" * b.standing(number), "howitzer").put("○" * lying, "dim")
    row.put("·" * (n.ROOM - b.troops(number)), "dim").put(" ")
    for key, what in (("hit", HIT), ("move", MOVE), ("grenade", GRENADES)):
        faces = "".join(map(str, b.faces(number, what)))
        row.put(f"{b.say(key)}{faces} " if faces else "", "dim")
    if b.standing(number) and not b.over:
        percent = any_of(b.standing(number), len(b.faces(number, HIT))) if b.posts else 0
        row.put(f"► {percent}%" if b.posts else "►", "fire")


def guns(b: Drawing, row: Row) -> None:
    """Both guns with their three status tiles: usable, jammed or damaged."""
    for number, name in enumerate(n.GUN_NAMES):
        if number and b.zones["facility"]["gun-2"] == "hidden":
            row.put(f"{b.say('gun', number=2)} ~~~", "dim")
            continue
        row.put(f"{b.say('gun', number=number + 1)} ", "bold")
        row.put("".join(status_tiles(b, name)) + "  ")


def status_tiles(b: Drawing, gun: str) -> list[str]:
    """The tiles of a gun from the left; the first has no icon."""
    damage, jam = b.zones["gun_damage"][gun], b.zones["gun_jam"][gun]
    found = []
    for tile in range(n.GUN_TILES):
        if tile >= n.GUN_TILES - damage:
            found.append("×")
        else:
            found.append("!" if jam >> tile & 1 else "◆" if tile else "□")
    return found
