"""21.3 Effects of cards on defenders and patients."""

from typing import ClassVar, Final

from siegeworks.core.steps import DONE, NOUN, Reason, Rule, Steps
from siegeworks.games.hegra.rules import infirmary, injuries, morning, recruiting, vocabulary
from siegeworks.games.hegra.rules.pieces import (
    GERMAN,
    HUNTER,
    LEVELS,
    MEDIC,
    NONE,
    SOLDIER,
    TYPES,
    VOLUNTEER,
)
from siegeworks.games.hegra.rules.scripts import Effect
from siegeworks.games.hegra.rules.state import DOUBT_DISCS, Fortress, QuietCommand, total

# Why somebody cannot be chosen
TYPE_NOT_READY: Final = Reason("type-not-ready", "21.3")
NOT_IN_MORGUE: Final = Reason("not-in-morgue", "21.3")


class Injure(Effect):
    """Defenders are injured, as the event card orders."""

    word = "injure"
    cost = 4

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return total(g.tired) + total(g.ready) >= amount

    def do(self, g: Fortress, amount: int) -> Steps:
        return (injuries.INJURE_ANYONE,) * amount


class InjurePost(Effect):
    """Defenders in positions are injured, from the left."""

    word = "injure-post"
    cost = 4

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return g.manned() >= amount

    def do(self, g: Fortress, amount: int) -> Steps:
        return (injuries.INJURE_POST,) * amount


class Lose(Effect):
    """Defenders are lost, as the event card orders."""

    word = "lose"
    cost = 6

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return total(g.tired) + total(g.ready) >= amount

    def do(self, g: Fortress, amount: int) -> Steps:
        return (injuries.LOSE_ANYONE,) * amount


class TireReady(Effect):
    """Ready defenders get tired."""

    word = "tire"
    cost = 1

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return total(g.ready) >= amount

    def do(self, g: Fortress, amount: int) -> Steps:
        return (Tire(),) * min(amount, total(g.ready))


class Tire(QuietCommand):
    """A ready defender of your choice is tired."""

    rule = "21.3"

    def universe(self, g: Fortress, seat: int) -> list[int]:
        return [vocabulary.TIRE + who for who in range(TYPES)]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        return None if g.ready[option & NOUN] else TYPE_NOT_READY

    def choose(self, g: Fortress, option: int) -> Steps:
        who = option & NOUN
        g.ready[who] -= 1
        g.tired[who] += 1
        g.tell(vocabulary.TIRED, who)
        return DONE


class WakeTired(Effect):
    """Tired defenders get ready."""

    word = "wake"
    cost = -1

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return total(g.tired) >= amount

    def do(self, g: Fortress, amount: int) -> Steps:
        return (Rouse(),) * min(amount, total(g.tired))


class Rouse(QuietCommand):
    """A tired defender of your choice is ready."""

    rule = "21.3"

    def universe(self, g: Fortress, seat: int) -> list[int]:
        return [vocabulary.WAKE + who for who in range(TYPES)]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        return morning.why_not_tired(g, option & NOUN)

    def choose(self, g: Fortress, option: int) -> Steps:
        morning.make_ready(g, option & NOUN)
        return DONE


class RestTired(Effect):
    """Tired defenders may rest."""

    word = "rest"
    cost = -1

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return total(g.tired) >= amount

    def do(self, g: Fortress, amount: int) -> Steps:
        return (morning.FreeRest(amount),)


class FromReserve(Effect):
    """Defenders of a type come out of the Reserve, as many as there are."""

    who: ClassVar[int] = NONE

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return g.reserve[self.who] >= amount

    def take(self, g: Fortress, amount: int) -> int:
        """Take them; how many they are."""
        count = min(amount, g.reserve[self.who])
        g.reserve[self.who] -= count
        return count


class Joins(FromReserve):
    """They get ready."""

    def do(self, g: Fortress, amount: int) -> Steps:
        count = self.take(g, amount)
        g.ready[self.who] += count
        for _ in range(count):
            g.tell(vocabulary.JOINS, self.who)
        return DONE


