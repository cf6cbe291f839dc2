"""A long list of answers stands below headings, and leaves room for the board at 80 by 30."""

import random
from pathlib import Path

import pytest

import siegeworks
from siegeworks import Match
from siegeworks.cli.terminal.screen import Screen
from siegeworks.cli.terminal.session import Session
from siegeworks.cli.terminal.terminal_game import TerminalGame
from siegeworks.text.grouping import draw_rows, list_priced
from siegeworks.text.lines import make_plain
from siegeworks.text.painting import draw_choices
from siegeworks.text.speaker import Speaker
from siegeworks.text.typed import Thing

WIDTH, HEIGHT = 80, 30


def wander(prompt: str, least: int) -> Match:
    """A random game up to a question with at least so many answers."""
    match, dice = siegeworks.game("stronghold").start(seats=2, seed=5), random.Random(3)
    while True:
        decision = match.decision
        assert decision is not None
        if decision.prompt == prompt and len(decision.options) >= least:
            return match
        match.choose(dice.choice(decision.options).text)


def show(match: Match, folder: Path, language: str) -> list[str]:
    """The page on a small screen, with the line to type in."""
    game = TerminalGame(match, folder / "game.siege")
    session = Session(game, Screen(plain=True), Speaker(language))
    return [*make_plain(session.page(HEIGHT)), "> "]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("prompt", "least"), [("Spend", 50), ("March", 12)])
def test_the_board_stays_in_sight(tmp_path: Path, prompt: str, least: int, language: str) -> None:
    lines = show(wander(prompt, least), tmp_path, language)
    assert lines[0].startswith(" STRONGHOLD")
    assert len(lines) <= HEIGHT
    assert max(len(line.rstrip()) for line in lines) <= WIDTH


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_heading_of_a_long_list_begins_a_line(tmp_path: Path, language: str) -> None:
    match = wander("Spend", 50)
    lines = [line.strip() for line in show(match, tmp_path, language)]
    decision = match.decision
    assert decision is not None
    headings = dict.fromkeys(option.tell_group(language)[0] for option in decision.options)
    named = [heading for heading in headings if heading]
    beginning = [name for name in named if any(line.startswith(f"{name}: ") for line in lines)]
    assert len(named) > 5
    assert len(named) - len(beginning) <= 1, "the last one may stand whole behind another"


def test_a_heading_stands_behind_another_with_all_below_it_only() -> None:
    things = [
        Thing(f"{heading} {number}", f"number {number}", group=heading, short=f"number {number}")
        for heading, count in (("many", 9), ("one", 1), ("most", 9))
        for number in range(count)
    ]
    lines = make_plain(draw_rows(things))
    assert [line.split()[0] for line in lines if line.startswith(" m")] == ["many:", "most:"]
    (shared,) = (line for line in lines if "one:" in line)
    assert shared.endswith("one: 10 number 0")
    assert max(map(len, lines)) <= WIDTH


def test_a_price_stays_where_figures_have_no_room() -> None:
    paid = Thing("a", "finish the wall", group="wall", short="finish", change="2")
    told = Thing("b", "move the soldier", group="move", short="W1", change="W1 9 → 5")
    assert make_plain(draw_rows(list_priced([paid, told]))) == [" wall: 1 finish (2)  move: 2 W1"]


def test_an_answer_that_is_longer_than_a_line_is_told_whole() -> None:
    words = "Next: Trebuchet, which stands on a foreground and breaks a wall piece on its side"
    lines = make_plain(draw_choices([Thing("a", words), Thing("b", "Done")]))
    assert [" ".join(" ".join(lines[:2]).split()), *lines[2:]] == [f"1 {words}", " 2 Done"]
    assert max(map(len, lines)) <= WIDTH


def test_of_a_stack_the_first_is_named_and_wishes_have_numbers(tmp_path: Path) -> None:
    told = "\n".join(show(wander("March", 12), tmp_path, "en"))
    assert "2 orc ×1 3 ×2 4 ×3" in " ".join(told.split())
    assert "+1 the left foreground to R1: the strongest" in told


def test_every_answer_of_a_long_list_has_its_number(tmp_path: Path) -> None:
    match = wander("Spend", 50)
    told = " ".join(show(match, tmp_path, "en")).split()
    assert match.decision is not None
    assert all(str(number) in told for number in range(1, len(match.decision.options) + 1))
