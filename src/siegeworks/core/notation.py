"""Positions as data: dumps in the words of the rules, and one-line position texts."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from siegeworks.core import luck, match, runs
from siegeworks.core.engine import advance, options, waiting
from siegeworks.core.errors import BadDump, BadPosition, BadSettings
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.steps import Choice, State, Step
from siegeworks.core.zones import Contents, check_content, contents, name_content, read_content

if TYPE_CHECKING:
    from siegeworks.core.game import Game

FORMAT: Final = 1
STEP: Final = re.compile(r"(\w+)\(([^()]*)\)")
KEYS: Final = ("siegeworks", "game", "rules", "content", "seats", "options", "zones", "agenda", "ending")


# Dumps


def dump(m: "match.Match") -> dict[str, object]:
    """The whole position as plain data, with its luck."""
    g, game, lexicon = m.state, m.game, m.lexicon
    found = contents(g, game.zones)
    return {
        "siegeworks": FORMAT,
        "game": game.key,
        "rules": game.version,
        "content": game.content_hash(m.start.tables),
        "seats": m.start.seats,
        "options": game.name_settings(m.start.settings),
        "zones": {z.name: name_content(z, found[z.name], lexicon.nouns) for z in game.zones},
        "agenda": [lexicon.step(step) for step in reversed(g.agenda)],
        "ending": game.endings[g.ending] if g.ending else None,
        "luck": {"keys": [int(g.low), int(g.high)], "drawn": list(g.drawn), "given": g.given},
    }


def load(game: "Game", data: object, content: Path | None) -> "match.Match":
    """A match from dumped data."""
    if not isinstance(data, dict):
        raise BadDump("dump-not-data")
    _check_keys(data)
    if data["siegeworks"] != FORMAT:
        raise BadDump("dump-value", place="siegeworks", found=str(data["siegeworks"])[:20], expected=FORMAT)
    if data["game"] != game.key:
        raise BadDump("dump-game", found=str(data["game"])[:40], expected=game.key)
    start = _start(game, data, content)
    g = _restore(start, _read_zones(start, data["zones"]), *_read_course(start, data))
    _read_luck(g, data.get("luck"))
    return _loaded(start, g)


def _check_keys(data: Mapping[object, object]) -> None:
    for key in KEYS:
        if key not in data:
            raise BadDump("dump-missing", place=key)
    for name in data:
        if name not in (*KEYS, "luck"):
            raise BadDump("dump-unknown", place=str(name)[:40], expected=", ".join((*KEYS, "luck")))


def _start(game: "Game", data: Mapping[str, object], content: Path | None) -> "match.Start":
    seats, settings = data["seats"], data["options"]
    if type(seats) is not int or seats not in game.seats:
        expected = ", ".join(map(str, game.seats))
        raise BadDump("dump-value", place="seats", found=str(seats)[:20], expected=expected)
    if not isinstance(settings, dict) or not all(isinstance(v, str) for v in settings.values()):
        raise BadDump("dump-not-a-row", place="options")
    if type(data["rules"]) is not int or data["rules"] != game.version:
        raise BadDump("rules-version", found=str(data["rules"])[:20], expected=game.version)
    tables = game.tables(content)
    known = game.content_hash(tables)
    if data["content"] != known:
        raise BadDump("content-differs", found=str(data["content"])[:12], expected=known[:12])
    try:
        chosen = game.read_settings(settings)
    except BadSettings as error:
        raise BadDump(error.code, **error.facts) from error
    return match.Start(game, seats, chosen, None, tables)


def _read_zones(start: "match.Start", data: object) -> Contents:
    if not isinstance(data, dict):
        raise BadDump("dump-not-a-row", place="zones")
    zones = start.game.zones
    for name in data:
        if name not in {zone.name for zone in zones}:
            expected = ", ".join(zone.name for zone in zones)
            raise BadDump("dump-unknown", place=f"zones.{name}"[:60], expected=expected)
    blank = contents(start.game.set_up(start.seats, start.settings, start.tables), zones)
    found: Contents = {}
    for zone in zones:
        if zone.name not in data:
            raise BadDump("dump-missing", place=f"zones.{zone.name}")
        found[zone.name] = read_content(
            zone, data[zone.name], _length(blank[zone.name]), start.lexicon.nouns
        )
    return found


def _length(content: object) -> int:
    return len(content) if isinstance(content, list) else 0


def _read_course(start: "match.Start", data: Mapping[str, object]) -> tuple[list[Step[Any]], int]:
    """The agenda and the ending of a dump."""
    agenda = data["agenda"]
    if not isinstance(agenda, list):
        raise BadDump("dump-not-a-list", place="agenda")
    steps = [read_step(start.lexicon, text, i) for i, text in enumerate(agenda)]
    codes = {name: code for code, name in start.game.endings.items()}
    ending = data["ending"]
    if ending is not None and (not isinstance(ending, str) or ending not in codes):
        expected = ", ".join(codes)
        raise BadDump("dump-value", place="ending", found=str(ending)[:40], expected=expected)
    return steps[::-1], codes[ending] if isinstance(ending, str) else 0


def read_step(lexicon: Lexicon, text: object, place: int) -> Step[Any]:
    """A step from its text."""
    found = STEP.fullmatch(text) if isinstance(text, str) else None
    step_class = lexicon.game.steps.get(found[1]) if found else None
    if found is None or step_class is None:
        raise BadDump("dump-step", place=f"agenda[{place}]", found=str(text)[:40])
    names = [name.strip() for name in found[2].split(",")] if found[2].strip() else []
    if len(names) != len(step_class.takes):
        raise BadDump(
            "dump-step-numbers", place=f"agenda[{place}]", step=found[1], expected=len(step_class.takes)
        )
    numbers: list[int] = []
    for kind, name in zip(step_class.takes, names, strict=True):
        value = lexicon.nouns.parse(kind, name)
        if value is None:
            expected = lexicon.nouns.expected(kind)
            raise BadDump("dump-value", place=f"agenda[{place}]", found=name[:40], expected=expected)
        numbers.append(value)
    return step_class(*numbers)


def _read_luck(g: State, data: object) -> None:
    """Take over the luck of a dump; without any, luck is fresh."""
    if data is None:
        g.low, g.high = luck.keys(luck.fresh_seed())
        return
    if not isinstance(data, dict) or set(data) != {"keys", "drawn", "given"}:
        raise BadDump("dump-luck")
    keys, drawn, given = data["keys"], data["drawn"], data["given"]
    if not (_numbers(keys, 2, luck.MASK) and _numbers(drawn, len(g.drawn), luck.MASK)):
        raise BadDump("dump-luck")
    if type(given) is not bool:
        raise BadDump("dump-luck")
    g.low, g.high = keys
    g.drawn = list(drawn)
    g.given = given


def _numbers(data: object, length: int, high: int) -> bool:
    return (
        isinstance(data, list)
        and len(data) == length
        and all(type(n) is int and 0 <= n <= high for n in data)
    )


# What both readers share


def _restore(
    start: "match.Start", found: Contents, agenda: Sequence[Step[Any]], ending: int
) -> State:
    """A state with these contents, if they are possible together."""
    g = start.game.set_up(start.seats, start.settings, start.tables)
    for name, content in found.items():
        setattr(g, name, content)
    g.agenda = list(agenda)
    g.ending = ending
    for problem, facts in start.game.check(g):
        words = start.lexicon.say("en", f"check-{problem}", facts)
        raise BadDump("impossible", why=words)
    if not ending and not agenda:
        raise BadDump("dump-no-agenda")
    return g


def _loaded(start: "match.Start", g: State) -> "match.Match":
    """A match that begins at a restored state; it remembers that state as its start."""
    given = g.given
    m = match.Match(start, g, True, True)
    try:
        advance(g)
        stuck = isinstance(waiting(g), Choice) and not options(g)
    except (IndexError, AssertionError) as error:
        raise BadDump("dump-agenda") from error
    if stuck or (not g.ending and not g.agenda):
        raise BadDump("dump-agenda")
    g.given = given
    m.start = match.Start(
        start.game, start.seats, start.settings, None, start.tables, position(m)
    )
    advance(g)
    return m


# Position texts


def position(m: "match.Match") -> str:
    """The position in one line."""
    g, game = m.state, m.game
    words = [f"{game.key}/{game.version}", f"content={game.content_hash(m.start.tables)[:12]}"]
    words.append(f"seats={m.start.seats}")
    words += [f"{name}={value}" for name, value in game.name_settings(m.start.settings).items()]
    for name, content in contents(g, game.zones).items():
        words.append(f"{name}={runs.write(content) if isinstance(content, list) else content}")
    words.append("agenda=" + "+".join(f"{type(s).__name__}.{s.a}.{s.b}" for s in reversed(g.agenda)))
    words.append(f"ending={g.ending}")
    return " ".join(words)


def from_position(
    game: "Game", text: str, seed: int | None, luck_given: bool, content: Path | None
) -> "match.Match":
    """A match from a position text."""
    try:
        start, found, agenda, ending = _parse(game, text, content)
        g = _restore(start, found, agenda, ending)
        g.given = luck_given
        g.low, g.high = luck.keys(match.new_seed(seed))
        return _loaded(start, g)
    except BadDump as error:
        raise BadPosition(error.code, **error.facts) from error


def state_of(start: "match.Start") -> State:
    """The state that a start's own position text describes."""
    _, found, agenda, ending = _parse(start.game, start.position, None, start.tables)
    return _restore(start, found, agenda, ending)


