"""The journal: entries, playing them again, and who hears what was told."""

import random
from pathlib import Path

import pytest

import siegeworks
from siegeworks.core import journal
from siegeworks.core.journal import Entry
from siegeworks.core.laws import play_randomly
from siegeworks.core.match import Match, begin, replay
from siegeworks.core.notation import record
from siegeworks.core.steps import EVERYONE, Telling
from siegeworks.store.records import row_of, write_text
from tests.core.toy import PICK, Ask, Board, Note, Toss, ran

KEYS = ["westerplatte", "gatehouse", "pig"]
CONTENT = Path(__file__).parents[2] / "src/siegeworks/games/westerplatte/content"


def played(key: str, seed: int = 5) -> Match:
    match = siegeworks.game(key).start(seed=seed)
    for number, _ in enumerate(play_randomly(match, random.Random(seed))):
        if number == 30:
            break
    return match


@pytest.mark.parametrize("key", KEYS)
def test_a_journal_replays_to_every_place(key: str) -> None:
    match = played(key)
    assert len(match.journal) == match.length
    assert replay(match.start, match.journal, match.length).position() == match.position()
    half = replay(match.start, match.journal, match.length // 2)
    assert half.journal == match.journal[: match.length // 2]


@pytest.mark.parametrize("key", KEYS)
def test_a_journal_played_slowly_ends_at_the_same_position(key: str) -> None:
    match = played(key)
    again = begin(match.start, given=True)
    steps = sum(1 for _ in journal.play_slowly(again.state, match.journal))
    assert steps > match.length
    assert again.position() == match.position()
    assert again.log() == match.log()


def test_an_entry_that_does_not_fit_changes_nothing() -> None:
    g = ran(Ask(1), Note(3))
    assert not journal.give(g, Entry(0, PICK + 1))
    assert not journal.give(g, Entry(None, 1))
    assert (g.notes, g.agenda) == ([], [Note(3), Ask(1)])
    assert journal.give(g, Entry(1, PICK + 1))
    assert g.notes == [1, 3]


def test_luck_is_given_where_luck_waits() -> None:
    g = Board(Toss(), Note(5))
    g.given = True
    assert not journal.give(g, Entry(0, 1))
    assert journal.give(g, Entry(None, 1))
    assert g.notes == [1001, 5]


def test_entries_say_whether_luck_answered_and_what_kind_of_thing_it_brought() -> None:
    match = siegeworks.game("gatehouse").start(seed=3)
    match.choose("name left", seat=1)
    first, *_, last = match.journal
    assert (first.is_luck, first.seat, first.kind) == (True, None, "card")
    assert (last.is_luck, last.seat, last.kind) == (False, 1, "")


@pytest.mark.parametrize(
    ("audience", "hears"),
    [(EVERYONE, [True, True, True]), (0b01, [False, True, False]), (0b10, [False, False, True])],
)
def test_an_event_knows_who_hears_it(audience: int, hears: list[bool]) -> None:
    telling = Telling(1, 0, 0, audience, "1.1")
    assert [telling.is_heard_by(seat) for seat in (None, 0, 1)] == hears


def test_a_match_that_nobody_listened_to_writes_the_same_record() -> None:
    loud, silent = (
        siegeworks.game("gatehouse").start(seed=3, listening=heard) for heard in (True, False)
    )
    for match in (loud, silent):
        match.choose("name left", seat=1)
        match.choose("name middle", seat=0)
    assert silent.record() == loud.record()
    assert silent.log() == []


def test_a_stored_game_has_the_head_of_its_match() -> None:
    match = siegeworks.game("westerplatte").start(seats=2, options={"level": "hard"}, seed=4)
    head = record.make_head(match.start, given=False, seed=True)
    assert match.record().startswith("\n".join(head.lines()))
    assert write_text(row_of(match), [], seed=True).startswith("\n".join(head.lines()))


def test_a_content_folder_may_be_given_as_text(tmp_path: Path) -> None:
    game = siegeworks.game("westerplatte")
    match = game.start(seed=1, content=str(CONTENT))
    assert game.load(match.dump(), content=str(CONTENT)) == match
    line = match.position()
    assert game.from_position(line, content=str(CONTENT)).position() == line
    file = tmp_path / "game.siege"
    file.write_text(match.record(), encoding="utf-8")
    assert siegeworks.read(file, content=str(CONTENT)) == match
    with pytest.raises(siegeworks.ContentError):
        game.load(match.dump(), content=str(tmp_path / "nowhere"))


def test_a_long_list_says_how_many_more_there_are() -> None:
    game = siegeworks.game("westerplatte")
    match = game.start(seed=1, luck="given")
    while len(match.outcomes()) < 20:
        if match.to_move == siegeworks.CHANCE:
            match.happen(match.outcomes()[0])
        else:
            match.choose(match.options()[-1])
    with pytest.raises(siegeworks.IllegalOutcome) as refused:
        match.happen("moon")
    more = len(match.outcomes()) - 12
    assert str(refused.value).endswith(f" and {more} more.")
    assert refused.value.words("de").endswith(f" und {more} weitere.")


def test_a_refusal_prints_as_the_sentence_of_its_error() -> None:
    match = siegeworks.game("westerplatte").start(seats=2, seed=7)
    match.choose("stand C")
    match.choose("stand D")
    refused = match.refusals()[0]
    with pytest.raises(siegeworks.IllegalChoice) as error:
        match.choose(str(refused.option))
    assert str(refused) == str(error.value)
