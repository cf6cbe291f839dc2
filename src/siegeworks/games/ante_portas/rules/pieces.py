"""The names and numbers of all pieces: how integers in zones stand for them."""

from typing import Final

NONE: Final = -1

# Settings
COOP: Final = 0
FLAG: Final = 1
AREA: Final = 2
MODE_NAMES: Final = ("coop", "flag", "area")
RAIDERS: Final = 0
DRAGONS: Final = 1
SCENARIO_NAMES: Final = ("raiders", "dragons")
ERA_NAMES: Final = ("1", "2")
STANDARD: Final = 0
ALL_DEAD: Final = 1
CRESCENDO: Final = 2
WAVE_NAMES: Final = ("standard", "all-dead", "crescendo")
STRONG_OFF: Final = 0
STRONG_ON: Final = 1
STRONG_FULL: Final = 2
STRONG_NAMES: Final = ("off", "on", "full")
VALLEY: Final = 0
RIDGE: Final = 1
DELTA: Final = 2
SHUFFLED: Final = 3
MAP_NAMES: Final = ("valley", "ridge", "delta", "shuffled")
FIXED_MAPS: Final = 3

MOST_SEATS: Final = 4
TEAMS: Final = 2
TEAM_NAMES: Final = ("south", "north")
STEWARDS: Final = 2  # of a seat, the second from the Institute
STEWARD_NAMES: Final = ("first", "second")
SUMMER: Final = 0
WINTER: Final = 1
SEASON_NAMES: Final = ("summer", "winter")

# Goods lie in stores; Tools and Dollars are kept apart. A bundle has a number for each resource.
WOOD: Final = 0
CLAY: Final = 1
FOOD: Final = 2
PLANK: Final = 3
BRICK: Final = 4
ORE: Final = 5
GOODS: Final = 6
TOOL: Final = 6
DOLLAR: Final = 7
RESOURCES: Final = 8
GOOD_NAMES: Final = ("wood", "clay", "food", "plank", "brick", "ore")
RESOURCE_NAMES: Final = (*GOOD_NAMES, "tool", "dollar")

# Colonists
FARMER: Final = 0
CITIZEN: Final = 1
KINDS: Final = 2
KIND_NAMES: Final = ("farmer", "citizen")

# Invaders
BASIC: Final = 0
ELITE: Final = 1
INVADER_NAMES: Final = ("basic", "elite")

# Community Buildings
FARM: Final = 0
ESTATE: Final = 1
FLAT: Final = 2
APARTMENT: Final = 3
STORAGE_SHED: Final = 4
STORAGE_HOUSE: Final = 5
FORESTERS_HOUSE: Final = 6
HUNTING_LODGE: Final = 7
HOLLOW: Final = 8
PUB: Final = 9
FACTORY: Final = 10
LIBRARY: Final = 11
IRON_MINE: Final = 12
THEATER: Final = 13
INSTITUTE: Final = 14
BUILDINGS: Final = 15
BUILDING_NAMES: Final = (
    "farm", "estate", "flat", "apartment", "storage-shed", "storage-house", "foresters-house",
    "hunting-lodge", "hollow", "pub", "factory", "library", "iron-mine", "theater", "institute",
)  # fmt: skip

# Jobs: colonists at work, by Building; a Citizen in a Factory is a job of its own. Only those
# of Buildings that employ somebody are ever filled.
FACTORY_CITIZEN: Final = 15
JOBS: Final = 16
JOB_NAMES: Final = (*BUILDING_NAMES, "factory-citizen")

# Sources: whatever has a Buffer; four Buildings and the yearly Improvements
SOURCES: Final = 11
SOURCE_NAMES: Final = (
    "foresters-house", "hunting-lodge", "hollow", "iron-mine",
    "vegetable-garden", "beavers-lodge", "loam-hollow", "panel-saw", "kiln", "fruit-farm",
    "ore-tunnel",
)  # fmt: skip
BUILDING_SOURCES: Final = 4  # the first of them are Buildings
SOURCE_BUILDING: Final[tuple[int, ...]] = (FORESTERS_HOUSE, HUNTING_LODGE, HOLLOW, IRON_MINE)
SOURCE_GOOD: Final[tuple[int, ...]] = (
    WOOD, FOOD, CLAY, ORE, FOOD, WOOD, CLAY, PLANK, BRICK, FOOD, ORE
)  # fmt: skip

