"""The words of the game: the verbs of options, and the kinds of log lines.

The word is the name of the constant; see ``siegeworks.parts.vocabulary``. Verbs are numbers from
``1 << 8`` up, log lines from 1 to 255. Each part of the rules has numbers of its own.
"""

from typing import Final

# Verbs of both parts
DONE: Final = 1 << 8
PASS: Final = 2 << 8

# Verbs of turns and communities (chapters 3 to 11 and 20): 3 to 59
GO: Final = 3 << 8
EMPLOY: Final = 4 << 8
THROW: Final = 5 << 8
GIVE: Final = 6 << 8
TAKE: Final = 7 << 8
TURN_IN: Final = 8 << 8
BUILD: Final = 9 << 8
RAZE: Final = 10 << 8
PLAY: Final = 11 << 8
KEEP: Final = 12 << 8
GIVE_CARD: Final = 13 << 8
START_AT: Final = 14 << 8
USE_STEWARD: Final = 15 << 8
LOSE: Final = 16 << 8
PUT_PLACE: Final = 17 << 8
DISMISS: Final = 18 << 8
STARVE_WORKER: Final = 19 << 8
STARVE_SOLDIER: Final = 20 << 8
STEWARD_TO: Final = 21 << 8
SPECIAL: Final = 22 << 8
PAY_FEE: Final = 23 << 8
TRADE: Final = 24 << 8
ACT: Final = 25 << 8
SHIFT: Final = 26 << 8

# Verbs of the war (chapters 12 to 19 and 21 to 23): 60 to 139
SHOOT_FROM: Final = 60 << 8
AIM_AT: Final = 61 << 8
LOOSE: Final = 62 << 8
KNOCK: Final = 63 << 8
SET_OFF: Final = 64 << 8
SHELL: Final = 65 << 8
REPLACE: Final = 66 << 8
ACT_FROM: Final = 67 << 8
HOLD_FIRE: Final = 68 << 8
WHET: Final = 69 << 8
DRILL_UP: Final = 70 << 8
LOSE_MINE: Final = 71 << 8
SPARE_MINE: Final = 72 << 8
WOUND_CITIZENS: Final = 73 << 8
FELL_ELITES: Final = 74 << 8
PUSH_ELITES: Final = 75 << 8
PUSH_BASICS: Final = 76 << 8
PUSH_TO: Final = 77 << 8
LEAVE_THERE: Final = 78 << 8
ORDER: Final = 79 << 8
ENLIST: Final = 80 << 8
DISCHARGE_FARMER: Final = 81 << 8
DISCHARGE_CITIZEN: Final = 82 << 8
MOVE_FROM: Final = 83 << 8
MOVE_TO: Final = 84 << 8
SEND_FARMERS: Final = 85 << 8
SEND_CITIZENS: Final = 86 << 8
SEND_WORK: Final = 87 << 8
KEEP_WORK: Final = 88 << 8
SEND_CREW: Final = 89 << 8
OVER_TO: Final = 90 << 8
TURN_AT: Final = 91 << 8
FACE: Final = 92 << 8
HEAL_FARMER: Final = 93 << 8
HEAL_CITIZEN: Final = 94 << 8
RAISE_FARMER: Final = 95 << 8
RAISE_CITIZEN: Final = 96 << 8
LAY_AT: Final = 97 << 8
BLAST: Final = 98 << 8
FENCE: Final = 99 << 8
RING_BELL: Final = 100 << 8
TAKE_TURN: Final = 101 << 8
SLOW_FARMERS: Final = 102 << 8
SLOW_CITIZENS: Final = 103 << 8
HOLD_ALL: Final = 104 << 8

