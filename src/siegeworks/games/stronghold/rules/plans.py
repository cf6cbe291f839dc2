"""18 Defence plans: a gain now, a drawback to the end of the game."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Rule, Steps
from siegeworks.games.stronghold.rules import (
    buildings,
    deaths,
    ground,
    hourglasses,
    rituals,
    vocabulary,
)
from siegeworks.games.stronghold.rules.asking import QuietQuestion, SecretQuestion
from siegeworks.games.stronghold.rules.pieces import (
    CANNON,
    CAPTAINS_OATH,
    DEFENDER,
    FEINT,
    FIRST_FOREGROUND,
    FORGE_BY_NIGHT,
    FOULED_AXLES,
    GUNS,
    HERO_COURTYARD,
    INVADER,
    KINDS,
    LEVY_OF_THE_TOWN,
    MARKS,
    MASONS_SHIFT,
    NO_GUN,
    NONE,
    OPEN_ORDER,
    OPEN_TARGET,
    OPEN_WARDS,
    PLANS,
    SCORCHED_GROUND,
    SECOND_WATCH,
    SECTIONS,
    SIDES,
    SOLDIER,
    STOCK,
    TARGET,
    TOPPLE_THE_PARAPET,
    TROLL_CAULDRON,
)
from siegeworks.games.stronghold.rules.state import Castle, count_kinds, is_order_hidden

NOT_HELD: Final = Reason("plan-not-held", "18.1", 1, 0)
HOSPITAL_EMPTY: Final = Reason("hospital-empty", "18.2", 1, 0)
NOBODY_THERE: Final = Reason("nobody-there", "18.2", 1, 0)
NO_HERO_ON_WALL: Final = Reason("no-hero-section", "18.2", 1, 0)
NOTHING_HIDDEN: Final = Reason("nothing-hidden", "18.2", 1, 0)
NO_MACHINE: Final = Reason("no-machine", "18.2", 1, 0)
NO_WALL_THERE: Final = Reason("no-wall-there", "18.2", 1, 0)
SAME_DECK: Final = Reason("same-deck", "18.3")


def is_played(g: Castle, plan: int) -> bool:
    """18.2: whether a plan was played, so that its drawback holds."""
    return g.plans_played >> plan & 1 == 1


def count_levy(g: Castle) -> int:
    """18.3, Levy of the Town: hourglasses fewer each round."""
    if is_played(g, LEVY_OF_THE_TOWN):
        return g.tables.plan_take[LEVY_OF_THE_TOWN]
    return 0


# 18.1: playing


class Window(SecretQuestion):
    """In the assault the defender is asked while he holds any plan, whichever it is (23.64)."""

    rule = "18.1"
    who = DEFENDER

    def advance(self, g: Castle) -> bool:
        return not g.plans

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [*(vocabulary.PLAY + plan for plan in range(PLANS)), vocabulary.PASS]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        return None if option == vocabulary.PASS else why_not(g, option & NOUN)

    def choose(self, g: Castle, option: int) -> Steps:
        return DONE if option == vocabulary.PASS else (*play(g, option & NOUN), self)


def play(g: Castle, plan: int) -> Steps:
    """18.1 and 18.2: a plan is shown; first it helps, then its drawback holds."""
    g.reveal()
    g.plans = [held for held in g.plans if held != plan]
    g.plans_played |= 1 << plan
    g.tell(vocabulary.PLAN_PLAYED, plan)
    return carry_out(g, plan)


def why_not(g: Castle, plan: int) -> Reason | None:
    """18.1 and 18.2: why a plan cannot be played, or None; one without effect may not."""
    if plan not in g.plans:
        return NOT_HELD
    if plan == LEVY_OF_THE_TOWN:
        return None if g.garrison[STOCK * KINDS + SOLDIER] else Reason("stock-empty", "3.4", 1, 0)
    if plan == OPEN_WARDS:
        return None if count_kinds(g.garrison, ground.HOSPITAL_POST) else HOSPITAL_EMPTY
    if plan == CAPTAINS_OATH:
        is_inside = g.hero_at[0] == HERO_COURTYARD and g.hero_at[1] == HERO_COURTYARD
        return NO_HERO_ON_WALL if is_inside else None
    if plan == SECOND_WATCH:
        return None
    if plan in (MASONS_SHIFT, SCORCHED_GROUND, TOPPLE_THE_PARAPET, FORGE_BY_NIGHT, FOULED_AXLES):
        return ask_where(plan).find_obstacle(g)
    return None if has_hidden_tokens(g) else NOTHING_HIDDEN


def ask_where(plan: int) -> QuietQuestion:
    """18.3: where a plan works."""
    if plan == MASONS_SHIFT:
        return buildings.BUILD_WALL
    if plan == SCORCHED_GROUND:
        return SCORCH
    if plan == TOPPLE_THE_PARAPET:
        return TOPPLE
    return FORGE_FREE if plan == FORGE_BY_NIGHT else FoulAxles(NO_GUN)


# 18.3: the ten plans


def carry_out(g: Castle, plan: int) -> Steps:
    """18.3: what a plan does now."""
    give = g.tables.plan_give[plan]
    if plan == LEVY_OF_THE_TOWN:
        come = min(give, g.garrison[STOCK * KINDS + SOLDIER])
        g.garrison[STOCK * KINDS + SOLDIER] -= come
        g.garrison[ground.COURTYARD_POST * KINDS + SOLDIER] += come
        g.tell(vocabulary.TOWN_LEVIED, come)
    elif plan == OPEN_WARDS:
        open_wards(g)
    elif plan == SECOND_WATCH:
        hourglasses.give(g, give)
        return (TAKE_WALL,)
    elif plan == CAPTAINS_OATH:
        g.oath = 1
    elif plan == MASONS_SHIFT:
        return (buildings.BUILD_WALL,) * give
    elif plan in (SCORCHED_GROUND, TOPPLE_THE_PARAPET, FORGE_BY_NIGHT, FOULED_AXLES):
        return (ask_where(plan),)
    else:
        return (SHOW_ALL, SEND_HOME)
    return DONE


def open_wards(g: Castle) -> None:
    """Open Wards: all who lie in the Hospital go to the Courtyard."""
    for kind in range(KINDS):
        count = g.garrison[ground.HOSPITAL_POST * KINDS + kind]
        if count:
            g.garrison[ground.HOSPITAL_POST * KINDS + kind] = 0
            g.garrison[ground.COURTYARD_POST * KINDS + kind] += count
            g.tell(vocabulary.WARD_OPENED, kind, count)


class ForgeFree(QuietQuestion):
    """Forge by Night: one action of the Forge happens without hourglasses."""

    rule = "18.3"
    who = DEFENDER

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.FORGE + action for action in range(CANNON, TROLL_CAULDRON + 1)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        return buildings.why_impossible(g, option & NOUN)

    def choose(self, g: Castle, option: int) -> Steps:
        action = option & NOUN
        demon = rituals.wake_demon(g, g.tables.action_building[action])
        return (*demon, *buildings.list_effect(action))


class Scorch(QuietQuestion):
    """Scorched Ground: units on one foreground die, up to a total strength."""

    rule = "18.3"
    who = DEFENDER

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.SCORCH + side for side in range(SIDES)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        there = count_kinds(g.horde, FIRST_FOREGROUND + (option & NOUN))
        return None if there else NOBODY_THERE

    def choose(self, g: Castle, option: int) -> Steps:
        side = option & NOUN
        g.tell(vocabulary.GROUND_SCORCHED, side)
        return (deaths.LoseInvaders(FIRST_FOREGROUND + side, g.tables.plan_give[SCORCHED_GROUND]),)


class TakeWall(QuietQuestion):
    """Second Watch: at once the invader takes away a wall piece."""

    rule = "18.3"
    who = INVADER

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.TAKE_WALL + section for section in range(SECTIONS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        return None if g.walls[option & NOUN] else NO_WALL_THERE

    def choose(self, g: Castle, option: int) -> Steps:
        section = option & NOUN
        g.walls[section] -= 1
        g.tell(vocabulary.WALL_TAKEN, section, g.walls[section])
        return DONE


def count_toppled(g: Castle, section: int) -> int:
    """Topple the Parapet: how many units the walls of a section kill, if so many are there."""
    return g.walls[section] * g.tables.plan_give[TOPPLE_THE_PARAPET]


class Topple(QuietQuestion):
    """Topple the Parapet: all walls of a section fall, and each kills an invader unit there."""

    rule = "18.3"
    who = DEFENDER

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.TOPPLE + section for section in range(SECTIONS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        section = option & NOUN
        if g.walls[section] == 0:
            return NO_WALL_THERE
        return None if count_kinds(g.horde, section) else NOBODY_THERE

    def choose(self, g: Castle, option: int) -> Steps:
        section = option & NOUN
        killed = count_toppled(g, section)
        g.tell(vocabulary.PARAPET_TOPPLED, section, g.walls[section])
        g.walls[section] = 0
        g.toppled = section
        return (deaths.KillInvaders(section, killed),)


def has_hidden_tokens(g: Castle) -> bool:
    """Turned Messenger: whether an order or a ritual token lies face down."""
    return g.has_hidden_orders() or any(role in (FEINT, TARGET) for role in g.roles)


class ShowAll(Rule[Castle]):
    """Turned Messenger: all orders and ritual tokens are shown; feints go home (11.2)."""

    rule = "18.3"

    def run(self, g: Castle) -> Steps:
        for section in range(SECTIONS):
            if is_order_hidden(g, section):
                g.tell(vocabulary.ORDER_SHOWN, section, g.orders[section])
                g.orders[section] += OPEN_ORDER
        for mark in range(MARKS):
            if g.roles[mark] in (FEINT, TARGET):
                rituals.turn(g, mark)
        return DONE


def can_go_home(g: Castle, section: int) -> bool:
    """Turned Messenger: whether an open order lies at a section that was not carried out yet."""
    return g.orders[section] >= OPEN_ORDER and not g.orders_worked >> section & 1


class SendHome(QuietQuestion):
    """Turned Messenger: one of them goes home for this round."""

    rule = "18.3"
    who = DEFENDER

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [
            *(vocabulary.ORDER_HOME + s for s in range(SECTIONS) if can_go_home(g, s)),
            *(vocabulary.RITUAL_HOME + m for m in range(MARKS) if g.roles[m] == OPEN_TARGET),
        ]

    def choose(self, g: Castle, option: int) -> Steps:
        noun = option & NOUN
        if option - noun == vocabulary.ORDER_HOME:
            g.orders[noun] = NONE
            g.tell(vocabulary.ORDER_SENT_HOME, noun)
        else:
            g.roles[noun] = NONE
            g.tell(vocabulary.RITUAL_SENT_HOME, noun)
        return DONE


class FoulAxles(QuietQuestion):
    """Fouled Axles: misses go into up to two decks; the box holds enough for all machines."""

    rule = "18.3"
    who = DEFENDER
    takes = ("first:gun-or-none",)

    def __init__(self, first: int) -> None:
        self.first: Final = first

    def universe(self, g: Castle, seat: int) -> list[int]:
        decks = [vocabulary.FOUL + gun for gun in range(GUNS)]
        return decks if self.first == NO_GUN else [*decks, vocabulary.DONE]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        if option == vocabulary.DONE:
            return None
        if g.barrage[option & NOUN] == NONE:
            return NO_MACHINE
        return SAME_DECK if option & NOUN == self.first else None

    def choose(self, g: Castle, option: int) -> Steps:
        if option == vocabulary.DONE:
            return DONE
        gun = option & NOUN
        g.misses[gun] += g.tables.plan_give[FOULED_AXLES]
        g.tell(vocabulary.DECK_FOULED, gun, g.tables.plan_give[FOULED_AXLES])
        return (FoulAxles(gun),) if self.first == NO_GUN else DONE


WINDOW_RANGED: Final = Window()
WINDOW_MELEE: Final = Window()
WINDOW_STRENGTH: Final = Window()
FORGE_FREE: Final = ForgeFree()
SCORCH: Final = Scorch()
TAKE_WALL: Final = TakeWall()
TOPPLE: Final = Topple()
SHOW_ALL: Final = ShowAll()
SEND_HOME: Final = SendHome()
