"""The pieces of Hegra as small numbers, and the names that dumps and content files use."""

from typing import Final

NONE: Final = -1

# Defenders; a frozen German can only be a patient
OFFICER: Final = 0
SOLDIER: Final = 1
VOLUNTEER: Final = 2
MEDIC: Final = 3
HUNTER: Final = 4
GERMAN: Final = 5
TYPES: Final = 5
DEFENDER_NAMES: Final[tuple[str, ...]] = ("officer", "soldier", "volunteer", "medic", "hunter")
PATIENTS: Final = 6  # kinds of patient
LEVELS: Final = 6  # levels of the infirmary
PATIENT_NAMES: Final[tuple[str, ...]] = tuple(
    f"{who}-{level}" for who in (*DEFENDER_NAMES, "german") for level in range(1, LEVELS + 1)
)
BODY_NAMES: Final[tuple[str, ...]] = (*DEFENDER_NAMES, "german")
BEDS: Final = 3

# Stages
MOBILISATION: Final = 0
ATTACK: Final = 1
SIEGE: Final = 2
STAGE_NAMES: Final[tuple[str, ...]] = ("mobilisation", "attack", "siege")

# Event decks
LAST_STAND: Final = 4
DECK_NAMES: Final[tuple[str, ...]] = (
    "mobilisation", "attack", "siege-1", "siege-2", "last-stand",
)  # fmt: skip
WEATHER_SNOW: Final = 2
WEATHER_CLOUD: Final = 1
WEATHER_NAMES: Final[tuple[str, ...]] = ("clear", "cloud", "snow")

# Action spaces, in the order of the day phase; the four positions come last
NEGOTIATE: Final = 0
ROUTE: Final = 1
TELEPHONE: Final = 2
RECKLESS: Final = 3
GUNS: Final = 4
RUN: Final = 5
COUNTER: Final = 6
SHOVEL: Final = 7
REPAIR: Final = 8
BOLSTER: Final = 9
PROMOTE: Final = 10
INSPIRE: Final = 11
RADIO: Final = 12
MAP_ROOM: Final = 13
TREAT: Final = 14
CABINET: Final = 15
SPACES: Final = 16
POSITIONS: Final = 4
SPACE_NAMES: Final[tuple[str, ...]] = (
    "negotiate", "new-route", "telephone", "reckless", "fire-guns", "supply-run",
    "counter-patrol", "shovel", "repair", "bolster", "promote", "inspire", "radio", "map-room",
    "treat", "cabinet",
)  # fmt: skip
POSITION_NAMES: Final[tuple[str, ...]] = ("front", "A", "B", "C")
JOB_NAMES: Final[tuple[str, ...]] = tuple(
    f"{space}-{who}" for space in SPACE_NAMES for who in DEFENDER_NAMES
)
PLACE_NAMES: Final[tuple[str, ...]] = (
    *JOB_NAMES,
    *(f"{position}-{who}" for position in POSITION_NAMES for who in DEFENDER_NAMES),
)

# What the snow hides; the first five are action spaces with a second, damaged part
FIND_COUNTER: Final = 0
FIND_TELEPHONE: Final = 1
FIND_CABINET: Final = 2
FIND_MAP_ROOM: Final = 3
FIND_RADIO: Final = 4
FIND_GUN: Final = 5
FIND_ITEM: Final = 6
FACILITIES: Final = 6
FIND_NAMES: Final[tuple[str, ...]] = (
    "counter-patrol", "telephone", "cabinet", "map-room", "radio", "gun-2", "item",
)  # fmt: skip
HIDDEN: Final = 0
DAMAGED: Final = 1
WHOLE: Final = 2

# Tiles of the hit bag: damage first, then the order of resolution
TILE_A: Final = 0
TILE_GUN_1: Final = 3
TILE_GUN_2: Final = 4
TILE_COUNTER: Final = 5  # the five facilities follow in the order of the finds
MISS: Final = 10
AIR_INJURY: Final = 11
AIR_MORALE: Final = 12
AIR_SUPPLY: Final = 13
ARTILLERY: Final = 14
TILES: Final = 15
TILE_NAMES: Final[tuple[str, ...]] = (
    "A", "B", "C", "gun-1", "gun-2", "counter-patrol", "telephone", "cabinet", "map-room", "radio",
    "miss", "air-injury", "air-morale", "air-supply", "artillery",
)  # fmt: skip
AIR_NAMES: Final[tuple[str, ...]] = ("injury", "morale", "supply")
AIR_STACKS: Final = 6
DAMAGE_TILES: Final[tuple[int, ...]] = (1, 1, 1, 3, 3, 1, 1, 1, 1, 1)
GUN_TILES: Final = 3
PIECES: Final = 6  # German artillery pieces
TRACK_END: Final = 8  # the rightmost space of the artillery track

# Things a repair can mend: tiles 0-9 by their number, then what is jammed
UNJAM_GUN_1: Final = 10
UNJAM_GUN_2: Final = 11
UNJAM_MACHINE_GUN: Final = 12
MEND_NAMES: Final[tuple[str, ...]] = (
    *TILE_NAMES[:10], "jammed-gun-1", "jammed-gun-2", "jammed-machine-gun",
)  # fmt: skip
NO_MACHINE_GUN: Final = 0
READY: Final = 1
JAMMED: Final = 2

