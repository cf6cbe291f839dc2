"""The store: a face over one database, for any number of threads."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from types import TracebackType
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine

from siegeworks.core.notation import record
from siegeworks.core.notation.record import Answer
from siegeworks.store import database_errors, links, queries, records, verify
from siegeworks.store.claim import Claim
from siegeworks.store.condition import Condition
from siegeworks.store.database_engine import Place, find_place, make_engine, prepare
from siegeworks.store.errors import NoTable, StoreError, StoreUnavailable
from siegeworks.store.records import GameOf
from siegeworks.store.rows import Entry, LinkRow, Role, SeatRow, TableRow, TakeoverRow
from siegeworks.store.schema import VERSION, VERSION_TABLE
from siegeworks.store.schema_version import prepare_schema
from siegeworks.store.verify import Verdict
from siegeworks.store.writer import Append, Writer

P = ParamSpec("P")
Result = TypeVar("Result")
PAGE = 100
PIECE = 100  # entries of a long game that are written at once, at least


def open_store(where: str | Path, create: bool, patience: float) -> "Store":
    """The store at a place, its schema brought up to date."""
    place = find_place(where)
    if place.path is not None:
        prepare(place.path, create)
    rebuilding = make_engine(place, patience, enforce=False)
    try:
        if prepare_schema(rebuilding, place) != VERSION:
            from siegeworks.store.migrate import migrate  # takes much memory, and is seldom needed

            migrate(rebuilding, place)
    except ModuleNotFoundError:
        raise
    except Exception as error:
        raise database_errors.find_refusal(error, place.shown) from error
    finally:
        rebuilding.dispose()
    return Store(make_engine(place, patience), place)


class Store:
    """Games and their journals, made by ``siegeworks.store.open``."""

    def __init__(self, engine: Engine, place: Place) -> None:
        self.place = place.shown
        self._where = place
        self._engine = engine
        self._claim: Claim | None = None
        self.condition = Condition(place.path, place.shown)
        self._writer = Writer(engine, place.shown, self.condition)
        self._closed = False

    def close(self) -> None:
        """Commit what waits, then let go of the database."""
        self._closed = True
        self._writer.close()
        if self._claim is not None:
            self._claim.release()
        self._engine.dispose()

    def claim(self) -> None:
        """Be the one server of this database until closed; StoreBusy if there is another."""
        self._claim = Claim(self._engine, self._where)

    def check(self) -> None:
        """Whether games can be written: StoreError with the cause if not.

        Where the last write failed, a real one is tried, small as can be; else only the lock for
        writing is taken, so that this can be asked often.
        """
        if self.condition.trouble is None:
            self._writer.do(_do_nothing, writes=False)
        else:
            self._writer.do(self._try_writing)

    def _try_writing(self, connection: Connection) -> None:
        if self._where.path is not None:
            number = connection.exec_driver_sql("PRAGMA user_version").scalar() or 0
            connection.exec_driver_sql(f"PRAGMA user_version = {(int(number) + 1) % 1000}")
        else:
            connection.exec_driver_sql(f"UPDATE {VERSION_TABLE} SET version_num = version_num")

    def __enter__(self) -> "Store":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()

    def _read(
        self,
        function: Callable[Concatenate[Connection, P], Result],
        *arguments: P.args,
        **named: P.kwargs,
    ) -> Result:
        if self._closed:
            raise StoreUnavailable("store-closed", place=self.place)
        try:
            with self._engine.connect() as connection:
                return function(connection, *arguments, **named)
        except StoreError:
            raise
        except Exception as error:
            fault = database_errors.find_refusal(error, self.place)
            self.condition.note(fault)
            raise fault from error

    def _write(
        self,
        function: Callable[Concatenate[Connection, P], Result],
        *arguments: P.args,
        **named: P.kwargs,
    ) -> Result:
        return self._writer.do(lambda connection: function(connection, *arguments, **named))

    # Games

    def create(
        self, row: TableRow, seats: Sequence[SeatRow] = (), entries: Sequence[Entry] = ()
    ) -> None:
        """A new game, with what luck has done before the first decision."""
        _check_texts(row.title, *(text for seat in seats for text in (seat.name, seat.bot)))
        self._write(queries.add, row, seats, entries)

    def create_slowly(
        self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry]
    ) -> None:
        """As ``create``, piece by piece, so that moves of other games are written in between.

        Until it returns, the store has a game that is not as long yet: nobody may know of it.
        """
        first, *others = cut_into_pieces(entries)
        self.create(replace(row, ending=None) if others else row, seats, first)
        length = len(first)
        for piece in others:
            ending = row.ending if piece is others[-1] else None
            self.append(row.id, length, piece, ending=ending).result()
            length += len(piece)

    def table(self, table_id: str) -> TableRow:
        """The row of a game; NoTable if there is none."""
        return self._read(queries.read_one, table_id)

    def tables(
        self,
        limit: int = PAGE,
        before: str | None = None,
        game: str | None = None,
        finished: bool | None = None,
    ) -> list[TableRow]:
        """Games, newest first; ``before`` is the id of the last one seen."""
        return self._read(queries.read_page, limit, before, game, finished)

    def count(self, game: str | None = None, finished: bool | None = None) -> int:
        """How many games there are."""
        return self._read(queries.count, game, finished)

    def rename(self, table_id: str, title: str) -> None:
        """Give a game another title."""
        _check_texts(title)
        self._write(queries.rename, table_id, title)

    def delete(self, table_id: str) -> None:
        """Take out a game with all that belongs to it."""
        self._write(queries.remove, table_id)

    # Journals

    def append(
        self,
        table_id: str,
        expected: int,
        entries: Sequence[Entry],
        *,
        ending: str | None = None,
        assisted: bool | None = None,
    ) -> "Future[None]":
        """Add a move to a journal of that length, all of it or nothing.

        The future is done when the move is committed. Else it raises StaleSequence, KeyUsed,
        NoTable or another StoreError. ``ending`` says how the game stands afterwards: None, it
        goes on.
        """
        _check_texts(*(text for entry in entries for text in (entry.text, entry.key)))
        return self._writer.append(Append(table_id, expected, entries, ending, assisted))

    def append_answers(
        self,
        table_id: str,
        expected: int,
        answers: Sequence[Answer],
        *,
        key: str | None = None,
        ending: str | None = None,
    ) -> "Future[None]":
        """As ``append``, with what a match wrote down: a choice under a key, and luck after it."""
        entries = entries_of(answers)
        entries[0] = replace(entries[0], key=key)
        return self.append(table_id, expected, entries, ending=ending)

    def journal(self, table_id: str, since: int = 0) -> list[Entry]:
        """The rows of a journal from a place on; NoTable if there is no such game."""
        return self._read(_read_journal, table_id, since)

    def effective(self, table_id: str) -> list[Entry]:
        """The entries that count, after all that was taken back."""
        return records.list_effective(self.journal(table_id))

    # Seats

    def seats(self, table_id: str) -> list[SeatRow]:
        """Who sits where."""
        return self._read(queries.list_seats, table_id)

    def set_seat(self, table_id: str, seat: SeatRow) -> None:
        """Let somebody else sit there."""
        _check_texts(seat.name, seat.bot)
        self._write(queries.set_seat, table_id, seat)

    # Links and sessions

    def add_links(self, fresh: Sequence[LinkRow]) -> None:
        """Let new links be known."""
        self._write(links.add_links, fresh)

    def link(self, hash: str) -> LinkRow | None:
        """The link with that hash, used or not, revoked or not."""
        return self._read(links.find_link, hash)

    def links(self, table_id: str) -> list[LinkRow]:
        """All links of a game, oldest first."""
        return self._read(links.list_links, table_id)

    def exchange(self, link: str, session: str) -> LinkRow | None:
        """A session for a link, once (spectators: as often as they like); None if not good."""
        return self._write(links.exchange, link, session)

    def exchange_alone(self, link: str, session: str, noted: bool) -> LinkRow | None:
        """As ``exchange``, of a link to a seat: whoever had the seat before is out."""
        return self._write(links.exchange_alone, link, session, noted)

    def take_seat(self, link: LinkRow, session: str, noted: bool) -> None:
        """Let the host have a seat, by a link that is followed at once; who had it is out."""
        self._write(links.take_seat, link, session, noted)

    def leave_seat(self, table_id: str, seat: int) -> int:
        """Close all that leads to a seat or into its hand; how many links were open."""
        return self._write(links.leave_seat, table_id, seat)

    def takeovers(self, table_id: str) -> list[TakeoverRow]:
        """Who took seats over from whom, in the order of the game."""
        return self._read(links.list_takeovers, table_id)

    def revoke(self, table_id: str, seat: int | None = None, role: Role | None = None) -> int:
        """Close the links of a game, of one seat or one role if named; how many were open."""
        return self._write(links.revoke, table_id, seat, role)

    def session(self, hash: str) -> LinkRow | None:
        """The link behind a session; None if there is none or the link was revoked."""
        return self._read(links.find_session, hash)

    def sessions(self, hashes: Sequence[str]) -> dict[str, LinkRow]:
        """The same for several sessions, read at once; those that are not good are left out."""
        return self._read(links.find_sessions, hashes)

    def end_session(self, hash: str) -> None:
        """Forget a session."""
        self._write(links.end_session, hash)

    # Records

    def record_text(self, table_id: str, seed: bool = True) -> str:
        """A game as the text of a ``.siege`` file; without the seed, if it is to be shared."""
        row, journal = self._read(_read_whole, table_id)
        return records.write_text(row, records.list_effective(journal), seed)

    def import_record(
        self,
        text: str,
        game_of: GameOf,
        *,
        title: str = "",
        content: Path | None = None,
        seats: Sequence[SeatRow] | None = None,
    ) -> str:
        """Keep the game of a ``.siege`` text, if the rules allow it; its new id."""
        _check_texts(title)
        match = game_of(record.find_game(text)).read(text, content)
        row = records.row_of(match, title, luck_from="record")
        chairs = [SeatRow(n) for n in range(row.seats)] if seats is None else seats
        self._write(queries.add, row, chairs, entries_of(match.entries()))
        return row.id

    def verify(
        self,
        game_of: GameOf,
        progress: Callable[[int], None] = lambda done: None,
        *,
        content: Path | None = None,
        language: str = "en",
    ) -> Iterator[Verdict]:
        """Play every stored game again, newest first; what would the rules do differently?"""
        for done, table_id in enumerate(self._read(queries.list_ids), start=1):
            with suppress(NoTable):  # deleted in the meantime
                row, journal = self._read(_read_whole, table_id)
                found = verify.find_trouble(row, journal, game_of, content)
                sentence = "" if found is None else found.words(language)
                yield Verdict(table_id, found is None, sentence)
            progress(done)


def cut_into_pieces(entries: Sequence[Entry]) -> list[Sequence[Entry]]:
    """A journal in pieces, at least one; no choice is cut off from the luck that followed it."""
    cuts = [0]
    for place, entry in enumerate(entries):
        if entry.kind == "choice" and place >= cuts[-1] + PIECE:
            cuts.append(place)
    return [entries[a:b] for a, b in pairwise((*cuts, len(entries)))]


def _do_nothing(connection: Connection) -> None:
    """The lock for writing was taken; that is all."""


def entries_of(answers: Sequence[Answer]) -> list[Entry]:
    """The answers of a match as entries."""
    return [Entry("luck" if a.seat is None else "choice", a.text, a.seat) for a in answers]


def _read_journal(connection: Connection, table_id: str, since: int) -> list[Entry]:
    queries.read_one(connection, table_id)
    return queries.read_journal(connection, table_id, since)


def _read_whole(connection: Connection, table_id: str) -> tuple[TableRow, list[Entry]]:
    """A game and its journal as of the same moment: later rows are left out."""
    row = queries.read_one(connection, table_id)
    return row, queries.read_journal(connection, table_id)[: row.length]


def _check_texts(*texts: str | None) -> None:
    """Refuse a text that one of the databases would not give back as it was."""
    for text in texts:
        if text is not None and ("\0" in text or not _is_unicode(text)):
            raise StoreError("store-text")


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