class SoldierJoins(Joins):
    """Soldiers come to the fortress."""

    word = "soldier"
    cost = -6
    who = SOLDIER


class VolunteerJoins(Joins):
    """Volunteers come to the fortress."""

    word = "volunteer"
    cost = -5
    who = VOLUNTEER


class MedicJoins(Joins):
    """Medics come to the fortress."""

    word = "medic"
    cost = -6
    who = MEDIC


class HunterJoins(Joins):
    """Hunters come to the fortress."""

    word = "hunter"
    cost = -6
    who = HUNTER


class Enlist(Effect):
    """Defenders drawn from the Recruit bag get ready."""

    word = "recruit"
    cost = -5

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return total(g.bag) > 0

    def do(self, g: Fortress, amount: int) -> Steps:
        return (Muster(1),) * amount


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


class IntoBag(FromReserve):
    """They go into the Recruit bag."""

    def do(self, g: Fortress, amount: int) -> Steps:
        count = self.take(g, amount)
        g.bag[self.who] += count
        g.tell(vocabulary.BAG_CHANGED, self.who, count)
        return DONE


class SoldierIntoBag(IntoBag):
    """Soldiers can be recruited."""

    word = "bag-soldier"
    cost = -2
    who = SOLDIER


class VolunteerIntoBag(IntoBag):
    """Volunteers can be recruited."""

    word = "bag-volunteer"
    cost = -2
    who = VOLUNTEER


class DoubtIntoBag(Effect):
    """Doubt discs go into the Recruit bag."""

    word = "bag-doubt"
    cost = 2

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return g.bag_doubt < DOUBT_DISCS

    def do(self, g: Fortress, amount: int) -> Steps:
        recruiting.add_doubt(g, amount)
        return DONE


class DesertBag(Effect):
    """Defenders drawn from the Recruit bag go to the Reserve."""

    word = "desert"
    cost = 2

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return total(g.bag) > 0

    def do(self, g: Fortress, amount: int) -> Steps:
        return (Muster(0),) * amount


class BuryDead(Effect):
    """The dead leave the Morgue."""

    word = "bury"
    cost = -3

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return total(g.morgue) > 0

    def do(self, g: Fortress, amount: int) -> Steps:
        return (Bury(),) * min(amount, total(g.morgue))


class Bury(QuietCommand):
    """One of the dead leaves the Morgue."""

    rule = "21.3"

    def universe(self, g: Fortress, seat: int) -> list[int]:
        return [vocabulary.BURY + body for body in range(GERMAN + 1)]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        return None if g.morgue[option & NOUN] else NOT_IN_MORGUE

    def choose(self, g: Fortress, option: int) -> Steps:
        body = option & NOUN
        g.morgue[body] -= 1
        if body < GERMAN:
            g.reserve[body] += 1
        g.tell(vocabulary.BURIED, body)
        return DONE


class TreatPatients(Effect):
    """Patients in beds get better."""

    word = "treat"
    cost = -2

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return infirmary.has_patient(g)

    def do(self, g: Fortress, amount: int) -> Steps:
        return (infirmary.Treat(amount),)


class WaitingGetWorse(Effect):
    """Patients who wait get worse."""

    word = "relapse"
    cost = 3

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return len(g.waiting) > 0

    def do(self, g: Fortress, amount: int) -> Steps:
        return (infirmary.Relapse(),) * amount


class FindGerman(Effect):
    """15.7: a frozen German is a patient; there is only one."""

    word = "german"
    cost = 3

    def can_happen(self, g: Fortress, amount: int) -> bool:
        return not is_german_here(g)

    def do(self, g: Fortress, amount: int) -> Steps:
        return (injuries.Wound(GERMAN),)


def is_german_here(g: Fortress) -> bool:
    """Whether the frozen German is in the infirmary or the Morgue."""
    if g.morgue[GERMAN]:
        return True
    for patient in g.beds:
        if patient >= GERMAN * LEVELS:
            return True
    return any(patient >= GERMAN * LEVELS for patient in g.waiting)
