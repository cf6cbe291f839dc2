"""Tuning: numbers of a content table, turned until a win rate is what it should be."""

import errno
import os
import tomllib
from pathlib import Path
from typing import Any

import pytest

import siegeworks
from siegeworks.core.errors import SiegeError
from siegeworks.lab.content_numbers import override, read_number
from siegeworks.lab.errors import LabError
from siegeworks.lab.rows import connect
from siegeworks.lab.tune import build, tune
from siegeworks.lab.workers import LocalProcesses, ThisProcess

TOY: dict[str, Any] = {  # for one day even chance may hold out
    "seats": 1,
    "bots": "random",
    "games": 40,
    "tune": {
        "trials": 12,
        "numbers": ["numbers.days.value = 1..7", "numbers.first-cards.value = 1..5"],
        "targets": [{"rate": 0.6, "options": {"level": "easy"}}],
    },
}


def test_a_rate_moves_toward_its_target(tmp_path: Path) -> None:
    toy = build(TOY)
    best = tune(toy, tmp_path, ThisProcess())
    before = toy.done[0]
    assert before.values == {"numbers.days.value": 7, "numbers.first-cards.value": 3}
    assert before.rates[0].value < 0.1
    assert best.rates[0].value > 0.2
    assert best.loss < before.loss
    tables = siegeworks.game("westerplatte").tables(tmp_path / "content")
    assert tables.days == best.values["numbers.days.value"]
    assert tables.first_cards == best.values["numbers.first-cards.value"]
    with connect(
        next(tmp_path.glob("trials/*/games")), next(tmp_path.glob("fresh/*/games"))
    ) as rows:
        assert rows.execute("SELECT * FROM games0 JOIN games1 USING (seed)").fetchall() == []
    assert toy.fresh[0].low <= toy.fresh[0].value <= toy.fresh[0].high


def test_a_tuning_goes_on_and_is_the_same(tmp_path: Path) -> None:
    once = build({**TOY, "games": 10})
    tune(once, tmp_path / "once", ThisProcess())
    some = build({**TOY, "games": 10, "tune": {**TOY["tune"], "trials": 3}})
    again = build({**TOY, "games": 10})
    with LocalProcesses(2) as workers:
        tune(some, tmp_path / "again", workers)
        tune(again, tmp_path / "again", workers)
    assert some.done == once.done[:3]
    assert again.done == once.done


def test_numbers_the_game_refuses_are_the_worst(tmp_path: Path) -> None:
    wishes = {**TOY["tune"], "trials": 6, "numbers": ["numbers.full-wall.value = 6..7"]}
    thick = build({**TOY, "games": 3, "tune": wishes})
    tune(thick, tmp_path, ThisProcess())
    refused = [trial for trial in thick.done if not trial.rates]
    assert {trial.values["numbers.full-wall.value"] for trial in refused} <= {7}
    assert thick.best().values == {"numbers.full-wall.value": 6}


def test_a_tuning_that_the_game_refuses_altogether_says_why(tmp_path: Path) -> None:
    wishes = {**TOY["tune"], "trials": 2, "numbers": ["numbers.full-wall.value = 7..8"]}
    with pytest.raises(LabError, match=r"refuse all 2 tries.*full-wall"):
        tune(build({**TOY, "games": 3, "tune": wishes}), tmp_path, ThisProcess())
    assert not (tmp_path / "content").exists()


def test_a_folder_belongs_to_one_tuning(tmp_path: Path) -> None:
    few = {**TOY, "games": 3, "tune": {**TOY["tune"], "trials": 1}}
    tune(build(few), tmp_path / "mine", ThisProcess())
    with pytest.raises(LabError, match="another experiment"):
        tune(build({**few, "games": 4}), tmp_path / "mine", ThisProcess())
    (tmp_path / "tables").mkdir()
    (tmp_path / "tables" / "numbers.toml").write_text("")
    with pytest.raises(LabError, match="other files"):
        tune(build(few), tmp_path / "tables", ThisProcess())
    assert len(list((tmp_path / "tables").iterdir())) == 1


def test_a_full_disk_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(LabError, match="No space left"):
        tune(build(TOY), tmp_path, ThisProcess())


def test_a_row_takes_several_numbers() -> None:
    numbers = [
        read_number("westerplatte", f"levels.hard.{n} = 0..6") for n in ("positive", "negative")
    ]
    files = override(numbers, {numbers[0].name: 2, numbers[1].name: 4})
    rows = tomllib.loads(files["levels.toml"])["row"]
    assert rows == [{"id": "hard", "positive": 2, "negative": 4}]


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("soldiers.all.health = 1..3", "numbers"),
        ("numbers.luck.value = 1..3", "days"),
        ("cards.1-A1.colour = 1..3", "health"),
        ("numbers.days.value", "table.row.field"),
        ("numbers.days.value = 3..3", "table.row.field"),
    ],
)
def test_what_is_no_number_is_refused(text: str, part: str) -> None:
    with pytest.raises(SiegeError, match=part):
        read_number("westerplatte", text)


@pytest.mark.parametrize(
    ("fields", "part"),
    [
        ({"tune": {}}, "nothing to tune"),
        ({"tune": 3}, "a table"),
        ({"tune": {"goal": 1}}, "goal"),
        ({"tune": {**TOY["tune"], "targets": [{"rate": 2}]}}, "from 0 to 1"),
        ({"tune": {**TOY["tune"], "targets": [{"rate": 0.5, "seats": [1, 2]}]}}, "2 ways"),
        ({"tune": {**TOY["tune"], "targets": [{"rate": True}]}}, "from 0 to 1"),
        ({"tune": {**TOY["tune"], "numbers": ["numbers.days.value = 1..7"] * 2}}, "twice"),
        ({"tune": {**TOY["tune"], "targets": 3}}, "a table"),
        ({"game": "pig"}, "no number"),
        ({"game": ["pig", "westerplatte"]}, "one game"),
    ],
)
def test_what_cannot_be_tuned_is_refused(fields: dict[str, Any], part: str) -> None:
    with pytest.raises(SiegeError, match=part):
        build({**TOY, **fields})
