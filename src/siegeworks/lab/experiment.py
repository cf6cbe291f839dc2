"""An experiment: games x options x seats x bots x content variants, all on the same seeds."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from siegeworks import registry
from siegeworks.bots import make
from siegeworks.lab import content_files
from siegeworks.lab.errors import LabError

RANDOM = "random"
HABIT = "habit"
FAST_BATCH = 1000  # random games are played by the thousand in a second
SLOW_BATCH = 10  # games of thinking bots take long: little is lost when a run is broken off
MOST_GAMES = 100_000_000


@dataclass(frozen=True)
class Arrangement:
    """One way to play: everything about a game but its seed. Plain data, sent to workers."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]  # one for each seat
    content: str = ""  # the folder as the user named it
    files: tuple[tuple[str, str], ...] = ()  # what is in it: a worker may be on another machine
    content_hash: str = ""
    rules: int = 1
    levels: tuple[tuple[str, str], ...] = ()  # the bots behind its levels, which change in time

    @property
    def is_random(self) -> bool:
        """Whether all seats play at random: such games need no observations."""
        return all(spec == RANDOM for spec in self.bots)

    @property
    def is_habit(self) -> bool:
        """Whether the one seat there is plays by habit: such games may need no observations."""
        return self.bots == (HABIT,)

    @property
    def option_text(self) -> str:
        """The options in one short text."""
        return " ".join(f"{name}={value}" for name, value in self.options)

    @property
    def bot_text(self) -> str:
        """The bots in one short text: a single one if all seats have the same."""
        return self.bots[0] if len(set(self.bots)) == 1 else " | ".join(self.bots)

    @property
    def label(self) -> str:
        """What tells this arrangement from others."""
        parts = [self.game, self.option_text, f"{self.seats}p", self.bot_text, self.content]
        return " · ".join(part for part in parts if part)

    def facts(self) -> dict[str, object]:
        """All that decides how its games go, for the notes beside the results."""
        return {
            "game": self.game,
            "rules_version": self.rules,
            "seats": self.seats,
            "options": dict(self.options),
            "bots": list(self.bots),
            "content": self.content,
            "content_hash": self.content_hash,
            "levels": dict(self.levels),
        }


@dataclass(frozen=True)
class Experiment:
    """Arrangements, how many games of each, and the seed all their seeds come from."""

    arrangements: tuple[Arrangement, ...]
    games: int
    seed: int = 0
    name: str = ""
    batch: int = 0  # games of one part; 0: by what is played

    @property
    def total(self) -> int:
        """All games of all arrangements."""
        return self.games * len(self.arrangements)

    def batch_of(self, arrangement: Arrangement) -> int:
        """Games in one part of the results; never depends on the number of processes."""
        return self.batch or (FAST_BATCH if arrangement.is_random else SLOW_BATCH)

    def facts(self) -> dict[str, object]:
        """All that decides the rows of the results."""
        return {
            "name": self.name,
            "seed": self.seed,
            "games": self.games,
            "batch": self.batch,
            "arrangements": [arrangement.facts() for arrangement in self.arrangements],
        }

    def fingerprint(self) -> str:
        """What tells this experiment from others."""
        return make_fingerprint(self.facts())


def make_fingerprint(facts: Mapping[str, Any]) -> str:
    """What tells an experiment from others, by its facts or its notes.

    Neither its name and its folders' names count, nor how many games: there may be more later.
    """
    ways = [
        {name: fact for name, fact in way.items() if name != "content"}
        for way in facts["arrangements"]
    ]
    told = {"seed": facts["seed"], "batch": facts["batch"], "arrangements": ways}
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


def make_game_seed(seed: int, number: int) -> int:
    """The seed of game ``number``: the same in every arrangement, so that luck is paired."""
    return _hash_number(f"siegeworks lab {seed} {number}")


def make_bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot in a seat of a game."""
    return _hash_number(f"siegeworks bot {seed} {seat}")


def _hash_number(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 2


Lineup = str | Sequence[str]  # one bot for all seats, or one for each


def design(
    games: int,
    game: Sequence[str] = (),
    seats: Sequence[int] = (),
    options: Mapping[str, Sequence[str]] | None = None,
    bots: Sequence[Lineup] = (RANDOM,),
    content: Sequence[str] = ("",),
    seed: int = 0,
    name: str = "",
    batch: int = 0,
    beside: Path | None = None,
) -> Experiment:
    """The experiment of all combinations; whatever is wrong with one of them is said now.

    Without a game, the first there is; ``beside`` is the folder that names of content folders
    start from.
    """
    if not 1 <= games <= MOST_GAMES:
        raise LabError("lab-games", found=games, most=MOST_GAMES)
    found: list[Arrangement] = []
    for key in game or find_first_game():
        counts = seats or registry.game(key).seats[:1]
        for count, chosen, lineup, folder in product(
            counts, _list_combinations(options or {}), bots, content
        ):
            found.append(arrange(key, count, chosen, lineup, folder, beside))
    return Experiment(tuple(dict.fromkeys(found)), games, seed, name, batch)


def find_first_game() -> tuple[str, ...]:
    """The game that is meant where none is named."""
    return (registry.games()[0].key,)


def _list_combinations(options: Mapping[str, Sequence[str]]) -> list[dict[str, str]]:
    names = list(options)
    return [dict(zip(names, values, strict=True)) for values in product(*options.values())]


def arrange(
    key: str,
    seats: int,
    options: Mapping[str, str],
    lineup: Lineup,
    content: str = "",
    beside: Path | None = None,
) -> Arrangement:
    """One arrangement, tried out: game, seats, options, bots and content must all be good."""
    game = registry.game(key)
    folder = None if not content else (beside or Path()) / content
    specs = (lineup,) * seats if isinstance(lineup, str) else tuple(lineup)
    if len(specs) != seats:
        raise LabError("lab-bots", found=len(specs), seats=seats, bots=", ".join(specs))
    settings = game.name_settings(game.read_settings(options))
    game.start(seats, settings, seed=0, content=folder, listening=False)
    for spec in dict.fromkeys(specs):
        make(spec, game, 0)
    return Arrangement(
        game=key,
        seats=seats,
        options=tuple(settings.items()),
        bots=specs,
        content=content,
        files=content_files.read_files(folder),
        content_hash=game.content_hash(game.tables(folder)),
        rules=game.version,
        levels=tuple(
            (name, bot) for name, bot in game.levels.items() if name in _split_words(specs)
        ),
    )


def _split_words(specs: Sequence[str]) -> set[str]:
    """The parts of what bots are called; a level may stand inside, as in ``forbid:fire:hard``."""
    return {word for spec in specs for word in spec.split(":")}
