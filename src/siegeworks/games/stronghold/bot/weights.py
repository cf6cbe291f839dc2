"""What counts how much in the habits of both sides.

Points: one is about a point of strength that is lost or killed. Where not said otherwise the
numbers were found by playing, see docs/bots.md.
"""

from typing import Final

# A section by how much the invader lacks for a breach, from 0 to 9 points; then what a point of
# strength is worth that the defender would lose there, and one that the invader would
DANGER: Final = 10
NOW: Final = 0  # after the maneuvers, when all stand where they will fight
SOON: Final = 12  # before them, by what could come
LOSS: Final = 10
KILL: Final = 11

SECTIONS: Final[list[int]] = [
    177, 69, 42, 20, 19, 8, 5, 4, 3, 0, 4, 1,
    68, 44, 39, 27, 15, 14, 9, 8, 4, 2, 2, -1,
]  # fmt: skip

# The defender: what an action is worth once it is done, by its number
ACTION: Final = 0
# and while hourglasses are laid on it, each
PREPAY: Final = 18
# Moves: what a marksman in a tower is worth, one who leaves a wall, a unit that waits inside
IN_TOWER: Final = 36
ROUNDS_LEFT: Final = 37  # what lasts is worth more by so many hundredths for each round to come
WORK: Final = 38
PLAN: Final = 39  # what a plan must gain, by its number
STEP: Final = 49  # what a move costs beside its hourglass

DEFENDER: Final[list[int]] = [
    6, 6,
    5, 1, 2, -1,
    8, 3, 4, 8,
    4,
    7, 3, 6,
    2, 4, 7, 4,

    51, 18,
    6, 12, 19, 22,
    14, 17, 18, 35,
    10,
    11, 14, 21,
    23, 18, 15, 19,

    2, 11, 20,
    22, 14, 10, 10, 10, 9, 27, 31, 19, 11,
    4,
]  # fmt: skip

# The invader: what a card is worth, by its number
CARD: Final = 0
UNIT_COST: Final = 23  # of a point of strength that is paid
SAND_COST: Final = 24  # of an hourglass that the defender gets
STRIKE: Final = 25  # how far above the breach line a strike should reach
LEAD: Final = 26  # how far above the defender's strength an attack should reach
SECOND: Final = 27  # what must be ready before both maneuvers are made
CHANGE: Final = 28  # how much better the line should become by an exchange
BLUFFS: Final = 29  # of 16, how often orders are laid that mean nothing
FOCUS: Final = 30  # what a point of progress at a section is worth when a place is chosen
LAST: Final = 31  # the round from which everybody attacks

INVADER: Final[list[int]] = [
    0, 0,
    24, 20, 27, 4, 12,
    19, 2, 27, 13, 5,
    15, 8, 7, 14, 3,
    17, 5, 4, 5, 7,
    0,
    5, 5, 0, -1, 16, 13, 5, 1, 6,
]  # fmt: skip
