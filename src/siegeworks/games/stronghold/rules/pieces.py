"""The pieces of Stronghold as small numbers, and the names that dumps and content files use."""

from typing import Final

NONE: Final = -1

INVADER: Final = 0
DEFENDER: Final = 1
SEAT_NAMES: Final[tuple[str, ...]] = ("invader", "defender")

# Units: three kinds of each side; a kind's strength is one more than its number (3.1, 3.2)
GOBLIN: Final = 0
ORC: Final = 1
TROLL: Final = 2
MARKSMAN: Final = 0
SOLDIER: Final = 1
VETERAN: Final = 2
KINDS: Final = 3  # of each side
HORDE_NAMES: Final[tuple[str, ...]] = ("goblin", "orc", "troll")
GARRISON_NAMES: Final[tuple[str, ...]] = ("marksman", "soldier", "veteran")

OFFICER: Final = 0
WARRIOR: Final = 1
HEROES: Final = 2
HERO_NAMES: Final[tuple[str, ...]] = ("officer", "warrior")

# The board: sections, towers and ramparts from the defender's left to his right
LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = 2
SIDE_NAMES: Final[tuple[str, ...]] = ("left", "right")
SECTIONS: Final = 9
FIRST_RIGHT_SECTION: Final = 4
SECTION_NAMES: Final[tuple[str, ...]] = tuple(f"W{n}" for n in range(1, SECTIONS + 1))
TOWERS: Final = 7
FIRST_RIGHT_TOWER: Final = 3
TOWER_NAMES: Final[tuple[str, ...]] = tuple(f"T{n}" for n in range(1, TOWERS + 1))
RAMPARTS: Final = 7
FIRST_RIGHT_RAMPART: Final = 3
INNER_RAMPART: Final = 5  # R6, the only way to R7
OUTER_RAMPART: Final = 6  # R7, where the marauders join
RAMPART_NAMES: Final[tuple[str, ...]] = tuple(f"R{n}" for n in range(1, RAMPARTS + 1))
FOREGROUNDS: Final = 2  # one for each side, in the order of the sides
FOREGROUND_NAMES: Final[tuple[str, ...]] = ("FL", "FR")

BARRACKS: Final = 0
CATHEDRAL: Final = 1
COURTYARD: Final = 2
FORGE: Final = 3
GUARDS: Final = 4
HOSPITAL: Final = 5
SCOUTS: Final = 6
WORKSHOP: Final = 7
BUILDINGS: Final = 8
BUILDING_NAMES: Final[tuple[str, ...]] = (
    "barracks", "cathedral", "courtyard", "forge", "guards", "hospital", "scouts", "workshop",
)  # fmt: skip

# Camps, where the invader's units are; a gun stands on a rampart or foreground
FIRST_GUN: Final = SECTIONS
FIRST_FOREGROUND: Final = FIRST_GUN + RAMPARTS
MARAUDERS: Final = FIRST_FOREGROUND + FOREGROUNDS
SUPPLY: Final = MARAUDERS + 1
BAG: Final = SUPPLY + 1
DRAWN: Final = BAG + 1  # out of the bag, not yet in the supply
PAID: Final = DRAWN + 1  # on the action cards till the round ends
FIRST_SUPPLY: Final = SUPPLY * KINDS  # of the places of its units
FIRST_PAID: Final = PAID * KINDS
DEAD: Final = PAID + 1  # out of the game
CAMPS: Final = DEAD + 1
CAMP_NAMES: Final[tuple[str, ...]] = (
    *SECTION_NAMES, *RAMPART_NAMES, *FOREGROUND_NAMES,
    "marauders", "supply", "bag", "drawn", "paid", "dead",
)  # fmt: skip
GUNS: Final = RAMPARTS + FOREGROUNDS  # places for a barrage machine: ramparts, then foregrounds
FOREGROUND_GUN: Final = RAMPARTS
GUN_NAMES: Final[tuple[str, ...]] = (*RAMPART_NAMES, *FOREGROUND_NAMES)

