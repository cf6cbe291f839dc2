"""The record file: a start record and every answer since, as text that people can read.

::

    siegeworks record 1
    game westerplatte
    seats 2
    option level hard
    seed 7
    # comments run to the end of the line
    * mines              luck fell so
    0 move G3            seat 0 chose so
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from siegeworks.core.errors import BadRecord
from siegeworks.core.start import SEED_DIGITS, Start
from siegeworks.core.zones import show_data

FORMAT: Final = 1
LUCK: Final = "*"
SEAT: Final = re.compile("[0-9]{1,3}")
SEED: Final = re.compile(f"-?[0-9]{{1,{SEED_DIGITS}}}")
ONCE: Final = ("game", "rules", "content", "seats", "seed", "luck", "position")


@dataclass(frozen=True)
class Head:
    """What stands above the answers: how the game began."""

    game: str
    rules: int
    content: str
    seats: int
    options: Mapping[str, str]
    seed: str | None  # None: not told
    given: bool  # luck is given from outside
    position: str

    def lines(self) -> list[str]:
        """The head as text."""
        lines = [f"siegeworks record {FORMAT}", f"game {self.game}", f"rules {self.rules}"]
        lines += [f"content {self.content}", f"seats {self.seats}"]
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        if self.seed is not None:
            lines.append(f"seed {self.seed}")
        if self.given:
            lines.append("luck given")
        if self.position:
            lines.append(f"position {self.position}")
        return lines


def make_head(start: Start, given: bool, seed: bool) -> Head:
    """The head of a match's record; without the seed, if it is to be shared."""
    game = start.game
    return Head(
        game=game.key,
        rules=game.version,
        content=game.content_hash(start.tables),
        seats=start.seats,
        options=game.name_settings(start.settings),
        seed=str(start.seed) if seed and start.seed is not None else None,
        given=given,
        position=start.position,
    )


@dataclass(frozen=True)
class Answer:
    """One line of a record: a seat's choice, or luck's outcome if there is no seat."""

    seat: int | None
    text: str

    def __str__(self) -> str:
        return f"{LUCK if self.seat is None else self.seat} {self.text}"


def write(head: Head, answers: Iterable[Answer], ending: str | None) -> str:
    """A record as text."""
    lines = [*head.lines(), "", *map(str, answers)]
    if ending is not None:
        lines.append(f"# {ending}")
    return "\n".join(lines) + "\n"


@dataclass
class Sheet:
    """A record as read, before it is played."""

    facts: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    answers: list[tuple[int, str, str]] = field(default_factory=list)


def parse(text: str) -> Sheet:
    """The lines of a record."""
    sheet = Sheet()
    lines = [line.partition("#")[0].split() for line in text.removeprefix("\ufeff").splitlines()]
    if not lines or lines[0] != ["siegeworks", "record", str(FORMAT)]:
        raise BadRecord("record-head", expected=f"siegeworks record {FORMAT}")
    for number, words in enumerate(lines[1:], start=2):
        if words:
            _parse_line(sheet, number, words)
    for name in ("game", "rules", "content", "seats"):
        if name not in sheet.facts:
            raise BadRecord("record-missing", name=name)
    return sheet


def _parse_line(sheet: Sheet, number: int, words: list[str]) -> None:
    name, rest = words[0], words[1:]
    if not "".join(words).isprintable():
        raise BadRecord("record-line", line=number, found=show_data(" ".join(words), 60))
    if name == LUCK or SEAT.fullmatch(name):
        if not rest:
            raise BadRecord("record-line", line=number, found=show_data(name, 20))
        sheet.answers.append((number, name, " ".join(rest)))
    elif sheet.answers or not rest:
        raise BadRecord("record-line", line=number, found=show_data(" ".join(words), 60))
    elif name == "option" and len(rest) == 2 and rest[0] not in sheet.options:
        sheet.options[rest[0]] = rest[1]
    elif name in ONCE and name not in sheet.facts:
        sheet.facts[name] = " ".join(rest)
    else:
        raise BadRecord("record-line", line=number, found=show_data(" ".join(words), 60))


def find_game(text: str) -> str:
    """The key of the game that a record is of."""
    return parse(text).facts["game"]


def find_seed(facts: Mapping[str, str]) -> int | None:
    """The seed that a record tells, if it does."""
    if "seed" not in facts:
        return None
    text = facts["seed"]
    if SEED.fullmatch(text) is None:
        raise BadRecord("record-seed", found=show_data(text))
    return int(text)
