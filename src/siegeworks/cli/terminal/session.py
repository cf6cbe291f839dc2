"""One game from its first question to its end, or to the moment the player leaves."""

from enum import Enum, auto
from pathlib import Path
from typing import Final

from siegeworks.cli.terminal import choice_grid, ending, real_dice, saves
from siegeworks.cli.terminal.screen import Screen
from siegeworks.cli.terminal.terminal_game import TerminalGame, tell_resume_command
from siegeworks.core.decision import Option
from siegeworks.core.errors import SiegeError
from siegeworks.core.game import Line
from siegeworks.core.match import CHANCE
from siegeworks.text import interpret, painting
from siegeworks.text.explain import Explainer
from siegeworks.text.lines import WIDTH
from siegeworks.text.speaker import Speaker
from siegeworks.text.typed import Command, read_command

MARGIN: Final = 3  # lines for the ruler, the hints and what is typed
NARROWEST: Final = 30  # columns beside the board that are worth being used


class Next(Enum):
    """What is to be done after a line was typed."""

    DRAW = auto()  # the board anew
    ASK = auto()  # for another line


class Leave(Exception):
    """The player leaves; the game is on the disk."""


class Session:
    """The input loop."""

    def __init__(self, game: TerminalGame, screen: Screen, speaker: Speaker) -> None:
        self.game = game
        self.screen = screen
        self.speaker = speaker
        self.shown_to: int | None = None  # whose view is on the screen
        self.warned = ""
        self.note = ""  # what an undo or redo did
        self.thinking: int | None = None  # the bot that was last said to think

    def play(self) -> None:
        """Play until the game is over; leaving, Ctrl-C and the end of input raise."""
        self.game.begin()
        while self.game.match.to_move is not None:
            bot = self.game.opponents.asked(self.game.match)
            if bot is not None:
                self._let_answer(bot)
                continue
            self._curtain()
            self._draw()
            while self._answer(self.screen.ask()) is Next.ASK:
                pass
        self._draw_end()

    def _let_answer(self, seat: int) -> None:
        """Let a bot answer; Ctrl-C is heard while it thinks."""
        if self.screen.typed and self.thinking != seat:
            self.screen.say(self.speaker.say("thinking", who=self.speaker.seat(seat)), "dim")
        self.thinking = seat
        option = self.game.opponents.answer(self.game.match, seat)
        self.game.choose(option, seat)

    def is_another_wanted(self) -> bool:
        """After the end: whether a new game is wanted; the log and the rules are still at hand."""
        while True:
            typed = self.screen.ask(f"{self.speaker.say('again')} ")
            order = read_command(typed)
            if typed.lower() in ("n", "new", "neu"):
                return True
            if not typed or (order is not None and order.name == "quit"):
                return False
            if order is not None and order.name in ("rule", "log", "save"):
                self._command(order)
            else:
                self.screen.say(self.speaker.say("again-nonsense", typed=typed[:40]), "warn")

    # Showing

    def _curtain(self) -> None:
        """In a game with secrets nobody sees the screen of another."""
        seat = self.game.look()
        self.thinking = None
        if self.game.has_secrets and self.shown_to != seat and self.game.shared:
            self.screen.clear(everything=True)
            self.screen.say(self.speaker.say("curtain", who=self.speaker.seat(seat)), "prompt")
            if self.screen.typed:
                self.screen.ask("")
            self.screen.clear(everything=True)
        self.shown_to = seat

    def _draw(self) -> None:
        size = (self.screen.height, self.screen.width) if self.screen.colour else (None, WIDTH)
        page = self.page(*size)
        self.screen.clear()
        self.screen.show(page)
        self.note = ""
        if self.game.trouble and self.game.trouble != self.warned:
            self.screen.say(self.unsaved(), "warn")
        self.warned = self.game.trouble
        if self.game.parted:
            self.screen.say(self.speaker.say("parted", path=str(self.game.path)), "warn")
        self.game.parted = False

    def page(self, height: int | None = None, width: int = WIDTH) -> list[Line]:
        """The board, the news and the question; what matters least gives way on a low screen."""
        seat = self.game.viewer
        board = painting.draw_board(self.game.match, seat, self.speaker)
        asked, ruler, hints = self._question(), [painting.RULER], [self._hints()]
        if height is not None and height - len(board) - len(asked) < painting.FEW_NEWS + MARGIN:
            asked = self._question(low=True)
        told = [(self.note, "")] if self.note else self.game.news(seat, self.speaker.language)
        room = None
        if height is not None:
            room = height - len(board) - len(asked) - MARGIN
            if room < painting.FEW_NEWS:
                ruler, hints, room = [], hints if self.game.trouble else [], room + 2
        news = painting.draw_news(told, room, self.speaker)
        beside = width - WIDTH - painting.GAP
        upper = [*board, *ruler, *news, *asked]
        if beside >= NARROWEST:
            outlook = painting.list_outlook(self.game.match, seat, self.speaker)
            upper = painting.set_beside(upper, outlook, beside)
        return [*upper, *hints]

    def _question(self, low: bool = False) -> list[Line]:
        match, speaker = self.game.match, self.speaker
        decision = match.decision_of(self.game.look())
        if decision is None:
            return real_dice.draw_question(match, speaker)
        text = decision.words(speaker.language)
        if match.start.seats > 1:
            together = len(decision.seats) > 1 and not self.game.has_secrets
            who = speaker.say("together") if together else speaker.seat(decision.seat)
            text = f"{who}: {text}"
        things = interpret.make_things(match, decision.seat, speaker.language)
        listed = choice_grid.draw_choices(things) if low else painting.draw_choices(things)
        return [*painting.draw_question(text, decision.rule), *listed]

    def _hints(self) -> Line:
        unsaved = [(f"{self.speaker.say('not-saved')}  ", "warn")] if self.game.trouble else []
        return [*unsaved, (self.speaker.say("hints"), "dim")]

    def _draw_end(self) -> None:
        self.screen.clear()
        ending.show(self.game, self.screen, self.speaker)
        if self.game.trouble:
            self.screen.say(self.unsaved(), "warn")
        else:
            self.screen.say(self.speaker.say("record", path=str(self.game.path)), "dim")

    # Answering

    def _answer(self, typed: str) -> Next:
        if not typed:
            return Next.DRAW
        try:
            order = read_command(typed)
            if order is not None:
                return self._command(order)
            if self.game.match.to_move == CHANCE:
                return self._luck(typed)
            return self._choice(typed)
        except SiegeError as error:
            self.screen.say(error.words(self.speaker.language), "warn")
            return Next.ASK

    def _choice(self, typed: str) -> Next:
        match = self.game.match
        seat = self.game.look()
        meant = interpret.pick(typed, match, seat, self.speaker)
        if meant.option is None:
            self.screen.show(meant.lines)
            return Next.ASK
        self.game.mark_read(self.game.viewer)
        self.game.choose(meant.option, seat)
        return Next.DRAW

    def _luck(self, typed: str) -> Next:
        found = real_dice.find_meant(typed, self.game.match, self.speaker.language)
        if len(found) == 1:
            self.game.mark_read(self.game.viewer)
            self.game.happen(found[0])
            return Next.DRAW
        if found:
            self.screen.show(real_dice.list_found(found, self.game.match, self.speaker.language))
            self.screen.say(self.speaker.say("which", count=len(found)))
        else:
            count = len(self.game.match.outcomes())
            self.screen.say(
                self.speaker.say("nonsense-luck", typed=typed[:40], count=count), "warn"
            )
        return Next.ASK

    def _command(self, order: Command) -> Next:
        lines = interpret.answer(order, self.explainer)
        if lines is not None:
            self.screen.show(lines)
            if order.name == "help":
                self.kept()
            return Next.ASK
        match order.name:
            case "save":
                self._save(order.rest)
                return Next.ASK
            case "undo":
                return self._note("undone", self.game.undo())
            case "redo":
                return self._note("redone", self.game.redo())
        raise Leave

    @property
    def explainer(self) -> Explainer:
        """What can be asked about the game, by whoever sits before the screen."""
        return Explainer(self.game.match, self.game.viewer, self.speaker)

    def _note(self, key: str, option: Option) -> Next:
        self.game.mark_read(self.game.viewer)
        self.note = self.speaker.say(key, choice=option.words(self.speaker.language))
        return Next.DRAW

    def _save(self, name: str) -> None:
        """A copy under the player's own name, or where the game is kept anyway."""
        self.game.save()
        if not name:
            self.kept()
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

    # Where the game is kept

    def kept(self) -> None:
        """Say where the game is, or that it is nowhere."""
        if self.game.trouble:
            self.screen.say(self.unsaved(), "warn")
        else:
            self.screen.say(self.speaker.say("kept"))
            self.screen.show([[(f"  {tell_resume_command(self.game)}", "prompt")]])

    def unsaved(self) -> str:
        """That the game is not being saved, and why."""
        folder = str(self.game.path.parent)
        return self.speaker.say("unsaved", folder=folder, why=self.game.trouble)
