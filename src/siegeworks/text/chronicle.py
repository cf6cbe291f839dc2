"""The log as it is shown: with the titles of its parts, and lines alike told as one.

What was told stays as it is; only the showing joins lines. Which lines open a part, and how several
lines alike are told, is said by the game's board.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from siegeworks.core import wording
from siegeworks.core.decision import Event
from siegeworks.core.match import Match
from siegeworks.core.nouns import Numbers
from siegeworks.core.steps import NONE, Telling
from siegeworks.parts.board import Board, Heading, board_of


@dataclass(frozen=True)
class Title:
    """The title of a part of the log."""

    level: int
    words: str


@dataclass(frozen=True)
class LogEntry:
    """A line of the log: the titles above it, and what it speaks for as well."""

    event: Event
    words: str
    above: tuple[Title, ...]  # that stand above it
    level: int  # of the title that it is itself; 0: it is none
    joins: int | None  # the number of the line before it that says the same
    summed: str  # what it and all those that it joins say together; empty if it is alone
    review: tuple[str, ...] = ()  # what became of the part of the game that it closes

    @property
    def told(self) -> str:
        """What it says, together with those that it joins, without its full stop."""
        return (self.summed or self.words).rstrip(".")


class Chronicle:
    """What somebody hears of a match; who knows already what that is may say it."""

    def __init__(
        self,
        match: Match,
        seat: int | None,
        language: str,
        heard: Sequence[Telling] | None = None,
    ) -> None:
        self._match = match
        self._language = language
        if heard is None:
            heard = [t for t in match.scribe.events if t.is_heard_by(seat)]
        self._heard = heard
        self._board = board_of(match.game)

    def list_entries(self, since: int = 0, fresh: bool = False) -> list[LogEntry]:
        """The lines from a number on; with ``fresh`` nothing before them is counted in."""
        first = since if fresh else 0
        return [self._make(number, first) for number in range(since, len(self._heard))]

    def list_joined(self, since: int = 0) -> list[LogEntry]:
        """The same, with only the last of lines alike, which speaks for all of them."""
        entries = self.list_entries(since, fresh=True)
        joined = {entry.joins for entry in entries}
        return [entry for entry in entries if entry.event.number not in joined]

    def list_titles(self, number: int) -> list[Title]:
        """The titles of the parts that a line belongs to, those of whole parts first."""
        found: dict[int, Title] = {}
        for title in self._walk_back(number):
            if all(title.level < level for level in found):
                found[title.level] = title
        return [found[level] for level in sorted(found)]

    def _walk_back(self, number: int) -> Iterator[Title]:
        """The titles above a line, the nearest first."""
        for place in range(number, -1, -1):
            if place < number and self._find_level(place):
                yield Title(self._find_level(place), self._event(place).words(self._language))
            yield from reversed(self._list_above(place))

    def _make(self, number: int, first: int) -> LogEntry:
        event = self._event(number)
        words = event.words(self._language)
        if self._find_heading(number) is None:
            return self._make_line(event, words, self._list_alike(number, first))
        level, above = self._find_level(number), tuple(self._list_above(number))
        return LogEntry(event, words, above, level, None, "", self._review(number))

    def _make_line(self, event: Event, words: str, alike: list[int]) -> LogEntry:
        """A line that is no title."""
        joins = alike[0] if alike else None
        times = len(alike) + 1
        summed = sum_up(self._board, event, words, times, self._language) if alike else ""
        review = self._review(event.number)
        return LogEntry(event, words, (), 0, joins, summed, review)

    def _review(self, number: int) -> tuple[str, ...]:
        """What became of the part that a line closes, if it closes one."""
        scene = self._board.script.lines.get(self._kind(number))
        if scene is None or not scene.since:
            return ()
        begun = (n for n in range(number, -1, -1) if self._kind(n) == scene.since)
        told = [self._event(n) for n in range(next(begun, 0), number)]
        return tuple(self._board.review(told, self._language))

    def _kind(self, number: int) -> str:
        return self._match.game.told[self._heard[number].kind].name

    def _event(self, number: int) -> Event:
        return self._match.event_of(self._heard[number], number)

    def _find_heading(self, number: int) -> Heading | None:
        return self._board.headings.get(self._kind(number))

    def _find_level(self, number: int) -> int:
        """Of the title that a line is; 0 if it is none."""
        heading = self._find_heading(number)
        return 0 if heading is None or heading.before else heading.level

    def _list_above(self, number: int) -> list[Title]:
        """Titles that were due since the title before, if a line is one itself."""
        found: list[Title] = []
        if self._find_level(number):
            for place in range(number - 1, -1, -1):
                heading = self._find_heading(place)
                if heading is not None and not heading.before:
                    break
                if heading is not None:
                    found.append(Title(heading.level, self._say_heading(self._event(place))))
        return found[::-1]

    def _say_heading(self, event: Event) -> str:
        lexicon = self._match.lexicon
        facts = lexicon.facts(self._language, event.kinds, event.numbers)
        for kind, value in zip(event.kinds, event.numbers, strict=False):
            if isinstance(lexicon.nouns.kinds[kind], Numbers) and value != NONE:
                facts[f"next-{kind}"] = value + 1
        return lexicon.say(self._language, f"heading-{event.kind}", facts)

    def _list_alike(self, number: int, first: int) -> list[int]:
        """The lines before one that say the same, the nearest first.

        They follow each other; where the game says how they are summed up, others of their kind
        may stand between, as when rounds are shared out in turn.
        """
        found: list[int] = []
        here = self._heard[number]
        can_be_apart = self._match.game.told[here.kind].name in self._board.sums
        for place in range(number - 1, first - 1, -1):
            if is_alike(self._heard[place], here):
                found.append(place)
            elif not can_be_apart or not is_akin(self._heard[place], here):
                break
        return found


def sum_up(board: Board[Any], event: Event, words: str, times: int, language: str) -> str:
    """Lines alike as one: as the game says it, else with their number."""
    key = board.sums.get(event.kind)
    if key is None:
        facts = {"words": words.rstrip("."), "times": times}
        return wording.say(language, "", "log-times", facts)
    spoken = event.lexicon.facts(language, event.kinds, event.numbers)
    return event.lexicon.say(language, key, {**spoken, "times": times})


def is_akin(one: Telling, other: Telling) -> bool:
    """Whether two lines are of one kind, by the same rule."""
    return one.kind == other.kind and one.rule == other.rule


def is_alike(one: Telling, other: Telling) -> bool:
    """Whether two lines say the same."""
    return is_akin(one, other) and one.first == other.first and one.second == other.second
