"""What Ante Portas tells its bots: sensible habits, places worth a thought, and a judgement."""

from collections.abc import Mapping

import pytest

from siegeworks.bots import make, observe
from siegeworks.core.match import Match
from siegeworks.games.ante_portas.bot.features import FEATURES, measure_features
from siegeworks.games.ante_portas.bot.judge import Steward
from siegeworks.games.ante_portas.bot.wall import AWAY, CITIZEN_SLOTS, SLOTS, Wall
from siegeworks.games.ante_portas.rules.hexes import NEIGHBOUR
from siegeworks.games.ante_portas.rules.pieces import DIRECTIONS, HEXES
from siegeworks.games.ante_portas.rules.state import Realm
from siegeworks.games.ante_portas.situations import situation
from tests.games.ante_portas.front import march
from tests.games.ante_portas.realm import GAME, zones

GAMES = 6
DEPLOYING = ("Deploy", "MoveTo", "SendFarmers", "SendCitizens", "SendWork")


def habit(match: Match) -> str:
    """What a Steward does by habit."""
    assert match.to_move is not None
    seen = observe(match, match.to_move)
    assert seen is not None
    return make("habit", GAME, 1).choose(seen)


def state_of(match: Match) -> Realm:
    """The state, as the judge looks at it."""
    assert isinstance(match.state, Realm)
    return match.state


def worth(match: Match, seat: int = 0) -> float:
    """How good a position looks to a seat."""
    return Steward(GAME).evaluate(match.state, seat)


def play(spec: str, seed: int, seats: int = 1, options: Mapping[str, str] | None = None) -> Match:
    """A whole game among bots of one kind."""
    match = GAME.start(seats=seats, options=options, seed=seed, listening=False)
    bots = [make(spec, GAME, seed + seat) for seat in range(seats)]
    while match.to_move is not None:
        seen = observe(match, match.to_move)
        assert seen is not None
        match.choose(bots[match.to_move].choose(seen), match.to_move)
    return match


def go_on(match: Match, prompt: str) -> Match:
    """Habit plays on for as long as one question after the other is of a kind."""
    while match.decision is not None and match.decision.prompt == prompt:
        match.choose(habit(match))
    return match


def test_each_number_of_a_position_has_a_name() -> None:
    assert len(measure_features(state_of(situation()))) == len(FEATURES)


def test_habit_wins_where_chance_does_not() -> None:
    def won(spec: str) -> int:
        results = [play(spec, seed).result for seed in range(1, GAMES + 1)]
        return sum(bool(result and result.winners) for result in results)

    assert won("habit") >= won("random") + 2


@pytest.mark.parametrize(
    ("seats", "options"), GAME.set_ups(), ids=[str(i) for i in range(len(GAME.set_ups()))]
)
def test_habit_plays_every_set_up_to_its_end(seats: int, options: dict[str, str]) -> None:
    assert play("habit", 4, seats, options).result is not None


# The wall


def test_ways_on_the_battleground_are_as_long_as_steps_say() -> None:
    for at in range(HEXES):
        assert AWAY[at * HEXES + at] == 0
        for beside in NEIGHBOUR[at * DIRECTIONS : (at + 1) * DIRECTIONS]:
            if beside >= 0:
                assert AWAY[at * HEXES + beside] == 1
    assert AWAY[1 * HEXES + 26] == 5  # from 2 straight up to 27


def test_everybody_has_a_post_and_nobody_too_many_are_sent() -> None:
    match = situation(soldiers={"2": {"farmer": 5, "citizen": 2}})
    wall = Wall(state_of(match), 0)
    farmers, citizens = wall.gap[:HEXES], wall.gap[HEXES:]
    assert sum(farmers) == sum(citizens) == 0
    for rank in range(4):
        assert farmers[SLOTS[rank]] > 0
    assert [citizens[at] for at in CITIZEN_SLOTS[:2]] == [1, 1]


