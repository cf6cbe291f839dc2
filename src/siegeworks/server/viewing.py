"""From a match to the view of a seat."""

from collections.abc import Sequence
from typing import Final

from siegeworks.core.decision import Decision, Event, Refused
from siegeworks.core.match import Match
from siegeworks.core.wording import say
from siegeworks.server import wire
from siegeworks.server.wire.view import Role

SEAT: Final = "seat"  # plays
WATCH: Final = "watch"  # sees what everyone sees
HAND: Final = "hand"  # sees what one seat sees, and cannot answer


def eyes(seat: int | None, role: Role) -> int | None:
    """With whose eyes somebody sees; None: with those of everyone."""
    return None if role == WATCH else seat


def prompt(match: Match, decision: Decision, language: str) -> wire.Prompt:
    """What is asked, with what can be answered and what cannot."""
    options = [
        wire.Option(str(option), option.verb, option.noun, option.words(language))
        for option in decision.options
    ]
    refused = [_refused(r, language) for r in match.refusals(decision.seat)]
    return wire.Prompt(decision.prompt, decision.rule, decision.words(language), options, refused)


def _refused(refused: Refused, language: str) -> wire.Refused:
    return wire.Refused(
        str(refused.option),
        refused.reason,
        refused.need,
        refused.have,
        refused.rule,
        refused.words(language),
    )


def log(events: Sequence[Event], language: str) -> list[wire.LogLine]:
    """Lines of the log."""
    return [wire.LogLine(e.number, e.kind, e.about, e.rule, e.words(language)) for e in events]


def result(match: Match, language: str) -> wire.Result | None:
    """How the game ended; only then is the seed told."""
    outcome = match.result
    if outcome is None:
        return None
    return wire.Result(
        outcome.ending,
        list(outcome.winners),
        outcome.grade,
        {str(seat): score for seat, score in outcome.score.items()},
        say(language, match.game.key, f"end-{outcome.ending}", {}),
        "" if match.start.seed is None else str(match.start.seed),
    )


def undo_seat(match: Match) -> int | None:
    """Whose choice is the latest that can be taken back."""
    past = match.history.past
    return past[-1].seat if past else None


def redo_seat(match: Match) -> int | None:
    """Whose choice is the latest that was taken back."""
    undone = match.history.undone
    return undone[-1][0] if undone else None


def undo(match: Match, seat: int | None, role: Role, language: str) -> wire.Undo:
    """What this seat may take back, and whether it may take it again."""
    if role != SEAT or seat is None:
        return wire.Undo([], "", False)
    places = match.undoable if undo_seat(match) == seat else []
    words = match.option_at(places[0]).words(language) if places else ""
    return wire.Undo(places, words, redo_seat(match) == seat)
