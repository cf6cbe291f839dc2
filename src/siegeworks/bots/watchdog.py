"""Programs must end with us even if we are killed: a small process outlives us and sees to it.

The same file is both sides. Imported, it tells the watchdog which programs run; run as a script, it
is the watchdog: it waits until the pipe from us closes, which no way to die can prevent, and kills
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
_watchdogs: dict[int, "subprocess.Popen[str]"] = {}  # by the process that began it


def guard(group: int) -> None:
    """End that group of processes when this process ends, however it ends."""
    if hasattr(os, "killpg"):
        with _lock, suppress(OSError):  # without a watchdog, programs are ended as long as we live
            if os.getpid() not in _watchdogs:
                _watchdogs[os.getpid()] = _start()
            _tell(group)


def release(group: int) -> None:
    """The group is ended; its number may soon be that of another."""
    with _lock, suppress(OSError):
        if os.getpid() in _watchdogs:
            _tell(-group)


def _start() -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-I", "-S", __file__],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,  # Ctrl-C is not for the watchdog
    )


def _tell(number: int) -> None:
    pipe = _watchdogs[os.getpid()].stdin
    assert pipe is not None
    pipe.write(f"{number}\n")
    pipe.flush()


@atexit.register
def _dismiss() -> None:
    """We end as we should: so does the watchdog, after what is still running."""
    ours = _watchdogs.pop(os.getpid(), None)
    if ours is not None:
        ours.communicate()


def watch(lines: Iterable[str]) -> None:
    """What the watchdog does."""
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
    watch(sys.stdin)
