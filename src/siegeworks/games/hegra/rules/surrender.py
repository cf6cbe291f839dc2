"""17 Surrender: what moves the marker, and who is still healthy."""

from typing import Final

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.hegra.rules import vocabulary
from siegeworks.games.hegra.rules.pieces import PIECES, SIEGE, SKULL
from siegeworks.games.hegra.rules.state import TOO_FEW, UNCONDITIONAL, Fortress, total

# Reasons, as the log names them
THE_DEAD, THE_WAITING, THE_ARTILLERY, EMPTY_BAG, SHELLING, CARD = range(6)


class CheckSurrender(Rule[Fortress]):
    """The dead, the waiting and the artillery push Surrender up; then the healthy are counted."""

    rule = "17.1"

    def run(self, g: Fortress) -> Steps:
        found = list_reasons(g)
        for reason in found:
            g.tell(vocabulary.SURRENDER_REASON, reason)
        if found:
            return (SurrenderUp(len(found)), COUNT_HEALTHY)
        return (COUNT_HEALTHY,) if g.stage == SIEGE else DONE


def list_reasons(g: Fortress) -> list[int]:
    """17.1: what pushes Surrender up this evening, as things stand; each by one."""
    t = g.tables
    found: list[int] = []
    if total(g.morgue) >= t.morgue_surrender:
        found.append(THE_DEAD)
    if len(g.waiting) >= t.waiting_surrender:
        found.append(THE_WAITING)
    if g.pieces_out() == PIECES:
        found.append(THE_ARTILLERY)
    return found


def has_too_few(g: Fortress, healthy: int) -> bool:
    """17.3: whether so many healthy defenders lose the game: on every siege day (23.2)."""
    return g.stage == SIEGE and healthy < g.needed()


class CountHealthy(Rule[Fortress]):
    """In the siege, fewer healthy defenders than the track asks for lose the game."""

    rule = "17.3"

    def run(self, g: Fortress) -> Steps:
        return (TooFew(),) if has_too_few(g, g.healthy()) else DONE


class Skull(Rule[Fortress]):
    """The Surrender marker reaches the skull: the game is lost at once."""

    rule = "17.2"

    def run(self, g: Fortress) -> Steps:
        g.ending = UNCONDITIONAL
        g.tell(vocabulary.DEFEATED, g.day)
        return DONE


class TooFew(Rule[Fortress]):
    """Fewer healthy defenders than the Surrender track asks for: the game is lost."""

    rule = "17.3"

    def run(self, g: Fortress) -> Steps:
        g.ending = TOO_FEW
        g.tell(vocabulary.TOO_FEW, g.healthy(), g.needed())
        return DONE


class SurrenderUp(Rule[Fortress]):
    """The Surrender marker goes up, towards the skull."""

    rule = "17.1"
    takes = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, g: Fortress) -> Steps:
        g.surrender = min(SKULL, g.surrender + self.amount)
        g.tell(vocabulary.SURRENDER_NOW, g.surrender)
        return (Skull(),) if g.surrender == SKULL else DONE


def lower_surrender(g: Fortress, amount: int) -> None:
    """The Surrender marker goes down, towards German Retreat."""
    now = max(0, g.surrender - amount)
    if now < g.surrender:
        g.surrender = now
        g.tell(vocabulary.SURRENDER_NOW, now)


COUNT_HEALTHY: Final = CountHealthy()
