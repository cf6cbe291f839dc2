"""Rules of thumb for the small decisions of a day: for bots."""

from typing import Final

from siegeworks.core.steps import NOUN
from siegeworks.games.hegra.bot import jobs
from siegeworks.games.hegra.bot.weights import Weights
from siegeworks.games.hegra.rules import infirmary, scripts, vocabulary
from siegeworks.games.hegra.rules.guns import Aim
from siegeworks.games.hegra.rules.infirmary import Treat
from siegeworks.games.hegra.rules.morale import Heart
from siegeworks.games.hegra.rules.pieces import (
    GERMAN,
    HOPE,
    LEVELS,
    SECTORS,
    SKULL,
    STRIKE_SURRENDER,
    TREAT,
    TYPES,
)
from siegeworks.games.hegra.rules.state import Fortress

CLAIM_DAY: Final = 8  # missions bring more later, but must be done by day 10
RICH: Final = 3  # supplies that allow for some to be shot away
BOLD: Final = 2  # Suspicion up to which a soldier fights

# Whom to have rather than another: officer, soldier, volunteer, medic, hunter
VALUE: Final[tuple[int, ...]] = (3, 5, 1, 2, 4)
WITH_PATIENTS: Final[tuple[int, ...]] = (3, 5, 1, 6, 4)
GUARD: Final[tuple[int, ...]] = (1, 5, 2, 0, 4)

# Morale, Miss tiles, Surrender, air stacks
STRIKES: Final[tuple[int, ...]] = (3, 2, -1, 1)


def pick_best(options: list[int], value: tuple[int, ...]) -> int:
    """The place of the defender who is worth most."""
    best = 0
    for place in range(1, len(options)):
        if value[options[place] & NOUN] > value[options[best] & NOUN]:
            best = place
    return best


def pick_worst(options: list[int], value: tuple[int, ...]) -> int:
    """The place of the defender who is worth least."""
    best = 0
    for place in range(1, len(options)):
        if value[options[place] & NOUN] < value[options[best] & NOUN]:
            best = place
    return best


def pick_last(options: list[int]) -> int:
    """The last option that is not to stop."""
    last = len(options) - 1
    return last - 1 if options[last] == vocabulary.DONE else last


def pin(options: list[int]) -> int:
    """The highest sector, and as many there as may be suppressed."""
    best = 0
    for place in range(len(options)):
        if options[place] & ~NOUN == vocabulary.PIN:
            best = place
    return best


def rouse(g: Fortress, options: list[int]) -> int:
    """Who gets ready or rests: the most valuable, as many as there may be."""
    value = WITH_PATIENTS if infirmary.has_patient(g) else VALUE
    if options[len(options) - 1] == vocabulary.DONE:
        return pick_best(options[:-1], value)
    return pick_best(options, value)


def nurse(g: Fortress, options: list[int], verb: int) -> int:
    """Beds for the worst; care for whom it brings back soonest, a cure for the worst."""
    if verb == vocabulary.BED:
        return 0
    best = 0
    most_urgent = -1
    for place in range(len(options)):
        if options[place] != vocabulary.DONE:
            urgent = measure_urgency(g, options, place, verb)
            if urgent > most_urgent:
                most_urgent = urgent
                best = place
    return best


def measure_urgency(g: Fortress, options: list[int], place: int, verb: int) -> int:
    """How urgent a patient is among others."""
    noun = options[place] & NOUN
    if verb == vocabulary.ADMIT:
        return LEVELS - noun % LEVELS if noun < GERMAN * LEVELS else 0
    patient = g.beds[noun]
    if patient >= GERMAN * LEVELS:
        return 0
    is_care = isinstance(g.agenda[len(g.agenda) - 1], Treat)
    return 1 + patient % LEVELS if is_care else LEVELS - patient % LEVELS


def fire(g: Fortress, options: list[int], crowd: bool) -> int:
    """The machine gun at a crowd; else one shot after the other."""
    if crowd:
        wanted = vocabulary.MACHINE_GUN_SUPPLY if g.supplies >= RICH else vocabulary.MACHINE_GUN
        for place in range(len(options) - 1, -1, -1):
            if options[place] & ~NOUN == wanted:
                return place
    return 0


def pick_target(options: list[int]) -> int:
    """Whom to remove: in the highest sector, standing before lying."""
    best = 0
    most_dangerous = -1
    for place in range(len(options)):
        if options[place] != vocabulary.DONE:
            noun = options[place] & NOUN
            danger = 2 * (noun % SECTORS) + (1 if noun < SECTORS else 0)
            if danger > most_dangerous:
                most_dangerous = danger
                best = place
    return best


def aim(g: Fortress, options: list[int], w: Weights) -> int:
    """The target that is worth most to the gun that fires."""
    asking = g.agenda[len(g.agenda) - 1]
    assert isinstance(asking, Aim)
    icons = g.icons(asking.gun)
    best = len(options) - 1
    most_worth = 0.0
    for place in range(len(options) - 1):
        worth = jobs.value_shell(g, w, options[place] & NOUN, icons)
        if worth > most_worth:
            most_worth = worth
            best = place
    return best


def strike(g: Fortress, options: list[int]) -> int:
    """What to hit on the airfield; Surrender only if it is close, for less of it asks for more."""
    best = len(options) - 1
    most_worth = -1
    for place in range(len(options) - 1):
        what = options[place] & NOUN
        worth = STRIKES[what]
        if what == STRIKE_SURRENDER and g.surrender == SKULL - 1:
            worth = SKULL
        if worth > most_worth:
            most_worth = worth
            best = place
    return best


def meet(g: Fortress, options: list[int], sneak: float) -> int:
    """A soldier fights, others sneak past, as long as nobody suspects much; else hide."""
    last = len(options) - 1
    if options[last] & ~NOUN == vocabulary.FIGHT and g.suspicion <= BOLD:
        return last
    return 1 if g.suspicion <= sneak and g.paces else 0


def order(options: list[int]) -> int:
    """Shovel before repairing; the medicine cabinet before the treatment."""
    last = len(options) - 1
    return last if options[last] & NOUN >= TREAT and options[last] != vocabulary.DONE else 0


def pick_card(g: Fortress, options: list[int]) -> int:
    """The morale card that helps most or hurts least."""
    best = 0
    lowest = weigh_card(g, options[0] & NOUN)
    for place in range(1, len(options)):
        cost = weigh_card(g, options[place] & NOUN)
        if cost < lowest:
            lowest = cost
            best = place
    return best


def weigh_card(g: Fortress, number: int) -> int:
    """What it costs to take a morale card now."""
    t = g.tables
    row = t.card_line[number * 3 + g.stage]
    if row and not scripts.can_begin(g, row):
        row = t.card_otherwise[number]
    return scripts.weigh(g, row)


def meet_heart(g: Fortress, w: Weights) -> int:
    """Whether Hope is used and Despair met now (0), or kept (1)."""
    t = g.tables
    asking = g.agenda[len(g.agenda) - 1]
    assert isinstance(asking, Heart)
    number = asking.card
    net = scripts.weigh(g, t.card_price[number]) + scripts.weigh(g, t.card_gain[number])
    if t.card_kind[number] == HOPE:
        return 0 if net <= -w.hope else 1
    return 0 if net <= w.despair else 1


def guard(options: list[int]) -> int:
    """Who holds a position: a good shot, a tired one before those who are ready."""
    best = 0
    most_worth = -1
    for place in range(len(options)):
        noun = options[place] & NOUN
        worth = 3 * GUARD[noun % TYPES] - noun // TYPES
        if worth > most_worth:
            most_worth = worth
            best = place
    return best
