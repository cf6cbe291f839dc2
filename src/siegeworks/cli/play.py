"""Play in the terminal: a new game, a saved one, or whatever the menu offers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import typer

from siegeworks import registry
from siegeworks.cli.output import preferred_language
from siegeworks.cli.terminal import opponents, saves
from siegeworks.cli.terminal.opening import Opening, Plan
from siegeworks.cli.terminal.screen import Screen
from siegeworks.cli.terminal.session import Leave, Session
from siegeworks.cli.terminal.table import Table
from siegeworks.core.errors import SiegeError
from siegeworks.core.game import Game
from siegeworks.core.match import Match
from siegeworks.text.answers import Thing, find
from siegeworks.text.voice import Voice

STOPPED = 130  # the exit code of a program that was stopped by Ctrl-C
REFUSED = 2


@dataclass(frozen=True)
class Wish:
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


class House:
    """Opens games on one screen, one after another."""

    def __init__(self, plain: bool, language: str) -> None:
        registry.games()  # so that there are words
        self.screen = Screen(plain)
        self.voice = Voice(preferred_language(language))
        self.opening = Opening(self.screen, self.voice)

    def guard(self, action: Callable[[], None]) -> None:
        """Let nothing but a sentence and an exit code come out."""
        try:
            action()
        except SiegeError as error:
            typer.echo(f"siegeworks: {error.words(self.voice.language)}", err=True)
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
            typer.echo(f"siegeworks: {self.voice.say('no-output', why=why)}", err=True)
            raise typer.Exit(REFUSED) from error

    def plan(self, wish: Wish) -> Plan:
        """A new game as wished, with what was left open asked for."""
        game = registry.game(wish.what)
        game.read_settings(wish.options or {})
        seats = wish.seats or opponents.fewest(game, wish.bots or {}) or self.opening.seats(game)
        bots = opponents.read(game, seats, wish.bots or {})
        options = self.opening.options(game, wish.options or {})
        return Plan(game, seats, options, wish.seed, wish.dice, wish.content, bots)

    def new(self, plan: Plan) -> None:
        """Play a new game, and another if wished."""
        while True:
            match = plan.start()
            path = saves.new_path(plan.game.key)
            table = Table(match, path, plan.content, opponents.Opponents(plan.bots))
            if not table.secret:
                table.skip_news()  # the board shows how it was set up
            if not self.sit_down(table):
                return
            plan = replace(plan, seed=None)

    def resume(
        self,
        path: Path,
        match: Match,
        content: Path | None = None,
        wished: Mapping[str, str] | None = None,
    ) -> None:
        """Go on with a saved game."""
        seats = match.start.seats
        bots = opponents.read(match.game, seats, wished or {})
        table = Table(match, path.absolute(), content, opponents.Opponents(bots))
        table.skip_news()
        if self.sit_down(table):
            settings = match.game.name_settings(match.start.settings)
            given = match.state.given
            self.new(Plan(match.game, seats, settings, None, given, content, bots))

    def sit_down(self, table: Table) -> bool:
        """Play to the end and say if another game is wanted; who leaves is told the way back."""
        session = Session(table, self.screen, self.voice)
        try:
            session.play()
        except (EOFError, KeyboardInterrupt, Leave):
            self.screen.say("")
            session.kept()
            raise
        return session.another()

    # The menu

    def menu(self) -> None:
        """The games, and the last one that is not over."""
        games = registry.games()
        last = saves.unfinished()
        self.screen.show([[(f" {self.voice.say('menu')} ", "title")], []])
        for number, game in enumerate(games, start=1):
            self.screen.show([[(f" {number} ", "number"), (self._about(game), "bold")]])
            self.screen.say(self.voice.of(game, "blurb"), "dim", "   ")
        if last is not None:
            title = last[1].game.title(self.voice.language)
            text = self.voice.say("continue", game=title, file=last[0].name)
            self.screen.show([[], [(" c ", "number"), (text, "")]])
        while not self._pick(self.screen.ask(f"\n{self.voice.say('menu-ask')} > "), games, last):
            self.screen.say(self.voice.say("menu-nonsense", count=len(games)), "warn")

    def _pick(self, typed: str, games: list[Game], last: tuple[Path, Match] | None) -> bool:
        if typed in ("q", "quit"):
            raise Leave
        if last is not None and typed.lower() in ("", "c"):
            self.resume(*last)
            return True
        things = [Thing(game.key, game.title(self.voice.language)) for game in games]
        found = find(typed or "1", things)
        if len(found) == 1:
            self.new(self.plan(Wish(games[found[0]].key)))
        return len(found) == 1

    def _about(self, game: Game) -> str:
        few, many = game.seats[0], game.seats[-1]
        seats = str(few) if few == many else f"{few}–{many}"
        return f"{game.title(self.voice.language)} ({self.voice.say('seats', seats=seats)})"


def command(wish: Wish) -> None:
    """``siegeworks play``."""
    house = House(wish.plain, wish.language)
    house.guard(lambda: _play(house, wish))


def _play(house: House, wish: Wish) -> None:
    known = [game.key for game in registry.games()]
    path = Path(wish.what).expanduser()
    if wish.what in known or not (path.suffix == saves.SUFFIX or path.is_file()):
        house.new(house.plan(wish))
        return
    if wish.seats is not None or wish.options or wish.seed is not None or wish.dice:
        raise typer.BadParameter(house.voice.say("resume-options"))
    house.resume(path, registry.read(path, wish.content), wish.content, wish.bots)


def menu(plain: bool = False, language: str = "") -> None:
    """``siegeworks play`` alone."""
    house = House(plain, language)
    house.guard(house.menu)
