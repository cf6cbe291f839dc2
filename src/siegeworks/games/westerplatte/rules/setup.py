"""3 Setting up."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Chance, Choice, Rule, Steps
from siegeworks.games.westerplatte.content.tables import Tables
from siegeworks.games.westerplatte.rules import vocabulary
from siegeworks.games.westerplatte.rules.cards import DrawCard, take_from_pile
from siegeworks.games.westerplatte.rules.days import file_card
from siegeworks.games.westerplatte.rules.pieces import (
    FIELDS,
    FIRST_GUARDHOUSE,
    LANES,
    NONE,
    TILE_PUSH,
)
from siegeworks.games.westerplatte.rules.state import MARKERS, OFFICERS, TILE_LUCK, Fort
from siegeworks.games.westerplatte.rules.turn import Turn

STREAMS: Final = 3


class SetUp(Rule[Fort]):
    """Tiles, officers, first cards, then the first turn."""

    rule = "3.1"

    def run(self, g: Fort) -> Steps:
        tiles = [DrawTile(guardhouse) for guardhouse in range(FIELDS - FIRST_GUARDHOUSE)]
        officers = [TakePost(officer) for officer in range(len(g.post))]
        return (*tiles, *officers, FirstCards(), FirstTurn())


class DrawTile(Chance[Fort]):
    """A tile drawn at random lies on each guardhouse."""

    rule = "3.2"
    takes = ("guardhouse",)
    stream = TILE_LUCK
    noun = "tile"

    def __init__(self, guardhouse: int) -> None:
        self.guardhouse: Final = guardhouse

    def outcomes(self, g: Fort) -> list[tuple[int, int]]:
        return [(tile, 1) for tile in range(TILE_PUSH + 1) if tile not in g.tile]

    def draw(self, g: Fort) -> int:
        left = g.roll(TILE_LUCK, TILE_PUSH + 1 - self.guardhouse)
        tile = 0
        while tile in g.tile or left:
            if tile not in g.tile:
                left -= 1
            tile += 1
        return tile

    def resolve(self, g: Fort, outcome: int) -> Steps:
        g.tile = g.tile[:]
        g.tile[self.guardhouse] = outcome
        g.tell(vocabulary.TILE_PLACED, FIRST_GUARDHOUSE + self.guardhouse, outcome)
        return DONE


class TakePost(Choice[Fort]):
    """Each officer starts on a forward space of its player's choice."""

    rule = "3.6"
    takes = ("officer",)

    def __init__(self, officer: int) -> None:
        self.officer: Final = officer

    def seat(self, g: Fort) -> int:
        return g.seat_of(self.officer)

    def options(self, g: Fort) -> list[int]:
        return [vocabulary.STAND + field for field in range(FIRST_GUARDHOUSE)]

    def universe(self, g: Fort, seat: int) -> list[int]:
        return self.options(g)

    def choose(self, g: Fort, option: int) -> Steps:
        g.post[self.officer] = option & NOUN
        g.tell(vocabulary.OFFICER_STANDS, self.officer, option & NOUN)
        return DONE


class FirstCards(Rule[Fort]):
    """Three cards leave the pile; with one or two players the first of them is only filed.

    What the others do happens at once (14.14). No troop moves by any of the three; by the card of
    the first turn and all after it, troops do (14.50).
    """

    rule = "3.9"

    def run(self, g: Fort) -> Steps:
        cards = g.tables.first_cards
        if len(g.post) == 2:
            return (FileFirstCard(), *(DrawCard(),) * (cards - 1))
        return (DrawCard(),) * cards


class FileFirstCard(DrawCard):
    """The top card lies face up under day 1 (14.31); it counts, and does nothing else (14.14)."""

    rule = "3.9"

    def resolve(self, g: Fort, outcome: int) -> Steps:
        take_from_pile(g, outcome)
        g.first_card = outcome
        file_card(g)
        g.tell(vocabulary.FIRST_CARD_FILED, outcome)
        return DONE


class FirstTurn(Rule[Fort]):
    """The first seat begins (14.35)."""

    rule = "3.10"

    def run(self, g: Fort) -> Steps:
        return (Turn(0),)


def set_up(seats: int, level: int, tables: Tables) -> Fort:
    """3.3 to 3.5, 3.7, 3.8: all that lies where it does without any choice or luck (14.1)."""
    side = tables.side[level]
    officers = max(2, seats)  # alone you lead two: 14.15
    g = Fort()
    g.begin(seats, STREAMS)
    g.tables = tables
    g.level = level
    g.walls = [tables.full_wall] * FIELDS
    g.card = [NONE] * LANES
    g.space = [NONE] * LANES
    g.wounds = [0] * LANES
    g.mine = [0] * LANES
    g.tile = [NONE] * (FIELDS - FIRST_GUARDHOUSE)
    g.stock = list(tables.slots[side])
    g.post = [NONE] * officers
    g.ammo = [tables.ammunition_each] * officers
    g.markers = [0] * (MARKERS * OFFICERS)
    g.rest = list(range(tables.cards))
    g.under = []
    g.events = list(range(len(tables.event_kind)))
    g.good_left = tables.good_events[level]
    g.bad_left = tables.bad_events[level]
    g.first_card = NONE
    g.filed = 0
    g.day = 1
    g.morale = tables.start[tables.track_of[level]]
    g.burnt = NONE
    g.new_card = NONE
    g.turn = 0
    g.active = 0
    g.moves = 0
    g.actions = 0
    g.used = 0
    g.shots = 0
    g.agenda = [SetUp()]
    return g
