"""5 Recruiting."""

from typing import Final

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, NOUN, Chance, Reason, Rule, Steps
from siegeworks.games.hegra.rules import vocabulary
from siegeworks.games.hegra.rules.pieces import TYPES, VOLUNTEER
from siegeworks.games.hegra.rules.state import (
    BAG_LUCK,
    DOUBT_DISCS,
    Command,
    Fortress,
    QuietCommand,
)
from siegeworks.parts.counting import count_kinds, has_any, pick, total

DOUBT = TYPES  # a Doubt disc among the outcomes of a draw
NOT_DRAWN: Final = Reason("not-drawn", "5.3")  # why a recruit cannot stay


class AddDoubt(Rule[Fortress]):
    """As many Doubt discs as the Doubt track says go into the Recruit bag."""

    rule = "5.1"

    def run(self, g: Fortress) -> Steps:
        add_doubt(g, g.tables.doubt_discs[g.doubt])
        return DONE


def add_doubt(g: Fortress, count: int) -> None:
    """Doubt discs go from the Reserve into the bag, or out of it again."""
    change = min(count, DOUBT_DISCS - g.bag_doubt)
    change = max(change, -g.bag_doubt)
    if change:
        g.bag_doubt += change
        g.tell(vocabulary.DOUBT_ADDED, g.bag_doubt)


@mypyc_attr(free_list_len=1)
class Recruit(Command):
    """Draw one to four discs, one at a time, and stop whenever you like."""

    rule = "5.2"

    def options(self, g: Fortress) -> list[int]:
        found = [vocabulary.DRAW] if can_draw(g) else []
        return [*found, vocabulary.STOP] if has_any(g.recruits) else found

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == vocabulary.DRAW:
            return (DrawRecruit(),)
        for who in range(TYPES):
            while g.recruits[who]:
                join(g, who)
        return DONE


def can_draw(g: Fortress) -> bool:
    """5.2: whether another disc may be drawn; the first is not drawn from a bag of Doubt alone."""
    drawn = total(g.recruits)
    discs = total(g.bag) + (g.bag_doubt if drawn else 0)
    return discs > 0 and drawn < g.tables.draws


def join(g: Fortress, who: int) -> None:
    """A recruit gets ready; a volunteer brings a supply."""
    g.recruits[who] -= 1
    enlist(g, who)


def enlist(g: Fortress, who: int) -> None:
    """5.5: a defender out of the Recruit bag is ready, and a volunteer brings a supply."""
    g.ready[who] += 1
    g.tell(vocabulary.JOINS, who)
    if who == VOLUNTEER:
        g.gain_supplies(1)


@mypyc_attr(free_list_len=1)
class DrawRecruit(Chance[Fortress]):
    """A disc comes out of the Recruit bag."""

    rule = "5.2"
    stream = BAG_LUCK
    noun = "disc"

    def outcomes(self, g: Fortress) -> list[tuple[int, int]]:
        found = count_kinds(g.bag)
        return [*found, (DOUBT, g.bag_doubt)] if g.bag_doubt else found

    def draw(self, g: Fortress) -> int:
        return pick(g, BAG_LUCK, g.bag, g.bag_doubt)

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        if outcome == DOUBT:
            g.tell(vocabulary.DOUBT_DRAWN)
            return (KeepOne(),) if total(g.recruits) else (DrawDefender(),)
        g.bag[outcome] -= 1
        g.recruits[outcome] += 1
        g.tell(vocabulary.RECRUIT_DRAWN, outcome)
        return (Recruit(),)


class KeepOne(QuietCommand):
    """Doubt: one of the recruits stays, the others go to the Reserve."""

    rule = "5.3"

    def universe(self, g: Fortress, seat: int) -> list[int]:
        return [vocabulary.KEEP + who for who in range(TYPES)]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        return None if g.recruits[option & NOUN] else NOT_DRAWN

    def choose(self, g: Fortress, option: int) -> Steps:
        join(g, option & NOUN)
        for who in range(TYPES):
            for _ in range(g.recruits[who]):
                g.tell(vocabulary.RECRUIT_LEAVES, who)
            g.reserve[who] += g.recruits[who]
            g.recruits[who] = 0
        return DONE


class DefenderDrawn(Chance[Fortress]):
    """A defender comes out of the Recruit bag: Doubt discs go back until one does."""

    stream = BAG_LUCK
    noun = "disc"

    def outcomes(self, g: Fortress) -> list[tuple[int, int]]:
        return count_kinds(g.bag)

    def draw(self, g: Fortress) -> int:
        return pick(g, BAG_LUCK, g.bag)


class DrawDefender(DefenderDrawn):
    """The first disc was Doubt: the first defender to come stays, and that is all."""

    rule = "5.4"

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        g.bag[outcome] -= 1
        enlist(g, outcome)
        return DONE


class Desert(DefenderDrawn):
    """A defender drawn from the Recruit bag goes to the Reserve; Doubt goes back."""

    rule = "18.3"

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        g.bag[outcome] -= 1
        g.reserve[outcome] += 1
        g.tell(vocabulary.RECRUIT_LEAVES, outcome)
        return DONE