# The kinds of noun that verbs touch
TOUCHES: Final[dict[int, str]] = {
    GO: "place",
    EMPLOY: "job",
    THROW: "good",
    GIVE: "gift",
    TAKE: "bundle",
    TURN_IN: "recipe",
    BUILD: "building",
    RAZE: "building",
    PLAY: "improvement",
    GIVE_CARD: "seat",
    START_AT: "place",
    USE_STEWARD: "steward",
    LOSE: "good",
    PUT_PLACE: "spot",
    DISMISS: "job",
    STARVE_WORKER: "seat-job",
    STARVE_SOLDIER: "hex",
    STEWARD_TO: "place",
    PAY_FEE: "resource",
    SHIFT: "good",
    # the war
    SHOOT_FROM: "hex",
    AIM_AT: "hex",
    KNOCK: "hex",
    SET_OFF: "hex",
    SHELL: "hex",
    REPLACE: "seat",
    ACT_FROM: "hex",
    DRILL_UP: "hex",
    LOSE_MINE: "count",
    SPARE_MINE: "count",
    WOUND_CITIZENS: "count",
    FELL_ELITES: "count",
    PUSH_ELITES: "count",
    PUSH_BASICS: "count",
    PUSH_TO: "direction",
    ORDER: "order",
    ENLIST: "kind",
    DISCHARGE_FARMER: "hex",
    DISCHARGE_CITIZEN: "hex",
    MOVE_FROM: "hex",
    MOVE_TO: "direction",
    SEND_FARMERS: "count",
    SEND_CITIZENS: "count",
    OVER_TO: "direction",
    TURN_AT: "hex",
    FACE: "direction",
    HEAL_FARMER: "seat",
    HEAL_CITIZEN: "seat",
    RAISE_FARMER: "hex",
    RAISE_CITIZEN: "hex",
    LAY_AT: "hex",
    BLAST: "hex",
    FENCE: "hex",
    TAKE_TURN: "seat-steward",
    SLOW_FARMERS: "count",
    SLOW_CITIZENS: "count",
}

# Log lines of turns and communities: 1 to 99
BEGINS: Final = 1
ERA_BEGINS: Final = 2
HALF_YEAR_BEGINS: Final = 3
MARKET_TURNED: Final = 4
PLACE_LAID: Final = 5
WENT: Final = 6
BEGAN_AT: Final = 7
RECEIVED: Final = 8
BONUS: Final = 9
LOST_GOOD: Final = 10
THROWN: Final = 11
TURNED_IN: Final = 12
BUILT: Final = 13
RAZED: Final = 14
EMPLOYED: Final = 15
DISMISSED: Final = 16
COLONIST_COMES: Final = 17
COLONIST_LEAVES: Final = 18
GAVE: Final = 19
CARD_DRAWN: Final = 20
PLAYED: Final = 21
CARD_GIVEN: Final = 22
CLAIMED: Final = 23
STARTS: Final = 24
FED: Final = 25
WORKER_HUNGRY: Final = 26
SOLDIER_HUNGRY: Final = 27
PRODUCED: Final = 28
BUFFER_FULL: Final = 29
EARNED: Final = 30
SMITHED: Final = 31
STEWARD_COMES: Final = 32
STEWARD_LEAVES: Final = 33
YEAR_ENDS: Final = 34
FEE_PAID: Final = 35
SHIFTED: Final = 36

# Log lines of the war: 100 to 219
INVADERS_SPAWN: Final = 100
INVADER_SPAWNS: Final = 101
CARD_TURNED: Final = 102
TROOP_GOES: Final = 103
TROOP_HALTS: Final = 104
TROOP_HELD: Final = 105
BREAKTHROUGH: Final = 106
OUR_STRENGTH: Final = 107
THEIR_STRENGTH: Final = 108
BATTLE_WON: Final = 109
BATTLE_LOST: Final = 110
SOLDIER_WOUNDED: Final = 111
WORK_LOST: Final = 112
WORK_LAID: Final = 113
INVADER_FALLS: Final = 114
STANDS_UP: Final = 115
ALL_STAND_UP: Final = 116
SHOT_FIRED: Final = 117
SALVO_HITS: Final = 118
MINE_REPLACED: Final = 119
KNOCKED_BACK: Final = 120
PUSHED_TO: Final = 121
BOMB_EXPLODES: Final = 122
FIRE_BREATHED: Final = 123
SHOTS_FALL: Final = 124
HELD_OVER: Final = 125
POWER_WORKS: Final = 126
INVADER_JOINS: Final = 127
INVADER_LEAVES: Final = 128
STEALTHY: Final = 129
DODGES: Final = 130
ENLISTED: Final = 131
DISCHARGED: Final = 132
DEPLOYED: Final = 133
TURNED_TO: Final = 134
HEALED: Final = 135
FENCED: Final = 136
BELL_RUNG: Final = 137
WHETTED: Final = 138
WAVE_BEGINS: Final = 139
WAVE_ROUND: Final = 140
FLAG_TAKEN: Final = 141
TRAP_SLOWS: Final = 142
COMERS_STRENGTH: Final = 143
HOLDERS_STRENGTH: Final = 144
HEX_TAKEN: Final = 145
HEX_HELD: Final = 146
TROOP_JUMPS: Final = 147

