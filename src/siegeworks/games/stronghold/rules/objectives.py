"""19 Objectives: open goals of the invader, and what they give."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Rule, Steps
from siegeworks.games.stronghold.rules import (
    deaths,
    equipment,
    ground,
    machines,
    supplies,
    training,
    vocabulary,
)
from siegeworks.games.stronghold.rules.asking import NO_TILE, Question, QuietQuestion
from siegeworks.games.stronghold.rules.pieces import (
    ALTAR_OF_ASH,
    BAG,
    BARE_BATTLEMENTS,
    BRIDGE,
    CROSSED_FIRE,
    DRUMS_ON_BOTH_FLANKS,
    FIRST_GUN,
    FULL_BATTERY,
    GOBLIN,
    GUNS,
    HEAVY_STEPS,
    HOODED_CHOIR,
    KINDS,
    NO_GUN,
    NONE,
    ORC,
    OUTLAWS_BARGAIN,
    PATHS,
    RAMPARTS,
    RITUALS,
    SECTIONS,
    SIGNS_ON_THE_STONE,
    TIMBER_GIANT,
    TROLL,
)
from siegeworks.games.stronghold.rules.state import Castle, count_kinds

# When goals are looked at that do not count at any time
ANY_TIME: Final = 0
AFTER_MANEUVERS: Final = 1
AFTER_ASSAULT: Final = 2

# A fitting is a token of equipment and where it would lie: four kinds by section, then bridges
SECTION_EQUIPMENT: Final[tuple[int, ...]] = tuple(c for c in equipment.EQUIPMENT if c != BRIDGE)
FIRST_BRIDGE: Final = len(SECTION_EQUIPMENT) * SECTIONS
FITTINGS: Final = FIRST_BRIDGE + PATHS

NO_HITS_LEFT: Final = Reason("no-hit-cards", "3.4", 1, 0)
SAME_DECK: Final = Reason("same-deck", "19.3")


def is_open(g: Castle, objective: int) -> bool:
    """Whether the invader holds an objective and has not met it."""
    return objective in g.objectives and g.objectives_met >> objective & 1 == 0


def is_met(g: Castle, objective: int) -> bool:
    """19.2: whether an objective was met; of the three that last, whether it is in force."""
    return g.objectives_met >> objective & 1 == 1


def count_bare_bonus(g: Castle, section: int) -> int:
    """19.3, Bare Battlements: strength more at a section without walls; units must stand there."""
    if is_met(g, BARE_BATTLEMENTS) and g.walls[section] == 0:
        return g.tables.objective_give[BARE_BATTLEMENTS]
    return 0


def note_target(g: Castle) -> None:
    """19.3, Altar of Ash: a ritual target was turned."""
    if is_open(g, ALTAR_OF_ASH) and has_reached(g, ALTAR_OF_ASH):
        meet(g, ALTAR_OF_ASH)


def meet(g: Castle, objective: int) -> None:
    """19.1: the goal is reached."""
    g.objectives_met |= 1 << objective
    g.tell(vocabulary.OBJECTIVE_MET, objective)


def check_all(g: Castle, moment: int = ANY_TIME) -> Steps:
    """19.1: look at the goals of the invader; the benefits of those reached, at once."""
    steps: Steps = DONE
    for objective in g.objectives:
        if is_open(g, objective) and is_due(objective, moment) and has_reached(g, objective):
            meet(g, objective)
            steps += list_benefit(g, objective)
    return steps


class CheckObjectives(Rule[Castle]):
    """The goals are looked at after every step that can reach one."""

    rule = "19.1"

    def run(self, g: Castle) -> Steps:
        return check_all(g)


def is_due(objective: int, moment: int) -> bool:
    """Whether a goal counts at a moment."""
    if objective == BARE_BATTLEMENTS:
        return moment == AFTER_ASSAULT
    return objective != DRUMS_ON_BOTH_FLANKS or moment == AFTER_MANEUVERS


def has_reached(g: Castle, objective: int) -> bool:
    """19.3: whether a goal is reached as things stand."""
    need = g.tables.objective_need[objective]
    if objective == DRUMS_ON_BOTH_FLANKS:
        return has_both_flanks(g, need)
    return count_progress(g, objective) >= need


def count_progress(g: Castle, objective: int) -> int:
    """19.3: how far the invader is on the way to a goal."""
    if objective == ALTAR_OF_ASH:
        return g.targets_turned
    if objective == HOODED_CHOIR:
        return count_bits(g.rituals_done, RITUALS)
    if objective == FULL_BATTERY:
        return machines.count_barrage(g)
    if objective == OUTLAWS_BARGAIN:
        return g.joins
    if objective == TIMBER_GIANT:
        return count_towers_at_walls(g)
    return count_sections(g, objective)


def count_sections(g: Castle, objective: int) -> int:
    """The progress of goals that count something at the sections."""
    count = 0
    for section in range(SECTIONS):
        if objective == BARE_BATTLEMENTS:
            count += 1 if g.walls[section] == 0 else 0
        elif objective == CROSSED_FIRE:
            count = max(count, g.struck[section])
        elif objective == HEAVY_STEPS:
            count += 1 if g.horde[section * KINDS + TROLL] else 0
        elif objective == SIGNS_ON_THE_STONE:
            count += equipment.count_on_section(g, section)
    return count


def count_bits(bits: int, most: int) -> int:
    """How many of the lowest bits are set."""
    count = 0
    for place in range(most):
        count += bits >> place & 1
    return count


def count_towers_at_walls(g: Castle) -> int:
    """12.12: siege towers that stand at a section."""
    count = 0
    for camp in g.siege_tower:
        if NONE < camp < SECTIONS:
            count += 1
    return count


def has_both_flanks(g: Castle, need: int) -> bool:
    """19.3, Drums on Both Flanks: whether a rampart of each side holds so many units."""
    for ramparts in g.tables.ramparts_of_side:
        most = 0
        for rampart in ramparts:
            most = max(most, count_kinds(g.horde, FIRST_GUN + rampart))
        if most < need:
            return False
    return True


def list_benefit(g: Castle, objective: int) -> Steps:
    """19.3: what an objective gives at once; those that last give nothing now."""
    give = g.tables.objective_give[objective]
    if objective == FULL_BATTERY:
        return (AddHit(NO_GUN),)
    if objective == CROSSED_FIRE:
        return tuple([deaths.KillDefenders(s, give) for s in list_crossed(g)[:1]])
    if objective == TIMBER_GIANT:
        supplies.gain_wood(g, give)
    elif objective == HEAVY_STEPS:
        return (training.TrollComes(give),)
    elif objective == OUTLAWS_BARGAIN:
        return (JoinAt(give),)
    elif objective == SIGNS_ON_THE_STONE:
        return (EquipFree(give),)
    elif objective == DRUMS_ON_BOTH_FLANKS:
        kept = min(give, g.sand)
        g.sand -= kept
        g.tell(vocabulary.SAND_KEPT, kept)
    return DONE


def list_crossed(g: Castle) -> list[int]:
    """19.3, Crossed Fire: the sections that enough machines hit."""
    need = g.tables.objective_need[CROSSED_FIRE]
    return [section for section in range(SECTIONS) if g.struck[section] >= need]


def count_hits_left(g: Castle) -> int:
    """3.4: hit cards of machines that are in no deck."""
    count = g.tables.hit_cards
    for gun in range(GUNS):
        count -= g.hits[gun]
    return count


class AddHit(Question):
    """Full Battery: a hit card goes into each of two decks."""

    rule = "19.3"
    takes = ("first:gun-or-none",)

    def __init__(self, first: int) -> None:
        self.first: Final = first

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.ADD_HIT + gun for gun in range(GUNS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        gun = option & NOUN
        if g.barrage[gun] == NONE:
            return training.NO_MACHINE
        if gun == self.first:
            return SAME_DECK
        return None if count_hits_left(g) else NO_HITS_LEFT

    def choose(self, g: Castle, option: int) -> Steps:
        gun = option & NOUN
        g.hits[gun] += min(g.tables.objective_give[FULL_BATTERY], count_hits_left(g))
        g.tell(vocabulary.HIT_ADDED, gun)
        return (AddHit(gun),) if self.first == NO_GUN else DONE


class JoinAt(Question):
    """Outlaws' Bargain: an orc and a goblin come to one rampart with room."""

    rule = "19.3"
    takes = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.JOIN_AT + rampart for rampart in range(RAMPARTS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        room = ground.count_invader_room(g, FIRST_GUN + (option & NOUN))
        return None if room else Reason("no-room", "2.3", 1, 0)

    def choose(self, g: Castle, option: int) -> Steps:
        rampart = option & NOUN
        camp = FIRST_GUN + rampart
        for kind in (ORC, GOBLIN):
            for _ in range(self.count):
                if g.horde[BAG * KINDS + kind] and ground.count_invader_room(g, camp):
                    g.horde[BAG * KINDS + kind] -= 1
                    g.horde[camp * KINDS + kind] += 1
                    g.tell(vocabulary.UNIT_JOINS, kind, rampart)
        return DONE


class EquipFree(QuietQuestion):
    """Signs on the Stone: one more token of equipment, free, wherever it may lie."""

    rule = "19.3"
    takes = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def universe(self, g: Castle, seat: int) -> list[int]:
        return [vocabulary.EQUIP_FREE + fitting for fitting in range(FITTINGS)]

    def why_not(self, g: Castle, option: int) -> Reason | None:
        card, place = split_fitting(option & NOUN)
        if equipment.count_tiles(g, card) <= 0:
            return NO_TILE
        return equipment.why_not_at(g, card, place)

    def choose(self, g: Castle, option: int) -> Steps:
        card, place = split_fitting(option & NOUN)
        equipment.lay(g, card, place)
        return (EquipFree(self.count - 1),) if self.count > 1 else DONE


def split_fitting(fitting: int) -> tuple[int, int]:
    """The card of equipment and the section or path where it would lie."""
    if fitting >= FIRST_BRIDGE:
        return BRIDGE, fitting - FIRST_BRIDGE
    return SECTION_EQUIPMENT[fitting // SECTIONS], fitting % SECTIONS


CHECK: Final = CheckObjectives()
