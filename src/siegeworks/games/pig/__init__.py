"""Pig: roll as long as you dare; the first to reach the goal wins. A teaching game."""

from collections.abc import Iterator, Mapping
from operator import add
from pathlib import Path
from typing import Any

from siegeworks.core.game import Game, Outcome
from siegeworks.core.judge import Judge
from siegeworks.core.nouns import Names, Nouns, Numbers
from siegeworks.core.steps import State
from siegeworks.core.zones import number, row
from siegeworks.games.pig.bot import judge as bot
from siegeworks.games.pig.rules import state, turn, vocabulary
from siegeworks.parts.vocabulary import told_of, verbs_of

Problem = tuple[str, Mapping[str, object]]


class Pig(Game):
    """The dice game that other engines are measured by, too."""

    key = "pig"
    seats = (2, 3, 4)
    teaching = True
    minutes = (5, 5)
    streams = ("dice",)
    verbs = verbs_of(vocabulary)
    told = told_of(vocabulary, vocabulary.SPEAKS_OF)
    endings = {turn.REACHED: "reached"}
    zones = (row("scores", "seat", "points"), number("pot", "points"))
    folder = Path(__file__).parent
    limit = 100_000
    levels = {
        "easy": "habit:slips=40",
        "normal": "habit:slips=15",
        "hard": "habit",
    }

    def nouns(self, tables: Any) -> Nouns:
        faces = Names(("1", "2", "3", "4", "5", "6"))
        return Nouns({"points": Numbers(0, 105), "face": faces, "seat": Numbers(0, 3)})

    def set_up(self, seats: int, settings: tuple[int, ...], tables: Any) -> state.Sty:
        return turn.set_up(seats)

    def outcome(self, g: State) -> Outcome:
        assert isinstance(g, state.Sty)
        best = max(g.scores)
        winners = tuple(seat for seat, score in enumerate(g.scores) if score == best)
        return Outcome("reached", winners, "won", dict(enumerate(g.scores)))

    def check(self, g: State) -> list[Problem]:
        assert isinstance(g, state.Sty)
        return list(find_problems(g))

    def judge(self) -> Judge:
        return bot.Farmer(self)


def find_problems(g: state.Sty) -> Iterator[Problem]:
    """No die leaves a single point in the pot; whoever has enough has won."""
    asked = g.agenda[-1] if g.agenda else None
    pots = [0] * len(g.scores)
    if isinstance(asked, turn.RollOrHold) and asked.who < len(pots):
        pots[asked.who] = g.pot
    if not g.ending and max(map(add, g.scores, pots)) >= turn.GOAL:
        yield "over", {"goal": turn.GOAL}
    if g.pot == 1:
        yield "pot", {}


GAME = Pig()
