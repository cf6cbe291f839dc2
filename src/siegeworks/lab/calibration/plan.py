"""What a game's ``bot/judging.toml`` asks for: how its games are cut, and what to play."""

import tomllib
from itertools import product
from typing import Annotated, Final

import msgspec

from siegeworks.analysis.figures import EVALUATE, ROLLOUTS, ROOM, SEARCH, Clock
from siegeworks.core.game import Game
from siegeworks.lab.errors import LabError

FILE: Final = "judging.toml"
Count = Annotated[int, msgspec.Meta(ge=1)]
Some = Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]


class Plan(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How the value of a game is found."""

    unit: str = ""  # the zone whose number tells turns or days; empty: each decision by itself
    clock: Clock = msgspec.field(default_factory=Clock)
    draws: bool = False  # luck falls between the answers of a stretch: each draw is weighed alone
    games: Count = 60  # of each combination of seats and options
    judged: Count = 12  # games of each bot that are judged, to say how well it decides
    every: Count = 4  # of so many stretches one is kept
    seats: list[int] = []
    options: dict[str, Some] = {}
    bot: str = "hard"  # the strongest level, who plays on
    before: Some = ("hard", "easy", "random")  # who may have played until then
    bots: Some = ("random", "habit", "easy", "normal", "hard")  # who is judged
    searches: Count = 100  # simulations of a small tree,
    depth: Count = 32  # each judged after so many choices of habit
    rollouts: Count = 48  # games played on by habit


class Cell(msgspec.Struct, frozen=True):
    """A combination of seats and options."""

    seats: int
    options: dict[str, str]


def read_plan(game: Game) -> Plan:
    """The plan of a game; a game without one has nothing to be calibrated."""
    file = game.folder / ROOM / FILE
    if not file.is_file():
        raise LabError("lab-calibrate-none", game=game.key, path=f"{ROOM}/{FILE}")
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Plan)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LabError("lab-calibrate-plan", path=str(file), why=str(error)) from error


def list_cells(game: Game, plan: Plan) -> list[Cell]:
    """All combinations that are played."""
    values = [[(name, value) for value in some] for name, some in plan.options.items()]
    seats = plan.seats or [min(game.seats)]
    return [Cell(count, dict(chosen)) for count, chosen in product(seats, product(*values))]


def list_varied(plan: Plan) -> list[tuple[str, str]]:
    """The values of settings that get a number of their own: all but the first of each."""
    return [(name, value) for name, some in plan.options.items() for value in some[1:]]


def list_methods(game: Game, plan: Plan) -> dict[str, tuple[int, int]]:
    """The ways to look that may be tried, each with its effort and depth.

    A tree says what it is worth to whoever is asked; that is everybody's worth only where all
    win or lose as one.
    """
    found = {EVALUATE: (1, 0), ROLLOUTS: (plan.rollouts, 0)}
    if game.together or max(game.seats) == 1:
        found[SEARCH] = (plan.searches, plan.depth)
    return found
