"""What there is in the game: walls, ladders, a die."""

from typing import Final

WALLS: Final = 3
WALL_NAMES: Final[tuple[str, ...]] = ("north", "east", "south")
MOST_LADDERS: Final = 3  # at a wall
SIDES: Final = 6  # of the die
