"""What the tests of the Python face share."""

import siegeworks
from siegeworks import CHANCE, Match

PIG = siegeworks.game("pig")
GATEHOUSE = siegeworks.game("gatehouse")
WESTERPLATTE = siegeworks.game("westerplatte")


def texts(match: Match, seat: int | None = None) -> list[str]:
    return [str(option) for option in match.options(seat)]


def finish(match: Match) -> None:
    """Let whoever is to move win Pig by sixes."""
    while match.to_move is not None:
        if match.to_move == CHANCE:
            match.happen("6")
        else:
            match.choose("roll")
