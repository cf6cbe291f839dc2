"""What luck did so far against what was to be expected, for those who suspect the dice."""

from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

import msgspec

from siegeworks.core import engine
from siegeworks.core.journal import Journal, play_on
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.match import begin
from siegeworks.core.start import Start
from siegeworks.core.steps import Chance
from siegeworks.parts.board import board_of
from siegeworks.server import wire
from siegeworks.server.history.replays import Played

WIDE: Final = 1.96  # standard deviations on either side hold 95 % of what luck does


@dataclass
class _Tally:
    """A kind of thing that luck brings."""

    seen: int = 0
    expected: float = 0.0
    variance: float = 0.0

    def row(self, words: str) -> wire.LuckRow:
        """As it is told."""
        spread = WIDE * sqrt(self.variance)
        low, high = max(0.0, self.expected - spread), self.expected + spread
        return wire.LuckRow(
            words, self.seen, round(self.expected, 3), round(low, 3), round(high, 3)
        )


@dataclass
class _Stream:
    """One purpose of luck."""

    draws: int = 0
    tallies: dict[str, _Tally] = field(default_factory=dict)


def show_luck(played: Played, language: str) -> bytes:
    """What luck did in a game so far, as text."""
    return msgspec.json.encode(count_luck(played.make_start(), played.list_entries(), language))


def count_luck(start: Start, journal: Journal, language: str) -> list[wire.LuckStream]:
    """Each stream of luck with what came and what was to be expected, draw by draw.

    Only draws that all seats see are counted; which those are, the game says. A draw that could
    bring one kind of thing only is no luck.
    """
    match = begin(start, given=True)
    streams = {name: _Stream() for name in start.game.streams}
    for place, entry in enumerate(journal):
        step = engine.find_waiting(match.state)
        if entry.is_luck and isinstance(step, Chance):
            shares = _weigh_shares(step, match.state, start.lexicon, language)
            drawn = _name_group(start.lexicon, step.noun, entry.code, language)
            if drawn is not None and len(shares) > 1:
                _count(streams[start.game.streams[step.stream]], shares, drawn)
        play_on(match.state, journal, place + 1)
    return [_describe_stream(start, name, s, language) for name, s in streams.items() if s.draws]


def _name_group(lexicon: Lexicon, kind: str, value: int, language: str) -> str | None:
    name = str(lexicon.nouns.name(kind, value))
    found = board_of(lexicon.game).luck_group(lexicon.tables, kind, value, name)
    return None if found is None else lexicon.say(language, *found)


def _weigh_shares(step: Chance[Any], g: Any, lexicon: Lexicon, language: str) -> dict[str, float]:
    """How likely each kind of thing is now."""
    weights: dict[str, int] = {}
    for outcome, weight in step.outcomes(g):
        group = _name_group(lexicon, step.noun, outcome, language)
        if group is not None and weight:
            weights[group] = weights.get(group, 0) + weight
    whole = sum(weights.values())
    return {group: weight / whole for group, weight in weights.items()}


def _count(stream: _Stream, shares: dict[str, float], drawn: str) -> None:
    stream.draws += 1
    for group, share in shares.items():
        tally = stream.tallies.setdefault(group, _Tally())
        tally.seen += group == drawn
        tally.expected += share
        tally.variance += share * (1 - share)


def _describe_stream(start: Start, name: str, stream: _Stream, language: str) -> wire.LuckStream:
    words = start.lexicon.say(language, f"fortune-{name}", {})
    rows = [tally.row(group) for group, tally in stream.tallies.items()]
    return wire.LuckStream(words, stream.draws, rows)
