"""A game that was left: who played for whom, and how far it had come.

The bots stand in comments at the end of the record, so that the file stays a record like any other.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from siegeworks.cli.terminal import opponents
from siegeworks.core.errors import SiegeError
from siegeworks.core.match import Match
from siegeworks.text.chronicle import Chronicle
from siegeworks.text.speaker import Speaker

# Only bots by name: a file that somebody sent must not start a program.
BOT: Final = re.compile(r"^# bot (\d{1,3})=([\w-]+)$", re.MULTILINE | re.ASCII)


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


def tell_left_off(path: Path, match: Match, speaker: Speaker) -> str:
    """How far a game has come, and who plays it."""
    seats = match.start.seats
    told = [*tell_progress(match, speaker.language), speaker.say("seats", seats=seats)]
    for seat, bot in read_bots(path, match).items():
        told.append(speaker.say("bot-plays", who=speaker.seat(seat), bot=bot))
    return ", ".join(told)


def tell_progress(match: Match, language: str) -> list[str]:
    """The titles of the parts that the latest line of the log belongs to."""
    chronicle = Chronicle(match, None, language)
    for entry in chronicle.list_entries()[-1:]:
        above = chronicle.list_titles(entry.event.number)
        own = [entry.told] if entry.level else []
        whole = [title.words for title in above if not own or title.level < entry.level]
        return [*whole, *own]
    return []
