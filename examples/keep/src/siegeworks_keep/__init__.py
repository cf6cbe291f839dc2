"""The Keep on the Rock: one or two captains hold three walls through six nights."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from siegeworks.core.game import Game, Outcome
from siegeworks.core.judge import Judge
from siegeworks.core.nouns import Names, Nouns, Numbers
from siegeworks.core.steps import State, Step
from siegeworks.core.zones import number, pile, row
from siegeworks.parts.vocabulary import told_of, verbs_of

from siegeworks_keep.bot.judge import Captain
from siegeworks_keep.content import source
from siegeworks_keep.content.tables import Tables
from siegeworks_keep.rules import setup, vocabulary
from siegeworks_keep.rules.checks import find_problems
from siegeworks_keep.rules.pieces import MOST_LADDERS, WALL_NAMES
from siegeworks_keep.rules.state import BREACHED, HELD, Keep


class TheKeep(Game):
    """The identity card of the game."""

    key = "keep"
    seats = (1, 2)
    together = True
    minutes = (5, 10)
    streams = ("cards", "dice")
    verbs = verbs_of(vocabulary, vocabulary.TOUCHES, ends_turn=(vocabulary.REST,))
    told = told_of(vocabulary, vocabulary.SPEAKS_OF)
    endings = {HELD: "held", BREACHED: "breached"}
    zones = (
        row("stones", "wall", "stones"),
        row("ladders", "wall", "ladders"),
        pile("deck", "card"),
        pile("played", "card"),
        number("oil", "oil"),
        number("night", "night"),
        number("actions", "actions"),
    )
    folder = Path(__file__).parent
    content = source.SOURCE
    limit = 200
    levels = {
        "easy": "habit:slips=40",
        "normal": "habit",
        "hard": "ismcts:simulations=200",
    }

    def nouns(self, tables: Tables) -> Nouns:
        return Nouns(
            {
                "wall": Names(WALL_NAMES),
                "card": Names(tables.card_names),
                "face": Names(("1", "2", "3", "4", "5", "6")),
                "stones": Numbers(0, tables.stones),
                "ladders": Numbers(0, MOST_LADDERS),
                "oil": Numbers(0, tables.oil),
                "night": Numbers(0, tables.nights),
                "actions": Numbers(0, tables.actions),
                "seat": Numbers(0, 1),
            }
        )

    def noun_words(
        self, tables: Tables, kind: str, value: int, name: str
    ) -> tuple[str, dict[str, object]]:
        """A card is described by what stands on it; other nouns have words of their own."""
        if kind == "card":
            facts: dict[str, object] = {"wall": ("wall", tables.wall[value])}
            facts["ladders"] = tables.ladders[value]
            return "card-ladders", facts
        return super().noun_words(tables, kind, value, name)

    def set_up(self, seats: int, settings: tuple[int, ...], tables: Tables) -> Keep:
        return setup.set_up(seats, tables)

    def outcome(self, g: State) -> Outcome:
        """Won or lost together; the score is the number of stones that stand."""
        assert isinstance(g, Keep)
        is_won = g.ending == HELD
        everyone = tuple(range(g.seats))
        score = dict.fromkeys(everyone, sum(g.stones))
        winners = everyone if is_won else ()
        return Outcome(self.endings[g.ending], winners, "won" if is_won else "lost", score)

    def check(self, g: State) -> list[tuple[str, Mapping[str, object]]]:
        assert isinstance(g, Keep)
        return list(find_problems(g))

    def prompt_facts(self, g: State, step: Step[Any]) -> dict[str, object]:
        assert isinstance(g, Keep)
        return {"actions": g.actions}

    def judge(self) -> Judge:
        return Captain(self)


GAME = TheKeep()