# Posts, where the defender's units are
FIRST_TOWER: Final = SECTIONS
FIRST_BUILDING: Final = FIRST_TOWER + TOWERS
STOCK: Final = FIRST_BUILDING + BUILDINGS
GONE: Final = STOCK + 1  # out of the game
POSTS: Final = GONE + 1
POST_NAMES: Final[tuple[str, ...]] = (
    *SECTION_NAMES, *TOWER_NAMES, *BUILDING_NAMES, "stock", "gone",
)  # fmt: skip

# Paths: from the foregrounds, from R6 to R7, then two from each rampart to the walls
PATHS: Final = 21
OUTER_PATH: Final = 6
FIRST_WALL_PATH: Final = 7
PATH_NAMES: Final[tuple[str, ...]] = (
    "FL-R1", "FL-R2", "FL-R3", "FR-R4", "FR-R5", "FR-R6", "R6-R7",
    "R1-W1", "R1-W2", "R2-W2", "R2-W3", "R3-W3", "R3-W4",
    "R4-W5", "R4-W6", "R5-W6", "R5-W7", "R6-W7", "R6-W8", "R7-W8", "R7-W9",
)  # fmt: skip

# Marches: over a path, or from the supply to a foreground, with a kind of unit
FIRST_SUPPLY_PATH: Final = PATHS
MARCH_NAMES: Final[tuple[str, ...]] = tuple(
    f"{way}-{kind}" for way in (*PATH_NAMES, "supply-FL", "supply-FR") for kind in HORDE_NAMES
)
# Where a siege tower is: a camp, or from CAMPS on a path that it rolls over
TOWER_PLACE_NAMES: Final[tuple[str, ...]] = (*CAMP_NAMES, *(f"on-{path}" for path in PATH_NAMES))

# Action cards, by phase
BRIEFING: Final = 0
RESOURCES: Final = 1
BALLISTA: Final = 2
CATAPULT: Final = 3
TREBUCHET: Final = 4
MANTELET: Final = 5
SIEGE_TOWER: Final = 6
BANNER: Final = 7
BRIDGE: Final = 8
LADDER: Final = 9
POISON: Final = 10
SAP: Final = 11
ARTILLERYMAN: Final = 12
QUARTERMASTER: Final = 13
SABOTEUR: Final = 14
TRAINER: Final = 15
TRENCH_MASTER: Final = 16
BLOODSTONES: Final = 17
DEMON: Final = 18
GALE: Final = 19
POSSESSION: Final = 20
SPECTER: Final = 21
MANEUVER: Final = 22
CARDS: Final = 23
PHASES: Final = 6
PHASE_CARDS: Final = 5  # in each of the phases 2 to 5
CARD_NAMES: Final[tuple[str, ...]] = (
    "briefing", "resources",
    "ballista", "catapult", "trebuchet", "mantelet", "siege-tower",
    "banner", "bridge", "ladder", "poison", "sap",
    "artilleryman", "quartermaster", "saboteur", "trainer", "trench-master",
    "bloodstones", "demon", "gale", "possession", "specter",
    "maneuver",
)  # fmt: skip
MACHINE_NAMES: Final[tuple[str, ...]] = CARD_NAMES[BALLISTA:BANNER]
BARRAGE_NAMES: Final[tuple[str, ...]] = CARD_NAMES[BALLISTA:MANTELET]
EQUIPMENT_NAMES: Final[tuple[str, ...]] = CARD_NAMES[BANNER:ARTILLERYMAN]
TRAINING_NAMES: Final[tuple[str, ...]] = CARD_NAMES[ARTILLERYMAN:BLOODSTONES]
RITUAL_NAMES: Final[tuple[str, ...]] = CARD_NAMES[BLOODSTONES:MANEUVER]

MINOR: Final = 0
MAJOR: Final = 1
MANEUVER_NAMES: Final[tuple[str, ...]] = ("minor", "major")

FURY: Final = 0
DETONATION: Final = 1
CALL: Final = 2
BLUFF: Final = 3
ORDERS: Final = 4  # kinds
ORDER_NAMES: Final[tuple[str, ...]] = ("fury", "detonation", "call", "bluff")
# What lies at a section: an order face down, or, from this number on, face up
OPEN_ORDER: Final = ORDERS
LAID_ORDER_NAMES: Final[tuple[str, ...]] = (
    *ORDER_NAMES, *(f"open-{name}" for name in ORDER_NAMES),
)  # fmt: skip

