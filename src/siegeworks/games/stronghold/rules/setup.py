"""4 Setting up: what lies where, and what both sides draw and choose."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Chance, Reason, Rule, Steps
from siegeworks.games.stronghold.content.tables import Tables
from siegeworks.games.stronghold.rules import round, supplies, vocabulary
from siegeworks.games.stronghold.rules.asking import QuietQuestion, SecretQuestion
from siegeworks.games.stronghold.rules.pieces import (
    ACTIONS,
    BAG,
    BUILDINGS,
    CAMPS,
    DEFENDER,
    FIRST_BUILDING,
    FIRST_FOREGROUND,
    FOREGROUNDS,
    GUNNERS,
    GUNS,
    INVADER,
    KINDS,
    MARAUDERS,
    MARKS,
    NONE,
    OBJECTIVES,
    ORDERS,
    PATHS,
    PLANS,
    POSTS,
    RAMPARTS,
    RITUALS,
    SECTIONS,
    SIEGE_TOWER,
    STOCK,
    TOWERS,
)
from siegeworks.games.stronghold.rules.state import CARD_LUCK, STREAMS, Castle

FIRST_RESERVE_PHASE: Final = 4
PHASES_DEALT: Final[tuple[int, ...]] = (2, 3, 4, 5)
NOT_DRAWN: Final = Reason("not-drawn", "4.6")
ALREADY_KEPT: Final = Reason("already-kept", "4.6")
PLAN_NOT_DRAWN: Final = Reason("not-drawn", "4.8")
PLAN_ALREADY_KEPT: Final = Reason("already-kept", "4.8")


class SetUp(Rule[Castle]):
    """The invader sets up in the open, then the defender, who has seen it (23.38)."""

    rule = "4.1"

    def run(self, g: Castle) -> Steps:
        t = g.tables
        deal = tuple([DealCard(phase) for phase in PHASES_DEALT for _ in range(t.phase_deal)])
        return (
            *deal,
            *supplies.arrange(2 * t.phase_deal),
            *self.list_objective_steps(g),
            *self.list_plan_steps(g),
            round.ROUND,
        )

    def list_objective_steps(self, g: Castle) -> Steps:
        """4.6: drawn by luck, or all to choose from."""
        t = g.tables
        if g.has_free_choice:
            g.objectives_drawn = list(range(OBJECTIVES))
            return (KeepObjective(t.objective_keep),)
        return (*(DRAW_OBJECTIVE,) * t.objective_deal, KeepObjective(t.objective_keep))

    def list_plan_steps(self, g: Castle) -> Steps:
        """4.8: drawn by luck, or all to choose from."""
        t = g.tables
        if g.has_free_choice:
            g.plans_drawn = list(range(PLANS))
            return (KeepPlan(t.plan_keep),)
        return (*(DRAW_PLAN,) * t.plan_deal, KeepPlan(t.plan_keep))


class DealCard(Chance[Castle]):
    """A card of a phase is dealt: of phases 2 and 3 into the line, of 4 and 5 into the reserve."""

    rule = "4.2"
    takes = ("phase",)
    stream = CARD_LUCK
    noun = "card"

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def outcomes(self, g: Castle) -> list[tuple[int, int]]:
        cards = g.tables.cards_of_phase[self.phase]
        return [(card, 1) for card in cards if card not in g.line and card not in g.reserve]

    def resolve(self, g: Castle, outcome: int) -> Steps:
        if self.phase < FIRST_RESERVE_PHASE:
            g.line = sorted([*g.line, outcome])
        else:
            g.reserve = sorted([*g.reserve, outcome])
        g.tell(vocabulary.CARD_DEALT, outcome)
        return DONE


class DrawObjective(Chance[Castle]):
    """The invader draws an objective."""

    rule = "4.6"
    stream = CARD_LUCK
    noun = "objective"

    def outcomes(self, g: Castle) -> list[tuple[int, int]]:
        return [(card, 1) for card in range(OBJECTIVES) if card not in g.objectives_drawn]

    def resolve(self, g: Castle, outcome: int) -> Steps:
        g.objectives_drawn = sorted([*g.objectives_drawn, outcome])
        g.tell(vocabulary.OBJECTIVES_DEALT)
        g.tell(vocabulary.OBJECTIVE_DRAWN, outcome, audience=1 << INVADER)
        return DONE


class KeepObjective(QuietQuestion):
    """Of the objectives drawn two are kept, face up; the others leave the game."""

    rule = "4.6"
    takes = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.KEEP_OBJECTIVE + objective for objective in range(OBJECTIVES)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        objective = option & NOUN
        if objective in g.objectives:
            return ALREADY_KEPT
        return None if objective in g.objectives_drawn else NOT_DRAWN

    def choose(self, g: Castle, option: int) -> Steps:
        objective = option & NOUN
        g.objectives = sorted([*g.objectives, objective])
        g.objectives_drawn = [other for other in g.objectives_drawn if other != objective]
        g.tell(vocabulary.OBJECTIVE_KEPT, objective)
        if self.count > 1:
            return (KeepObjective(self.count - 1),)
        g.objectives_drawn = []
        return DONE


class DrawPlan(Chance[Castle]):
    """The defender draws a plan that the invader does not see."""

    rule = "4.8"
    stream = CARD_LUCK
    noun = "plan"

    def outcomes(self, g: Castle) -> list[tuple[int, int]]:
        return [(card, 1) for card in range(PLANS) if card not in g.plans_drawn]

    def resolve(self, g: Castle, outcome: int) -> Steps:
        g.plans_drawn = sorted([*g.plans_drawn, outcome])
        g.tell(vocabulary.PLANS_DEALT)
        g.tell(vocabulary.PLAN_DRAWN, outcome, audience=1 << DEFENDER)
        return DONE


class KeepPlan(SecretQuestion):
    """Of the plans drawn two are kept, face down; the others leave the game unseen."""

    rule = "4.8"
    who = DEFENDER
    takes = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.KEEP_PLAN + plan for plan in range(PLANS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        plan = option & NOUN
        if plan in g.plans:
            return PLAN_ALREADY_KEPT
        return None if plan in g.plans_drawn else PLAN_NOT_DRAWN

    def choose(self, g: Castle, option: int) -> Steps:
        plan = option & NOUN
        g.plans = sorted([*g.plans, plan])
        g.plans_drawn = [other for other in g.plans_drawn if other != plan]
        g.tell(vocabulary.PLAN_CHOSEN)
        g.tell(vocabulary.PLAN_KEPT, plan, audience=1 << DEFENDER)
        if self.count > 1:
            return (KeepPlan(self.count - 1),)
        g.plans_drawn = []
        return DONE


DRAW_OBJECTIVE: Final = DrawObjective()
DRAW_PLAN: Final = DrawPlan()


def set_up(settings: tuple[int, ...], tables: Tables) -> Castle:
    """4.3 to 4.9: all that lies where it does without any choice or luck."""
    g = Castle()
    g.begin(2, STREAMS)
    g.tables = tables
    g.has_idle_walls, g.has_free_choice = settings
    lay_horde(g)
    lay_garrison(g)
    lay_walls(g)
    lay_machines(g)
    lay_cards(g)
    lay_tokens(g)
    lay_secrets(g)
    lay_marks_of_assault(g)
    g.agenda = [SetUp()]
    return g


def lay_horde(g: Castle) -> None:
    """4.5: units on the foregrounds and the marauders; all others in the bag."""
    t = g.tables
    g.horde = [0] * (CAMPS * KINDS)
    for kind in range(KINDS):
        for side in range(FOREGROUNDS):
            g.horde[(FIRST_FOREGROUND + side) * KINDS + kind] = t.start_horde[kind]
        g.horde[MARAUDERS * KINDS + kind] = t.marauders[kind]
        g.horde[BAG * KINDS + kind] = t.bag[kind]
    g.sent = [0] * (PATHS * KINDS)
    g.rides = [NONE] * RAMPARTS


def lay_garrison(g: Castle) -> None:
    """4.7: the garrison of the walls, the Barracks and the Guards; heroes at their sections."""
    t = g.tables
    g.garrison = [0] * (POSTS * KINDS)
    for kind in range(KINDS):
        for section in range(SECTIONS):
            g.garrison[section * KINDS + kind] = t.garrison[section][kind]
        for building in range(BUILDINGS):
            post = FIRST_BUILDING + building
            g.garrison[post * KINDS + kind] = t.building_garrison[building][kind]
        g.garrison[STOCK * KINDS + kind] = t.stock[kind]
    g.hero_at = list(t.hero_start)
    g.hero_used = g.heroic_used = g.heroic_gone = g.oath = 0


def lay_walls(g: Castle) -> None:
    """4.7: two walls on each section, nothing else yet."""
    g.walls = [g.tables.start_walls] * SECTIONS
    g.cauldron = [NONE] * SECTIONS
    g.equipment = [0] * SECTIONS
    g.platforms = 0
    g.tower_item = [NONE] * TOWERS
    g.toppled = NONE


def lay_machines(g: Castle) -> None:
    """No machine, training or trap yet."""
    g.barrage = [NONE] * GUNS
    g.hits = [0] * GUNS
    g.misses = [0] * GUNS
    g.siege_tower = [NONE] * g.tables.card_tiles[SIEGE_TOWER]
    g.mantelets = 0
    g.training = [0] * RAMPARTS
    g.saboteurs = 0
    g.paths = [NONE] * PATHS


def lay_cards(g: Castle) -> None:
    """4.3, 4.5 and 4.9: cards still to be dealt, wood, and hourglasses that lie ready."""
    g.round = 0
    g.slot = 0
    g.used = g.maneuvers = 0
    g.line = []
    g.reserve = []
    g.swapped = []
    g.spies = 0
    g.wood = g.tables.start_wood
    g.wood_paid = 0
    g.sand = g.tables.start_hourglasses
    g.laid = [0] * ACTIONS
    g.finished = 0


def lay_tokens(g: Castle) -> None:
    """No order or ritual yet."""
    g.glare = g.blessing = g.malfunction = NONE
    g.orders = [NONE] * SECTIONS
    g.orders_worked = 0
    g.orders_gone = [0] * ORDERS
    g.mixed = []
    g.roles = [NONE] * MARKS
    g.feints_turned = [0] * RITUALS
    g.rituals_done = g.targets_turned = 0


def lay_secrets(g: Castle) -> None:
    """4.6 and 4.8: objectives and plans still to be drawn."""
    g.objectives = []
    g.objectives_drawn = []
    g.objectives_met = g.joins = 0
    g.plans = []
    g.plans_drawn = []
    g.plans_played = 0


def lay_marks_of_assault(g: Castle) -> None:
    """Nobody aims at anything."""
    g.aim = [NONE] * GUNNERS
    g.volley = [0] * RAMPARTS
    g.struck = [0] * SECTIONS
    g.hits_drawn = 0
