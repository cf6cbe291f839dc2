"""Play in the terminal: a new game, a saved one, or whatever the menu offers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import typer

from siegeworks import registry
from siegeworks.cli.output import choose_language
from siegeworks.cli.terminal import left_off, opponents, saves
from siegeworks.cli.terminal.lesson import OWN_GAME, Lesson
from siegeworks.cli.terminal.menu import Menu
from siegeworks.cli.terminal.new_game import NewGame, Questions
from siegeworks.cli.terminal.screen import Screen
from siegeworks.cli.terminal.session import Leave, Session
from siegeworks.cli.terminal.shelf import Kept
from siegeworks.cli.terminal.terminal_game import TerminalGame
from siegeworks.core.errors import BadSettings, SiegeError
from siegeworks.core.game import Game
from siegeworks.core.match import Match
from siegeworks.parts.lessons.scripts import find_scripts
from siegeworks.text.speaker import Speaker

STOPPED = 130  # the exit code of a program that was stopped by Ctrl-C
REFUSED = 2


@dataclass(frozen=True)
class PlayFlags:
    """What was asked for on the command line."""

    what: str
    seats: int | None = None
    options: Mapping[str, str] | None = None
    seed: int | None = None
    dice: bool = False
    content: Path | None = None
    plain: bool = False
    language: str = ""
    bots: Mapping[str, str] | None = None  # by the number of the player, as typed
    lesson: str = ""

    @property
    def is_open(self) -> bool:
        """Whether nothing but the game was said, so that a lesson may be meant."""
        said = self.seats, self.seed, self.content
        return all(one is None for one in said) and not (self.options or self.dice or self.bots)


class Terminal:
    """Opens games on one screen, one after another."""

    def __init__(self, plain: bool, language: str) -> None:
        self.screen = Screen(plain)
        self.speaker = Speaker(choose_language(language))
        self.questions = Questions(self.screen, self.speaker)

    def run(self, action: Callable[[], None]) -> None:
        """Let nothing but a sentence and an exit code come out."""
        try:
            action()
        except SiegeError as error:
            typer.echo(f"siegeworks: {error.words(self.speaker.language)}", err=True)
            raise typer.Exit(REFUSED) from error
        except (EOFError, Leave):
            pass
        except KeyboardInterrupt:
            raise typer.Exit(STOPPED) from None
        except BrokenPipeError:
            self.screen.fall_silent()  # whoever read along has gone
        except OSError as error:
            self.screen.fall_silent()
            why = error.strerror or str(error)
            typer.echo(f"siegeworks: {self.speaker.say('no-output', why=why)}", err=True)
            raise typer.Exit(REFUSED) from error

    def plan(self, flags: PlayFlags) -> NewGame:
        """A new game as wished, with what was left open asked for."""
        game = registry.game(flags.what)
        chosen = flags.options or {}
        game.read_settings(chosen)
        numbers = game.list_seats(chosen)
        seats = (
            flags.seats
            or opponents.find_fewest_seats(numbers, flags.bots or {})
            or self.questions.seats(numbers)
        )
        bots = opponents.read(game, seats, flags.bots or {})
        if flags.is_open:
            bots = self.questions.bots(game, seats)
        options = self.questions.options(game, chosen, seats)
        return NewGame(game, seats, options, flags.seed, flags.dice, flags.content, bots)

    def new(self, plan: NewGame) -> None:
        """Play a new game, and another if wished."""
        while True:
            match = plan.start()
            path = saves.choose_path(plan.game.key)
            game = TerminalGame(match, path, plan.content, opponents.Opponents(plan.bots))
            if not game.has_secrets or not game.shared:
                game.skip_setup()
            session = Session(game, self.screen, self.speaker)
            if not self.sit_down(session, is_new=True).is_another_wanted():
                return
            plan = replace(plan, seed=None)

    def learn(self, game: Game, key: str) -> None:
        """Give a lesson, and the ones after it if wished; after the last one, a game."""
        while key:
            lesson = Lesson(game, key)
            path, others = saves.choose_path(game.key), lesson.seat_opponents()
            played = TerminalGame(lesson.begin(), path, opponents=others, lesson=key)
            played.skip_setup()
            session = Session(played, self.screen, self.speaker, lesson)
            if not self.sit_down(session).is_another_wanted():
                return
            key = lesson.find_later()
        self.new(self.plan(PlayFlags(game.key)))

    def start(self, flags: PlayFlags) -> None:
        """A lesson or a game, as was said or is asked for."""
        game = registry.game(flags.what)
        chosen = flags.lesson or (self.questions.lesson(game) if flags.is_open else OWN_GAME)
        if chosen == OWN_GAME:
            self.new(self.plan(flags))
            return
        if chosen not in find_scripts(game):
            known = ", ".join(find_scripts(game)) or "–"
            raise BadSettings("lesson", found=chosen[:20], expected=known)
        self.learn(game, chosen)

    def resume(
        self,
        path: Path,
        match: Match,
        content: Path | None = None,
        wished: Mapping[str, str] | None = None,
    ) -> None:
        """Go on with a saved game, with its bots unless others are wished."""
        seats = match.start.seats
        asked = opponents.read(match.game, seats, wished or {})
        bots = asked or left_off.read_bots(path, match)
        game = TerminalGame(match, path.absolute(), content, opponents.Opponents(bots))
        game.lesson = left_off.read_lesson(path, match)
        lesson = Lesson(match.game, game.lesson) if game.lesson else None
        if lesson is not None:
            lesson.catch_up(match)
            game.opponents.script = lesson.script
        session = Session(game, self.screen, self.speaker, lesson)
        session.recall()
        if not self.sit_down(session).is_another_wanted():
            return
        if lesson is not None:
            self.learn(match.game, lesson.find_later())
        else:
            settings = match.game.name_settings(match.start.settings)
            given = match.state.given
            self.new(NewGame(match.game, seats, settings, None, given, content, bots))

    def sit_down(self, session: Session, is_new: bool = False) -> Session:
        """Play to the end; who leaves is told the way back."""
        if is_new:
            session.introduce()
        try:
            session.play()
        except (EOFError, KeyboardInterrupt, Leave):
            session.keeper.leave()
            raise
        return session

    def menu(self) -> None:
        """A new game or one that was kept, whichever is chosen."""
        chosen = Menu(registry.games(), self.screen, self.speaker).choose()
        if isinstance(chosen, Kept):
            self.resume(chosen.path, chosen.match)
        else:
            self.start(PlayFlags(chosen.key))


def command(flags: PlayFlags) -> None:
    """``siegeworks play``."""
    terminal = Terminal(flags.plain, flags.language)
    terminal.run(lambda: _play(terminal, flags))


def _play(terminal: Terminal, flags: PlayFlags) -> None:
    known = [game.key for game in registry.games()]
    path = Path(flags.what).expanduser()
    if flags.what in known or not (path.suffix == saves.SUFFIX or path.is_file()):
        terminal.start(flags)
        return
    if flags.seats is not None or flags.options or flags.seed is not None or flags.dice:
        raise typer.BadParameter(terminal.speaker.say("resume-options"))
    terminal.resume(path, registry.read(path, flags.content), flags.content, flags.bots)


def show_menu(plain: bool = False, language: str = "") -> None:
    """``siegeworks play`` alone."""
    terminal = Terminal(plain, language)
    terminal.run(terminal.menu)
