"""A long list of answers below headings: what belongs together stands in one line."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from siegeworks.core.decision import Option
from siegeworks.core.game import Line
from siegeworks.core.match import Match
from siegeworks.core.wording import say
from siegeworks.parts.board import (
    board_of,
    find_scenery,
    foretell_changes,
    foretell_wish,
    is_vain,
    join_changes,
    list_wishes,
)
from siegeworks.text.lines import WIDTH, set_sentence
from siegeworks.text.typed import Thing, list_numbers

HEADING: Final = 11  # columns of a heading; a longer one takes more of its first line
MOST_CARDS: Final = 6  # whose texts are told where they are chosen
SET_IN: Final = "   "  # before what goes on in another line
MARGINS: Final = 5  # columns around an answer that stands in a line of its own
WISHED: Final = re.compile(r"\+ ?(\d{1,3})")
Item = tuple[str, str]  # a number, and what it stands for


def group_things(things: Sequence[Thing], match: Match, seat: int, language: str) -> list[Thing]:
    """Answers with what they change; those of a long list with their headings, too.

    What would be in vain comes last, below a heading of its own.
    """
    changes = foretell_changes(match, seat, language)
    decision = match.decision_of(seat)
    assert decision is not None
    grouped: list[Thing] = []
    vain: list[Thing] = []
    options = {option.text: option for option in decision.options}
    for number, thing in zip(list_numbers(things), things, strict=True):
        option = options.get(thing.text)
        if option is None:  # a place that several moves lead to
            grouped.append(replace(thing, number=number))
            continue
        group, short = option.tell_group(language) if decision.is_long else ("", "")
        stack, pick = option.tell_stack(language) if group else ("", "")
        changed = changes.get(option.text, [])
        change = option.tell_unspent(language) or join_changes(changed)
        named = replace(thing, number=number, group=group, short=short, stack=stack, pick=pick)
        told = replace(named, change=change)
        if is_vain(changed):
            heading = say(language, "", "group-vain", {})
            vain.append(replace(told, group=heading, change="") if group else told)
        else:
            grouped.append(told)
    if not vain:
        return grouped
    ends = [thing for thing in grouped if is_end(options.get(thing.text))]
    return [*(thing for thing in grouped if thing not in ends), *vain, *ends]


def is_end(option: Option | None) -> bool:
    """Whether an answer ends the question."""
    return option is not None and option.is_end_of_question


def has_groups(things: Iterable[Thing]) -> bool:
    """Whether answers stand below headings."""
    return any(thing.group for thing in things)


def draw_groups(things: Sequence[Thing], width: int = WIDTH) -> list[Line]:
    """The headings in the order in which they come up first, each with its answers."""
    return [
        line
        for heading, inside in group(things).items()
        for line in set_items(heading, list(list_items(heading, inside)), width)
    ]


def group(things: Sequence[Thing]) -> dict[str, list[tuple[int, Thing]]]:
    """Answers with their numbers below each heading; those below none at the end."""
    found: dict[str, list[tuple[int, Thing]]] = {}
    for number, thing in zip(list_numbers(things), things, strict=True):
        found.setdefault(thing.group, []).append((number, thing))
    plain = found.pop("", [])
    return {**found, "": plain} if plain else found


def list_priced(things: Iterable[Thing]) -> list[Thing]:
    """Answers with no figures but prices: a change that is one number."""
    return [thing if thing.change.isdigit() else replace(thing, change="") for thing in things]


def list_bare(things: Iterable[Thing]) -> list[Thing]:
    """Answers without figures."""
    return [replace(thing, change="") for thing in things]


def draw_rows(things: Sequence[Thing], width: int = WIDTH) -> list[Line]:
    """A heading begins a line, or stands with all below it in one."""
    lines: list[Line] = []
    for heading, items in list_headed(things):
        rows = run_items([(heading, items)], width - len(SET_IN))
        if lines and len(rows) == 1 and measure(lines[-1]) + measure(rows[0]) <= width:
            lines[-1] += rows[0]
        else:
            lines += [rows[0], *([(SET_IN, ""), *row] for row in rows[1:])]
    return lines


def draw_run(things: Sequence[Thing], width: int = WIDTH) -> list[Line]:
    """The same in as few lines as possible: one heading after the other."""
    return run_items(list_headed(things), width)


def list_headed(things: Sequence[Thing]) -> list[tuple[str, list[Item]]]:
    """Headings, each with its answers."""
    headed = group(things).items()
    return [(heading, list(list_items(heading, inside))) for heading, inside in headed]


def measure(line: Line) -> int:
    """How many columns a line takes."""
    return sum(len(text) for text, _ in line)


def run_items(headed: Iterable[tuple[str, list[Item]]], width: int) -> list[Line]:
    """Headings and answers one after the other."""
    lines: list[Line] = [[(" ", "")]]
    used = 1
    for heading, items in headed:
        for place, (number, words) in enumerate(items):
            title = f"{heading}: " if heading and not place else ""
            length = len(title) + len(number) + len(words) + 2
            if used + length > width:
                lines.append([(" ", "")])
                used = 1
            lines[-1] += [(title, "bold"), (number, "number"), (f" {words} ", "")]
            used += length
    return lines


def list_items(heading: str, inside: Iterable[tuple[int, Thing]]) -> Iterator[Item]:
    """Answers with their numbers; of a stack only the first is named: goblin ×1, ×2, ×3."""
    before = ""
    for number, thing in inside:
        name = thing.short or thing.words
        if thing.stack:
            name = thing.pick if thing.stack == before else f"{thing.stack} {thing.pick}"
        before = thing.stack
        figures = tell_figures(thing.change, (name, heading))
        yield str(number), f"{name} ({figures})" if figures else name


def tell_figures(change: str, named: Iterable[str]) -> str:
    """What an answer changes; what is named beside it already is left out."""
    name, _, figures = change.partition(" ")
    return figures if any(words.split()[-1:] == [name] for words in named) else change


def set_items(heading: str, items: Sequence[Item], width: int) -> list[Line]:
    """Items one after the other behind their heading, in as many lines as they need."""
    lines: list[Line] = []
    line: Line = [(f" {heading} ".ljust(HEADING), "dim")] if heading else [(" ", "")]
    start, used = HEADING if heading else 1, len(line[0][0])
    for number, words in items:
        length = len(number) + len(words) + 3
        if used + length > width and used > start:
            lines.append(line)
            line, used = [(" " * start, "")], start
        line += [(number, "number"), (f" {words}  ", "")]
        used += length
    return [*lines, line] if items else lines


# Cards that are chosen


def list_card_texts(match: Match, seat: int, language: str) -> dict[str, str]:
    """What the cards do that may be chosen now, by the text of the answer; none of many cards."""
    decks = {deck.noun for deck in board_of(match.game).script.cards}
    cards = [option for option in match.options(seat) if option.kind in decks]
    if not 0 < len(cards) <= MOST_CARDS:
        return {}
    about = find_scenery(match.start, language).about
    told = {o.text: about.get(f"piece:{o.kind}:{o.noun}") for o in cards}
    return {text: found.words for text, found in told.items() if found is not None}


def draw_cards(things: Sequence[Thing], cards: Mapping[str, str], width: int) -> list[Line]:
    """Each answer in a line of its own, what its card does below it."""
    lines: list[Line] = []
    for number, thing in zip(list_numbers(things), things, strict=True):
        change = f" ({thing.change})" if thing.change else ""
        lines.append([(f" {number} ", "number"), (thing.words + change, "bold")])
        if thing.text in cards:
            lines += set_sentence(cards[thing.text], "dim", "   ", width)
    return lines


# Several answers at one word


def draw_wishes(match: Match, seat: int, language: str, width: int = WIDTH) -> list[Line]:
    """What may be wished, each with what is typed for it: +1, +2."""
    items: list[Item] = []
    for number, wish in enumerate(list_wishes(match, seat, language), start=1):
        figures = tell_figures(foretell_wish(match, wish, seat, language), (wish.group,))
        told = f"{wish.words} ({figures})" if figures else wish.words
        fits = len(told) + len(str(number)) + MARGINS <= width
        items.append((f"+{number}", told if fits else wish.words))
    return set_items("", items, width)


def find_wish(typed: str, match: Match, seat: int) -> str:
    """The key of the wish that was typed; empty if none was."""
    number = WISHED.fullmatch(typed.strip())
    wishes = list_wishes(match, seat, "en") if number else []
    place = int(number[1]) if number else 0
    return wishes[place - 1].key if 0 < place <= len(wishes) else ""