# The kinds of noun that log lines speak of
SPEAKS_OF: Final[dict[int, tuple[str, ...]]] = {
    BEGINS: ("seat",),
    ERA_BEGINS: ("era",),
    HALF_YEAR_BEGINS: ("year", "season"),
    MARKET_TURNED: ("market",),
    PLACE_LAID: ("place", "spot"),
    WENT: ("seat", "place"),
    BEGAN_AT: ("seat", "place"),
    RECEIVED: ("seat", "bundle"),
    BONUS: ("seat", "good"),
    LOST_GOOD: ("seat", "good"),
    THROWN: ("seat", "good"),
    TURNED_IN: ("seat", "recipe"),
    BUILT: ("seat", "building"),
    RAZED: ("seat", "building"),
    EMPLOYED: ("seat", "job"),
    DISMISSED: ("seat", "job"),
    COLONIST_COMES: ("seat", "kind"),
    COLONIST_LEAVES: ("seat", "kind"),
    GAVE: ("gift",),
    CARD_DRAWN: ("seat", "improvement"),
    PLAYED: ("seat", "improvement"),
    CARD_GIVEN: ("seat", "improvement"),
    CLAIMED: ("seat",),
    STARTS: ("seat",),
    FED: ("count",),
    WORKER_HUNGRY: ("seat-job",),
    SOLDIER_HUNGRY: ("hex",),
    PRODUCED: ("seat-source", "count"),
    BUFFER_FULL: ("seat-source", "count"),
    EARNED: ("seat", "count"),
    SMITHED: ("seat", "count"),
    STEWARD_COMES: ("seat",),
    STEWARD_LEAVES: ("seat",),
    YEAR_ENDS: ("year",),
    FEE_PAID: ("seat", "resource"),
    SHIFTED: ("seat", "good"),
    # the war
    INVADERS_SPAWN: ("card",),
    INVADER_SPAWNS: (
        "invader",
        "hex",
    ),
    CARD_TURNED: (
        "card",
        "hex",
    ),
    TROOP_GOES: (
        "direction",
        "hex",
    ),
    TROOP_HALTS: ("hex",),
    TROOP_HELD: (
        "hex",
        "count",
    ),
    BREAKTHROUGH: ("hex",),
    OUR_STRENGTH: (
        "hex",
        "count",
    ),
    THEIR_STRENGTH: (
        "hex",
        "count",
    ),
    BATTLE_WON: ("hex",),
    BATTLE_LOST: ("hex",),
    SOLDIER_WOUNDED: (
        "kind",
        "hex",
    ),
    WORK_LOST: (
        "work",
        "hex",
    ),
    WORK_LAID: (
        "work",
        "hex",
    ),
    INVADER_FALLS: (
        "invader",
        "hex",
    ),
    STANDS_UP: (
        "kind",
        "hex",
    ),
    SHOT_FIRED: (
        "work",
        "hex",
    ),
    SALVO_HITS: (
        "hex",
        "count",
    ),
    MINE_REPLACED: (
        "work",
        "hex",
    ),
    KNOCKED_BACK: (
        "hex",
        "count",
    ),
    PUSHED_TO: ("hex",),
    BOMB_EXPLODES: ("hex",),
    FIRE_BREATHED: (
        "hex",
        "count",
    ),
    SHOTS_FALL: (
        "hex",
        "count",
    ),
    HELD_OVER: ("hex",),
    POWER_WORKS: (
        "power",
        "hex",
    ),
    INVADER_JOINS: (
        "invader",
        "hex",
    ),
    INVADER_LEAVES: (
        "invader",
        "hex",
    ),
    TROOP_JUMPS: ("hex", "hex"),
    STEALTHY: ("hex",),
    ENLISTED: ("kind",),
    DISCHARGED: (
        "kind",
        "hex",
    ),
    DEPLOYED: (
        "hex",
        "direction",
    ),
    TURNED_TO: (
        "hex",
        "direction",
    ),
    HEALED: (
        "kind",
        "seat",
    ),
    FENCED: ("hex",),
    WHETTED: ("hex",),
    WAVE_ROUND: ("count",),
    FLAG_TAKEN: ("hex",),
    TRAP_SLOWS: ("hex",),
    COMERS_STRENGTH: ("hex", "count"),
    HOLDERS_STRENGTH: ("hex", "count"),
    HEX_TAKEN: ("team", "hex"),
    HEX_HELD: ("team", "hex"),
}
