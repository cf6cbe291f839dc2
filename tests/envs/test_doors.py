"""The libraries' own checkers on every game, and the same games by every door."""

import re
import sys
import warnings
from functools import partial
from typing import Any
from xml.etree import ElementTree

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

import siegeworks
from siegeworks import envs
from siegeworks.core.errors import BadSettings
from siegeworks.core.game import Game
from tests.envs.seatings import GAMES, each_way

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def find_id(game: Game) -> str:
    return next(name for name, key in envs.list_ids().items() if key == game.key)


def pick(mask: Any, dice: np.random.Generator) -> int:
    return int(dice.choice(np.flatnonzero(mask)))


class Forgiving(gymnasium.Wrapper[Any, Any, Any, Any], gymnasium.utils.RecordConstructorArgs):
    """Takes something offered instead: the checker samples before it resets to another game."""

    def __init__(self, env: Any) -> None:
        gymnasium.utils.RecordConstructorArgs.__init__(self)
        super().__init__(env)

    def step(self, action: Any) -> Any:
        mask = self.env.get_wrapper_attr("action_masks")()
        return self.env.step(action if mask[action] else int(np.flatnonzero(mask)[0]))


def play(env: Any, seed: int, most: int) -> list[Any]:
    """A random game as a list of all that was seen."""
    dice = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    story = [seen.tobytes()]
    for _ in range(most):
        seen, reward, is_over, _, info = env.step(pick(info["action_mask"], dice))
        story.append((seen.tobytes(), float(reward), is_over))
        if is_over:
            break
    return story


@each_way
def test_gymnasium_finds_no_fault(key: str, way: dict[str, Any]) -> None:
    """Its checker, then whole games under the checks that it makes on every step."""
    game = siegeworks.game(key)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = gymnasium.make(find_id(game), **way)
        check_env(Forgiving(env.unwrapped), skip_render_check=True)
        for seed in (1, 2):
            assert play(env, seed, game.limit)[-1][-1] is True
        env.close()


