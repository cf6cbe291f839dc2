"""Bots on seats of a game in the terminal."""

from pathlib import Path

import pytest

import siegeworks
from siegeworks.cli.terminal.left_off import read_bots
from siegeworks.cli.terminal.new_game import Questions
from siegeworks.cli.terminal.opponents import Opponents, find_fewest_seats, read
from siegeworks.cli.terminal.screen import Screen
from siegeworks.core.errors import SiegeError
from siegeworks.text.speaker import Speaker
from tests.cli.terminal import Terminal, by_pipe


def test_a_bot_answers_for_its_seat_until_the_end(tmp_path: Path) -> None:
    lines = ["hold" if turn % 2 else "roll" for turn in range(400)]
    run = by_pipe(tmp_path, lines, "play", "pig", "--bot", "2=easy", "--seed", "3")
    assert run.returncode == 0, run.stderr
    (file,) = (tmp_path / "games").glob("*.siege")
    match = siegeworks.read(file)
    assert match.result is not None
    assert {entry.seat for entry in match.entries()} == {None, 0, 1}


def test_bots_on_all_seats_play_by_themselves(tmp_path: Path) -> None:
    bots = ("--bot", "1=random", "--bot", "2=random")
    run = by_pipe(tmp_path, ["q"], "play", "gatehouse", *bots, "--seed", "3")
    assert run.returncode == 0, run.stderr
    assert "Score" in run.stdout


def test_who_leaves_is_told_the_bots_too(tmp_path: Path) -> None:
    run = by_pipe(tmp_path, ["q"], "play", "westerplatte", "--bot", "2=hard", "--seed", "3")
    assert "--bot 2=hard" in run.stdout
    (file,) = (tmp_path / "games").glob("*.siege")
    again = by_pipe(tmp_path, ["1", "q"], "play", str(file), "--bot", "2=easy")
    assert again.returncode == 0, again.stderr
    posts = siegeworks.read(file).view(0)["zones"]["post"]  # type: ignore[index]
    assert None not in posts.values(), "the bot has taken its post as well"


def test_going_on_from_the_menu_keeps_the_bot(tmp_path: Path) -> None:
    play = ("play", "westerplatte", "--seats", "2", "--seed", "11")
    by_pipe(tmp_path, ["stand C", "end", "q"], *play, "--bot", "2=easy")
    again = by_pipe(tmp_path, ["", "end", "q"], "play")
    told = " ".join(again.stdout.split())
    assert "Day 1, Turn 3: Officer 1, 2 players, Player 2 is a bot (easy)" in told
    assert "--bot 2=easy" in again.stdout
    (file,) = (tmp_path / "games").glob("*.siege")
    assert sum(entry.text == "end" for entry in siegeworks.read(file).entries()) == 4


def test_a_record_starts_no_program(tmp_path: Path) -> None:
    match = siegeworks.game("pig").start(seats=2, seed=1)
    file = tmp_path / "sent.siege"
    file.write_text(f"{match.record()}# bot 2=program:touch {tmp_path / 'broken-in'}\n")
    assert read_bots(file, match) == {}
    file.write_text(f"{match.record()}# bot 2=deep\n")
    assert read_bots(file, match) == {}, "a bot that there is not"
    file.write_text(f"{match.record()}# bot 2=easy\n")
    assert read_bots(file, match) == {1: "easy"}


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ("2", "name=value, such as 2=hard"),
        ("9=easy", "There is no player 9"),
        ("0=easy", "There is no player 0"),
        ("two=easy", "There is no player two"),
        ("2=deep", 'There is no bot "deep"'),
        ("2=mcts:cows=1", "cannot be set by"),
    ],
)
def test_what_cannot_be_is_one_sentence(tmp_path: Path, wish: str, said: str) -> None:
    run = by_pipe(tmp_path, [], "play", "pig", "--seats", "2", "--bot", wish)
    assert run.returncode == 2
    assert said in run.stderr
    assert run.stderr.count("\n") == 1


def test_enough_seats_are_taken_for_the_bots() -> None:
    depot = siegeworks.game("westerplatte")
    assert find_fewest_seats(depot.seats, {}) is None
    assert find_fewest_seats(depot.seats, {"3": "easy", "2": "easy"}) == 3
    assert find_fewest_seats(depot.seats, {"9": "easy"}) is None
    with pytest.raises(SiegeError, match="1 to 2"):
        read(depot, 2, {"3": "easy"})


def test_what_one_may_answer_for_all_is_left_to_people() -> None:
    match = siegeworks.game("westerplatte").start(seats=2, seed=2)
    while not match.shared:  # nobody does anything, so morale soon falls, and all choose how
        match.choose(match.options()[-1])
    assert Opponents({0: "easy"}).asked(match) is None
    assert Opponents({0: "easy", 1: "easy"}).asked(match) == 0


class Typist(Screen):
    """A screen at which somebody has typed everything before it is asked."""

    def __init__(self, *lines: str) -> None:
        super().__init__(plain=True)
        self.lines = list(lines)
        self.typed = True

    def ask(self, prompt: str = "") -> str:
        return self.lines.pop(0)


@pytest.mark.parametrize(
    ("typed", "bots"),
    [
        ("1", {1: "easy"}),
        ("2", {0: "easy"}),
        ("", {1: "easy"}),
        ("the defender", {0: "easy"}),
        ("3", {}),
    ],
)
def test_whoever_is_asked_plays_the_side_that_was_typed(typed: str, bots: dict[int, str]) -> None:
    questions = Questions(Typist(typed, "easy"), Speaker("en"))
    assert questions.bots(siegeworks.game("stronghold"), 2) == bots


def test_a_new_game_together_offers_bots_beside_one(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "westerplatte") as terminal:
        terminal.until("]: ")
        terminal.type("a game", "]: ")
        offered = terminal.type("2", "]: ")
        assert "2 people at this keyboard" in offered
        assert "You, and a bot beside you" in offered
        assert "How strong is the bot" in terminal.type("1", "]: ")


def test_together_people_play_on_their_own_unless_they_want_a_bot() -> None:
    game = siegeworks.game("westerplatte")
    assert Questions(Typist(""), Speaker("en")).bots(game, 2) == {}
    assert Questions(Typist("1", "hard"), Speaker("en")).bots(game, 3) == {1: "hard", 2: "hard"}
