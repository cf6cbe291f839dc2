"""Files of ONNX as bots: what they see and take, and what is said of those that do not fit."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from onnx import TensorProto

import siegeworks
from siegeworks import bots
from siegeworks.bots import BotError, make
from siegeworks.core.game import Game
from siegeworks.lab.experiment import design
from siegeworks.lab.run_folder import run
from tests.bots.policies import schema_of, write_cautious, write_policy
from tests.bots.positions import pig, play, seen
from tests.lab.helping import rows

GAMES = siegeworks.games()


def test_a_policy_does_what_it_wants_most(tmp_path: Path) -> None:
    bot = make(write_cautious(tmp_path / "pig.onnx"), siegeworks.game("pig"), 1)
    assert bot.choose(seen(pig((0, 0), 10))) == "roll"
    assert bot.choose(seen(pig((0, 0), 11))) == "hold"


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_a_policy_takes_only_what_is_offered(game: Game, tmp_path: Path) -> None:
    """It wants the last action of the game most, whether it is offered or not."""
    schema = schema_of(game.key)
    base = {action.text: float(action.id) for action in schema.actions}
    spec = write_policy(tmp_path / "last.onnx", schema, {}, base)
    match = game.start(seed=3)
    bot = make(spec, game, 1)
    for _ in range(40):
        if match.to_move is None:
            break
        choice = bot.choose(seen(match))
        assert choice == max(map(str, match.options()), key=schema.find_action)
        match.choose(choice, match.to_move)


def test_each_seat_is_shown_its_own_bytes(tmp_path: Path) -> None:
    """One policy for all seats and numbers of seats: it is told whose eyes it looks through."""
    game = siegeworks.game("pig")
    weights = {("seat", "hold"): 1.0, ("seats", "hold"): -0.1}
    spec = write_policy(tmp_path / "pig.onnx", schema_of("pig"), weights)
    for seats in (2, 4):
        match = game.start(seats=seats, seed=1)
        bot = make(spec, game, 1)
        for seat in range(seats):
            assert match.to_move == seat
            while match.to_move == seat:
                assert bot.choose(seen(match)) == ("hold" if seat > 0.1 * seats else "roll")
                match.choose("hold", seat)


def test_what_is_hidden_makes_no_difference(tmp_path: Path) -> None:
    """Every hidden byte weighs, yet many deals of what the seat cannot see change no answer."""
    game, schema = siegeworks.game("gatehouse"), schema_of("gatehouse")
    names = [field.name for field in schema.fields if field.zone is not None]
    wanted = {
        (name, action.text): float((7 * number + 3 * action.id) % 5) - 2
        for number, name in enumerate(names)
        for action in schema.actions
    }
    spec = write_policy(tmp_path / "gate.onnx", schema, wanted)
    match = play(game, "random", 6, most=8)
    answers, deals = set(), set()
    for _ in range(12):
        observation = seen(match)
        deals.add(observation.match.position())
        answers.add(make(spec, game).choose(observation))
    assert len(deals) > 1
    assert len(answers) == 1


def test_the_laboratory_plays_policies_alike_in_any_processes(tmp_path: Path) -> None:
    bot = write_cautious(tmp_path / "pig.onnx", 18)
    experiment = design(6, game=["pig"], bots=[[bot, "random"]])
    for name, processes in (("one", 1), ("two", 2)):
        run(experiment, tmp_path / name, processes=processes)
    assert rows(tmp_path / "one") == rows(tmp_path / "two")


def test_a_policy_that_was_written_anew_is_read_anew(tmp_path: Path) -> None:
    game = siegeworks.game("pig")
    for points, choice in ((10, "hold"), (100, "roll")):
        spec = write_cautious(tmp_path / "pig.onnx", points)
        assert make(spec, game).choose(seen(pig((0, 0), 20))) == choice


def spoil(kind: str, path: Path) -> str:
    """A policy for Pig that cannot play it."""
    schema = schema_of("pig")
    notes: dict[str, Any] = {
        "other rules": {**schema.save(), "id": "pig-v9-000000000000"},
        "no schema": {"id": "pig"},
    }
    if kind in notes:
        return write_policy(path, schema, {}, note=notes[kind])
    if kind == "other game":
        return write_policy(path, schema_of("gatehouse"), {})
    if kind == "numbers":
        return write_policy(path, schema, {}, kind=TensorProto.FLOAT)
    if kind == "actions":
        return write_policy(path, schema, {}, actions=3)
    if kind == "mute":
        return write_policy(path, schema, {}, note={})
    if kind == "nonsense":
        path.write_bytes(b"nothing that could be a policy")
    return f"onnx:{path}"


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        ("other game", "bot-policy-other"),
        ("other rules", "bot-policy-other"),
        ("no schema", "bot-policy-mute"),
        ("mute", "bot-policy-mute"),
        ("numbers", "bot-policy-shape"),
        ("actions", "bot-policy-shape"),
        ("nonsense", "bot-policy-file"),
        ("missing", "bot-policy-file"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(kind: str, code: str, tmp_path: Path) -> None:
    with pytest.raises(BotError) as error:
        make(spoil(kind, tmp_path / "policy.onnx"), siegeworks.game("pig"))
    assert error.value.code == code
    for language in ("en", "de"):
        assert 20 < len(error.value.words(language)) < 500
    assert error.value.words("de") != error.value.words("en")


def test_without_a_file_it_is_asked_for() -> None:
    with pytest.raises(BotError) as error:
        make("onnx:", siegeworks.game("pig"))
    assert error.value.code == "bot-no-policy"


def test_without_the_library_a_sentence_says_how_to_get_it(tmp_path: Path) -> None:
    spec = write_cautious(tmp_path / "pig.onnx")
    code = (
        "import sys; sys.modules['onnxruntime'] = None\n"
        "import siegeworks; from siegeworks.bots import make\n"
        f"make({spec!r}, siegeworks.game('pig'))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.stderr.rstrip().endswith('-m pip install "siegeworks[onnx]"')
    assert "onnx" in bots.list_names()
