"""What the terminal tells when asked: rules, log, odds, why not, help."""

from typing import Final

from siegeworks.cli.terminal import painting, rulebook
from siegeworks.cli.terminal.screen import WIDTH, Screen, wrap
from siegeworks.cli.terminal.table import Table, resume_command
from siegeworks.cli.terminal.voice import Voice
from siegeworks.core.engine import waiting
from siegeworks.core.steps import Chance

LOG_LINES: Final = 15
COMMANDS: Final = ("pick", "rule", "undo", "log", "save", "odds", "why", "board", "quit")


class Talk:
    """Answers questions about the game in play."""

    def __init__(self, table: Table, screen: Screen, voice: Voice) -> None:
        self.table = table
        self.screen = screen
        self.voice = voice

    def rule(self, number: str) -> None:
        """The paragraph behind the question, or any other."""
        game = self.table.match.game
        step = waiting(self.table.match.state)
        wanted = number or (step.rule if step is not None else "1")
        lines = rulebook.look_up(game, wanted, self.voice.language)
        if lines:
            self.screen.show(lines)
        else:
            self.screen.say(self.voice.say("no-rule", number=wanted[:20]), "warn")

    def log(self, count: str) -> None:
        """The latest lines of the log."""
        lines = (
            int(count) if count.isascii() and count.isdecimal() and len(count) < 6 else LOG_LINES
        )
        seat = self.table.viewer
        for event in self.table.match.log(seat)[-max(1, lines) :]:
            words = painting.sentence(event.words(self.voice.language).rstrip("."), event.rule)
            self.screen.say(words, indent=" ")

    def why(self) -> None:
        """What cannot be done now, and why."""
        refusals = self.table.match.refusals()
        if not refusals:
            self.screen.say(self.voice.say("no-refusals"))
        language = self.voice.language
        for refused in refusals:
            why = f"{refused.option.words(language)}: {refused.words(language).rstrip('.')}"
            self.screen.say(painting.sentence(why, refused.rule), indent=" ")

    def odds(self) -> None:
        """What luck may bring next, where it can be counted without learning a secret."""
        match = self.table.match
        view = match.view(self.table.viewer)
        counted = match.game.odds(view, match.lexicon, self.voice.language)
        if counted:
            for line in counted:
                text = "".join(part for part, _ in line)
                self.screen.show([line] if len(text) <= WIDTH else [[(t, "")] for t in wrap(text)])
        elif self.table.secret or not self._coming():
            self.screen.say(self.voice.say("no-odds"))
        else:
            self.screen.say(self.voice.say("odds", list=", ".join(self._coming())))

    def _coming(self) -> list[str]:
        """The outcomes of the next chance on the agenda, with their share."""
        state, lexicon = self.table.match.state, self.table.match.lexicon
        for step in reversed(state.agenda):
            if isinstance(step, Chance):
                weighed = [(o, w) for o, w in step.outcomes(state) if w]
                whole = sum(weight for _, weight in weighed)
                names = [(lexicon.noun(self.voice.language, step.noun, o), w) for o, w in weighed]
                return [f"{name} {round(100 * w / whole)} %" for name, w in names]
        return []

    def help(self) -> None:
        """What can be typed, the signs of the board, and where the game is kept."""
        voice, match = self.voice, self.table.match
        for command in COMMANDS:
            keys, _, meaning = voice.say(f"help-{command}").partition(" = ")
            self.screen.show([[(f"  {keys:<18}", "number"), (meaning, "")]])
        legend = match.game.legend(match.lexicon, voice.language)
        if legend:
            self.screen.show([[], *legend, []])
        self.kept()

    def kept(self) -> None:
        """Where the game is, or that it is nowhere."""
        if self.table.trouble:
            self.screen.say(self.unsaved(), "warn")
        else:
            self.screen.say(self.voice.say("kept"))
            self.screen.show([[(f"  {resume_command(self.table)}", "prompt")]])

    def unsaved(self) -> str:
        """That the game is not being saved, and why."""
        folder = str(self.table.path.parent)
        return self.voice.say("unsaved", folder=folder, why=self.table.trouble)
