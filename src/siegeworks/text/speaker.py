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
