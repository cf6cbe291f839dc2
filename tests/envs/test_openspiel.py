"""OpenSpiel's own tests and algorithms on every game."""

import pickle
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import expected_game_score, exploitability, ismcts, mcts
from open_spiel.python.policy import TabularPolicy, UniformRandomPolicy

import siegeworks
from siegeworks import envs
from siegeworks.core.errors import SiegeError
from siegeworks.core.match import Match
from siegeworks.core.vectors.schema import find_schema
from siegeworks.envs import spiel
from tests.envs.brute_force import Tree, tell_known
from tests.envs.seatings import GAMES, each_way

# The last round of Gatehouse: a secret card, secret orders, a hidden token, an answer, a die.
LAST_ROUND = (
    "gatehouse/1 content=none seats=2 gate=4,3,2 token=-*3 shown=0*3 stock=0,2 hand= deck=0,2"
    " order=-*2 shields=1 weight=0 round=3 agenda=Round.0.0 ending=0"
)


def walk(game: Any, seed: int, most: int = 400) -> Iterator[Any]:
    """A random game, looked at wherever a seat is asked."""
    dice = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, shares)[0])
            continue
        yield state
        state.apply_action(dice.choice(state.legal_actions()))


@each_way
def test_openspiel_plays_and_packs_every_game(key: str, way: dict[str, Any]) -> None:
    """Random simulation: clones, history, masks, tensors, returns; packed and unpacked midway."""
    pyspiel.random_sim_test(spiel.load(key, **way), 1, True, False)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_openspiel_plays_every_setting(game: Any) -> None:
    for setting in game.settings:
        for value in setting.values:
            way = {"seats": game.list_seats({setting.name: value})[0], setting.name: value}
            state = spiel.load(game.key, **way).new_initial_state()
            chosen = state.play.arrangement.game.name_settings(
                state.play.arrangement.start.settings
            )
            assert chosen[setting.name] == value
            copy = pyspiel.deserialize_game(state.get_game().serialize())
            assert str(copy.new_initial_state()) == str(state)


def test_openspiel_lets_seats_answer_at_once() -> None:
    game = spiel.load("gatehouse", simultaneous=True)
    pyspiel.random_sim_test(game, 3, True, False)
    turns = pyspiel.convert_to_turn_based(game)
    pyspiel.random_sim_test(turns, 3, True, False)
    state = game.new_initial_state()
    state.apply_action(0)
    assert state.is_simultaneous_node()
    assert state.legal_actions(0) == state.legal_actions(1) == [0, 1, 2]
    state.apply_actions([2, 1])
    assert state.current_player() == 0


@each_way
def test_a_state_that_might_be_looks_the_same(key: str, way: dict[str, Any]) -> None:
    """Drawn anew from a seat's knowledge: same information state, same options, no history."""
    for state in walk(spiel.load(key, **way), 5, 120):
        seat = state.current_player()
        twin = state.resample_from_infostate(seat, random.Random(1).random)
        assert twin.history() == []
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert twin.observation_string(seat) == state.observation_string(seat)


def test_a_state_that_might_be_forgets_what_others_did() -> None:
    """Whoever searches in it learns nothing from the stories of the others."""
    game = spiel.load("gatehouse")
    found = set()
    for order in range(3):
        state = game.new_initial_state()
        state.apply_action(0)
        state.apply_action(order)
        assert state.current_player() == 1
        twin = state.resample_from_infostate(1, lambda: 0.25)
        found.add((str(twin), twin.information_state_string(0)))
    assert len(found) == 1


def test_states_go_to_other_processes() -> None:
    for state in walk(spiel.load("stronghold"), 3, 40):
        copy = pickle.loads(pickle.dumps(state))
        assert str(copy) == str(state)
        assert copy.history() == state.history()
        for seat in range(2):
            assert copy.information_state_string(seat) == state.information_state_string(seat)
            assert copy.information_state_tensor(seat) == state.information_state_tensor(seat)


@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_tensors_are_the_bytes_of_the_schema(key: str) -> None:
    schema = find_schema(siegeworks.game(key))
    for state in walk(spiel.load(key), 2, 20):
        seen = np.array(state.observation_tensor(state.current_player()), np.uint8)
        assert len(seen) == schema.size
        assert schema.read(seen.tolist())["seat"] == state.current_player()
        offered = [schema.actions[action].text for action in state.legal_actions()]
        assert sorted(offered) == sorted(str(option) for option in state.match().options())


def test_a_played_game_is_a_record() -> None:
    state = spiel.load("gatehouse").new_initial_state()
    dice = random.Random(4)
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    match = siegeworks.game("gatehouse").read(state.match().record())
    assert match.result is not None
    assert state.returns()[match.result.winners[0]] == 1.0


def solve(match: Match) -> tuple[Tree, float, list[dict[str, dict[str, float]]]]:
    """The tree, its worth for the first seat, and how both play at best."""
    tree = Tree(match)
    worth, first = tree.solve(0)
    against, second = tree.solve(1)
    assert worth == pytest.approx(-against, abs=1e-7)
    return tree, worth, [tree.sides[0].read_plan(first), tree.sides[1].read_plan(second)]