# Improvements
IMPROVEMENT_NAMES: Final = (
    # Era I, played once
    "stone-axe", "wood-shovel", "wood-saw", "ruin", "guestroom", "anvil", "handsaw", "clay-oven",
    "contract-farm", "contract-estate", "contract-flat", "contract-foresters-house",
    "contract-hollow", "contract-hunting-lodge", "contract-storage-shed",
    # Era I, lasting
    "axe", "spade", "vegetable-garden", "beavers-lodge", "loam-hollow", "holiday-cabin",
    "holiday-flat", "storehouse",
    # Era I, for the war
    "recruit-drum", "field-kitchen", "whetstone", "surveyor", "sappers", "snares", "palisade",
    "bugle",
    # Era II, played once
    "fireplace", "ripsaw", "stone-oven", "toolmaker", "contract-apartment", "contract-iron-mine",
    "contract-storage-house",
    # Era II, lasting
    "panel-saw", "kiln", "iron-pickaxe", "fruit-farm", "ore-tunnel", "workshop", "village-chapel",
    "slaughtering-blocks", "cottage", "hostel", "wood-warehouse", "clay-warehouse",
    "ore-warehouse", "food-warehouse", "dolly",
    # Era II, for the war
    "field-hospital", "powder-store", "range-finder", "drill", "storm-bell", "reinforced-walls",
    "war-bonds",
)  # fmt: skip
IMPROVEMENTS: Final = 60
WAR_IMPROVEMENTS: Final[tuple[int, ...]] = (*range(23, 31), *range(53, 60))
VEGETABLE_GARDEN: Final = 17
RECRUIT_DRUM: Final = 23
FIELD_KITCHEN: Final = 24
WHETSTONE: Final = 25
SURVEYOR: Final = 26
SAPPERS: Final = 27
SNARES: Final = 28
PALISADE: Final = 29
BUGLE: Final = 30
SLAUGHTERING_BLOCKS: Final = 45
DOLLY: Final = 52
FIELD_HOSPITAL: Final = 53
POWDER_STORE: Final = 54
RANGE_FINDER: Final = 55
DRILL: Final = 56
STORM_BELL: Final = 57
REINFORCED_WALLS: Final = 58
WAR_BONDS: Final = 59
# The sources of each good
SOURCES_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([source for source in range(SOURCES) if SOURCE_GOOD[source] == good])
        for good in range(GOODS)
    ]
)
# The Improvement that each source with a Buffer of its own belongs to
SOURCE_IMPROVEMENT: Final[tuple[int, ...]] = (NONE, NONE, NONE, NONE, 17, 18, 19, 38, 39, 41, 42)

# Places: 36 of the Mainland, 15 of the Command Center, four Markets
PLACE_NAMES: Final = (
    "riverbank-grove-1", "riverbank-grove-2", "day-laborer", "joiner-1", "developer", "librarian",
    "head-official", "builder-farm", "builder-library", "builder-hunting-lodge",
    "builder-foresters-house", "builder-storage-shed",
    "grove-1", "grove-2", "clay-delve-1", "clay-delve-2", "joiner-2", "clayburner", "baker",
    "builder-hollow", "builder-factory", "builder-pub", "builder-estate", "builder-flat",
    "riverbank-forest", "ore-pit", "clay-pocket", "grand-baker", "joiner-3", "loamburner",
    "blacksmith", "builder-institute", "builder-theater", "builder-iron-mine",
    "builder-storage-house", "builder-apartment",
    "recruiting-officer", "commander", "army-doctor", "minelayer-pressure", "builder-trench",
    "supreme-commander", "trapper", "minelayer-bounding", "builder-guard-post",
    "builder-catapult",
    "combat-engineer", "minelayer-dummy", "builder-bunker", "builder-guard-tower",
    "builder-howitzer",
    "west-market", "east-market", "south-market", "small-market",
)  # fmt: skip
PLACES: Final = 55
START_PLACES: Final = 12  # the first of them
FIRST_ERA_1: Final = 12
FIRST_ERA_2: Final = 24
RIVERBANK_GROVE: Final = 0
DEVELOPER: Final = 4
LIBRARIAN: Final = 5
HEAD_OFFICIAL: Final = 6
RIVERBANK_FOREST: Final = 24
FIRST_CENTER: Final = 36  # Places of the Command Center: five of each set
RECRUITING_OFFICER: Final = 36
COMMANDER: Final = 37
ARMY_DOCTOR: Final = 38
MINELAYER_PRESSURE: Final = 39
BUILDER_TRENCH: Final = 40
SUPREME_COMMANDER: Final = 41
TRAPPER: Final = 42
MINELAYER_BOUNDING: Final = 43
BUILDER_GUARD_POST: Final = 44
BUILDER_CATAPULT: Final = 45
COMBAT_ENGINEER: Final = 46
MINELAYER_DUMMY: Final = 47
BUILDER_BUNKER: Final = 48
BUILDER_GUARD_TOWER: Final = 49
BUILDER_HOWITZER: Final = 50
CENTER_SET: Final = 5  # Places of the Command Center at the start, in Era I and in Era II
FIRST_MARKET: Final = 51
WEST_MARKET: Final = 51
EAST_MARKET: Final = 52
SOUTH_MARKET: Final = 53
SMALL_MARKET: Final = 54

