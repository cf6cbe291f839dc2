"""Where a game is kept: said to players who leave or ask, and copied under a name of theirs."""

from pathlib import Path

from siegeworks.cli.terminal import saves
from siegeworks.cli.terminal.screen import Screen
from siegeworks.cli.terminal.terminal_game import TerminalGame, tell_resume_command
from siegeworks.text.speaker import Speaker


class Keeper:
    """Tells whoever sits before a screen."""

    def __init__(self, game: TerminalGame, screen: Screen, speaker: Speaker) -> None:
        self.game = game
        self.screen = screen
        self.speaker = speaker

    def save(self, name: str) -> None:
        """A copy under the player's own name, or where the game is kept anyway."""
        self.game.save()
        if not name:
            self.tell_place()
            return
        try:
            self._copy(saves.place_copy(name, self.game.path.name))
        except FileNotFoundError as error:
            self.screen.say(self.speaker.say("no-folder", folder=str(error.filename)), "warn")
        except OSError as error:
            why = error.strerror or str(error)
            self.screen.say(self.speaker.say("not-copied", path=name[:60], why=why), "warn")

    def _copy(self, path: Path) -> None:
        if path.exists() and not saves.is_record(path):
            self.screen.say(self.speaker.say("not-ours", path=str(path)), "warn")
            return
        saves.write(path.absolute(), self.game.match.record())
        self.screen.say(self.speaker.say("copied", path=str(path)))

    def leave(self) -> None:
        """Say where the game is; whoever comes next must not read what others may not know."""
        self.screen.say("")
        if self.game.has_secrets and self.game.shared:
            self.screen.forget()
            self.screen.clear(everything=True)
        self.tell_place()

    def tell_place(self) -> None:
        """Say where the game is, or that it is nowhere."""
        if self.game.trouble:
            self.warn()
        else:
            self.screen.say(self.speaker.say("kept"))
            self.screen.show([[(f"  {tell_resume_command(self.game)}", "prompt")]], whole=True)

    def warn(self) -> None:
        """Say that the game is not being saved, and why."""
        folder = str(self.game.path.parent)
        words = self.speaker.say("unsaved", folder=folder, why=self.game.trouble)
        self.screen.say(words, "warn")
