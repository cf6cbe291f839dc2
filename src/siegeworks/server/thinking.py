"""How a bot comes to its answer: at once, or by a search in another process."""

from dataclasses import dataclass
from typing import Final

from siegeworks import registry
from siegeworks.bots import make, observe, specs
from siegeworks.core.game import Game
from siegeworks.core.match import Match

QUICK: Final = ("random", "habit")  # kinds of bot that answer within a millisecond


@dataclass(frozen=True)
class Question:
    """What a bot is asked: all that its seat knows, as plain data.

    The position is one in which what the seat cannot see was drawn anew; the luck of the game is
    not in it.
    """

    game: str
    seat: int
    position: str
    bot: str


def question(match: Match, seat: int, bot: str) -> Question:
    """What is asked of a seat now, for a bot."""
    return Question(match.game.key, seat, match.clone(for_seat=seat).position(), bot)


def is_quick(game: Game, bot: str) -> bool:
    """Whether a bot of this game answers at once."""
    return specs.split(game.levels.get(bot, bot)).name in QUICK


def answer(asked: Question) -> str:
    """What the bot chooses. Its own luck is fresh, and has nothing to do with the game's."""
    game = registry.game(asked.game)
    observation = observe(game.from_position(asked.position), asked.seat)
    assert observation is not None
    return make(asked.bot, game).choose(observation)
