"""Experiments: what they consist of, how they are read, and what is refused."""

from pathlib import Path

import pytest

import siegeworks
from siegeworks.core.errors import SiegeError
from siegeworks.lab import experiment_file, tune
from siegeworks.lab.experiment import design, make_game_seed
from siegeworks.lab.run_folder import list_parts
from tests.lab.helping import ROOT, small

FILE = """
name = "levels"
games = 30
seed = 5
seats = [1, 2]
bots = ["random", "habit"]

[options]
level = ["easy", "hard"]
"""


def test_a_file_is_all_its_combinations(tmp_path: Path) -> None:
    path = tmp_path / "levels.toml"
    path.write_text(FILE)
    experiment = experiment_file.read(path)
    assert (experiment.games, experiment.seed, experiment.total) == (30, 5, 240)
    found = {(a.seats, a.option_text, a.bot_text) for a in experiment.arrangements}
    assert len(found) == len(experiment.arrangements) == 8
    assert (2, "level=hard", "habit") in found


def test_flags_replace_fields_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "levels.toml"
    path.write_text(FILE)
    experiment = experiment_file.read(path, games=7, seats=[4])
    assert (experiment.games, len(experiment.arrangements)) == (7, 4)


def test_a_content_folder_lies_beside_its_file(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "numbers.toml").write_text('[[row]]\nid = "days"\nvalue = 2\n')
    (tmp_path / "one.toml").write_text('content = ["", "mine"]\ngames = 1\n')
    standard, mine = experiment_file.read(tmp_path / "one.toml").arrangements
    assert standard.content_hash != mine.content_hash
    assert dict(mine.files)["numbers.toml"].endswith("value = 2\n")


@pytest.mark.parametrize("path", sorted(ROOT.glob("examples/*.toml")), ids=lambda path: path.stem)
def test_the_examples_are_good(path: Path) -> None:
    assert experiment_file.read(path).total > 0
    if "tune" in experiment_file.load(path):
        assert tune.read(path).numbers


def test_seeds_depend_on_experiment_and_number_only() -> None:
    assert make_game_seed(1, 2) == make_game_seed(1, 2)
    assert len({make_game_seed(s, n) for s in range(30) for n in range(30)}) == 900


def test_parts_cover_every_game_once() -> None:
    experiment = small(games=11, batch=4)
    played = [
        (p.index, n) for p in list_parts(experiment) for n in range(p.first, p.first + p.count)
    ]
    assert sorted(played) == [(i, n) for i in range(4) for n in range(11)]
    assert [p.number for p in list_parts(experiment)] == list(range(12))


def test_parts_of_a_longer_experiment_follow_those_it_had() -> None:
    before, after = list(list_parts(small(games=6, batch=4))), small(games=11, batch=4)
    longer = list(list_parts(after, [6]))
    assert longer[: len(before)] == before
    played = [(p.index, n) for p in longer for n in range(p.first, p.first + p.count)]
    assert sorted(played) == [(i, n) for i in range(4) for n in range(11)]
    assert [p.number for p in longer] == list(range(len(longer)))


def test_neither_name_nor_number_of_games_tell_an_experiment_from_others() -> None:
    one, other, third = design(5, name="a"), design(6, name="b"), design(5, name="a", seed=1)
    assert one.fingerprint() == other.fingerprint() != third.fingerprint()


@pytest.mark.parametrize("spec", ["hard", "forbid:fire:hard"])
def test_a_level_measured_anew_is_another_experiment(
    spec: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = design(5, bots=[spec]).fingerprint()
    assert before == design(5, bots=[spec]).fingerprint()
    game = siegeworks.game("westerplatte")
    monkeypatch.setitem(game.levels, "hard", "mcts:simulations=7")
    assert design(5, bots=[spec]).fingerprint() != before
    assert design(5, bots=["random"]).arrangements[0].levels == ()


@pytest.mark.parametrize(
    ("fields", "part"),
    [
        ({"game": "chess"}, "westerplatte"),
        ({"options": {"level": "mild"}}, "easy, medium, hard"),
        ({"options": {"weather": "rain"}}, "level"),
        ({"options": 3}, "a table"),
        ({"seats": 9}, "1, 2, 3, 4"),
        ({"seats": "two"}, "a whole number or a list"),
        ({"bots": "grandmaster"}, "grandmaster"),
        ({"bots": "mcts:depht=3"}, "depht"),
        ({"bots": [["random", "random"]], "seats": 1}, "one seat"),
        ({"bots": [7]}, "a bot"),
        ({"bots": []}, "a bot"),
        ({"content": "nowhere"}, "nowhere"),
        ({"game": [1]}, "a text"),
        ({"games": 0}, "from 1"),
        ({"games": True}, "from 1"),
        ({"speed": "high"}, "games"),
    ],
)
def test_what_is_wrong_is_said_before_anything_starts(
    fields: dict[str, object], part: str, tmp_path: Path
) -> None:
    with pytest.raises(SiegeError) as refusal:
        experiment_file.build(fields, tmp_path)
    assert part in str(refusal.value)
    assert "error-" not in refusal.value.words("de")


@pytest.mark.parametrize("text", ["games = ", "games = 1\ngames = 2", "\x00"])
def test_a_file_that_is_no_toml_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text)
    with pytest.raises(siegeworks.SiegeError, match="TOML"):
        experiment_file.read(path)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(siegeworks.SiegeError, match="cannot be read"):
        experiment_file.read(tmp_path / "none.toml")