def _parse(
    game: "Game", text: str, content: Path | None, tables: Any = None
) -> tuple["match.Start", Contents, list[Step[Any]], int]:
    head, *rest = text.split() or [""]
    if head != f"{game.key}/{game.version}":
        raise BadPosition("position-head", found=head[:40], expected=f"{game.key}/{game.version}")
    said = _words(rest)
    tables = game.tables(content) if tables is None else tables
    known = game.content_hash(tables)[:12]
    if said.pop("content", "") != known:
        raise BadPosition("position-content", expected=known)
    seats = _whole(said.pop("seats", ""), "seats")
    if seats not in game.seats:
        raise BadPosition("seats", game=game.key, found=seats, expected=", ".join(map(str, game.seats)))
    chosen = _settings(game, said)
    start = match.Start(game, seats, chosen, None, tables)
    agenda = _agenda(start, said.pop("agenda", ""))
    ending = _whole(said.pop("ending", ""), "ending")
    if ending and ending not in game.endings:
        raise BadPosition("position-word", word="ending", found=ending)
    return start, _zones(start, said), agenda, ending


def _words(words: Sequence[str]) -> dict[str, str]:
    said: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name in said:
            raise BadPosition("position-word", word=name[:40], found=value[:40])
        said[name] = value
    return said