# An order and the section it is laid at
ORDER_AT_NAMES: Final[tuple[str, ...]] = tuple(
    f"{order}-{section}" for order in ORDER_NAMES for section in SECTION_NAMES
)

# The roles of ritual tokens; a feint that is turned goes home, a target stays and is open
FEINT: Final = 0
TARGET: Final = 1
OPEN_TARGET: Final = 2
ROLE_NAMES: Final[tuple[str, ...]] = ("feint", "target", "open-target")

# Rituals, and marks: all the places where their tokens may lie, ritual by ritual
RITUAL_BLOODSTONES: Final = 0
RITUAL_DEMON: Final = 1
RITUAL_GALE: Final = 2
RITUAL_POSSESSION: Final = 3
RITUAL_SPECTER: Final = 4
RITUALS: Final = 5
HEROIC_ORDERS: Final = 3
FIRST_MARK: Final[tuple[int, ...]] = (
    0,
    GUNS,
    GUNS + BUILDINGS,
    GUNS + BUILDINGS + SECTIONS,
    GUNS + BUILDINGS + SECTIONS + HEROIC_ORDERS,
    GUNS + BUILDINGS + SECTIONS + HEROIC_ORDERS + SECTIONS,
)
MARKS: Final = GUNS + BUILDINGS + SECTIONS + HEROIC_ORDERS + SECTIONS

REINFORCE: Final = 0
WORK: Final = 1
RECALL: Final = 2
HEROIC_NAMES: Final[tuple[str, ...]] = ("reinforce", "work", "recall")
MARK_NAMES: Final[tuple[str, ...]] = (
    *(f"bloodstones-{name}" for name in GUN_NAMES),
    *(f"demon-{name}" for name in BUILDING_NAMES),
    *(f"gale-{name}" for name in SECTION_NAMES),
    *(f"possession-{name}" for name in HEROIC_NAMES),
    *(f"specter-{name}" for name in SECTION_NAMES),
)
HERO_COURTYARD: Final = SECTIONS  # where a hero is: a section, or this
HERO_POST_NAMES: Final[tuple[str, ...]] = (*SECTION_NAMES, "courtyard")

# Actions of the buildings, in the order of the buildings
TRAIN_SOLDIER: Final = 0
TRAIN_VETERAN: Final = 1
BLESSING: Final = 2
MIX_UP: Final = 3
SHARPSHOOTERS: Final = 4
GLARE: Final = 5
CANNON: Final = 6
GOBLIN_CAULDRON: Final = 7
ORC_CAULDRON: Final = 8
TROLL_CAULDRON: Final = 9
TRACKING: Final = 10
MALFUNCTION: Final = 11
SPY: Final = 12
TRAP: Final = 13
WALL: Final = 14
PLATFORM: Final = 15  # the defender's ladder
POLE: Final = 16
BAY_WINDOW: Final = 17
ACTIONS: Final = 18
FIRST_CAULDRON: Final = GOBLIN_CAULDRON
ACTION_NAMES: Final[tuple[str, ...]] = (
    "train-soldier", "train-veteran",
    "blessing", "mix-up", "sharpshooters", "glare",
    "cannon", "goblin-cauldron", "orc-cauldron", "troll-cauldron",
    "tracking",
    "malfunction", "spy", "trap",
    "wall", "platform", "pole", "bay-window",
)  # fmt: skip

# What a tower holds, and a cauldron or trap is for
ITEM_CANNON: Final = 0
ITEM_POLE: Final = 1
ITEM_BAY_WINDOW: Final = 2
ITEM_NAMES: Final[tuple[str, ...]] = ("cannon", "pole", "bay-window")
GOBLIN_TRAP: Final = 0
TROLL_TRAP: Final = 1
TOWER_TRAP: Final = 2
TRAPS: Final = 3  # kinds
TRAP_NAMES: Final[tuple[str, ...]] = ("goblin-trap", "troll-trap", "tower-trap")
# What lies on a path: a trap face down, from this number on a trap face up, or a bridge
OPEN_TRAP: Final = TRAPS
LAID_BRIDGE: Final = 2 * TRAPS
PATH_LOAD_NAMES: Final[tuple[str, ...]] = (
    *TRAP_NAMES, *(f"open-{name}" for name in TRAP_NAMES), "bridge",
)  # fmt: skip

