"""Stronghold: an invader has seven rounds to breach one of nine sections of a castle's wall."""

from collections.abc import Mapping
from pathlib import Path

from siegeworks.core.game import Game, Outcome, Setting
from siegeworks.core.judge import Judge
from siegeworks.core.nouns import Nouns
from siegeworks.core.steps import State
from siegeworks.core.zones import Zone
from siegeworks.games.stronghold.bot import judge as bot
from siegeworks.games.stronghold.content import source
from siegeworks.games.stronghold.content.tables import Tables
from siegeworks.games.stronghold.rules import setup, vocabulary, zones
from siegeworks.games.stronghold.rules.checks import find_problems
from siegeworks.games.stronghold.rules.pieces import DEFENDER, INVADER
from siegeworks.games.stronghold.rules.state import BREACHED, HELD, Castle
from siegeworks.parts.vocabulary import told_of, verbs_of


class Stronghold(Game):
    """The identity card of the game."""

    key = "stronghold"
    rank = 3
    seats = (2,)
    minutes = (90, 150)
    settings = (
        Setting("empty-walls", ("fight", "idle")),
        Setting("secrets", ("drawn", "chosen")),
    )
    streams = ("cards", "units", "machines", "hits", "guess")
    verbs = verbs_of(
        vocabulary,
        vocabulary.TOUCHES,
        ends_question=(vocabulary.DONE, vocabulary.PASS, vocabulary.KEEP_LINE),
    )
    told = told_of(vocabulary, vocabulary.SPEAKS_OF)
    endings = {BREACHED: "breached", HELD: "held"}
    zones = zones.ZONES
    folder = Path(__file__).parent
    content = source.SOURCE
    limit = 6_000
    levels = {
        "easy": "habit:slips=30",
        "normal": "habit",
        "hard": "ismcts:simulations=120,depth=60",
    }

    def nouns(self, tables: Tables) -> Nouns:
        return zones.make_nouns(tables)

    def set_up(self, seats: int, settings: tuple[int, ...], tables: Tables) -> Castle:
        return setup.set_up(settings, tables)

    def outcome(self, g: State) -> Outcome:
        """A breach wins the game for the invader, seven rounds without one for the defender."""
        winner = INVADER if g.ending == BREACHED else DEFENDER
        score = {winner: 1, 1 - winner: 0}
        return Outcome(self.endings[g.ending], (winner,), "won", score)

    def can_see(self, g: State, zone: Zone, place: int, seat: int | None) -> bool:
        assert isinstance(g, Castle)
        return zones.can_see(g, zone, place, seat)

    def judge(self) -> Judge:
        return bot.Siege(self)

    def check(self, g: State) -> list[tuple[str, Mapping[str, object]]]:
        assert isinstance(g, Castle)
        return find_problems(g)

    def noun_words(
        self, tables: Tables, kind: str, value: int, name: str
    ) -> tuple[str, dict[str, object]]:
        """Nouns that are pairs are spoken of by their parts; others have words of their own."""
        return zones.find_noun_words(tables, kind, value, name)


GAME = Stronghold()
