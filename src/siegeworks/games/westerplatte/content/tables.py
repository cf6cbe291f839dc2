"""The content of Westerplatte as the rules read it: small ints in tuples, no names to look up.

`content.load` fills one `Tables` from the TOML files; the rules only ever read it. Every table is
annotated as a tuple of any length, because mypyc indexes those without boxing anything.
"""

from typing import Final

from siegeworks.parts.content.columns import Columns

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


class Tables:
    """Everything the rules need to know about the pieces, set once and never changed.

    Cards are numbered with phase 1 first, events with the positive ones first. Built by
    `content.load`, which has already checked what is handed in here.
    """

    def __init__(self, filled: Columns) -> None:
        numbers, columns, grids, names = filled.numbers, filled.columns, filled.grids, filled.names
        self.content_hash: str = filled.content_hash

        # Attack cards, one entry each. Instants have no lane, howitzers speed 0, and only air
        # raids a target field; mark1 < mark2 are the lanes whose troops advance.
        self.cards: int = numbers["cards"]
        self.first_phase: int = numbers["first_phase"]
        self.card_names: tuple[str, ...] = names["card_names"]
        self.kind: tuple[int, ...] = columns["kind"]
        self.lane: tuple[int, ...] = columns["lane"]
        self.health: tuple[int, ...] = columns["health"]
        self.speed: tuple[int, ...] = columns["speed"]
        self.fire: tuple[int, ...] = columns["fire"]
        self.target: tuple[int, ...] = columns["target"]
        self.mark1: tuple[int, ...] = columns["mark1"]
        self.mark2: tuple[int, ...] = columns["mark2"]

        # The map: neighbours of each field, ascending; the two guardhouses of each forward space.
        self.paths: tuple[tuple[int, ...], ...] = grids["paths"]
        self.linked: tuple[tuple[int, ...], ...] = grids["linked"]

        # Levels: side of the tiles (0 green, 1 red), morale track, events drawn of each sort.
        self.side: tuple[int, ...] = columns["side"]
        self.track_of: tuple[int, ...] = columns["track_of"]
        self.good_events: tuple[int, ...] = columns["good_events"]
        self.bad_events: tuple[int, ...] = columns["bad_events"]

        # Morale tracks: space codes from left to right, and where the marker starts.
        self.track: tuple[tuple[int, ...], ...] = grids["track"]
        self.start: tuple[int, ...] = columns["start"]

        # Tiles by side: slots for (mines, grenades, bricks), and what the other tiles do.
        self.slots: tuple[tuple[int, ...], ...] = grids["slots"]
        self.ammunition_gain: tuple[int, ...] = columns["ammunition_gain"]
        self.push_count: tuple[int, ...] = columns["push_count"]
        self.bricks: tuple[int, ...] = columns["bricks"]

        # Events: places are the fields shelled or the lanes that attack; a burnt passage
        # between f and g is there twice, as f * FIELDS + g and g * FIELDS + f.
        self.positive_events: int = numbers["positive_events"]
        self.event_names: tuple[str, ...] = names["event_names"]
        self.event_kind: tuple[int, ...] = columns["event_kind"]
        self.event_amount: tuple[int, ...] = columns["event_amount"]
        self.event_places: tuple[tuple[int, ...], ...] = grids["event_places"]
        self.event_paths: tuple[tuple[int, ...], ...] = grids["event_paths"]

        # Numbers of the rules; content/numbers.toml says what each one is.
        self.full_wall: int = numbers["full_wall"]
        self.ammunition: int = numbers["ammunition"]
        self.ammunition_each: int = numbers["ammunition_each"]
        self.ammunition_loss: int = numbers["ammunition_loss"]
        self.extra_moves: int = numbers["extra_moves"]
        self.extra_actions: int = numbers["extra_actions"]
        self.limited_moves: int = numbers["limited_moves"]
        self.moves: int = numbers["moves"]
        self.actions: int = numbers["actions"]
        self.days: int = numbers["days"]
        self.day_cards: int = numbers["day_cards"]
        self.refill_day: int = numbers["refill_day"]
        self.first_cards: int = numbers["first_cards"]
        self.last_space: int = numbers["last_space"]
        self.mortar_damage: int = numbers["mortar_damage"]
        self.rebuild_bricks: int = numbers["rebuild_bricks"]
        self.push_spaces: int = numbers["push_spaces"]
        self.morale_bricks: int = numbers["morale_bricks"]
        self.turn_cap: int = numbers["turn_cap"]
