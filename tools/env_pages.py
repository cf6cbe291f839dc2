"""Writes docs/envs-<game>.md, what the numbers of each game mean: python tools/env_pages.py"""

import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import siegeworks
from siegeworks.core.game import Game
from siegeworks.core.vectors.fields import BAG, COUNT, LIST, Field
from siegeworks.core.vectors.schema import Action, Schema, find_schema
from siegeworks.core.zones import Sight

DOCS = Path(__file__).resolve().parents[1] / "docs"
SHOWN = 6  # nouns and places that are named; of more, the first and the last
SEEN = {
    Sight.ALL: "all",
    Sight.OWNER: "its owner",
    Sight.RULE: "by the rules, place by place",
    Sight.COUNT: "nobody; its number all",
}
SHAPES = {BAG: "how many of each", LIST: "in order, 0 for nothing", COUNT: "how many lie there"}
HEAD = {
    "seat": "through whose eyes",
    "seats": "how many play",
    "ending": "how the game ended, 0 while it goes on",
    "asked": "who is asked, as a bit mask",
    "question": "what the seat is asked, 0 for nothing",
}


def write_page(game: Game) -> str:
    """The page of a game."""
    schema = find_schema(game)
    asked = enumerate(schema.questions, 1)
    return "\n".join(
        [
            f"# {game.title()} in numbers",
            "",
            "Written by `python tools/env_pages.py` from what the game declares; "
            "[how to read it](envs.md#what-the-numbers-mean).",
            f"Schema `{schema.id}`: {len(schema.actions)} actions, "
            f"observations of {schema.size} bytes.",
            "",
            "## Actions",
            "",
            "| numbers | text |",
            "|---|---|",
            *_list_actions(schema),
            "",
            "## Observations",
            "",
            "| bytes | field | places | codes | seen by |",
            "|---|---|---|---|---|",
            *(_tell_field(field) for field in schema.fields),
            "",
            "## Questions",
            "",
            *(f"{number}. `{step.__name__}`, rule {step.rule}" for number, step in asked),
            "",
        ]
    )


def _list_actions(schema: Schema) -> Iterator[str]:
    """A line for each verb."""
    for verb, group in groupby(schema.actions, lambda action: action.verb):
        actions = list(group)
        first, last = actions[0].id, actions[-1].id
        numbers = str(first) if first == last else f"{first} to {last}"
        yield f"| {numbers} | {_shorten([_tell_noun(each, verb) for each in actions], verb)} |"


def _tell_noun(action: Action, verb: str) -> str:
    return action.text.removeprefix(verb).strip()


def _shorten(names: list[str], verb: str = "") -> str:
    """Names in a row, of many only the ends."""
    shown = names if len(names) <= SHOWN else [*names[: SHOWN - 1], "...", names[-1]]
    listed = ", ".join(name for name in shown if name)
    return " ".join(part for part in (f"`{verb}`" if verb else "", listed) if part)


def _tell_field(field: Field) -> str:
    last = field.at + field.size - 1
    numbers = str(field.at) if last == field.at else f"{field.at} to {last}"
    places = _shorten(list(field.places)) or "1"
    cells = (numbers, f"`{field.name}`", places, _tell_codes(field), _tell_sight(field))
    return f"| {' | '.join(cells)} |"


def _tell_codes(field: Field) -> str:
    width = "" if field.width == 1 else f", {field.width} bytes each"
    if field.zone is None:
        text = HEAD.get(field.name, "the value's number")
        return "a number of the question, 0 for none" if field.name.startswith("about.") else text
    if field.shape in (BAG, COUNT):
        return SHAPES[field.shape] + width
    shift = f", plus {field.shift}" if field.shift else ""
    order = f"; {SHAPES[LIST]}" if field.shape == LIST else ""
    return f"{field.holds} {field.low} to {field.high}{shift}{width}{order}"


def _tell_sight(field: Field) -> str:
    return "all" if field.zone is None or field.shape == COUNT else SEEN[field.zone.sight]


def find_page(game: Game) -> Path:
    """Where the page of a game lies."""
    return DOCS / f"envs-{game.key.replace('_', '-')}.md"


if __name__ == "__main__":
    for each in siegeworks.games():
        find_page(each).write_text(write_page(each), encoding="utf-8")
        sys.stdout.write(f"{find_page(each)}\n")
