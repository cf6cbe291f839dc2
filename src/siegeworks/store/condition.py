"""How the store fares: what it refused last, told once a change, and whether its file is there."""

import os
import threading
from collections.abc import Callable
from pathlib import Path

from siegeworks.store.errors import KeyUsed, NoTable, StaleSequence, StoreError, StoreUnavailable

# What is refused because of what was asked; it says nothing of the store.
ORDINARY = (NoTable, StaleSequence, KeyUsed)
TEXT = "store-text"


class Condition:
    """Knows the present trouble of a store, if any, and tells when it changes."""

    def __init__(self, path: Path | None, place: str) -> None:
        self._path = path
        self._place = place
        self._gate = threading.Lock()
        self._first = self._find_file()
        self.trouble: StoreError | None = None
        self.on_change: Callable[[StoreError | None], None] = lambda trouble: None

    def note(self, fault: BaseException | None) -> None:
        """Something was refused, or written: tell if that is news."""
        if fault is not None and not _is_trouble(fault):
            return
        trouble = fault if isinstance(fault, StoreError) else None
        with self._gate:
            is_news = _name(trouble) != _name(self.trouble)
            self.trouble = trouble
        if is_news:
            self.on_change(trouble)

    def check_file(self) -> None:
        """Refuse to write into a file that is not there any more: nobody would find it again."""
        if self._first is not None and self._find_file() != self._first:
            raise StoreUnavailable("store-vanished", place=self._place)

    def _find_file(self) -> tuple[int, int] | None:
        if self._path is None:
            return None
        try:
            found = os.stat(self._path)
        except OSError:
            return None
        return found.st_dev, found.st_ino


def _is_trouble(fault: BaseException) -> bool:
    return isinstance(fault, StoreError) and not isinstance(fault, ORDINARY) and fault.code != TEXT


def _name(trouble: StoreError | None) -> str:
    return "" if trouble is None else trouble.code
