"""Stored games and ``.siege`` texts: each says exactly what the other does."""

import random

import pytest

import siegeworks
from siegeworks import BadRecord, Match, UnknownGame
from siegeworks.store import SeatRow
from siegeworks.store.database import Store, entries_of
from siegeworks.store.records import row_of
from siegeworks.store.rows import Entry

KEYS = [game.key for game in siegeworks.games()]


def kept(games: Store, match: Match, title: str = "") -> str:
    """A match in the store; its id."""
    row = row_of(match, title)
    games.create(row, [], entries_of(match.entries()))
    return row.id


def play(match: Match, answers: int, seed: int) -> Match:
    """A match some random answers later."""
    dice = random.Random(seed)
    for _ in range(answers):
        if match.to_move is None:
            break
        if match.to_move == siegeworks.CHANCE:
            match.happen(dice.choice(match.outcomes()))
        else:
            match.choose(dice.choice(match.options()))
    return match


def check_round_trip(games: Store, table_id: str, match: Match) -> None:
    """The store writes what the match writes, and takes it in again."""
    for seed in (True, False):
        text = games.record_text(table_id, seed)
        assert text == match.record(seed)
        again = games.import_record(text, siegeworks.game, title="again")
        assert games.record_text(again) == text
        assert games.table(again).ending == games.table(table_id).ending
    read = match.game.read(games.record_text(table_id))
    assert read.position() == match.position()


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("luck", ["own", "given"])
@pytest.mark.parametrize("answers", [0, 9, 100_000])
def test_a_game_goes_out_and_comes_in(games: Store, key: str, luck: str, answers: int) -> None:
    match = play(siegeworks.game(key).start(seed=11, luck=luck), answers, 3)
    assert (match.result is not None) == (answers > 9)
    check_round_trip(games, kept(games, match), match)


@pytest.mark.parametrize("key", KEYS)
def test_a_game_from_a_position_goes_out_and_comes_in(games: Store, key: str) -> None:
    game = siegeworks.game(key)
    middle = play(game.start(seed=5), 8, 1).position()
    match = play(game.from_position(middle, seed=2), 6, 2)
    table_id = kept(games, match)
    assert games.table(table_id).seed is None
    assert games.table(table_id).position
    check_round_trip(games, table_id, match)


def test_options_and_seats_go_out_and_come_in(games: Store) -> None:
    match = siegeworks.game("westerplatte").start(seats=3, options={"level": "hard"}, seed=1)
    table_id = kept(games, play(match, 5, 5))
    check_round_trip(games, table_id, match)
    text = games.record_text(table_id)
    again = games.import_record(text, siegeworks.game)
    assert games.seats(again) == [SeatRow(0), SeatRow(1), SeatRow(2)]
    named = [SeatRow(0, "human", "Ann"), SeatRow(1), SeatRow(2)]
    assert games.seats(games.import_record(text, siegeworks.game, seats=named)) == named


def test_a_game_with_undo_and_redo_goes_out_without_them(games: Store) -> None:
    match = siegeworks.game("westerplatte").start(seats=2, seed=4)
    table_id = kept(games, match)
    for step in range(60):
        length = games.table(table_id).length
        before = match.length
        if step % 3 == 2 and match.undoable:
            match.undo()
            entries = [Entry("back", str(match.length), 0)]
        elif step % 6 == 3 and match.redoable:
            match.redo()
            entries = entries_of(match.entries(before))
        else:
            match.choose(match.options()[step % len(match.options())])
            entries = entries_of(match.entries(before))
        games.append(table_id, length, entries).result()
        assert games.record_text(table_id) == match.record()
    assert sum(entry.kind == "back" for entry in games.journal(table_id)) > 5
    check_round_trip(games, table_id, match)


def test_a_text_that_is_no_good_game_is_not_taken_in(games: Store) -> None:
    match = play(siegeworks.game("pig").start(seed=1), 4, 1)
    text = match.record()
    for bad in ("", "nonsense", text + "7 roll\n", text.replace("seed 1", "seed 2")):
        with pytest.raises(BadRecord):
            games.import_record(bad, siegeworks.game)
    with pytest.raises(UnknownGame):
        games.import_record(text.replace("game pig", "game hog"), siegeworks.game)
    assert games.tables() == []
