"""The numbers of answers: they stay with what they name while much the same is asked again."""

from collections.abc import Sequence


class Numbering:
    """Gives every answer its number."""

    def __init__(self) -> None:
        self._prompt = ""
        self._numbers: dict[str, int] = {}

    def number(self, prompt: str, answers: Sequence[str], goes_on: bool) -> list[int]:
        """The numbers of these answers.

        ``goes_on``: nothing but choices of the same player came since the last question. If it was
        the same one, and half of the answers are still there, each keeps its number, and no number
        is given twice.
        """
        same = goes_on and prompt == self._prompt
        there = sum(answer in self._numbers for answer in answers)
        if not same or 2 * there < len(answers):
            self._numbers = {}
        self._prompt = prompt
        for answer in answers:
            self._numbers.setdefault(answer, len(self._numbers) + 1)
        return [self._numbers[answer] for answer in answers]

    def find_gone(self, number: int) -> str:
        """The answer that had a number; empty if none had it."""
        found = [answer for answer, own in self._numbers.items() if own == number]
        return found[0] if found else ""
