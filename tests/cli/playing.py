"""Games played in step with a terminal."""

import random
from pathlib import Path

import siegeworks
from siegeworks import Match
from siegeworks.text.numbering import Numbering


def start(seed: int, seats: int = 1, level: str = "easy") -> Match:
    """The same game as in the terminal."""
    game = siegeworks.game("westerplatte")
    return game.start(seats=seats, options={"level": level}, seed=seed)


def settle(match: Match) -> None:
    """What the terminal does by itself."""
    while len(match.options()) == 1 and match.options()[0].verb != "end":
        match.choose(match.options()[0])


def line_of_play(match: Match, chance: random.Random, most: int = 10_000) -> list[str]:
    """Random choices up to the end, each by its number or its text; the match goes along."""
    typed: list[str] = []
    numbering = Numbering()
    settle(match)
    while (decision := match.decision) is not None and len(typed) < most:
        options = match.options()
        place = chance.randrange(len(options))
        texts = [str(option) for option in options]
        asked = f"{decision.prompt} {decision.seat}"
        numbers = numbering.number(asked, texts, goes_on=bool(match.undoable))
        typed.append(chance.choice([str(numbers[place]), texts[place]]))
        match.choose(options[place])
        settle(match)
    return typed


def saved(data: Path) -> Path:
    """The one saved game."""
    (path,) = (data / "games").glob("*.siege")
    return path