def test_soldiers_are_sent_to_the_posts_and_no_more_of_them() -> None:
    match = situation(soldiers={"2": {"farmer": 4}}, agenda=["Order(commander)", "EndOfHalfYear()"])
    while match.decision is not None and match.decision.prompt in DEPLOYING:
        match.choose(habit(match))
    farmers = zones(match)["farmers"]
    assert (farmers["4"], farmers["5"]) == (2, 2)


def test_a_trench_is_built_where_farmers_stand_and_faces_the_invaders() -> None:
    match = situation(
        soldiers={"4": {"farmer": 2}, "2": {"farmer": 1}},
        storage={"0": {"wood": 1, "clay": 1}},
        agenda=["Lay(trench, 0)", "EndOfHalfYear()"],
    )
    assert habit(match) == "lay-at 4"
    match.choose("lay-at 4")
    assert habit(match) == "face up"


# Fire


def fire_at(**troop: int) -> Match:
    """A troop on hex 6 gets a card without arrows, with a Trench on 4 in reach."""
    return march(
        "R110", "6", troops={"6": troop}, soldiers={"4": {"farmer": 2}}, works={"4": "trench"}
    )


def test_whoever_can_be_felled_is_fired_at() -> None:
    match = fire_at(basic=1)
    assert habit(match) == "shoot-from 4"
    match.choose("shoot-from 4")
    assert habit(match) == "loose"


def test_a_salvo_grows_only_while_more_fall_by_it() -> None:
    match = go_on(fire_at(basic=3), "React")
    while match.decision is not None and match.decision.prompt in ("React", "Salvo"):
        match.choose(habit(match))
    assert zones(match)["basic"]["6"] == 1
    assert zones(match)["tired_farmers"]["4"] == 2


def test_nobody_fires_at_elite_units_that_would_not_fall() -> None:
    match = fire_at(elite=1, basic=1)
    match.choose("shoot-from 4")
    assert habit(match) == "loose", "the Basic Unit falls by it, the Elite Unit by no second shot"


# Turns


def test_goods_are_gathered_for_farms_and_farms_are_built() -> None:
    match = situation(seats=2, storage={"0": {"wood": 3}}, stewards={"0": "west-market"})
    assert habit(match) == "go builder-farm"
    match.choose("go builder-farm")
    go_on(match, "Work")
    assert zones(match)["buildings"]["0-farm"] > 4


def test_nobody_goes_to_a_builder_for_a_single_farm() -> None:
    match = situation(seats=2, storage={"0": {"wood": 1}}, stewards={"0": "west-market"})
    assert habit(match) == "go riverbank-grove-1"


def test_the_places_worth_a_thought_begin_with_what_habit_does() -> None:
    match = situation(storage={"0": {"wood": 1}}, stewards={"0": "west-market"})
    offered = [option.code for option in match.options()]
    judge = Steward(GAME)
    lines = judge.lines(match.state, offered, 7, 5)
    assert 1 < len(lines) <= 5
    assert lines[0] == [offered[judge.pick(match.state, offered, 7)]]
    assert len({line[0] for line in lines}) == len(lines)


# Judgement


def test_a_manned_wall_looks_better_than_invaders_before_an_empty_one() -> None:
    strong = situation(
        soldiers={"4": {"farmer": 3}, "5": {"farmer": 3}}, works={"4": "trench", "5": "trench"}
    )
    weak = situation(soldiers={"2": {"farmer": 1}})
    pressed = situation(soldiers={"2": {"farmer": 1}}, troops={"9": {"basic": 4}})
    assert 1 > worth(strong) > worth(weak) > worth(pressed) > 0


def test_against_each_other_what_is_good_for_one_team_is_bad_for_the_other() -> None:
    match = situation(seats=2, options={"mode": "flag"}, soldiers={"17": {"farmer": 3}})
    assert worth(match, 0) == pytest.approx(1 - worth(match, 1))
