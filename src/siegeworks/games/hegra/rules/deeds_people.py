"""21.3: deeds that concern defenders and patients."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Rule, Steps
from siegeworks.games.hegra.rules import deeds as d
from siegeworks.games.hegra.rules import infirmary, injuries, log, morning, possible, recruiting
from siegeworks.games.hegra.rules.pieces import GERMAN, TYPES
from siegeworks.games.hegra.rules.state import Command, Fortress, total


def on_people(g: Fortress, deed: int, amount: int) -> Steps:
    """Carry out a deed of this chapter."""
    if deed == d.INJURE:
        return (injuries.INJURE_ANYONE,) * amount
    if deed == d.INJURE_POST:
        return (injuries.INJURE_POST,) * amount
    if deed == d.LOSE:
        return (injuries.LOSE_ANYONE,) * amount
    if deed == d.TIRE:
        return (Tire(),) * min(amount, total(g.ready))
    if deed == d.WAKE:
        return (Rouse(),) * min(amount, total(g.tired))
    if deed == d.REST:
        return (morning.FreeRest(amount),)
    if deed == d.TREAT:
        return (infirmary.Treat(amount),)
    if deed == d.RELAPSE:
        return (infirmary.Relapse(),) * amount
    if deed == d.GERMAN:
        return (injuries.Wound(GERMAN),)
    if deed == d.BURY:
        return (Bury(),) * min(amount, total(g.morgue))
    return on_bag(g, deed, amount)


def on_bag(g: Fortress, deed: int, amount: int) -> Steps:
    """Deeds that concern the Recruit bag and the Reserve."""
    if deed == d.RECRUIT:
        return (Muster(1),) * amount
    if deed == d.DESERT:
        return (Muster(0),) * amount
    if deed == d.BAG_DOUBT_IN:
        recruiting.add_doubt(g, amount)
        return DONE
    who = possible.reserve_type(deed)
    count = min(amount, g.reserve[who])
    g.reserve[who] -= count
    if deed == d.BAG_SOLDIER or deed == d.BAG_VOLUNTEER:
        g.bag[who] += count
        g.tell(log.BAG_CHANGED, who, count)
    else:
        g.ready[who] += count
        for _ in range(count):
            g.tell(log.JOINS, who)
    return DONE


class Tire(Command):
    """A ready defender of your choice is tired."""

    rule = "21.3"

    def options(self, g: Fortress) -> list[int]:
        return [log.TIRE + who for who in range(TYPES) if g.ready[who]]

    def choose(self, g: Fortress, option: int) -> Steps:
        who = option & NOUN
        g.ready[who] -= 1
        g.tired[who] += 1
        g.tell(log.TIRED, who)
        return DONE


class Rouse(Command):
    """A tired defender of your choice is ready."""

    rule = "21.3"

    def options(self, g: Fortress) -> list[int]:
        return [log.WAKE + who for who in range(TYPES) if g.tired[who]]

    def choose(self, g: Fortress, option: int) -> Steps:
        morning.ready(g, option & NOUN)
        return DONE


class Muster(Rule[Fortress]):
    """A defender is drawn from the bag, to get ready (1) or to leave for the Reserve (0)."""

    rule = "21.3"
    takes = ("joins:yes-no",)

    def __init__(self, joins: int) -> None:
        self.joins: Final = joins

    def run(self, g: Fortress) -> Steps:
        if total(g.bag) == 0:
            return DONE
        return (recruiting.DrawDefender(),) if self.joins else (recruiting.Desert(),)


class Bury(Command):
    """One of the dead leaves the Morgue."""

    rule = "21.3"

    def options(self, g: Fortress) -> list[int]:
        return [log.BURY + body for body in range(GERMAN + 1) if g.morgue[body]]

    def choose(self, g: Fortress, option: int) -> Steps:
        body = option & NOUN
        g.morgue[body] -= 1
        if body < GERMAN:
            g.reserve[body] += 1
        g.tell(log.BURIED, body)
        return DONE
