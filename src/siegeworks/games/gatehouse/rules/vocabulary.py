"""The words of the game: the verbs of options, and the kinds of log lines."""

from typing import Final

# Verbs: an option is one of these plus what it touches
NAME: Final = 1 << 8
PLACE: Final = 2 << 8
PLAY: Final = 3 << 8
PASS: Final = 4 << 8
SHIELD: Final = 5 << 8

# The kinds of noun that verbs touch
TOUCHES: Final[dict[int, str]] = {NAME: "gate", PLACE: "token", PLAY: "card"}

# Log lines
CARD_SECRET: Final = 1
CARD_DRAWN: Final = 2
ORDER_GIVEN: Final = 3
ORDERS_SHOWN: Final = 4
TOKEN_PLACED: Final = 5
TOKEN_SECRET: Final = 6
CARD_PLAYED: Final = 7
SHIELDED: Final = 8
TOKEN_SHOWN: Final = 9
DIE_ROLLED: Final = 10
GATE_DAMAGED: Final = 11
GATE_HOLDS: Final = 12
GATE_BREACHED: Final = 13
ARMY_LEAVES: Final = 14

# The kinds of noun that log lines speak of
SPEAKS_OF: Final[dict[int, tuple[str, ...]]] = {
    CARD_DRAWN: ("card",),
    ORDER_GIVEN: ("seat",),
    ORDERS_SHOWN: ("gate", "gate"),
    TOKEN_PLACED: ("gate", "token"),
    TOKEN_SECRET: ("gate",),
    CARD_PLAYED: ("card",),
    SHIELDED: ("card",),
    TOKEN_SHOWN: ("gate", "token"),
    DIE_ROLLED: ("face",),
    GATE_DAMAGED: ("gate", "strength"),
    GATE_HOLDS: ("gate",),
    GATE_BREACHED: ("gate",),
}
