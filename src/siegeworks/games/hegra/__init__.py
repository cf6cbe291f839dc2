"""Hegra 1940: one commander holds a snowed-in fortress for eleven days."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from siegeworks.core.game import Clash, Game, Outcome, Setting
from siegeworks.core.judge import Judge
from siegeworks.core.nouns import Nouns
from siegeworks.core.steps import State, Step
from siegeworks.games.hegra.bot import judge as bot
from siegeworks.games.hegra.content import source
from siegeworks.games.hegra.content.tables import Tables
from siegeworks.games.hegra.rules import option_facts, setup, vocabulary, zones
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.games.hegra.rules.checks import find_problems
from siegeworks.games.hegra.rules.state import TOO_FEW, UNCONDITIONAL, Fortress
from siegeworks.parts.vocabulary import told_of, verbs_of

ON_OFF = ("off", "on")
EASY_TO_HARD = ("easiest", "easier", "normal", "harder", "hardest")
GRADE = 10  # points for each step of the outcome

# Random players seldom repair guns, telephone in an attack or live to see the end.
RARE = {
    "Aim": "test_12_1_each_gun_picks_one_target_or_holds_fire",
    "Bury": "test_21_3_people",
    "Call": "test_11_1_each_call_adds_one_to_every_shot",
    "Claim": "test_20_4_a_mission_can_be_done_once_its_condition_holds",
    "CounterPatrol": "test_13_2_counter_patrol",
    "Cull": "test_21_5_the_enemy",
    "Cure": "test_15_3_the_cabinet_cures_and_once_repaired_spares_the_waiting",
    "Deliver": "test_13_11_what_a_token_brings",
    "DropStack": "test_12_5_each_option_of_the_airfield_once_a_day",
    "Fight": "test_13_8_a_soldier_fights",
    "FirstGun": "test_12_1_the_order_of_two_different_guns_is_yours",
    "FinalAdvance": "test_19_2_one_sector_further_or_two",
    "GunDie": "test_12_6_below_the_criterion_the_rightmost_icon_jams",
    "Heart": "test_16_6_do_what_it_says_and_be_rid_of_it_or_ignore_it",
    "Hush": "test_13_2_once_repaired_suspicion_may_be_lowered",
    "LastStand": "test_19_1_after_day_eleven_the_last_stand",
    "LayTop": "test_14_9_the_map_room_orders_the_next_three",
    "MachineGun": "test_11_4_the_machine_gun_takes_up_to_three_and_jams",
    "MapRoom": "test_14_9_the_map_room_orders_the_next_three",
    "MissionFails": "test_20_5_a_mission_not_done_by_day_ten_costs_morale",
    "Negotiate": "test_10_1_negotiate_lowers_fear_or_doubt",
    "OpenRoute": "test_10_2_a_new_route_stocks_its_depot",
    "Outcome": "test_19_3_the_outcome",
    "PinAny": "test_21_5_the_enemy",
    "PinSector": "test_11_1_repaired_it_suppresses_two_in_a_sector_for_each_call",
    "Promote": "test_14_6_the_officer_makes_a_soldier",
    "Radio": "test_14_8_hope_by_radio",
    "Rouse": "test_21_3_people",
    "Shell": "test_12_3_two_for_each_icon_and_the_rest_lies_down",
    "ShootRow": "test_12_4_a_patrol_to_its_bag_and_a_piece_to_its_track",
    "Strike": "test_12_5_each_option_of_the_airfield_once_a_day",
    "TakePatrol": "test_13_2_counter_patrol",
    "TakePiece": "test_21_5_the_enemy",
}


class Hegra(Game):
    """The identity card of the game."""

    key = "hegra"
    version = 2
    first_learnt = 2
    rank = 2
    seats = (1,)
    minutes = (70, 90)
    settings = (
        Setting("edition", n.EDITION_NAMES),
        Setting("difficulty", n.DIFFICULTY_NAMES, EASY_TO_HARD),
        Setting("rations", ("full", "short")),
        Setting("missions", ON_OFF),
        Setting("advanced", ON_OFF),
        Setting("air", ("fixed", "random")),
    )
    # Variants and difficulty belong to the 1940 edition alone (22.3).
    clashes = (Clash("edition", "2023", ("difficulty", "rations", "missions", "advanced", "air")),)
    streams = ("events", "bag", "hits", "dice", "cards", "patrols", "snow", "setup")
    verbs = verbs_of(
        vocabulary,
        vocabulary.TOUCHES,
        ends_question=(vocabulary.DONE, vocabulary.STOP, vocabulary.STAY),
        repeats=(
            vocabulary.FEED,
            vocabulary.CHEER,
            vocabulary.WAKE,
            vocabulary.REST,
            vocabulary.PUT,
        ),
        series=(vocabulary.SHOOT,),
    )
    told = told_of(vocabulary, vocabulary.SPEAKS_OF)
    endings = {
        **{code + 1: name for code, name in enumerate(n.SURRENDER_NAMES[: n.SKULL])},
        UNCONDITIONAL: "unconditional",
        TOO_FEW: "too-few",
    }
    zones = zones.ZONES
    folder = Path(__file__).parent
    content = source.SOURCE
    limit = 6_000
    rare = RARE
    levels = {
        "easy": "habit:slips=10",
        "normal": "habit:slips=6",
        "hard": "ahead:tries=24,depth=80",
        "expert": "ahead:tries=64,lines=48,depth=100",
    }

    def set_ups(self) -> list[tuple[int, dict[str, str]]]:
        """Both editions, each step of difficulty and each variant once, and all of them at once."""
        later = [{"difficulty": name} for name in n.DIFFICULTY_NAMES]
        later += [{"rations": "short"}, {"missions": "on"}, {"advanced": "on"}, {"air": "random"}]
        later.append({"missions": "on", "advanced": "on", "air": "random"})
        plain = {setting.name: setting.values[0] for setting in self.settings}
        ways = [plain | way for way in ({"edition": "2023"}, *later)]
        return [(1, way) for way in ways]

    def nouns(self, tables: Tables) -> Nouns:
        return zones.make_nouns(tables)

    def set_up(self, seats: int, settings: tuple[int, ...], tables: Tables) -> Fortress:
        return setup.set_up(settings, tables)

    def outcome(self, g: State) -> Outcome:
        """Survived or not; the score counts days, and then the outcome and the healthy."""
        assert isinstance(g, Fortress)
        won = g.ending <= n.SKULL
        score = g.day + (GRADE * (n.SKULL - g.surrender) + g.healthy() if won else 0)
        name = self.endings[g.ending]
        return Outcome(name, (0,) if won else (), name if won else "lost", {0: score})

    def check(self, g: State) -> list[tuple[str, Mapping[str, object]]]:
        assert isinstance(g, Fortress)
        return find_problems(g)

    def judge(self) -> Judge:
        return bot.Commander(self)

    def prompt_facts(self, g: State, step: Step[Any]) -> dict[str, object]:
        assert isinstance(g, Fortress)
        return {"paces": g.paces, "suspicion": g.suspicion, "supplies": g.supplies}

    def option_facts(self, option: int, g: State | None = None) -> dict[str, object]:
        return option_facts.list_option_facts(option, g if isinstance(g, Fortress) else None)

    def noun_words(
        self, tables: Tables, kind: str, value: int, name: str
    ) -> tuple[str, dict[str, object]]:
        """Nouns that are pairs are spoken of by their parts; others have words of their own."""
        return zones.find_noun_words(kind, value, name)


GAME = Hegra()
