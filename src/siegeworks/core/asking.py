"""Who must answer what: the part of a match that only looks."""

from typing import TYPE_CHECKING, Any, Final

from siegeworks.core import engine
from siegeworks.core.decision import Decision, Option, Possible, Refused
from siegeworks.core.history import History
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.steps import Chance, Choice, Simultaneous, State

if TYPE_CHECKING:
    from siegeworks.core.game import Game
    from siegeworks.core.match import Start

CHANCE: Final = -1


class Asking:
    """What the present position asks, and of whom."""

    start: "Start"
    state: State
    history: History

    @property
    def game(self) -> "Game":
        """The game being played."""
        return self.start.game

    @property
    def lexicon(self) -> Lexicon:
        """The names and words of this match."""
        return self.start.lexicon

    @property
    def to_move(self) -> int | None:
        """The seat that is asked, ``CHANCE`` when luck is, None when the game is over."""
        step = engine.waiting(self.state)
        if step is None:
            return None
        return step.seat(self.state) if isinstance(step, Choice) else CHANCE

    @property
    def asked(self) -> tuple[int, ...]:
        """All seats that may answer now."""
        step = engine.waiting(self.state)
        if not isinstance(step, Choice):
            return ()
        mask = step.seats(self.state)
        return tuple(seat for seat in range(self.start.seats) if mask >> seat & 1)

    @property
    def shared(self) -> bool:
        """Whether several seats are asked of whom one answers for all."""
        step = engine.waiting(self.state)
        return len(self.asked) > 1 and not isinstance(step, Simultaneous)

    @property
    def decision(self) -> Decision | None:
        """What is asked of the seat to move, or None."""
        return self.decision_of(self.to_move)

    def decision_of(self, seat: int | None) -> Decision | None:
        """What is asked of a seat, or None if nothing is."""
        step = engine.waiting(self.state)
        if seat is None or not isinstance(step, Choice) or seat not in self.asked:
            return None
        return Decision(
            seat=seat,
            seats=self.asked,
            prompt=type(step).__name__,
            rule=step.rule,
            options=tuple(self.options(seat)),
            undoable=bool(self.undoable),
            takes=tuple(step.kinds()),
            numbers=tuple(step.numbers()),
            lexicon=self.lexicon,
            facts=self.game.prompt_facts(self.state, step),
        )

    def options(self, seat: int | None = None) -> list[Option]:
        """What the seat (by default the one to move) may choose; empty if it is not asked."""
        step, who = self._question(seat)
        if step is None:
            return []
        return [self.option_of(code, self.state) for code in step.options_for(self.state, who)]

    def _question(self, seat: int | None) -> tuple[Choice[Any] | None, int]:
        """What the seat (by default the one to move) is asked, and the seat; None if nothing."""
        step = engine.waiting(self.state)
        if not isinstance(step, Choice):
            return None, CHANCE
        who = step.seat(self.state) if seat is None else seat
        return (step if who in self.asked else None), who

    def option_of(self, code: int, asked: State | None = None) -> Option:
        """The option that a code stands for, where it is asked for or at any time."""
        facts = self.game.option_facts(code, asked)
        return Option(code, self.lexicon.option(code), self.lexicon, facts)

    def refusals(self, seat: int | None = None) -> list[Refused]:
        """Notable options that are not available now, each with the reason."""
        step, who = self._question(seat)
        if step is None:
            return []
        return [
            Refused(self.option_of(r.option), r.reason, r.rule, r.need, r.have, self.lexicon)
            for r in step.refusals(self.state, who)
        ]

    def outcomes(self) -> list[Possible]:
        """What luck may do now, with its weights; empty unless luck is waited for."""
        step = engine.waiting(self.state)
        if not isinstance(step, Chance):
            return []
        return [
            Possible(
                code, str(self.lexicon.nouns.name(step.noun, code)), weight, step.noun, self.lexicon
            )
            for code, weight in step.outcomes(self.state)
            if weight
        ]

    @property
    def undoable(self) -> list[int]:
        """The decisions that may be taken back now, by their place in the journal, latest first."""
        return self.history.places()
