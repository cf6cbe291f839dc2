"""The analysis of one game: how the chances went, what cost most, and how much of it was luck."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from siegeworks.analysis.closer_look import CloserLook
from siegeworks.analysis.figures import ROLLOUTS, Figures, read_figures
from siegeworks.analysis.findings import Analysis, AnalysisError, Dear, Draw, Point
from siegeworks.analysis.ledger import Judged, Ledger
from siegeworks.analysis.rollouts import make_policy
from siegeworks.analysis.value import Value
from siegeworks.bots.rollout import Dice
from siegeworks.core import luck
from siegeworks.core.match import Match

WORST: Final = 3
FALLS: Final = 8  # of luck that say what the answers of a stretch are worth
LUCKY: Final = 2  # stretches in which luck did most, for good and for ill
STEPS: Final = (16, 8, 4, 2, 1)  # every so many stretches are looked at, round after round
DEAR: Final = 0.01  # of the chance to win: a stretch that cost less is not worth a word
LOOKS_EACH: Final = 40  # looks that a closer look takes, roughly

Show = Callable[[int, int, Analysis], None]


def analyse(
    match: Match,
    bot: str = "",
    rollouts: int = 0,
    seed: int = 0,
    seat: int = 0,
    worst: int = WORST,
    show: Show | None = None,
    falls: int = FALLS,
    effort: int = 1,
    figures: Figures | None = None,
) -> Analysis:
    """Tell luck from decisions in a match, by what its positions are worth to strong play.

    What a position is worth, the game's measured figures say. Without them, or where a ``bot`` is
    named, games are played on from it: ``"habit"`` (the game's own habits) and ``"random"`` are
    fast, any other bot is asked for every choice; ``rollouts`` is how many. ``falls`` of luck say
    what the answers of a stretch are worth; ``effort`` is how many times as much is looked at. In
    the ``worst`` stretches single decisions are looked at, and in the luckiest single draws; with
    0 none are. ``show`` is told how many of how many looks are done, with what is known by then:
    the whole game roughly at first, then between.
    """
    if not 0 <= seat < match.start.seats:
        raise AnalysisError("lab-seat", found=seat + 1, seats=match.start.seats)
    how = figures or choose_figures(match, bot, rollouts)
    policy = make_policy(bot, match.start) if bot else None
    low, high = luck.make_keys(seed)
    value = Value(match.start, how, Dice(low, high), policy)
    ledger = Ledger(match, how, value, Dice(high, low ^ 1), falls, effort)
    if not any(stretch.is_free for stretch in ledger.stretches):
        raise AnalysisError("lab-no-decisions")
    return _Study(ledger, seat, show).run(worst)


def choose_figures(match: Match, bot: str, rollouts: int) -> Figures:
    """How this game is judged: by its measured figures, or by games that a bot plays on."""
    known = read_figures(match.game)
    if bot:
        known = Figures(unit=known.unit, clock=known.clock)
    if rollouts and known.method == ROLLOUTS and not known.is_calibrated:
        known = replace(known, effort=rollouts)
    return known


def order_roughly(count: int) -> Iterator[int]:
    """All numbers below ``count``: the first and the last, then a few between them, and so on."""
    rough = (number for step in STEPS for number in range(0, count, step))
    yield from dict.fromkeys((0, count - 1, *rough))


class _Study:
    """One analysis under way."""

    def __init__(self, ledger: Ledger, seat: int, show: Show | None) -> None:
        self.ledger, self.seat = ledger, seat
        self.tell = show or (lambda done, total, known: None)
        self.count = len(ledger.stretches)
        self.done = 0
        self.total = (
            self.count * (1 + ledger.steady + ledger.falls) + (WORST + 2 * LUCKY) * LOOKS_EACH
        )

    def run(self, worst: int) -> Analysis:
        """All of it, told as it becomes known."""
        ledger, seat = self.ledger, self.seat
        end = ledger.weigh_end(seat)
        match, figures = ledger.match, ledger.value.figures
        opening = ledger.open(seat)
        known = Analysis(
            match.game.key, seat, figures, match.lexicon, opening, end, [], looks=ledger.steady
        )
        curve: dict[int, Point] = {}
        glances: dict[int, float] = {}
        for number in order_roughly(self.count):
            glances[number] = ledger.glance(number, seat)
            curve[number] = self._point(number, glances[number], 1)
            known = replace(known, curve=[curve[place] for place in sorted(curve)])
            self._move_on(1, known)
        times = [ledger.count_times(glances[number]) for number in range(self.count)]
        values: dict[int, float] = {}
        for number in range(self.count):
            values[number] = ledger.weigh_before(number, seat, times[number])
            curve[number] = self._point(number, values[number], ledger.steady)
            known = replace(known, curve=[curve[place] for place in sorted(curve)])
            self._move_on(ledger.steady, known)
        known = replace(known, judged=self._judge([*values.values()], times, known))
        if worst:
            known = self._look_closer(known, worst)
        self.tell(self.total, self.total, known)
        return known

    def _point(self, number: int, chance: float, looks: int) -> Point:
        stretch = self.ledger.stretches[number]
        answer = stretch.answers[0]
        chosen = self.ledger.match.option_of(answer.code)
        band = self.ledger.value.figures.band(chance, looks)
        return Point(stretch.place, answer.seat, chosen, band)

    def _move_on(self, looks: int, known: Analysis) -> None:
        self.done = min(self.done + looks, self.total - 1)
        self.tell(self.done, self.total, known)

    def _judge(
        self, values: Sequence[float], times: Sequence[int], known: Analysis
    ) -> list[Judged]:
        ends = [*values[1:], known.result]
        found: list[Judged] = []
        for number in range(self.count):
            before, after = values[number], ends[number]
            found.append(self.ledger.judge(number, self.seat, before, after, times[number]))
            self._move_on(self.ledger.falls, known)
        return found

    def _look_closer(self, known: Analysis, worst: int) -> Analysis:
        """The dearest stretches, and those in which luck did most."""
        closer = CloserLook(self.ledger, self.seat)
        dear = [
            judged
            for judged in sorted(known.judged, key=lambda judged: judged.decision)
            if known.is_own(judged) and judged.decision < -max(DEAR, known.doubt_of(judged))
        ]
        dearest: list[Dear] = []
        for judged in dear[:worst]:
            dearest.append(closer.find_mistake(judged))
            self._move_on(LOOKS_EACH, known)  # what cost most is told when all is known
        by_luck = sorted(known.judged, key=lambda judged: -judged.luck)
        draws: list[Draw] = []
        for judged in dict.fromkeys((*range(min(LUCKY, len(by_luck))), *range(-LUCKY, 0))):
            if abs(judged) <= len(by_luck):
                draws += closer.list_draws(by_luck[judged])
            self._move_on(LOOKS_EACH, known)
        return replace(known, dearest=dearest, draws=choose_draws(draws))


def choose_draws(draws: Sequence[Draw]) -> list[Draw]:
    """The luckiest and the unluckiest, from good to ill."""
    clear = [draw for draw in draws if abs(draw.worth) > draw.doubt]
    once = list({draw.place: draw for draw in clear}.values())
    ranked = sorted(once, key=lambda draw: (-draw.worth, draw.place))
    lucky = [draw for draw in ranked if draw.worth > 0][:LUCKY]
    return lucky + [draw for draw in ranked if draw.worth < 0][-LUCKY:]
