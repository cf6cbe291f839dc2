"""The last answer to a question that is asked again and again, such as the last one to be placed.

Nothing but its end would be left to choose, so that the game goes on by itself. Who has given
several answers may want to change them before that.
"""

from siegeworks.core import engine
from siegeworks.core.decision import Option
from siegeworks.core.match import Match
from siegeworks.core.steps import Choice


def is_last(match: Match, seat: int, option: Option) -> bool:
    """Whether a choice goes on with others of its kind, and leaves nothing but the end of them."""
    if option.is_end_of_question or not _is_in_row(match, option):
        return False
    if not any(other.is_end_of_question for other in match.options(seat)):
        return False
    state = match.clone(for_seat=seat).state
    question = type(state.agenda[-1])
    state.given = True
    engine.take(state, seat, option.code)
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Choice) or type(step) is not question:
        return False
    left = step.options_for(state, seat)
    return all(match.option_of(code, state).is_end_of_question for code in left)


def is_final(match: Match, seat: int, option: Option) -> bool:
    """Whether a choice could not be taken back, as luck falls or somebody else is asked."""
    copy = match.clone(for_seat=seat)
    copy.choose(str(option), seat)
    return not copy.undoable


def is_next_last(match: Match, seat: int) -> bool:
    """Whether the next answer is the last one, whichever it is: two of them speak for all."""
    wished = [option for option in match.options(seat) if not option.is_end_of_question]
    return bool(wished) and all(is_last(match, seat, one) for one in (wished[0], wished[-1]))


def _is_in_row(match: Match, option: Option) -> bool:
    """Whether the choice before was of the same kind, and can still be taken back."""
    places = match.undoable
    return bool(places) and match.option_at(places[0]).verb == option.verb