# Spots: where Places lie. Rows A to G are the Mainland, S, N and R the Command Center.
SPOT_NAMES: Final = (
    "A1", "A2", "A3", "A4", "A5", "B1", "B2", "B4", "B5", "B6", "C1", "C2", "C3", "C4", "C5", "C6",
    "D1", "D2", "D3", "D4", "D6", "E1", "E2", "E3", "E4", "E5",
    "F1", "F2", "F3", "F5", "F6", "G1", "G2", "G3", "G4", "G5", "G6", "G7",
    "S", "N1", "N2", "N3", "N4", "N5", "N6",
    "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12",
)  # fmt: skip
SPOTS: Final = 57
WEST_SPOT: Final = 6
EAST_SPOT: Final = 19
FIRST_SPOT_ERA_2: Final = 26
SOUTH_SPOT: Final = 28
SMALL_SPOT: Final = 38  # from here on the Command Center
FIRST_INNER: Final = 39
FIRST_OUTER: Final = 45
MARKET_SPOTS: Final[tuple[int, ...]] = (6, 19, 28, 38)

# Market cards
MARKET_NAMES: Final = (
    "1-farm", "1-storage-shed", "1-foresters-house", "1-hunting-lodge", "1-planks", "1-librarian",
    "1-head-official", "2-estate", "2-flat", "2-hollow", "2-factory", "2-bricks", "2-planks",
    "2-head-official", "wave-1", "wave-2",
)  # fmt: skip
MARKETS_PER_ERA: Final = 7
WAVE_MARKET: Final = 14  # the first of the two for the Final Wave

# The Battleground
HEXES: Final = 28
HEX_NAMES: Final = tuple(str(i + 1) for i in range(28))
SPAWN_POINT: Final = 1  # hex 2
FIRST_SPAWN_HEX: Final = 23  # 24 to 28 are the Spawn Area
UP: Final = 0
RIGHT_UP: Final = 1
RIGHT_DOWN: Final = 2
DOWN: Final = 3
LEFT_DOWN: Final = 4
LEFT_UP: Final = 5
DIRECTIONS: Final = 6
DIRECTION_NAMES: Final = ("up", "right-up", "right-down", "down", "left-down", "left-up")

# Defensive Works: Buildings of war, Mines, Traps and Bombs
TRENCH: Final = 0
BUNKER: Final = 1
GUARD_POST: Final = 2
GUARD_TOWER: Final = 3
CATAPULT: Final = 4
HOWITZER: Final = 5
PRESSURE_MINE: Final = 6
BOUNDING_MINE: Final = 7
DUMMY_MINE: Final = 8
TRAP: Final = 9
BOMB: Final = 10
WORKS: Final = 11
FIRST_MINE: Final = 6
WORK_NAMES: Final = (
    "trench", "bunker", "guard-post", "guard-tower", "catapult", "howitzer",
    "pressure-mine", "bounding-mine", "dummy-mine", "trap", "bomb",
)  # fmt: skip
POOL_NAMES: Final = ("trench-bunker", "guard", "catapult-howitzer", "mine", "trap-bomb")

# Movement cards: deck = scenario * 2 + Era, 22 cards each
DECK_CARDS: Final = 22
CARDS: Final = 88
DECK_NAMES: Final = ("raiders-1", "raiders-2", "dragons-1", "dragons-2")
CARD_NAMES: Final = tuple(
    f"{letter}{era}{number:02}" for letter in "RD" for era in (1, 2) for number in range(1, 23)
)
REGROUP: Final = 0
INCREASE: Final = 1
MERGE: Final = 2
WEAKER: Final = 3
STRONGER: Final = 4
TEMPORARILY_WEAKER: Final = 5
SHOOT: Final = 6
FIRE: Final = 7
DESTROY_TRAP: Final = 8
DECREASE_IN_TRAP: Final = 9
REMOVE_CITIZENS: Final = 10
KILLED_BY_CITIZENS: Final = 11
PRESS_AHEAD: Final = 12
SPLIT: Final = 13
DESTROY_BUILDING: Final = 14
DODGE: Final = 15
STEALTH: Final = 16
POWER_NAMES: Final = (
    "regroup", "increase", "merge", "weaker", "stronger", "temporarily-weaker", "shoot", "fire",
    "destroy-trap", "decrease-in-trap", "remove-citizens", "killed-by-citizens", "press-ahead",
    "split", "destroy-building", "dodge", "stealth",
)  # fmt: skip

# Bits of ``used``: what a seat may use once a turn or once a Year
USED_DOLLY: Final = 0
USED_KITCHEN: Final = 1  # and 2: the Field Kitchen serves two

# Orders at the Places of the Command Center
ENLIST: Final = 0
DISCHARGE: Final = 1
DEPLOY: Final = 2
ROTATE: Final = 3
HEAL: Final = 4
UPRIGHT: Final = 5
LAY: Final = 6
KNOCKBACK: Final = 7
BLAST: Final = 8
ORDER_NAMES: Final = (
    "enlist", "discharge", "deploy", "rotate", "heal", "upright", "lay", "knockback", "blast",
)  # fmt: skip
# Who goes along with a Catapult or Howitzer (23.13)
NO_CREW: Final = 0
UPRIGHT_CREW: Final = 1
TIRED_CREW: Final = 2
CREW_NAMES: Final = ("nobody", "upright", "exhausted")
