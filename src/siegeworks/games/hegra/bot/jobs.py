"""What each job of a morning is worth, half a supply being 1: for bots."""

from typing import Final

from siegeworks.games.hegra.bot.weights import Weights
from siegeworks.games.hegra.rules import hit_bag, morale
from siegeworks.games.hegra.rules.maintenance import list_mendable
from siegeworks.games.hegra.rules.mobilisation import STACK
from siegeworks.games.hegra.rules.pieces import (
    BOLSTER,
    CABINET,
    COUNTER,
    DAYS,
    FIND_CABINET,
    GUN_TILES,
    GUNS,
    INSPIRE,
    LEVELS,
    MOOD_TOP,
    MOOD_ZERO,
    NONE,
    PROMOTE,
    RADIO,
    RECKLESS,
    REPAIR,
    ROUTE,
    ROW_LENGTH,
    RUN,
    SECTORS,
    SHOVEL,
    SIEGE,
    SOLDIER,
    TARGET_AIRFIELD,
    TARGET_ROW,
    TELEPHONE,
    TILE_COUNTER,
    TILE_GUN_1,
    TREAT,
    UNJAM_GUN_1,
    UNJAM_MACHINE_GUN,
    WHOLE,
)
from siegeworks.games.hegra.rules.state import Fortress, total
from siegeworks.games.hegra.rules.walls import has_target

NEVER: Final = -100.0
ENOUGH_SUPPLIES: Final = 4
FEW_TOKENS: Final = 3


def value_use(g: Fortress, w: Weights, space: int, uses: int) -> float:
    """What one more use of a space is worth after so many."""
    if space in (TREAT, CABINET):
        return value_care(g, w, space, uses)
    if space >= SHOVEL:
        return value_maintenance(g, w, space, uses)
    if space <= ROUTE:
        return value_mobilisation(g, w, space, uses)
    if space == RUN:
        return value_run(g, w, uses)
    if space == COUNTER:
        return w.counter if g.runner_who and total(g.patrols) > uses else NEVER
    return value_fight(g, w, space, uses)


def value_care(g: Fortress, w: Weights, space: int, uses: int) -> float:
    """The infirmary."""
    need = worst = 0
    for patient in g.beds:
        if patient != NONE:
            left = LEVELS - patient % LEVELS
            need += left - 1  # the night heals one level
            worst = max(worst, left)
    if space == TREAT:
        return w.treat + (w.queue if g.waiting else 0.0) if need > uses else NEVER
    if uses or worst == 0:
        return NEVER
    spared = w.queue * len(g.waiting) if g.facility[FIND_CABINET] == WHOLE else 0.0
    return w.cabinet * worst / LEVELS + spared


def value_mobilisation(g: Fortress, w: Weights, space: int, uses: int) -> float:
    """Negotiating and new routes."""
    if space == ROUTE:
        left = total(g.depot_count) + STACK * uses
        return w.route * (1.0 - left / (2.0 * FEW_TOKENS))
    best = w.doubt * (g.doubt - uses)
    if g.fear > uses:
        best = max(best, w.fear)
    return best


def value_run(g: Fortress, w: Weights, uses: int) -> float:
    """Sending one more runner."""
    empty = uses
    for load in g.runner_load:
        if load == NONE:
            empty += 1
    if total(g.depot_count) <= empty or len(g.runner_who) + uses >= w.runs or g.day > w.last_run:
        return NEVER
    return w.run + w.hunger * max(0, ENOUGH_SUPPLIES - g.supplies)


def value_fight(g: Fortress, w: Weights, space: int, uses: int) -> float:
    """The telephone, reckless defence and the guns."""
    if uses and space != RECKLESS:
        return NEVER
    if space == GUNS:
        return w.guns * value_barrage(g, w)
    if space == TELEPHONE:
        shots = 0
        for who in g.post:
            if who != NONE and has_target(g, who):
                shots += 1
        return w.phone * shots
    return w.reckless * min(2, count_near(g) - 2 * uses)


