"""16 Heroes: their three orders, free and once a round each."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Steps
from siegeworks.games.stronghold.rules import (
    ground,
    hourglasses,
    moving,
    plans,
    rituals,
    vocabulary,
)
from siegeworks.games.stronghold.rules.asking import QuietQuestion
from siegeworks.games.stronghold.rules.pieces import (
    ACTIONS,
    CAPTAINS_OATH,
    CATHEDRAL,
    DEFENDER,
    FIRST_BUILDING,
    FORGE,
    HERO_COURTYARD,
    HEROIC_ORDERS,
    KINDS,
    NO_ACTION,
    REINFORCE,
    SCOUTS,
    SECTIONS,
    STOCK,
    WORK,
    WORKSHOP,
)
from siegeworks.games.stronghold.rules.state import Castle, count_kinds

WORK_BUILDINGS: Final[tuple[int, ...]] = (CATHEDRAL, FORGE, SCOUTS, WORKSHOP)  # 23.62

HERO_ACTED: Final = Reason("hero-acted", "16.1")
ORDER_USED: Final = Reason("heroic-used", "16.1")
ORDER_GONE: Final = Reason("heroic-gone", "11.8")
ONE_FOR_BOTH: Final = Reason("one-heroic", "18.3")
COURTYARD_EMPTY: Final = Reason("courtyard-empty", "16.2", 1, 0)
NO_HERO_SECTION: Final = Reason("no-hero-section", "16.2", 1, 0)
NO_SIDE: Final = Reason("hero-inside", "16.5")
NOBODY_TO_CALL: Final = Reason("nobody-to-recall", "16.4", 1, 0)
NOTHING_TO_LAY: Final = Reason("nothing-to-lay", "16.3", 1, 0)
OTHER_SIDE: Final = Reason("other-side", "16.4")
NOT_FOR_WORK: Final = Reason("not-for-work", "16.3")
ALREADY_THERE: Final = Reason("already-there", "16.3")


# 16.1: announcing


def why_not(g: Castle, way: int) -> Reason | None:
    """16.1: why a hero cannot give an order, or None; ``way`` is hero and order."""
    hero, heroic = divmod(way, HEROIC_ORDERS)
    if g.heroic_gone >> heroic & 1:
        return ORDER_GONE
    if g.hero_used >> hero & 1:
        return HERO_ACTED
    if g.heroic_used >> heroic & 1:
        return ORDER_USED
    if g.hero_used and plans.is_played(g, CAPTAINS_OATH):
        return ONE_FOR_BOTH
    if heroic == REINFORCE:
        return why_no_reinforcement(g)
    if heroic == WORK:
        return why_no_work(g)
    return why_no_recall(g, hero)


def announce(g: Castle, way: int) -> Steps:
    """16.1 and 11.8: a hero gives an order, unless it is possessed (23.55)."""
    hero, heroic = divmod(way, HEROIC_ORDERS)
    g.hero_used |= 1 << hero
    g.heroic_used |= 1 << heroic
    g.tell(vocabulary.HERO_ORDERS, hero, heroic)
    if rituals.is_possessed(g, heroic):
        g.tell(vocabulary.ORDER_POSSESSED, heroic)
        return DONE
    if heroic == REINFORCE:
        return (REINFORCE_STEP,)
    return (WORK_FROM,) if heroic == WORK else (Recall(hero),)


class PayOrderGale(moving.GaleQuestion):
    """Through the Gale a heroic order costs an hourglass, or is called off (23.52)."""

    rule = "11.7"
    price = 0
    takes = ("place:post-unit", "post", "action:action-or-none")

    def __init__(self, place: int, post: int, action: int) -> None:
        self.place: Final = place
        self.post: Final = post
        self.action: Final = action  # on which Work lays its hourglass, or NO_ACTION

    def go(self, g: Castle) -> Steps:
        return carry_out(g, self.place, self.post, self.action)


def send(g: Castle, place: int, post: int, action: int) -> Steps:
    """11.6: a unit is sent by a heroic order; a Gale where it leaves or enters wants its price."""
    if moving.has_gale(g, place // KINDS, post):
        return (PayOrderGale(place, post, action),)
    return carry_out(g, place, post, action)


def carry_out(g: Castle, place: int, post: int, action: int) -> Steps:
    """16.2 to 16.4: the unit goes; Work lays an hourglass from the box."""
    moving.move_unit(g, place, post)
    return hourglasses.lay(g, action, 1) if action != NO_ACTION else DONE


# 16.2: Reinforce


def why_no_reinforcement(g: Castle) -> Reason | None:
    """16.2: why nobody can go from the Courtyard to a hero, or None."""
    if count_kinds(g.garrison, ground.COURTYARD_POST) == 0:
        return COURTYARD_EMPTY
    why = NO_HERO_SECTION
    for section in g.hero_at:
        if section != HERO_COURTYARD:
            if ground.count_defender_room(g, section, 0) > 0:
                return None
            why = Reason("no-room", "16.2", 1, 0)
    return why


class Reinforce(QuietQuestion):
    """A unit goes from the Courtyard to a section with a hero."""

    rule = "16.2"
    who = DEFENDER

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [
            vocabulary.REINFORCE_AT + section * KINDS + kind
            for section in sorted(g.hero_at)
            if section != HERO_COURTYARD
            for kind in range(KINDS)
        ]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        section, kind = divmod(option & NOUN, KINDS)
        if not g.garrison[ground.COURTYARD_POST * KINDS + kind]:
            return COURTYARD_EMPTY
        room = ground.count_defender_room(g, section, kind)
        return None if room > 0 else Reason("no-room", "16.2", 1, 0)

    def choose(self, g: Castle, option: int) -> Steps:
        section, kind = divmod(option & NOUN, KINDS)
        return send(g, ground.COURTYARD_POST * KINDS + kind, section, NO_ACTION)


# 16.3: Work


def why_not_work(g: Castle, post: int, action: int) -> Reason | None:
    """16.3 and 23.62: why nobody can be sent from a post to work on an action, or None."""
    building = g.tables.action_building[action]
    if building not in WORK_BUILDINGS:
        return NOT_FOR_WORK
    if post == FIRST_BUILDING + building:
        return ALREADY_THERE
    return hourglasses.why_not_lay(g, action)


def why_not_from(g: Castle, place: int) -> Reason | None:
    """16.3: why a unit at a post cannot be sent to work, or None."""
    if not g.garrison[place]:
        return moving.NOBODY_HERE
    post = place // KINDS
    if post == ground.HOSPITAL_POST:
        return moving.IN_HOSPITAL
    for action in range(ACTIONS):
        if why_not_work(g, post, action) is None:
            return None
    return NOTHING_TO_LAY


def why_no_work(g: Castle) -> Reason | None:
    """16.3: why no unit can be sent to work, or None."""
    for place in range(STOCK * KINDS):
        if why_not_from(g, place) is None:
            return None
    return NOTHING_TO_LAY


class WorkFrom(QuietQuestion):
    """Any unit on the board may be sent to work."""

    rule = "16.3"
    who = DEFENDER

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.WORK_FROM + place for place in range(STOCK * KINDS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        return why_not_from(g, option & NOUN)

    def choose(self, g: Castle, option: int) -> Steps:
        return (WorkOn(option & NOUN),)


class WorkOn(QuietQuestion):
    """The unit goes to the building of an action, on which an hourglass is laid at once (23.30)."""

    rule = "16.3"
    who = DEFENDER
    takes = ("place:post-unit",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.WORK_ON + action for action in range(ACTIONS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        return why_not_work(g, self.place // KINDS, option & NOUN)

    def choose(self, g: Castle, option: int) -> Steps:
        action = option & NOUN
        post = FIRST_BUILDING + g.tables.action_building[action]
        return send(g, self.place, post, action)


# 16.4: Recall


def can_recall(g: Castle, hero: int, section: int) -> bool:
    """16.4 and 16.5: whether a hero may call somebody back from a section."""
    at = g.hero_at[hero]
    return at != HERO_COURTYARD and g.tables.section_side[at] == g.tables.section_side[section]


def why_no_recall(g: Castle, hero: int) -> Reason | None:
    """16.4: why a hero can call nobody back, or None (23.61)."""
    if g.hero_at[hero] == HERO_COURTYARD:
        return NO_SIDE
    for section in range(SECTIONS):
        if can_recall(g, hero, section) and count_kinds(g.garrison, section) > 0:
            return None
    return NOBODY_TO_CALL


class Recall(QuietQuestion):
    """A unit goes from a section on the hero's side to the Courtyard."""

    rule = "16.4"
    who = DEFENDER
    takes = ("hero",)

    def __init__(self, hero: int) -> None:
        self.hero: Final = hero

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.RECALL_FROM + place for place in range(SECTIONS * KINDS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        place = option & NOUN
        if not can_recall(g, self.hero, place // KINDS):
            return OTHER_SIDE
        return None if g.garrison[place] else moving.NOBODY_HERE

    def choose(self, g: Castle, option: int) -> Steps:
        return send(g, option & NOUN, ground.COURTYARD_POST, NO_ACTION)


REINFORCE_STEP: Final = Reinforce()
WORK_FROM: Final = WorkFrom()
