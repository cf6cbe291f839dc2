"""Ante Portas: communities on the Mainland feed a war against Raiders or Dragons."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from siegeworks.core.game import Clash, Game, Outcome, SeatLimit, Setting
from siegeworks.core.judge import Judge
from siegeworks.core.nouns import Nouns
from siegeworks.core.steps import State, Step
from siegeworks.games.ante_portas.bot import judge as bot
from siegeworks.games.ante_portas.content import source
from siegeworks.games.ante_portas.content.tables import Tables
from siegeworks.games.ante_portas.rules import pieces as n
from siegeworks.games.ante_portas.rules import setup, vocabulary, zones
from siegeworks.games.ante_portas.rules.checks import find_problems
from siegeworks.games.ante_portas.rules.state import (
    LOST,
    NOBODY_WON,
    NORTH_WON,
    SOUTH_WON,
    WON,
    Realm,
)
from siegeworks.parts.vocabulary import told_of, verbs_of

# Random communities are overrun before they build much, and random teams seldom meet.
RARE = {
    "Answer": "test_23_20_and_when_the_other_team_has_moved",
    "Barrage": "test_23_11_indirect_fire_destroys_enemy_traps_and_mines",
    "Blast": "test_17_1_three_damage_on_its_hex_and_one_beside_it_to_both_sides",
    "Bugle": "test_11_6_a_bugle_moves_one_soldier_after_an_action_of_the_command_center",
    "BugleTo": "test_11_6_a_bugle_moves_one_soldier_after_an_action_of_the_command_center",
    "BugleWho": "test_11_6_a_bugle_moves_one_soldier_after_an_action_of_the_command_center",
    "Calm": "test_17_4_victory_waits_for_the_last_explosion",
    "Care": "test_21_1_its_market_cares_for_one_without_pay",
    "CheckSpawn": "test_21_7_what_falls_at_the_last_spawn_counts",
    "ChooseTurn": "test_21_5_exactly_one_turn_in_all",
    "Drum": "test_11_6_a_recruit_drum_enlists_one_farmer_at_a_market",
    "Duel": "test_23_18_the_team_on_the_hex_wins_ties",
    "Explode": "test_17_2_bombs_beside_it_explode_the_smallest_number_first",
    "FinalWave": "test_21_1_all_stewards_go_to_the_small_market",
    "FireBombs": "test_12_15_or_any_bombs_are_fired_one_after_the_other",
    "Gather": "test_23_18_who_comes_wins_with_more",
    "GiveImprovement": "test_11_3_a_card_just_played_may_be_given_for_good",
    "Heal": "test_12_10_the_wounded_come_home_to_anybody_and_the_visitor_pays",
    "Hunger": "test_20_5_you_choose_who_goes_without",
    "Impact": "test_23_11_it_hurts_the_soldiers_there_too",
    "KnockFrom": "test_16_8_knockback_from_exactly_one_trap_in_sight",
    "KnockSoldiers": "test_23_19_knockback_leads_toward_the_enemys_edge",
    "KnockTraps": "test_12_13_each_trap_once",
    "NewSteward": "test_8_10_an_institute_with_two_farmers_gives_a_second_steward",
    "Over": "test_12_8_an_engine_passes_over_a_tile_to_a_free_hex",
    "Palisade": "test_11_6_a_palisade_adds_strength_until_a_battle_is_lost_there",
    "PickSteward": "test_5_7_with_two_stewards_one_of_them_moves_each_turn",
    "PushBasics": "test_12_13_of_each_trap_up_to_three_go_back_one_or_two_hexes",
    "PushCitizens": "test_23_19_by_one_hex_or_two_and_at_least_one_soldier",
    "PushDirection": "test_23_19_knockback_leads_toward_the_enemys_edge",
    "PushElites": "test_12_13_of_each_trap_up_to_three_go_back_one_or_two_hexes",
    "PushFarmers": "test_23_19_by_one_hex_or_two_and_at_least_one_soldier",
    "PushFurther": "test_23_19_by_one_hex_or_two_and_at_least_one_soldier",
    "PushTo": "test_12_14_nobody_is_pushed_off_the_board",
    "Raze": "test_8_4_without_a_spot_a_building_gives_way_and_it_costs_a_tool_more",
    "React": "test_16_2_before_each_arrow_and_after_the_last_if_something_can_be_done",
    "Refine": "test_11_5_a_kiln_turns_clay_of_the_storage_if_one_likes",
    "ReplaceFrom": "test_16_5_a_mine_comes_back_for_tools_equal_to_its_strength",
    "ReplaceMine": "test_16_5_a_mine_comes_back_for_tools_equal_to_its_strength",
    "Resume": "test_14_9_the_free_part_ends_its_card_first_then_the_held_part",
    "RingBell": "test_11_6_a_storm_bell_draws_one_card_fewer_at_one_spawn",
    "Salvo": "test_16_10_shots_on_one_hex_at_one_moment_are_one_sum",
    "SendWork": "test_12_6_it_keeps_its_facing_and_its_crew_moves_by_itself",
    "SetOff": "test_16_14_a_guard_post_fires_exactly_one_bomb_in_its_sight",
    "SetUpBuilding": "test_8_4_without_a_spot_a_building_gives_way_and_it_costs_a_tool_more",
    "SetUpright": "test_12_10_or_the_exhausted_stand_up_for_the_same_price",
    "Slow": "test_23_16_the_moving_team_names_whom_an_enemy_trap_holds",
    "SoldierActions": "test_16_1_whoever_acts_is_exhausted_in_a_turn_of_ones_own_too",
    "TeamActs": "test_23_20_soldiers_act_in_turns_of_their_own",
    "TeamSetsOff": "test_23_20_bombs_hurt_both_teams",
    "Volley": "test_16_10_shots_on_one_hex_at_one_moment_are_one_sum",
    "WaveRound": "test_21_2_spawn_march_one_turn_and_again",
}


class AntePortas(Game):
    """The identity card of the game."""

    key = "ante-portas"
    version = 2
    rank = 4
    seats = (1, 2, 3, 4)
    minutes = (40, 120)
    settings = (
        Setting("mode", n.MODE_NAMES),
        Setting("scenario", n.SCENARIO_NAMES),
        Setting("eras", n.ERA_NAMES),
        Setting("wave", n.WAVE_NAMES),
        Setting("strong", n.STRONG_NAMES),
        Setting("map", n.MAP_NAMES),
    )
    # 23.1: against each other there are no Invaders.
    clashes = (
        Clash("mode", "flag", ("scenario", "wave", "strong")),
        Clash("mode", "area", ("scenario", "wave", "strong")),
    )
    # 1.3, 22.3 and 22.5: who may play what.
    seat_limits = (
        SeatLimit("mode", "coop", (1, 2, 3)),
        SeatLimit("mode", "flag", (2, 4)),
        SeatLimit("mode", "area", (2, 4)),
        SeatLimit("strong", "on", (2, 3)),
        SeatLimit("strong", "full", (3,)),
    )
    streams = ("cards", "places", "markets", "improvements")
    verbs = verbs_of(
        vocabulary,
        vocabulary.TOUCHES,
        ends_question=(vocabulary.DONE, vocabulary.PASS),
    )
    told = told_of(vocabulary, vocabulary.SPEAKS_OF)
    endings = {
        WON: "won",
        LOST: "overrun",
        SOUTH_WON: "south-won",
        NORTH_WON: "north-won",
        NOBODY_WON: "nobody-won",
    }
    zones = zones.ZONES
    folder = Path(__file__).parent
    content = source.SOURCE
    limit = 20_000
    rare = RARE
    levels = {
        "easy": "habit:slips=30",
        "normal": "habit",
        "hard": "ahead:tries=8,lines=6,depth=200",
    }

    def set_ups(self) -> list[tuple[int, dict[str, str]]]:
        """Each value of each setting once, with seats that go with it."""
        return [
            self._vary(1),
            self._vary(2),
            self._vary(3),
            self._vary(1, scenario="dragons"),
            self._vary(2, scenario="dragons", eras="2", map="ridge"),
            self._vary(3, eras="2", wave="all-dead", map="shuffled"),
            self._vary(2, strong="on"),
            self._vary(3, strong="full"),
            self._vary(2, mode="flag"),
            self._vary(4, mode="flag"),
            self._vary(2, mode="area", eras="2"),
            self._vary(4, mode="area"),
            self._vary(1, wave="crescendo", map="delta"),
        ]

    def _vary(self, seats: int, **way: str) -> tuple[int, dict[str, str]]:
        """Seats and settings: as they are at first, but for those named."""
        return seats, {setting.name: setting.values[0] for setting in self.settings} | way

    def judge(self) -> Judge:
        return bot.Steward(self)

    def nouns(self, tables: Tables) -> Nouns:
        return zones.make_nouns(tables)

    def set_up(self, seats: int, settings: tuple[int, ...], tables: Tables) -> Realm:
        return setup.set_up(seats, settings, tables)

    def outcome(self, g: State) -> Outcome:
        """All win or lose together; against each other one team, or nobody."""
        name = self.endings[g.ending]
        winners = find_winners(g)
        score = {seat: int(seat in winners) for seat in range(g.seats)}
        return Outcome(name, winners, "won" if winners else "lost", score)

    def check(self, g: State) -> list[tuple[str, Mapping[str, object]]]:
        assert isinstance(g, Realm)
        return find_problems(g)

    def prompt_facts(self, g: State, step: Step[Any]) -> dict[str, object]:
        assert isinstance(g, Realm)
        return {"turn": g.turn, "year": g.year}

    def noun_words(
        self, tables: Tables, kind: str, value: int, name: str
    ) -> tuple[str, dict[str, object]]:
        """Nouns that are pairs are spoken of by their parts; others have words of their own."""
        return zones.find_noun_words(tables, kind, value, name)


def find_winners(g: State) -> tuple[int, ...]:
    """1.1, 1.2 and 23: the seats that won."""
    if g.ending == WON:
        return tuple(range(g.seats))
    if g.ending in (SOUTH_WON, NORTH_WON):
        return tuple(range(g.ending - SOUTH_WON, g.seats, n.TEAMS))
    return ()


GAME = AntePortas()
