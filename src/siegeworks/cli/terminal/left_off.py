"""A game that was left: who played for whom, how far it had come, and what its players knew.

The bots and the lesson stand in comments at the end of the record, so that the file stays a
record like any other.
"""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from siegeworks.cli.terminal import opponents
from siegeworks.core.errors import SiegeError
from siegeworks.core.journal import play_on
from siegeworks.core.match import Match, begin
from siegeworks.parts.lessons.scripts import find_scripts
from siegeworks.text.chronicle import Chronicle
from siegeworks.text.speaker import Speaker

# Only bots by name: a file that somebody sent must not start a program.
BOT: Final = re.compile(r"^# bot (\d{1,3})=([\w-]+)$", re.MULTILINE | re.ASCII)
LESSON: Final = re.compile(r"^# lesson ([\w-]+)$", re.MULTILINE | re.ASCII)


def note_bots(bots: Mapping[int, str]) -> str:
    """The comments that say which bot plays on which seat."""
    return "".join(f"# bot {seat + 1}={bot}\n" for seat, bot in bots.items())


def read_bots(path: Path, match: Match) -> dict[int, str]:
    """Which bot played on which seat; none if the file names one that there is not."""
    try:
        noted = BOT.findall(path.read_text(encoding="utf-8"))
        return opponents.read(match.game, match.start.seats, dict(noted))
    except (OSError, UnicodeDecodeError, SiegeError):
        return {}


def note_lesson(lesson: str) -> str:
    """The comment that says which lesson is given in a game."""
    return f"# lesson {lesson}\n" if lesson else ""


def read_lesson(path: Path, match: Match) -> str:
    """Which lesson was given in a game; empty if the game has none of that name."""
    try:
        noted = LESSON.findall(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        return ""
    return next((name for name in noted if name in find_scripts(match.game)), "")


def count_known(match: Match, people: Sequence[int]) -> dict[int, int]:
    """How many lines of the log each of the people knew when one last had a real choice.

    In an open game all read the same screen, so that any of them counts for the first seat.
    """
    journal = match.journal
    again = begin(match.start, given=True)
    known = dict.fromkeys(range(match.start.seats), 0)
    for place, entry in enumerate(journal):
        if entry.seat is not None and entry.seat in people and is_asked(again):
            own = entry.seat if match.game.has_secrets else 0
            known[own] = len(again.log(entry.seat))
        play_on(again.state, journal, place + 1)
    return known


def is_asked(match: Match) -> bool:
    """Whether the choice that comes now is one: several options, or the end of a turn."""
    options = match.options()
    return len(options) != 1 or options[0].is_end_of_turn


def tell_left_off(path: Path, match: Match, speaker: Speaker) -> str:
    """How far a game has come, and who plays it."""
    seats = match.start.seats
    told = tell_progress(match, speaker.language)
    if len(match.game.seats) > 1:
        told.append(speaker.say("seats", seats=seats))
    for seat, bot in read_bots(path, match).items():
        told.append(speaker.say("bot-plays", who=speaker.seat(seat), bot=bot))
    return ", ".join(told)


def tell_progress(match: Match, language: str) -> list[str]:
    """The titles of the parts that the latest line of the log belongs to."""
    chronicle = Chronicle(match, None, language)
    for entry in chronicle.list_entries(max(len(match.log()) - 1, 0)):
        above = chronicle.list_titles(entry.event.number)
        own = [entry.told] if entry.level else []
        whole = [title.words for title in above if not own or title.level < entry.level]
        return [*whole, *own]
    return []
