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
    150, 60, 40, 28, 18, 12, 8, 5, 3, 1, 4, 3,
    44, 36, 29, 23, 18, 14, 10, 7, 4, 2, 1, 0,
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
    5, 5,
    6, 2, 4, 0,
    14, 6, 6, 8,
    4,
    4, 4, 5,
    2, 6, 6, 4,

    22, 22,
    8, 10, 24, 24,
    22, 14, 16, 22,
    10,
    10, 20, 20,
    18, 20, 20, 18,

    3, 10, 30,
    20, 10, 10, 8, 10, 10, 20, 30, 20, 10,
    5,
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
    24, 20, 18, 6, 12,
    14, 3, 28, 10, 14,
    12, 8, 10, 22, 4,
    8, 8, 8, 5, 10,
    0,
    2, 2, 0, 2, 12, 8, 8, 2, 6,
]  # fmt: skip
