"""The words of the game: the verbs of options, and the kinds of log lines.

The word is the name of the constant; see ``siegeworks.parts.vocabulary``. Verbs are numbers from
``1 << 8`` up, log lines from 1 to 255. Each part of the rules has numbers of its own.
"""

from typing import Final

# Verbs of the invader's cards and of setting up (chapters 4 to 11 and 19): 1 to 59
PASS: Final = 1 << 8
DONE: Final = 2 << 8
KILL_DEFENDER: Final = 3 << 8
KILL_INVADER: Final = 4 << 8
PUT_NEXT: Final = 5 << 8
KEEP_OBJECTIVE: Final = 6 << 8
KEEP_PLAN: Final = 7 << 8
KEEP_LINE: Final = 8 << 8
CHANGE_LINE: Final = 9 << 8
SWAP_OUT: Final = 10 << 8
SWAP_IN: Final = 11 << 8
GIVE_UP: Final = 12 << 8
USE: Final = 13 << 8
PAY_SPY: Final = 14 << 8
BUILD_AT: Final = 15 << 8
TOWER_AT: Final = 16 << 8
EQUIP: Final = 17 << 8
BRIDGE_AT: Final = 18 << 8
TRAIN_AT: Final = 19 << 8
TRAIN_CREW: Final = 20 << 8
SABOTAGE: Final = 21 << 8
TROLL_TO: Final = 22 << 8
LAY_TARGET: Final = 23 << 8
LAY_FEINT: Final = 24 << 8
RISE_AT: Final = 26 << 8
ADD_HIT: Final = 27 << 8
JOIN_AT: Final = 28 << 8
EQUIP_FREE: Final = 29 << 8

# Verbs of the defender (chapters 14 to 18): 60 to 119
LAY: Final = 60 << 8
FINISH: Final = 61 << 8
COMPLETE: Final = 62 << 8
PICK_UP: Final = 63 << 8
PICK_HERO: Final = 64 << 8
PUT: Final = 65 << 8
SWAP: Final = 66 << 8
PUT_HERO: Final = 67 << 8
SWAP_HEROES: Final = 68 << 8
PAY_GALE: Final = 69 << 8
CALL_OFF: Final = 70 << 8
HEROIC: Final = 71 << 8
REINFORCE_AT: Final = 72 << 8
WORK_FROM: Final = 73 << 8
WORK_ON: Final = 74 << 8
RECALL_FROM: Final = 75 << 8
BLESS: Final = 76 << 8
MIX_UP_AT: Final = 77 << 8
SHOOT: Final = 78 << 8
DAZZLE: Final = 79 << 8
PUT_ITEM: Final = 80 << 8
HANG: Final = 81 << 8
JAM: Final = 82 << 8
SPY_ON: Final = 83 << 8
SET_TRAP: Final = 84 << 8
BUILD_WALL: Final = 85 << 8
SET_PLATFORM: Final = 86 << 8
PLAY: Final = 87 << 8
FORGE: Final = 88 << 8
SCORCH: Final = 89 << 8
TAKE_WALL: Final = 90 << 8
TOPPLE: Final = 91 << 8
ORDER_HOME: Final = 92 << 8
RITUAL_HOME: Final = 93 << 8
FOUL: Final = 94 << 8

# Verbs of maneuvers, orders and the assault (chapters 12, 13 and 20 to 22): 120 to 179
PERFORM: Final = 120 << 8
SAP_UP: Final = 121 << 8
SEND_1: Final = 122 << 8
SEND_2: Final = 123 << 8
SEND_3: Final = 124 << 8
SEND_4: Final = 125 << 8
SEND_5: Final = 126 << 8
SEND_6: Final = 127 << 8
SEND_7: Final = 128 << 8
LEAD: Final = 129 << 8
ROLL_TOWER: Final = 130 << 8
JOIN: Final = 131 << 8
FELL_ON: Final = 132 << 8
FELL_RIDER: Final = 133 << 8
ORDER_OPENLY: Final = 134 << 8
ORDER_SECRETLY: Final = 135 << 8
NO_ORDERS: Final = 136 << 8
LAY_OPEN: Final = 137 << 8
LAY_SECRET: Final = 138 << 8
DETONATE: Final = 139 << 8
COME_OVER: Final = 140 << 8
AIM_CANNON: Final = 141 << 8
AIM_MACHINE: Final = 142 << 8
HOLD_FIRE: Final = 143 << 8
BREAK_ITEM: Final = 144 << 8
AIM_ARROWS: Final = 145 << 8
POLE_AT: Final = 146 << 8
RECOVER: Final = 147 << 8

