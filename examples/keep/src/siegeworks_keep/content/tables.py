"""What the rules read of the content tables: set once, and never changed."""

from collections.abc import Mapping

from siegeworks.parts.fields import fill


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

    def __init__(self, values: Mapping[str, object]) -> None:
        fill(self, values)
