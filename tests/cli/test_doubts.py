"""What gives something up for good is asked about once, as what may lose the game is."""

from pathlib import Path
from typing import Any

import pytest

import siegeworks
from siegeworks import Match
from siegeworks.cli.terminal.screen import Screen
from siegeworks.cli.terminal.session import Session
from siegeworks.cli.terminal.terminal_game import TerminalGame
from siegeworks.text.speaker import Speaker
from tests.cli.terminal import Terminal, by_pipe

SAID = {
    "en": (
        "Finish acting (1 action left): what comes then cannot be taken back.",
        "Do it? y or Enter to think again",
        "y",
    ),
    "de": (
        "Handeln beenden (noch 1 Aktion): Was dann kommt, lässt sich nicht zurücknehmen.",
        "Wirklich? j, oder Enter, um neu zu überlegen",
        "j",
    ),
}
ASKED = "Do it? y or Enter to think again > "
WASTE = "(Repair lacks one): what comes then cannot be taken back"


class Keyboard(Screen):
    """A terminal in which one line is typed."""

    def __init__(self, line: str) -> None:
        super().__init__(plain=True)
        self.typed, self.is_window, self.lines, self.asked = True, False, [line], list[str]()

    def ask(self, prompt: str = "> ") -> str:
        """The line, then the end of input."""
        self.asked.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop()


def keep(folder: Path, key: str, **facts: Any) -> Path:
    """A saved position."""
    match: Match = siegeworks.situation(key, seed=3, **facts)
    path = folder / "doubt.siege"
    path.write_text(match.record(), encoding="utf-8")
    return path


def keep_turn(folder: Path) -> Path:
    """A turn of Westerplatte with a troop in sight."""
    return keep(folder, "westerplatte", lanes={"A": "1-A1"}, officers={"1": "A", "2": "B"})


def keep_morning(folder: Path) -> Path:
    """A morning of Hegra on which one alone is to repair."""
    said: dict[str, Any] = {"stage": "mobilisation", "day": 2, "ready": {"soldier": 2}}
    return keep(folder, "hegra", at="Placement", jobs={"repair-soldier": 1}, **said)


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_action_left_is_asked_about_once(tmp_path: Path, language: str) -> None:
    path = keep_turn(tmp_path)
    warning, asked, yes = SAID[language]
    with Terminal(tmp_path, "play", str(path), "-L", language) as terminal:
        terminal.until()
        told = " ".join(terminal.type("end").split())
        assert warning in told
        assert asked in told
        assert warning not in " ".join(terminal.type("").split())
        assert not siegeworks.read(path).entries()
        terminal.type("end")
        assert warning not in " ".join(terminal.type(yes).split())
    assert siegeworks.read(path).entries()[0].text == "end"


def test_nothing_is_asked_where_nothing_is_left(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", str(keep_turn(tmp_path))) as terminal:
        terminal.until()
        terminal.type("fire")
        assert "Do it?" not in terminal.type("end")


def test_whoever_is_placed_in_vain_is_asked_about_in_a_line_of_several_too(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", str(keep_morning(tmp_path))) as terminal:
        terminal.until()
        told = " ".join(terminal.type("put shovel-soldier; done").split())
        assert WASTE in told
        assert "Do it?" in told


@pytest.mark.parametrize(("wanted", "is_asked"), [([], True), (["end"], False)])
def test_what_a_lesson_asks_for_is_not_doubted(
    tmp_path: Path, wanted: list[str], is_asked: bool
) -> None:
    game = TerminalGame(siegeworks.read(keep_turn(tmp_path)), tmp_path / "kept.siege")
    keyboard = Keyboard("end")
    session = Session(game, keyboard, Speaker("en"))
    session.maker.wanted = wanted
    with pytest.raises(EOFError):
        session.play()
    assert (ASKED in keyboard.asked) is is_asked


def test_on_a_pipe_nobody_is_asked(tmp_path: Path) -> None:
    path = keep_turn(tmp_path)
    run = by_pipe(tmp_path, ["end", "q"], "play", str(path))
    assert "Do it?" not in run.stdout
    assert "1 action left" in run.stdout
