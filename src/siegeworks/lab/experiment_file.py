"""Experiments as TOML files: read field by field, refused with the name of what is wrong."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from siegeworks.core.wording import Phrase
from siegeworks.core.zones import show_data
from siegeworks.lab.errors import LabError
from siegeworks.lab.experiment import RANDOM, Experiment, Lineup, design

FIELDS = ("name", "games", "seed", "batch", "game", "seats", "options", "bots", "content", "tune")
DEFAULT_GAMES = 1000


def load(path: Path) -> dict[str, Any]:
    """The fields of an experiment file."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise LabError("lab-file", path=str(path), why=error.strerror or "") from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise LabError("lab-toml", path=str(path), why=str(error)) from error
    refuse_unknown(data, FIELDS)
    return data


def read(path: Path, **instead: Any) -> Experiment:
    """The experiment in a file; ``instead`` replaces fields of it."""
    return build(load(path) | instead, path.parent, path.stem)


def build(data: Mapping[str, Any], beside: Path | None = None, name: str = "") -> Experiment:
    """The experiment of plain fields, as they are in a file."""
    refuse_unknown(data, FIELDS)
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise refuse_value("options", options, "lab-a-table")
    return design(
        games=read_number(data, "games", DEFAULT_GAMES, least=1),
        game=read_texts(data, "game", ()),
        seats=read_numbers(data, "seats"),
        options={key: read_texts(options, key, ()) for key in options},
        bots=read_lineups(data),
        content=read_texts(data, "content", ("",)),
        seed=read_number(data, "seed", 0),
        name=str(data.get("name", name)),
        batch=read_number(data, "batch", 0, least=0, most=100_000),
        beside=beside,
    )


def refuse_unknown(data: Mapping[str, Any], fields: tuple[str, ...]) -> None:
    """Refuse a field that is most likely a slip."""
    for field in data:
        if field not in fields:
            raise LabError("lab-field", field=show_data(field), expected=", ".join(fields))


def refuse_value(field: str, value: object, expected: str, **facts: object) -> LabError:
    """The refusal of a field's value."""
    return LabError(
        "lab-value", field=field, found=show_data(value), expected=Phrase(expected, "", **facts)
    )


def read_number(
    data: Mapping[str, Any], field: str, default: int, least: int = -(1 << 62), most: int = 1 << 62
) -> int:
    """A whole number."""
    value = data.get(field, default)
    if type(value) is not int or not least <= value <= most:
        raise refuse_value(field, value, "lab-a-number", least=str(least), most=str(most))
    return value


def read_numbers(data: Mapping[str, Any], field: str) -> tuple[int, ...]:
    """A whole number, or a list of them."""
    value = data.get(field, [])
    found = value if isinstance(value, list) else [value]
    if not all(type(one) is int for one in found):
        raise refuse_value(field, value, "lab-numbers")
    return tuple(found)


def read_texts(data: Mapping[str, Any], field: str, default: tuple[str, ...]) -> tuple[str, ...]:
    """A text, or a list of them."""
    value = data.get(field)
    if value is None:
        return default
    found = value if isinstance(value, list) else [value]
    if not found or not all(isinstance(one, str) for one in found):
        raise refuse_value(field, value, "lab-texts")
    return tuple(found)


def read_lineups(data: Mapping[str, Any]) -> tuple[Lineup, ...]:
    """Bots: a text for all seats, or a list with a text for each seat."""
    value = data.get("bots", RANDOM)
    found = value if isinstance(value, list) else [value]
    made: list[Lineup] = []
    for one in found:
        if isinstance(one, str):
            made.append(one)
        elif isinstance(one, list) and one and all(isinstance(spec, str) for spec in one):
            made.append(tuple(one))
        else:
            raise refuse_value("bots", one, "lab-bot-lists")
    if not made:
        raise refuse_value("bots", value, "lab-bot-lists")
    return tuple(made)
