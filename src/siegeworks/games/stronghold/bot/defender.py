"""The defender's habits: what helps most for an hourglass, where the wall may fall first."""

from typing import Final

from siegeworks.core.steps import NOUN, Choice
from siegeworks.games.stronghold.bot import weights
from siegeworks.games.stronghold.bot.fronts import Fronts, count_inside, find_strongest_there
from siegeworks.games.stronghold.rules import (
    ground,
    heroes,
    hourglasses,
    melee,
    moving,
    plans,
    ranged,
    vocabulary,
)
from siegeworks.games.stronghold.rules.pieces import (
    BLESSING,
    CAPTAINS_OATH,
    FIRST_BUILDING,
    FIRST_CAULDRON,
    FIRST_FOREGROUND,
    FIRST_GUN,
    FIRST_TOWER,
    FOULED_AXLES,
    GLARE,
    GOBLIN,
    GUNS,
    HERO_COURTYARD,
    HEROIC_ORDERS,
    KINDS,
    MALFUNCTION,
    MANEUVER_SLOT,
    MARKSMAN,
    MASONS_SHIFT,
    MIX_UP,
    NONE,
    OPEN_WARDS,
    PLATFORM,
    REINFORCE,
    SCORCHED_GROUND,
    SECTIONS,
    SHARPSHOOTERS,
    SIDES,
    SPY,
    TOPPLE_THE_PARAPET,
    TRACKING,
    TRAIN_SOLDIER,
    TRAIN_VETERAN,
    TRAPS,
    TROLL,
    TROLL_CAULDRON,
    TROLL_TRAP,
    TURNED_MESSENGER,
    WALL,
    WORK,
)
from siegeworks.games.stronghold.rules.state import (
    Castle,
    find_strength,
    sum_strength,
)

SCALE: Final = 12  # what a habit weighs for one hourglass is worth so much
NEVER: Final = -10_000
GALE: Final = 4  # what an hourglass is worth that a Gale costs
SHOOTERS: Final = 2  # what each point of strength is worth that sharpshooters kill for good


def count_steps_left(g: Castle) -> int:
    """Paths that the invader may still go in this round."""
    return 0 if g.slot >= MANEUVER_SLOT else 2


def weigh(g: Castle, f: Fronts, step: Choice[Castle], option: int) -> int:
    """How much the defender wants to do something; the most wanted option is taken."""
    verb, noun = option & ~NOUN, option & NOUN
    if verb == vocabulary.LAY or verb == vocabulary.WORK_ON:
        return weigh_laying(g, f, noun)
    if verb == vocabulary.FINISH or verb == vocabulary.COMPLETE:
        missing = max(1, hourglasses.count_missing(g, noun))
        return SCALE * weigh_action(g, f, noun) // missing
    if verb == vocabulary.PICK_UP:
        return SCALE * weigh_picking(g, f, noun)
    if verb == vocabulary.PICK_HERO:
        return weigh_hero(g, f, noun)
    if verb == vocabulary.HEROIC:
        return weigh_order(g, f, noun)
    if verb == vocabulary.PLAY:
        return weigh_plan(g, f, noun)
    if isinstance(step, moving.PutDown):
        if verb == vocabulary.PUT:
            return weigh_move(g, f, step.place, noun)
        return weigh_swap(g, f, step.place, noun)
    if isinstance(step, moving.PutHero):
        return weigh_hero_goal(g, f, step.hero, noun) if verb == vocabulary.PUT_HERO else NEVER
    return weigh_place(g, f, verb, noun)


# Where an action works


