"""The tracks: how their markers move, and what happens at their ends."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.hegra.rules import hearts, hits, injuries, log, patrols, snow
from siegeworks.games.hegra.rules.ending import Skull
from siegeworks.games.hegra.rules.pieces import (
    MOOD_TOP,
    NONE,
    SKULL,
    SNOW_END,
    SNOW_START,
    SUSPICION_RESET,
    SUSPICION_TOP,
)
from siegeworks.games.hegra.rules.state import Fortress


@mypyc_attr(free_list_len=1)
class MoraleUp(Rule[Fortress]):
    """Morale rises; each step above +3 brings a Hope card into the Low deck instead."""

    rule = "16.2"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, g: Fortress) -> Steps:
        rise = min(self.amount, MOOD_TOP - g.morale)
        g.morale += rise
        if rise:
            g.tell(log.MORALE_NOW, g.morale)
        return hearts.add_hope(g, self.amount - rise)


@mypyc_attr(free_list_len=1)
class MoraleDown(Rule[Fortress]):
    """Morale falls; each step below -3 loses a defender instead."""

    rule = "16.2"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, g: Fortress) -> Steps:
        fall = min(self.amount, g.morale)
        g.morale -= fall
        if fall:
            g.tell(log.MORALE_NOW, g.morale)
        return (injuries.LOSE_ANYONE,) * (self.amount - fall)


def gain_supplies(g: Fortress, change: int) -> None:
    """Supplies come and go, never below nothing."""
    now = max(0, g.supplies + change)
    if now != g.supplies:
        g.supplies = now
        g.tell(log.SUPPLIES_NOW, now)


@mypyc_attr(free_list_len=1)
class SnowRight(Rule[Fortress]):
    """Snow grows; past the last space a tile is drawn from the Hit bag instead."""

    rule = "4.7"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, g: Fortress) -> Steps:
        rise = min(self.amount, SNOW_END - g.snow)
        g.snow += rise
        if rise:
            g.tell(log.SNOW_MOVES, g.snow)
        return (hits.Salvo(1),) * (self.amount - rise)


class SnowLeft(Rule[Fortress]):
    """Snow is cleared; past the first space something is found, and the marker goes to 3."""

    rule = "14.2"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, g: Fortress) -> Steps:
        if self.amount == 0:
            return DONE
        fall = min(self.amount, g.snow - 1)
        g.snow -= fall
        if fall:
            g.tell(log.SNOW_MOVES, g.snow)
        if self.amount == fall:
            return DONE
        g.snow = SNOW_START
        g.tell(log.SNOW_MOVES, g.snow)
        return (snow.Reveal(), SnowLeft(self.amount - fall - 1))


class SuspicionUp(Rule[Fortress]):
    """Suspicion grows; above 6 it goes back to 3 and a patrol comes."""

    rule = "13.12"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, g: Fortress) -> Steps:
        g.suspicion += self.amount
        if g.suspicion <= SUSPICION_TOP:
            g.tell(log.SUSPICION_NOW, g.suspicion)
            return DONE
        g.suspicion = SUSPICION_RESET
        g.tell(log.SUSPICION_NOW, g.suspicion)
        return (patrols.NewPatrol(),)


def lower_suspicion(g: Fortress, amount: int) -> None:
    """13.12: suspicion falls, not below its lowest level."""
    now = max(g.tables.suspicion_floor, g.suspicion - amount)
    if now < g.suspicion:
        g.suspicion = now
        g.tell(log.SUSPICION_NOW, now)


def raise_defence(g: Fortress, amount: int) -> None:
    """Defence rises up to the end of its track."""
    now = min(g.tables.defence_top, g.defence + amount)
    if now > g.defence:
        g.defence = now
        g.tell(log.DEFENCE_NOW, now)


class DefenceDown(Rule[Fortress]):
    """Defence falls; each step below 0 draws a tile from the Hit bag instead."""

    rule = "7.5"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, g: Fortress) -> Steps:
        fall = min(self.amount, g.defence)
        g.defence -= fall
        if fall:
            g.tell(log.DEFENCE_NOW, g.defence)
        return (hits.Salvo(1),) * (self.amount - fall)


class SurrenderUp(Rule[Fortress]):
    """The Surrender marker goes up, towards the skull."""

    rule = "17.1"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, g: Fortress) -> Steps:
        g.surrender = min(SKULL, g.surrender + self.amount)
        g.tell(log.SURRENDER_NOW, g.surrender)
        return (Skull(),) if g.surrender == SKULL else DONE


def lower_surrender(g: Fortress, amount: int) -> None:
    """The Surrender marker goes down, towards German Retreat."""
    now = max(0, g.surrender - amount)
    if now < g.surrender:
        g.surrender = now
        g.tell(log.SURRENDER_NOW, now)


def lose_token(g: Fortress) -> bool:
    """A delivery token of the leftmost stocked depot leaves the game; False if there is none."""
    for depot in range(len(g.depot_count)):
        if g.depot_count[depot]:
            token = g.depot_token[depot]
            g.depot_count[depot] -= 1
            if g.depot_count[depot] == 0:
                g.depot_token[depot] = NONE
            g.tell(log.TOKEN_LOST, token)
            return True
    return False
