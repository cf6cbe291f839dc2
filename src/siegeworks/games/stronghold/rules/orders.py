"""13 Orders: given after the maneuvers, carried out in the melee."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Rule, Steps
from siegeworks.core.view import UNSEEN
from siegeworks.games.stronghold.rules import (
    deaths,
    ground,
    hourglasses,
    objectives,
    traps,
    vocabulary,
)
from siegeworks.games.stronghold.rules.asking import (
    ONLY_INVADER,
    Question,
    QuietQuestion,
    SecretQuestion,
)
from siegeworks.games.stronghold.rules.pieces import (
    ASSAULT_SLOT,
    CALL,
    DETONATION,
    KINDS,
    NONE,
    OPEN_ORDER,
    ORC,
    ORDERS,
    PATHS,
    SECTIONS,
    TROLL,
    TROLL_TRAP,
    TURNED_MESSENGER,
)
from siegeworks.games.stronghold.rules.state import (
    Castle,
    count_kinds,
    count_order_stock,
    is_order_left,
)

NOBODY_THERE: Final = Reason("nobody-there", "13.1", 1, 0)
NO_TOKEN: Final = Reason("no-order-token", "13.1", 1, 0)
ORDERED: Final = Reason("order-there", "13.1")
LAY_ONE: Final = Reason("lay-one-order", "13.3", 1, 0)


# 13.1 to 13.3: giving


def can_order(g: Castle, section: int) -> bool:
    """13.1: whether an order may be laid at a section: own units there, and no order yet."""
    return g.orders[section] == NONE and count_kinds(g.horde, section) > 0


def why_no_order(g: Castle, option: int) -> Reason | None:
    """13.1: why an order cannot be laid at a section, or None."""
    order, section = divmod(option & NOUN, SECTIONS)
    if count_kinds(g.horde, section) == 0:
        return NOBODY_THERE
    if g.orders[section] != NONE:
        return ORDERED
    return None if count_order_stock(g, order) > 0 else NO_TOKEN


def list_layings(verb: int) -> list[int]:
    """Every order at every section."""
    return [verb + laying for laying in range(ORDERS * SECTIONS)]


def is_stock_empty(g: Castle) -> bool:
    """13.1: whether the invader has no order token left; how many there are is open to all."""
    return all(count_order_stock(g, order) <= 0 for order in range(ORDERS))


class GiveOrders(Question):
    """After the maneuvers the invader gives one open order, or secret ones, or none."""

    rule = "13.1"

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.ORDER_OPENLY, vocabulary.ORDER_SECRETLY, vocabulary.NO_ORDERS]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        if option == vocabulary.NO_ORDERS:
            return None
        if is_stock_empty(g):
            return NO_TOKEN
        for section in range(SECTIONS):
            if can_order(g, section):
                return None
        return NOBODY_THERE

    def choose(self, g: Castle, option: int) -> Steps:
        if option == vocabulary.ORDER_OPENLY:
            return (LAY_OPENLY, END_OF_PHASE)
        if option == vocabulary.ORDER_SECRETLY:
            return (LAY_SECRETLY, PAY_SECRECY, END_OF_PHASE)
        return (END_OF_PHASE,)


class LayOpenly(Question):
    """One order is laid face up; it costs nothing."""

    rule = "13.2"

    def universe(self, g: Castle, seat: int) -> list[int]:
        return list_layings(vocabulary.LAY_OPEN)

    def why_not(self, g: Castle, option: int) -> Reason | None:
        return why_no_order(g, option)

    def choose(self, g: Castle, option: int) -> Steps:
        order, section = divmod(option & NOUN, SECTIONS)
        g.orders[section] = OPEN_ORDER + order
        g.tell(vocabulary.ORDER_GIVEN, section, order)
        return DONE


class LaySecretly(SecretQuestion):
    """Any number of orders is laid face down, one to a section."""

    rule = "13.3"

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [*list_layings(vocabulary.LAY_SECRET), vocabulary.DONE]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        if option == vocabulary.DONE:
            return None if g.has_hidden_orders() else LAY_ONE
        return why_no_order(g, option)

    def choose(self, g: Castle, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        order, section = divmod(option & NOUN, SECTIONS)
        g.orders[section] = order
        g.tell(vocabulary.ORDER_LAID, section)
        g.tell(vocabulary.ORDER_MEANT, section, order, ONLY_INVADER)
        return (self,) if self.is_going_on(g) else DONE

    def is_going_on(self, g: Castle) -> bool:
        """Whether another order could be laid; both tokens and units are open to all."""
        if is_stock_empty(g):
            return False
        return any(can_order(g, section) for section in range(SECTIONS))


class PaySecrecy(Rule[Castle]):
    """Secret orders give the defender an hourglass in all; a turned messenger tells for free."""

    rule = "13.3"

    def run(self, g: Castle) -> Steps:
        if not g.plans_played >> TURNED_MESSENGER & 1:  # 18.3
            hourglasses.give(g, g.tables.secret_hourglasses)
        return DONE


class EndOfPhase(Rule[Castle]):
    """The hourglasses of all maneuvers come together, after the orders."""

    rule = "12.16"

    def run(self, g: Castle) -> Steps:
        count = 0
        for maneuver in range(len(g.tables.maneuver_hourglasses)):
            if g.maneuvers >> maneuver & 1:
                count += g.tables.maneuver_hourglasses[maneuver]
        hourglasses.give(g, count)
        return objectives.check_all(g, objectives.AFTER_MANEUVERS)


def can_come(g: Castle, section: int, order: int) -> bool:
    """13.1 and 13.4: whether an order may yet be carried out at a section, for all that one sees;
    one that lies face down may be any."""
    laid = g.orders[section]
    if laid == NONE and g.slot < ASSAULT_SLOT:
        return is_order_left(g, order)
    if laid == UNSEEN:
        return True
    return laid != NONE and laid % ORDERS == order and not g.orders_worked >> section & 1


def lose_order(g: Castle, section: int) -> None:
    """13.4: nobody is left to carry it out: the order is shown (23.57) and leaves the game.

    An order that has worked stays till the round ends, and comes home.
    """
    if g.orders_worked >> section & 1:
        return
    order = g.orders[section]
    if order < OPEN_ORDER:
        g.reveal()
    g.orders[section] = NONE
    g.orders_gone[order % ORDERS] += 1
    g.tell(vocabulary.ORDER_LOST, section, order % ORDERS)


# 13.5 to 13.9: carrying out


class CarryOut(Rule[Castle]):
    """An order is shown and carried out; nobody who can, and a bluff, do nothing (13.9)."""

    rule = "13.9"
    takes = ("section",)

    def __init__(self, section: int) -> None:
        self.section: Final = section

    def run(self, g: Castle) -> Steps:
        section = self.section
        order = g.orders[section]
        if order == NONE or ground.is_under_glare(g, section):  # 23.58: then it is not shown
            return DONE
        if order < OPEN_ORDER:
            g.reveal()
            g.orders[section] = order + OPEN_ORDER
        order %= ORDERS
        g.orders_worked |= 1 << section
        g.tell(vocabulary.ORDER_SHOWN, section, order)
        if order == DETONATION:
            return (Detonate(section),)
        return (CallTroll(section),) if order == CALL else DONE


class Detonate(QuietQuestion):
    """At least one orc dies, as many as the invader wishes, and each takes a wall along."""

    rule = "13.7"
    takes = ("section",)

    def __init__(self, section: int) -> None:
        self.section: Final = section

    def universe(self, g: Castle, seat: int) -> list[int]:
        orcs = g.horde[self.section * KINDS + ORC]
        return [vocabulary.DETONATE + number for number in range(1, orcs + 1)]

    def choose(self, g: Castle, option: int) -> Steps:
        for _ in range(option & NOUN):
            deaths.kill_invader(g, self.section, ORC)
            if g.walls[self.section]:
                g.walls[self.section] -= 1
                g.tell(vocabulary.WALL_BURSTS, self.section, g.walls[self.section])
        return DONE


def is_toward(g: Castle, path: int, section: int) -> bool:
    """13.8: whether a path leads one step nearer to a section."""
    ahead = ground.count_steps(g, g.tables.path_to[path], section)
    return ahead != NONE and ahead < ground.count_steps(g, g.tables.path_from[path], section)


class CallTroll(QuietQuestion):
    """A troll at the section calls another of its side one step nearer, if one can come (23.25)."""

    rule = "13.8"
    takes = ("section",)

    def __init__(self, section: int) -> None:
        self.section: Final = section

    def universe(self, g: Castle, seat: int) -> list[int]:
        if not g.horde[self.section * KINDS + TROLL]:
            return []
        return [
            vocabulary.COME_OVER + path for path in range(PATHS) if is_toward(g, path, self.section)
        ]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        path = option & NOUN
        if not g.horde[g.tables.path_from[path] * KINDS + TROLL]:
            return Reason("no-troll-there", "13.8", 1, 0)
        room = ground.count_invader_room(g, g.tables.path_to[path])
        return None if room > 0 else Reason("no-room", "12.5", 1, 0)

    def choose(self, g: Castle, option: int) -> Steps:
        path = option & NOUN
        g.horde[g.tables.path_from[path] * KINDS + TROLL] -= 1
        g.sent[path * KINDS + TROLL] += 1
        g.tell(vocabulary.TROLL_CALLED, self.section, path)
        if traps.turn(g, path) == TROLL_TRAP:
            traps.kill_on_path(g, path, TROLL)
        else:
            g.sent[path * KINDS + TROLL] -= 1
            g.horde[g.tables.path_to[path] * KINDS + TROLL] += 1
        return DONE


def can_call(g: Castle, section: int) -> bool:
    """13.8: whether a troll at a section would call another all the way to it."""
    paths = [option & NOUN for option in CallTroll(section).options(g)]
    return any(g.tables.path_to[path] == section for path in paths)


GIVE_ORDERS: Final = GiveOrders()
LAY_OPENLY: Final = LayOpenly()
LAY_SECRETLY: Final = LaySecretly()
PAY_SECRECY: Final = PaySecrecy()
END_OF_PHASE: Final = EndOfPhase()
