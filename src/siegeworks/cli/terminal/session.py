"""One game from its first question to its end, or to the moment the player leaves."""

from pathlib import Path
from typing import Final

from siegeworks.cli.terminal import ending, grid, luck, saves
from siegeworks.cli.terminal.screen import Screen
from siegeworks.cli.terminal.table import Table, resume_command
from siegeworks.core.decision import Option
from siegeworks.core.errors import SiegeError
from siegeworks.core.game import Line
from siegeworks.core.match import CHANCE
from siegeworks.text import painting, reading
from siegeworks.text.answers import Command, command
from siegeworks.text.talk import Talk
from siegeworks.text.voice import Voice

MARGIN: Final = 3  # lines for the ruler, the hints and what is typed


class Leave(Exception):
    """The player leaves; the game is on the disk."""


class Session:
    """The input loop."""

    def __init__(self, table: Table, screen: Screen, voice: Voice) -> None:
        self.table = table
        self.screen = screen
        self.voice = voice
        self.shown_to: int | None = None  # whose view is on the screen
        self.warned = ""
        self.note = ""  # what an undo or redo did
        self.thinking: int | None = None  # the bot that was last said to think

    def play(self) -> None:
        """Play until the game is over; leaving, Ctrl-C and the end of input raise."""
        self.table.begin()
        while self.table.match.to_move is not None:
            bot = self.table.opponents.asked(self.table.match)
            if bot is not None:
                self._let_answer(bot)
                continue
            self._curtain()
            self._draw()
            while not self._answer(self.screen.ask()):
                pass
        self._draw_end()

    def _let_answer(self, seat: int) -> None:
        """Let a bot answer; Ctrl-C is heard while it thinks."""
        if self.screen.typed and self.thinking != seat:
            self.screen.say(self.voice.say("thinking", who=self.voice.seat(seat)), "dim")
        self.thinking = seat
        option = self.table.opponents.answer(self.table.match, seat)
        self.table.choose(option, seat)

    def another(self) -> bool:
        """After the end: whether a new game is wanted; the log and the rules are still at hand."""
        while True:
            typed = self.screen.ask(f"{self.voice.say('again')} ")
            order = command(typed)
            if typed.lower() in ("n", "new", "neu"):
                return True
            if not typed or (order is not None and order.name == "quit"):
                return False
            if order is not None and order.name in ("rule", "log", "save"):
                self._command(order)
            else:
                self.screen.say(self.voice.say("again-nonsense", typed=typed[:40]), "warn")

    # Showing

    def _curtain(self) -> None:
        """In a game with secrets nobody sees the screen of another."""
        seat = self.table.look()
        self.thinking = None
        if self.table.secret and self.shown_to != seat and self.table.shared:
            self.screen.clear(everything=True)
            self.screen.say(self.voice.say("curtain", who=self.voice.seat(seat)), "prompt")
            if self.screen.typed:
                self.screen.ask("")
            self.screen.clear(everything=True)
        self.shown_to = seat

    def _draw(self) -> None:
        page = self.page(self.screen.height if self.screen.colour else None)
        self.screen.clear()
        self.screen.show(page)
        self.note = ""
        if self.table.trouble and self.table.trouble != self.warned:
            self.screen.say(self.unsaved(), "warn")
        self.warned = self.table.trouble

    def page(self, height: int | None = None) -> list[Line]:
        """The board, the news and the question; what matters least gives way on a low screen."""
        seat = self.table.viewer
        board = painting.board(self.table.match, seat, self.voice)
        asked, ruler, hints = self._question(), [painting.RULER], [self._hints()]
        if height is not None and height - len(board) - len(asked) < painting.FEW_NEWS + MARGIN:
            asked = self._question(low=True)
        told = [(self.note, "")] if self.note else self.table.news(seat, self.voice.language)
        room = None
        if height is not None:
            room = height - len(board) - len(asked) - MARGIN
            if room < painting.FEW_NEWS:
                ruler, hints, room = [], hints if self.table.trouble else [], room + 2
        return [*board, *ruler, *painting.news(told, room, self.voice), *asked, *hints]

    def _question(self, low: bool = False) -> list[Line]:
        match, voice = self.table.match, self.voice
        decision = match.decision_of(self.table.look())
        if decision is None:
            return luck.question(match, voice)
        text = decision.words(voice.language)
        if match.start.seats > 1:
            together = len(decision.seats) > 1 and not self.table.secret
            who = voice.say("together") if together else voice.seat(decision.seat)
            text = f"{who}: {text}"
        things = reading.things(match, decision.seat, voice.language)
        listed = grid.choices(things) if low else painting.choices(things)
        return [*painting.question(text, decision.rule), *listed]

    def _hints(self) -> Line:
        unsaved = [(f"{self.voice.say('not-saved')}  ", "warn")] if self.table.trouble else []
        return [*unsaved, (self.voice.say("hints"), "dim")]

    def _draw_end(self) -> None:
        self.screen.clear()
        ending.show(self.table, self.screen, self.voice)
        if self.table.trouble:
            self.screen.say(self.unsaved(), "warn")
        else:
            self.screen.say(self.voice.say("record", path=str(self.table.path)), "dim")

    # Answering: each says whether the board must be drawn anew

    def _answer(self, typed: str) -> bool:
        if not typed:
            return True
        try:
            order = command(typed)
            if order is not None:
                return self._command(order)
            if self.table.match.to_move == CHANCE:
                return self._luck(typed)
            return self._choice(typed)
        except SiegeError as error:
            self.screen.say(error.words(self.voice.language), "warn")
            return False

    def _choice(self, typed: str) -> bool:
        match = self.table.match
        seat = self.table.look()
        meant = reading.pick(typed, match, seat, self.voice)
        if meant.option is None:
            self.screen.show(meant.lines)
            return False
        self.table.told(self.table.viewer)
        self.table.choose(meant.option, seat)
        return True

    def _luck(self, typed: str) -> bool:
        found = luck.meant(typed, self.table.match, self.voice.language)
        if len(found) == 1:
            self.table.told(self.table.viewer)
            self.table.happen(found[0])
            return True
        if found:
            self.screen.show(luck.listed(found, self.table.match, self.voice.language))
            self.screen.say(self.voice.say("which", count=len(found)))
        else:
            count = len(self.table.match.outcomes())
            self.screen.say(self.voice.say("nonsense-luck", typed=typed[:40], count=count), "warn")
        return False

    def _command(self, order: Command) -> bool:
        lines = reading.answer(order, self.talk)
        if lines is not None:
            self.screen.show(lines)
            if order.name == "help":
                self.kept()
            return False
        match order.name:
            case "save":
                self._save(order.rest)
                return False
            case "undo":
                return self._note("undone", self.table.undo())
            case "redo":
                return self._note("redone", self.table.redo())
        raise Leave

    @property
    def talk(self) -> Talk:
        """What can be asked about the game, by whoever sits before the screen."""
        return Talk(self.table.match, self.table.viewer, self.voice)

    def _note(self, key: str, option: Option) -> bool:
        self.table.told(self.table.viewer)
        self.note = self.voice.say(key, choice=option.words(self.voice.language))
        return True

    def _save(self, name: str) -> None:
        """A copy under the player's own name, or where the game is kept anyway."""
        self.table.save()
        if not name:
            self.kept()
            return
        path = Path(name).expanduser()
        path = path if path.suffix else path.with_suffix(saves.SUFFIX)
        if path.exists() and not saves.is_record(path):
            self.screen.say(self.voice.say("not-ours", path=str(path)), "warn")
            return
        try:
            saves.write(path.absolute(), self.table.match.record())
            self.screen.say(self.voice.say("copied", path=str(path)))
        except OSError as error:
            why = error.strerror or str(error)
            self.screen.say(self.voice.say("not-copied", path=str(path), why=why), "warn")

    # Where the game is kept

    def kept(self) -> None:
        """Say where the game is, or that it is nowhere."""
        if self.table.trouble:
            self.screen.say(self.unsaved(), "warn")
        else:
            self.screen.say(self.voice.say("kept"))
            self.screen.show([[(f"  {resume_command(self.table)}", "prompt")]])

    def unsaved(self) -> str:
        """That the game is not being saved, and why."""
        folder = str(self.table.path.parent)
        return self.voice.say("unsaved", folder=folder, why=self.table.trouble)
