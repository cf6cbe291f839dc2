"""A recorded game told again, and verified."""

from pathlib import Path

import pytest

import siegeworks
from tests.cli.commands import facts, refusal, run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of Gatehouse."""
    match = siegeworks.game("gatehouse").start(seed=5)
    while match.to_move is not None:
        match.choose(match.options()[0])
    file = tmp_path / "evening.siege"
    file.write_text(match.record(), encoding="utf-8")
    return file


def test_replay_tells_the_game(record: Path) -> None:
    match = siegeworks.read(record)
    told = run("replay", record).stdout
    for event in match.log():
        assert event.words() in told
        assert event.rule in told
    found = facts("replay", record)
    assert found["game"] == "gatehouse"
    assert found["position"] == match.position()
    assert match.result is not None
    assert found["result"] == match.result.ending
    assert len(found["answers"]) == found["entries"]
    assert [line["rule"] for line in found["log"]] == [event.rule for event in match.log()]


def test_replay_verifies(record: Path) -> None:
    done = run("replay", record, "--verify")
    assert done.returncode == 0
    assert record.name in done.stdout
    assert facts("replay", record, "--verify")["verified"] is True


@pytest.mark.parametrize(
    ("old", "new"), [("name left", "name moon"), ("pass", "play moon"), ("place feint", "pass")]
)
def test_a_changed_record_names_the_line(record: Path, old: str, new: str) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    number = next(i for i, line in enumerate(lines) if old in line)
    lines[number] = lines[number].replace(old, new)
    record.write_text("\n".join(lines), encoding="utf-8")
    assert f"Line {number + 1} of the record" in refusal("replay", record, "--verify")


def test_changed_luck_names_the_line(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("* "))
    card = "oil" if lines[number] != "* oil" else "rumour"
    lines[number] = f"* {card}"
    record.write_text("\n".join(lines), encoding="utf-8")
    said = refusal("replay", record, "--verify")
    assert f"Line {number + 1} of the record" in said
    assert f'not as "{card}"' in said


def test_files_that_are_no_records(tmp_path: Path) -> None:
    file = tmp_path / "photo.siege"
    file.write_bytes(bytes(range(256)))
    assert "not a text file" in refusal("replay", file)
    file.write_text("dear diary", encoding="utf-8")
    assert 'begins with the line "siegeworks record 1"' in refusal("replay", file)
    assert "cannot be read" in refusal("replay", tmp_path)
