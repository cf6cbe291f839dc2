"""The log as it is shown: days and turns are titles, and lines alike are told as one."""

import pytest

import siegeworks
from siegeworks.core.game import Game
from siegeworks.core.match import Match
from siegeworks.parts.board import board_of
from siegeworks.server.tables.views import show_log
from siegeworks.text.chronicle import Chronicle
from siegeworks.text.explain import Explainer
from siegeworks.text.lines import make_plain
from siegeworks.text.speaker import Speaker
from tests.words import ftl

GAMES = siegeworks.games()


def play(key: str, decisions: int) -> Match:
    """A game after some decisions."""
    match = siegeworks.game(key).start(seats=1, seed=8)
    for _ in range(decisions):
        match.choose(match.options()[-1])
    return match


def tell(match: Match, *lines: tuple[str, int, int]) -> None:
    """Add lines to a log as a game would tell them."""
    codes = {told.name: code for code, told in match.game.told.items()}
    match.scribe.rule = "10.10"
    for kind, a, b in lines:
        match.state.tell(codes[kind], a, b)


def play_days() -> Match:
    """Westerplatte on day 3, as its log tells it."""
    match = play("westerplatte", 4)
    for day in (1, 2):
        tell(match, ("day-ends", day, -1), ("event-drawn", 0, -1), ("turn-begins", 9 * day, 0))
    tell(match, ("officer-moves", 0, 2))
    return match


def read_log(match: Match, language: str, count: int = 400) -> list[str]:
    return make_plain(Explainer(match, 0, Speaker(language)).log(str(count)))


@pytest.mark.parametrize(("language", "day", "turn"), [("en", "Day", "Turn"), ("de", "Tag", "Zug")])
def test_days_and_turns_are_titles(language: str, day: str, turn: str) -> None:
    lines = read_log(play_days(), language)
    titles = [line for line in lines if line and not line.startswith(" ")]
    assert [line for line in titles if line.startswith(day)] == [f"{day} {n}" for n in (1, 2, 3)]
    first = titles.index(f"{day} 1")
    assert titles[first + 1].startswith(f"{turn} 1: ")
    assert all(line.startswith((day, turn)) for line in titles[first:])


def test_a_day_is_a_title_where_the_game_says_so() -> None:
    match = play("hegra", 0)
    while match.state.day < 3:  # type: ignore[attr-defined]
        match.choose(match.options()[-1])
    titles = [line for line in read_log(match, "en") if line[:1].strip()]
    assert titles[0].startswith("Day 1: Mobilisation")
    assert titles[-1].startswith("Day 3: ")


def test_the_latest_lines_say_to_which_day_and_turn_they_belong() -> None:
    assert read_log(play_days(), "en", 1) == [
        "Day 3",
        "Turn 18: Officer 1",
        "  Officer 1 moves to C (10.10)",
    ]


def test_the_evening_belongs_to_its_day() -> None:
    lines = read_log(play_days(), "en")
    evening = lines.index("  Day 1 is over (10.10)")
    assert lines[evening + 1].startswith("  Event: ")
    assert lines[evening + 2 : evening + 4] == ["", "Day 2"]


def test_a_game_without_parts_has_a_plain_log() -> None:
    match = siegeworks.game("pig").start(seed=1)
    for _ in range(4):
        match.choose("roll")
    assert all(line.startswith(" ") for line in read_log(match, "en"))


@pytest.mark.parametrize(
    ("language", "summed"),
    [("en", "Officer 1 gets 2 rounds"), ("de", "Offizier 1 bekommt 2 Schuss")],
)
def test_a_round_twice_is_two_rounds(language: str, summed: str) -> None:
    match = siegeworks.game("westerplatte").start(seats=1, seed=8)
    given = [("ammunition-given", officer, -1) for officer in (0, 1, 0, 1)]
    tell(match, *given)
    told = [entry.told for entry in Chronicle(match, 0, language).list_joined()][-2:]
    assert told == [summed, summed.replace("1", "2", 1)]


@pytest.mark.parametrize(("language", "summed"), [("en", ", 3 times"), ("de", ", 3-mal")])
def test_other_lines_alike_are_counted(language: str, summed: str) -> None:
    match = siegeworks.game("westerplatte").start(seats=1, seed=8)
    tell(match, *[("bricks-lost", 0, 1)] * 3, ("bricks-lost", 1, 1))
    told = [entry.told for entry in Chronicle(match, 0, language).list_joined()][-2:]
    assert told[0].endswith(summed)
    assert not told[1].endswith(summed)


def test_what_was_told_before_is_not_counted_as_news() -> None:
    match = siegeworks.game("westerplatte").start(seats=1, seed=8)
    tell(match, ("bricks-lost", 0, 1))
    known = len(match.log(0))
    tell(match, ("bricks-lost", 0, 1))
    assert [e.told for e in Chronicle(match, 0, "en").list_joined(known)] == ["A loses 1 brick"]


def test_a_client_gets_the_same_lines_in_pieces_as_at_once() -> None:
    match = play_days()
    whole = show_log(match, 0, 0, "en")
    pieces = [line for n in range(len(whole)) for line in show_log(match, 0, n, "en")[:1]]
    assert pieces == whole
    assert [line.number for line in whole] == list(range(len(whole)))
    assert [line.words for line in whole] == [event.words("en") for event in match.log(0)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_headings_and_sums_are_of_lines_that_the_game_tells(game: Game) -> None:
    board, kinds = board_of(game), {told.name for told in game.told.values()}
    assert set(board.headings) | set(board.sums) <= kinds
    for language in ("en", "de"):
        there = ftl.entries(game.folder / "words" / f"{language}.ftl")
        wanted = {f"heading-{kind}" for kind, heading in board.headings.items() if heading.before}
        assert wanted | set(board.sums.values()) <= set(there)
        named = {key for key in there if key.startswith(("heading-", "summed-"))}
        assert named == wanted | set(board.sums.values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_board_speaks_of_things_that_its_game_has(game: Game) -> None:
    board, kinds = board_of(game), {told.name for told in game.told.values()}
    assert set(board.untold) <= {zone.name for zone in game.zones}
    assert {key.partition(" ")[0] for key in board.results} <= kinds | set(game.steps)
    there = ftl.entries(game.folder / "words" / "en.ftl")
    assert {kind for kind in board.dangers - kinds if f"about-mark-{kind}" not in there} == set()
