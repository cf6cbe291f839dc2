"""Bots on some of the seats of a game in the terminal."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from siegeworks import bots
from siegeworks.core.errors import BadSettings
from siegeworks.core.game import Game
from siegeworks.core.match import Match
from siegeworks.parts.lessons.scripts import Script, find_answer


def find_fewest_seats(offered: Sequence[int], wished: Mapping[str, str]) -> int | None:
    """The fewest of the numbers of seats with all that bots are wished for; None if none are."""
    numbers = [int(seat) for seat in wished if seat.isascii() and seat.isdecimal()]
    most = max(numbers, default=0)
    return next((seats for seats in offered if seats >= most), None) if most else None


def read(game: Game, seats: int, wished: Mapping[str, str]) -> dict[int, str]:
    """Which bot plays on which seat; refuses seats and bots that there are not."""
    found: dict[int, str] = {}
    for number, bot in wished.items():
        seat = int(number) - 1 if number.isascii() and number.isdecimal() else -1
        if not 0 <= seat < seats:
            raise BadSettings("bot-seat", found=number[:20], seats=seats)
        bots.make(bot, game)  # a wrong name is said before the game begins
        found[seat] = bot
    return found


@dataclass
class Opponents:
    """Answers for the seats that bots play on; a lesson has some of the answers."""

    seats: Mapping[int, str] = field(default_factory=dict)
    script: Script | None = None
    _made: dict[int, bots.Bot] = field(default_factory=dict, repr=False)

    def asked(self, match: Match) -> int | None:
        """The bot's seat that must answer now; what people may answer for all is left to them."""
        waiting = [seat for seat in match.asked if seat in self.seats]
        if match.shared and len(waiting) < len(match.asked):
            return None
        return waiting[0] if waiting else None

    def answer(self, match: Match, seat: int) -> str:
        """What the bot on a seat chooses."""
        taught = find_answer(match, self.script) if self.script is not None else None
        if taught is not None:
            return taught
        bot = self._made.get(seat)
        if bot is None:
            bot = self._made[seat] = bots.make(self.seats[seat], match.game)
        observation = bots.observe(match, seat)
        assert observation is not None
        observation.match.state.given = False  # it thinks with dice of its own
        return bot.choose(observation)
