"""The Python face of a game: its names, and how a match is started."""

import inspect
from typing import Any

import pytest

import siegeworks
from siegeworks import BadSettings, Match, UnknownGame
from siegeworks.core.game import Game
from tests.core.face import PIG, WESTERPLATTE

# Names and signatures

FACE: list[tuple[Any, str, dict[str, object]]] = [
    (siegeworks, "games", {}),
    (siegeworks, "game", {"key": inspect.Parameter.empty}),
    (siegeworks, "read", {"path": inspect.Parameter.empty}),
    (Game, "start", {"seats": None, "options": None, "seed": None, "luck": "own"}),
    (Game, "load", {"data": inspect.Parameter.empty}),
    (Game, "from_position", {"text": inspect.Parameter.empty}),
    (Match, "options", {}),
    (Match, "choose", {"option": inspect.Parameter.empty}),
    (Match, "refusals", {}),
    (Match, "outcomes", {}),
    (Match, "happen", {"outcome": inspect.Parameter.empty}),
    (Match, "undo", {}),
    (Match, "clone", {"for_seat": None}),
    (Match, "view", {"seat": None}),
    (Match, "dump", {}),
    (Match, "position", {}),
    (Match, "record", {}),
    (Match, "log", {"seat": None, "since": 0}),
]


@pytest.mark.parametrize(("owner", "name", "needs"), FACE)
def test_a_name_of_the_face(owner: Any, name: str, needs: dict[str, object]) -> None:
    called = getattr(owner, name)
    parameters = {
        key: value.default
        for key, value in inspect.signature(called).parameters.items()
        if key != "self"
    }
    assert {key: parameters[key] for key in needs} == needs
    added = set(parameters) - set(needs)
    assert all(parameters[key] is not inspect.Parameter.empty for key in added)
    assert inspect.getdoc(called)


@pytest.mark.parametrize("name", ["to_move", "decision", "result"])
def test_a_property_of_the_face(name: str) -> None:
    assert isinstance(inspect.getattr_static(Match, name), property)
    assert inspect.getdoc(getattr(Match, name))


def test_all_that_is_public_is_there() -> None:
    assert all(hasattr(siegeworks, name) for name in siegeworks.__all__)


# Games


def test_games_are_listed_with_teaching_games_last() -> None:
    keys = [game.key for game in siegeworks.games()]
    assert {"westerplatte", "pig", "gatehouse"} <= set(keys)
    teaching = [game.teaching for game in siegeworks.games()]
    assert teaching == sorted(teaching)
    assert all(siegeworks.game(key).key == key for key in keys)


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r'no game "chess".*westerplatte.*pig'):
        siegeworks.game("chess")


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"seats": 5}, "5 seats.*2, 3, 4"),
        ({"seats": 0}, "0 seats"),
        ({"options": {"level": "hard"}}, 'has no options; leave out "level"'),
        ({"luck": "mine"}, '"own".*"given"'),
        ({"seed": "7"}, "seed must be a whole number"),
        ({"seed": 1.5}, 'not "1.5"'),
        ({"seed": True}, 'not "True"'),
        ({"seed": 10**40}, "at most 40 digits"),
    ],
)
def test_pig_cannot_start_like_that(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSettings, match=said):
        PIG.start(**settings)


@pytest.mark.parametrize("seed", [0, -1, 10**40 - 1, 1 - 10**40])
def test_every_seed_that_starts_a_game_can_be_read_from_its_record(seed: int) -> None:
    match = PIG.start(seed=seed)
    assert PIG.read(match.record()) == match


@pytest.mark.parametrize("value", ["HARD", "", 3, None, ["hard"], {"hard": 1}])
def test_a_setting_must_have_one_of_its_values(value: Any) -> None:
    with pytest.raises(BadSettings, match=r"option level of westerplatte.*choose one of: "):
        WESTERPLATTE.start(options={"level": value})


def test_the_first_value_is_the_default() -> None:
    named = WESTERPLATTE.name_settings(WESTERPLATTE.start(seed=1).start.settings)
    assert named == {"level": WESTERPLATTE.settings[0].values[0]}
