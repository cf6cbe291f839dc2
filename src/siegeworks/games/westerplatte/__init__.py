"""7 Days of Westerplatte: one to four officers hold a depot against five lanes of attackers."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from siegeworks.core.game import Outcome, Setting
from siegeworks.core.judge import Judge
from siegeworks.core.nouns import Nouns
from siegeworks.core.steps import State, Step
from siegeworks.games.westerplatte import (
    board,
    content,
    heuristics,
    look,
    manifest,
    odds,
    outlook,
    zones,
)
from siegeworks.games.westerplatte.checks import problems
from siegeworks.games.westerplatte.rules import (
    attack,
    cards,
    days,
    ending,
    events,
    morale,
    movement,
    setup,
    sharing,
    tiles,
    turn,
    walls,
)
from siegeworks.games.westerplatte.state import FALLEN, HELD, STARVED, Fort
from siegeworks.games.westerplatte.tables import KIND_NAMES, LEVEL_NAMES, Tables
from siegeworks.parts.counting import total
from siegeworks.parts.manifest import BoardGame, Drawings


class Westerplatte(BoardGame):
    """The identity card of the game."""

    key = "westerplatte"
    seats = (1, 2, 3, 4)
    together = True
    minutes = (45, 60)
    settings = (Setting("level", LEVEL_NAMES),)
    streams = ("tiles", "cards", "events")
    verbs = manifest.VERBS
    told = manifest.TOLD
    endings = {HELD: "held", FALLEN: "fallen", STARVED: "starved"}
    zones = zones.ZONES
    modules = (
        setup,
        turn,
        attack,
        tiles,
        walls,
        cards,
        movement,
        morale,
        sharing,
        days,
        events,
        ending,
    )
    folder = Path(__file__).parent
    content = content.SOURCE
    drawings = Drawings(
        board=board.draw,
        odds=odds.odds,
        signs=odds.SIGNS,
        outlook=outlook.outlook,
        layout=look.adapt,
        names=look.place_names,
        pieces=look.card_pieces,
    )
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
        return heuristics.Commander(self)

    def noun_words(
        self, tables: Tables, kind: str, value: int, name: str
    ) -> tuple[str, dict[str, object]]:
        """A card is described by what stands on it; other nouns have their own words."""
        return manifest.noun_words(tables, kind, value, name)

    def luck_group(
        self, tables: Tables, kind: str, value: int, name: str
    ) -> tuple[str, dict[str, object]] | None:
        """Cards by what comes with them, events by good and bad; tiles only lie somewhere."""
        if kind == "card":
            return f"fortune-card-{KIND_NAMES[tables.kind[value]]}", {}
        if kind == "event":
            return f"fortune-event-{'good' if value < tables.positive_events else 'bad'}", {}
        return None


GAME = Westerplatte()
