"""11 Days: eight filed cards make a day."""

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.westerplatte.rules.ending import Victory
from siegeworks.games.westerplatte.rules.events import DrawEvent
from siegeworks.games.westerplatte.rules.pieces import BRICKS, NONE
from siegeworks.games.westerplatte.rules.state import Fort
from siegeworks.games.westerplatte.rules.vocabulary import DAY_ENDS, REFILLED


def file_card(g: Fort) -> None:
    """11.1, 11.3: a spent card counts for the present day up to the eighth, then for the next.

    Only the number of filed cards matters: the first eight are day 1's, the next eight day 2's,
    whatever brought them (14.11).
    """
    g.filed += 1


def count_filed_today(g: Fort) -> int:
    """11.1, 11.3: how many cards the present day has."""
    return min(g.filed - (g.day - 1) * g.tables.day_cards, g.tables.day_cards)


class FileCard(Rule[Fort]):
    """An air raid or loss of morale is filed once carried out, be it the eighth card (14.12)."""

    rule = "11.1"

    def run(self, g: Fort) -> Steps:
        file_card(g)
        return DONE


class EndOfTurn(Rule[Fort]):
    """The turn that brings the eighth card of a day ends the day, with an event before the next.

    The turn, not the round (14.10), and its end, not the card (14.47). The last day ends without an
    event (14.13).
    """

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
    """After the event of day 3 the mines, grenades and bricks on the tiles are made full again.

    What the officers hold is not (14.16).
    """

    rule = "11.4"

    def run(self, g: Fort) -> Steps:
        for supply in range(BRICKS + 1):
            g.stock[supply] = g.slots(supply)
        g.tell(REFILLED)
        return DONE


class NewDay(Rule[Fort]):
    """The next day begins; the cards of the last one lie face down, the first card with them."""

    rule = "11.2"

    def run(self, g: Fort) -> Steps:
        g.day += 1
        g.first_card = NONE
        return DONE