# A trap and the path it is laid on; a hero and the order he gives
TRAP_AT_NAMES: Final[tuple[str, ...]] = tuple(
    f"{trap}-{path}" for path in PATH_NAMES for trap in TRAP_NAMES
)
HERO_ORDER_NAMES: Final[tuple[str, ...]] = tuple(
    f"{hero}-{heroic}" for hero in HERO_NAMES for heroic in HEROIC_NAMES
)

# Where a card lies in the round, from left to right; the assault follows
BRIEFING_SLOT: Final = 0
RESOURCES_SLOT: Final = 1
FIRST_MIDDLE: Final = 2
MANEUVER_SLOT: Final = 8
SLOTS: Final = 9
ASSAULT_SLOT: Final = 9

# Steps that hold a gun or an action may hold none of them
NO_GUN: Final = GUNS
NO_ACTION: Final = ACTIONS

# Whoever aims: the cannons of the towers, then the barrage machines
GUNNERS: Final = TOWERS + GUNS
GUNNER_NAMES: Final[tuple[str, ...]] = (
    *(f"cannon-{name}" for name in TOWER_NAMES),
    *(f"machine-{name}" for name in GUN_NAMES),
)

HIT_CARDS: Final = 6
HIT_CARD_NAMES: Final[tuple[str, ...]] = tuple(f"hit-{n}" for n in range(1, HIT_CARDS + 1))
MISS: Final = 0
HIT: Final = 1
SHOT_NAMES: Final[tuple[str, ...]] = ("miss", "hit")

# Objectives of the invader; the first three last
ALTAR_OF_ASH: Final = 0
BARE_BATTLEMENTS: Final = 1
HOODED_CHOIR: Final = 2
FULL_BATTERY: Final = 3
CROSSED_FIRE: Final = 4
TIMBER_GIANT: Final = 5
HEAVY_STEPS: Final = 6
OUTLAWS_BARGAIN: Final = 7
SIGNS_ON_THE_STONE: Final = 8
DRUMS_ON_BOTH_FLANKS: Final = 9
OBJECTIVES: Final = 10
LASTING_OBJECTIVES: Final = 3
OBJECTIVE_NAMES: Final[tuple[str, ...]] = (
    "altar-of-ash", "bare-battlements", "hooded-choir", "full-battery", "crossed-fire",
    "timber-giant", "heavy-steps", "outlaws-bargain", "signs-on-the-stone",
    "drums-on-both-flanks",
)  # fmt: skip

# Defence plans of the defender
LEVY_OF_THE_TOWN: Final = 0
FORGE_BY_NIGHT: Final = 1
MASONS_SHIFT: Final = 2
OPEN_WARDS: Final = 3
SCORCHED_GROUND: Final = 4
SECOND_WATCH: Final = 5
CAPTAINS_OATH: Final = 6
TOPPLE_THE_PARAPET: Final = 7
TURNED_MESSENGER: Final = 8
FOULED_AXLES: Final = 9
PLANS: Final = 10
PLAN_NAMES: Final[tuple[str, ...]] = (
    "levy-of-the-town", "forge-by-night", "masons-shift", "open-wards", "scorched-ground",
    "second-watch", "captains-oath", "topple-the-parapet", "turned-messenger", "fouled-axles",
)  # fmt: skip

# What stands in the way of a card that could not be used
OBSTACLE_WOOD: Final = 0
OBSTACLE_UNITS: Final = 1
OBSTACLE_TILE: Final = 2
OBSTACLE_PLACE: Final = 3
OBSTACLE_NAMES: Final[tuple[str, ...]] = ("wood", "units", "tile", "place")
