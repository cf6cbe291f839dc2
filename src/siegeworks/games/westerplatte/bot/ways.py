"""How far the fields lie apart: for bots that plan a walk."""

from typing import Final

from siegeworks.games.westerplatte.content.tables import Tables
from siegeworks.games.westerplatte.rules.pieces import FIELDS, NONE

FAR: Final = 99


class Ways:
    """The moves between any two fields, with all passages open or one burnt."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        passages = range(NONE, len(tables.event_kind))
        self._moves: list[list[int]] = [_list_all_moves(tables, burnt) for burnt in passages]
        self._near: list[list[list[int]]] = [_list_near(tables, moves) for moves in self._moves]

    def moves(self, burnt: int) -> list[int]:
        """From field f to field g it is number ``f * FIELDS + g`` of moves."""
        return self._moves[burnt + 1]

    def near(self, burnt: int, field: int) -> list[int]:
        """The fields that a turn's moves bring an officer to."""
        return self._near[burnt + 1][field]


def _list_near(tables: Tables, moves: list[int]) -> list[list[int]]:
    return [
        [there for there in range(FIELDS) if moves[here * FIELDS + there] <= tables.moves]
        for here in range(FIELDS)
    ]


def _list_all_moves(tables: Tables, burnt: int) -> list[int]:
    closed: tuple[int, ...] = () if burnt == NONE else tables.event_paths[burnt]
    found: list[int] = []
    for start in range(FIELDS):
        found += _list_moves_from(tables, closed, start)
    return found


def _list_moves_from(tables: Tables, closed: tuple[int, ...], start: int) -> list[int]:
    found = [FAR] * FIELDS
    found[start] = 0
    edge = [start]
    while edge:
        here = edge.pop(0)
        for there in tables.paths[here]:
            if found[there] == FAR and here * FIELDS + there not in closed:
                found[there] = found[here] + 1
                edge.append(there)
    return found
