"""What the rules read of the content tables: set once, and never changed."""

from typing import Final

WALLS: Final = 3
WALL_NAMES: Final[tuple[str, ...]] = ("north", "east", "south")


class Tables:
    """Cards by their number, and the single numbers of the rules."""

    content_hash: str
    card_names: tuple[str, ...]
    wall: tuple[int, ...]  # of each card
    ladders: tuple[int, ...]
    stones: int  # of a whole wall
    oil: int
    nights: int
    cards: int  # in a night
    actions: int
