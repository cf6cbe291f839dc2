"""Valid inputs, and inputs that were valid before something happened to them."""

import random
import re
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from hypothesis import strategies as st

import siegeworks
from siegeworks import CHANCE, Game, Match
from siegeworks.core.nouns import Names
from siegeworks.core.steps import list_kinds

KEYS = ("westerplatte", "gatehouse", "pig")
LONGEST = 90  # answers before a match is looked at

keys = st.sampled_from(KEYS)
seeds = st.integers(0, 2**32)
leaves = (
    st.none()
    | st.booleans()
    | st.integers(-3, 70)
    | st.integers()
    | st.floats()
    | st.sampled_from(["", "A", "G1", "None", "left", "oil", "Round()", "DrawCard()", "held"])
    | st.text(max_size=12)
)
plain: st.SearchStrategy[Any] = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=20,
)


def played(key: str, seed: int) -> Match:
    """A match of any set-up, any number of answers in."""
    dice = random.Random(seed)
    game = siegeworks.game(key)
    options = {setting.name: dice.choice(setting.values) for setting in game.settings}
    luck = dice.choice(["own", "given"])
    match = game.start(dice.choice(game.seats), options, dice.randrange(1000), luck)
    play_on(match, dice, dice.randrange(LONGEST))
    return match


def play_on(match: Match, dice: random.Random, answers: int) -> None:
    """Give random answers, luck's too."""
    for _ in range(answers):
        if match.to_move is None:
            return
        if match.to_move == CHANCE:
            match.happen(dice.choice(match.outcomes()))
        else:
            seat = dice.choice(match.asked)
            match.choose(dice.choice(match.options(seat)), seat)


Place = tuple[Any, Any]  # a list or an object, and where in it


def places(data: Any) -> Iterator[Place]:
    """Every place in plain data."""
    inner = data.items() if isinstance(data, dict) else enumerate(data)
    for where, value in list(inner):
        yield data, where
        if isinstance(value, list | dict):
            yield from places(value)


def mutate_data(data: Any, dice: random.Random, junk: object) -> Any:
    """A copy of plain data with one thing changed."""
    copy = deepcopy(data)
    found = list(places(copy))
    holder, where = dice.choice(found)
    other_holder, other = dice.choice(found)
    match dice.randrange(7):
        case 0:
            del holder[where]
        case 1:
            holder[where] = junk
        case 2:
            holder[where] = deepcopy(other_holder[other])
        case 3 if isinstance(holder, list):
            holder.insert(dice.randrange(len(holder) + 1), holder[where])
        case 4 if isinstance(holder[where], int):
            holder[where] += dice.choice([-2, -1, 1, 2, 1000])
        case 5 if isinstance(holder[where], str):
            holder[where] = mutate_text(holder[where], dice, junk if isinstance(junk, str) else "7")
        case _:
            twins = [w for h, w in found if h is holder]
            swap = dice.choice(twins)
            holder[where], holder[swap] = holder[swap], holder[where]
    return copy


def mutate_agenda(game: Game, data: Any, dice: random.Random) -> Any:
    """A copy of a dump with a step of the same game put in, left out, doubled or replaced."""
    copy = deepcopy(data)
    agenda = copy["agenda"]
    place = dice.randrange(len(agenda) + 1)
    step = random_step(game, dice)
    match dice.randrange(5):
        case 0:
            agenda.insert(place, step)
        case 1 if place < len(agenda):
            agenda[place] = step
        case 2 if place < len(agenda):
            del agenda[place]
        case 3 if place < len(agenda):
            agenda.insert(place, agenda[place])
        case _:
            dice.shuffle(agenda)
    return copy


def random_step(game: Game, dice: random.Random) -> str:
    """Any step of a game, with any values that it takes."""
    nouns = game.nouns(game.tables())
    name, step = dice.choice(sorted(game.steps.items()))
    values: list[object] = []
    for kind in map(nouns.kinds.__getitem__, list_kinds(step.takes)):
        known = kind.names if isinstance(kind, Names) else range(kind.low, min(kind.high, 99) + 1)
        values.append(dice.choice(known))
    return f"{name}({', '.join(map(str, values))})"


def mutate_text(text: str, dice: random.Random, junk: str) -> str:
    """A text with one character, number, word or line changed."""
    pattern = dice.choice([r"[0-9]+", r"[A-Za-z0-9-]+", r"\S+", r"[^\n]*\n", r"(?s:.)"])
    found = list(re.finditer(pattern, text))
    if not found:
        return text + junk
    part, other = dice.choice(found), dice.choice(found)
    new = dice.choice(
        ["", part[0] * 2, other[0], junk, f"{part[0]} {part[0]}", _near(part[0], dice)]
    )
    return text[: part.start()] + new + text[part.end() :]


def _near(part: str, dice: random.Random) -> str:
    if part.isascii() and part.isdecimal() and len(part) < 20:
        return str(int(part) + dice.choice([-1, 1, 2, 10, 10**9]))
    return part[::-1]
