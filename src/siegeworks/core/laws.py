"""The laws that every game must keep, as library code: ``check`` plays random games under them.

1. Options are there, distinct, stable, and can be taken.
2. Clones are equal and independent.
3. Dumps, positions and records read back to the same.
4. Journals replay, and games do not disturb each other.
5. Undo restores exactly, and is refused exactly where it must be.
6. The game's own checks hold.
7. Nothing that a seat can see depends on what it cannot see.
8. Games end.
9. Every step is reached.
10. Compiled and interpreted builds agree (compare their ``digest``).
"""

import hashlib
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from siegeworks.core import trial
from siegeworks.core.asking import CHANCE
from siegeworks.core.game import Game
from siegeworks.core.match import Match


@dataclass
class Report:
    """What a check found."""

    game: str
    games: int = 0
    decisions: int = 0
    reached: dict[str, int] = field(default_factory=dict)
    endings: dict[str, int] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)

    def add(self, other: "Report") -> None:
        """Take in what another check of the same game found."""
        self.games += other.games
        self.decisions += other.decisions
        self.broken += other.broken
        for mine, theirs in ((self.reached, other.reached), (self.endings, other.endings)):
            for name, count in theirs.items():
                mine[name] = mine.get(name, 0) + count

    def settle(self, game: Game) -> None:
        """Law 9: name the steps that were not reached and are not known to be rare."""
        self.missing = sorted(set(game.steps) - set(self.reached) - set(game.rare))


def set_ups(game: Game) -> list[tuple[int, dict[str, str]]]:
    """The numbers of seats and the settings that a game wants tried."""
    return game.set_ups()


def check(
    game: Game,
    games: int = 100,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play random games over all set-ups and check the laws at every pause."""
    report = Report(game.key)
    for number in range(seed, seed + games):
        _one(game, number, report)
        if progress is not None:
            progress(number - seed + 1)
    return report


def _one(game: Game, number: int, report: Report) -> None:
    """One random game; every second one with luck dictated from outside."""
    ways = set_ups(game)
    seats, options = ways[number % len(ways)]
    luck = "given" if (number // len(ways)) % 2 else "own"
    match = game.start(seats, options, number, luck)
    where = f"{game.key} seats={seats} {options} seed={number} luck={luck}"
    try:
        for _ in trial.run(match, random.Random(number)):
            report.decisions += 1
        report.endings[_ending(match)] = report.endings.get(_ending(match), 0) + 1
    except trial.Broken as broken:
        report.broken.append(f"{where} after {len(match.scribe.journal)} entries: {broken}")
    except Exception as error:  # whatever else a faulty game raises is a finding, too
        report.broken.append(f"{where} after {len(match.scribe.journal)} entries: {error!r}")
    for name, count in match.scribe.reached.items():
        report.reached[name] = report.reached.get(name, 0) + count
    report.games += 1


def _ending(match: Match) -> str:
    return match.result.ending if match.result is not None else "unfinished"


def play_randomly(match: Match, dice: random.Random) -> Iterator[Match]:
    """Play on by random answers, luck's too if it is given; yields before each answer."""
    while match.to_move is not None:
        yield match
        if match.to_move == CHANCE:
            possible = match.outcomes()
            match.happen(dice.choices(possible, [p.weight for p in possible])[0])
        else:
            match.choose(dice.choice(match.options()))


def digest(game: Game, games: int = 20, seed: int = 0) -> str:
    """A fingerprint of random games: alike in all builds and on all machines (law 10)."""
    text = hashlib.sha256()
    ways = set_ups(game)
    for number in range(seed, seed + games):
        seats, options = ways[number % len(ways)]
        match = game.start(seats, options, number)
        for m in play_randomly(match, random.Random(number)):
            text.update(" ".join(map(str, m.options())).encode())
        text.update(match.position().encode())
        text.update("\n".join(event.rule for event in match.log()).encode())
    return text.hexdigest()


def coverage(game: Game, reached: Mapping[str, int]) -> dict[str, int]:
    """How often each rule number was carried out, by the steps that bear it."""
    counts: dict[str, int] = {}
    for name, step in game.steps.items():
        counts[step.rule] = counts.get(step.rule, 0) + reached.get(name, 0)
    return counts
