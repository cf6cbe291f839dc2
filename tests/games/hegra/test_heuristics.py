"""What Hegra tells its bots: sensible habits, and a judgement of positions."""

import pytest

from siegeworks.bots import AheadBot, make, observe
from siegeworks.core.match import Match
from siegeworks.games.hegra.bot.features import FEATURES, measure_features
from siegeworks.games.hegra.bot.judge import Commander
from siegeworks.games.hegra.rules import vocabulary
from siegeworks.games.hegra.rules.state import Fortress
from tests.games.hegra.table import GAME, fortress

GAMES = 6


def habit(match: Match) -> str:
    """What the commander does by habit."""
    seen = observe(match, 0)
    assert seen is not None
    return make("habit", GAME, 1).choose(seen)


def worth(match: Match) -> float:
    """How good a position looks."""
    assert isinstance(match.state, Fortress)
    return Commander(GAME).evaluate(match.state, 0)


def play(spec: str, seed: int, difficulty: str = "easiest") -> Match:
    """A whole game by a bot."""
    match = GAME.start(options={"difficulty": difficulty}, seed=seed, listening=False)
    bot = make(spec, GAME, seed)
    while match.to_move is not None:
        seen = observe(match, 0)
        assert seen is not None
        match.choose(bot.choose(seen))
    return match


def test_each_number_has_a_name() -> None:
    state = GAME.start(seed=1).state
    assert isinstance(state, Fortress)
    assert len(measure_features(state)) == len(FEATURES)


def test_habit_wins_where_chance_does_not() -> None:
    def won(spec: str) -> int:
        results = [play(spec, seed).result for seed in range(1, GAMES + 1)]
        return sum(bool(result and result.winners) for result in results)

    assert won("habit") >= won("random") + 2


@pytest.mark.parametrize("edition", ["1940", "2023"])
def test_habit_finishes_games_of_both_editions(edition: str) -> None:
    match = GAME.start(options={"edition": edition}, seed=3, listening=False)
    bot = make("habit", GAME, 3)
    while match.to_move is not None:
        seen = observe(match, 0)
        assert seen is not None
        match.choose(bot.choose(seen))
    assert match.result is not None


def test_more_defenders_and_fewer_dead_look_better() -> None:
    many = fortress("Placement(0)", ready={"soldier": 6, "volunteer": 6})
    few = fortress("Placement(0)", ready={"soldier": 3, "volunteer": 2})
    dead = fortress("Placement(0)", ready={"soldier": 3, "volunteer": 2}, morgue={"soldier": 2})
    assert 1 > worth(many) > worth(few) > worth(dead) > 0


def test_the_lines_of_a_morning_are_whole_plans_that_can_be_carried_out() -> None:
    match = fortress("Placement(0)", ready={"soldier": 5, "volunteer": 4, "medic": 1})
    offered = [option.code for option in match.options()]
    lines = Commander(GAME).lines(match.state, offered, 7, 12)
    assert len(lines) > 3
    assert offered[Commander(GAME).pick(match.state, offered, 7)] == lines[0][0]
    for line in lines:
        twin = match.clone()
        while twin.decision is not None and twin.decision.prompt == "Placement":
            twin.choose(twin.option_of(line.pop(0)))
        assert line in ([], [vocabulary.DONE])  # the end is not asked for if nobody is left


def test_a_plan_that_was_chosen_is_followed_without_another_thought() -> None:
    match = fortress("Placement(0)", ready={"soldier": 5, "volunteer": 4})
    bot = make("ahead:tries=4,lines=8,depth=8", GAME, 1)
    assert isinstance(bot, AheadBot)
    thoughts = 0
    while match.decision is not None and match.decision.prompt == "Placement":
        seen = observe(match, 0)
        assert seen is not None
        match.choose(bot.choose(seen))
        thoughts += bot.simulations > 0
    assert thoughts == 1


def test_a_runner_goes_round_a_patrol_towards_a_stocked_depot() -> None:
    match = fortress(
        "NextRunner()",
        walkers=1,
        runners=[("hunter", "fortress", None)],
        depots={"depot-1": ("supply", 3)},
        patrols={"blue-1": 1},
    )
    assert habit(match) in ("go forest-1", "go forest-2")


def test_guards_are_sent_to_empty_positions() -> None:
    match = fortress("Placement(0)", ready={"soldier": 8}, infantry={"4": 3}, whole=["A", "B"])
    while match.decision is not None and match.decision.prompt == "Placement":
        match.choose(habit(match))
    assert isinstance(match.state, Fortress)
    assert match.state.manned() >= 2


def test_the_telephone_comes_first_and_suppresses_all_it_can() -> None:
    match = fortress(
        "Walls()",
        finds={"telephone": "whole"},
        jobs={"telephone-officer": 1},
        post={"front": "soldier"},
        infantry={"2": 3, "4": 2},
        ready={"soldier": 8},
    )
    assert habit(match) == "work telephone"
    match.choose("work telephone")
    assert habit(match) == "pin 4"


def test_suspicion_is_lowered_when_it_may_be() -> None:
    match = fortress(
        "SupplyRun()",
        finds={"counter-patrol": "whole"},
        jobs={"counter-patrol-hunter": 1},
        patrols={"blue-1": 1},
        suspicion=4,
        ready={"soldier": 8},
    )
    assert habit(match) == "lower-suspicion"


def test_a_loaded_runner_goes_home_past_a_depot() -> None:
    runners = [("hunter", "yellow-2", "supply")]
    match = fortress("SupplyRun()", runners=runners, weather="cloud", ready={"soldier": 8})
    assert "go depot-1" in [str(option) for option in match.options()]
    assert habit(match) == "go green-2"
