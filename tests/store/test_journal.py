"""The journal: in order, whole moves only, each counted once."""

import threading
from concurrent.futures import Future

import pytest

from siegeworks.store import (
    Entry,
    KeyUsed,
    NoTable,
    SeatRow,
    StaleSequence,
    StoreError,
    StoreUnavailable,
    make_id,
)
from siegeworks.store.database import Store
from tests.store.conftest import move, pig, texts


@pytest.fixture
def table(games: Store) -> str:
    row = pig()
    games.create(row)
    return row.id


def test_entries_are_numbered_and_dated(games: Store, table: str) -> None:
    games.append(table, 0, move("4", key="first")).result()
    games.append(table, 2, [Entry("back", "0", 0, at=5.0)]).result()
    roll, four, back = games.journal(table)
    assert (roll.seq, roll.kind, roll.text, roll.seat, roll.key) == (
        0,
        "choice",
        "roll",
        0,
        "first",
    )
    assert (four.seq, four.kind, four.text, four.seat, four.key) == (1, "luck", "4", None, None)
    assert four.at == roll.at > 1e9
    assert back == Entry("back", "0", 0, None, 5.0, 2)
    assert games.journal(table, since=2) == [back]
    assert games.journal(table, since=3) == []


def test_a_table_says_how_it_stands(games: Store, table: str) -> None:
    before = games.table(table)
    games.append(table, 0, move("4"), ending="won", assisted=True).result()
    after = games.table(table)
    assert (after.length, after.ending, after.assisted) == (2, "won", True)
    assert after.changed >= before.changed
    games.append(table, 2, [Entry("back", "0", 0)]).result()
    again = games.table(table)
    assert (again.length, again.ending, again.assisted) == (3, None, True)


def test_a_move_against_a_stale_sequence_is_told_the_present_one(games: Store, table: str) -> None:
    games.append(table, 0, move("4")).result()
    for expected in (0, 1, 3):
        with pytest.raises(StaleSequence) as stale:
            games.append(table, expected, move("5")).result()
        assert stale.value.present == 2
    assert texts(games, table) == ["roll", "4"]


@pytest.mark.parametrize("expected", [0, 2])
def test_the_same_move_twice_counts_once(games: Store, table: str, expected: int) -> None:
    games.append(table, 0, move("4", key="once")).result()
    with pytest.raises(KeyUsed) as used:
        games.append(table, expected, move("4", key="once")).result()
    assert used.value.seq == 0
    assert texts(games, table) == ["roll", "4"]


def test_two_games_may_use_the_same_key(games: Store, table: str) -> None:
    other = pig()
    games.create(other)
    games.append(table, 0, move(key="same")).result()
    games.append(other.id, 0, move(key="same")).result()
    assert games.table(other.id).length == 1


def test_there_is_no_journal_without_a_game(games: Store) -> None:
    unknown = make_id()
    for ask in (games.table, games.journal, games.effective, games.record_text, games.delete):
        with pytest.raises(NoTable):
            ask(unknown)
    with pytest.raises(NoTable):
        games.append(unknown, 0, move()).result()
    with pytest.raises(NoTable):
        games.rename(unknown, "x")
    with pytest.raises(NoTable):
        games.set_seat(unknown, SeatRow(0))


def test_what_was_taken_back_does_not_count(games: Store, table: str) -> None:
    games.append(table, 0, [Entry("choice", "a", 0), Entry("choice", "b", 0)]).result()
    games.append(table, 2, [Entry("back", "1", 0)]).result()
    games.append(table, 3, [Entry("choice", "c", 0)]).result()
    assert [entry.text for entry in games.effective(table)] == ["a", "c"]
    assert texts(games, table) == ["a", "b", "1", "c"]


def held_back(games: Store) -> threading.Event:
    """Keep the writer busy until the event is set, so that what comes now is one group."""
    release = threading.Event()
    entered = threading.Event()

    def wait(connection: object) -> None:
        entered.set()
        assert release.wait(30)

    threading.Thread(target=games._writer.do, args=(wait,)).start()
    assert entered.wait(30)
    return release


def outcome(future: "Future[None]") -> str:
    error = future.exception(30)
    return "kept" if error is None else type(error).__name__


def test_one_bad_append_spoils_no_other_of_its_group(games: Store, table: str) -> None:
    rows = [pig() for _ in range(4)]
    for row in rows:
        games.create(row)
    one, two, three, four = (row.id for row in rows)
    release = held_back(games)
    futures = [
        games.append(one, 0, move("4", key="k")),
        games.append(one, 0, move("4", key="k")),
        games.append(one, 2, move("5")),
        games.append(one, 2, move("6")),
        games.append(two, 9, move("1")),
        games.append(make_id(), 0, move("1")),
        games.append(three, 0, [Entry("nonsense", "x")]),  # type: ignore[arg-type]
        games.append(four, 0, move("1")),
    ]
    release.set()
    stale, gone = "StaleSequence", "NoTable"
    wanted = ["kept", "KeyUsed", "kept", stale, stale, gone, "StoreError", "kept"]
    assert [outcome(future) for future in futures] == wanted
    assert texts(games, one) == ["roll", "4", "roll", "5"]
    assert [games.table(row.id).length for row in rows] == [4, 0, 0, 2]


def test_a_key_twice_in_one_move_is_refused_whole(games: Store, table: str) -> None:
    with pytest.raises(StoreError):
        games.append(table, 0, move(key="k") + move(key="k")).result()
    assert games.journal(table) == []
    games.append(table, 0, move(key="k")).result()


@pytest.mark.parametrize("text", ["a\0b", "\ud800"])
def test_a_text_that_cannot_be_kept_is_refused(games: Store, table: str, text: str) -> None:
    with pytest.raises(StoreError, match="sign"):
        games.append(table, 0, [Entry("choice", text, 0)])
    with pytest.raises(StoreError, match="sign"):
        games.rename(table, text)


def test_a_cancelled_append_is_not_written(games: Store, table: str) -> None:
    release = held_back(games)
    future = games.append(table, 0, move())
    assert future.cancel()
    release.set()
    games.append(table, 0, move("2")).result()
    assert texts(games, table) == ["roll", "2"]


def test_closing_commits_what_waits_and_refuses_the_rest(games: Store, table: str) -> None:
    release = held_back(games)
    future = games.append(table, 0, move())
    threading.Timer(0.05, release.set).start()
    games.close()
    future.result(0)
    with pytest.raises(StoreUnavailable, match="closed"):
        games.append(table, 1, move()).result()
    with pytest.raises(StoreUnavailable, match="closed"):
        games.table(table)
    games.close()


def test_many_threads_at_one_table_keep_its_order(games: Store, table: str) -> None:
    kept: list[int] = []

    def play() -> None:
        done, length = 0, 0
        while done < 20:
            try:
                games.append(table, length, move("1")).result()
            except StaleSequence as stale:
                length = stale.present
            else:
                kept.append(length)
                done, length = done + 1, length + 2

    threads = [threading.Thread(target=play) for _ in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(kept) == list(range(0, 200, 2))
    assert [entry.seq for entry in games.journal(table)] == list(range(200))
    assert texts(games, table) == ["roll", "1"] * 100
