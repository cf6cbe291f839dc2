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
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from siegeworks.core import engine, match, positions
from siegeworks.core.errors import BadRecord, SiegeError
from siegeworks.core.steps import SEAT_BITS, SEAT_MASK, Chance, Choice, Scribe
from siegeworks.core.zones import shown

if TYPE_CHECKING:
    from siegeworks.core.game import Game

FORMAT: Final = 1
LUCK: Final = "*"
SEAT: Final = re.compile("[0-9]{1,3}")
SEED_DIGITS: Final = 40
SEED: Final = re.compile(f"-?[0-9]{{1,{SEED_DIGITS}}}")
ONCE: Final = ("game", "rules", "content", "seats", "seed", "luck", "position")


def write(m: "match.Match", seed: bool) -> str:
    """The record of a match."""
    game, start = m.game, m.start
    lines = [f"siegeworks record {FORMAT}", f"game {game.key}", f"rules {game.version}"]
    lines.append(f"content {game.content_hash(start.tables)}")
    lines.append(f"seats {start.seats}")
    lines += [f"option {k} {v}" for k, v in game.name_settings(start.settings).items()]
    if seed and start.seed is not None:
        lines.append(f"seed {start.seed}")
    if m.state.given:
        lines.append("luck given")
    if start.position:
        lines.append(f"position {start.position}")
    lines.append("")
    lines += map(str, entries(m, 0))
    if m.result is not None:
        lines.append(f"# {m.result.ending}")
    return "\n".join(lines) + "\n"


@dataclass(frozen=True)
class Entry:
    """One answer of a journal: a seat's choice, or luck's outcome if there is no seat."""

    seat: int | None
    text: str

    def __str__(self) -> str:
        return f"{LUCK if self.seat is None else self.seat} {self.text}"


def entries(m: "match.Match", since: int) -> list[Entry]:
    """The answers of a match from a place of its journal on."""
    kinds = m.scribe.kinds if m.scribe.listening else _kinds(m)
    found: list[Entry] = []
    for entry, kind in zip(m.scribe.journal[since:], kinds[since:], strict=True):
        code = entry >> SEAT_BITS
        if entry & SEAT_MASK:
            found.append(Entry((entry & SEAT_MASK) - 1, m.lexicon.option(code)))
        else:
            found.append(Entry(None, str(m.lexicon.nouns.name(kind, code))))
    return found


def _kinds(m: "match.Match") -> list[str]:
    """The nouns of the chances in a journal that nobody listened to, by playing it again."""
    g = m.start.state()
    g.given = True
    g.scribe = Scribe(True)
    engine.advance(g)
    for entry in m.scribe.journal:
        if entry & SEAT_MASK:
            engine.answer(g, (entry & SEAT_MASK) - 1, entry >> SEAT_BITS)
        else:
            engine.happen(g, entry >> SEAT_BITS)
    return g.scribe.kinds


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
        raise BadRecord("record-line", line=number, found=shown(" ".join(words), 60))
    if name == LUCK or SEAT.fullmatch(name):
        if not rest:
            raise BadRecord("record-line", line=number, found=shown(name, 20))
        sheet.answers.append((number, name, " ".join(rest)))
    elif sheet.answers or not rest:
        raise BadRecord("record-line", line=number, found=shown(" ".join(words), 60))
    elif name == "option" and len(rest) == 2 and rest[0] not in sheet.options:
        sheet.options[rest[0]] = rest[1]
    elif name in ONCE and name not in sheet.facts:
        sheet.facts[name] = " ".join(rest)
    else:
        raise BadRecord("record-line", line=number, found=shown(" ".join(words), 60))


def game_of(text: str) -> str:
    """The key of the game that a record is of."""
    return parse(text).facts["game"]


def read(game: "Game", text: str, content: Path | None) -> "match.Match":
    """A match from the text of a record, played up to its last answer."""
    sheet = parse(text)
    start = _start(game, sheet, content)
    given = sheet.facts.get("luck", "own") == "given"
    m = match.Match(start, start.state(), True, True)
    engine.advance(m.state)
    own = start.seed is not None and not given
    for number, who, what in sheet.answers:
        try:
            _replay(m, who, what, own)
        except SiegeError as error:
            raise BadRecord("record-answer", line=number, why=error) from error
    m.history.set_luck(given)
    m.state.given = given
    engine.advance(m.state)
    return m


def _replay(m: "match.Match", who: str, what: str, own: bool) -> None:
    """Give one answer again; with the game's own luck, luck must fall as it did."""
    step = engine.waiting(m.state)
    if who != LUCK:
        m.choose(what, int(who))
    elif isinstance(step, Chance):
        drawn = step.draw(m.state) if own else None
        name = None if drawn is None else str(m.lexicon.nouns.name(step.noun, drawn))
        if name is not None and name != what:
            raise BadRecord("record-luck", found=shown(what), expected=name)
        m.happen(what)
    else:
        raise BadRecord("record-no-luck" if isinstance(step, Choice) else "over")


def _start(game: "Game", sheet: Sheet, content: Path | None) -> "match.Start":
    facts = sheet.facts
    if facts["game"] != game.key:
        raise BadRecord("dump-game", found=shown(facts["game"]), expected=game.key)
    if facts["rules"] != str(game.version):
        raise BadRecord("rules-version", found=shown(facts["rules"], 20), expected=game.version)
    tables = game.tables(content)
    known = game.content_hash(tables)
    if facts["content"] != known:
        raise BadRecord("content-differs", found=shown(facts["content"], 12), expected=known[:12])
    if facts["seats"] not in map(str, game.seats):
        expected = ", ".join(map(str, game.seats))
        raise BadRecord("seats", game=game.key, found=shown(facts["seats"], 20), expected=expected)
    if facts.get("luck", "own") not in ("own", "given"):
        raise BadRecord("luck", found=shown(facts["luck"], 20))
    try:
        settings = game.read_settings(sheet.options)
        start = match.Start(
            game, int(facts["seats"]), settings, _seed(facts), tables, facts.get("position", "")
        )
        start.state()
        if start.position:
            positions.read(game, start.position, 0, True, content)
    except BadRecord:
        raise
    except SiegeError as error:
        raise BadRecord(error.code, **error.facts) from error
    return start


def _seed(facts: dict[str, str]) -> int | None:
    if "seed" not in facts:
        return None
    text = facts["seed"]
    if SEED.fullmatch(text) is None:
        raise BadRecord("record-seed", found=shown(text))
    return int(text)
