"""Wishes: several answers that a game puts together at one word, such as "the strongest to W8".

A wish is not a rule. Its answers are those that could be given one by one, it stops where luck,
something hidden or another's answer comes, and it can be taken back as one.
"""

from collections.abc import Sequence
from typing import Final

from siegeworks.core import view
from siegeworks.core.decision import Event
from siegeworks.core.errors import IllegalChoice
from siegeworks.core.match import Match
from siegeworks.core.wording import list_names
from siegeworks.parts.board.board import board_of
from siegeworks.parts.board.changes import join_changes
from siegeworks.parts.board.records import Wish
from siegeworks.parts.board.seen import look

LONGEST: Final = 120  # answers at one wish


def list_wishes(match: Match, seat: int, language: str) -> list[Wish]:
    """What a seat may wish now."""
    board = board_of(match.game)
    if not board.has_wishes:
        return []
    return list(board.list_wishes(look(match, seat, language), match.log(seat)))


def carry_out_wish(match: Match, key: str, seat: int) -> None:
    """Give the answers of a wish one after the other; IllegalChoice if it cannot be wished now."""
    keys = [wish.key for wish in list_wishes(match, seat, "en")]
    if key not in keys:
        decision = match.decision_of(seat)
        rule = "" if decision is None else decision.rule
        raise IllegalChoice("not-offered", choice=key[:60], rule=rule, offered=list_names(keys))
    _follow(match, key, seat, None)


def _follow(match: Match, key: str, seat: int, told: Sequence[Event] | None) -> None:
    """As far as a wish leads; with what was ``told`` before in a copy that does not know it."""
    board = board_of(match.game)
    for made in range(LONGEST):
        if seat not in match.asked:
            return
        heard = match.log(seat) if told is None else told
        code = board.follow_wish(look(match, seat, "en"), heard, key, made)
        if code is None or match.lexicon.option(code) in match.fatal_options(seat):
            return
        match.choose(match.option_of(code), seat)
        if not match.undoable:
            return


def foretell_wish(match: Match, wish: Wish, seat: int, language: str) -> str:
    """What a wish does to what is counted, shortly; empty: nothing, or it is not foretold."""
    board = board_of(match.game)
    if not wish.is_foretold:
        return ""
    seen = look(match, seat, language)
    copy = match.imagine(seat)
    _follow(copy, wish.key, seat, match.log(seat))
    new = board.measure(view.blank(match.game, copy.state, seat))
    return join_changes(board.tell_changes(seen, board.measure(seen.state), new))
