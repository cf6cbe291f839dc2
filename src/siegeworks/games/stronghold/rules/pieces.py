"""The pieces of Stronghold as small numbers, and the names that dumps and content files use."""

from typing import Final

NONE: Final = -1

INVADER: Final = 0
DEFENDER: Final = 1
SEAT_NAMES: Final[tuple[str, ...]] = ("invader", "defender")

# Units: the invader's three kinds, then the defender's
GOBLIN: Final = 0
ORC: Final = 1
TROLL: Final = 2
MARKSMAN: Final = 3
SOLDIER: Final = 4
VETERAN: Final = 5
KINDS: Final = 3  # of each side
UNITS: Final = 6
UNIT_NAMES: Final[tuple[str, ...]] = (
    "goblin", "orc", "troll", "marksman", "soldier", "veteran",
)  # fmt: skip
HORDE_NAMES: Final[tuple[str, ...]] = UNIT_NAMES[:KINDS]
GARRISON_NAMES: Final[tuple[str, ...]] = UNIT_NAMES[KINDS:]

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

# Every place where a unit can be, numbered through
FIRST_TOWER: Final = SECTIONS
FIRST_RAMPART: Final = FIRST_TOWER + TOWERS
FIRST_FOREGROUND: Final = FIRST_RAMPART + RAMPARTS
FIRST_BUILDING: Final = FIRST_FOREGROUND + FOREGROUNDS
PLACES: Final = FIRST_BUILDING + BUILDINGS
PLACE_NAMES: Final[tuple[str, ...]] = (
    *SECTION_NAMES, *TOWER_NAMES, *RAMPART_NAMES, *FOREGROUND_NAMES, *BUILDING_NAMES,
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

# The roles of ritual tokens
FEINT: Final = 0
TARGET: Final = 1
ROLE_NAMES: Final[tuple[str, ...]] = ("feint", "target")

REINFORCE: Final = 0
WORK: Final = 1
RECALL: Final = 2
HEROIC_ORDERS: Final = 3
HEROIC_NAMES: Final[tuple[str, ...]] = ("reinforce", "work", "recall")

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
