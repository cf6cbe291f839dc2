"""The words of the game: the verbs of options, and the kinds of log lines.

The word is the name of the constant; see ``siegeworks.parts.vocabulary``.
"""

from typing import Final

# Verbs: an option is one of these plus what it touches
DONE: Final = 1 << 8
DRAW: Final = 2 << 8
STOP: Final = 3 << 8
KEEP: Final = 4 << 8
FEED: Final = 5 << 8
CHEER: Final = 6 << 8
WAKE: Final = 7 << 8
WAKE_ALL: Final = 8 << 8
REST: Final = 9 << 8
TIRE: Final = 10 << 8
PUT: Final = 11 << 8
SHOOT: Final = 12 << 8
MACHINE_GUN: Final = 13 << 8
MACHINE_GUN_SUPPLY: Final = 14 << 8
RECKLESS: Final = 15 << 8
REMOVE: Final = 16 << 8
PIN: Final = 17 << 8
AIM: Final = 18 << 8
HOLD: Final = 19 << 8
TAKE: Final = 20 << 8
STRIKE: Final = 21 << 8
DROP: Final = 22 << 8
WALK: Final = 23 << 8
GO: Final = 24 << 8
STAY: Final = 25 << 8
HIDE: Final = 26 << 8
SNEAK: Final = 27 << 8
FIGHT: Final = 28 << 8
WORK: Final = 29 << 8
MEND: Final = 30 << 8
ADD_MISS: Final = 31 << 8
RAISE_DEFENCE: Final = 32 << 8
TREAT: Final = 34 << 8
BED: Final = 35 << 8
WAIT: Final = 36 << 8
ADMIT: Final = 37 << 8
CHOOSE: Final = 38 << 8
ACT: Final = 39 << 8
IGNORE: Final = 40 << 8
LOWER_FEAR: Final = 41 << 8
LOWER_DOUBT: Final = 42 << 8
OPEN: Final = 43 << 8
MAN: Final = 44 << 8
TOP: Final = 45 << 8
CLAIM: Final = 46 << 8
LATER: Final = 47 << 8
PAY: Final = 48 << 8
BURY: Final = 49 << 8
FALL: Final = 50 << 8
NOT_TODAY: Final = 51 << 8
FIRE: Final = 52 << 8
PIN_ONE: Final = 53 << 8
LOWER_SUSPICION: Final = 54 << 8

# The kinds of noun that verbs touch
TOUCHES: Final[dict[int, str]] = {
    KEEP: "defender",
    WAKE: "defender",
    REST: "defender",
    TIRE: "defender",
    PUT: "place",
    SHOOT: "position",
    MACHINE_GUN: "position",
    MACHINE_GUN_SUPPLY: "position",
    RECKLESS: "defender",
    REMOVE: "target",
    PIN: "sector",
    AIM: "aim",
    TAKE: "piece",
    STRIKE: "strike",
    DROP: "air-stack",
    WALK: "walker",
    GO: "node",
    FIGHT: "piece",
    WORK: "space",
    MEND: "mend",
    TREAT: "bed",
    ADMIT: "patient",
    CHOOSE: "morale",
    OPEN: "token",
    MAN: "source",
    TOP: "snow",
    PAY: "event",
    BURY: "body",
    FALL: "defender",
    FIRE: "gun",
    PIN_ONE: "sector",
}