@each_way
def test_pettingzoo_finds_no_fault(key: str, way: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(envs.aec(key, **way), num_cycles=40)


@each_way
def test_pettingzoo_finds_the_same_games_by_the_same_seeds(key: str, way: dict[str, Any]) -> None:
    seed_test(lambda: envs.aec(key, **way), num_cycles=40)


@each_way
def test_pettingzoo_finds_what_it_asks_for_drawn(key: str, way: dict[str, Any]) -> None:
    pictures = {"svg": lambda drawn: ElementTree.fromstring(drawn).tag.endswith("svg")}
    render_test(lambda render_mode: envs.aec(key, **way, render_mode=render_mode), pictures)


def test_a_terminal_shows_the_board_in_colour(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is printed elsewhere is the same without the colours."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    shown = []
    for is_terminal in (False, True):
        monkeypatch.setattr(sys.stdout, "isatty", lambda answer=is_terminal: answer)
        env = envs.make("westerplatte", render_mode="human")
        env.reset(seed=1)
        env.render()
        shown.append(capsys.readouterr().out)
    plain, coloured = shown
    assert "\x1b[" in coloured
    bare = re.sub(r"\x1b\[[0-9;]*m", "", coloured)
    assert [line.rstrip() for line in bare.splitlines()] == plain.splitlines()


class Alone:
    """A module as PettingZoo's test of broken off games expects it, with one seat."""

    def __init__(self, key: str) -> None:
        self.env = partial(envs.aec, key)

    def parallel_env(self, max_cycles: int) -> Any:
        return turn_based_aec_to_parallel_wrapper(self.env(max_cycles=max_cycles))


@pytest.mark.parametrize("key", [game.key for game in GAMES if 1 in game.seats])
def test_pettingzoo_finds_games_broken_off(key: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        max_cycles_test(Alone(key))


@each_way
def test_games_are_broken_off_after_so_many_answers(key: str, way: dict[str, Any]) -> None:
    """As that test, for games whose seats are not asked equally often, which it takes for wrong."""
    env = envs.aec(key, **way, max_cycles=4)
    env.reset(seed=1)
    answers = 0
    for agent in env.agent_iter():
        _, _, is_over, is_cut, _ = env.last()
        assert is_cut is (answers == 4)
        env.step(None if is_over or is_cut else env.action_space(agent).sample())
        answers += not is_cut
    assert answers == 4


@each_game
def test_same_seed_same_game(game: Game) -> None:
    assert play(envs.make(game.key), 5, 60) == play(envs.make(game.key), 5, 60)


@each_game
def test_many_at_once_play_as_one_by_one(game: Game) -> None:
    """Place by place, a vector of games sees what single games of the same seeds see."""
    many = envs.make_vec(game.key, 3)
    singles = [envs.make(game.key) for _ in range(3)]
    seen, info = many.reset(seed=7)
    firsts = [env.reset(seed=7 + place) for place, env in enumerate(singles)]
    assert [row.tobytes() for row in seen] == [first.tobytes() for first, _ in firsts]
    dice = np.random.default_rng(3)
    for _ in range(60):
        actions = [pick(mask, dice) for mask in info["action_mask"]]
        seen, rewards, ended, _, info = many.step(np.array(actions))
        for place, env in enumerate(singles):
            alone, reward, is_over, _, _ = env.step(actions[place])
            assert (reward, is_over) == (rewards[place], ended[place])
            if is_over:
                assert (info["final_obs"][place] == alone).all()
                alone, _ = env.reset()
            assert (seen[place] == alone).all()


def test_observations_are_filled_in_only_where_asked_for() -> None:
    """The same games, offered the same, with nothing to see."""
    known, blind = envs.make_vec("gatehouse", 3), envs.make_vec("gatehouse", 3, observe=False)
    _, offered = known.reset(seed=1)
    seen, info = blind.reset(seed=1)
    dice = np.random.default_rng(2)
    for _ in range(40):
        assert (info["action_mask"] == offered["action_mask"]).all()
        actions = np.array([pick(mask, dice) for mask in info["action_mask"]])
        _, rewards, ended, _, offered = known.step(actions)
        seen, blindly, over, _, info = blind.step(actions)
        assert (rewards == blindly).all()
        assert (ended == over).all()
    assert not seen[:, 2:].any()


def test_arrays_are_only_looked_into() -> None:
    """What has not changed is not written again, so nobody else may write there."""
    many = envs.make_vec("pig", 2)
    seen, info = many.reset(seed=1)
    for array in (seen, info["action_mask"], info["seat"]):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_processes_play_the_same_games() -> None:
    stories = []
    for processes in (1, 2):
        many = envs.make_vec("gatehouse", 4, processes=processes)
        seen, info = many.reset(seed=2)
        dice, story = np.random.default_rng(1), [seen.tobytes()]
        for _ in range(60):
            actions = np.array([pick(mask, dice) for mask in info["action_mask"]])
            seen, rewards, ended, _, info = many.step(actions)
            story += [seen.tobytes(), rewards.tobytes(), ended.tobytes()]
        del seen, info
        many.close()
        stories.append(story)
    assert stories[0] == stories[1]


def test_processes_are_asked_once_for_a_step_and_refuse_all_of_it_if_one_is_illegal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    many = envs.make_vec("gatehouse", 4, processes=2)
    asked: list[str] = []
    ask = many.games._ask

    def note(order: str, loads: list[Any]) -> list[Any]:
        asked.append(order)
        answers: list[Any] = ask(order, loads)
        return answers

    monkeypatch.setattr(many.games, "_ask", note)
    seen, info = many.reset(seed=2)
    dice = np.random.default_rng(1)
    legal = np.array([pick(mask, dice) for mask in info["action_mask"]])
    before = seen.tobytes()
    for wrong in (int(np.flatnonzero(info["action_mask"][3] == 0)[0]), -1, 999):
        actions = legal.copy()
        actions[3] = wrong
        with pytest.raises(gymnasium.error.InvalidAction):
            many.step(actions)
    assert seen.tobytes() == before
    many.step(legal)
    assert seen.tobytes() != before
    assert asked == ["reset", "check", "check", "check", "step"]
    del seen, info
    many.close()


def test_partners_answer_and_the_record_opens() -> None:
    env = envs.make("gatehouse", seat=1, partners="normal")
    dice = np.random.default_rng(0)
    _, info = env.reset(seed=4)
    is_over = False
    while not is_over:
        assert info["seat"] == 1
        _, reward, is_over, _, info = env.step(pick(info["action_mask"], dice))
    match = siegeworks.game("gatehouse").read(str(info["record"]))
    assert match.result is not None
    assert reward == (1.0 if 1 in match.result.winners else -1.0)


def test_shaping_adds_up_to_the_result() -> None:
    """Potential-based: undiscounted, all that is added is what the opening was worth."""
    env = envs.make("westerplatte", rewards="shaped")
    dice = np.random.default_rng(0)
    _, info = env.reset(seed=1)
    opening, total, is_over = env.runner.potentials[0], 0.0, False
    while not is_over:
        _, reward, is_over, _, info = env.step(pick(info["action_mask"], dice))
        total += reward
    winners = info["record"].match().result.winners
    assert total == pytest.approx(float(0 in winners) - opening)


def test_a_game_put_aside_goes_on_from_there() -> None:
    env = envs.make("gatehouse")
    _, info = env.reset(seed=1)
    saved, guess = env.save(), env.imagine(3)
    action = pick(info["action_mask"], np.random.default_rng(0))
    first = env.step(action)[0]
    env.load(saved)
    assert (env.step(action)[0] == first).all()
    env.load(guess)
    with pytest.raises(BadSettings):
        envs.make("pig").load(saved)
    foreign: Any = "not a game"
    with pytest.raises(BadSettings):
        env.load(foreign)


@each_game
def test_a_game_of_many_branches_at_other_places(game: Game) -> None:
    """Put aside at one place, it goes on alike at all of them."""
    many = envs.make_vec(game.key, 3)
    seen, info = many.reset(seed=5)
    dice = np.random.default_rng(0)
    for _ in range(10):
        many.step(np.array([pick(mask, dice) for mask in info["action_mask"]]))
    saved = many.save(1)
    kept = seen[1].tobytes()
    for place in range(3):
        many.load(place, saved)
    for _ in range(30):
        assert len({row.tobytes() for row in seen}) == 1
        _, rewards, ended, _, _ = many.step(np.full(3, pick(info["action_mask"][0], dice)))
        assert len(set(rewards.tolist())) == len(set(ended.tolist())) == 1
        if ended[0]:
            break
    many.load(2, saved)
    assert seen[2].tobytes() == kept


def test_what_is_imagined_looks_the_same_and_hides_the_rest() -> None:
    """What the learner cannot see is another thing in other guesses; what it sees is not."""
    many = envs.make_vec("gatehouse", 1)
    seen, info = many.reset(seed=2)
    before, mask = seen.tobytes(), info["action_mask"].tobytes()
    hands = set()
    for number in range(12):
        guess = many.imagine(0, number)
        hands.add(tuple(guess.state.hand))  # type: ignore[attr-defined]
        many.load(0, guess)
        assert (seen.tobytes(), info["action_mask"].tobytes()) == (before, mask)
    assert len(hands) > 1
    for place in (1, -1, "0", None):
        with pytest.raises(BadSettings):
            many.save(place)  # type: ignore[arg-type]
    other = envs.make_vec("pig", 1)
    other.reset(seed=1)
    with pytest.raises(BadSettings):
        other.load(0, many.save(0))
    with pytest.raises(gymnasium.error.ResetNeeded):
        envs.make_vec("gatehouse", 1).save(0)


def test_what_was_imagined_has_no_record() -> None:
    env = envs.make("gatehouse")
    env.reset(seed=2)
    for saved, has_record in ((env.imagine(1), False), (env.save(), True)):
        env.load(saved)
        is_over = False
        while not is_over:
            _, _, is_over, _, info = env.step(env.action_space.sample())
        assert (info["record"] is not None) is has_record
        assert not has_record or info["record"].match().result is not None
        env.reset()
        env.reset(seed=2)


def test_a_game_of_another_set_up_is_refused() -> None:
    hard = envs.make("westerplatte", level="hard")
    hard.reset(seed=1)
    easy = envs.make("westerplatte")
    seen, _ = easy.reset(seed=1)
    with pytest.raises(BadSettings):
        easy.load(hard.save())
    assert (easy.load(easy.save())[0] == seen).all()


def test_bad_input_changes_nothing() -> None:
    env = envs.make("gatehouse", render_mode="ansi")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    before = env.render()
    for action in (wrong, -1, 999, 10**40, 10**5000, 0.5, "name left", True):
        with pytest.raises(gymnasium.error.InvalidAction) as error:
            env.step(action)
        assert 20 < len(str(error.value)) < 3000
    assert env.render() == before
    many = envs.make_vec("gatehouse", 2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        many.step([0, 0])
    many.reset(seed=1)
    for seed in ("x", 1.5, [1.5, 2], ["a", "b"]):
        with pytest.raises(BadSettings):
            many.reset(seed=seed)  # type: ignore[arg-type]
    for actions in ([0], [[0, 0]], [0.0, 0.0], [wrong, wrong]):
        with pytest.raises(gymnasium.error.InvalidAction):
            many.step(np.array(actions))
    for settings in ({"level": "hard"}, {"seats": 9}, {"rewards": "gold"}, {"seat": 2}):
        with pytest.raises(BadSettings):
            envs.make("gatehouse", **settings)
    for gamma in ("x", 7, -0.1, None, float("nan")):
        with pytest.raises(BadSettings):
            envs.make("gatehouse", gamma=gamma)
    turns = envs.aec("gatehouse")
    turns.reset(seed=1)
    for wish in (partial(turns.observe, "seat_9"), partial(turns.reset, "x")):
        with pytest.raises(BadSettings):
            wish()
    for most in (-1, "x"):
        with pytest.raises(BadSettings):
            envs.aec("gatehouse", max_cycles=most)
