"""The words of the game: the verbs of options, and the kinds of log lines.

The word is the name of the constant; see ``siegeworks.parts.vocabulary``.
"""

from typing import Final

# Verbs: an option is one of these plus what it touches
END: Final = 1 << 8
MOVE: Final = 2 << 8
FIRE: Final = 3 << 8
ORDER_FIRE: Final = 4 << 8
JOIN: Final = 5 << 8
HOLD_FIRE: Final = 6 << 8
RAISE_MORALE: Final = 7 << 8
MORTAR: Final = 8 << 8
LAY_MINE: Final = 9 << 8
REBUILD: Final = 10 << 8
TAKE_AMMUNITION: Final = 11 << 8
PUSH_BACK: Final = 12 << 8
ENOUGH: Final = 13 << 8
USE_EXTRA_MOVE: Final = 14 << 8
USE_EXTRA_ACTION: Final = 15 << 8
STAND: Final = 16 << 8
HIT: Final = 17 << 8
GIVE: Final = 18 << 8
TAKE_FROM: Final = 19 << 8
GAIN: Final = 20 << 8
LOSE: Final = 21 << 8
BRICK: Final = 22 << 8
FIRE_AT: Final = 23 << 8  # at a lane that is not opposite: tried, and always refused

# The kinds of noun that verbs touch
TOUCHES: Final[dict[int, str]] = {
    MOVE: "field",
    MORTAR: "lane",
    LAY_MINE: "lane",
    REBUILD: "field",
    PUSH_BACK: "lane",
    STAND: "field",
    HIT: "field",
    GIVE: "officer",
    TAKE_FROM: "officer",
    GAIN: "supply",
    LOSE: "supply",
    BRICK: "field",
    FIRE_AT: "lane",
}

# Log lines
TILE_PLACED: Final = 1
OFFICER_STANDS: Final = 2
FIRST_CARD_FILED: Final = 3
TURN_BEGINS: Final = 4
MARKER_SHED: Final = 5
OFFICER_MOVES: Final = 6
EXTRA_MOVE_USED: Final = 7
EXTRA_ACTION_USED: Final = 8
OFFICER_FIRES: Final = 9
OFFICER_ORDERS_FIRE: Final = 10
OFFICER_JOINS: Final = 11
OFFICER_HOLDS: Final = 12
NOBODY_FIRES: Final = 13
TROOP_WOUNDED: Final = 14
TROOP_DESTROYED: Final = 15
MORTAR_FIRED: Final = 16
MINE_LAID: Final = 17
WALL_REBUILT: Final = 18
AMMUNITION_TAKEN: Final = 19
TROOP_PUSHED: Final = 20
BRICKS_LOST: Final = 21
GUARDHOUSE_HIT: Final = 22
CARD_DRAWN: Final = 23
TROOP_ENTERS: Final = 24
LANE_TAKEN: Final = 25
MINE_EXPLODES: Final = 26
LANES_FULL: Final = 27
AIR_RAID: Final = 28
TROOP_ADVANCES: Final = 29
MORALE_MOVES: Final = 30
SUPPLY_GAINED: Final = 31
SUPPLY_LOST: Final = 32
MARKER_GIVEN: Final = 33
MARKERS_CANCEL: Final = 34
AMMUNITION_GIVEN: Final = 35
AMMUNITION_LOST: Final = 36
DAY_ENDS: Final = 37
REFILLED: Final = 38
EVENT_DRAWN: Final = 39
BRICK_LAID: Final = 40
PASSAGE_BURNS: Final = 41
PASSAGE_OPENS: Final = 42
GARRISON_HOLDS: Final = 43
GARRISON_FALLS: Final = 44
GARRISON_STARVES: Final = 45
NOTHING_HAPPENS: Final = 46

# The kinds of noun that log lines speak of
SPEAKS_OF: Final[dict[int, tuple[str, ...]]] = {
    TILE_PLACED: ("field", "tile"),
    OFFICER_STANDS: ("officer", "field"),
    FIRST_CARD_FILED: ("card",),
    TURN_BEGINS: ("turn", "officer"),
    MARKER_SHED: ("officer",),
    OFFICER_MOVES: ("officer", "field"),
    EXTRA_MOVE_USED: ("officer",),
    EXTRA_ACTION_USED: ("officer",),
    OFFICER_FIRES: ("officer", "lane"),
    OFFICER_ORDERS_FIRE: ("officer", "lane"),
    OFFICER_JOINS: ("officer",),
    OFFICER_HOLDS: ("officer",),
    TROOP_WOUNDED: ("lane", "health"),
    TROOP_DESTROYED: ("lane", "card"),
    MORTAR_FIRED: ("lane",),
    MINE_LAID: ("lane",),
    WALL_REBUILT: ("field", "bricks"),
    AMMUNITION_TAKEN: ("officer", "rounds"),
    TROOP_PUSHED: ("lane", "space"),
    BRICKS_LOST: ("field", "bricks"),
    GUARDHOUSE_HIT: ("field", "bricks"),
    CARD_DRAWN: ("card",),
    TROOP_ENTERS: ("card", "lane"),
    LANE_TAKEN: ("lane", "lane"),
    MINE_EXPLODES: ("card", "lane"),
    LANES_FULL: ("card",),
    AIR_RAID: ("field",),
    TROOP_ADVANCES: ("lane", "space"),
    MORALE_MOVES: ("track",),
    SUPPLY_GAINED: ("supply", "stock"),
    SUPPLY_LOST: ("supply", "stock"),
    MARKER_GIVEN: ("officer", "marker"),
    MARKERS_CANCEL: ("officer",),
    AMMUNITION_GIVEN: ("officer",),
    AMMUNITION_LOST: ("officer",),
    DAY_ENDS: ("day",),
    EVENT_DRAWN: ("event",),
    BRICK_LAID: ("field", "bricks"),
    PASSAGE_BURNS: ("event",),
    PASSAGE_OPENS: ("event",),
    GARRISON_HOLDS: ("turn",),
    GARRISON_FALLS: ("day",),
    GARRISON_STARVES: ("turn",),
}
