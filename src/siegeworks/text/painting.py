"""What stands on the screen: the board, what just happened, the question and its answers."""

import re
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from siegeworks.core.game import Game, Line
from siegeworks.core.match import Match
from siegeworks.core.view import HIDDEN
from siegeworks.core.zones import Zone
from siegeworks.parts.board import board_of, find_scenery, look
from siegeworks.parts.board.records import Gauge, Mark, Status
from siegeworks.text import grouping
from siegeworks.text.chronicle import LogEntry, Title
from siegeworks.text.lines import WIDTH, set_entry, set_sentence, wrap
from siegeworks.text.speaker import Speaker
from siegeworks.text.typed import Thing, list_numbers

RULER: Final[Line] = [("─" * WIDTH, "path")]
DANGER: Final = "!"
NEAR: Final = 2  # the danger of a gauge from which on defeat is near
HALVES: Final = ": "  # between what is done and with whom
TITLES: Final = ("prompt", "bold")  # how titles are styled, by their level
GAP: Final = 3  # between the board and what stands beside it
FEW_NEWS: Final = 3  # lines of news that there should be room for


def draw_board(
    match: Match,
    seat: int | None,
    speaker: Speaker,
    is_tight: bool = False,
    is_whole: bool = False,
) -> list[Line]:
    """The game's own drawing, with its page if it shall be whole; or its zones by name."""
    view = match.view(seat)
    seen = look(match, seat, speaker.language)
    board = board_of(match.game)
    drawn = board.draw(replace(seen, is_tight=is_tight))
    if drawn and is_whole:
        return [*drawn, *board.draw_page(seen)]
    return drawn or list_zones(match, view, speaker)


@dataclass(frozen=True)
class News:
    """Something that happened; with a level, it opens a part of the log."""

    words: str
    rule: str
    level: int = 0
    is_danger: bool = False
    review: tuple[str, ...] = ()  # what became of the part of the game that it closes


def make_news(entry: LogEntry, game: Game) -> News:
    """A line of the log as news."""
    is_danger = entry.event.kind in board_of(game).dangers
    return News(entry.told, entry.event.rule, entry.level, is_danger, entry.review)


def list_outlook(match: Match, seat: int | None, speaker: Speaker) -> list[tuple[str, str]]:
    """What the game says of the position beside its pieces, each sentence with its style."""
    board = board_of(match.game)
    outlook = board.outlook(look(match, seat, speaker.language))
    if outlook is None:
        return []
    names = find_scenery(match.start, speaker.language).names
    stands = [] if outlook.gauge is None else [tell_gauge(outlook.gauge)]
    stands += [
        (f"{fact.name}: {fact.value}", "")
        for fact in outlook.status
        if outlook.gauge is None or not is_told(fact, outlook.gauge)
    ]
    comes = dict.fromkeys(
        (f"{DANGER} {words}", "bad") if mark.kind in board.dangers else (f"· {words}", "news")
        for mark, words in ((mark, tell_mark(mark, names)) for mark in outlook.marks)
    )
    parts = ((speaker.say("look-status"), stands), (speaker.say("look-comes"), list(comes)))
    return [line for title, told in parts if told for line in ((title, "heading"), *told)]


def is_told(fact: Status, gauge: Gauge) -> bool:
    """Whether a gauge tells a fact already: it has its name and all its numbers."""
    said = re.findall(r"\w+", gauge.words.lower())
    numbers = re.findall(r"\d+", fact.value)
    named = re.findall(r"\w+", fact.name.lower())
    return bool(numbers) and all(word in said for word in (*named, *numbers))


def tell_gauge(gauge: Gauge) -> tuple[str, str]:
    """How close defeat is: a sign and a colour where it is near, a colour where something presses.

    A gauge without a judgement of its own is judged by its steps: one away, or half of them.
    """
    grade = gauge.danger
    if grade is None:
        is_near = gauge.value >= gauge.most - 1
        grade = NEAR if is_near else int(2 * gauge.value >= gauge.most)
    if grade >= NEAR:
        return f"{DANGER} {gauge.words}", "bad"
    return gauge.words, "mark" if grade else "good"


def tell_mark(mark: Mark, names: Mapping[str, str]) -> str:
    """What comes next, after the name of the place where it is drawn, if it does not say it."""
    name = names.get(mark.nouns[0], "") if len(mark.nouns) == 1 else ""
    said = re.findall(r"\w+", mark.words.lower())
    is_said = all(word in said for word in re.findall(r"\w+", name.lower()))
    return f"{name}: {mark.words}" if name and not is_said else mark.words


def set_beside(
    lines: list[Line], told: Iterable[tuple[str, str]], width: int, height: int
) -> list[Line]:
    """Lines with sentences in a column to the right of them; what would be cut is left out."""
    column: list[Line] = []
    for words, style in told:
        wrapped = textwrap.wrap(words, width, subsequent_indent="  ")
        gap: list[Line] = [[]] if style == "heading" and column else []
        if len(column) + len(gap) + len(wrapped) <= height:
            column += [*gap, *([(line, style)] for line in wrapped)]
    joined: list[Line] = []
    for place in range(max(len(lines), len(column))):
        line = lines[place] if place < len(lines) else []
        gap_text = " " * (WIDTH + GAP - sum(len(text) for text, _ in line))
        joined.append([*line, (gap_text, ""), *column[place]] if place < len(column) else line)
    return joined


