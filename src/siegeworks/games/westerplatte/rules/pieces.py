"""The pieces of Westerplatte as small numbers, and their names in the same order."""

from typing import Final

NONE: Final = -1

LANES: Final = 5
FIELDS: Final = 11
FIRST_GUARDHOUSE: Final = 5  # fields 0-4 are the forward spaces A-E, 5-10 the guardhouses G1-G6

HOWITZER: Final = 0
MACHINE_GUN: Final = 1
AIR_RAID: Final = 2
MORALE_LOSS: Final = 3

TILE_MORALE: Final = 0
TILE_MORTAR: Final = 1
TILE_MINES: Final = 2
TILE_REBUILD: Final = 3
TILE_AMMUNITION: Final = 4
TILE_PUSH: Final = 5

LOW_3: Final = 0
LOW_2: Final = 1
LOW_1: Final = 2
NEUTRAL: Final = 3
START: Final = 4
HIGH_1: Final = 5
HIGH_2: Final = 6
HIGH_3: Final = 7

EVENT_WALLS: Final = 0
EVENT_AMMUNITION: Final = 1
EVENT_GRENADE: Final = 2
EVENT_MINE: Final = 3
EVENT_MORALE: Final = 4
EVENT_SHELLING: Final = 5
EVENT_ATTACK: Final = 6
EVENT_BURNT: Final = 7

MINES: Final = 0
GRENADES: Final = 1
BRICKS: Final = 2

EASY: Final = 0
MEDIUM: Final = 1
HARD: Final = 2

GREEN: Final = 0
RED: Final = 1

# Each tuple is in the order of the constants above.
FIELD_NAMES: Final[tuple[str, ...]] = (
    "A", "B", "C", "D", "E", "G1", "G2", "G3", "G4", "G5", "G6",
)  # fmt: skip
LANE_NAMES: Final[tuple[str, ...]] = ("A", "B", "C", "D", "E")
SPACE_NAMES: Final[tuple[str, ...]] = ("I", "II", "III", "IV")
KIND_NAMES: Final[tuple[str, ...]] = ("howitzer", "machine-gun", "air-raid", "morale-loss")
TILE_NAMES: Final[tuple[str, ...]] = (
    "morale", "mortar", "mines", "rebuild", "ammunition", "push-back",
)  # fmt: skip
TRACK_NAMES: Final[tuple[str, ...]] = (
    "low-3", "low-2", "low-1", "neutral", "start", "high-1", "high-2", "high-3",
)  # fmt: skip
EVENT_KIND_NAMES: Final[tuple[str, ...]] = (
    "walls", "ammunition", "grenade", "mine", "morale", "shelling", "attack", "burnt",
)  # fmt: skip
SUPPLY_NAMES: Final[tuple[str, ...]] = ("mines", "grenades", "bricks")
LEVEL_NAMES: Final[tuple[str, ...]] = ("easy", "medium", "hard")
SIDE_NAMES: Final[tuple[str, ...]] = ("green", "red")