# The kinds of noun that verbs touch
TOUCHES: Final[dict[int, str]] = {
    # chapters 4 to 11 and 19
    KILL_DEFENDER: "garrison-kind",
    KILL_INVADER: "horde-kind",
    PUT_NEXT: "card",
    KEEP_OBJECTIVE: "objective",
    KEEP_PLAN: "plan",
    SWAP_OUT: "card",
    SWAP_IN: "card",
    GIVE_UP: "horde-kind",
    USE: "price",
    PAY_SPY: "horde-kind",
    BUILD_AT: "gun",
    TOWER_AT: "side",
    EQUIP: "section",
    BRIDGE_AT: "path",
    TRAIN_AT: "rampart",
    TRAIN_CREW: "gun",
    SABOTAGE: "building",
    TROLL_TO: "side",
    LAY_TARGET: "mark",
    LAY_FEINT: "mark",
    RISE_AT: "side",
    ADD_HIT: "gun",
    JOIN_AT: "rampart",
    EQUIP_FREE: "fitting",
    # chapters 14 to 18
    LAY: "action",
    FINISH: "action",
    COMPLETE: "action",
    PICK_UP: "post-unit",
    PICK_HERO: "hero",
    PUT: "post",
    SWAP: "post-unit",
    PUT_HERO: "hero-post",
    HEROIC: "hero-order",
    REINFORCE_AT: "post-unit",
    WORK_FROM: "post-unit",
    WORK_ON: "action",
    RECALL_FROM: "post-unit",
    BLESS: "side",
    MIX_UP_AT: "section",
    SHOOT: "camp-unit",
    DAZZLE: "section",
    PUT_ITEM: "tower",
    HANG: "section",
    JAM: "gun",
    SPY_ON: "card",
    SET_TRAP: "trap-at",
    BUILD_WALL: "section",
    SET_PLATFORM: "section",
    PLAY: "plan",
    FORGE: "action",
    SCORCH: "side",
    TAKE_WALL: "section",
    TOPPLE: "section",
    ORDER_HOME: "section",
    RITUAL_HOME: "mark",
    FOUL: "gun",
    # chapters 12, 13 and 20 to 22
    PERFORM: "maneuver",
    SAP_UP: "horde-kind",
    SEND_1: "march",
    SEND_2: "march",
    SEND_3: "march",
    SEND_4: "march",
    SEND_5: "march",
    SEND_6: "march",
    SEND_7: "march",
    LEAD: "march",
    ROLL_TOWER: "path",
    JOIN: "horde-kind",
    FELL_ON: "path",
    FELL_RIDER: "rampart",
    LAY_OPEN: "order-at",
    LAY_SECRET: "order-at",
    DETONATE: "count",
    COME_OVER: "path",
    AIM_CANNON: "camp",
    AIM_MACHINE: "section",
    BREAK_ITEM: "tower",
    AIM_ARROWS: "rampart",
    POLE_AT: "section",
    RECOVER: "garrison-kind",
}

# Log lines of the invader's cards and of setting up: 1 to 89
CARD_DEALT: Final = 1
OBJECTIVES_DEALT: Final = 2
OBJECTIVE_DRAWN: Final = 3
OBJECTIVE_KEPT: Final = 4
PLANS_DEALT: Final = 5
PLAN_DRAWN: Final = 6
PLAN_CHOSEN: Final = 7
PLAN_KEPT: Final = 8
ROUND_BEGINS: Final = 9
UNITS_DRAWN: Final = 10
WOOD_GAINED: Final = 11
LINE_CHANGED: Final = 12
CARD_OUT: Final = 13
CARD_IN: Final = 14
CARD_PASSED: Final = 15
CARD_IDLE: Final = 16
CARD_USED: Final = 17
UNITS_PAID: Final = 18
WOOD_PAID: Final = 19
SAND_GIVEN: Final = 20
UNIT_GIVEN_UP: Final = 21
MACHINE_BUILT: Final = 22
MANTELET_BUILT: Final = 23
SIEGE_TOWER_BUILT: Final = 24
EQUIPMENT_LAID: Final = 25
BRIDGE_LAID: Final = 26
TRAINED: Final = 27
CREW_TRAINED: Final = 28
SABOTEUR_SENT: Final = 29
TROLL_COMES: Final = 30
RITUAL_PERFORMED: Final = 31
TOKEN_LAID: Final = 32
TARGET_LAID: Final = 33
FEINT_LAID: Final = 34
TARGET_TURNED: Final = 35
FEINT_TURNED: Final = 36
DEFENDER_DIES: Final = 37
DEFENDER_RISES: Final = 38
INVADER_DIES: Final = 39
OBJECTIVE_MET: Final = 40
HIT_ADDED: Final = 41
SAND_KEPT: Final = 42
SPY_HOME: Final = 43
UNIT_JOINS: Final = 44
ORDER_LOST: Final = 45

