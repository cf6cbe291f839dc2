"""A server in a process of its own, to be measured, stopped or killed."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import IO

from siegeworks.core.errors import SiegeError

COMMAND = ("serve", "--quiet", "--port", "0", "--db")
STOP_TIMEOUT = 20.0  # seconds that a server may take to stop by itself
ADDRESS = re.compile(r"http://\S+/")


class ServerProcess:
    """A server on loopback, on a free port, with its own store."""

    def __init__(
        self, where: str, environment: Mapping[str, str] | None = None, *options: str
    ) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "siegeworks.cli", *COMMAND, where, *options],
            stdout=subprocess.PIPE,
            env=None if environment is None else dict(environment),
            text=True,
        )

    def ready(self) -> str:
        """Wait until the server listens; its address."""
        found = ADDRESS.search(self._output.readline())
        if found is None:
            raise SiegeError("bench-no-server", found=self.process.wait())
        return found[0]

    @property
    def _output(self) -> IO[str]:
        assert self.process.stdout is not None
        return self.process.stdout

    def stop(self) -> int:
        """Let the server finish what is under way; its exit code."""
        self.process.terminate()
        return self._end()

    def kill(self) -> None:
        """End the server at once, whatever it is doing."""
        self.process.kill()
        self._end()

    def _end(self) -> int:
        try:
            code = self.process.wait(STOP_TIMEOUT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            code = self.process.wait()
        self._output.close()
        return code

    def __enter__(self) -> "ServerProcess":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.stop()


def measure_memory(process: int) -> int | None:
    """The bytes of memory that a process holds; None where the system does not tell."""
    try:
        pages = Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return None


def measure_work(process: int) -> float | None:
    """The seconds of processor time that a process has used; None where nobody tells."""
    try:
        facts = (
            Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(") ")[2].split()
        )
        return (int(facts[11]) + int(facts[12])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return None
