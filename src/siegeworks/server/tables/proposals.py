"""What partners propose where one answer of theirs counts: it stands beside the option.

It is kept in memory only, for those who are asked the same, and forgotten with the next answer.
"""

import msgspec

from siegeworks.core.errors import SiegeError
from siegeworks.core.match import Match
from siegeworks.core.wording import say
from siegeworks.server import wire
from siegeworks.server.tables.prompts import is_shared


class Proposals:
    """The options that the seats of a table propose, each the latest of its own."""

    def __init__(self) -> None:
        self._sequence = -1  # of the table, when they were made
        self._options: dict[int, str] = {}  # by seat

    def add(
        self, match: Match, seats: list[wire.Seat], sequence: int, seat: int, text: str
    ) -> None:
        """A seat proposes an option that it is offered, or with the same again withdraws it."""
        if seat not in match.asked or not is_shared(match, seats):
            raise SiegeError("proposal-alone")
        if all(option.text != text for option in match.options(seat)):
            raise SiegeError("proposal-unknown")
        if sequence != self._sequence:
            self._sequence = sequence
            self._options.clear()
        if self._options.pop(seat, "") != text:
            self._options[seat] = text

    def forget(self, seat: int) -> None:
        """Somebody else sits there now."""
        self._options.pop(seat, None)

    def show(
        self, prompt: wire.Prompt, seats: list[wire.Seat], sequence: int, language: str
    ) -> wire.Prompt:
        """What is asked of somebody, with who proposes what."""
        options = [
            msgspec.structs.replace(o, proposed=self._tell(o.text, seats, sequence, language))
            for o in prompt.options
        ]
        return msgspec.structs.replace(prompt, options=options, shared=True)

    def _tell(self, text: str, seats: list[wire.Seat], sequence: int, language: str) -> str:
        """Who proposes an option, in words."""
        if sequence != self._sequence:
            return ""
        names = [
            seats[seat].name or say(language, "", "seat", {"number": seat + 1})
            for seat, option in sorted(self._options.items())
            if option == text
        ]
        return say(language, "", "proposed", {"who": ", ".join(names)}) if names else ""
