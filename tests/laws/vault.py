"""A tiny honest game that can be broken in one place at a time, to prove that the laws bite.

Two seats hold secret coins. In a round one seat draws a coin from a bag that nobody looks into,
then lays a coin of its hand open, for its value, or keeps them all. At the end the open coins
count. A broken game changes the state class, the question, the zones or the numbers.
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Final

from siegeworks.core.game import Game, Outcome, Told, Verb
from siegeworks.core.nouns import Names, Nouns, Numbers
from siegeworks.core.steps import DONE, NOUN, Chance, Choice, Rule, State, Steps
from siegeworks.core.zones import Sight, Zone, number, pile, row

LAY = 1 << 8
KEEP = 2 << 8
LAID = 1
COUNTED = 1
ROUNDS = 6
BAG = (0, 0, 0, 1, 1, 1, 2, 2)  # copper, silver and gold


class Vault(State):
    """Secret hands, and the coins that lie open."""

    asks: ClassVar[Any]  # the class of the question, made for a seat

    hand0: list[int]
    hand1: list[int]
    bag: list[int]
    open: list[int]
    points: list[int]
    round: int

    def clone(self) -> "Vault":
        twin = type(self)()
        self.copy_to(twin)
        twin.hand0 = self.hand0[:]
        twin.hand1 = self.hand1[:]
        twin.bag = self.bag[:]
        twin.open = self.open[:]
        twin.points = self.points[:]
        twin.round = self.round
        return twin

    def hand(self, seat: int) -> list[int]:
        return self.hand1 if seat else self.hand0

    def redraw(self, seat: int) -> None:
        hidden = [other for other in (0, 1) if other != seat]
        pool = sorted(self.bag + [coin for other in hidden for coin in self.hand(other)])
        for other in hidden:
            hand = self.hand(other)
            hand[:] = sorted(pool.pop(self.roll(1, len(pool))) for _ in hand)
        self.bag = pool


class Round(Rule[Vault]):
    """A coin for one seat, and its question."""

    rule = "1.1"

    def run(self, g: Vault) -> Steps:
        if g.round == ROUNDS:
            return (Count(),)
        seat = g.round % 2
        g.round += 1
        return (Draw(seat), g.asks(seat), type(self)())


class Draw(Chance[Vault]):
    """A coin from the bag."""

    rule = "1.2"
    takes = ("who:seat",)
    noun = "coin"

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def outcomes(self, g: Vault) -> list[tuple[int, int]]:
        return [(coin, g.bag.count(coin)) for coin in sorted(set(g.bag))]

    def resolve(self, g: Vault, outcome: int) -> Steps:
        g.bag.remove(outcome)
        hand = g.hand(self.who)
        hand.append(outcome)
        hand.sort()
        return DONE


class Lay(Choice[Vault]):
    """Lay a coin open, or keep them all."""

    rule = "1.3"
    takes: ClassVar[tuple[str, ...]] = ("who:seat",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def seat(self, g: Vault) -> int:
        return self.who

    def options(self, g: Vault) -> list[int]:
        return [KEEP, *(LAY + coin for coin in sorted(set(g.hand(self.who))))]

    def choose(self, g: Vault, option: int) -> Steps:
        if option == KEEP:
            return DONE
        coin = option & NOUN
        g.hand(self.who).remove(coin)
        g.open.append(coin)
        g.points[self.who] += coin
        g.tell(LAID, self.who, coin)
        return DONE


class Count(Rule[Vault]):
    """The end."""

    rule = "1.4"

    def run(self, g: Vault) -> Steps:
        g.ending = COUNTED
        return DONE


Vault.asks = Lay


class VaultGame(Game):
    """The manifest; a broken game replaces one line of it."""

    key = "vault"
    seats = (2,)
    streams = ("bag", "guess")
    verbs = {LAY: Verb("lay", "coin"), KEEP: Verb("keep")}
    told = {LAID: Told("laid", ("seat", "coin"))}
    endings = {COUNTED: "counted"}
    zones: ClassVar[tuple[Zone, ...]] = (
        pile("hand0", "coin", Sight.OWNER, 0),
        pile("hand1", "coin", Sight.OWNER, 1),
        pile("bag", "coin", Sight.COUNT),
        pile("open", "coin"),
        row("points", "seat", "points"),
        number("round", "round"),
    )
    modules: ClassVar[tuple[ModuleType, ...]] = (sys.modules[__name__],)
    folder = Path(__file__).parent
    limit = 20
    state: ClassVar[type[Vault]] = Vault

    def nouns(self, tables: Any) -> Nouns:
        return Nouns(
            {
                "coin": Names(("copper", "silver", "gold")),
                "points": Numbers(0, 12),
                "round": Numbers(0, ROUNDS),
                "seat": Numbers(0, 1),
            }
        )

    def set_up(self, seats: int, settings: tuple[int, ...], tables: Any) -> Vault:
        g = self.state()
        g.begin(2, 2)
        g.hand0, g.hand1, g.bag, g.open, g.points, g.round = [], [], list(BAG), [], [0, 0], 0
        g.agenda = [Round()]
        return g

    def outcome(self, g: State) -> Outcome:
        assert isinstance(g, Vault)
        best = max(g.points)
        winners = tuple(seat for seat in (0, 1) if g.points[seat] == best)
        return Outcome("counted", winners, "won", dict(enumerate(g.points)))

    def check(self, g: State) -> list[tuple[str, Mapping[str, object]]]:
        assert isinstance(g, Vault)
        have = len(g.hand0) + len(g.hand1) + len(g.bag) + len(g.open)
        return [] if have == len(BAG) else [("coins", {"have": have})]


def seen_by_all(zones: tuple[Zone, ...], name: str) -> tuple[Zone, ...]:
    """The zones, one of them open to all."""
    return tuple(Zone(z.name, z.shape, z.holds, z.by) if z.name == name else z for z in zones)
