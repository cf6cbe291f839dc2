"""A game that is over, seen again part by part: the board, and what happened until then."""

from collections.abc import Iterator
from dataclasses import dataclass

from siegeworks.cli.terminal.screen import Screen
from siegeworks.core.game import Line
from siegeworks.core.journal import play_on
from siegeworks.core.match import Match, begin
from siegeworks.text import painting
from siegeworks.text.chronicle import Chronicle
from siegeworks.text.speaker import Speaker
from siegeworks.text.typed import read_command

PROMPT_LINES = 2  # for the place and what is typed


@dataclass(frozen=True)
class Stop:
    """Where the game is looked at: a place in its journal, and the lines of the log it tells."""

    place: int
    since: int
    until: int


def list_stops(match: Match) -> list[Stop]:
    """The ends of all parts that the log has titles for, and the end of the game."""
    again, journal = begin(match.start, given=True), match.journal
    titles = list_titles(match)
    stops: list[Stop] = []
    known = 0
    for place in range(1, len(journal) + 1):
        play_on(again.state, journal, place)
        heard = len(again.log())
        is_new = any(known < number < heard for number in titles)
        if is_new or place == len(journal):
            stops.append(Stop(place, known, heard))
            known = heard
    return stops


def list_titles(match: Match) -> list[int]:
    """The numbers of the lines that open a part."""
    entries = Chronicle(match, None, "en").list_entries()
    return [entry.event.number for entry in entries if entry.level]


class LookingBack:
    """Shows the stops of a game one after another, as somebody sees it who did not play."""

    def __init__(self, match: Match, screen: Screen, speaker: Speaker) -> None:
        self.match = match
        self.screen = screen
        self.speaker = speaker
        self.stops = list_stops(match)

    def show(self) -> None:
        """From the beginning to the end, or until the player has seen enough."""
        number = 0
        while number < len(self.stops):
            self._show_stop(number)
            typed = self.screen.ask(f"{self._tell_keys(number)} ").lower()
            order = read_command(typed)
            if order is not None and order.name == "quit":
                return
            number = max(0, number - 1) if typed in ("b", "z") else number + 1

    def _tell_keys(self, number: int) -> str:
        return self.speaker.say("look-back", number=number + 1, count=len(self.stops))

    def _show_stop(self, number: int) -> None:
        stop = self.stops[number]
        then = begin(self.match.start, given=True)
        play_on(then.state, self.match.journal, stop.place)
        board = painting.draw_board(then, None, self.speaker)
        room = self.screen.height - len(board) - PROMPT_LINES if self.screen.is_window else None
        self.screen.clear()
        self.screen.show([*board, painting.RULER, *self._draw_news(then, stop, room)])

    def _draw_news(self, then: Match, stop: Stop, room: int | None) -> Iterator[Line]:
        entries = Chronicle(then, None, self.speaker.language).list_joined(stop.since)
        news = [painting.make_news(entry, then.game) for entry in entries]
        yield from painting.draw_news(news, room, self.speaker)
