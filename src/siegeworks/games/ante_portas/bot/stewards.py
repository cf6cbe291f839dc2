"""What a Steward does in turns and at Places, by habit: for bots."""

from typing import Final

from siegeworks.core.steps import NOUN
from siegeworks.games.ante_portas.bot import places as worths
from siegeworks.games.ante_portas.bot.plans import Plan, is_job_wanted
from siegeworks.games.ante_portas.bot.weights import Weights
from siegeworks.games.ante_portas.rules import places, vocabulary
from siegeworks.games.ante_portas.rules.asking import Question
from siegeworks.games.ante_portas.rules.pieces import (
    FIRST_OUTER,
    NONE,
    STEWARDS,
    WOOD,
)
from siegeworks.games.ante_portas.rules.places import Visit, Work
from siegeworks.games.ante_portas.rules.state import Realm

NEVER: Final = -100.0
AT_ONCE: Final = 50.0  # what comes before going anywhere


def weigh_turn(g: Realm, p: Plan, steward: int, options: list[int]) -> list[float]:
    """5.1 and 5.8: somebody goes to work first, then the Steward goes where most is done."""
    here = g.steward[p.seat * STEWARDS + steward]
    goals = worths.value_goals(g, p, here)
    found: list[float] = []
    for option in options:
        verb = option & ~NOUN
        if verb == vocabulary.GO:
            found.append(goals[option & NOUN])
        elif verb == vocabulary.EMPLOY and is_job_wanted(g, p.seat, option & NOUN, p.w):
            found.append(AT_ONCE)
        else:
            found.append(NEVER)
    return found


def pick(g: Realm, w: Weights, options: list[int], verb: int) -> int:
    """Whatever else is asked about communities."""
    step = g.agenda[len(g.agenda) - 1]
    if isinstance(step, Work):
        return work(g, Plan(g, step.who, w), step, options)
    if isinstance(step, Visit):
        return visit(g, Plan(g, step.who, w), options)
    if verb == vocabulary.LOSE:
        return lose(g, w, options)
    if verb == vocabulary.TAKE:
        return take(g, options)
    if verb == vocabulary.EMPLOY or verb == vocabulary.DISMISS:
        return employ(g, w, options)
    if verb == vocabulary.PUT_PLACE:
        return put_place(g, options)
    if verb == vocabulary.STARVE_WORKER or verb == vocabulary.STARVE_SOLDIER:
        return 0
    if verb == vocabulary.PLAY:
        return len(options) - 1
    return 0


def work(g: Realm, p: Plan, step: Work, options: list[int]) -> int:
    """9.2: what is paid for, as long as it is wanted; to be done is option 0."""
    best = 0
    most = 0.0
    for place in range(1, len(options)):
        worth = value_deed(g, p, options[place])
        if worth > most:
            most = worth
            best = place
    return best


def value_deed(g: Realm, p: Plan, option: int) -> float:
    """What it is worth to turn goods in, or to build, once."""
    t = g.tables
    noun = option & NOUN
    if option & ~NOUN == vocabulary.BUILD:
        wanted, worth = worths.weigh_building(g, p, noun)
        return worth if wanted > 0 else 0.0
    cost, gain = t.bundles[t.recipe_cost[noun]], t.bundles[t.recipe_gain[noun]]
    return p.value_trade(cost, gain)


def visit(g: Realm, p: Plan, options: list[int]) -> int:
    """5.5: the alternative that is worth most."""
    step = g.agenda[len(g.agenda) - 1]
    assert isinstance(step, Visit)
    best = 0
    most = 0.0
    for place in range(len(options)):
        if options[place] != vocabulary.DONE:
            way = places.find_way(g, step.place, options[place])
            worth = worths.value_way(g, p, way)
            if options[place] & ~NOUN in (vocabulary.TURN_IN, vocabulary.BUILD):
                worth += 0.01 * value_deed(g, p, options[place])
            if worth > most:
                most = worth
                best = place
    return best


def find_seat(g: Realm) -> int:
    """Whom the question under way is put to first."""
    step = g.agenda[len(g.agenda) - 1]
    assert isinstance(step, Question)
    return step.seat(g)


def lose(g: Realm, w: Weights, options: list[int]) -> int:
    """6.6: what is wanted least."""
    p = Plan(g, find_seat(g), w)
    best = 0
    least = 99.0
    for place in range(len(options)):
        loss = p.value_loss(options[place] & NOUN, 1)
        if loss < least:
            least = loss
            best = place
    return best


def take(g: Realm, options: list[int]) -> int:
    """3.5: Wood alone, for the first Farms."""
    best = 0
    for place in range(1, len(options)):
        wood = g.tables.bundles[options[place] & NOUN][WOOD]
        if wood > g.tables.bundles[options[best] & NOUN][WOOD]:
            best = place
    return best


def employ(g: Realm, w: Weights, options: list[int]) -> int:
    """7.4: whoever is wanted at work; nobody is dismissed."""
    for place in range(len(options)):
        is_job = options[place] & ~NOUN == vocabulary.EMPLOY
        if is_job and is_job_wanted(g, find_seat(g), options[place] & NOUN, w):
            return place
    return 0


def put_place(g: Realm, options: list[int]) -> int:
    """4.7: where most other Places are beside it, so that it is soon reached."""
    best = 0
    most = -1
    for place in range(len(options)):
        spot = options[place] & NOUN
        beside = 0
        for other in g.tables.spot_neighbours[spot]:
            if g.spots[other] != NONE:
                beside += 2 if other < FIRST_OUTER else 1
        if beside > most:
            most = beside
            best = place
    return best
