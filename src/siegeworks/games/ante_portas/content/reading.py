"""How the few words in the content tables are understood: ``wood 2``, ``turn wood 2 > plank 1``."""

import re
from collections.abc import Callable, Mapping
from typing import Final

from siegeworks.core.steps import NONE
from siegeworks.games.ante_portas.rules import pieces as p

Bundle = tuple[int, ...]
STEPS: Final = {"left": p.LEFT_DOWN, "down": p.DOWN, "right": p.RIGHT_DOWN}
# What stealth and destroy-building may name: bits of Works, and bits of kinds of colonists
UNITS: Final[Mapping[str, tuple[int, int]]] = {
    "farmer": (0, 1 << p.FARMER),
    "citizen": (0, 1 << p.CITIZEN),
    "trench": (1 << p.TRENCH | 1 << p.BUNKER, 0),
    "bunker": (1 << p.TRENCH | 1 << p.BUNKER, 0),
    "guard-post": (1 << p.GUARD_POST | 1 << p.GUARD_TOWER, 0),
    "guard-tower": (1 << p.GUARD_POST | 1 << p.GUARD_TOWER, 0),
    "catapult": (1 << p.CATAPULT | 1 << p.HOWITZER, 0),
    "mine": (1 << p.PRESSURE_MINE | 1 << p.BOUNDING_MINE | 1 << p.DUMMY_MINE, 0),
}
EXAMPLES: Final = {
    "resource": "wood 2",
    "people": "farmer 1",
    "invaders": "basic 1",
    "spawn": "26 basic",
    "arrow": "flaming down",
    "hit": "down 1",
    "look": "up 2",
    "room": "any 1",
    "action": "turn wood 2 > plank 1",
}
# What may be done at a Place or by a card
COUNTED: Final = ("draw", "play", "care")  # a number follows
ACTIONS: Final = ("gain", "turn", "build", "official", *COUNTED)
AMOUNT: Final = re.compile(r"([a-z-]+) (\d)")


def read_amount(text: str, names: tuple[str, ...]) -> tuple[int, int]:
    """A name and a number: ``wood 2``."""
    found = AMOUNT.fullmatch(text)
    if not found:
        raise ValueError(text)
    return names.index(found[1]), int(found[2])


def read_resource(text: str) -> tuple[int, int]:
    """A resource and how many."""
    return read_amount(text, p.RESOURCE_NAMES)


def read_people(text: str) -> tuple[int, int]:
    """A kind of colonist and how many."""
    return read_amount(text, p.KIND_NAMES)


def read_invaders(text: str) -> tuple[int, int]:
    """A kind of Invader and how many."""
    return read_amount(text, p.INVADER_NAMES)


def read_spawn(text: str) -> tuple[int, int]:
    """A hex and a kind of Invader."""
    number, _, kind = text.partition(" ")
    hex = p.HEX_NAMES.index(number)
    if hex < p.FIRST_SPAWN_HEX:
        raise ValueError(text)
    return hex, p.INVADER_NAMES.index(kind)


def read_arrow(text: str) -> tuple[int, int]:
    """A step, and whether it is flaming."""
    first, _, last = text.rpartition(" ")
    if first not in ("", "flaming"):
        raise ValueError(text)
    return STEPS[last], int(first == "flaming")


def read_hit(text: str) -> tuple[int, int]:
    """A step and the damage there."""
    names = tuple(STEPS)
    step, damage = read_amount(text, names)
    return STEPS[names[step]], damage


def read_look(text: str) -> tuple[int, int]:
    """A direction as facing up, and how many hexes far."""
    return read_amount(text, p.DIRECTION_NAMES)


def read_room(text: str) -> tuple[int, int]:
    """For which good, or NONE for any, and how many spaces."""
    good, count = read_amount(text, (*p.GOOD_NAMES, "any"))
    return (NONE if good == p.GOODS else good), count


def read_bundle(words: list[str]) -> Bundle:
    """Pairs of names and numbers, all together."""
    counts = [0] * p.RESOURCES
    if len(words) % 2 or not words:
        raise ValueError(" ".join(words))
    for name, count in zip(words[::2], words[1::2], strict=True):
        counts[p.RESOURCE_NAMES.index(name)] += int(count)
    return tuple(counts)


class Action:
    """One thing that is done at a Place or by a card."""

    def __init__(self, text: str) -> None:
        verb, *rest = text.split()
        self.verb = verb
        self.gain: Bundle = (0,) * p.RESOURCES
        self.cost: Bundle = (0,) * p.RESOURCES
        self.building = NONE
        self.price: Bundle | None = None
        self.count = 0
        if verb == "gain":
            self.gain = read_bundle(rest)
        elif verb == "turn":
            self._read_turn(rest)
        elif verb == "build":
            self._read_build(rest)
        elif verb in COUNTED:
            self.count = int(rest[0])
        elif verb != "official" or rest:
            raise ValueError(text)

    def _read_turn(self, rest: list[str]) -> None:
        arrow = rest.index(">")
        self.cost = read_bundle(rest[:arrow])
        gain = rest[arrow + 1 :]
        if len(gain) % 2:
            self.count = int(gain.pop())
        self.gain = read_bundle(gain)

    def _read_build(self, rest: list[str]) -> None:
        self.building = p.BUILDING_NAMES.index(rest[0])
        if len(rest) > 1:
            self.count = int(rest[1])
        if len(rest) > 2:
            self.price = read_bundle(rest[3:])


READERS: Final[Mapping[str, Callable[[str], object]]] = {
    "resource": read_resource,
    "people": read_people,
    "invaders": read_invaders,
    "spawn": read_spawn,
    "arrow": read_arrow,
    "hit": read_hit,
    "look": read_look,
    "room": read_room,
    "action": Action,
}


def can_read(reader: str, text: str) -> bool:
    """Whether a reader understands some words."""
    try:
        READERS[reader](text)
    except (ValueError, KeyError, IndexError):
        return False
    return True
