"""What stands on the screen: the board, what just happened, the question and its answers."""

import re
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from siegeworks.core.game import Line
from siegeworks.core.match import Match
from siegeworks.core.view import HIDDEN
from siegeworks.core.zones import Zone
from siegeworks.parts.board import board_of, find_scenery, look
from siegeworks.parts.board.records import Mark
from siegeworks.text.chronicle import LogEntry, Title
from siegeworks.text.lines import WIDTH, set_sentence, wrap
from siegeworks.text.speaker import Speaker
from siegeworks.text.typed import Thing

RULER: Final[Line] = [("─" * WIDTH, "path")]
TITLES: Final = ("prompt", "bold")  # how titles are styled, by their level
GAP: Final = 3  # between the board and what stands beside it
FEW_NEWS: Final = 3  # lines of news that there should be room for


def draw_board(match: Match, seat: int | None, speaker: Speaker) -> list[Line]:
    """The game's own drawing, or its zones by name."""
    view = match.view(seat)
    drawn = board_of(match.game).draw(look(match, seat, speaker.language))
    return drawn or list_zones(match, view, speaker)


def list_outlook(match: Match, seat: int | None, speaker: Speaker) -> list[tuple[str, str]]:
    """What the game says of the position beside its pieces, each sentence with its style."""
    outlook = board_of(match.game).outlook(look(match, seat, speaker.language))
    if outlook is None:
        return []
    gauge = [] if outlook.gauge is None else [(outlook.gauge.words, "bold")]
    facts = [(f"{fact.name}: {fact.value}", "") for fact in outlook.status]
    names = find_scenery(match.start, speaker.language).names
    marks = dict.fromkeys(f"· {tell_mark(mark, names)}" for mark in outlook.marks)
    return [*gauge, *facts, *((words, "news") for words in marks)]


def tell_mark(mark: Mark, names: Mapping[str, str]) -> str:
    """What comes next, after the name of the place where it is drawn, if it does not say it."""
    name = names.get(mark.nouns[0], "") if len(mark.nouns) == 1 else ""
    said = re.findall(r"\w+", mark.words.lower())
    is_said = any(word in said for word in re.findall(r"\w+", name.lower()))
    return f"{name}: {mark.words}" if name and not is_said else mark.words


def set_beside(lines: list[Line], told: Iterable[tuple[str, str]], width: int) -> list[Line]:
    """Lines with sentences in a column to the right of them; what would be cut is left out."""
    column: list[Line] = []
    for words, style in told:
        wrapped = textwrap.wrap(words, width, subsequent_indent="  ")
        if len(column) + len(wrapped) <= len(lines):
            column += [[(line, style)] for line in wrapped]
    joined: list[Line] = []
    for place, line in enumerate(lines):
        gap = " " * (WIDTH + GAP - sum(len(text) for text, _ in line))
        joined.append([*line, (gap, ""), *column[place]] if place < len(column) else line)
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


def draw_news(told: Sequence[tuple[str, str]], room: int | None, speaker: Speaker) -> list[Line]:
    """What happened: a line each, or run together if there is no room for that."""
    lines = [line for text, rule in told for line in draw_bullet(tell_sentence(text, rule))]
    if room is None:
        return [[(line, "news")] for line in lines]
    if len(lines) > room:
        lines = draw_bullet("; ".join(tell_sentence(text, rule) for text, rule in told))
    if len(lines) > max(room, 1):
        lines = [f" · {speaker.say('earlier')}", *lines[len(lines) - max(room, 1) + 1 :]]
    return [[(line, "news")] for line in lines]


def draw_entry(entry: LogEntry) -> list[Line]:
    """A line of the log; one that opens a part is its title."""
    words = tell_sentence(entry.told, entry.event.rule)
    if entry.level:
        return set_sentence(words, TITLES[min(entry.level, len(TITLES)) - 1])
    return set_sentence(words, indent="  ")


def draw_title(title: Title, before: Sequence[Line]) -> list[Line]:
    """The title of a part of the log, set apart from what stands before."""
    gap: list[Line] = [[]] if before and title.level == 1 else []
    return [*gap, *set_sentence(title.words, TITLES[min(title.level, len(TITLES)) - 1])]


def draw_bullet(text: str) -> list[str]:
    """A piece of news, wrapped."""
    return textwrap.wrap(text, WIDTH, initial_indent=" · ", subsequent_indent="   ")


def tell_sentence(text: str, rule: str) -> str:
    """Something told, with its rule."""
    return f"{text} ({rule})" if rule else text


def draw_question(text: str, rule: str) -> list[Line]:
    """What is asked, with its rule at the end."""
    lines: list[Line] = [[(line, "prompt")] for line in wrap(tell_sentence(text, rule))]
    return lines


def draw_choices(things: Sequence[Thing]) -> list[Line]:
    """Numbered answers, side by side where they fit."""
    numbers = len(str(len(things)))
    width = max(len(thing.words) for thing in things) + numbers + 4
    across = max(1, WIDTH // width)
    down = -(-len(things) // across)
    lines: list[Line] = []
    for row in range(down):
        line: Line = []
        for place in range(row, len(things), down):
            text = things[place].words[: WIDTH - numbers - 3]
            line += [(f" {place + 1:>{numbers}} ", "number"), (text.ljust(width - numbers - 2), "")]
        lines.append(line)
    return lines
