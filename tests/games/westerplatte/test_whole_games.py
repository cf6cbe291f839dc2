"""Whole games: won by kind luck and a simple plan, played at random, recorded, resumed."""

import json
import random

import pytest

import siegeworks
from siegeworks import CHANCE, Match
from siegeworks.core import engine
from siegeworks.core.steps import Chance
from siegeworks.games.westerplatte.rules.pieces import HOWITZER, NONE, TILE_AMMUNITION
from siegeworks.games.westerplatte.rules.state import FALLEN, Fort
from tests.games.westerplatte.table import (
    GAME,
    end_turn,
    morale,
    play,
    rounds,
    set_up,
    start,
    texts,
    told,
    zone,
)

LEVELS = ("easy", "medium", "hard")
SEATS = (1, 2, 3, 4)


def test_the_first_turns_of_the_rules_reference() -> None:
    match = set_up(2, posts=("C", "D"), cards=("1-C1", "1-E2"))
    play(match, "fire", "move G3")
    assert zone(match, "filed") == 2
    end_turn(match, "1-B4")  # a slow unit for B that moves D and E
    assert zone(match, "space") == {"A": None, "B": "I", "C": None, "D": None, "E": "IV"}
    play(match, "move E", "fire")
    assert zone(match, "filed") == 3
    end_turn(match, "1-air-B")
    assert morale(match) == "neutral-1"
    assert zone(match, "walls")["B"] == 5
    assert zone(match, "filed") == 4
    assert zone(match, "day") == 1
    assert (zone(match, "active"), rounds(match)) == ("1", (1, 1))
    match.choose("raise-morale")
    assert morale(match) == "start"


# A simple plan: the best single turn, by counting cards, troops, bricks, rounds and walks


def away(g: Fort, post: int, goals: set[int]) -> int:
    """How many moves it is from a field to the nearest of the goals."""
    reached = {post}
    moves = 0
    while goals and not reached & goals:
        reached |= {near for field in reached for near in g.tables.paths[field]}
        moves += 1
    return moves


def danger(g: Fort) -> float:
    """How bad things look."""
    if g.ending == FALLEN:
        return 1e9
    t = g.tables
    lanes = [lane for lane in range(5) if g.card[lane] != NONE]
    bad = -4.0 * g.filed
    for lane in lanes:
        card = g.card[lane]
        near = 3 if t.kind[card] == HOWITZER else g.space[lane] + (t.speed[card] == 3)
        bad += t.fire[card] * (1 + near) + 2 * (t.health[card] - g.wounds[lane])
    bad -= sum(g.walls[:5]) + 2 * sum(g.walls[5:]) + 20 * sum(w > 2 for w in g.walls[5:])
    ammunition = {5 + g.tile.index(TILE_AMMUNITION)}
    for officer, post in enumerate(g.post):
        bad -= min(g.ammo[officer], 4)
        bad += away(g, post, set(lanes) if g.ammo[officer] else ammunition) / 2
    bad -= (2 if len(g.post) == 2 else 4) * sum(g.mine)  # of many, one is free to lay them
    return bad - sum(g.stock) / 2 - sum(g.markers[:8]) / 2 - g.morale / 2


def best_line(g: Fort) -> tuple[float, list[int]]:
    """The answers, up to the next luck, after which things look best."""
    step = engine.find_waiting(g)
    if step is None or isinstance(step, Chance):
        return danger(g), []
    lines = []
    for option in engine.list_options(g):
        twin = g.clone()
        engine.choose(twin, option)
        bad, line = best_line(twin)
        lines.append((bad, [option, *line]))
    return min(lines, key=lambda found: found[0])


def kindest(match: Match) -> str:
    """The outcome of luck that does the least harm."""

    def harm(code: int) -> float:
        twin = match.state.clone()
        assert isinstance(twin, Fort)
        engine.happen(twin, code)
        return danger(twin)

    return str(min(match.outcomes(), key=lambda outcome: harm(outcome.code)))


def play_by_plan(match: Match) -> None:
    """Play with the kindest luck to the end; nothing impossible may ever come up."""
    while match.result is None:
        assert GAME.check(match.state) == []
        if match.to_move == CHANCE:
            match.happen(kindest(match))
        else:
            assert isinstance(match.state, Fort)
            for option in best_line(match.state)[1]:
                match.choose(match.lexicon.option(option))
    assert GAME.check(match.state) == []


