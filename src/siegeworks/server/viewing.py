"""From a match to the view of a seat."""

from collections.abc import Sequence

from siegeworks.core.decision import Decision, Event, Refused
from siegeworks.core.match import Match
from siegeworks.core.wording import say
from siegeworks.server import wire

SEAT = "seat"  # plays
WATCH = "watch"  # sees what everyone sees
HAND = "hand"  # sees what one seat sees, and cannot answer


def prompt(match: Match, decision: Decision, language: str) -> wire.Prompt:
    """What is asked, with what can be answered and what cannot."""
    options = [
        wire.Option(str(option), option.verb, option.noun, option.words(language))
        for option in decision.options
    ]
    refused = [_refused(r, language) for r in match.refusals(decision.seat)]
    return wire.Prompt(
        decision.prompt, decision.rule, decision.words(language), options, refused
    )


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
    return [
        wire.LogLine(e.number, e.kind, e.about, e.rule, e.words(language)) for e in events
    ]


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


def undo(match: Match, seat: int | None, role: str, language: str) -> wire.Undo:
    """What this seat may take back."""
    if role != SEAT or seat is None or match.last_chooser != seat:
        return wire.Undo([], "", False)
    places = match.undoable
    words = match.option_at(places[0]).words(language) if places else ""
    return wire.Undo(places, words, match.redoable)
