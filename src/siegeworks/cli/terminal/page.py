"""The page on the screen: the board, what happened, the question with its answers, the keys.

What matters least gives way on a low screen. In a window where the board has no room at all, the
position is told in sentences.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum, auto
from typing import Final

from siegeworks.cli.terminal import choice_grid, real_dice
from siegeworks.cli.terminal.introduction import draw_introduction
from siegeworks.cli.terminal.last_answer import is_next_last
from siegeworks.cli.terminal.terminal_game import TerminalGame
from siegeworks.core.game import Line
from siegeworks.text import grouping, painting
from siegeworks.text.chronicle import Chronicle
from siegeworks.text.explain import Explainer
from siegeworks.text.interpret import tell_numbers
from siegeworks.text.lines import WIDTH, set_sentence, wrap_line
from siegeworks.text.painting import News
from siegeworks.text.speaker import Speaker
from siegeworks.text.typed import Thing, list_numbers

NARROWEST: Final = 30  # columns beside the board that are worth being used
PROMPT: Final = 1  # line for what is typed
GAPS: Final = 2  # lines that set news, question and keys apart
LONGEST: Final = 24  # letters of a choice that is named among the keys
BETWEEN: Final = "  "
WIDE: Final = 100  # columns; longer lines are hard to read
MANY: Final = 24  # answers; of more, a lesson lists only those that it asks for,
FEW: Final = 4  # and not more of them


class Spread(IntEnum):
    """How much room the answers take, the most first."""

    PAPER = auto()  # all below each other, for whoever reads them one by one
    SCREEN = auto()  # as a grid, if they make one
    ROWS = auto()  # each heading of a long list begins a line
    RUN = auto()  # one heading after the other
    PRICED_ROWS = auto()  # of the figures only prices are left
    BARE_ROWS = auto()  # no figures
    BARE_RUN = auto()


FIGURES: Final = {
    Spread.PRICED_ROWS: grouping.list_priced,
    Spread.BARE_ROWS: grouping.list_bare,
    Spread.BARE_RUN: grouping.list_bare,
}


@dataclass(frozen=True)
class Size:
    """How much fits on a screen."""

    width: int
    height: int


@dataclass(frozen=True)
class Page:
    """What is shown, whether some of the news had no room, and the answer that Enter gives."""

    lines: list[Line]
    is_cut: bool = False
    usual: str = ""
    hidden: int = 0  # lines of news that had no room


@dataclass
class PageMaker:
    """Puts the page of a game together."""

    game: TerminalGame
    speaker: Speaker
    said: list[Line] = field(default_factory=list)  # stands where else the news would
    is_new: bool = False  # above the news it is said what the game is about
    since: str = ""  # a title over the news
    is_asking: bool = True  # else only something is said, and the question waits
    wanted: Sequence[str] = ()  # texts of the answers that a lesson asks for

    def make(self, size: Size | None) -> Page:
        """The page for a terminal of a size, or without one, for paper."""
        if size is None:
            return self._make_plain()
        asked, board = self._fit(size)
        room = size.height - len(board) - len(asked) - PROMPT - 2
        ruler: list[Line] = [[("─" * size.width, "path")]]
        hints = [self._draw_hints(size.width)]
        if room < max(painting.FEW_NEWS, len(self.said)):
            ruler, room = [], room + 1
        if room < max(1, len(self.said)):
            hints, room = [], room + 1
        if size.width < WIDTH or room < len(self.said):
            return self._make_brief(size, asked, len(board))
        news = self._draw_news(room, size.width)
        signs = self._draw_signs(room - len(news))
        spare = room - len(news) - len(signs)
        upper = self._set_outlook([*board, *signs], size, spare - 2)
        spare -= len(upper) - len(board) - len(signs)
        gap: list[Line] = [[]] if spare > 0 and news else []
        lines = [*upper, *ruler, *news, *gap, *asked, *(gap if spare > 1 else []), *hints]
        hidden = self._count_hidden(room, size.width)
        return Page(lines, hidden > 0, self._find_usual(), hidden)

    def has_room(self, said: list[Line], size: Size) -> bool:
        """Whether something can be said between the board and the question."""
        asked = self._draw_question(size.width, Spread.BARE_RUN)
        board = painting.draw_board(self.game.match, self.game.viewer, self.speaker, is_tight=True)
        return len(board) + len(said) + len(asked) + PROMPT <= size.height

    def _fit(self, size: Size) -> tuple[list[Line], list[Line]]:
        """The question and the board; a long list of answers makes room for the board."""
        asked: list[Line] = []
        board: list[Line] = []
        for spread in list(Spread)[1:]:
            asked = self._draw_question(size.width, spread)
            board = self._draw_board(size.height - len(asked) - PROMPT - 1)
            if len(board) + len(asked) + PROMPT + max(1, len(self.said)) <= size.height:
                break
        return asked, board

    def _draw_board(self, room: int) -> list[Line]:
        """The board; without what matters least if else there were no room to tell anything."""
        match, seat, speaker = self.game.match, self.game.viewer, self.speaker
        least = max(1, len(self.said))
        for is_whole in (True, False):
            board = painting.draw_board(match, seat, speaker, is_whole=is_whole)
            if room - len(board) >= (painting.FEW_NEWS if is_whole else least):
                return board
        return painting.draw_board(match, seat, speaker, is_tight=True)

    def _make_plain(self) -> Page:
        match, seat, speaker = self.game.match, self.game.viewer, self.speaker
        board = painting.draw_board(match, seat, speaker, is_whole=True)
        news = self._draw_news(None, WIDTH)
        hints = self._draw_hints(WIDTH)
        lines = [*board, painting.RULER, *news, *self._draw_question(WIDTH), hints]
        return Page(lines, usual=self._find_usual())

    def _make_brief(self, size: Size, asked: list[Line], board: int) -> Page:
        """Without the board: how it stands in sentences, and what would be needed for it."""
        needed = board + len(asked) + PROMPT + 2
        facts = {"columns": size.width, "lines": size.height, "width": WIDTH, "height": needed}
        width = min(size.width, WIDTH)
        note = set_sentence(self.speaker.say("too-small", **facts), "dim", "", width)
        hints = [self._draw_hints(size.width)]
        left = size.height - len(asked) - len(hints) - len(note) - PROMPT
        news = self._draw_news(max(left // 2, 1), size.width)
        outlook = painting.list_outlook(self.game.match, self.game.viewer, self.speaker)
        told = [line for text, look in outlook for line in set_sentence(text, look, "", width)]
        lines = [*note, *told[: max(left - len(news), 0)], *news, *asked, *hints]
        hidden = self._count_hidden(max(left // 2, 1), size.width)
        return Page(lines, hidden > 0, self._find_usual(), hidden)

    def _draw_signs(self, spare: int) -> list[Line]:
        """Below the board, how to read it, where there is room to spare; some of it stays free."""
        return Explainer(self.game.match, self.game.viewer, self.speaker).list_signs(spare - GAPS)

    def _set_outlook(self, board: list[Line], size: Size, spare: int) -> list[Line]:
        """The board, with what the game says of the position in the room beside it."""
        beside = size.width - WIDTH - painting.GAP
        if beside < NARROWEST:
            return board
        outlook = painting.list_outlook(self.game.match, self.game.viewer, self.speaker)
        return painting.set_beside(board, outlook, beside, len(board) + max(spare, 0))

    # What happened

    def list_news(self) -> list[News]:
        """What happened since the player last chose."""
        told = self.game.news(self.game.viewer, self.speaker.language)
        if self.since and told:
            return [News(self.since, "", 1), *told]
        return [*self._list_titles(told), *told]

    def _list_titles(self, told: Sequence[News]) -> list[News]:
        """The title of the part that the news begins in, if others follow it."""
        if not told or told[0].level or not any(news.level for news in told):
            return []
        seat = self.game.viewer
        chronicle = Chronicle(self.game.match, seat, self.speaker.language)
        titles = chronicle.list_titles(self.game.count_known(seat))
        return [News(title.words, "", title.level) for title in titles[-1:]]

    def _draw_news(self, room: int | None, width: int) -> list[Line]:
        if self.said or room == 0:
            return [part for line in self.said for part in wrap_line(line, width)]
        news = self.list_news()
        above = self._fit_above(None if room is None else room - min(len(news), 1), width)
        left = None if room is None else max(room - len(above), 1)
        return [*above, *painting.draw_news(news, left, self.speaker, width)]

    def _fit_above(self, room: int | None, width: int) -> list[Line]:
        """The first blocks of the introduction that fit."""
        lines: list[Line] = []
        if not self.is_new:
            return lines
        for block in draw_introduction(self.game, self.speaker, min(width, WIDTH)):
            if room is not None and len(lines) + len(block) > room:
                break
            lines += block
        return lines

    def _count_hidden(self, room: int, width: int) -> int:
        return 0 if self.said else max(0, len(self._draw_news(None, width)) - room)

    def draw_report(self, width: int) -> list[Line]:
        """All that happened since the last answer: what became of it, what it cost, one by one."""
        news, say = self.list_news(), self.speaker.say
        harm = [one for one in news if one.is_danger]
        lines: list[Line] = [[(f" {say('report')} ", "title")]]
        for one in news:
            lines += [[], *painting.draw_piece(one, width)] if one.review else []
        news = [replace(one, review=()) for one in news]
        if harm:
            lines += [[], [(f" {say('report-harm', count=len(harm))}", "heading")]]
            lines += [line for one in harm for line in painting.draw_piece(one, width)]
        lines += [[], *([[(f" {say('report-all')}", "heading")]] if harm else [])]
        return [*lines, *painting.draw_news(news, None, self.speaker, width)]

    # What is asked

    def _draw_question(self, width: int, spread: Spread = Spread.PAPER) -> list[Line]:
        match, speaker = self.game.match, self.speaker
        if not self.is_asking:
            return []
        decision = match.decision_of(self.game.look())
        if decision is None:
            return real_dice.draw_question(match, speaker)
        text = decision.words(speaker.language)
        if match.start.seats > 1:
            together = len(decision.seats) > 1 and not self.game.has_secrets
            who = speaker.player(match.game, decision.seat)
            text = f"{speaker.say('together') if together else who}: {text}"
        lines = [*painting.draw_question(text, decision.rule, width)]
        lines += self._draw_answers(decision.seat, width, spread)
        if is_next_last(match, self.game.look()):
            lines += set_sentence(speaker.say("next-last"), "mark", " ", min(width, WIDTH))
        return lines

    def _draw_answers(self, seat: int, width: int, spread: Spread) -> list[Line]:
        """The answers; while a lesson asks for some of very many, the others are only counted."""
        match, language = self.game.match, self.speaker.language
        things = grouping.group_things(self.game.make_things(language), match, seat, language)
        is_tight = spread >= Spread.ROWS
        draw = painting.draw_choices if spread is Spread.PAPER else choice_grid.draw_choices
        if is_tight and grouping.has_groups(things):
            is_run = spread in (Spread.RUN, Spread.BARE_RUN)
            draw = grouping.draw_run if is_run else grouping.draw_rows
            things = FIGURES.get(spread, list)(things)
        found = [thing for thing in things if thing.text in self.wanted][:FEW]
        if not found or len(things) <= MANY:
            wishes = grouping.draw_wishes(match, seat, language, min(width, WIDTH))
            cards = {} if is_tight else grouping.list_card_texts(match, seat, language)
            if cards:
                return [*grouping.draw_cards(things, cards, min(width, WIDE)), *wishes]
            return [*draw(things, width), *wishes]
        others = self.speaker.say("lesson-others", count=len(things) - len(found))
        plain = [replace(thing, group="") for thing in found]
        return [*painting.draw_choices(plain, width), *set_sentence(others, "dim", " ")]

    def _find_usual(self) -> str:
        """The answer that Enter gives: the only one there is."""
        things = self._list_things()
        return things[0].text if len(things) == 1 else ""

    def _list_things(self) -> list[Thing]:
        if self.game.match.decision_of(self.game.look()) is None:
            return []
        return self.game.make_things(self.speaker.language)

    # The keys

    def _draw_hints(self, width: int) -> Line:
        """The keys that are most useful now, as many as fit."""
        if not self.is_asking:
            return []
        unsaved = self.speaker.say("not-saved") + BETWEEN if self.game.trouble else ""
        told, used = "", len(unsaved)
        for hint in self._list_hints():
            if used + len(told) + len(BETWEEN) + len(hint) <= width:
                told += BETWEEN * bool(told) + hint
        return [*([(unsaved, "warn")] if unsaved else []), (told, "dim")]

    def _list_hints(self) -> Sequence[str]:
        things, say = self._list_things(), self.speaker.say
        hints: list[str] = []
        if len(things) == 1:
            hints.append(say("hint-enter", choice=shorten(things[0].words)))
        elif things:
            first = list_numbers(things)[0]
            numbers = tell_numbers(things)
            hints += [say("hint-pick", numbers=numbers if len(numbers) < LONGEST else "1 …")]
            hints += [say("hint-ask", number=first)]
        undoable = self.game.find_undoable()
        if undoable is not None:
            choice = shorten(undoable.words(self.speaker.language))
            hints.append(say("hint-undo", choice=choice))
        if self.game.match.redo_option is not None:
            hints.append(say("hint-redo"))
        return [*hints, *say("hints").split(BETWEEN)]


def shorten(words: str) -> str:
    """The beginning of words, where there is little room."""
    return words if len(words) <= LONGEST else f"{words[: LONGEST - 1].rstrip()}…"
