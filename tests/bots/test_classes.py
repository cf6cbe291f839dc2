"""Classes of one's own as bots: good ones, and what is said of others."""

from pathlib import Path

import pytest

import siegeworks
from siegeworks.bots import BotError, make
from siegeworks.lab.experiment import design
from siegeworks.lab.run_folder import run
from tests.bots.positions import pig, seen
from tests.lab.helping import rows

MODULE = '''
import random


class Last:
    def __init__(self, game, seed):
        self.game, self.seed = game, seed

    def choose(self, observation):
        return str(observation.decision.options[-1])


class Dreamer(Last):
    """Plays on in its copy, and trusts the luck it meets there."""

    def choose(self, observation):
        match = observation.match
        for _ in range(5):
            if match.to_move is not None:
                match.choose(match.options()[0])
        return ("roll", "hold")[match.dump()["luck"]["drawn"][0] % 2]


class Mute:
    def __init__(self, game, seed):
        pass


class Angry:
    def __init__(self, game, seed):
        raise RuntimeError("not today")
'''


@pytest.fixture(scope="module", autouse=True)
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("bots")
    (place / "siege_bots_of_mine.py").write_text(MODULE, encoding="utf-8")
    return place


def named(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(folder)
    return f"python:siege_bots_of_mine:{name}"


def test_a_class_where_one_is_answers(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = make(named("Last", folder, monkeypatch), siegeworks.game("pig"), 5)
    assert bot.choose(seen(pig((10, 10), 10))) == "hold"
    assert vars(bot) == {"game": siegeworks.game("pig"), "seed": 5}


def test_what_plays_on_in_its_copy_plays_the_same_game_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    bot = named("Dreamer", folder, monkeypatch)
    experiment = design(6, game=["pig"], bots=[[bot, "random"]])
    run(experiment, tmp_path / "one")
    run(experiment, tmp_path / "two", processes=2)
    assert rows(tmp_path / "one") == rows(tmp_path / "two")


@pytest.mark.parametrize(
    ("spec", "code"),
    [
        ("python:", "bot-no-class"),
        ("python:just_a_module", "bot-no-class"),
        ("python:../up:Bot", "bot-no-class"),
        ("python:no_such_module:Bot", "bot-class-fails"),
        ("python:siege_bots_of_mine:Nobody", "bot-class-fails"),
        ("python:siege_bots_of_mine:Angry", "bot-class-fails"),
        ("python:siege_bots_of_mine:Mute", "bot-class-mute"),
    ],
)
def test_what_is_no_bot_is_refused_in_a_sentence(
    spec: str, code: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    with pytest.raises(BotError) as error:
        make(spec, siegeworks.game("pig"), 1)
    assert error.value.code == code
    assert error.value.words("de") != error.value.words("en")