def list_zones(match: Match, view: dict[str, Any], speaker: Speaker) -> list[Line]:
    """Every zone the seat may see, a line each."""
    lines: list[Line] = [[(f" {match.game.title(speaker.language)} ", "title")]]
    for zone in match.game.zones:
        if zone.name in view["zones"]:
            title = speaker.of(match.game, f"zone-{zone.name}", zone.name)
            text = f"{title}: {tell_content(match, zone, view['zones'][zone.name], speaker)}"
            lines += [[(line, "")] for line in wrap(text, " ")]
    return lines


def tell_content(match: Match, zone: Zone, shown: Any, speaker: Speaker) -> str:
    """What lies in a zone, in words."""
    if isinstance(shown, dict):
        kind = zone.by
        places = [(tell_noun(match, kind, key, speaker), value) for key, value in shown.items()]
        return ", ".join(f"{name} {tell_noun(match, zone.holds, v, speaker)}" for name, v in places)
    if isinstance(shown, list):
        return ", ".join(tell_noun(match, zone.holds, value, speaker) for value in shown) or "–"
    return tell_noun(match, zone.holds, shown, speaker)


def tell_noun(match: Match, kind: str, name: Any, speaker: Speaker) -> str:
    """A thing in words; what is hidden or a number stays as it is."""
    if name is None:
        return "–"
    if kind == "seat":
        return speaker.seat(int(name))
    value = match.lexicon.nouns.value(kind, name)
    if name == HIDDEN or isinstance(name, int) or value is None:
        return str(name)
    return str(match.lexicon.noun(speaker.language, kind, value))


def draw_news(
    told: Sequence[News], room: int | None, speaker: Speaker, width: int = WIDTH
) -> list[Line]:
    """What happened, a line each below the title of its part.

    If there is no room for all of it, what became of a part and dangers are told first, then
    whatever came last.
    """
    pieces = [draw_piece(news, width) for news in told]
    lines = [line for piece in pieces for line in piece]
    if room is None or len(lines) <= max(room, 1):
        return lines
    left = max(room, 1) - 1
    kept: set[int] = set()
    weights = [(bool(news.review), news.is_danger, place) for place, news in enumerate(told)]
    for *_, place in sorted(weights, reverse=True):
        if len(pieces[place]) > left:  # whole sentences only
            break
        kept.add(place)
        left -= len(pieces[place])
    shown = [line for place in sorted(kept) for line in pieces[place]]
    earlier = speaker.say("earlier", count=len(lines) - len(shown))
    return [[(f" {earlier}", "dim")], *shown]


def draw_piece(news: News, width: int = WIDTH) -> list[Line]:
    """A piece of news, wrapped: a title, a danger with its sign, or anything else."""
    text = tell_sentence(news.words, news.rule)
    if news.level:
        title: list[Line] = [[(line, "heading")] for line in textwrap.wrap(f" {text}", width)]
        return [*title, *draw_review(news.review, width)]
    sign, style = (DANGER, "bad") if news.is_danger else ("·", "news")
    wrapped = textwrap.wrap(text, width, initial_indent=f" {sign} ", subsequent_indent="   ")
    return [*([(line, style)] for line in wrapped), *draw_review(news.review, width)]


def draw_review(sentences: Sequence[str], width: int = WIDTH) -> list[Line]:
    """What became of a part of the game, below its last line."""
    return [line for words in sentences for line in set_sentence(words, "news", "   ", width)]


def draw_entry(entry: LogEntry) -> list[Line]:
    """A line of the log; one that opens a part is its title."""
    words = tell_sentence(entry.told, entry.event.rule)
    if entry.level:
        title = set_sentence(words, TITLES[min(entry.level, len(TITLES)) - 1])
        return [*title, *draw_review(entry.review)]
    return [*set_sentence(words, indent="  "), *draw_review(entry.review)]


def draw_title(title: Title, before: Sequence[Line]) -> list[Line]:
    """The title of a part of the log, set apart from what stands before."""
    gap: list[Line] = [[]] if before and title.level == 1 else []
    return [*gap, *set_sentence(title.words, TITLES[min(title.level, len(TITLES)) - 1])]


def tell_sentence(text: str, rule: str) -> str:
    """Something told, with its rule."""
    return f"{text} ({rule})" if rule else text


def draw_question(text: str, rule: str, width: int = WIDTH) -> list[Line]:
    """What is asked, with its rule at the end."""
    lines: list[Line] = [[(line, "prompt")] for line in wrap(tell_sentence(text, rule), "", width)]
    return lines


def draw_choices(things: Sequence[Thing], width: int = WIDTH) -> list[Line]:
    """Numbered answers, side by side where they fit; a long list below its headings."""
    if grouping.has_groups(things):
        return grouping.draw_groups(things, width)
    things = [replace(t, words=f"{t.words} ({t.change})") if t.change else t for t in things]
    own = list_numbers(things)
    digits = len(str(max(own)))
    room = max(len(thing.words) for thing in things) + digits + 4
    across = max(1, width // room)
    if across == 1 and room > width:
        return [
            line
            for thing, number in zip(things, own, strict=True)
            for line in set_choice(thing, number, digits, width)
        ]
    down = -(-len(things) // across)
    lines: list[Line] = []
    for row in range(down):
        line: Line = []
        for place in range(row, len(things), down):
            text = things[place].words
            line += [(f" {own[place]:>{digits}} ", "number"), (text.ljust(room - digits - 2), "")]
        lines.append(line)
    return lines


def set_choice(thing: Thing, number: int, digits: int, width: int) -> list[Line]:
    """An answer that is too long for a line goes on below its own beginning."""
    sign = (f" {number:>{digits}} ", "number")
    return set_entry([sign, (thing.words, "")], width)