# Log lines
DAY_BEGINS: Final = 1
EVENT_DRAWN: Final = 2
WEATHER_IS: Final = 3
SNOW_MOVES: Final = 4
DEED_DONE: Final = 5
DEED_IMPOSSIBLE: Final = 6
DOUBT_ADDED: Final = 7
RECRUIT_DRAWN: Final = 8
DOUBT_DRAWN: Final = 9
JOINS: Final = 10
RECRUIT_LEAVES: Final = 11
SUPPLIES_NOW: Final = 12
TILE_DRAWN: Final = 13
DAMAGE_PLACED: Final = 14
AIR_RAID: Final = 15
ARTILLERY_MOVES: Final = 16
PIECE_PLACED: Final = 17
AIR_STACK_ADDED: Final = 19
INFANTRY_ADDED: Final = 20
INFANTRY_ROLLS: Final = 21
UNDEFENDED: Final = 22
STAND_UP: Final = 23
GRENADES_THROWN: Final = 24
HITS_TAKEN: Final = 25
INFANTRY_MOVES: Final = 26
CHARGE: Final = 27
FALLEN: Final = 28
INJURED: Final = 29
BEDDED: Final = 30
WAITS: Final = 31
LOST: Final = 32
MORALE_NOW: Final = 33
SUSPICION_NOW: Final = 34
DEFENCE_NOW: Final = 35
SURRENDER_NOW: Final = 36
RESTED: Final = 37
READIED: Final = 38
TO_REST: Final = 39
PLACED: Final = 40
RELIEVED: Final = 41
FEAR_NOW: Final = 42
DOUBT_NOW: Final = 43
ROUTE_OPENED: Final = 44
TELEPHONE: Final = 45
SHOT: Final = 46
PINNED: Final = 47
REMOVED: Final = 48
MACHINE_GUN_FIRES: Final = 50
RECKLESS_DEFENCE: Final = 51
GUN_FIRES: Final = 52
GUN_JAMS: Final = 53
GUN_HOLDS: Final = 54
AIRFIELD_HIT: Final = 55
PATROL_REMOVED: Final = 56
PIECE_REMOVED: Final = 57
RUN_SENT: Final = 58
RUN_MOVES: Final = 59
RUN_HIDES: Final = 60
RUN_SNEAKS: Final = 61
RUN_CAUGHT: Final = 62
RUN_FIGHTS: Final = 63
TOKEN_TAKEN: Final = 64
TOKEN_LOST: Final = 65
DELIVERED: Final = 66
RUN_RETURNS: Final = 67
PATROL_ADDED: Final = 68
SNOW_FOUND: Final = 69
REPAIRED: Final = 70
MISS_ADDED: Final = 71
PROMOTED: Final = 72
HOPE_ADDED: Final = 73
DESPAIR_ADDED: Final = 74
MAP_ROOM: Final = 75
TREATED: Final = 76
CURED: Final = 77
WORSE: Final = 78
DIED: Final = 79
BETTER: Final = 80
MODIFIER: Final = 81
CARD_DRAWN: Final = 82
CARD_RESOLVED: Final = 83
OTHERWISE: Final = 84
HEART_DONE: Final = 85
HEART_IGNORED: Final = 86
SURRENDER_REASON: Final = 87
COUP: Final = 88
RETREAT: Final = 89
LAST_STAND: Final = 90
FINAL_ADVANCE: Final = 91
HELD: Final = 92
DEFEATED: Final = 93
TOO_FEW: Final = 94
BURIED: Final = 95
TIRED: Final = 96
MISSION_GIVEN: Final = 97
MISSION_DONE: Final = 98
MISSION_FAILED: Final = 99
MARKER_PLACED: Final = 100
MARKER_CLEARED: Final = 101
RUN_STAYS: Final = 102
AIR_STACK_DROPPED: Final = 103
BAG_CHANGED: Final = 104
CARD_SAYS: Final = 105
CARD_ASKS: Final = 106
MISSION_GOAL: Final = 107
MARKER_RULE: Final = 108
MARKER_END: Final = 109
SNOW_SEEN: Final = 110
RATION_NOW: Final = 111
LEFT: Final = 112
DECK_RENEWED: Final = 113
CARD_BACK: Final = 114
MACHINE_GUN_READY: Final = 115
MACHINE_GUN_JAMS: Final = 116
INFANTRY_STANDS: Final = 117
AIR_LAID: Final = 118
FIRST_ATTACK: Final = 119
LACKING: Final = 120
LEAVING: Final = 121

