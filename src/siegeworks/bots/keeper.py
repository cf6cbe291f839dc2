"""Programs must end with us even if we are killed: a small process outlives us and sees to it.

The same file is both sides. Imported, it tells the keeper which programs run; run as a script, it
is the keeper: it waits until the pipe from us closes, which no way to die can prevent, and kills
what is still running then. Standard library only, so that it starts in a moment.
"""

import atexit
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterable
from contextlib import suppress

_lock = threading.Lock()
_keepers: dict[int, "subprocess.Popen[str]"] = {}  # by the process that started it: forks have none


def guard(group: int) -> None:
    """End that group of processes when this process ends, however it ends."""
    if hasattr(os, "killpg"):
        with _lock, suppress(OSError):  # without a keeper, programs are ended as long as we live
            if os.getpid() not in _keepers:
                _keepers[os.getpid()] = _start()
            _tell(group)


def release(group: int) -> None:
    """The group is ended; its number may soon be that of another."""
    with _lock, suppress(OSError):
        if os.getpid() in _keepers:
            _tell(-group)


def _start() -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-I", "-S", __file__],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,  # Ctrl-C is not for the keeper
    )


def _tell(number: int) -> None:
    pipe = _keepers[os.getpid()].stdin
    assert pipe is not None
    pipe.write(f"{number}\n")
    pipe.flush()


@atexit.register
def _dismiss() -> None:
    """We end as we should: so does the keeper, after what is still running."""
    ours = _keepers.pop(os.getpid(), None)
    if ours is not None:
        ours.communicate()


def keep(lines: Iterable[str]) -> None:
    """What the keeper does."""
    running: set[int] = set()
    for line in lines:
        number = int(line)
        if number > 0:
            running.add(number)
        else:
            running.discard(-number)
    for group in running:
        with suppress(OSError):
            os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    keep(sys.stdin)
