"""The games that were kept here: those that can be gone on with, and those that are over."""

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from siegeworks import registry
from siegeworks.cli.terminal import left_off, saves
from siegeworks.core.errors import SiegeError
from siegeworks.core.match import Match
from siegeworks.parts.lessons.scripts import name_lesson
from siegeworks.text.speaker import Speaker

FEW_LEFT: Final = 5  # games that are offered at once
FEW_OVER: Final = 3
LOOKED_AT: Final = 20  # files that are read for them


@dataclass(frozen=True)
class Kept:
    """A game in its file."""

    path: Path
    match: Match
    when: datetime  # it was last played


@dataclass(frozen=True)
class Shelf:
    """Kept games, the latest first."""

    left: Sequence[Kept]
    over: Sequence[Kept]
    files: int  # that there are in all

    @property
    def kept(self) -> list[Kept]:
        """All that are shown, in the order of their numbers."""
        return [*self.left, *self.over]

    @property
    def is_cut(self) -> bool:
        """Whether there are files that are not shown."""
        return len(self.kept) < self.files


def read_shelf(everything: bool = False) -> Shelf:
    """The latest games, or all of them; what cannot be read is left out."""
    paths = saves.list_files()
    kept = [one for path in paths[: None if everything else LOOKED_AT] for one in read_kept(path)]
    left = [one for one in kept if one.match.result is None]
    over = [one for one in kept if one.match.result is not None]
    if not everything:
        left, over = left[:FEW_LEFT], over[:FEW_OVER]
    return Shelf(left, over, len(left) + len(over) if everything else len(paths))


def read_kept(path: Path) -> list[Kept]:
    """The game in a file, if it can be read."""
    with contextlib.suppress(SiegeError, OSError):
        when = datetime.fromtimestamp(path.stat().st_mtime)
        return [Kept(path, registry.read(path), when)]
    return []


def tell_kept(kept: Kept, speaker: Speaker) -> str:
    """How far a game has come or how it ended, who plays it, and when it was played last."""
    match = kept.match
    lesson = left_off.read_lesson(kept.path, match)
    told = [name_lesson(match.game, lesson, speaker.language)] if lesson else []
    if match.result is not None:
        told.append(tell_winner(match, speaker))
    told.append(left_off.tell_left_off(kept.path, match, speaker))
    return (
        f"{', '.join(filter(None, told))} · {kept.when:%Y-%m-%d}\N{NO-BREAK SPACE}{kept.when:%H:%M}"
    )


def tell_winner(match: Match, speaker: Speaker) -> str:
    """Who has won a game that is over."""
    assert match.result is not None
    winners = match.result.winners
    if not winners:
        return speaker.say("kept-lost")
    if len(winners) == match.start.seats:
        return speaker.say("kept-won")
    return speaker.say("kept-won-by", who=", ".join(map(speaker.seat, winners)))
