"""The record file: everything that happened, readable, and proof against change."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import siegeworks
from siegeworks import BadRecord, Match
from tests.core.test_clone import played

PIG = siegeworks.game("pig")
GATEHOUSE = siegeworks.game("gatehouse")
KEYS = [game.key for game in siegeworks.games()]


def pig() -> Match:
    match = PIG.start(seats=2, seed=7)
    for answer in ("roll", "hold", "roll", "roll", "hold"):
        match.choose(answer)
    return match


RECORD = """\
siegeworks record 1
game pig
rules 1
content none
seats 2
seed 7

0 roll
* 1
1 hold
0 roll
* 1
1 roll
* 5
1 hold
"""


def test_how_a_record_looks() -> None:
    assert pig().record() == RECORD


def test_a_record_reads_back() -> None:
    again = PIG.read(RECORD)
    assert again == pig()
    assert again.log() == pig().log()
    assert again.record() == RECORD


@settings(max_examples=25, deadline=None)
@given(
    st.sampled_from(KEYS),
    st.integers(0, 10**6),
    st.integers(0, 60),
    st.sampled_from(["own", "given"]),
)
def test_any_record_reads_back(key: str, seed: int, answers: int, luck: str) -> None:
    match = played(key, seed, answers, luck)
    again = match.game.read(match.record())
    assert again == match
    assert again.record() == match.record()
    assert again.log(0) == match.log(0)


def test_a_record_plays_on_with_the_same_luck() -> None:
    match, again = pig(), PIG.read(RECORD)
    for _ in range(20):
        match.choose("roll")
        again.choose("roll")
    assert again == match


def test_a_record_that_was_read_can_be_undone_where_a_match_could() -> None:
    assert PIG.read(RECORD).undoable == pig().undoable


def test_given_luck_is_said_and_waited_for() -> None:
    match = PIG.start(seed=7, luck="given")
    match.choose("roll")
    match.happen("6")
    match.choose("roll")
    assert "luck given\n" in match.record()
    again = PIG.read(match.record())
    assert again == match
    assert again.to_move == siegeworks.CHANCE


def test_without_the_seed_a_record_keeps_its_past_and_hides_its_future() -> None:
    match = pig()
    shared = match.record(seed=False)
    assert "seed" not in shared
    again = PIG.read(shared)
    assert again.position() == match.position()
    assert again.log() == match.log()
    assert again.start.seed is None
    keys = {(int(m.state.low), int(m.state.high)) for m in (PIG.read(shared) for _ in range(5))}
    assert len(keys) == 5
    assert (match.state.low, match.state.high) not in keys


def test_comments_blank_lines_and_spaces_do_not_matter() -> None:
    text = RECORD.replace("\n", "   # said the die\n").replace("0 roll", "\n\n  0   roll")
    assert PIG.read(text) == pig()
    assert PIG.read(RECORD + "# and so on\n\n") == pig()
    assert PIG.read("\ufeff" + RECORD.replace("\n", "\r\n")) == pig()


def test_the_end_is_noted_as_a_comment() -> None:
    match = played("gatehouse", 5, 100)
    assert match.result is not None
    assert match.record().endswith(f"# {match.result.ending}\n")


def test_a_record_of_a_loaded_match_begins_with_its_position() -> None:
    match = GATEHOUSE.load(played("gatehouse", 3, 4).dump())
    before = match.position()
    match.choose(match.options()[0])
    assert f"\nposition {before}\n" in match.record()
    assert GATEHOUSE.read(match.record()).position() == match.position()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("seats 2", "seats 3", 'word "seats" of the position cannot be "2"'),
        ("RollOrHold.0.0", "RollOrHold.3.0", '"agenda" cannot be "3"; expected: 0, 1'),
        ("Turn.1.0", "RollOrHold.1.0", "next steps do not fit"),
    ],
)
def test_a_position_in_a_record_is_looked_at_as_closely(old: str, new: str, said: str) -> None:
    text = PIG.load(pig().dump()).record()
    assert old in text
    with pytest.raises(BadRecord, match=said):
        PIG.read(text.replace(old, new, 1))


def test_a_file_says_itself_which_game_it_is_of(tmp_path: Path) -> None:
    file = tmp_path / "evening.siege"
    file.write_text(RECORD, encoding="utf-8")
    assert siegeworks.read(file) == pig()
    assert siegeworks.read(str(file)) == pig()


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"cannot be read .*check the path"):
        siegeworks.read(tmp_path / "none.siege")
    with pytest.raises(BadRecord, match="cannot be read"):
        siegeworks.read(tmp_path)
    (tmp_path / "picture.siege").write_bytes(b"\xff\xfe\x00\xd8")
    with pytest.raises(BadRecord, match="not a text file"):
        siegeworks.read(tmp_path / "picture.siege")
    (tmp_path / "chess.siege").write_text(RECORD.replace("game pig", "game chess"), "utf-8")
    with pytest.raises(siegeworks.UnknownGame, match="chess"):
        siegeworks.read(tmp_path / "chess.siege")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (RECORD, "", 'begins with the line "siegeworks record 1"'),
        ("record 1", "record 2", 'begins with the line "siegeworks record 1"'),
        ("game pig\n", "", 'does not say its "game"'),
        ("seats 2\n", "", 'does not say its "seats"'),
        ("game pig", "game gatehouse", '"gatehouse", not to "pig"'),
        ("rules 1", "rules 2", "version 2 of the rules.*version 1"),
        ("content none", "content cafe", "other content tables .cafe instead of none"),
        ("seats 2", "seats 9", "9 seats"),
        ("seats 2", "seats two", "two seats"),
        ("seats 2", "seats 2\nseats 2", 'Line 6 .*: "seats 2"'),
        ("seats 2", "seats 2\noption level hard", 'has no options; leave out "level"'),
        ("seats 2", "seats 2\nluck mine", '"own".*"given"'),
        ("seats 2", "seats 2\nposition moon", "begins with"),
        ("seed 7", "option level \x1b[2J", r'Line 6 .*: "option level \?\[2J"'),
        ("0 roll\n* 1", "0 roll\n* 1\x07", r'Line 9 .*: "\* 1\?"'),
        ("seed 7", "seed x", 'seed must be a whole number, not "x"'),
        ("seed 7", "seed --7", "seed must be a whole number"),
        ("seed 7", "seed", 'Line 6 .*: "seed"'),
        ("seed 7", "sneed 7", 'Line 6 .*: "sneed 7"'),
        ("0 roll\n* 1", "0 roll\n* 2", 'Line 9 .*: Luck fell as "1" with this seed, not as "2"'),
        ("0 roll\n* 1", "0 roll\n* 7", "Line 9 "),
        ("0 roll\n* 1", "0 fly\n* 1", 'Line 8 .*: "fly" is not on offer .1.2.'),
        ("0 roll\n* 1", "1 roll\n* 1", "Line 8 .*: Seat 1 is not asked"),
        ("0 roll\n* 1\n", "0 roll\n", "Line 9 .*: Luck must fall first"),
        ("0 roll\n* 1", "0 roll\n* 1\n* 1", "Line 10 .*: A choice is waited for"),
        ("0 roll\n* 1", "0\n* 1", 'Line 8 .*: "0"'),
        ("0 roll\n* 1", "0 roll\n* 1\nseed 8", 'Line 10 .*: "seed 8"'),
        ("0 roll\n* 1", "99 roll\n* 1", "Line 8 .*Seat 99 is not asked"),
        ("0 roll\n* 1", "9" * 5000 + " roll\n* 1", 'Line 8 .*: "999'),
        ("seed 7", "seed " + "9" * 5000, "seed must be a whole number"),
    ],
)
def test_a_bad_record_is_refused_with_the_line(old: str, new: str, said: str) -> None:
    assert old in RECORD
    with pytest.raises(BadRecord, match=said):
        PIG.read(RECORD.replace(old, new, 1))


def test_nothing_can_follow_the_end() -> None:
    match = played("gatehouse", 5, 100)
    with pytest.raises(BadRecord, match="over"):
        GATEHOUSE.read(match.record() + "0 pass\n")
    with pytest.raises(BadRecord, match="over"):
        GATEHOUSE.read(match.record() + "* 1\n")


def test_without_a_seed_any_possible_luck_is_taken() -> None:
    free = RECORD.replace("seed 7\n", "")
    assert PIG.read(free.replace("* 5", "* 6")).state.given is False
    with pytest.raises(BadRecord, match=r"Line 13 .*one of: 1, 2, 3, 4, 5, 6"):
        PIG.read(free.replace("* 5", "* 7"))
