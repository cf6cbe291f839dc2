"""What each option does to what a player would else have to work out, such as margins.

An option is taken in copies in which what the seat cannot see is dealt anew, and followed up to
luck, the next question or what was due anyway. A game measures the positions before and after, as
the seat would see them. An option that does not do the same in all copies is left out, so that
nothing hidden can be learnt from it.
"""

from collections.abc import Sequence
from typing import Any, Final

from siegeworks.core import engine, view
from siegeworks.core.match import Match
from siegeworks.core.steps import State
from siegeworks.parts.board.board import Board, board_of
from siegeworks.parts.board.records import Change
from siegeworks.parts.board.seen import look

WAYS: Final = 3  # that hidden things may lie, where there are any
MOST: Final = 2  # changes of an option that are told shortly


def foretell_changes(match: Match, seat: int, language: str) -> dict[str, list[Change]]:
    """What the options of a seat change, by their texts; those that change nothing are left out."""
    board = board_of(match.game)
    found = _compare_all(board, match, seat, language) if board.has_changes else {}
    if type(engine.find_waiting(match.state)).__name__ in board.prospects:
        seen = look(match, seat, language)
        for option in match.options(seat):
            prospect = board.tell_prospect(seen, option.code)
            found[option.text] = found.get(option.text, []) + prospect
    return {text: changes for text, changes in found.items() if changes}


def _compare_all(
    board: Board[Any], match: Match, seat: int, language: str
) -> dict[str, list[Change]]:
    """What each option does to what is counted."""
    seen = look(match, seat, language)
    old = board.measure(seen.state)
    count = WAYS if match.game.has_secrets else 1
    ways = [match.imagine(seat, way).state if count > 1 else match.state for way in range(count)]
    found: dict[str, list[Change]] = {}
    for option in match.options(seat):
        alike = ways[:1] if board.imagine(ways[0], option.code) else ways
        measures = (_measure(board, way, seat, option.code) for way in alike)
        new = next(measures)
        if new != old and all(other == new for other in measures):
            found[option.text] = board.tell_changes(seen, old, new)
        found[option.text] = board.tell_luck(seen, option.code) + found.get(option.text, [])
    return found


def join_changes(changes: Sequence[Change]) -> str:
    """The changes of an option in one short line; of many, the first."""
    shorts = [change.short for change in changes if change.short]
    told = " · ".join(shorts[:MOST])
    return f"{told} …" if len(shorts) > MOST else told


def is_vain(changes: Sequence[Change]) -> bool:
    """Whether nothing would come of an option as things stand."""
    return any(change.is_vain for change in changes)


def _measure(board: Board[Any], way: State, seat: int, code: int) -> object:
    """What there is to compare after an option, as the seat would see it."""
    g = board.imagine(way, code) or _take(way, seat, code)
    return board.measure(view.blank(board.game, g, seat))


def _take(way: State, seat: int, code: int) -> State:
    """The position after an option, as far as it goes without luck or another answer.

    What was due anyway, such as the assault after the last hourglass, is none of its doing.
    """
    g = way.clone()
    g.scribe = None
    g.given = True
    due = len(g.agenda) - 1
    engine.take(g, seat, code)
    while len(g.agenda) > due and engine.advance_once(g):
        pass
    return g
