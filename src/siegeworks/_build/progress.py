"""Work that takes a while: what is being done and how far it is, for as long as it takes.

In a terminal that is one line which moves; elsewhere a plain line every few seconds. The launcher
uses this, too, so it must run where nothing is installed.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TextIO

OFTEN: Final = 0.25  # seconds between two looks
SELDOM: Final = 3.0  # seconds between two lines elsewhere

Measure = Callable[[str], str]  # how far it is, from what was printed so far


class Teller:
    """Tells of one piece of work, from its title to its end."""

    def __init__(self, title: str, out: TextIO | None = None) -> None:
        self._title = title
        self._out = sys.stdout if out is None else out
        self._is_moving = self._out.isatty() and os.environ.get("TERM") != "dumb"
        self._start = self._told = time.monotonic()
        self._width = 0
        self._write(f"{title} ...")

    def tell(self, state: str = "") -> None:
        """How far it is now; said only if it is time to say something."""
        now = time.monotonic()
        if self._is_moving:
            self._write(f"{self._title} ... {self._join(state)}")
        elif now - self._told >= SELDOM:
            self._told = now
            self._write(f"  ... {self._join(state)}")

    def end(self) -> None:
        """It is done; what took no time is not spoken of again."""
        if self._is_moving:
            self._write(f"{self._title} ... {self._join('')}")
            self._out.write("\n")
            self._out.flush()

    def _join(self, state: str) -> str:
        seconds = f"{time.monotonic() - self._start:.0f} s"
        return f"{state}, {seconds}" if state else seconds

    def _write(self, line: str) -> None:
        if self._is_moving:  # the rest of a longer line before it is wiped out
            line = line[: shutil.get_terminal_size().columns - 1]
            self._out.write(f"\r{line:<{self._width}}")
            self._width = len(line)
        else:
            self._out.write(f"{line}\n")
        self._out.flush()


def run_telling(
    command: Sequence[str],
    title: str,
    measure: Measure | None = None,
    *,
    folder: Path,
    variables: Mapping[str, str] | None = None,
    report: Path | None = None,
) -> tuple[int, str]:
    """Run a program and tell how far it is; its exit code and what it printed.

    With ``report``, what it prints is added to that file as well as given back.
    """
    with tempfile.TemporaryDirectory() as here:
        file = Path(here) / "report" if report is None else report
        with file.open("ab") as out:
            printed = _Printed(file, out.tell())
            process = subprocess.Popen(
                command,
                cwd=folder,
                env=variables,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
            )
            code = _follow(process, Teller(title), printed, measure)
        return code, printed.read()


@dataclass(frozen=True)
class _Printed:
    """What a program has printed into a file, from a place on."""

    file: Path
    begun: int

    def read(self) -> str:
        return self.file.read_bytes()[self.begun :].decode("utf-8", "replace")


def _follow(
    process: "subprocess.Popen[bytes]", teller: Teller, printed: _Printed, measure: Measure | None
) -> int:
    """Tell how far a program is until it ends; it ends with us if we are stopped."""
    try:
        while True:
            try:
                code = process.wait(OFTEN)
                break
            except subprocess.TimeoutExpired:
                teller.tell(measure(printed.read()) if measure else "")
    except BaseException:
        process.terminate()
        process.wait()
        raise
    teller.end()
    return code
