"""One build at a time: a lock on a file, which the system lets go when its holder dies."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_NAME = "build.lock"
_PATIENCE = 0.5  # seconds to wait before believing that the lock is really taken


@contextmanager
def hold(builds: Path, *, wait: bool) -> Iterator[bool]:
    """Hold the lock of this folder of builds; False at once if it is taken and we do not wait."""
    builds.mkdir(parents=True, exist_ok=True)
    file = os.open(builds / _NAME, os.O_RDWR | os.O_CREAT)
    try:
        yield _acquire(file, wait=wait)
    finally:
        os.close(file)  # closing releases


def is_held(builds: Path) -> bool:
    """Whether a build is running there now."""
    try:
        file = os.open(builds / _NAME, os.O_RDWR)
    except OSError:
        return False
    try:
        return not try_lock(file)
    finally:
        os.close(file)


def _acquire(file: int, *, wait: bool) -> bool:
    # Somebody who only asks whether a build is running holds the lock for a moment, too.
    deadline = time.monotonic() + _PATIENCE
    while not try_lock(file):
        if not wait and time.monotonic() > deadline:
            return False
        time.sleep(0.1)
    return True


if sys.platform == "win32":
    import msvcrt

    def try_lock(file: int) -> bool:
        """Take the lock of an open file; False if another process has it."""
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def try_lock(file: int) -> bool:
        """Take the lock of an open file; False if another process has it."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
