"""1 The keep."""

from siegeworks_keep.content.tables import Tables
from siegeworks_keep.rules.night import Night
from siegeworks_keep.rules.pieces import WALLS
from siegeworks_keep.rules.state import STREAMS, Keep


def set_up(seats: int, tables: Tables) -> Keep:
    """1.2: whole walls, full pots, and all cards to come."""
    g = Keep()
    g.begin(seats, STREAMS)
    g.tables = tables
    g.stones = [tables.stones] * WALLS
    g.ladders = [0] * WALLS
    g.deck = list(range(len(tables.wall)))
    g.played = []
    g.oil = tables.oil
    g.night = 0
    g.actions = 0
    g.agenda = [Night()]
    return g
