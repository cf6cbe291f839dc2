"""Dumps: a position as plain data in the words of the rules."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from siegeworks.core import luck
from siegeworks.core.errors import BadDump, BadSettings
from siegeworks.core.game import Game
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.notation.restore import restore
from siegeworks.core.start import Start
from siegeworks.core.steps import State, Step, list_kinds
from siegeworks.core.zones import (
    Contents,
    count_places,
    list_contents,
    name_content,
    read_content,
    show_data,
)

FORMAT: Final = 1
STEP: Final = re.compile(r"(\w+)\(([^()]*)\)")
KEYS: Final = (
    "siegeworks",
    "game",
    "rules",
    "content",
    "seats",
    "options",
    "zones",
    "agenda",
    "ending",
)


def write(start: Start, g: State) -> dict[str, object]:
    """The whole position as plain data, with its luck."""
    game, lexicon = start.game, start.lexicon
    found = list_contents(g, game.zones)
    return {
        "siegeworks": FORMAT,
        "game": game.key,
        "rules": game.version,
        "content": game.content_hash(start.tables),
        "seats": start.seats,
        "options": game.name_settings(start.settings),
        "zones": {z.name: name_content(z, found[z.name], lexicon.nouns) for z in game.zones},
        "agenda": [lexicon.step(step) for step in reversed(g.agenda)],
        "ending": game.endings[g.ending] if g.ending else None,
        "luck": {"keys": [int(g.low), int(g.high)], "drawn": list(g.drawn), "given": g.given},
    }


def read(game: Game, data: object, content: Path | None) -> tuple[Start, State]:
    """The start and the state of dumped data."""
    if not isinstance(data, dict):
        raise BadDump("dump-not-data")
    _check_keys(data)
    if data["siegeworks"] != FORMAT:
        raise BadDump(
            "dump-value",
            place="siegeworks",
            found=show_data(data["siegeworks"], 20),
            expected=FORMAT,
        )
    if data["game"] != game.key:
        raise BadDump("dump-game", found=show_data(data["game"]), expected=game.key)
    start = _read_start(game, data, content)
    g = restore(start, _read_zones(start, data["zones"]), *_read_course(start, data))
    _read_luck(g, data.get("luck"))
    return start, g


def _check_keys(data: Mapping[object, object]) -> None:
    for key in KEYS:
        if key not in data:
            raise BadDump("dump-missing", place=key)
    for name in data:
        if name not in (*KEYS, "luck"):
            raise BadDump(
                "dump-unknown", place=show_data(name), expected=", ".join((*KEYS, "luck"))
            )


def _read_start(game: Game, data: Mapping[str, object], content: Path | None) -> Start:
    seats, settings = data["seats"], data["options"]
    if type(seats) is not int or seats not in game.seats:
        expected = ", ".join(map(str, game.seats))
        raise BadDump("dump-value", place="seats", found=show_data(seats, 20), expected=expected)
    if not isinstance(settings, dict) or not all(isinstance(v, str) for v in settings.values()):
        raise BadDump("dump-not-a-row", place="options")
    if type(data["rules"]) is not int or data["rules"] != game.version:
        raise BadDump("rules-version", found=show_data(data["rules"], 20), expected=game.version)
    tables = game.tables(content)
    known = game.content_hash(tables)
    if data["content"] != known:
        raise BadDump("content-differs", found=show_data(data["content"], 12), expected=known[:12])
    try:
        chosen = game.read_settings(settings)
        game.read_seats(seats, chosen)
    except BadSettings as error:
        raise BadDump(error.code, **error.facts) from error
    return Start(game, seats, chosen, None, tables)


def _read_zones(start: Start, data: object) -> Contents:
    if not isinstance(data, dict):
        raise BadDump("dump-not-a-row", place="zones")
    zones = start.game.zones
    for name in data:
        if name not in {zone.name for zone in zones}:
            expected = ", ".join(zone.name for zone in zones)
            raise BadDump("dump-unknown", place=f"zones.{show_data(name)}", expected=expected)
    blank = list_contents(start.game.set_up(start.seats, start.settings, start.tables), zones)
    found: Contents = {}
    for zone in zones:
        if zone.name not in data:
            raise BadDump("dump-missing", place=f"zones.{zone.name}")
        found[zone.name] = read_content(
            zone, data[zone.name], count_places(blank[zone.name]), start.lexicon.nouns
        )
    return found


def _read_course(start: Start, data: Mapping[str, object]) -> tuple[list[Step[Any]], int]:
    """The agenda and the ending of a dump."""
    agenda = data["agenda"]
    if not isinstance(agenda, list):
        raise BadDump("dump-not-a-list", place="agenda")
    steps = [read_step(start.lexicon, text, i) for i, text in enumerate(agenda)]
    codes = {name: code for code, name in start.game.endings.items()}
    ending = data["ending"]
    if ending is not None and (not isinstance(ending, str) or ending not in codes):
        expected = ", ".join(codes)
        raise BadDump("dump-value", place="ending", found=show_data(ending), expected=expected)
    return steps[::-1], codes[ending] if isinstance(ending, str) else 0


def read_step(lexicon: Lexicon, text: object, place: int) -> Step[Any]:
    """A step from its text."""
    found = STEP.fullmatch(text) if isinstance(text, str) else None
    step_class = lexicon.game.steps.get(found[1]) if found else None
    if found is None or step_class is None:
        raise BadDump("dump-step", place=f"agenda[{place}]", found=show_data(text))
    names = [name.strip() for name in found[2].split(",")] if found[2].strip() else []
    if len(names) != len(step_class.takes):
        raise BadDump(
            "dump-step-numbers",
            place=f"agenda[{place}]",
            step=found[1],
            expected=len(step_class.takes),
        )
    numbers: list[int] = []
    for kind, name in zip(list_kinds(step_class.takes), names, strict=True):
        value = lexicon.nouns.parse(kind, name)
        if value is None:
            expected = lexicon.nouns.expected(kind)
            raise BadDump(
                "dump-value", place=f"agenda[{place}]", found=show_data(name), expected=expected
            )
        numbers.append(value)
    return step_class(*numbers)


def _read_luck(g: State, data: object) -> None:
    """Take over the luck of a dump; without any, luck is fresh."""
    if data is None:
        g.low, g.high = luck.make_keys(luck.make_seed())
        return
    if not isinstance(data, dict) or set(data) != {"keys", "drawn", "given"}:
        raise BadDump("dump-luck")
    keys, drawn, given = data["keys"], data["drawn"], data["given"]
    if not (_is_numbers(keys, 2, luck.MASK) and _is_numbers(drawn, len(g.drawn), luck.MASK)):
        raise BadDump("dump-luck")
    if type(given) is not bool:
        raise BadDump("dump-luck")
    g.low, g.high = keys
    g.drawn = list(drawn)
    g.given = given


def _is_numbers(data: object, length: int, high: int) -> bool:
    return (
        isinstance(data, list)
        and len(data) == length
        and all(type(n) is int and 0 <= n <= high for n in data)
    )
