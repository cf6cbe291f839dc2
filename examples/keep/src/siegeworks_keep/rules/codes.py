"""The verbs of options, and the kinds of log lines."""

from typing import Final

PUSH: Final = 1 << 8
POUR: Final = 2 << 8
MEND: Final = 3 << 8
REST: Final = 4 << 8

NIGHT_FALLS: Final = 1
CARD_DRAWN: Final = 2
PUSHED: Final = 3
POURED: Final = 4
MENDED: Final = 5
DIE_ROLLED: Final = 6
STONE_LOST: Final = 7
WALL_HOLDS: Final = 8
WALL_FALLS: Final = 9
HELP_COMES: Final = 10
