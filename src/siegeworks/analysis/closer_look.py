"""A closer look at single decisions and draws: only where a stretch cost much, or luck did much."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import hypot
from statistics import fmean
from typing import Any, Final

from siegeworks.analysis.findings import Dear, Draw, Mistake, Reason
from siegeworks.analysis.ledger import ROOM, Judged, Ledger
from siegeworks.analysis.reasons import find_clearest
from siegeworks.analysis.statistics import mean
from siegeworks.analysis.stretches import Answer, Stretch
from siegeworks.bots.rollout import Dice, take
from siegeworks.bots.tree import Plan, Tree
from siegeworks.core import engine
from siegeworks.core.decision import Event, Option
from siegeworks.core.match import Match
from siegeworks.core.steps import EVERYONE, Chance, Choice, Scribe, State
from siegeworks.words import LANGUAGES

GLANCES: Final = 1  # falls of luck that say which decisions to look at closely
SUSPECTS: Final = 2  # decisions of a stretch that are looked at closely
FINDING: Final = 200  # simulations that find what was better
MEASURING: Final = 8  # other falls of luck that measure it
DRAWS: Final = 6  # of a stretch that are looked at
DRAW_FALLS: Final = 2


@dataclass(frozen=True)
class Moment:
    """A choice that was made, and how things were before it."""

    answer: Answer
    state: State
    rule: str


class CloserLook:
    """Looks at what a ledger found dear or lucky, for one seat."""

    def __init__(self, ledger: Ledger, seat: int) -> None:
        self.ledger, self.seat = ledger, seat
        game = ledger.match.game
        self.plan = Plan(True, ledger.value.figures.depth, 1.0, game.has_secrets, game.limit)

    # Decisions

    def find_mistake(self, judged: Judged) -> Dear:
        """The dearest decision of a stretch, if one is dear by itself."""
        moments = list(self._list_moments(judged.stretch))
        moments.sort(key=self._glance)
        found = [self._measure(moment) for moment in moments[:SUSPECTS]]
        real = [mistake for mistake in found if mistake and mistake.is_clear]
        return Dear(judged, max(real, key=lambda mistake: mistake.cost.value, default=None))

    def _list_moments(self, stretch: Stretch) -> Iterator[Moment]:
        """The seat's own free choices in a stretch."""
        free = {answer.place: answer for answer in stretch.answers if answer.is_free}
        for place, _, g in self.ledger.replay(stretch):
            step = engine.find_waiting(g)
            if place in free and isinstance(step, Choice) and step.seats(g) >> self.seat & 1:
                yield Moment(free[place], g.clone(), step.rule)

    def _glance(self, moment: Moment) -> float:
        """Roughly what a decision changed."""
        first = self._first_number(moment)
        falls = range(first, first + GLANCES)
        before = fmean(self.ledger.value.weigh(moment.state, self.seat, fall) for fall in falls)
        after = fmean(self._weigh_option(moment, moment.answer.code, fall) for fall in falls)
        return after - before

    def _first_number(self, moment: Moment) -> int:
        """Where the numbers of luck begin that a decision has for itself."""
        return self.ledger.first_number(moment.answer.place) + ROOM // 2

    def _weigh_option(self, moment: Moment, code: int, fall: int) -> float:
        twin = self.ledger.luck.copy_of(moment.state, fall, moment.answer.seat, redraw=True)
        take(twin, moment.answer.seat, code)
        return self.ledger.value.weigh(twin, self.seat, fall)

    def _measure(self, moment: Moment) -> Mistake | None:
        """What was better is found by some simulations and measured by others."""
        better = self._find_better(moment)
        if better is None:
            return None
        first = self._first_number(moment) + GLANCES
        answer = moment.answer
        had, would = (
            [self._weigh_option(moment, code, fall) for fall in range(first, first + MEASURING)]
            for code in (answer.code, better)
        )
        return Mistake(
            answer.place,
            answer.seat,
            moment.rule,
            self._option(answer.code),
            self._option(better),
            mean([after - before for before, after in zip(had, would, strict=True)]),
            (fmean(had), fmean(would)),
            self._find_reasons(moment, better),
        )

    def _find_better(self, moment: Moment) -> int | None:
        """The best of the other options, by a tree of its own."""
        luck = self.ledger.luck
        dice = Dice(luck.bits(moment.answer.place, stream=4), luck.high)
        tree = Tree(moment.state, moment.answer.seat, self.ledger.value.judge, dice, self.plan)
        tree.grow(FINDING)
        others = [found for found in tree.found() if found[0] != moment.answer.code]
        return max(others, key=lambda found: found[2])[0] if others else None

    def _option(self, code: int) -> Option:
        return self.ledger.match.option_of(code)

    def _find_reasons(self, moment: Moment, better: int) -> list[Reason]:
        """The figures of the game that show the gain best at the beginning of the next stretch."""
        chosen = [self._finish(moment, moment.answer.code, fall) for fall in range(MEASURING)]
        wished = [self._finish(moment, better, fall) for fall in range(MEASURING)]
        lexicon = self.ledger.match.lexicon
        found: list[Reason] = []
        clearest = find_clearest(lexicon, self.ledger.value.figures, self.seat, chosen, wished)
        for figure, had, would in clearest:
            names = {language: figure.tell(lexicon, language) for language in LANGUAGES}
            found.append(Reason(names, figure.name_noun(lexicon), had, would))
        return found

    def _finish(self, moment: Moment, code: int, fall: int) -> State:
        """The next stretch after an option, the rest of this one played as before or by habit."""
        ledger, answer = self.ledger, moment.answer
        twin = ledger.luck.copy_of(moment.state, fall, answer.seat, redraw=True)
        take(twin, answer.seat, code)
        ledger.player.play(twin, (), ledger.luck, fall)
        return twin

    # Luck

    def list_draws(self, judged: Judged) -> list[Draw]:
        """What luck brought in a stretch, draw by draw, with its worth."""
        found: list[Draw] = []
        for place, entry, g in self.ledger.replay(judged.stretch):
            step = engine.find_waiting(g)
            if not isinstance(step, Chance) or len(found) == DRAWS:
                continue
            if sum(weight > 0 for _, weight in step.outcomes(g)) > 1:
                worth, doubt = self._weigh_draw(g, entry.code, place)
                stream = self.ledger.match.game.streams[step.stream]
                number, own = judged.stretch.number, bool(judged.stretch.makers >> self.seat & 1)
                drawn = (place, number, stream, step.noun, entry.code)
                told = find_line(self.ledger.match, step, g, entry.code)
                found.append(Draw(*drawn, worth, own, doubt, told))
        if len(found) == 1 and not self.ledger.match.game.has_secrets:
            # All luck of the stretch was this draw: the books say what it was worth.
            doubt = judged.doubt if found[0].doubt else 0.0
            return [replace(found[0], worth=judged.luck, doubt=doubt)]
        return found

    def _weigh_draw(self, g: State, code: int, place: int) -> tuple[float, float]:
        """The value after a draw, less the value of drawing anything, and the doubt about it."""
        drawn = g.clone()
        engine.fall(drawn, code)
        first = self.ledger.first_number(place) + ROOM // 2 + MEASURING + GLANCES
        after = self.ledger.weigh_falls(drawn, self.seat, first, DRAW_FALLS)
        anything = self.ledger.weigh_falls(g, self.seat, first + DRAW_FALLS, 2 * DRAW_FALLS)
        measure = self.ledger.value.figures.measure_doubt
        doubt = hypot(measure(after, DRAW_FALLS), measure(anything, 2 * DRAW_FALLS))
        return after - anything, doubt


def find_line(match: Match, step: Chance[Any], g: State, code: int) -> Event | None:
    """The line of the log that tells a draw: one that names what came, or tells it to all."""
    twin = g.clone()
    twin.given = True
    twin.scribe = scribe = Scribe(True)
    engine.happen(twin, code)
    lines = [
        (telling, match.event_of(telling)) for telling in scribe.events if telling.rule == step.rule
    ]
    drawn = match.lexicon.nouns.name(step.noun, code)
    naming = [line for _, line in lines if line.about.get(step.noun) == drawn]
    open_to_all = [line for telling, line in lines if telling.audience == EVERYONE]
    return next(iter(naming or open_to_all), None)