# The kinds of noun that log lines speak of
SPEAKS_OF: Final[dict[int, tuple[str, ...]]] = {
    DAY_BEGINS: ("day", "stage"),
    EVENT_DRAWN: ("event",),
    WEATHER_IS: ("weather",),
    SNOW_MOVES: ("snow-space",),
    DEED_DONE: ("deed", "amount"),
    DEED_IMPOSSIBLE: ("deed",),
    DOUBT_ADDED: ("doubt-discs",),
    RECRUIT_DRAWN: ("defender",),
    JOINS: ("defender",),
    RECRUIT_LEAVES: ("defender",),
    SUPPLIES_NOW: ("supplies",),
    TILE_DRAWN: ("tile",),
    DAMAGE_PLACED: ("tile",),
    AIR_RAID: ("tile",),
    ARTILLERY_MOVES: ("artillery-space",),
    PIECE_PLACED: ("field",),
    AIR_STACK_ADDED: ("count",),
    INFANTRY_ADDED: ("sector", "count"),
    INFANTRY_ROLLS: ("sector", "die"),
    STAND_UP: ("count",),
    GRENADES_THROWN: ("count",),
    HITS_TAKEN: ("count", "count"),
    INFANTRY_MOVES: ("sector", "count"),
    FALLEN: ("defender",),
    INJURED: ("body", "die"),
    BEDDED: ("patient",),
    WAITS: ("patient",),
    LOST: ("defender",),
    MORALE_NOW: ("mood",),
    SUSPICION_NOW: ("suspicion",),
    DEFENCE_NOW: ("defence",),
    SURRENDER_NOW: ("outcome",),
    RESTED: ("count",),
    READIED: ("defender",),
    TO_REST: ("defender",),
    PLACED: ("place",),
    RELIEVED: ("defender",),
    FEAR_NOW: ("fear",),
    DOUBT_NOW: ("count", "count"),
    ROUTE_OPENED: ("token",),
    TELEPHONE: ("count",),
    SHOT: ("position", "throw"),
    PINNED: ("sector",),
    REMOVED: ("target",),
    MACHINE_GUN_FIRES: ("position", "throw"),
    RECKLESS_DEFENCE: ("defender",),
    GUN_FIRES: ("gun", "aim"),
    GUN_JAMS: ("gun",),
    GUN_HOLDS: ("gun",),
    AIRFIELD_HIT: ("strike",),
    PATROL_REMOVED: ("field",),
    PIECE_REMOVED: ("field",),
    RUN_SENT: ("defender",),
    RUN_MOVES: ("defender", "node"),
    RUN_HIDES: ("defender", "node"),
    RUN_SNEAKS: ("defender", "die"),
    RUN_CAUGHT: ("defender", "die"),
    RUN_FIGHTS: ("defender", "die"),
    TOKEN_TAKEN: ("defender", "token"),
    TOKEN_LOST: ("token",),
    DELIVERED: ("token",),
    RUN_RETURNS: ("defender",),
    PATROL_ADDED: ("field",),
    SNOW_FOUND: ("snow",),
    REPAIRED: ("mend",),
    MISS_ADDED: ("count",),
    PROMOTED: ("defender",),
    HOPE_ADDED: ("morale", "count"),
    DESPAIR_ADDED: ("morale", "count"),
    MAP_ROOM: ("count",),
    TREATED: ("patient",),
    CURED: ("body",),
    WORSE: ("patient",),
    DIED: ("body",),
    BETTER: ("patient",),
    MODIFIER: ("reason", "count"),
    CARD_DRAWN: ("morale",),
    CARD_RESOLVED: ("morale",),
    OTHERWISE: ("morale",),
    HEART_DONE: ("morale",),
    HEART_IGNORED: ("morale",),
    SURRENDER_REASON: ("cause",),
    FINAL_ADVANCE: ("count",),
    HELD: ("outcome",),
    DEFEATED: ("day",),
    TOO_FEW: ("healthy", "need"),
    BURIED: ("body",),
    TIRED: ("defender",),
    MISSION_GIVEN: ("mission",),
    MISSION_DONE: ("mission",),
    MISSION_FAILED: ("mission",),
    MARKER_PLACED: ("event", "sector"),
    MARKER_CLEARED: ("event",),
    RUN_STAYS: ("defender", "node"),
    AIR_STACK_DROPPED: ("count",),
    BAG_CHANGED: ("defender", "count"),
    CARD_SAYS: ("deed", "amount"),
    CARD_ASKS: ("deed", "amount"),
    MISSION_GOAL: ("goal", "count"),
    MARKER_RULE: ("ongoing",),
    MARKER_END: ("clear", "count"),
    SNOW_SEEN: ("snow",),
    RATION_NOW: ("count",),
    LEFT: ("space", "count"),
    DECK_RENEWED: ("morale-deck",),
    CARD_BACK: ("morale",),
    INFANTRY_STANDS: ("sector", "count"),
    AIR_LAID: ("air", "air"),
    LACKING: ("space", "count"),
    LEAVING: ("count",),
}