def weigh_place(g: Castle, f: Fronts, verb: int, noun: int) -> int:
    """Where something is done best."""
    if verb == vocabulary.BUILD_WALL:
        return f.rate(noun, 0, 0, 1) - f.rate(noun, 0, 0, 0)
    if verb == vocabulary.HANG:
        return weigh_cauldron_at(g, f, noun)
    if verb == vocabulary.DAZZLE:
        return -f.rate(noun, 0, 0, 0)
    if verb == vocabulary.MIX_UP_AT:
        return weigh_mix_up(f, noun)
    if verb == vocabulary.POLE_AT or verb == vocabulary.SET_PLATFORM:
        return -f.rate(noun, 0, 0, 0)
    if verb == vocabulary.TOPPLE:
        return weigh_toppling(g, f, noun)
    if verb == vocabulary.SHOOT:
        return weigh_shot(g, f, noun // KINDS, noun % KINDS)
    if verb == vocabulary.PUT_ITEM:
        return -sum([f.rate(s, 0, 0, 0) for s in g.tables.tower_sections[noun]])
    if verb == vocabulary.SET_TRAP:
        return weigh_trap(g, f, noun // TRAPS, noun % TRAPS)
    if verb == vocabulary.REINFORCE_AT:
        section, kind = divmod(noun, KINDS)
        return f.rate(section, 0, find_strength(kind), 0) - f.rate(section, 0, 0, 0)
    if verb == vocabulary.WORK_FROM:
        return weigh_worker(g, noun)
    if verb == vocabulary.RECALL_FROM:
        return weigh_recall(g, f, noun)
    if verb in (vocabulary.AIM_CANNON, vocabulary.AIM_ARROWS):
        camp = noun if verb == vocabulary.AIM_CANNON else FIRST_GUN + noun
        return weigh_aim(g, f, camp)
    if verb == vocabulary.SPY_ON:
        return weights.INVADER[noun]
    if verb in (vocabulary.JAM, vocabulary.FOUL):
        return 20 * g.hits[noun] - g.misses[noun]
    if verb == vocabulary.BLESS:
        return count_archers(g, noun)
    if verb == vocabulary.SCORCH:
        return sum_strength(g.horde, FIRST_FOREGROUND + noun)
    if verb == vocabulary.FORGE:
        return weigh_action(g, f, noun)
    if verb == vocabulary.ORDER_HOME:
        return 10 + f.attack[noun]
    return OTHER.get(verb, noun)  # of units that die or get up, the strongest


OTHER: Final[dict[int, int]] = {
    vocabulary.PASS: 0,
    vocabulary.CALL_OFF: 0,
    vocabulary.PAY_GALE: 1,
    vocabulary.DONE: 0,
}


def weigh_cauldron_at(g: Castle, f: Fronts, section: int) -> int:
    """A cauldron hangs where the danger is, rather than where nobody comes."""
    return -f.rate(section, 0, 0, 0) + f.attack[section] + f.coming[section]


def weigh_toppling(g: Castle, f: Fronts, section: int) -> int:
    """Each wall kills a unit, the strongest first; then the walls are gone."""
    if f.attack[section] <= 0:
        return 0
    left = plans.count_toppled(g, section)
    killed = 0
    for kind in range(TROLL, -1, -1):
        dead = min(left, g.horde[section * KINDS + kind])
        killed += dead * find_strength(kind)
        left -= dead
    fallen = melee.count_walls(g, section)
    return f.rate(section, -killed, 0, -fallen) - f.rate(section, 0, 0, 0) - 2 * fallen


def weigh_shot(g: Castle, f: Fronts, camp: int, kind: int) -> int:
    """Sharpshooters kill where it helps most in this fight; else the strongest."""
    worth = SHOOTERS * find_strength(kind)
    if camp < SECTIONS:
        worth += f.rate(camp, -find_strength(kind), 0, 0) - f.rate(camp, 0, 0, 0)
    return worth


def weigh_trap(g: Castle, f: Fronts, path: int, trap: int) -> int:
    """A trap for trolls where many will pass, at last before the weakest sections."""
    worth = 3 * sum_strength(g.horde, g.tables.path_from[path])
    camp = g.tables.path_to[path]
    if camp < SECTIONS:
        worth -= f.rate(camp, 0, 0, 0)
    return worth + (20 if trap == TROLL_TRAP else 4 if trap == GOBLIN else 0)


def weigh_aim(g: Castle, f: Fronts, camp: int) -> int:
    """Fire where most stand, rather on the ramparts."""
    return sum_strength(g.horde, camp) + (6 if camp < FIRST_FOREGROUND else 0)


def count_archers(g: Castle, side: int) -> int:
    """Free marksmen on the walls of a side."""
    count = 0
    for section in g.tables.sections_of_side[side]:
        count += ranged.count_archers(g, section)
    return count


# Hourglasses


def weigh_laying(g: Castle, f: Fronts, action: int) -> int:
    """The last hourglass counts as what it brings, the others as a beginning."""
    if hourglasses.count_missing(g, action) == 1:
        return SCALE * weigh_action(g, f, action)
    return weights.DEFENDER[weights.PREPAY + action] + 4 * g.laid[action]


def weigh_action(g: Castle, f: Fronts, action: int) -> int:
    """What it brings to complete an action now; rescues wait for the maneuvers."""
    w = weights.DEFENDER[weights.ACTION + action]
    if action in (BLESSING, MIX_UP, SHARPSHOOTERS, GLARE, MALFUNCTION):
        return weigh_rescue(g, f, action, w) if g.slot >= MANEUVER_SLOT else NEVER
    if action == WALL:
        return w + find_best_gain(f, 1)
    if FIRST_CAULDRON <= action <= TROLL_CAULDRON:
        return weigh_cauldron(g, f, action - FIRST_CAULDRON, w)
    if action == TRACKING:
        return w * count_bits(g.saboteurs) - 2
    if action in (TRAIN_SOLDIER, TRAIN_VETERAN):
        return w
    rounds = g.tables.rounds - g.round
    if action == PLATFORM:
        rounds = rounds if count_inside(g) else 0
    lasting = w * (100 + weights.DEFENDER[weights.ROUNDS_LEFT] * (rounds - 3)) // 100
    return lasting if rounds or action != SPY else NEVER


def count_bits(bits: int) -> int:
    """How many things are among them."""
    count = 0
    while bits:
        count += bits & 1
        bits >>= 1
    return count


def find_best_gain(f: Fronts, firm: int) -> int:
    """The most that a wall brings anywhere."""
    best = 0
    for section in range(SECTIONS):
        gain = f.rate(section, 0, 0, firm) - f.rate(section, 0, 0, 0)
        if gain > best:
            best = gain
    return best


def weigh_cauldron(g: Castle, f: Fronts, kind: int, w: int) -> int:
    """A cauldron works every round at its section; most where its kind stands now."""
    best = 0
    for section in range(SECTIONS):
        there = g.horde[section * KINDS + kind]
        if there and g.cauldron[section] == NONE:
            killed = melee.count_poured(kind, there) * find_strength(kind)
            gain = f.rate(section, -killed, 0, 0) - f.rate(section, 0, 0, 0)
            best = max(best, gain)
    return w + best


def weigh_rescue(g: Castle, f: Fronts, action: int, w: int) -> int:
    """What the Cathedral or the Scouts can still save before the assault."""
    best = 0
    if action == GLARE:
        for section in range(SECTIONS):
            best = max(best, -f.rate(section, 0, 0, 0))
        return best + w - 20
    if action == SHARPSHOOTERS:
        for section in range(SECTIONS):
            kind = find_strongest_there(g, section)
            if kind != NONE:
                best = max(best, weigh_shot(g, f, section, kind))
        return best + w
    if action == MIX_UP:
        for section in range(SECTIONS):
            best = max(best, weigh_mix_up(f, section))
        return best + w
    if action == BLESSING:
        return max(count_archers(g, 0), count_archers(g, 1)) * w // 4
    for gun in range(GUNS):
        if ground.can_fire(g, gun):
            best = max(best, ranged.count_hits(g, gun, 3 * w))
    return best


def weigh_mix_up(f: Fronts, section: int) -> int:
    """What it brings if no fury is to be feared at a section any more."""
    fury = f.fury[section]
    if fury == 0:
        return 0
    feared = f.rate(section, 0, 0, 0)
    f.fury[section] = 0
    calm = f.rate(section, 0, 0, 0)
    f.fury[section] = fury
    return calm - feared


# Moves


def count_gales(g: Castle, start: int, goal: int) -> int:
    """What a move costs more because of a Gale that everybody can see; one alone will not do."""
    if not moving.is_gale_open(g, start, goal):
        return 0
    return GALE if g.sand >= moving.count_gale_price(g, 1) else -NEVER


def weigh_move(g: Castle, f: Fronts, place: int, post: int) -> int:
    """What it brings if a unit goes to a post."""
    start, kind = divmod(place, KINDS)
    worth = -weights.DEFENDER[weights.STEP] - count_gales(g, start, post)
    if start < SECTIONS:
        worth += f.rate(start, 0, -find_strength(kind), 0) - f.rate(start, 0, 0, 0) - 1
    if post < SECTIONS:
        return worth + f.rate(post, 0, find_strength(kind), 0) - f.rate(post, 0, 0, 0)
    if post < FIRST_BUILDING:
        return worth + weigh_tower(g, f, start, post - FIRST_TOWER)
    if post == ground.BARRACKS_POST and kind == MARKSMAN and start >= FIRST_BUILDING:
        return worth + 1
    return worth - 2


def weigh_tower(g: Castle, f: Fronts, start: int, tower: int) -> int:
    """A marksman in a tower shoots whatever happens, and makes its bay window count."""
    worth = weights.DEFENDER[weights.IN_TOWER] if start >= FIRST_BUILDING else 0
    if melee.is_window_empty(g, tower):
        for section in g.tables.tower_sections[tower]:
            worth += f.rate(section, 0, 0, 1) - f.rate(section, 0, 0, 0)
    return worth


def weigh_swap(g: Castle, f: Fronts, place: int, other: int) -> int:
    """What it brings if two units swap."""
    start, kind = divmod(place, KINDS)
    there, their_kind = divmod(other, KINDS)
    more = kind - their_kind
    worth = -weights.DEFENDER[weights.STEP] - count_gales(g, start, there)
    if start < SECTIONS:
        worth += f.rate(start, 0, -more, 0) - f.rate(start, 0, 0, 0)
    if there < SECTIONS:
        worth += f.rate(there, 0, more, 0) - f.rate(there, 0, 0, 0)
    return worth


def weigh_picking(g: Castle, f: Fronts, place: int) -> int:
    """The best that a unit can do with one move."""
    start, kind = divmod(place, KINDS)
    best = -5
    for section in range(SECTIONS):
        if section == start or not moving.can_reach(g, start, section):
            continue
        if ground.count_defender_room(g, section, kind) > 0:
            best = max(best, weigh_move(g, f, place, section))
        for weaker in range(kind):
            other = section * KINDS + weaker
            if g.garrison[other] and moving.why_no_swap(g, place, other) is None:
                best = max(best, weigh_swap(g, f, place, other))
    if kind == MARKSMAN and start >= FIRST_BUILDING and start != ground.BARRACKS_POST:
        for tower in range(FIRST_TOWER, FIRST_BUILDING):
            if ground.count_defender_room(g, tower, kind) > 0:
                best = max(best, weigh_move(g, f, place, tower))
    return best


def weigh_hero_goal(g: Castle, f: Fronts, hero: int, goal: int) -> int:
    """What it brings if a hero goes to a section; from the Courtyard he reaches any."""
    strength = g.tables.hero_strength[hero]
    start = g.hero_at[hero]
    worth = -1 - count_gales(g, start, goal)
    if start != HERO_COURTYARD:
        worth += f.rate(start, 0, 0, -strength) - f.rate(start, 0, 0, 0)
    if goal != HERO_COURTYARD:
        return worth + f.rate(goal, 0, 0, strength) - f.rate(goal, 0, 0, 0)
    if g.sand < 2:
        return worth - 20
    best = 0
    for section in range(SECTIONS):
        if section not in g.hero_at:
            best = max(best, f.rate(section, 0, 0, strength) - f.rate(section, 0, 0, 0))
    return (worth + best) // 2


def weigh_hero(g: Castle, f: Fronts, hero: int) -> int:
    """The best that a hero can do with one move."""
    best = -4
    for goal in range(HERO_COURTYARD + 1):
        if moving.why_not_hero(g, hero, goal) is None:
            best = max(best, weigh_hero_goal(g, f, hero, goal))
    return SCALE * best


def weigh_order(g: Castle, f: Fronts, way: int) -> int:
    """Heroic orders are free: given as soon as they help."""
    heroic = way % HEROIC_ORDERS
    if heroic == REINFORCE:
        best = 0
        for option in heroes.REINFORCE_STEP.options(g):
            section, kind = divmod(option & NOUN, KINDS)
            gain = f.rate(section, 0, find_strength(kind), 0) - f.rate(section, 0, 0, 0)
            best = max(best, gain)
        return 3 * SCALE * best
    if heroic == WORK:
        return SCALE * weights.DEFENDER[weights.WORK] if has_idler(g) else NEVER
    best = 0
    for place in range(SECTIONS * KINDS):
        if g.garrison[place] and heroes.can_recall(g, way // HEROIC_ORDERS, place // KINDS):
            best = max(best, weigh_recall(g, f, place))
    return SCALE * best if best else NEVER


def weigh_recall(g: Castle, f: Fronts, place: int) -> int:
    """Somebody is called back if a better one waits inside to take his place."""
    section, kind = divmod(place, KINDS)
    better = kind
    for post in (ground.BARRACKS_POST, ground.COURTYARD_POST):
        for stronger in range(better + 1, KINDS):
            if g.garrison[post * KINDS + stronger]:
                better = stronger
    gain = f.rate(section, 0, better - kind, 0) - f.rate(section, 0, 0, 0)
    return gain - weights.DEFENDER[weights.STEP] if better > kind else 0


def has_idler(g: Castle) -> bool:
    """Whether somebody inside is not missed if he is sent to work."""
    for place in range(FIRST_BUILDING * KINDS, (FIRST_BUILDING + 8) * KINDS):
        if heroes.why_not_from(g, place) is None and weigh_worker(g, place) > 0:
            return True
    return False


def weigh_worker(g: Castle, place: int) -> int:
    """Whoever is at work already works on; else a marksman of the Courtyard, no one of a wall."""
    post, kind = divmod(place, KINDS)
    if post < FIRST_BUILDING:
        return -20 - kind
    if post == ground.COURTYARD_POST:
        return 5 - kind
    if post in (ground.BARRACKS_POST, ground.GUARDS_POST):
        return 1 if kind == MARKSMAN and g.garrison[place] > 1 else -5
    return 9


# Plans


def weigh_plan(g: Castle, f: Fronts, plan: int) -> int:
    """A plan is played once it gains more than its drawback."""
    gain = count_plan_gain(g, f, plan) - weights.DEFENDER[weights.PLAN + plan]
    return 2 * SCALE * gain if gain > 0 else NEVER


def count_plan_gain(g: Castle, f: Fronts, plan: int) -> int:
    """What a plan brings now."""
    danger = -f.rate(f.find_weakest(), 0, 0, 0)
    is_assault = g.slot > MANEUVER_SLOT
    if plan == MASONS_SHIFT:
        return find_best_gain(f, g.tables.plan_give[MASONS_SHIFT])
    if plan == CAPTAINS_OATH:
        gain = 0
        more = g.tables.plan_give[CAPTAINS_OATH]
        for section in g.hero_at:
            if section != HERO_COURTYARD:
                gain += f.rate(section, 0, 0, more) - f.rate(section, 0, 0, 0)
        return gain if g.slot >= MANEUVER_SLOT else 0
    if plan == TOPPLE_THE_PARAPET:
        best = 0
        if g.slot >= MANEUVER_SLOT:
            for section in range(SECTIONS):
                best = max(best, weigh_toppling(g, f, section))
        return best
    if plan == FOULED_AXLES:
        hits = 0
        for gun in range(GUNS):
            if ground.can_fire(g, gun):
                hits += ranged.count_hits(g, gun, 24)
        return hits
    if plan == SCORCHED_GROUND:
        most = g.tables.plan_give[SCORCHED_GROUND]
        there = [sum_strength(g.horde, FIRST_FOREGROUND + side) for side in range(SIDES)]
        return 4 * min(most, max(there))
    if plan == TURNED_MESSENGER:
        return max(f.fury) * 8
    if plan == OPEN_WARDS:
        return 5 * sum_strength(g.garrison, ground.HOSPITAL_POST)
    return 0 if is_assault else danger
