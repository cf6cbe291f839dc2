"""One game from its first question to its end, or to the moment the player leaves."""

from collections.abc import Sequence
from enum import Enum, auto
from typing import Final

from siegeworks.cli.terminal import ending, real_dice
from siegeworks.cli.terminal.doubts import Doubts
from siegeworks.cli.terminal.keeper import Keeper
from siegeworks.cli.terminal.lesson import Lesson
from siegeworks.cli.terminal.looking_back import LookingBack
from siegeworks.cli.terminal.page import WIDE, Page, PageMaker, Size
from siegeworks.cli.terminal.screen import Screen
from siegeworks.cli.terminal.terminal_game import TerminalGame
from siegeworks.core.decision import CHANCE, Option
from siegeworks.core.errors import SiegeError
from siegeworks.core.game import Line
from siegeworks.core.ways import find_ways
from siegeworks.text import grouping, interpret, painting
from siegeworks.text.explain import Explainer
from siegeworks.text.interpret import Meant
from siegeworks.text.lines import WIDTH, set_sentence
from siegeworks.text.sequence import Part, split_line, split_luck
from siegeworks.text.speaker import Speaker
from siegeworks.text.typed import Command, Thing, find, read_command

MANY_HIDDEN: Final = 4  # lines of news without room that are worth a page of their own
LONG_TOLD: Final = 12  # lines that push what is asked out of sight
STAYING: Final = ("heading", "prompt")  # what is still said beside a question that needs room


class Next(Enum):
    """What is to be done after a line was typed."""

    DRAW = auto()  # the board anew
    ASK = auto()  # for another line


NEW: Final = ("n", "new", "neu")  # what goes on to another game, or to the next lesson


class Leave(Exception):
    """The player leaves; the game is on the disk."""


