"""Many answers on a low screen: a grid of numbers, so that the board stays in sight."""

import random
from pathlib import Path

import pytest

import siegeworks
from siegeworks import words
from siegeworks.cli.terminal import choice_grid
from siegeworks.cli.terminal.screen import Screen
from siegeworks.cli.terminal.session import Session
from siegeworks.cli.terminal.terminal_game import TerminalGame
from siegeworks.core.game import Line
from siegeworks.text import painting
from siegeworks.text.lines import WIDTH, make_plain
from siegeworks.text.painting import News
from siegeworks.text.speaker import Speaker
from siegeworks.text.typed import Thing

HEIGHT = 30
FEW = 20  # answers; where there are more, every page is looked at
SOME = 0.1  # of the other pages
WORKS = ("Dig", "Mend a wall", "Cook", "Watch")


def offered(works: tuple[str, ...], *who: str) -> list[Thing]:
    """What can be done with whom, and an end."""
    pairs = [f"{work}: {one}" for one in who for work in works]
    return [Thing(pair.lower(), pair) for pair in (*pairs, "Done")]


def lines(things: list[Thing]) -> list[str]:
    """The answers as they are shown."""
    return [line.rstrip() for line in make_plain(choice_grid.draw_choices(things))]


def test_what_is_done_in_rows_and_with_whom_in_columns() -> None:
    things = offered(WORKS, "cook", "smith", "groom")
    del things[3]  # a cook does not watch
    assert lines(things) == [
        "              cook smith groom          cook smith groom",
        " Dig             1     4     8   Cook      3     6    10",
        " Mend a wall     2     5     9   Watch     ·     7    11",
        " 12 Done",
    ]


def test_an_end_with_a_colon_stands_below_the_grid() -> None:
    things = offered(WORKS, "cook", "smith")
    things[-1] = Thing("done", "Done: 2 idle")
    assert set(lines(things)[0].split()) == {"cook", "smith"}
    assert lines(things)[-1] == " 9 Done: 2 idle"


def test_few_answers_and_those_without_halves_are_a_list() -> None:
    few = offered(WORKS[:2], "cook", "smith")
    other = [Thing(f"go {n}", f"Go to {n}") for n in range(20)]
    assert choice_grid.draw_choices(few) == painting.draw_choices(few)
    assert choice_grid.draw_choices(other) == painting.draw_choices(other)


def test_columns_that_begin_alike_are_written_in_full() -> None:
    heads = lines(offered(WORKS, "soldier", "solicitor"))[0]
    assert "soldier solicitor" in heads


def page(session: Session) -> list[Line]:
    """What a terminal of 80 by 30 shows, with the line for the answer."""
    return [*session.page(HEIGHT), [("> ", "")]]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_board_question_and_answers_fit_a_screen_together(tmp_path: Path, language: str) -> None:
    dice = random.Random(5)
    match = siegeworks.game("hegra").start(seed=5, options={"missions": "on", "advanced": "on"})
    game = TerminalGame(match, tmp_path / "game.siege")
    session = Session(game, Screen(plain=True), Speaker(language))
    while match.to_move is not None:
        if len(match.options()) > FEW or dice.random() < SOME:
            shown = page(session)
            assert len(shown) <= HEIGHT, "\n".join(make_plain(shown))
            assert max(map(len, make_plain(shown))) <= WIDTH
        game.mark_read(0)
        match.choose(dice.choice(match.options()))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_fortress_with_all_works_open_still_has_its_board(tmp_path: Path, language: str) -> None:
    finds = ("counter-patrol", "telephone", "cabinet", "map-room", "radio")
    match = siegeworks.situation(
        "hegra",
        at="Placement",
        options={"missions": "on"},
        stage="siege",
        day=8,
        mission="keep-them-standing",
        ready={"officer": 1, "soldier": 5, "volunteer": 3, "medic": 2, "hunter": 2},
        repaired=["A", "B", "C"],
        guns={"gun-1": 3},
        finds=dict.fromkeys(finds, "whole"),
    )
    game = TerminalGame(match, tmp_path / "game.siege")
    shown = make_plain(page(Session(game, Screen(plain=True), Speaker(language))))
    assert len(shown) <= HEIGHT
    assert shown[0].startswith(" HEGRA 1940")
    assert len(match.options()) > 70


def test_news_that_has_no_room_is_cut_between_sentences() -> None:
    news = [News(f"{number} {'word ' * 20}", "1.1") for number in range(4)]
    cut = make_plain(painting.draw_news(news, 6, Speaker("en")))
    assert cut[0] == " … 4 more lines: press Enter, or n"
    assert cut[1].startswith(" · 2 word")
    assert len(cut) == 5


def test_of_news_that_has_no_room_dangers_are_told_first() -> None:
    news = [News(f"{n}", "1.1", is_danger=n == 1) for n in range(6)]
    assert make_plain(painting.draw_news(news, 3, Speaker("en"))) == [
        " … 4 more lines: press Enter, or n",
        f" {painting.DANGER} 1 (1.1)",
        " · 5 (1.1)",
    ]


def test_every_number_of_the_table_is_an_answer() -> None:
    match = siegeworks.game("hegra").start(seed=3)
    while match.view(0)["prompt"] != "Placement":
        match.choose(match.options()[-1])
    things = [Thing(str(option), option.words()) for option in match.options()]
    shown = " ".join(lines(things)[:-1]).split() + lines(things)[-1].split()[:1]
    assert [n for n in range(1, len(things) + 1) if shown.count(str(n)) != 1] == []
