"""Drives the real program: by pipe, or in a terminal of 80 by 30."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType

import siegeworks

PROGRAM = (sys.executable, "-m", "siegeworks.cli")
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
ANSWER_TIMEOUT = 30.0  # seconds for an answer on a busy machine
ASKED = ("> ", "Enter shows the board and what is asked: ")  # how the text ends when it waits


def environment(data: Path, **more: str) -> dict[str, str]:
    """Variables of a plain English terminal, with a data folder of its own."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("NO_COLOR", "LC_ALL", "LC_MESSAGES", "LANGUAGE", "SIEGEWORKS_LANGUAGE")
    }
    source = str(Path(siegeworks.__file__).parent.parent)
    return kept | {
        "PYTHONPATH": source,
        "PYTHONUTF8": "1",
        "LANG": "C.UTF-8",
        "TERM": "xterm-256color",
        "SIEGEWORKS_DATA": str(data),
        **more,
    }


def by_pipe(
    data: Path, lines: list[str], *arguments: str, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run with these lines as the whole input."""
    return subprocess.run(
        [*PROGRAM, *arguments],
        input="".join(f"{line}\n" for line in lines),
        env=environment(data, **more),
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def hear_interrupts() -> None:
    """Whatever runs in the background of a shell is deaf to Ctrl-C, and so are its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """The program in a pseudo-terminal."""

    def __init__(
        self, data: Path, *arguments: str, size: tuple[int, int] = (80, 30), **more: str
    ) -> None:
        self.master, slave = pty.openpty()
        columns, lines = size
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        told = {
            "COLUMNS": str(columns),
            "LINES": str(lines),
        }  # not those of the tests
        self.process = subprocess.Popen(
            [*PROGRAM, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(data, **told | more),
            preexec_fn=hear_interrupts,
        )
        os.close(slave)
        self.raw = ""

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, it: BaseException | None, at: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    def until(self, end: str | tuple[str, ...] = ASKED) -> str:
        """What appears until the text ends so, without escape codes."""
        found, limit = b"", time.monotonic() + ANSWER_TIMEOUT
        while time.monotonic() < limit:
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    found += os.read(self.master, 65536)
                except OSError:
                    break
            elif self._bare(found).endswith(end) or self.process.poll() is not None:
                break
            if self._bare(found).endswith(end):
                break
        self.raw += found.decode("utf-8", "replace")
        return self._bare(found)

    @staticmethod
    def _bare(found: bytes) -> str:
        return ESCAPE.sub("", found.decode("utf-8", "replace")).replace("\r\n", "\n")

    def type(self, text: str, end: str | tuple[str, ...] = ASKED) -> str:
        """Type a line; what appears."""
        self.send(text)
        return self.until(end)

    def play(self, text: str) -> str:
        """Type an answer, and insist on it if it is doubted or the last one of a row."""
        shown = self.type(text)
        if "u thinks again" in shown:
            return self.type("")
        return self.type("y") if "think again" in shown else shown

    def send(self, text: str) -> None:
        """Type a line without waiting for anything."""
        os.write(self.master, f"{text}\n".encode())

    def interrupt(self) -> str:
        """Ctrl-C, by somebody who has seen the question."""
        time.sleep(0.3)
        self.process.send_signal(signal.SIGINT)
        rest = self.until("\x00")
        self.process.wait(timeout=ANSWER_TIMEOUT)
        return rest
