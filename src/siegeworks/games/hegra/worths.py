"""What each job in the fortress is worth, half a supply being 1: for bots."""

from typing import Final

from siegeworks.games.hegra import deeds as d
from siegeworks.games.hegra.names import (
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
    SKULL,
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
from siegeworks.games.hegra.rules.maintenance import mendable
from siegeworks.games.hegra.rules.morale import red_sectors
from siegeworks.games.hegra.rules.possible import possible
from siegeworks.games.hegra.rules.walls import in_range
from siegeworks.games.hegra.state import Fortress, total

NEVER: Final = -100.0
LOST: Final = 100
ENOUGH_SUPPLIES: Final = 4
FEW_TOKENS: Final = 3
# What one step of each deed costs the defenders, in the order of the deeds; gains are negative
COSTS: Final[tuple[int, ...]] = (
    -2, 2, -2, 2, 1, -1, -3, 3, 1, -1, 2, -2, 3, -3, 8, -8, 4, 4, 6, 1, -1, -1, -6, -5, -6, -6,
    -5, -2, -2, 2, -2, 2, -3, -2, 3, 3, -4, 4, 3, -2, 2, 3, -3, 4, 3, -5, 2, -2, 2, -2, -1, 5,
    -5, -4, 3, -3, 3,
)  # fmt: skip


class Weights:
    """How much each consideration counts; ``weights.NAMES`` says what they are."""

    def __init__(self, numbers: tuple[float, ...]) -> None:
        self.first_post: Final = numbers[0]
        self.post: Final = numbers[1]
        self.shot: Final = numbers[2]
        self.treat: Final = numbers[3]
        self.queue: Final = numbers[4]
        self.cabinet: Final = numbers[5]
        self.run: Final = numbers[6]
        self.hunger: Final = numbers[7]
        self.runs: Final = numbers[8]
        self.last_run: Final = numbers[9]
        self.counter: Final = numbers[10]
        self.doubt: Final = numbers[11]
        self.fear: Final = numbers[12]
        self.route: Final = numbers[13]
        self.phone: Final = numbers[14]
        self.reckless: Final = numbers[15]
        self.guns: Final = numbers[16]
        self.shovel: Final = numbers[17]
        self.mend_post: Final = numbers[18]
        self.mend_gun: Final = numbers[19]
        self.mend_place: Final = numbers[20]
        self.unjam: Final = numbers[21]
        self.unjam_machine_gun: Final = numbers[22]
        self.defence: Final = numbers[23]
        self.steady: Final = numbers[24]
        self.miss: Final = numbers[25]
        self.promote: Final = numbers[26]
        self.comfort: Final = numbers[27]
        self.cheer: Final = numbers[28]
        self.radio: Final = numbers[29]
        self.map_room: Final = numbers[30]
        self.disc: Final[list[float]] = [
            numbers[31] + numbers[32],
            numbers[31] + numbers[33],
            numbers[31],
            numbers[31] + numbers[34],
            numbers[31] + numbers[35],
        ]
        self.ready: Final[list[float]] = [numbers[36], numbers[36], numbers[37]]
        self.rouse: Final = numbers[38]
        self.sneak: Final = numbers[39]
        self.patrol: Final = numbers[40]
        self.greed: Final = numbers[41]
        self.despair: Final = numbers[42]
        self.hope: Final = numbers[43]
        self.burst: Final = numbers[44]
        self.guard: Final = numbers[45]
        self.spare: Final = numbers[46]
        self.aim: Final = numbers[47]
        self.battery: Final = numbers[48]
        self.airfield: Final = numbers[49]
        self.thin: Final = numbers[50]
        self.last_day: Final = numbers[51]


def use(g: Fortress, w: Weights, space: int, uses: int) -> float:
    """What one more use of a space is worth after so many."""
    if space in (TREAT, CABINET):
        return care(g, w, space, uses)
    if space >= SHOVEL:
        return maintain(g, w, space, uses)
    if space <= ROUTE:
        return mobilise(g, w, space, uses)
    if space == RUN:
        return run(g, w, uses)
    if space == COUNTER:
        return w.counter if g.runner_who and total(g.patrols) > uses else NEVER
    return fight(g, w, space, uses)


def care(g: Fortress, w: Weights, space: int, uses: int) -> float:
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


def mobilise(g: Fortress, w: Weights, space: int, uses: int) -> float:
    """Negotiating and new routes."""
    if space == ROUTE:
        left = total(g.depot_count) + 3 * uses
        return w.route * (1.0 - left / (2.0 * FEW_TOKENS))
    best = w.doubt * (g.doubt - uses)
    if g.fear > uses:
        best = max(best, w.fear)
    return best


def run(g: Fortress, w: Weights, uses: int) -> float:
    """Sending one more runner."""
    empty = uses
    for load in g.runner_load:
        if load == NONE:
            empty += 1
    if total(g.depot_count) <= empty or len(g.runner_who) + uses >= w.runs or g.day > w.last_run:
        return NEVER
    return w.run + w.hunger * max(0, ENOUGH_SUPPLIES - g.supplies)


def fight(g: Fortress, w: Weights, space: int, uses: int) -> float:
    """The telephone, reckless defence and the guns."""
    if uses and space != RECKLESS:
        return NEVER
    if space == GUNS:
        return w.guns * barrage(g, w)
    if space == TELEPHONE:
        shots = 0
        for who in g.post:
            if who != NONE and in_range(g, who):
                shots += 1
        return w.phone * shots
    return w.reckless * min(2, near(g) - 2 * uses)


def barrage(g: Fortress, w: Weights) -> float:
    """What the guns could do today, each at its best target."""
    worth = 0.0
    for gun in range(2):
        icons = g.icons(gun)
        if icons:
            best = 0.0
            for target in range(TARGET_AIRFIELD + 1):
                best = max(best, shell(g, w, target, icons))
            worth += best
    return worth


def shell(g: Fortress, w: Weights, target: int, icons: int) -> float:
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


def near(g: Fortress) -> int:
    """Infantry in the two highest sectors."""
    top = g.sectors()
    return g.troops(top - 1) + g.troops(top - 2)


def maintain(g: Fortress, w: Weights, space: int, uses: int) -> float:
    """The spaces of the Maintenance section."""
    days = DAYS - g.day
    if space == SHOVEL:
        hidden = len(g.snow_deck) + len(g.snow_top)
        return w.shovel * hidden * days / (DAYS * len(g.tables.snow_finds)) if days else NEVER
    if space == REPAIR:
        return repair(g, w, uses)
    if space == BOLSTER:
        return bolster(g, w, uses)
    if space == INSPIRE:
        return inspire(g, w, uses)
    if uses or not days:
        return NEVER
    if space == PROMOTE:
        return w.promote if g.reserve[SOLDIER] else NEVER
    if space == RADIO:
        return w.radio if g.hope else NEVER
    return w.map_room if len(g.snow_deck) > 1 else NEVER


def mend(g: Fortress, w: Weights, thing: int) -> float:
    """What it is worth to repair a thing."""
    if thing == UNJAM_MACHINE_GUN:
        return w.unjam_machine_gun
    if thing >= UNJAM_GUN_1:
        return w.unjam
    more = thin(g, w)
    if thing < TILE_GUN_1:
        return w.mend_post + more
    if thing < TILE_COUNTER:
        return w.mend_gun * (GUN_TILES + 1 - g.gun_damage[thing - TILE_GUN_1]) + more
    return w.mend_place + more


def thin(g: Fortress, w: Weights) -> float:
    """What one more tile is worth in a Hit bag that the next bombardments would empty."""
    drawn = 2 * (g.first_piece() - 1)
    tiles = total(g.tiles)
    return w.thin * (drawn - tiles) / drawn if g.stage == SIEGE and tiles < drawn else 0.0


def repair(g: Fortress, w: Weights, uses: int) -> float:
    """The best repair after so many better ones."""
    found = [mend(g, w, thing) for thing in mendable(g)]
    if len(found) <= uses:
        return NEVER
    found.sort(reverse=True)
    return found[uses]


def bolster(g: Fortress, w: Weights, uses: int) -> float:
    """Defence first, the more the less there is; or a Miss tile."""
    level = g.defence + uses
    best = w.defence - w.steady * level if level < g.tables.defence_top else NEVER
    return max(best, w.miss + thin(g, w)) if g.spare_miss() > uses else best


def inspire(g: Fortress, w: Weights, uses: int) -> float:
    """A step of Morale, seen from where the evening would leave it."""
    level = g.morale + uses - g.tables.day_red[g.day] - total(g.morgue)
    level -= (1 if g.waiting else 0) + (0 if g.supplies else 1) + red_sectors(g)
    if level >= MOOD_TOP:
        return NEVER
    return w.comfort if level < MOOD_ZERO else w.cheer


def hold(g: Fortress, w: Weights, held: int, who: int) -> float:
    """Holding one more position with this type of defender."""
    worth = w.post if held else w.first_post
    return worth + (w.shot if in_range(g, who) else 0.0)


def script(g: Fortress, row: tuple[int, ...]) -> int:
    """What the possible deeds of a script cost."""
    cost = 0
    for code in row:
        deed = code >> d.AMOUNT_BITS
        if deed == d.SURRENDER_UP or deed == d.SURRENDER_DOWN:
            cost += surrender(g, deed)
        elif possible(g, deed, 1):
            cost += COSTS[deed] * (code & d.AMOUNT_MASK)
    return cost


def surrender(g: Fortress, deed: int) -> int:
    """A step of Surrender: the last one loses, but the earlier ones ask for fewer defenders."""
    close = g.surrender == SKULL - 1
    if deed == d.SURRENDER_UP:
        return LOST if close else COSTS[deed]
    return COSTS[deed] if close else 0


def card(g: Fortress, number: int) -> int:
    """What it costs to take a morale card now."""
    t = g.tables
    row = t.card_line[number * 3 + g.stage]
    if row and not possible(g, row[0] >> d.AMOUNT_BITS, 1):
        row = t.card_otherwise[number]
    return script(g, row)
