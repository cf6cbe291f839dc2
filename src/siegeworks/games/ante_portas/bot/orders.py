"""What is ordered at the Command Center and in Battles, by habit: for bots."""

from typing import Final

from siegeworks.core.steps import NOUN
from siegeworks.games.ante_portas.bot import fire, marching, places, stewards
from siegeworks.games.ante_portas.bot.plans import Plan
from siegeworks.games.ante_portas.bot.wall import Wall
from siegeworks.games.ante_portas.bot.weights import Weights
from siegeworks.games.ante_portas.rules import deploy, field, laying, vocabulary
from siegeworks.games.ante_portas.rules.pieces import (
    CITIZEN,
    COOP,
    DEPLOY,
    DIRECTIONS,
    DOWN,
    ENLIST,
    FARMER,
    HEAL,
    LAY,
    NONE,
    STEWARDS,
    UP,
    UPRIGHT,
)
from siegeworks.games.ante_portas.rules.state import Realm

USUAL_ORDERS: Final = (ENLIST, DEPLOY, HEAL, LAY)


def pick(g: Realm, w: Weights, options: list[int], verb: int) -> int:
    """Whatever is asked about the war outside of windows."""
    if verb == vocabulary.ORDER:
        return pick_order(g, w, options)
    if vocabulary.ENLIST <= verb <= vocabulary.DISCHARGE_CITIZEN:
        return enlist(g, w, options)
    if vocabulary.MOVE_FROM <= verb <= vocabulary.OVER_TO:
        return deploy_by(g, options, verb)
    if verb == vocabulary.LAY_AT:
        return lay(g, w, options)
    if verb == vocabulary.FACE:
        return face(g, options)
    if vocabulary.HEAL_FARMER <= verb <= vocabulary.RAISE_CITIZEN:
        return care(g, options)
    if vocabulary.LOSE_MINE <= verb <= vocabulary.WOUND_CITIZENS:
        return fire.suffer(g, options)
    if verb == vocabulary.TAKE_TURN:
        return take_turn(g, w, options)
    return settle(g, options, verb)


def settle(g: Realm, options: list[int], verb: int) -> int:
    """What is asked more rarely."""
    if g.mode != COOP and verb <= vocabulary.AIM_AT:
        return len(options) - 1  # against each other nobody saves his shots
    if verb == vocabulary.REPLACE:
        return replace(g, options)
    if verb == vocabulary.RING_BELL or verb == vocabulary.FELL_ELITES:
        return len(options) - 1
    if vocabulary.PUSH_ELITES <= verb <= vocabulary.PUSH_BASICS:
        return len(options) - 1
    if verb == vocabulary.PUSH_TO:
        return len(options) // 2
    if verb == vocabulary.FENCE:
        return 0
    if verb == vocabulary.LEAVE_THERE:
        return min(1, len(options) - 1) if len(options) > 2 else 0
    return 0


def pick_order(g: Realm, w: Weights, options: list[int]) -> int:
    """5.5: to enlist, to deploy, to lay; at the Doctor whatever helps more."""
    p = Plan(g, stewards.find_seat(g), w)
    rousing = vocabulary.ORDER + UPRIGHT
    if rousing in options and places.count_rousable(g, p) > places.count_healable(g, p):
        return options.index(rousing)
    for place in range(len(options)):
        if options[place] & NOUN in USUAL_ORDERS:
            return place
    return 0


def enlist(g: Realm, w: Weights, options: list[int]) -> int:
    """12.1: all who are not about to go to work; nobody is discharged."""
    p = Plan(g, stewards.find_seat(g), w)
    for place in range(len(options)):
        if options[place] == vocabulary.ENLIST + FARMER and p.is_farmer_wanted(g):
            return place
        if options[place] == vocabulary.ENLIST + CITIZEN:
            return place
    return 0


def deploy_by(g: Realm, options: list[int], verb: int) -> int:
    """12.4: Soldiers go toward their posts; engines stay where they are."""
    step = g.agenda[len(g.agenda) - 1]
    team = g.team(stewards.find_seat(g))
    found = marching.list_orders(g, Wall(g, team))
    if isinstance(step, deploy.Deploy):
        for option in options:
            if option != vocabulary.DONE and find_exit(g, option & NOUN, team) != NONE:
                return options.index(option)
        for order in found:
            if vocabulary.MOVE_FROM + order.at in options:
                return options.index(vocabulary.MOVE_FROM + order.at)
        return 0
    if isinstance(step, deploy.MoveTo):
        out = find_exit(g, step.hex, team)
        if out != NONE and vocabulary.MOVE_TO + out in options:
            return options.index(vocabulary.MOVE_TO + out)
        for order in found:
            if order.at == step.hex and vocabulary.MOVE_TO + order.direction in options:
                return options.index(vocabulary.MOVE_TO + order.direction)
        return 0
    if isinstance(step, deploy.SendFarmers):
        return send(found, step.hex, step.direction, FARMER, options)
    if isinstance(step, deploy.SendCitizens):
        return send(found, step.hex, step.direction, CITIZEN, options)
    return 0


def find_exit(g: Realm, at: int, team: int) -> int:
    """23.2: the direction in which Soldiers of a hex win at once, or NONE."""
    for direction in range(DIRECTIONS):
        if deploy.has_movers(g, at, team) and deploy.is_exit(g, at, direction, team):
            return direction
    return NONE


def send(
    found: list[marching.Order], at: int, direction: int, kind: int, options: list[int]
) -> int:
    """12.5: as many of a kind as are ordered there, or as can go."""
    wanted = 0
    for order in found:
        if order.at == at and order.direction == direction and order.kind == kind:
            wanted += order.count
    best = 0
    for place in range(len(options)):
        if options[place] & NOUN <= wanted:
            best = place
    return best


def lay(g: Realm, w: Weights, options: list[int]) -> int:
    """13.5: a Building at the first post without one, a Mine before the wall."""
    step = g.agenda[len(g.agenda) - 1]
    assert isinstance(step, laying.Lay)
    p = Plan(g, stewards.find_seat(g), w)
    wanted = p.bare if field.is_building(step.work) else p.mines
    for at in wanted:
        if vocabulary.LAY_AT + at in options:
            return options.index(vocabulary.LAY_AT + at)
    return 0


def face(g: Realm, options: list[int]) -> int:
    """12.16: toward the Invaders, or the other team."""
    ahead = UP if g.team(stewards.find_seat(g)) == 0 else DOWN
    return options.index(vocabulary.FACE + ahead) if vocabulary.FACE + ahead in options else 0


def care(g: Realm, options: list[int]) -> int:
    """12.10: everybody whom there is a home or strength for."""
    return len(options) - 1


def take_turn(g: Realm, w: Weights, options: list[int]) -> int:
    """21.5: whoever can do most."""
    best = 0
    most = -1.0
    for place in range(len(options)):
        seat, steward = divmod(options[place] & NOUN, STEWARDS)
        worths = places.value_goals(g, Plan(g, seat, w), g.steward[seat * STEWARDS + steward])
        if max(worths) > most:
            most = max(worths)
            best = place
    return best


def replace(g: Realm, options: list[int]) -> int:
    """16.5: a Mine is put back if somebody has Tools to spare."""
    best = 0
    most = 2
    for place in range(1, len(options)):
        if g.tools[options[place] & NOUN] > most:
            most = g.tools[options[place] & NOUN]
            best = place
    return best