# Log lines of the defender's chapters: 90 to 159
SAND_LAID: Final = 90
ACTION_DONE: Final = 91
UNIT_MOVES: Final = 92
UNITS_SWAP: Final = 93
HERO_MOVES: Final = 94
MOVE_CALLED_OFF: Final = 95
GALE_PAID: Final = 96
HERO_ORDERS: Final = 97
ORDER_POSSESSED: Final = 98
UNIT_TRAINED: Final = 99
SIDE_BLESSED: Final = 100
ORDER_OFF: Final = 101
GLARE_OVER: Final = 102
ITEM_BUILT: Final = 103
CAULDRON_HUNG: Final = 104
SABOTEURS_GONE: Final = 105
MACHINE_JAMMED: Final = 106
SPY_SENT: Final = 107
TRAP_LAID: Final = 108
TRAP_MEANT: Final = 109
WALL_BUILT: Final = 110
PLATFORM_SET: Final = 111
PLAN_PLAYED: Final = 112
TOWN_LEVIED: Final = 113
WARD_OPENED: Final = 114
GROUND_SCORCHED: Final = 115
WALL_TAKEN: Final = 116
PARAPET_TOPPLED: Final = 117
ORDER_SENT_HOME: Final = 118
RITUAL_SENT_HOME: Final = 119
DECK_FOULED: Final = 120

# Log lines of maneuvers, orders and the assault: 160 to 229
MANEUVER_BEGINS: Final = 160
SAPPED: Final = 161
SENT: Final = 162
LED: Final = 163
TOWER_SETS_OUT: Final = 164
TOWER_STOPS: Final = 165
TRAP_SPRINGS: Final = 166
DIES_ON_PATH: Final = 167
MARAUDERS_JOIN: Final = 168
ORDER_GIVEN: Final = 169
ORDER_LAID: Final = 170
ORDER_MEANT: Final = 171
ORDER_SHOWN: Final = 172
WALL_BURSTS: Final = 173
TROLL_CALLED: Final = 174
ASSAULT_BEGINS: Final = 175
CANNON_FIRES: Final = 176
MACHINE_MISSES: Final = 177
MACHINE_HITS: Final = 178
WALL_BREAKS: Final = 179
CAULDRON_BREAKS: Final = 180
ITEM_BREAKS: Final = 181
VOLLEY: Final = 182
POISON_WORKS: Final = 183
CAULDRON_POURS: Final = 184
POLE_STRIKES: Final = 185
INVADER_SUM: Final = 186
DEFENDER_SUM: Final = 187
BREACH: Final = 188
RECOVERED: Final = 189
SENT_AWAY: Final = 190
ROUND_ENDS: Final = 191
CASTLE_HELD: Final = 192
BREACH_LINE: Final = 193
ASSAULT_ENDS: Final = 194

