"""Effects of cards and missions, put into words with the sentence around them."""

from typing import Final

from siegeworks.core.wording import Phrase
from siegeworks.games.hegra.rules import effects, scripts

Script = tuple[int, ...]
GAME: Final = "hegra"


class Effects:
    """Deeds with their amounts."""

    def __init__(self, script: Script) -> None:
        self.script = script

    def words(self, language: str) -> str:
        """All of them, one after the other."""
        return ", ".join(told(code).words(language) for code in self.script)


def told(code: int) -> Phrase:
    """One deed."""
    deed = Phrase(f"deed-{effects.NAMES[code >> scripts.AMOUNT_BITS]}", GAME)
    return Phrase("amount-of-deed", GAME, deed=deed, amount=code & scripts.AMOUNT_MASK)