class Twins:
    """OpenSpiel's tree walked beside ours: the same questions, told apart by the same knowledge."""

    def __init__(self, policy: Any, plans: list[dict[str, dict[str, float]]]) -> None:
        self.policy = policy
        self.plans = plans
        self.known: dict[str, str] = {}  # what we know, by information state

    def fill(self, state: Any, match: Match) -> None:
        """Write our plans into OpenSpiel's policy."""
        if state.is_terminal():
            return
        if state.is_chance_node():
            for possible in match.outcomes():
                twin = match.clone()
                twin.happen(possible)
                self.fill(state.child(possible.code), twin)
            return
        seat = state.current_player()
        known, key = tell_known(match, seat), state.information_state_string(seat)
        assert self.known.setdefault(key, known) == known
        shares = self.policy.policy_for_key(key)
        for action in state.legal_actions():
            text = state.action_to_string(seat, action)
            shares[action] = self.plans[seat][known][text]
            twin = match.clone()
            twin.choose(text)
            self.fill(state.child(action), twin)


def test_openspiel_solves_the_last_round_as_brute_force_does() -> None:
    game = spiel.load("gatehouse", position=LAST_ROUND)
    root = game.new_initial_state()
    start = siegeworks.game("gatehouse").from_position(LAST_ROUND, luck="given")
    tree, worth, plans = solve(start)

    # The same questions, seen from each seat
    policy = TabularPolicy(game)
    counts = [len(states) for states in policy.states_per_player]
    assert counts == [len(side.options) for side in tree.sides]
    twins = Twins(policy, plans)
    twins.fill(root, start)
    assert len(set(twins.known.values())) == len(twins.known) == sum(counts)

    # What is best by our brute force cannot be exploited by OpenSpiel's solver
    assert exploitability.exploitability(game, policy) == pytest.approx(0.0, abs=1e-6)
    values = expected_game_score.policy_value(root, [policy, policy])
    assert values == pytest.approx([worth, -worth], abs=1e-6)

    # How much can be won from somebody who plays evenly
    evenly = [side.weigh_evenly() for side in tree.sides]
    best = [tree.answer_best(0, evenly[1]), tree.answer_best(1, evenly[0])]
    uniform = UniformRandomPolicy(game)
    assert exploitability.nash_conv(game, uniform) == pytest.approx(sum(best), abs=1e-9)
    even_worth = float(evenly[0] @ tree.payoffs @ evenly[1])
    found = expected_game_score.policy_value(root, [uniform, uniform])
    assert found == pytest.approx([even_worth, -even_worth], abs=1e-9)

    # OpenSpiel's own solver comes as near as it says
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    gap = pyspiel.nash_conv(game, average)
    assert 0.0 <= gap < 0.2
    assert pyspiel.expected_returns(root, average, -1, True)[0] == pytest.approx(worth, abs=gap)


def play_out(game: Any, bots: list[Any]) -> Any:
    """A game of OpenSpiel's bots."""
    dice = random.Random(2)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            action = dice.choices(outcomes, shares)[0]
        else:
            action = bots[state.current_player()].step(state)
            assert action in state.legal_actions()
        state.apply_action(action)
    return state


def test_openspiels_searches_play_stronghold_against_ours() -> None:
    game = spiel.load("stronghold")
    evaluator = spiel.JudgeEvaluator(game)
    searches = [
        ismcts.ISMCTSBot(game, evaluator, uct_c=1.0, max_simulations=4),
        mcts.MCTSBot(game, 1.0, 4, evaluator),
    ]
    for seat, search in enumerate(searches):
        ours = spiel.SiegeBot(game, 1 - seat, "habit")
        bots = [search, ours] if seat == 0 else [ours, search]
        state = play_out(game, bots)
        assert sorted(state.returns()) == [-1.0, 1.0]
        ours.close()


def test_openspiels_searches_finish_gatehouse_against_ours() -> None:
    game = spiel.load("gatehouse")
    evaluator = spiel.JudgeEvaluator(game)
    search = ismcts.ISMCTSBot(game, evaluator, uct_c=1.0, max_simulations=10)
    state = play_out(game, [search, spiel.SiegeBot(game, 1, "normal")])
    assert state.is_terminal()
    assert sum(state.returns()) == 0.0
    tree = mcts.MCTSBot(game, 1.0, 10, mcts.RandomRolloutEvaluator(1, np.random.RandomState(7)))
    assert play_out(game, [spiel.SiegeBot(game, 0, "normal"), tree]).is_terminal()


def test_bad_input_is_refused_and_changes_nothing() -> None:
    game = spiel.load("gatehouse")
    state = game.new_initial_state()
    before = str(state)
    for wrong in (9, -3):
        with pytest.raises(envs.IllegalAction):
            state.apply_action(wrong)
    state.apply_action(0)
    with pytest.raises(envs.IllegalAction):
        state.apply_action(7)
    assert state.history() == [0]
    assert before != str(state)
    for wrongs in (
        {"seats": 9},
        {"level": "hard"},
        {"position": "gatehouse/1 nonsense"},
        {"history": -1},
    ):
        with pytest.raises(SiegeError):
            spiel.load("gatehouse", **wrongs)
    with pytest.raises(SiegeError):
        spiel.load("pig", simultaneous=True)
    with pytest.raises(SiegeError):
        spiel.load("westerplatte", level="absurd")
