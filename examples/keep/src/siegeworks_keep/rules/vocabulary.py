"""The verbs of options and the kinds of log lines: the word of each is the name of its constant."""

from typing import Final

# Verbs: an option is one of these plus what it touches
PUSH: Final = 1 << 8
POUR: Final = 2 << 8
MEND: Final = 3 << 8
REST: Final = 4 << 8

TOUCHES: Final[dict[int, str]] = {PUSH: "wall", POUR: "wall", MEND: "wall"}

# Log lines
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

SPEAKS_OF: Final[dict[int, tuple[str, ...]]] = {
    NIGHT_FALLS: ("night",),
    CARD_DRAWN: ("card",),
    PUSHED: ("wall",),
    POURED: ("wall", "ladders"),
    MENDED: ("wall", "stones"),
    DIE_ROLLED: ("wall", "face"),
    STONE_LOST: ("wall", "stones"),
    WALL_HOLDS: ("wall",),
    WALL_FALLS: ("wall",),
}
