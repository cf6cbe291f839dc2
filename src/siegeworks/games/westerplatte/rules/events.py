"""12 Events: one card at the end of each of the first six days."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Chance, Refusal, Rule, Steps
from siegeworks.games.westerplatte.content.tables import Tables
from siegeworks.games.westerplatte.rules.morale import Rise
from siegeworks.games.westerplatte.rules.movement import Advance
from siegeworks.games.westerplatte.rules.pieces import (
    EVENT_AMMUNITION,
    EVENT_ATTACK,
    EVENT_BURNT,
    EVENT_GRENADE,
    EVENT_MINE,
    EVENT_MORALE,
    EVENT_SHELLING,
    FIELDS,
    GRENADES,
    MINES,
    NONE,
)
from siegeworks.games.westerplatte.rules.sharing import AMMUNITION, Share
from siegeworks.games.westerplatte.rules.state import EVENT_LUCK, Fort, Together
from siegeworks.games.westerplatte.rules.vocabulary import (
    BRICK,
    BRICK_LAID,
    EVENT_DRAWN,
    NOTHING_HAPPENS,
    PASSAGE_BURNS,
    PASSAGE_OPENS,
    SUPPLY_GAINED,
)
from siegeworks.games.westerplatte.rules.walls import Strike, can_fire, strike


def is_good(t: Tables, event: int) -> bool:
    """12.1: whether an event helps the garrison."""
    return event < t.positive_events


class DrawEvent(Chance[Fort]):
    """The next event: which good and bad cards are in the deck nobody knows until they come."""

    rule = "12.1"
    stream = EVENT_LUCK
    noun = "event"

    def outcomes(self, g: Fort) -> list[tuple[int, int]]:
        # A good card comes with chance good_left / (good_left + bad_left), each unseen one alike.
        unseen_good = 0
        for event in g.events:
            if is_good(g.tables, event):
                unseen_good += 1
        good = g.good_left * max(1, len(g.events) - unseen_good)
        bad = g.bad_left * max(1, unseen_good)
        weighed = [(e, good if is_good(g.tables, e) else bad) for e in g.events]
        return [(event, weight) for event, weight in weighed if weight]

    def resolve(self, g: Fort, outcome: int) -> Steps:
        g.events = [event for event in g.events if event != outcome]
        if is_good(g.tables, outcome):
            g.good_left -= 1
        else:
            g.bad_left -= 1
        if g.burnt != NONE:  # it opens before the new event takes effect: 14.37
            g.tell(PASSAGE_OPENS, g.burnt)
            g.burnt = NONE
        g.tell(EVENT_DRAWN, outcome)
        return list_event_steps(g, outcome)


def list_event_steps(g: Fort, event: int) -> Steps:
    """What an event card does."""
    kind = g.tables.event_kind[event]
    if kind == EVENT_AMMUNITION:
        return (MoreAmmunition(event),)
    if kind == EVENT_GRENADE:
        return (MoreGrenades(),)
    if kind == EVENT_MINE:
        return (MoreMines(),)
    if kind == EVENT_MORALE:
        return (MoraleRises(),)
    if kind == EVENT_SHELLING:
        return (Shelling(event),)
    if kind == EVENT_ATTACK:
        return (GermanAttack(event),)
    if kind == EVENT_BURNT:
        return (BurntPassage(event),)
    return (Reinforcement(event),)


class Reinforcement(Rule[Fort]):
    """New bricks may be laid on any damaged fields; spare ones stay beside the board."""

    rule = "12.2"
    takes = ("event",)

    def __init__(self, event: int) -> None:
        self.event: Final = event

    def run(self, g: Fort) -> Steps:
        bricks = min(g.tables.event_amount[self.event], count_missing_from(g, 0))
        if bricks == 0:
            g.tell(NOTHING_HAPPENS)
            return DONE
        return (LayBrick(0, bricks),)


def count_missing_from(g: Fort, first: int) -> int:
    """How many bricks are missing on this field and those after it."""
    count = 0
    for field in range(first, FIELDS):
        count += g.tables.full_wall - g.walls[field]
    return count


class LayBrick(Together):
    """One brick at a time, fields in their order, until all are laid."""

    rule = "12.2"
    takes = ("field", "bricks")

    def __init__(self, field: int, bricks: int) -> None:
        self.field: Final = field
        self.bricks: Final = bricks

    def options(self, g: Fort) -> list[int]:
        full = g.tables.full_wall
        return [
            BRICK + field
            for field in range(self.field, FIELDS)
            if g.walls[field] < full and count_missing_from(g, field) >= self.bricks
        ]

    def universe(self, g: Fort, seat: int) -> list[int]:
        return [BRICK + field for field in range(FIELDS)]

    def quiet_refusals(self, g: Fort, seat: int) -> list[Refusal]:
        offered = self.options(g)
        return [self._why_not(g, o) for o in self.universe(g, seat) if o not in offered]

    def _why_not(self, g: Fort, option: int) -> Refusal:
        field = option & NOUN
        if g.walls[field] >= g.tables.full_wall:
            return Refusal(option, "wall-whole", "12.2")
        if field < self.field:
            return Refusal(option, "field-passed", "12.2")
        return Refusal(option, "too-few-gaps", "12.2", self.bricks, count_missing_from(g, field))

    def choose(self, g: Fort, option: int) -> Steps:
        field = option & NOUN
        g.walls[field] += 1
        g.tell(BRICK_LAID, field, g.walls[field])
        if self.bricks == 1:
            return DONE
        return (LayBrick(field, self.bricks - 1),)


class MoreAmmunition(Rule[Fort]):
    """Ammunition from the pool is shared evenly."""

    rule = "12.3"
    takes = ("event",)

    def __init__(self, event: int) -> None:
        self.event: Final = event

    def run(self, g: Fort) -> Steps:
        return (Share(AMMUNITION, g.tables.event_amount[self.event]),)


def add_piece(g: Fort, supply: int) -> None:
    """Put one piece on a tile that has a slot free for it."""
    if g.stock[supply] < g.slots(supply):
        g.stock[supply] += 1
        g.tell(SUPPLY_GAINED, supply, g.stock[supply])
    else:
        g.tell(NOTHING_HAPPENS)


class MoreGrenades(Rule[Fort]):
    """One more grenade, if its tile has a slot free."""

    rule = "12.4"

    def run(self, g: Fort) -> Steps:
        add_piece(g, GRENADES)
        return DONE


class MoreMines(Rule[Fort]):
    """One more mine, if its tile has a slot free."""

    rule = "12.5"

    def run(self, g: Fort) -> Steps:
        add_piece(g, MINES)
        return DONE


class MoraleRises(Rule[Fort]):
    """Morale goes up by one."""

    rule = "12.6"

    def run(self, g: Fort) -> Steps:
        return (Rise(),)


class Shelling(Rule[Fort]):
    """The battleship takes one brick from each field named (14.22)."""

    rule = "12.7"
    takes = ("event",)

    def __init__(self, event: int) -> None:
        self.event: Final = event

    def run(self, g: Fort) -> Steps:
        steps: Steps = DONE
        for field in g.tables.event_places[self.event]:
            steps += strike(field, 1)
        return steps


class GermanAttack(Rule[Fort]):
    """On the lanes named, troops fire as in their phase, then advance by their own speed (14.23).

    All of them fire before any advances (14.46).
    """

    rule = "12.8"
    takes = ("event",)

    def __init__(self, event: int) -> None:
        self.event: Final = event

    def run(self, g: Fort) -> Steps:
        lanes = g.tables.event_places[self.event]
        steps: Steps = DONE
        for lane in lanes:
            if can_fire(g, lane):
                steps += (Strike(lane, g.tables.fire[g.card[lane]]),)
        for lane in lanes:
            if g.card[lane] != NONE:
                steps += (Advance(lane),)
        return steps


class BurntPassage(Rule[Fort]):
    """One passage between two fields (14.24) is closed until the next event is drawn."""

    rule = "12.9"
    takes = ("event",)

    def __init__(self, event: int) -> None:
        self.event: Final = event

    def run(self, g: Fort) -> Steps:
        g.burnt = self.event
        g.tell(PASSAGE_BURNS, self.event)
        return DONE
