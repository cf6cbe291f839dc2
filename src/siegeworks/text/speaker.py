"""The program's own words, in the player's language."""

from siegeworks.core import wording
from siegeworks.core.game import Game


class Speaker:
    """Speaks one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, **facts: object) -> str:
        """One of the program's own sentences."""
        return wording.say(self.language, "", f"cli-{key}", facts)

    def of(self, game: Game, key: str, otherwise: str = "") -> str:
        """Words of a game; what stands in for them if it has none."""
        found = wording.say(self.language, game.key, key, {})
        return otherwise if found == key else found

    def seat(self, seat: int) -> str:
        """A player by number."""
        return wording.say(self.language, "", "seat", {"number": seat + 1})

    def player(self, game: Game, seat: int) -> str:
        """A player by number and, where seats play different sides, by side: ``role-<number>``."""
        role = self.of(game, f"role-{seat + 1}")
        return self.say("role", who=self.seat(seat), role=role) if role else self.seat(seat)
