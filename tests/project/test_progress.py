"""Work that takes a while is never silent: a line that moves, or a plain line now and then."""

import io
import sys
from pathlib import Path

import pytest

from siegeworks._build import progress
from siegeworks._build.progress import Teller, run_telling


class Screen(io.StringIO):
    """A terminal that is only looked at."""

    def isatty(self) -> bool:
        return True


def test_in_a_terminal_one_line_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    screen = Screen()
    teller = Teller("1/2 Packing", screen)
    teller.tell("3 of 9, a long name")
    teller.tell("4 of 9")
    teller.end()
    lines = screen.getvalue().split("\r")
    assert lines[1:3] == ["1/2 Packing ...", "1/2 Packing ... 3 of 9, a long name, 0 s"]
    assert lines[3].rstrip() == "1/2 Packing ... 4 of 9, 0 s"
    assert len(lines[3]) == len(lines[2]), "the rest of the longer line is wiped out"
    assert screen.getvalue().endswith("\n")


def test_elsewhere_there_are_plain_lines_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    teller = Teller("1/2 Packing", out)
    teller.tell("3 of 9")
    assert out.getvalue() == "1/2 Packing ...\n", "it is too early to say more"
    monkeypatch.setattr(progress, "SELDOM", 0.0)
    teller.tell("4 of 9")
    teller.end()
    assert out.getvalue() == "1/2 Packing ...\n  ... 4 of 9, 0 s\n"


def test_a_program_is_told_of_until_it_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(progress, "SELDOM", 0.0)
    monkeypatch.setattr(progress, "OFTEN", 0.05)
    code = "import time; print('two', flush=True); time.sleep(0.5); raise SystemExit(3)"
    seen: list[str] = []

    def measure(printed: str) -> str:
        seen.append(printed)
        return "half"

    found = run_telling([sys.executable, "-c", code], "Waiting", measure, folder=tmp_path)
    assert found == (3, "two\n")
    assert "two\n" in seen
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Waiting ..."
    assert told[1].startswith("  ... half, 0 s")


def test_what_a_program_prints_is_added_to_its_report(tmp_path: Path) -> None:
    report = tmp_path / "report.log"
    report.write_text("before\n")
    command = [sys.executable, "-c", "print('after')"]
    assert run_telling(command, "Waiting", folder=tmp_path, report=report) == (0, "after\n")
    assert report.read_text() == "before\nafter\n"
