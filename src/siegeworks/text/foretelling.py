"""What an option brings: what is certain, and how likely each result is that luck decides.

Results are told, not dice: whatever leads to the same sentences is one result, and all results
together make the whole. An option is followed as far as it goes by itself: through all luck that it
brings, up to the next question or to what was due anyway.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from siegeworks.core import engine, wording
from siegeworks.core.decision import Event
from siegeworks.core.match import Match
from siegeworks.core.nouns import Numbers
from siegeworks.core.steps import Chance, Choice, State, Step
from siegeworks.parts.board import board_of
from siegeworks.text.chronicle import is_alike, sum_up

SAMPLES: Final = 60  # ways that hidden things may lie
MANY: Final = 10  # results
WHOLE: Final = 100  # per cent
EXACT: Final = 9  # digits in which equal shares agree, however they were added up
QUESTIONS: Final = 3  # on one way, beyond which it is looked at what comes in any case
ANSWERS: Final = 12  # to a question; of more it is not looked at what they have in common
WAYS: Final = 2_000  # that luck may fall; what comes of more of them is left open


@dataclass(frozen=True)
class Result:
    """Something that may come of an option; ``rule`` is where luck is thrown or drawn for it."""

    words: tuple[str, ...]  # none: nothing more than what is certain
    share: float  # of 1
    rule: str
    percent: int = 0  # the share as it is written; see ``round_to_whole``


@dataclass(frozen=True)
class Foretold:
    """What an option brings. The shares of all results make 1; without luck there are none."""

    certain: tuple[str, ...]
    results: tuple[Result, ...]
    samples: int  # ways that hidden things may lie which were looked at; 0: all was counted
    defeat: float  # how likely the seat loses at once, of 1

    @property
    def is_about(self) -> bool:
        """Whether the percentages are rounded so that they do not make 100."""
        return sum(result.percent for result in self.results) != WHOLE


def foretell(copy: Match, seat: int, option: str, language: str) -> Foretold:
    """What an option of a seat brings, from a copy that holds only what the seat knows."""
    samples = SAMPLES if copy.game.has_secrets else 0
    for depth in (WAYS, 1):  # if all luck that follows makes too many results, the first of it
        leaves: list[Leaf] = []
        for number in range(samples or 1):
            twin = copy.clone(seat, number) if samples else copy.clone()
            leaves += _Future(twin, seat, option, language, depth).leaves()
        foretold = _sum_up(leaves, samples)
        if len(foretold.results) <= MANY:
            break
    return foretold


@dataclass(frozen=True)
class Leaf:
    """One way that luck may fall: what is told of it."""

    words: tuple[str, ...]
    weight: float
    rule: str  # of the first luck on the way; empty if there was none
    is_defeat: bool


class _Future:
    """All ways that luck may fall after an option is taken."""

    def __init__(self, match: Match, seat: int, option: str, language: str, depth: int) -> None:
        self._match, self._seat, self._language = match, seat, language
        self._board = board_of(match.game)
        chosen = match.find_option(option, seat)
        self._own = chosen.words(language)  # said again, they would tell nothing
        # What was due before is none of the option's doing, unless it lets that happen.
        self._held = 0 if chosen.is_end_of_turn else len(match.state.agenda) - 1
        self._depth = 1 if chosen.is_end_of_turn else depth
        self._question = type(match.state.agenda[-1])
        match.state.given = True
        match.scribe.listening = True
        self._heard = len(match.scribe.events)
        engine.take(match.state, seat, chosen.code)
        self._ways = 1
        self._thrown: set[str] = set()  # kinds of noun that are dice, not things

    def leaves(self) -> Iterator[Leaf]:
        """The ways, each with what is told of it."""
        yield from self._follow(self._match, 1.0, "", 0)

    def _follow(self, match: Match, weight: float, rule: str, depth: int) -> Iterator[Leaf]:
        g = match.state
        while not self._is_done(g) and engine.advance_once(g):
            pass
        step = None if self._is_done(g) else engine.find_waiting(g)
        possible = match.outcomes() if isinstance(step, Chance) and depth < self._depth else []
        self._ways += len(possible)
        if not possible or self._ways > WAYS:
            yield Leaf(self._tell(match, step), weight, rule, match.is_lost_for(self._seat))
            return
        assert step is not None
        whole = sum(outcome.weight for outcome in possible)
        if isinstance(match.lexicon.nouns.kinds[possible[0].kind], Numbers):
            self._thrown.add(possible[0].kind)
        for outcome in possible:
            twin = match.clone()
            engine.fall(twin.state, outcome.code)
            share = weight * outcome.weight / whole
            yield from self._follow(twin, share, rule or step.rule, depth + 1)

    def _is_done(self, g: State) -> bool:
        """Whether nothing of the option is left to do: what was due comes, or the same question."""
        above = len(g.agenda) - self._held
        return above <= 0 or (above == 1 and type(g.agenda[-1]) is self._question)

    def _tell(self, match: Match, step: Step[Any] | None) -> tuple[str, ...]:
        """The sentences of one way, each once: what happens, and what is asked because of it."""
        found = self._list_told(match, self._heard)
        if isinstance(step, Choice):
            found.append(self._tell_question(match, step))
            found += self._list_beyond(match, step, QUESTIONS)
        if match.result is not None:
            found.append(self._say(f"end-{match.result.ending}"))
        return tuple(words for words in found if words and words != self._own)

    def _tell_question(self, match: Match, step: Choice[Any]) -> str:
        """What a question means, if the game says so, else what else is asked of the seat."""
        key = self._board.results.get(type(step).__name__)
        if key is not None:
            return self._say(key)
        decision = match.decision_of(self._seat)
        if decision is None or type(step) is self._question:
            return ""
        question = decision.words(self._language).rstrip(".")
        return wording.say(self._language, "", "odds-asked", {"question": question})

    def _list_told(self, match: Match, first: int) -> list[str]:
        """The sentences of what was told since a line of the log; lines alike are one."""
        told = [t for t in match.scribe.events[first:] if t.is_heard_by(self._seat)]
        return [
            self._words_of(match.event_of(telling), sum(is_alike(telling, other) for other in told))
            for n, telling in enumerate(told)
            if not any(is_alike(telling, before) for before in told[:n])
        ]

    def _list_beyond(self, match: Match, step: Choice[Any], questions: int) -> list[str]:
        """What comes after a question, however it is answered.

        A card that asks something first moves the units all the same: without this, their chance
        would be told too low.
        """
        options = step.options(match.state)
        new = type(step) is not self._question and questions and not match.game.has_secrets
        if not new or len(options) > ANSWERS:
            return []
        found = self._list_after(match, step, options[0], questions)
        for option in options[1:]:
            if not found:
                break
            other = self._list_after(match, step, option, questions)
            found = [words for words in found if words in other]
        return found

    def _list_after(
        self, match: Match, step: Choice[Any], option: int, questions: int
    ) -> list[str]:
        """What follows one answer up to the next luck, and what follows any answer after it."""
        twin = match.clone()
        g = twin.state
        engine.take(g, step.seat(g), option)
        while not self._is_done(g) and engine.advance_once(g):
            pass
        found = self._list_told(twin, len(match.scribe.events))
        asked = None if self._is_done(g) else engine.find_waiting(g)
        if isinstance(asked, Choice):
            found += self._list_beyond(twin, asked, questions - 1)
        return found

    def _words_of(self, event: Event, times: int) -> str:
        """A line of the log as a result, however often it comes.

        A line that only tells what a die shows is left out.
        """
        key = self._find_key(event)
        if key is None and self._thrown & set(event.kinds):
            return ""
        if key is None:
            words = event.words(self._language)
            if times == 1:
                return words
            return sum_up(self._board, event, words, times, self._language)
        facts = event.lexicon.facts(self._language, event.kinds, event.numbers)
        return event.lexicon.say(self._language, key, facts) if key else ""

    def _find_key(self, event: Event) -> str | None:
        """The words of a line as a result: for one thing that it speaks of, or for all."""
        results, nouns = self._board.results, event.lexicon.nouns
        for kind, number in zip(event.kinds, event.numbers, strict=False):
            own = results.get(f"{event.kind} {kind}:{nouns.name(kind, number)}")
            if own is not None:
                return own
        return results.get(event.kind)

    def _say(self, key: str) -> str:
        return self._match.lexicon.say(self._language, key, {}) if key else ""


def _sum_up(leaves: list[Leaf], samples: int) -> Foretold:
    """Ways that tell the same, in whatever order, are one result; what all tell is certain."""
    certain = [w for w in dict.fromkeys(leaves[0].words) if all(w in leaf.words for leaf in leaves)]
    results: dict[tuple[str, ...], Result] = {}
    for leaf in leaves:
        words = tuple(w for w in leaf.words if w not in certain)
        before = results.get(_make_key(words), Result(words, 0.0, leaf.rule))
        results[_make_key(words)] = replace(before, share=before.share + leaf.weight)
    whole = sum(leaf.weight for leaf in leaves)
    ranked = sorted(results.values(), key=lambda result: -result.share)
    percents = round_to_whole([result.share / whole for result in ranked])
    told = [
        replace(result, share=result.share / whole, percent=percent)
        for result, percent in zip(ranked, percents, strict=True)
    ]
    defeat = sum(leaf.weight for leaf in leaves if leaf.is_defeat) / whole
    return Foretold(tuple(certain), tuple(told) if len(told) > 1 else (), samples, defeat)


def _make_key(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(words))


def round_to_whole(shares: list[float]) -> list[int]:
    """Shares of 1, the largest first, as percentages; none that can be is 0.

    They make 100, unless equal shares would then be written as if one were likelier.
    """
    percents = _make_hundred(shares)
    written: dict[float, set[int]] = {}
    for share, percent in zip(shares, percents, strict=True):
        written.setdefault(round(share, EXACT), set()).add(percent)
    if all(len(alike) == 1 for alike in written.values()):
        return percents
    return [max(1, round(WHOLE * share)) for share in shares]


def _make_hundred(shares: list[float]) -> list[int]:
    exact = [100 * share for share in shares]
    rounded = [max(1, int(share)) for share in exact]
    by_rest = sorted(range(len(exact)), key=lambda place: int(exact[place]) - exact[place])
    missing = 100 - sum(rounded)
    for place in by_rest[: max(0, missing)]:
        rounded[place] += 1
    rounded[0] += min(0, missing)  # what the smallest were given too much, the largest gives
    return rounded
