"""A game in play in the terminal: its match, its file, and what goes by itself."""

import shlex
import shutil
import sys
from dataclasses import dataclass, field
from pathlib import Path

from siegeworks.cli.terminal import left_off, saves
from siegeworks.cli.terminal.left_off import note_bots, note_lesson
from siegeworks.cli.terminal.opponents import Opponents
from siegeworks.core.decision import CHANCE, Option, Possible
from siegeworks.core.errors import UndoRefused
from siegeworks.core.match import Match, begin
from siegeworks.parts.board import carry_out_wish
from siegeworks.text import interpret
from siegeworks.text.chronicle import Chronicle
from siegeworks.text.numbering import Numbering
from siegeworks.text.painting import News, make_news
from siegeworks.text.typed import Thing


@dataclass
class TerminalGame:
    """A game in play on this screen."""

    match: Match
    path: Path
    content: Path | None = None  # the player's own tables
    opponents: Opponents = field(default_factory=Opponents)
    trouble: str = ""  # why the game is not being saved
    forced: list[tuple[int, Option, str]] = field(default_factory=list)  # after event, what, rule
    seen: dict[int, int] = field(default_factory=dict)  # how much of the log each seat knows
    viewer: int = 0  # the seat that sits before the screen: the last that was asked
    lesson: str = ""  # the lesson that is given in it, if any
    numbering: Numbering = field(default_factory=Numbering)
    alone: set[int] = field(default_factory=set)  # places of the journal that went by themselves

    def __post_init__(self) -> None:
        self.has_secrets = self.match.game.has_secrets
        self.written = saves.read_back(self.path)  # as we know the file
        self.parted = False  # somebody else wrote the file, and the game lies in another one now

    # What changes the game: the file is written before anything is shown

    def save(self) -> None:
        """Put the game on the disk; trouble is noted, and play goes on."""
        notes = note_bots(self.opponents.seats) + note_lesson(self.lesson)
        text = self.match.record() + notes
        there = saves.read_back(self.path)
        if there == text:
            return  # a game that is only looked at stays as old as it is
        if there not in ("", self.written):
            self.path, self.parted = saves.find_free(self.path), True
        try:
            saves.write(self.path, text)
            self.written, self.trouble = text, ""
        except OSError as error:
            self.trouble = error.strerror or str(error)

    def choose(self, option: Option | str, seat: int | None = None) -> None:
        """Take an option, and all that follows by itself."""
        with saves.hold_interrupts():
            self.match.choose(option, seat)
            self._settle()

    def carry_out_wish(self, wish: str, seat: int) -> None:
        """Give the answers of a wish, and all that follows by itself."""
        with saves.hold_interrupts():
            carry_out_wish(self.match, wish, seat)
            self._settle()

    def happen(self, outcome: Possible) -> None:
        """Let luck fall, and all that follows by itself."""
        with saves.hold_interrupts():
            self.match.happen(outcome)
            self._settle()

    def undo(self) -> Option:
        """Take back the latest choice that was really one; with secrets, only one's own.

        In a lesson also over what luck or others did since: it comes again as it was.
        """
        if self.lesson and self._find_own_undoable() is None:
            return self._go_back()
        if self.has_secrets and self.match.last_chooser != self.match.to_move:
            raise UndoRefused("no-undo")
        with saves.hold_interrupts():
            steps = 1
            taken = self.match.undo()
            while self._only() is not None:
                if not self.match.undoable:
                    for _ in range(steps):
                        self.match.redo()
                    raise UndoRefused("no-undo")
                taken = self.match.undo()
                steps += 1
            self._settle()
            return taken

    def _go_back(self) -> Option:
        """Begin the lesson again, up to the player's latest choice."""
        place = self._find_latest()
        if place is None:
            raise UndoRefused("no-undo")
        with saves.hold_interrupts():
            taken = self.match.option_at(place)
            again = begin(self.match.start, given=False)
            for entry in self.match.journal[:place]:
                if not entry.is_luck:
                    again.choose(again.option_of(entry.code), entry.seat)
            self.match = again
            self.alone = {other for other in self.alone if other < place}
            self.forced.clear()
            self._settle()
            return taken

    def _find_latest(self) -> int | None:
        """Where the latest choice of a person stands in the journal, if there is one."""
        journal = self.match.journal
        own = [
            place
            for place, entry in enumerate(journal)
            if entry.seat is not None
            and entry.seat not in self.opponents.seats
            and place not in self.alone
        ]
        return own[-1] if own else None

    def redo(self) -> Option:
        """Take the choice again that was taken back."""
        with saves.hold_interrupts():
            taken = self.match.redo()
            self._settle()
            return taken

    def begin(self) -> None:
        """Run on to the first real decision, and make the file."""
        with saves.hold_interrupts():
            self._settle()

    def _settle(self) -> None:
        while True:
            if self.match.to_move == CHANCE and len(self.match.outcomes()) == 1:
                self.match.happen(self.match.outcomes()[0])
                continue
            only = self._only()
            if only is None:
                break
            told = len(self.match.scribe.events)
            decision = self.match.decision
            assert decision is not None
            self.forced.append((told, only, decision.rule))
            self.alone.add(self.match.length)
            if self.match.redoable:
                self.match.redo()
            else:
                self.match.choose(only)
        self.save()

    def _only(self) -> Option | None:
        """The one option there is, if nobody needs to be asked; to end a turn is always asked."""
        options = self.match.options()
        if len(options) == 1 and not options[0].is_end_of_turn:
            return options[0]
        return None

    # What is to be shown

    def look(self) -> int:
        """Who sits before the screen now: whoever is asked, else the same as before."""
        mover = self.match.to_move
        if mover is not None and mover != CHANCE:
            people = [seat for seat in self.match.asked if seat not in self.opponents.seats]
            self.viewer = mover if mover in people else (people or [mover])[0]
        return self.viewer

    @property
    def shared(self) -> bool:
        """Whether several people share this screen."""
        return self.match.start.seats - len(self.opponents.seats) > 1

    def make_things(self, language: str) -> list[Thing]:
        """The answers to what is asked now, each with the number that it keeps."""
        seat = self.look()
        decision = self.match.decision_of(seat)
        assert decision is not None
        texts = [str(option) for option in decision.options]
        goes_on = bool(self.match.undoable)
        numbers = self.numbering.number(f"{decision.prompt} {seat}", texts, goes_on)
        return interpret.make_things(self.match, seat, language, numbers)

    def find_undoable(self) -> Option | None:
        """The choice that would be taken back, if one can be."""
        place = self._find_own_undoable()
        if place is None and self.lesson:
            place = self._find_latest()
        return None if place is None else self.match.option_at(place)

    def _find_own_undoable(self) -> int | None:
        """Where the choice stands that the undo law lets the player take back, if there is one."""
        if self.has_secrets and self.match.last_chooser != self.match.to_move:
            return None
        return next((place for place in self.match.undoable if place not in self.alone), None)

    def news(self, seat: int, language: str) -> list[News]:
        """What happened since the seat (in an open game: anybody) was last told, with rules."""
        known = self.count_known(seat)
        entries = Chronicle(self.match, seat, language).list_joined(known)
        told = [(2 * e.event.number + 1, make_news(e, self.match.game)) for e in entries]
        if not self.has_secrets:
            forced = [(n, o, r) for n, o, r in self.forced if n >= known]
            told += [(2 * n, News(o.words(language).rstrip("."), r)) for n, o, r in forced]
        return [news for _, news in sorted(told, key=lambda one: one[0])]

    def count_known(self, seat: int) -> int:
        """How many lines of the log the seat (in an open game: anybody) was told before."""
        return min(self.seen.get(seat if self.has_secrets else 0, 0), len(self.match.log(seat)))

    def skip_setup(self) -> None:
        """All seats know how the game was set up: the board shows it; the first part is news."""
        for seat in range(self.match.start.seats):
            entries = Chronicle(self.match, seat, "en").list_entries()
            titles = [entry.event.number for entry in entries if entry.level]
            self.seen[seat] = titles[0] if titles else len(entries)

    def recall_news(self) -> None:
        """All seats know what had happened when they last chose."""
        people = [s for s in range(self.match.start.seats) if s not in self.opponents.seats]
        self.seen = left_off.count_known(self.match, people)

    def mark_read(self, seat: int) -> None:
        """The seat has read all there is to read."""
        self.seen[seat if self.has_secrets else 0] = len(self.match.log(seat))
        self.forced.clear()


def tell_command(*words: str) -> str:
    """What to type to play something, as the program was started here."""
    start = Path(sys.prefix).parent / "start.py"
    if shutil.which("siegeworks") is None and start.is_file():
        return shlex.join(["python3", str(start), "play", *words])
    return shlex.join(["siegeworks", "play", *words])


def tell_resume_command(game: TerminalGame) -> str:
    """What to type to go on with a game."""
    words = [str(game.path)]
    for seat, bot in game.opponents.seats.items():
        words += ["--bot", f"{seat + 1}={bot}"]
    if game.content is not None:
        words += ["--content", str(game.content.absolute())]
    return tell_command(*words)
