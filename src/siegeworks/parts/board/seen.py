"""A position as one seat sees it: the start of everything drawn, foretold or counted."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from siegeworks.core import view
from siegeworks.core.decision import Decision
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.match import Match
from siegeworks.core.steps import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Seen(Generic[S]):
    """A state in which what the seat cannot see is blank, with what the seat is asked.

    ``state`` is a copy: rules may be asked about it, and even played on it, without any effect on
    the match. What the seat cannot see is ``UNSEEN`` where something lies, so that a drawing
    cannot tell what it must not know.
    """

    state: S
    seat: int | None  # None: a spectator
    lexicon: Lexicon
    language: str
    options: dict[str, str]  # the settings of the match, by name
    decision: Decision | None  # what this seat is asked
    is_over: bool
    is_tight: bool = False  # few lines are left: a drawing leaves out what matters least

    @property
    def prompt(self) -> str | None:
        """The key of the question that this seat is asked, if it is."""
        return None if self.decision is None else self.decision.prompt

    def say(self, key: str, **facts: object) -> str:
        """Words of the game."""
        return self.lexicon.say(self.language, key, facts)

    def noun(self, kind: str, value: int) -> object:
        """The words of a noun; a number stays a number."""
        return self.lexicon.noun(self.language, kind, value)

    def named(self, kind: str, value: int) -> str:
        """A noun as records name it, such as ``field:A``."""
        return f"{kind}:{self.lexicon.nouns.name(kind, value)}"


def look(match: Match, seat: int | None, language: str) -> Seen[State]:
    """The position of a match as a seat sees it."""
    return look_asked(match, seat, language, match.decision_of(seat))


def look_asked(
    match: Match, seat: int | None, language: str, decision: Decision | None
) -> Seen[State]:
    """As ``look``, where it is known already what the seat is asked."""
    return _look(match, match.state, seat, language, decision)


def look_passing(match: Match, state: State, seat: int | None, language: str) -> Seen[State]:
    """What a seat sees of a state that was passed, in which nobody is asked."""
    return _look(match, state, seat, language, None)


def _look(
    match: Match, state: State, seat: int | None, language: str, decision: Decision | None
) -> Seen[State]:
    return Seen(
        state=view.blank(match.game, state, seat),
        seat=seat,
        lexicon=match.lexicon,
        language=language,
        options=match.game.name_settings(match.start.settings),
        decision=decision,
        is_over=state.ending != 0,
    )
