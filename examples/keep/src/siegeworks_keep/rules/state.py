"""The zones: three walls, the ladders at them, the enemy's cards, and what the captain has."""

from typing import Final

from siegeworks.core.steps import State

from siegeworks_keep.content.tables import Tables

CARDS: Final = 0  # the streams of luck
DICE: Final = 1
STREAMS: Final = 2

HELD: Final = 1
BREACHED: Final = 2


class Keep(State):
    """The keep on a night."""

    tables: Tables
    stones: list[int]  # of each wall
    ladders: list[int]  # at each wall
    deck: list[int]  # cards to come, ascending
    played: list[int]  # cards that have come, in their order
    oil: int
    night: int
    actions: int  # that the captain has left

    def clone(self) -> "Keep":
        twin = Keep()
        self.copy_to(twin)
        twin.tables = self.tables
        twin.stones = self.stones[:]
        twin.ladders = self.ladders[:]
        twin.deck = self.deck[:]
        twin.played = self.played[:]
        twin.oil = self.oil
        twin.night = self.night
        twin.actions = self.actions
        return twin