class Session:
    """The input loop."""

    def __init__(
        self, game: TerminalGame, screen: Screen, speaker: Speaker, lesson: Lesson | None = None
    ) -> None:
        self.game = game
        self.screen = screen
        self.speaker = speaker
        self.lesson = lesson
        self.shown_to: int | None = None  # whose view is on the screen
        self.warned = ""
        self.maker = PageMaker(game, speaker)
        self.doubts = Doubts(game, screen, speaker)
        self.keeper = Keeper(game, screen, speaker)
        self.shown = Page([])  # what was drawn last
        self.waiting: list[Part] = []  # answers of one line that are still to be given
        self.thinking: int | None = None  # the bot that was last said to think
        self.is_done = False  # with a lesson whose game could go on
        self.reported = 0  # lines of the log that had a page of their own, or stand before it

    def play(self) -> None:
        """Play until the game is over; leaving, Ctrl-C and the end of input raise."""
        self.game.begin()
        while self.game.match.to_move is not None and not self.is_done:
            bot = self.game.opponents.asked(self.game.match)
            if bot is not None:
                self._let_answer(bot)
            elif self.waiting and self._is_same_player():
                self._go_on()
            else:
                self.waiting = []
                self._ask()
        if not self.is_done:
            self._draw_end()

    def _is_same_player(self) -> bool:
        """Whether who typed is still asked; with secrets nobody answers for another."""
        return not self.game.has_secrets or self.game.look() == self.shown_to

    def _ask(self) -> None:
        """Show the page, and ask until something is to be shown anew."""
        self._curtain()
        if self.lesson is not None:
            self.maker.wanted = self.lesson.list_wanted(self.game.match)
            self.maker.said = self._teach(self.lesson)
        typed = self._report()
        self._draw()
        if typed and self._answer(typed) is Next.DRAW:
            return
        while self._answer(self.screen.ask()) is Next.ASK:
            pass

    def _report(self) -> str:
        """What happened on a page of its own, once, where much of it has no room by the board.

        What is typed there instead of Enter is the answer to what is asked next.
        """
        heard = len(self.game.match.log(self.game.viewer))
        if self._size is None or self.maker.said or self.maker.is_new or heard <= self.reported:
            return ""
        if self.maker.make(self._size).hidden < MANY_HIDDEN:
            return ""
        self.reported = heard
        self.screen.clear()
        typed = self._show_long(self.maker.draw_report(min(self.screen.width, WIDE)))
        return typed or self.screen.ask(f"{self.speaker.say('report-on')} ")

    def introduce(self) -> None:
        """Before the first choice: who plays what, and how the game is won and lost."""
        self.maker.is_new = True

    def recall(self) -> None:
        """When a game goes on: what happened since the player last chose."""
        self.game.recall_news()
        self.maker.since = self.speaker.say("since")

    def _teach(self, lesson: Lesson) -> list[Line]:
        """What the lesson says now; all but the last of it waits for Enter."""
        told = lesson.tell_next(self.game.match, self.speaker)
        for page in told[:-1]:
            self._show_alone(page)
        last = told[-1] if told else []
        if self._has_room(last):
            return last
        self._show_alone(last)
        return [line for line in last if line[0][1] in STAYING]

    def _show_alone(self, page: list[Line]) -> None:
        """Show something below the board, and ask for nothing but Enter."""
        self.maker.said, self.maker.is_asking = page, False
        self._draw()
        if self.screen.typed:
            self.screen.ask(f"{self.speaker.say('lesson-on')} ")
        self.maker.is_asking = True

    def _has_room(self, page: list[Line]) -> bool:
        """Whether something can stand between the board and the question."""
        return self._size is None or self.maker.has_room(page, self._size)

    def _let_answer(self, seat: int) -> None:
        """Let a bot answer; Ctrl-C is heard while it thinks."""
        if self.screen.typed and self.thinking != seat:
            self.screen.say(self.speaker.say("thinking", who=self.speaker.seat(seat)), "dim")
        self.thinking = seat
        option = self.game.opponents.answer(self.game.match, seat)
        self.game.choose(option, seat)

    def is_another_wanted(self) -> bool:
        """After the end: whether a new game is wanted; the log and the rules are still at hand."""
        while not self.is_done:
            typed = self.screen.ask(f"{self.speaker.say('again')} ")
            order = read_command(typed)
            if typed.lower() in NEW:
                return True
            if not typed or (order is not None and order.name == "quit"):
                return False
            if order is not None and order.name == "redo":
                LookingBack(self.game.match, self.screen, self.speaker).show()
                self._draw_end()
            elif order is not None and order.name in ("rule", "log", "save", "ask"):
                self._command(order)
            else:
                self.screen.say(self.speaker.say("again-nonsense", typed=typed[:40]), "warn")
        return True

    # Showing

    def _curtain(self) -> None:
        """In a game with secrets nobody sees the screen of another."""
        seat = self.game.look()
        self.thinking = None
        if self.game.has_secrets and self.shown_to != seat and self.game.shared:
            self.screen.clear(everything=True)
            who = self.speaker.player(self.game.match.game, seat)
            self.screen.say(self.speaker.say("curtain", who=who), "prompt")
            if self.screen.typed:
                self.screen.ask("")
            self.screen.forget()
            self.screen.clear(everything=True)
        self.shown_to = seat

    @property
    def _size(self) -> Size | None:
        """What the window has room for; None if there is no window."""
        return Size(self.screen.width, self.screen.height) if self.screen.is_window else None

    def _draw(self) -> None:
        self.shown = self.maker.make(self._size)
        self.screen.clear()
        self.screen.show(self.shown.lines)
        self.maker.said = []
        self._offer_words()
        if self.game.trouble and self.game.trouble != self.warned:
            self.keeper.warn()
        self.warned = self.game.trouble
        if self.game.parted:
            self.screen.say(self.speaker.say("parted", path=str(self.game.path)), "warn")
        self.game.parted = False

    def page(self, height: int | None = None, width: int = WIDTH) -> list[Line]:
        """The board, the news and the question, for a screen of this size or for paper."""
        return self.maker.make(None if height is None else Size(width, height)).lines

    def _offer_words(self) -> None:
        """What the Tab key completes: the words of the answers and of the commands."""
        things = [] if self.game.match.to_move == CHANCE else self._things()
        self.screen.complete([*(thing.words for thing in things), *(t.text for t in things)])

    def _things(self) -> list[Thing]:
        return self.game.make_things(self.speaker.language)

    def _draw_end(self) -> None:
        self.screen.clear()
        ending.show(self.game, self.screen, self.speaker)
        if self.lesson is not None:
            told = self.lesson.tell_next(self.game.match, self.speaker)
            self.screen.show(line for page in told for line in page)
        if self.game.trouble:
            self.keeper.warn()
        else:
            self.screen.say(self.speaker.say("record", path=str(self.game.path)), "dim")

    # Answering

    def _answer(self, typed: str) -> Next:
        if not typed:
            return self._take_usual()
        if typed.lower() in NEW and self.lesson is not None and self.lesson.is_over:
            self.is_done = True
            return Next.DRAW
        try:
            wish = grouping.find_wish(typed, self.game.match, self.game.look())
            if wish:
                return self._carry_out(wish)
            self.waiting = self._split(typed)
            return self._take_next()
        except SiegeError as error:
            self.screen.say(error.words(self.speaker.language), "warn")
            return Next.ASK

    def _carry_out(self, wish: str) -> Next:
        """Several answers at one word."""
        self._mark_read()
        self.game.carry_out_wish(wish, self.game.look())
        return Next.DRAW

    def _split(self, typed: str) -> list[Part]:
        """The answers that were typed in one line."""
        if self.game.match.to_move != CHANCE:
            return split_line(typed, self._things())
        outcomes = real_dice.make_things(self.game.match.outcomes(), self.speaker.language)
        return split_luck(typed, outcomes)

    def _take_usual(self) -> Next:
        """Enter: the only answer there is, else the news that had no room, else the board anew."""
        if self.shown.usual:
            return self._choose(self.shown.usual, self.game.look())
        if self.shown.is_cut:
            self._tell_news()
            self.shown = Page([])
            return Next.ASK
        return Next.DRAW

    def _go_on(self) -> None:
        """Give the next answer of a line; if it cannot be given, the rest is left out."""
        try:
            is_done = self._take_next(goes_on=True) is Next.DRAW
        except SiegeError:
            is_done = False
        if not is_done:
            self.waiting = []

    def _take_next(self, goes_on: bool = False) -> Next:
        """The next answer of a line."""
        part, *self.waiting = self.waiting
        order = None if part.is_number else read_command(part.typed)
        if order is not None:
            self.waiting = []  # what is asked or taken back ends a line
            return self._command(order)
        is_luck = self.game.match.to_move == CHANCE
        if goes_on and is_luck != part.is_luck:
            return self._stop(part.typed)  # something else is asked than was expected
        done = self._luck(part.typed) if is_luck else self._choice(part, goes_on)
        if done is Next.ASK:
            self.waiting = []
        return done

    def _choice(self, part: Part, goes_on: bool) -> Next:
        match, seat = self.game.match, self.game.look()
        things = self._things()
        if goes_on and (part.is_number and part.typed not in {thing.text for thing in things}):
            return self._stop(part.typed)
        if part.is_repeated and (found := find(part.typed, things)):
            meant = Meant(match.options(seat)[found[0]])
        else:
            meant = interpret.pick(part.typed, match, seat, self.speaker, things)
        if meant.option is None and goes_on:
            return Next.ASK if part.is_repeated else self._stop(part.typed)
        option = meant.option or self._set_out(part.typed, seat)
        if option is None:
            self.screen.show(self._explain_gone(part.typed) or meant.lines)
            return Next.ASK
        done = self._choose(str(option), seat, goes_on)
        if part.is_repeated and done is Next.DRAW and self._is_same_question(things):
            self.waiting = [part, *self.waiting]
        return done

    def _set_out(self, typed: str, seat: int) -> Option | None:
        """The first step of a way to what was typed, if one leads there; the others wait."""
        ways = {} if typed.isdecimal() else find_ways(self.game.match, seat)
        goals = [Thing(goal, way[-1].words(self.speaker.language)) for goal, way in ways.items()]
        found = find(typed, goals)
        if len(found) != 1:
            return None
        first, *others = ways[goals[found[0]].text]
        self.waiting = [*(Part(str(step)) for step in others), *self.waiting]
        return first

    def _is_same_question(self, before: Sequence[Thing]) -> bool:
        """Whether the same is asked again, so that a choice can be repeated."""
        if self.game.match.to_move in (None, CHANCE):
            return False
        known = {thing.text for thing in before}
        return any(thing.text in known for thing in self._things())

    def _stop(self, typed: str) -> Next:
        """An answer of a line that cannot be given any more: say so above the page."""
        match, seat = self.game.match, self.game.look()
        why = interpret.find_refused(typed, match, seat, self.speaker)
        say = self.speaker.say
        told = say("stopped-why", why=why) if why else say("stopped", typed=typed)
        self.waiting = []
        self.maker.said = [
            *painting.draw_news(self.maker.list_news(), painting.FEW_NEWS, self.speaker),
            *set_sentence(told, "warn", " "),
        ]
        return Next.ASK

    def _explain_gone(self, typed: str) -> list[Line]:
        """Why the answer that had a number before is not there any more."""
        gone = self.game.numbering.find_gone(int(typed)) if typed.isdecimal() else ""
        match, seat = self.game.match, self.game.look()
        why = interpret.find_refused(gone, match, seat, self.speaker) if gone else ""
        return set_sentence(f"{typed} {why}", "warn") if why else []

    def _choose(self, text: str, seat: int, goes_on: bool = False) -> Next:
        if not self.doubts.is_wanted(text, seat, self.maker.wanted):
            self.waiting = []
            return Next.DRAW
        if not goes_on:
            self._mark_read()
        self.game.choose(text, seat)
        return Next.DRAW

    def _tell_news(self) -> None:
        """All that happened since the player last chose."""
        news = self.maker.list_news()
        none = set_sentence(self.speaker.say("no-news"))
        told = self.maker.draw_report(WIDTH) if news else none
        self.screen.show(told)
        self._remind(told)

    def _remind(self, told: list[Line]) -> None:
        """What is asked, if so much was told that it is out of sight."""
        decision = self.game.match.decision_of(self.game.look())
        if decision is None or not self.screen.is_window or len(told) < LONG_TOLD:
            return
        words = decision.words(self.speaker.language)
        self.screen.show([[], *painting.draw_question(words, decision.rule)])

    def _luck(self, typed: str) -> Next:
        found = real_dice.find_meant(typed, self.game.match, self.speaker.language)
        if len(found) == 1:
            self._mark_read()
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
        things = None if self.game.match.to_move in (None, CHANCE) else self._things()
        lines = interpret.answer(order, self.explainer, things=things)
        if lines is not None:
            typed = self._show_long(lines)
            if order.name == "help" and not typed:
                self.keeper.tell_place()
            if not typed:
                self._remind(lines)
            if self.game.match.to_move is None:  # nothing is left to be answered
                later = read_command(typed) if typed else None
                return Next.ASK if later is None else self._command(later)
            return self._answer(typed) if typed else Next.ASK
        match order.name:
            case "save":
                self.keeper.save(order.rest)
                return Next.ASK
            case "news":
                self._tell_news()
                return Next.ASK
            case "undo":
                return self._note("undone", self.game.undo())
            case "redo":
                return self._note("redone", self.game.redo())
        raise Leave

    def _show_long(self, lines: list[Line]) -> str:
        """Show lines, a screen at a time; what is typed between them ends it, and is returned."""
        room = self.screen.height - 2 if self.screen.is_window else len(lines)
        for start in range(0, len(lines), max(room, 1)):
            if start:
                typed = self.screen.ask(f"{self.speaker.say('more')} ")
                if typed:
                    return typed
            self.screen.show(lines[start : start + room])
        return ""

    @property
    def explainer(self) -> Explainer:
        """What can be asked about the game, by whoever sits before the screen."""
        return Explainer(self.game.match, self.game.viewer, self.speaker)

    def _mark_read(self) -> None:
        """The player has read what stands on the page."""
        self.game.mark_read(self.game.viewer)
        self.maker.since, self.maker.is_new = "", False

    def _note(self, key: str, option: Option) -> Next:
        self._mark_read()
        told = self.speaker.say(key, choice=option.words(self.speaker.language))
        self.maker.said = set_sentence(f" · {told}")
        return Next.DRAW
