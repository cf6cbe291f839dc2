"""The end of a game: the last blow on the board, why it is over, and what it was worth."""

from collections.abc import Mapping
from typing import Final

from siegeworks.cli.terminal.screen import Screen
from siegeworks.cli.terminal.table import Table
from siegeworks.text import painting
from siegeworks.text.voice import Voice

LAST_BLOW: Final = 4  # lines of the log


def show(table: Table, screen: Screen, voice: Voice) -> None:
    """All that is said of a game that is over."""
    match = table.match
    result = match.result
    assert result is not None
    blows = [(e.words(voice.language).rstrip("."), e.rule) for e in match.log(table.viewer)]
    screen.show([*painting.board(match, table.viewer, voice), painting.RULER])
    screen.show(painting.news(blows[-LAST_BLOW:], LAST_BLOW, voice))
    why = voice.of(match.game, f"end-{result.ending}", result.ending)
    screen.say(why, "good" if result.winners else "bad")
    screen.say(voice.say("score", score=scored(result.score, voice)))
    if match.start.seed is not None and not match.state.given:
        screen.say(voice.say("seed", seed=str(match.start.seed)), "dim")


def scored(score: object, voice: Voice) -> str:
    """The points of all seats; those that all have are said once."""
    assert isinstance(score, Mapping)
    if len(set(score.values())) == 1:
        return str(next(iter(score.values())))
    return ", ".join(f"{voice.seat(seat)} {points}" for seat, points in score.items())
