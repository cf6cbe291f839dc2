"""7 Days of Westerplatte: one to four officers hold a depot against five lanes of attackers."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from siegeworks.core.game import Game, Outcome, Setting
from siegeworks.core.judge import Judge
from siegeworks.core.nouns import Nouns
from siegeworks.core.steps import State, Step
from siegeworks.games.westerplatte.bot import judge as bot
from siegeworks.games.westerplatte.content import source
from siegeworks.games.westerplatte.content.tables import LEVEL_NAMES, Tables
from siegeworks.games.westerplatte.rules import manifest, setup, zones
from siegeworks.games.westerplatte.rules.checks import problems
from siegeworks.games.westerplatte.rules.state import FALLEN, HELD, STARVED, Fort
from siegeworks.parts.counting import total


class Westerplatte(Game):
    """The identity card of the game."""

    key = "westerplatte"
    rank = 1
    seats = (1, 2, 3, 4)
    together = True
    minutes = (45, 60)
    settings = (Setting("level", LEVEL_NAMES),)
    streams = ("tiles", "cards", "events")
    verbs = manifest.VERBS
    told = manifest.TOLD
    endings = {HELD: "held", FALLEN: "fallen", STARVED: "starved"}
    zones = zones.ZONES
    folder = Path(__file__).parent
    content = source.SOURCE
    limit = 6_000
    rare = manifest.RARE
    levels = {
        "easy": "habit:slips=6",
        "normal": "mcts:simulations=12,depth=16",
        "hard": "mcts:simulations=100,depth=32",
    }

    def nouns(self, tables: Tables) -> Nouns:
        return zones.nouns(tables)

    def set_up(self, seats: int, settings: tuple[int, ...], tables: Tables) -> Fort:
        return setup.set_up(seats, settings[0], tables)

    def outcome(self, g: State) -> Outcome:
        """Won or lost together; the score counts filed cards and, when won, standing bricks."""
        assert isinstance(g, Fort)
        won = g.ending == HELD
        cards_filed = min(g.filed, g.tables.days * g.tables.day_cards)
        score = cards_filed + (total(g.walls) if won else 0)
        everyone = tuple(range(g.seats))
        return Outcome(
            self.endings[g.ending],
            everyone if won else (),
            "won" if won else "lost",
            dict.fromkeys(everyone, score),
        )

    def check(self, g: State) -> list[tuple[str, Mapping[str, object]]]:
        assert isinstance(g, Fort)
        return problems(g)

    def prompt_facts(self, g: State, step: Step[Any]) -> dict[str, object]:
        assert isinstance(g, Fort)
        return {"moves": g.moves, "actions": g.actions}

    def judge(self) -> Judge:
        return bot.Commander(self)

    def noun_words(
        self, tables: Tables, kind: str, value: int, name: str
    ) -> tuple[str, dict[str, object]]:
        """A card is described by what stands on it; other nouns have their own words."""
        return manifest.noun_words(tables, kind, value, name)


GAME = Westerplatte()
