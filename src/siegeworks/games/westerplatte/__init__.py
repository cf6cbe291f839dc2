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
from siegeworks.games.westerplatte.content.tables import Tables
from siegeworks.games.westerplatte.rules import (
    ending,
    question_facts,
    setup,
    vocabulary,
    zones,
)
from siegeworks.games.westerplatte.rules.checks import find_problems
from siegeworks.games.westerplatte.rules.pieces import LEVEL_NAMES
from siegeworks.games.westerplatte.rules.state import FALLEN, HELD, STARVED, Fort
from siegeworks.parts.vocabulary import told_of, verbs_of

# Random players seldom get so far.
RARE = {
    "GermanAttack": "test_12_8_the_named_lanes_fire_and_then_their_units_advance",
    "HighThree": "test_10_5_high_three_shares_four_extra_action_markers_and_goes_to_start",
    "HighTwo": "test_10_4_high_two_shares_five_extra_movement_markers",
    "Refill": "test_11_4_after_day_three_the_tiles_are_filled",
    "Shelling": "test_12_7_each_named_forward_space_loses_a_brick",
    "StarvedOut": "test_13_3_the_garrison_is_starved_out_after_turn_150",
    "UseExtraAction": "test_4_6_extra_action_marker_gives_a_second_action",
    "UseExtraMove": "test_4_5_extra_movement_marker_gives_a_third_move",
    "Victory": "test_13_2_the_garrison_holds_at_the_end_of_the_turn_that_completes_day_seven",
}


class Westerplatte(Game):
    """The identity card of the game."""

    key = "westerplatte"
    version = 2
    first_learnt = 2
    rank = 1
    seats = (1, 2, 3, 4)
    together = True
    minutes = (45, 60)
    settings = (Setting("level", LEVEL_NAMES),)
    streams = ("tiles", "cards", "events")
    verbs = verbs_of(
        vocabulary,
        vocabulary.TOUCHES,
        ends_turn=(vocabulary.END,),
        ends_question=(vocabulary.ENOUGH, vocabulary.HOLD_FIRE),
    )
    told = told_of(vocabulary, vocabulary.SPEAKS_OF)
    endings = {HELD: "held", FALLEN: "fallen", STARVED: "starved"}
    zones = zones.ZONES
    folder = Path(__file__).parent
    content = source.SOURCE
    limit = 6_000
    rare = RARE
    levels = {
        "easy": "mcts:simulations=8,depth=8",
        "normal": "mcts:simulations=40,depth=8",
        "hard": "mcts:simulations=400,depth=8",
        "expert": "mcts:simulations=3000,depth=8",
    }

    def nouns(self, tables: Tables) -> Nouns:
        return zones.make_nouns(tables)

    def set_up(self, seats: int, settings: tuple[int, ...], tables: Tables) -> Fort:
        return setup.set_up(seats, settings[0], tables)

    def outcome(self, g: State) -> Outcome:
        """Won or lost together; the score counts filed cards and, when won, standing bricks."""
        assert isinstance(g, Fort)
        won = g.ending == HELD
        everyone = tuple(range(g.seats))
        return Outcome(
            self.endings[g.ending],
            everyone if won else (),
            "won" if won else "lost",
            dict.fromkeys(everyone, ending.score(g)),
        )

    def check(self, g: State) -> list[tuple[str, Mapping[str, object]]]:
        assert isinstance(g, Fort)
        return find_problems(g)

    def prompt_facts(self, g: State, step: Step[Any]) -> dict[str, object]:
        assert isinstance(g, Fort)
        return question_facts.list_prompt_facts(g, step)

    def option_facts(self, option: int, g: State | None = None) -> dict[str, object]:
        return question_facts.list_option_facts(option, g if isinstance(g, Fort) else None)

    def judge(self) -> Judge:
        return bot.Commander(self)

    def noun_words(
        self, tables: Tables, kind: str, value: int, name: str
    ) -> tuple[str, dict[str, object]]:
        """A card is described by what stands on it; other nouns have their own words."""
        return zones.find_noun_words(tables, kind, value, name)


GAME = Westerplatte()
