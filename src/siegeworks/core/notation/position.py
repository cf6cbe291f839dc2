"""Position texts: a whole position in one line, without its luck."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from siegeworks.core.errors import BadDump, BadPosition, BadSettings
from siegeworks.core.game import Game
from siegeworks.core.notation import number_lists, restore
from siegeworks.core.start import Start
from siegeworks.core.steps import State, Step, list_kinds
from siegeworks.core.zones import Contents, check_content, count_places, list_contents, show_data

LEAST_NUMBERS: Final = 2  # that a step is written with


def write(start: Start, g: State) -> str:
    """The position in one line."""
    game = start.game
    words = [f"{game.key}/{game.version}", f"content={game.content_hash(start.tables)[:12]}"]
    words.append(f"seats={start.seats}")
    words += [f"{name}={value}" for name, value in game.name_settings(start.settings).items()]
    for name, content in list_contents(g, game.zones).items():
        text = number_lists.write(content) if isinstance(content, list) else content
        words.append(f"{name}={text}")
    words.append("agenda=" + "+".join(map(_write_step, reversed(g.agenda))))
    words.append(f"ending={g.ending}")
    return " ".join(words)


def _write_step(step: Step[Any]) -> str:
    """A step with its numbers; there are always at least two, so that old lines stay readable."""
    numbers = step.numbers()
    padded = numbers + [0] * (LEAST_NUMBERS - len(numbers))
    return ".".join([type(step).__name__, *map(str, padded)])


def read(game: Game, text: str, content: Path | None) -> tuple[Start, State]:
    """The start and the state that a position text describes."""
    try:
        start, found, agenda, ending = _parse(game, text, content)
        return start, restore.restore(start, found, agenda, ending)
    except BadDump as error:
        raise BadPosition(error.code, **error.facts) from error


def read_state(start: Start) -> State:
    """The state that a start's own position text describes."""
    own, found, agenda, ending = _parse(start.game, start.position, None, start.tables)
    if own.seats != start.seats:
        raise BadPosition("position-word", word="seats", found=own.seats)
    for name, value in start.game.name_settings(own.settings).items():
        if value != start.game.name_settings(start.settings)[name]:
            raise BadPosition("position-word", word=name, found=value)
    return restore.restore(start, found, agenda, ending)


def _parse(
    game: Game, text: str, content: Path | None, tables: Any = None
) -> tuple[Start, Contents, list[Step[Any]], int]:
    head, *rest = text.split() or [""]
    if head != f"{game.key}/{game.version}":
        raise BadPosition(
            "position-head", found=show_data(head), expected=f"{game.key}/{game.version}"
        )
    said = _split_words(rest)
    tables = game.tables(content) if tables is None else tables
    known = game.content_hash(tables)[:12]
    if said.pop("content", "") != known:
        raise BadPosition("position-content", expected=known)
    seats = _read_whole(said.pop("seats", ""), "seats")
    if seats not in game.seats:
        raise BadPosition(
            "seats", game=game.key, found=seats, expected=", ".join(map(str, game.seats))
        )
    chosen = _read_settings(game, said)
    start = Start(game, seats, chosen, None, tables)
    agenda = _read_agenda(start, said.pop("agenda", ""))
    ending = _read_whole(said.pop("ending", ""), "ending")
    if ending and ending not in game.endings:
        raise BadPosition("position-word", word="ending", found=ending)
    return start, _read_zones(start, said), agenda, ending


def _split_words(words: Sequence[str]) -> dict[str, str]:
    said: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name in said or not word.isprintable():
            raise BadPosition("position-word", word=show_data(name), found=show_data(value))
        said[name] = value
    return said


def _read_settings(game: Game, said: dict[str, str]) -> tuple[int, ...]:
    names = {setting.name for setting in game.settings}
    try:
        return game.read_settings({name: said.pop(name) for name in names if name in said})
    except BadSettings as error:
        raise BadPosition(error.code, **error.facts) from error


def _read_whole(text: str, word: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 12):
        raise BadPosition("position-word", word=word, found=show_data(text))
    return int(text)


def _read_zones(start: Start, said: dict[str, str]) -> Contents:
    game = start.game
    blank = list_contents(game.set_up(start.seats, start.settings, start.tables), game.zones)
    found: Contents = {}
    for zone in game.zones:
        if zone.name not in said:
            raise BadPosition("position-missing", word=zone.name)
        text = said.pop(zone.name)
        plain = blank[zone.name]
        read = number_lists.read_one(text) if isinstance(plain, int) else number_lists.read(text)
        if read is None:
            raise BadPosition("position-word", word=zone.name, found=show_data(text))
        found[zone.name] = check_content(zone, read, count_places(plain), start.lexicon.nouns)
    for word in said:
        raise BadPosition("position-unknown", word=show_data(word))
    return found


def _read_agenda(start: Start, text: str) -> list[Step[Any]]:
    steps: list[Step[Any]] = []
    for i, part in enumerate(text.split("+") if text else []):
        name, *numbers = part.split(".")
        step_class = start.game.steps.get(name)
        taken = 0 if step_class is None else len(step_class.takes)
        if step_class is None or len(numbers) != max(LEAST_NUMBERS, taken):
            raise BadPosition("position-word", word="agenda", found=show_data(part))
        read = [_read_whole(number, "agenda") for number in numbers]
        for kind, value in zip(list_kinds(step_class.takes), read, strict=False):
            if not start.lexicon.nouns.has_value(kind, value):
                expected = start.lexicon.nouns.expected(kind)
                raise BadDump("dump-value", place=f"agenda[{i}]", found=value, expected=expected)
        if any(read[taken:]):
            raise BadPosition("position-word", word="agenda", found=show_data(part))
        steps.append(step_class(*read[:taken]))
    return steps[::-1]
