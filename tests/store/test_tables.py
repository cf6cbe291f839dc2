"""Games, seats, links and sessions."""

from dataclasses import replace

import pytest
from sqlalchemy import Connection, Engine, event, func, select

from siegeworks.store import LinkRow, NoTable, SeatRow, TableRow, make_id
from siegeworks.store.database import Store
from siegeworks.store.schema import JOURNAL
from tests.store.conftest import move, pig


def test_a_row_comes_back_as_it_was(games: Store) -> None:
    row = TableRow(
        game="westerplatte",
        rules=3,
        content="f" * 64,
        seats=4,
        settings={"z": "last", "a": "first"},
        seed="-" + "9" * 40,
        luck="given",
        position="westerplatte/1 ü",
        title="Föhn 'n' “quotes”",
        rematch_of=make_id(),
    )
    seats = [SeatRow(0, "human", "Zoë"), SeatRow(1, "bot", "Bot", "random"), SeatRow(2), SeatRow(3)]
    games.create(row, seats)
    assert games.table(row.id) == row
    assert list(games.table(row.id).settings) == ["z", "a"]
    assert games.seats(row.id) == seats


def test_a_game_begins_with_what_luck_did_before(games: Store) -> None:
    row = pig()
    games.create(row, [], move("3")[1:])
    assert games.table(row.id).length == 1
    games.append(row.id, 1, move("4")).result()
    assert [entry.seq for entry in games.journal(row.id)] == [0, 1, 2]


def test_a_long_game_is_written_piece_by_piece(games: Store) -> None:
    lengths: list[int] = []
    commits = event.listens_for(Engine, "commit")

    @commits
    def look(connection: Connection) -> None:
        counted = connection.execute(select(func.count()).select_from(JOURNAL))
        lengths.append(counted.scalar_one())

    row = replace(pig(), ending="won")
    try:
        games.create_slowly(row, [SeatRow(0)], [*move("1", "2")[1:], *move("3", "4") * 80])
    finally:
        event.remove(Engine, "commit", look)
    assert lengths == [101, 203, 242], "no choice stands there without the luck that followed it"
    assert games.table(row.id).length == 242
    assert games.table(row.id).ending == "won"
    assert [entry.seq for entry in games.journal(row.id)] == list(range(242))


def test_a_short_game_is_over_as_soon_as_it_is_written(games: Store) -> None:
    row = replace(pig(), ending="won")
    games.create_slowly(row, [], move("3"))
    assert (games.table(row.id).length, games.table(row.id).ending) == (2, "won")


def test_ids_are_long_and_safe_in_addresses() -> None:
    made = {make_id() for _ in range(1000)}
    assert len(made) == 1000
    assert all(
        len(name) == 22 and name.replace("-", "").replace("_", "").isalnum() for name in made
    )


def test_games_are_listed_newest_first_in_pages(games: Store) -> None:
    rows = [replace(pig(str(n)), created=1000.0 + n // 2) for n in range(7)]
    for row in rows:
        games.create(row)
    newest = sorted(rows, key=lambda row: (row.created, row.id), reverse=True)
    first = games.tables(3)
    second = games.tables(3, before=first[-1].id)
    third = games.tables(3, before=second[-1].id)
    assert [row.id for row in first + second + third] == [row.id for row in newest]
    assert games.tables(3, before=third[-1].id) == []
    with pytest.raises(NoTable):
        games.tables(3, before="unknown")


def test_games_are_found_by_kind_and_by_end(games: Store) -> None:
    running, over, other = pig("running"), pig("over"), replace(pig("other"), game="gatehouse")
    for row in (running, over, other):
        games.create(row)
    games.append(over.id, 0, move("4"), ending="won").result()
    assert [row.title for row in games.tables(game="pig", finished=True)] == ["over"]
    assert {row.title for row in games.tables(finished=False)} == {"running", "other"}
    assert (games.count(), games.count("pig"), games.count(finished=True)) == (3, 2, 1)


def test_rename_and_delete(games: Store) -> None:
    row = pig("before")
    games.create(row, [SeatRow(0), SeatRow(1)])
    games.append(row.id, 0, move("4")).result()
    games.rename(row.id, "after")
    assert games.table(row.id).title == "after"
    games.add_links([LinkRow(hash="h", table_id=row.id, seat=0)])
    assert games.exchange("h", "s")
    games.delete(row.id)
    assert games.tables() == []
    assert games.seats(row.id) == []
    assert games.link("h") is None
    assert games.session("s") is None
    with pytest.raises(NoTable):
        games.journal(row.id)


def test_a_seat_changes_hands(games: Store) -> None:
    row = pig()
    games.create(row, [SeatRow(0), SeatRow(1)])
    games.set_seat(row.id, SeatRow(1, "bot", "Ann", "random"))
    games.set_seat(row.id, SeatRow(1, "human", "Bo"))
    assert games.seats(row.id) == [SeatRow(0), SeatRow(1, "human", "Bo")]


@pytest.fixture
def linked(games: Store) -> str:
    row = pig()
    games.create(row)
    games.add_links(
        [
            LinkRow(hash="seat0", table_id=row.id, seat=0, created=1.0),
            LinkRow(hash="seat1", table_id=row.id, seat=1, created=2.0),
            LinkRow(hash="watch", table_id=row.id, role="watch", created=3.0),
        ]
    )
    return row.id


def test_a_link_is_exchanged_once(games: Store, linked: str) -> None:
    link = games.exchange("seat0", "cookie")
    assert link is not None
    assert (link.table_id, link.seat, link.role) == (linked, 0, "seat")
    assert games.exchange("seat0", "another") is None
    assert games.exchange("unknown", "another") is None
    assert [row.used for row in games.links(linked)] == [True, False, False]
    seen = games.session("cookie")
    assert seen is not None
    assert (seen.hash, seen.used) == ("seat0", True)
    assert games.session("another") is None


def test_spectators_share_a_link(games: Store, linked: str) -> None:
    assert games.exchange("watch", "one")
    assert games.exchange("watch", "two")
    assert games.session("one") == games.session("two")


def test_a_revoked_link_closes_its_sessions(games: Store, linked: str) -> None:
    for link, cookie in (("seat0", "zero"), ("seat1", "one"), ("watch", "eyes")):
        assert games.exchange(link, cookie)
    assert games.revoke(linked, seat=0) == 1
    assert games.revoke(linked, seat=0) == 0
    assert games.session("zero") is None
    assert games.exchange("seat0", "again") is None
    assert games.revoke(linked, role="watch") == 1
    assert games.session("eyes") is None
    assert games.session("one") is not None
    assert games.revoke(linked) == 1
    assert games.session("one") is None


def test_a_session_can_end(games: Store, linked: str) -> None:
    games.exchange("seat0", "cookie")
    games.end_session("cookie")
    games.end_session("cookie")
    assert games.session("cookie") is None


def test_there_is_no_link_without_a_game(games: Store) -> None:
    with pytest.raises(NoTable):
        games.add_links([LinkRow(hash="h", table_id="unknown")])
