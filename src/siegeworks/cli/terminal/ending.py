"""The end of a game: the last blow on the board, why it is over, and what it was worth."""

from collections.abc import Mapping
from typing import Final

from siegeworks.cli.terminal.screen import Screen
from siegeworks.cli.terminal.terminal_game import TerminalGame
from siegeworks.parts.board import board_of
from siegeworks.text import painting
from siegeworks.text.chronicle import Chronicle
from siegeworks.text.speaker import Speaker

LAST_BLOW: Final = 4  # lines of the log


def show(game: TerminalGame, screen: Screen, speaker: Speaker) -> None:
    """All that is said of a game that is over."""
    match = game.match
    result = match.result
    assert result is not None
    told = Chronicle(match, game.viewer, speaker.language).list_joined()
    blows = [painting.make_news(entry, match.game) for entry in told]
    screen.show([*painting.draw_board(match, game.viewer, speaker), painting.RULER])
    screen.show(painting.draw_news(blows[-LAST_BLOW:], LAST_BLOW, speaker))
    why = speaker.of(match.game, f"end-{result.ending}", result.ending)
    screen.say(why, "good" if result.winners else "bad")
    if game.lesson:  # it says itself what became of it, and may have begun in the middle
        return
    for sentence in board_of(match.game).tell_epilogue(match, game.viewer, speaker.language):
        screen.say(sentence)
    screen.say(speaker.say("score", score=tell_score(result.score, speaker)))
    screen.say(speaker.of(match.game, "points", ""), "dim")
    if match.start.seed is not None and not match.state.given:
        screen.say(speaker.say("seed", seed=str(match.start.seed)), "dim")


def tell_score(score: object, speaker: Speaker) -> str:
    """The points of all seats; those that all have are said once."""
    assert isinstance(score, Mapping)
    if len(set(score.values())) == 1:
        return str(next(iter(score.values())))
    return ", ".join(f"{speaker.seat(seat)} {points}" for seat, points in score.items())