def _settings(game: "Game", said: dict[str, str]) -> tuple[int, ...]:
    names = {setting.name for setting in game.settings}
    try:
        return game.read_settings({name: said.pop(name) for name in names if name in said})
    except BadSettings as error:
        raise BadPosition(error.code, **error.facts) from error


def _whole(text: str, word: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 12):
        raise BadPosition("position-word", word=word, found=text[:40])
    return int(text)


def _zones(start: "match.Start", said: dict[str, str]) -> Contents:
    game = start.game
    blank = contents(game.set_up(start.seats, start.settings, start.tables), game.zones)
    found: Contents = {}
    for zone in game.zones:
        if zone.name not in said:
            raise BadPosition("position-missing", word=zone.name)
        text = said.pop(zone.name)
        plain = blank[zone.name]
        read = runs.read_one(text) if isinstance(plain, int) else runs.read(text)
        if read is None:
            raise BadPosition("position-word", word=zone.name, found=text[:40])
        found[zone.name] = check_content(zone, read, _length(plain), start.lexicon.nouns)
    for word in said:
        raise BadPosition("position-unknown", word=word[:40])
    return found


def _agenda(start: "match.Start", text: str) -> list[Step[Any]]:
    steps: list[Step[Any]] = []
    for i, part in enumerate(text.split("+") if text else []):
        name, *numbers = part.split(".")
        step_class = start.game.steps.get(name)
        if step_class is None or len(numbers) != 2:
            raise BadPosition("position-word", word="agenda", found=part[:40])
        read = [_whole(number, "agenda") for number in numbers]
        for kind, value in zip(step_class.takes, read, strict=False):
            if not start.lexicon.nouns.fits(kind, value):
                expected = start.lexicon.nouns.expected(kind)
                raise BadDump("dump-value", place=f"agenda[{i}]", found=value, expected=expected)
        if any(read[len(step_class.takes) :]):
            raise BadPosition("position-word", word="agenda", found=part[:40])
        steps.append(step_class(*read))
    return steps[::-1]


