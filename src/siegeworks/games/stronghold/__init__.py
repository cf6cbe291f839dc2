"""Stronghold: an invader has seven rounds to breach one of nine sections of a castle's wall."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from siegeworks.core.game import Game, Outcome, Setting
from siegeworks.core.judge import Judge
from siegeworks.core.nouns import Nouns
from siegeworks.core.steps import State, Step
from siegeworks.core.zones import Zone
from siegeworks.games.stronghold.bot import judge as bot
from siegeworks.games.stronghold.content import source
from siegeworks.games.stronghold.content.tables import Tables
from siegeworks.games.stronghold.rules import setup, vocabulary, zones
from siegeworks.games.stronghold.rules.checks import find_problems
from siegeworks.games.stronghold.rules.pieces import DEFENDER, INVADER
from siegeworks.games.stronghold.rules.state import BREACHED, HELD, Castle
from siegeworks.parts.vocabulary import told_of, verbs_of

# Random defenders are breached early, and random invaders seldom go far to the right.
RARE = {
    "BreakItem": "test_8_4_a_catapult_takes_a_wall_else_the_cauldron_else_an_item",
    "CallMarauders": "test_12_13_units_that_reach_r7_bring_the_marauders_once",
    "CompletePaid": "test_14_7_when_he_leaves_what_is_paid_in_full_happens_at_once",
    "EquipFree": "test_19_3_signs_on_the_stone",
    "Held": "test_1_3_without_a_breach_in_round_seven_the_defender_wins",
    "JoinAt": "test_19_3_outlaws_bargain",
    "PayGale": "test_11_6_a_gale_makes_a_swap_over_it_cost_two",
    "PayHeroGale": "test_11_6_a_hero_through_the_gale_pays_one_more",
    "PayOrderGale": "test_11_6_a_heroic_order_through_the_gale_costs_an_hourglass",
    "Rise": "test_11_9_a_specter_brings_the_dead_back_as_invaders",
    "Track": "test_17_10_tracking_costs_a_marksman_of_the_guards_for_good",
    "TrollFalls": "test_12_11_the_defender_picks_the_troll_if_one_is_led",
}


class Stronghold(Game):
    """The identity card of the game."""

    key = "stronghold"
    version = 2
    first_learnt = 2
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
    rare = RARE
    levels = {
        "easy": "habit:slips=30",
        "normal": "habit",
        "hard": "ahead:tries=8,lines=5,depth=40",
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

    def prompt_facts(self, g: State, step: Step[Any]) -> dict[str, object]:
        assert isinstance(g, Castle)
        return {"sand": g.sand}

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
