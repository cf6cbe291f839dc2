"""11 Days: eight filed cards make a day."""

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.westerplatte.content.tables import BRICKS
from siegeworks.games.westerplatte.rules.ending import Victory
from siegeworks.games.westerplatte.rules.events import DrawEvent
from siegeworks.games.westerplatte.rules.log import DAY_ENDS, REFILLED
from siegeworks.games.westerplatte.rules.state import Fort


def file_card(g: Fort) -> None:
    """11.1, 11.3: a spent card counts for the present day up to the eighth, then for the next.

    Only the number of filed cards matters: the first eight are day 1's, the next eight day 2's.
    """
    g.filed += 1


class FileCard(Rule[Fort]):
    """An air raid or loss of morale is filed once it has been carried out."""

    rule = "11.1"

    def run(self, g: Fort) -> Steps:
        file_card(g)
        return DONE


class EndOfTurn(Rule[Fort]):
    """The turn that brings the eighth card of a day ends the day, with an event before the next."""

    rule = "11.2"

    def run(self, g: Fort) -> Steps:
        t = g.tables
        if g.filed < g.day * t.day_cards:
            return DONE
        g.tell(DAY_ENDS, g.day)
        if g.day == t.days:
            return (Victory(),)
        if g.day == t.refill_day:
            return (DrawEvent(), Refill(), NewDay())
        return (DrawEvent(), NewDay())


class Refill(Rule[Fort]):
    """After the event of day 3 the mines, grenades and bricks on the tiles are made full again."""

    rule = "11.4"

    def run(self, g: Fort) -> Steps:
        for supply in range(BRICKS + 1):
            g.stock[supply] = g.slots(supply)
        g.tell(REFILLED)
        return DONE


class NewDay(Rule[Fort]):
    """The next day begins."""

    rule = "11.2"

    def run(self, g: Fort) -> Steps:
        g.day += 1
        return DONE