# The kinds of noun that log lines speak of
SPEAKS_OF: Final[dict[int, tuple[str, ...]]] = {
    # chapters 4 to 11 and 19
    CARD_DEALT: ("card",),
    OBJECTIVE_DRAWN: ("objective",),
    OBJECTIVE_KEPT: ("objective",),
    PLAN_DRAWN: ("plan",),
    PLAN_KEPT: ("plan",),
    ROUND_BEGINS: ("round",),
    UNITS_DRAWN: ("horde-kind", "count"),
    WOOD_GAINED: ("count",),
    LINE_CHANGED: ("count",),
    CARD_OUT: ("card",),
    CARD_IN: ("card",),
    CARD_PASSED: ("card",),
    CARD_IDLE: ("card", "obstacle"),
    CARD_USED: ("card",),
    UNITS_PAID: ("horde-kind", "count"),
    WOOD_PAID: ("count",),
    SAND_GIVEN: ("count", "count"),
    UNIT_GIVEN_UP: ("horde-kind", "count"),
    MACHINE_BUILT: ("card", "gun"),
    MANTELET_BUILT: ("rampart",),
    SIEGE_TOWER_BUILT: ("side",),
    EQUIPMENT_LAID: ("card", "section"),
    BRIDGE_LAID: ("path",),
    TRAINED: ("card", "rampart"),
    CREW_TRAINED: ("gun",),
    SABOTEUR_SENT: ("building",),
    TROLL_COMES: ("side",),
    RITUAL_PERFORMED: ("ritual",),
    TOKEN_LAID: ("mark",),
    TARGET_LAID: ("mark",),
    FEINT_LAID: ("mark",),
    TARGET_TURNED: ("mark",),
    FEINT_TURNED: ("mark",),
    DEFENDER_DIES: ("garrison-kind", "post"),
    DEFENDER_RISES: ("horde-kind", "side"),
    INVADER_DIES: ("horde-kind", "camp"),
    OBJECTIVE_MET: ("objective",),
    HIT_ADDED: ("gun",),
    SAND_KEPT: ("count",),
    SPY_HOME: ("card",),
    UNIT_JOINS: ("horde-kind", "rampart"),
    ORDER_LOST: ("section", "order"),
    # chapters 14 to 18
    SAND_LAID: ("action", "count"),
    ACTION_DONE: ("action",),
    UNIT_MOVES: ("post-unit", "post"),
    UNITS_SWAP: ("post-unit", "post-unit"),
    HERO_MOVES: ("hero", "hero-post"),
    GALE_PAID: ("count",),
    HERO_ORDERS: ("hero", "heroic"),
    ORDER_POSSESSED: ("heroic",),
    UNIT_TRAINED: ("garrison-kind",),
    SIDE_BLESSED: ("side",),
    ORDER_OFF: ("section",),
    GLARE_OVER: ("section",),
    ITEM_BUILT: ("tower", "item"),
    CAULDRON_HUNG: ("section", "horde-kind"),
    MACHINE_JAMMED: ("gun",),
    SPY_SENT: ("card",),
    TRAP_LAID: ("path",),
    TRAP_MEANT: ("path", "trap"),
    WALL_BUILT: ("section", "walls"),
    PLATFORM_SET: ("section",),
    PLAN_PLAYED: ("plan",),
    TOWN_LEVIED: ("count",),
    WARD_OPENED: ("garrison-kind", "count"),
    GROUND_SCORCHED: ("side",),
    WALL_TAKEN: ("section", "walls"),
    PARAPET_TOPPLED: ("section", "walls"),
    ORDER_SENT_HOME: ("section",),
    RITUAL_SENT_HOME: ("mark",),
    DECK_FOULED: ("gun", "count"),
    # chapters 12, 13 and 20 to 22
    MANEUVER_BEGINS: ("maneuver",),
    SAPPED: ("section", "horde-kind"),
    SENT: ("march", "count"),
    LED: ("march",),
    TOWER_SETS_OUT: ("path",),
    TOWER_STOPS: ("path",),
    TRAP_SPRINGS: ("path", "trap"),
    DIES_ON_PATH: ("march",),
    MARAUDERS_JOIN: ("horde-kind", "count"),
    ORDER_GIVEN: ("section", "order"),
    ORDER_LAID: ("section",),
    ORDER_MEANT: ("section", "order"),
    ORDER_SHOWN: ("section", "order"),
    WALL_BURSTS: ("section", "walls"),
    TROLL_CALLED: ("section", "path"),
    ASSAULT_BEGINS: ("round",),
    CANNON_FIRES: ("tower", "hit-card"),
    MACHINE_MISSES: ("gun", "section"),
    MACHINE_HITS: ("gun", "section"),
    WALL_BREAKS: ("section", "walls"),
    CAULDRON_BREAKS: ("section",),
    ITEM_BREAKS: ("tower", "item"),
    VOLLEY: ("rampart", "count"),
    POISON_WORKS: ("section",),
    CAULDRON_POURS: ("section", "horde-kind"),
    POLE_STRIKES: ("section", "hit-card"),
    INVADER_SUM: ("section", "points"),
    DEFENDER_SUM: ("section", "points"),
    BREACH: ("section",),
    RECOVERED: ("garrison-kind",),
    SENT_AWAY: ("garrison-kind", "count"),
    ROUND_ENDS: ("round",),
    CASTLE_HELD: ("round",),
    BREACH_LINE: ("section", "points"),
    ASSAULT_ENDS: ("round",),
}
