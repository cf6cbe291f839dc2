"""How much each consideration counts in the habits of the officers; found by trying, for bots."""

from typing import Final

# What the numbers of ``WEIGHTS`` mean, in their order
NAMES: Final[tuple[str, ...]] = (
    "kill",  # of any troop: its card is filed, its lane free
    "threat",  # for each brick it would shoot away, now ...
    "one_mark",  # ... or from the last space, one, two or more advances away
    "two_marks",
    "more_marks",
    "open_wall",  # times so much more with no brick in front
    "frail",  # and more again for a frail guardhouse behind
    "hurt",  # part of a kill that a wound is worth, for its share of the health left
    "no_ammo",  # taking ammunition with none, one, two or more rounds left
    "one_round",
    "more_rounds",
    "grenade",  # keeping a grenade
    "mine",  # laying a mine
    "brick",  # a brick in front
    "house_brick",  # a brick on a guardhouse, the more the fewer there are
    "low",  # raising morale from a low level, from elsewhere below the start,
    "under",
    "high_1",  # or to a high level
    "high_2",
    "high_3",
    "push",  # for each brick a unit would shoot away, times how long it is kept from it
    "far",  # each move to a job
    "idle",  # a job worth less than this is not done with a marker
    "crowd",  # a kill when all lanes are taken, or all but one
    "near",  # part of a job that counts for standing where a turn brings one to it
    "stir",  # how much better a field must be to walk there with nothing to do
)
WEIGHTS: Final[tuple[float, ...]] = (
    1.65, 1.99, 0.307, 0.0973, 0.235, 0.0691, 2.0, 0.526, 1.07, 0.462, 0.404, 0.54, 2.59,
    0.0586, 7.45, 1.76, 0.958, 2.7, 4.79, 8.32, 0.625, 0.099, 1.97, 0.699, 0.17, 0.0201,
)  # fmt: skip
