"""Random games under the laws, and what they found."""

import hashlib
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from siegeworks.core.decision import CHANCE
from siegeworks.core.game import Game
from siegeworks.core.laws.trial import Broken, Law, run
from siegeworks.core.match import Match


@dataclass
class Report:
    """What a check found."""

    game: str
    games: int = 0
    decisions: int = 0
    reached: dict[str, int] = field(default_factory=dict)
    endings: dict[str, int] = field(default_factory=dict)
    tried: dict[str, int] = field(default_factory=dict)  # what other rooms' laws looked at
    broken: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)

    def add(self, other: "Report") -> None:
        """Take in what another check of the same game found."""
        self.games += other.games
        self.decisions += other.decisions
        self.broken += other.broken
        _count(self.reached, other.reached)
        _count(self.endings, other.endings)
        _count(self.tried, other.tried)

    def settle(self, game: Game, more: Sequence[Law] = ()) -> None:
        """Law 9: name what was not reached or tried, and is not known to be rare."""
        wanted = {name for law in more for name in law.names(game)} - set(self.tried)
        self.missing = sorted((set(game.steps) - set(self.reached) | wanted) - set(game.rare))


def _count(counts: dict[str, int], more: Mapping[str, int]) -> None:
    for name, count in more.items():
        counts[name] = counts.get(name, 0) + count


def check(
    game: Game,
    games: int = 100,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
    more: Sequence[Law] = (),
) -> Report:
    """Play random games over all set-ups and check the laws, and more of them, at every pause."""
    report = Report(game.key)
    for number in range(seed, seed + games):
        _play_one(game, number, report, more)
        if progress is not None:
            progress(number - seed + 1)
    return report


def _play_one(game: Game, number: int, report: Report, more: Sequence[Law]) -> None:
    """One random game; every second one with luck dictated from outside."""
    ways = game.set_ups()
    seats, options = ways[number % len(ways)]
    luck = "given" if (number // len(ways)) % 2 else "own"
    match = game.start(seats, options, number, luck)
    where = f"{game.key} seats={seats} {options} seed={number} luck={luck}"
    try:
        for tried in run(match, random.Random(number), more):
            report.decisions += 1
            _count(report.tried, tried)
        _count(report.endings, {_name_ending(match): 1})
    except Broken as broken:
        report.broken.append(f"{where} after {match.length} entries: {broken}")
    except Exception as error:  # whatever else a faulty game raises is a finding, too
        report.broken.append(f"{where} after {match.length} entries: {error!r}")
    _count(report.reached, match.scribe.reached)
    report.games += 1


def _name_ending(match: Match) -> str:
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
    ways = game.set_ups()
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
    return {rule: counts[rule] for rule in sorted(counts, key=_split_rule)}


def _split_rule(rule: str) -> list[int]:
    """In which order rules stand in the reference."""
    return [int(number) for number in rule.split(".")]
