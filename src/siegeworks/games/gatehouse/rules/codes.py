"""The verbs of options, and the kinds of log lines."""

from typing import Final

NAME: Final = 1 << 8
PLACE: Final = 2 << 8
PLAY: Final = 3 << 8
PASS: Final = 4 << 8
SHIELD: Final = 5 << 8

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