def value_barrage(g: Fortress, w: Weights) -> float:
    """What the guns could do today, each at its best target."""
    worth = 0.0
    for gun in range(2):
        icons = g.icons(gun)
        if icons:
            best = 0.0
            for target in range(TARGET_AIRFIELD + 1):
                best = max(best, value_shell(g, w, target, icons))
            worth += best
    return worth


def value_shell(g: Fortress, w: Weights, target: int, icons: int) -> float:
    """What a gun does to a sector, a row of the map or the airfield."""
    if target == TARGET_AIRFIELD:
        return w.airfield * icons
    if target < TARGET_ROW:
        hit = min(g.troops(target), icons * g.tables.gun_hits)
        return w.aim * hit * (1.0 + target / SECTORS)
    pieces = 0
    first = (target - TARGET_ROW) * ROW_LENGTH
    for field in range(first, first + ROW_LENGTH):
        pieces += g.pieces[field]
    return w.battery * min(icons, pieces) * g.pieces_out()


def count_near(g: Fortress) -> int:
    """Infantry in the two highest sectors."""
    top = g.sectors()
    return g.troops(top - 1) + g.troops(top - 2)


def value_maintenance(g: Fortress, w: Weights, space: int, uses: int) -> float:
    """The spaces of the Maintenance section."""
    days = DAYS - g.day
    if space == SHOVEL:
        hidden = len(g.snow_deck) + len(g.snow_top)
        return w.shovel * hidden * days / (DAYS * len(g.tables.snow_finds)) if days else NEVER
    if space == REPAIR:
        return value_repair(g, w, uses)
    if space == BOLSTER:
        return value_bolster(g, w, uses)
    if space == INSPIRE:
        return value_inspire(g, w, uses)
    if uses or not days:
        return NEVER
    if space == PROMOTE:
        return w.promote if g.reserve[SOLDIER] else NEVER
    if space == RADIO:
        return w.radio if g.hope else NEVER
    return w.map_room if len(g.snow_deck) > 1 else NEVER


def value_mend(g: Fortress, w: Weights, thing: int) -> float:
    """What it is worth to repair a thing."""
    if thing == UNJAM_MACHINE_GUN:
        return w.unjam_machine_gun
    if thing >= UNJAM_GUN_1:
        return w.unjam
    more = value_tile(g, w)
    if thing < TILE_GUN_1:
        return w.mend_post + more
    if thing < TILE_COUNTER:
        return w.mend_gun * (GUN_TILES + 1 - g.gun_damage[thing - TILE_GUN_1]) + more
    return w.mend_place + more


def value_tile(g: Fortress, w: Weights) -> float:
    """What one more tile is worth in a Hit bag that the next bombardments would empty."""
    drawn = 2 * hit_bag.count_tiles_due(g)
    tiles = total(g.tiles)
    return w.thin * (drawn - tiles) / drawn if g.stage == SIEGE and tiles < drawn else 0.0


def value_repair(g: Fortress, w: Weights, uses: int) -> float:
    """The best repair after so many better ones."""
    found = [value_mend(g, w, thing) for thing in list_mendable(g)]
    if len(found) <= uses:
        return NEVER
    found.sort(reverse=True)
    return found[uses]


def value_bolster(g: Fortress, w: Weights, uses: int) -> float:
    """Defence first, the more the less there is; or a Miss tile."""
    level = g.defence + uses
    best = w.defence - w.steady * level if level < g.tables.defence_top else NEVER
    return max(best, w.miss + value_tile(g, w)) if g.spare_miss() > uses else best


def value_inspire(g: Fortress, w: Weights, uses: int) -> float:
    """A step of Morale, seen from where the evening would leave it."""
    level = g.morale + uses - morale.count_mood_loss(g)
    if level >= MOOD_TOP:
        return NEVER
    return w.comfort if level < MOOD_ZERO else w.cheer


def value_hold(g: Fortress, w: Weights, held: int, who: int) -> float:
    """Holding one more position with this type of defender."""
    worth = w.post if held else w.first_post
    return worth + (w.shot if has_target(g, who) else 0.0)