@pytest.mark.parametrize("seats", SEATS)
def test_a_garrison_with_kind_luck_holds_for_seven_days(seats: int) -> None:
    match = set_up(seats)
    play_by_plan(match)
    assert match.result is not None
    assert match.result.ending == "held"
    assert match.result.winners == tuple(range(seats))
    assert set(match.result.score.values()) == {56 + sum(zone(match, "walls").values())}
    assert [event.about["day"] for event in told(match, "day-ends")] == [1, 2, 3, 4, 5, 6, 7]
    assert len(told(match, "event-drawn")) == 6
    assert len(told(match, "refilled")) == 1
    # 1.2: one card a turn, three before; they are filed, on lanes or were sent under the pile
    troops = sum(card is not None for card in zone(match, "card").values())
    spent = zone(match, "filed") + troops + len(told(match, "lanes-full"))
    assert zone(match, "turn") == spent - 3


@pytest.mark.parametrize("level", LEVELS)
def test_a_plan_comes_to_an_end_on_every_level(level: str) -> None:
    match = set_up(3, level)
    play_by_plan(match)
    assert match.result is not None
    assert zone(match, "turn") <= 150


# Random games


def play_at_random(match: Match, rng: random.Random, most: int = GAME.limit) -> int:
    """Play on by random answers, luck too if it is given; how many there were."""
    made = 0
    while match.result is None and made < most:
        assert GAME.check(match.state) == []
        if match.to_move == CHANCE:
            match.happen(rng.choice(match.outcomes()))
        else:
            match.choose(rng.choice(match.options()), seat=rng.choice(match.asked))
        made += 1
    return made


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("level", LEVELS)
def test_a_random_game_comes_to_an_end(seats: int, level: str, seed: int) -> None:
    match = GAME.start(seats=seats, options={"level": level}, seed=seed)
    assert play_at_random(match, random.Random(seed)) < GAME.limit
    assert match.result is not None
    assert match.result.ending in ("held", "fallen", "starved")
    assert GAME.check(match.state) == []
    assert match.to_move is None
    assert texts(match) == []


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("level", LEVELS)
def test_a_random_game_with_given_luck_comes_to_an_end(seats: int, level: str) -> None:
    match = start(seats, level)
    play_at_random(match, random.Random(5))
    assert match.result is not None


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_answers_give_the_same_game(level: str) -> None:
    games = [GAME.start(seats=3, options={"level": level}, seed=11) for _ in range(2)]
    for match in games:
        play_at_random(match, random.Random(1))
    assert games[0] == games[1]
    assert games[0].record() == games[1].record()


# Records and resumed games


@pytest.mark.parametrize("luck", ["own", "given"])
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("level", LEVELS)
def test_a_record_gives_the_same_match(seats: int, level: str, luck: str) -> None:
    match = GAME.start(seats=seats, options={"level": level}, seed=seats, luck=luck)
    play_at_random(match, random.Random(2))
    again = GAME.read(match.record())
    assert again == match
    assert again.result == match.result
    assert again.record() == match.record()
    assert [str(e) for e in again.log()] == [str(e) for e in match.log()]


def test_a_won_game_survives_its_record() -> None:
    match = set_up(2)
    play_by_plan(match)
    again = GAME.read(match.record())
    assert again.result == match.result
    assert again == match


@pytest.mark.parametrize("made", [0, 3, 17, 40])
@pytest.mark.parametrize("seats", SEATS)
def test_a_game_resumed_from_its_record_goes_on_the_same(seats: int, made: int) -> None:
    match = GAME.start(seats=seats, options={"level": "medium"}, seed=9)
    play_at_random(match, random.Random(4), made)
    again = GAME.read(match.record())
    assert again == match
    for resumed in (match, again):
        play_at_random(resumed, random.Random(6))
    assert again == match
    assert again.record() == match.record()


@pytest.mark.parametrize("made", [0, 3, 17, 40])
@pytest.mark.parametrize("seats", SEATS)
def test_a_game_resumed_from_its_dump_goes_on_the_same(seats: int, made: int) -> None:
    match = GAME.start(seats=seats, options={"level": "hard"}, seed=9)
    play_at_random(match, random.Random(4), made)
    again = GAME.load(json.loads(json.dumps(match.dump())))
    assert again == match
    for resumed in (match, again):
        play_at_random(resumed, random.Random(6))
    assert again == match
    assert again.result == match.result


@pytest.mark.parametrize("level", LEVELS)
def test_every_pause_of_a_game_survives_dump_position_and_record(level: str) -> None:
    match = GAME.start(seats=4, options={"level": level}, seed=3, luck="given")
    rng = random.Random(8)
    while match.result is None:
        assert GAME.load(json.loads(json.dumps(match.dump()))) == match
        if match.to_move != CHANCE:  # a match from a position text has luck of its own
            assert GAME.from_position(match.position()).position() == match.position()
        play_at_random(match, rng, 1)
    assert GAME.load(match.dump()) == match
    assert siegeworks.game("westerplatte").read(match.record()) == match