# Infantry
SECTORS: Final = 4
SECTOR_NAMES: Final[tuple[str, ...]] = ("1", "2", "3", "4")
ROOM: Final = 5  # infantry in one sector
TARGET_NAMES: Final[tuple[str, ...]] = (
    "standing-1", "standing-2", "standing-3", "standing-4",
    "lying-1", "lying-2", "lying-3", "lying-4",
)  # fmt: skip

# The supply map: the fortress, the forest edge, three coloured rows, the depots
FORTRESS: Final = 0
FOREST: Final = 1
FIRST_NUMBERED: Final = 5
NUMBERED: Final = 18
ROW_LENGTH: Final = 6
FIRST_DEPOT: Final = 23
DEPOTS: Final = 4
NODES: Final = 27
BLUE: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
ROW_NAMES: Final[tuple[str, ...]] = ("blue", "green", "yellow")
NODE_NAMES: Final[tuple[str, ...]] = (
    "fortress",
    "forest-1", "forest-2", "forest-3", "forest-4",
    *(f"{row}-{number}" for row in ROW_NAMES for number in range(1, ROW_LENGTH + 1)),
    "depot-1", "depot-2", "depot-3", "depot-4",
)  # fmt: skip
FIELD_NAMES: Final[tuple[str, ...]] = NODE_NAMES[FIRST_NUMBERED:FIRST_DEPOT]
DEPOT_NAMES: Final[tuple[str, ...]] = NODE_NAMES[FIRST_DEPOT:]
NUMBER_NAMES: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5", "6")
WALKER_NAMES: Final[tuple[str, ...]] = tuple(
    f"{who}-at-{node}" for who in DEFENDER_NAMES for node in NODE_NAMES
)
# What a shot at a row or a fight can take off the map: patrols, then artillery, by field
PIECE_NAMES: Final[tuple[str, ...]] = (
    *(f"patrol-{field}" for field in FIELD_NAMES),
    *(f"artillery-{field}" for field in FIELD_NAMES),
)
SUPPLY_TOKEN: Final = 0
PATROL_TOKEN: Final = 1
MISS_TOKEN: Final = 2
MORALE_TOKEN: Final = 3
SOLDIER_TOKEN: Final = 4
TOKENS: Final = 5
TOKEN_NAMES: Final[tuple[str, ...]] = ("supply", "patrol", "miss", "morale", "soldier")

# Guns: targets of one shot
TARGET_ROW: Final = 4
TARGET_AIRFIELD: Final = 7
AIM_NAMES: Final[tuple[str, ...]] = (
    "sector-1", "sector-2", "sector-3", "sector-4", "blue-row", "green-row", "yellow-row",
    "airfield",
)  # fmt: skip
STRIKE_MORALE: Final = 0
STRIKE_MISS: Final = 1
STRIKE_SURRENDER: Final = 2
STRIKE_AIR: Final = 3
STRIKE_NAMES: Final[tuple[str, ...]] = ("morale", "miss", "surrender", "air")
GUN_NAMES: Final[tuple[str, ...]] = ("gun-1", "gun-2")

# Tracks
MOOD_NAMES: Final[tuple[str, ...]] = (
    "minus-3", "minus-2", "minus-1", "zero", "plus-1", "plus-2", "plus-3",
)  # fmt: skip
MOOD_ZERO: Final = 3
MOOD_TOP: Final = 6
SURRENDER_NAMES: Final[tuple[str, ...]] = (
    "german-retreat", "truce", "honourable", "surrender", "unconditional",
)  # fmt: skip
HONOURABLE: Final = 2
SKULL: Final = 4
SNOW_END: Final = 5
SNOW_START: Final = 3
SUSPICION_TOP: Final = 6
SUSPICION_RESET: Final = 3
DAYS: Final = 11

# Cards
HIGH: Final = 0
LOW: Final = 1
HOPE: Final = 2
DESPAIR: Final = 3
CARD_KIND_NAMES: Final[tuple[str, ...]] = ("high", "low", "hope", "despair")

# Rules that a marker in a sector brings (20.6), and how it is cleared (20.7)
ON_RED: Final = 0
ON_DUG_IN: Final = 1
ON_MORTARS: Final = 2
ON_SWIFT: Final = 3
ON_SMOKE: Final = 4
ON_COVER: Final = 5
ONGOING_NAMES: Final[tuple[str, ...]] = ("red", "dug-in", "mortars", "swift", "smoke", "cover")
CLEAR_EMPTY: Final = 0
CLEAR_SILENCED: Final = 1
CLEAR_SUPPLIES: Final = 2
CLEAR_MORALE: Final = 3
CLEAR_NAMES: Final[tuple[str, ...]] = ("empty", "silenced", "supplies", "morale")

# What missions ask for
GOAL_DEFENCE: Final = 0
GOAL_SUPPLIES: Final = 1
GOAL_DELIVERED: Final = 2
GOAL_REPAIRED: Final = 3
GOAL_MANNED: Final = 4
GOAL_SOLDIERS: Final = 5
GOAL_GUNS: Final = 6
GOAL_UNPATROLLED: Final = 7
GOAL_HEALTHY: Final = 8
GOAL_NAMES: Final[tuple[str, ...]] = (
    "defence", "supplies", "delivered", "repaired", "manned", "soldiers", "guns", "unpatrolled",
    "healthy",
)  # fmt: skip

# Settings
EDITION_1940: Final = 0
EDITION_2023: Final = 1
EDITION_NAMES: Final[tuple[str, ...]] = ("1940", "2023")
DIFFICULTY_NAMES: Final[tuple[str, ...]] = ("normal", "easier", "easiest", "harder", "hardest")
