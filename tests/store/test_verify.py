"""Verifying: stored games that the present rules would play differently are named."""

import contextlib
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

import siegeworks
from siegeworks import store
from siegeworks.cli.app import run
from siegeworks.store.database import Store
from siegeworks.store.schema import JOURNAL, TABLES
from tests.store.test_records import kept, play


@pytest.fixture
def ids(games: Store) -> list[str]:
    """Three games with equally many entries or more."""
    starts = [siegeworks.game(key).start(seed=8) for key in ("pig", "gatehouse", "westerplatte")]
    return [kept(games, play(match, 12, 6), match.game.key) for match in starts]


def wrong(games: Store) -> dict[str, str]:
    """The games that differ, with the sentence."""
    return {name: sentence for name, ok, sentence in games.verify(siegeworks.game) if not ok}


def test_games_that_replay_are_good(games: Store, ids: list[str]) -> None:
    seen: list[int] = []
    assert all(ok and not why for _, ok, why in games.verify(siegeworks.game, seen.append))
    assert seen == [1, 2, 3]


def change(text: str) -> Callable[[str], sa.Update]:
    return lambda name: (
        sa.update(JOURNAL).where(JOURNAL.c.table_id == name, JOURNAL.c.seq == 3).values(text=text)
    )


def last_row_gone(name: str) -> sa.Delete:
    last = sa.select(sa.func.max(JOURNAL.c.seq)).where(JOURNAL.c.table_id == name)
    return sa.delete(JOURNAL).where(
        JOURNAL.c.table_id == name, JOURNAL.c.seq == last.scalar_subquery()
    )


def middle_row_gone(name: str) -> sa.Delete:
    return sa.delete(JOURNAL).where(JOURNAL.c.table_id == name, JOURNAL.c.seq == 4)


def back_to(text: str) -> Callable[[str], sa.Update]:
    return lambda name: (
        sa.update(JOURNAL)
        .where(JOURNAL.c.table_id == name, JOURNAL.c.seq == 5)
        .values(kind="back", text=text)
    )


def with_row(**values: object) -> Callable[[str], sa.Update]:
    return lambda name: sa.update(TABLES).where(TABLES.c.id == name).values(values)


@pytest.mark.parametrize(
    ("tamper", "sentence"),
    [
        (change("nonsense"), "Line "),
        (change("# nothing"), "Line "),
        (last_row_gone, "breaks off"),
        (middle_row_gone, "breaks off"),
        (back_to("99"), "goes back"),
        (back_to("x"), "goes back"),
        (with_row(ending="won"), "ending"),
        (with_row(rules=99), "version 99"),
        (with_row(content="other"), "content tables"),
        (with_row(seed="9"), "Luck fell"),
        (with_row(game="hog"), 'no game "hog"'),
        (with_row(settings={"level": "absurd"}), "option"),
    ],
)
@pytest.mark.parametrize("number", [0, 2])
def test_a_game_that_differs_is_named(
    games: Store,
    ids: list[str],
    tamper: Callable[[str], sa.Executable],
    sentence: str,
    number: int,
) -> None:
    with games._engine.begin() as connection:
        connection.execute(tamper(ids[number]))
    found = wrong(games)
    assert list(found) == [ids[number]]
    assert sentence in found[ids[number]]


def test_the_command_says_what_it_found(
    where: str, games: Store, ids: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["replay", "--verify", "--db", where]) == 0
    assert capsys.readouterr().out == f"{games.place}: 3 stored games replay to the same games.\n"
    with games._engine.begin() as connection:
        connection.execute(change("nonsense")(ids[0]))
    assert run(["replay", "--verify", "--db", where]) == 1
    differs, some = capsys.readouterr().out.splitlines()
    assert differs.startswith(f"pig (pig, {ids[0]}): Line ")
    assert some == f"{games.place}: 1 of 3 stored games would be played differently."
    assert run(["replay", "--verify", "--db", where, "-L", "de", "--json"]) == 1
    facts = json.loads(capsys.readouterr().out)
    assert (facts["games"], facts["verified"], len(facts["differ"])) == (3, False, 1)
    assert facts["differ"][0]["id"] == ids[0]
    assert facts["differ"][0]["why"].startswith("Zeile")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--verify"], "either"),
        (["x.siege", "--verify", "--db", "y.db"], "either"),
        (["--db", "y.db"], "--verify"),
        (["--verify", "--db", "no-such-file.db"], "There is no database no-such-file.db"),
        (["--verify", "--db", "mysql://root:secret@host/x"], 'a "mysql" database'),
        (["--verify", "--db", "."], "is a folder"),
    ],
)
def test_the_command_refuses_in_one_sentence(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["replay", *arguments]) == 2
    told = capsys.readouterr().err
    assert told.startswith("siegeworks: ")
    assert sentence in told
    assert "secret" not in told
    assert told.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_verifying_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with store.open(path) as games:
        kept(games, play(siegeworks.game("pig").start(seed=8), 5, 5))
    with contextlib.closing(sqlite3.connect(path)) as raw:
        before = list(raw.iterdump())
    assert run(["replay", "--verify", "--db", str(path)]) == 0
    with contextlib.closing(sqlite3.connect(path)) as raw:
        assert list(raw.iterdump()) == before
