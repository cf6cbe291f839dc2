"""What a seat has come to know so far: its own answers, all it saw and heard, and nothing else."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from siegeworks.core.steps import Telling

DIGEST: Final = 16  # bytes: no two stories of a game are taken for the same


@dataclass(frozen=True)
class Story:
    """The way of a seat through a game; two ways that it cannot tell apart are equal."""

    digest: bytes = b""
    answers: int = 0
    seen: bytes = b""
    heard: tuple[Telling, ...] = ()  # the latest events, as many as a history shows

    def note_answer(self, code: int) -> "Story":
        """The story after an answer of the seat itself."""
        digest = _go_on(self.digest, b"did", code.to_bytes(4, "big"))
        return Story(digest, self.answers + 1, self.seen, self.heard)

    def note_look(self, seen: bytes, heard: Iterable[Telling], told: int) -> "Story":
        """The story after a look; a look that brings nothing new is no part of it."""
        new = tuple(heard)
        if seen == self.seen and not new:
            return self
        events = [f"{event.kind} {event.first} {event.second};".encode() for event in new]
        digest = _go_on(self.digest, b"saw", seen, *events)
        latest = (*self.heard, *new)[-told:] if told else ()
        return Story(digest, self.answers, seen, latest)

    def follow(self, actor: int, code: int) -> "Story":
        """The story of a game in which everybody sees everything: all answers, of luck too."""
        facts = b"%d %d" % (actor, code)
        return Story(_go_on(self.digest, facts), self.answers + 1, self.seen, self.heard)


FORGOTTEN: Final = Story(digest=b"forgotten")  # of a seat about which a copy has to know nothing


def _go_on(digest: bytes, *facts: bytes) -> bytes:
    return hashlib.blake2b(digest + b"".join(facts), digest_size=DIGEST).digest()
