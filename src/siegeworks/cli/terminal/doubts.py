"""What is asked before a choice that may be regretted: it may lose, gives up, or ends for good."""

from collections.abc import Collection, Mapping
from typing import Final

from siegeworks.cli.terminal import last_answer
from siegeworks.cli.terminal.screen import Screen
from siegeworks.cli.terminal.terminal_game import TerminalGame
from siegeworks.core.decision import Option
from siegeworks.text.foretelling import foretell
from siegeworks.text.speaker import Speaker
from siegeworks.text.typed import fold

RISKY: Final = 0.1  # how likely a choice must lose the game at once before it is asked about


class Doubts:
    """Asks whoever sits before a screen."""

    def __init__(self, game: TerminalGame, screen: Screen, speaker: Speaker) -> None:
        self.game = game
        self.screen = screen
        self.speaker = speaker

    def is_wanted(self, text: str, seat: int, taught: Collection[str]) -> bool:
        """Whether a choice is made that may lose the game at once, gives something up or ends a
        row for good; what a lesson asks for is no question."""
        match = self.game.match
        if not self.screen.typed or len(match.options(seat)) < 2:
            return True
        option = match.find_option(text, seat)
        unspent = "" if str(option) in taught else self._tell_unspent(option, seat)
        doubts = {"bad": self._tell_risk(option, seat), "mark": unspent}
        return self._is_doubt_passed(doubts) and self._is_end_wanted(option, seat)

    def _tell_risk(self, option: Option, seat: int) -> str:
        """How likely a choice loses the game at once, if that is to be asked about."""
        copy = self.game.match.clone(for_seat=seat)
        risk = foretell(copy, seat, str(option), self.speaker.language).defeat
        if risk < RISKY:
            return ""
        percent = max(1, round(100 * risk))
        choice = option.words(self.speaker.language)
        return self.speaker.say("risky", choice=choice, percent=percent)

    def _tell_unspent(self, option: Option, seat: int) -> str:
        """What a choice leaves undone for good."""
        language = self.speaker.language
        unspent = option.tell_unspent(language)
        if not unspent or not last_answer.is_final(self.game.match, seat, option):
            return ""
        return self.speaker.say("unspent", choice=option.words(language), unspent=unspent)

    def _is_doubt_passed(self, doubts: Mapping[str, str]) -> bool:
        """Say what speaks against a choice, in its style, and ask once for all of it."""
        told = {style: words for style, words in doubts.items() if words}
        if not told:
            return True
        for style, words in told.items():
            self.screen.say(words, style)
        wanted = fold(self.screen.ask(f"{self.speaker.say('risky-ask')} "))
        return bool(wanted) and wanted in fold(self.speaker.say("yes")).split()

    def _is_end_wanted(self, option: Option, seat: int) -> bool:
        match = self.game.match
        if not last_answer.is_last(match, seat, option):
            return True
        if not last_answer.is_final(match, seat, option):
            return True
        choice = option.words(self.speaker.language)
        self.screen.say(self.speaker.say("last-final", choice=choice), "mark")
        return not self.screen.ask(f"{self.speaker.say('last-final-ask')} ")
