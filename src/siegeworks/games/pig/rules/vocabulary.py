"""The words of the game: the verbs of options, and the kinds of log lines."""

from typing import Final

# Verbs: nothing else needs saying
ROLL: Final = 1 << 8
HOLD: Final = 2 << 8

# Log lines, and the kinds of noun that they speak of
ROLLED: Final = 1
BANKED: Final = 2

SPEAKS_OF: Final[dict[int, tuple[str, ...]]] = {
    ROLLED: ("seat", "face"),
    BANKED: ("seat", "points"),
}
