"""A table as text, and what a typed line does there: the terminal's commands in a browser."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from siegeworks import registry
from siegeworks.core.game import Line
from siegeworks.core.match import Match, begin
from siegeworks.parts.board import board_of
from siegeworks.server import wire
from siegeworks.server.games.catalogue import tell_ending
from siegeworks.server.tables.access import ActKind
from siegeworks.server.tables.views import SEAT, Onlooker
from siegeworks.text import grouping, interpret, painting, sentences
from siegeworks.text.chronicle import Chronicle
from siegeworks.text.explain import Explainer
from siegeworks.text.lines import WIDTH, make_plain, set_sentence
from siegeworks.text.speaker import Speaker
from siegeworks.text.typed import Command, read_command

if TYPE_CHECKING:
    from siegeworks.server.tables.table import Table

HELP: Final = ("pick", "ask", "rule", "about", "look", "undo", "log", "odds", "why", "board")
TOLD_LUCK: Final = ("seed", "same", "record", "given")  # a lesson tells what it is itself
NARROW: Final = 44  # columns of a phone
BESIDE: Final = 10  # letters around the words of an answer: its number, brackets, gaps
Wish = tuple[ActKind, wire.Answer | wire.TakeBack]


def show_page(
    table: "Table", who: Onlooker, since: int | None = None, is_narrow: bool = False
) -> wire.TextPage:
    """The whole position: what happened since a line of the log, the board, and the question.

    Where no drawing has room, the board is told in sentences, and each answer has its own line.
    """
    match, voice = table.match, Speaker(who.language)
    seen = sentences.tell_position(match, who.eyes, voice)
    if is_narrow:
        lines = [*sentences.set_parts(seen, NARROW), []]
    else:
        lines = [*painting.draw_board(match, who.eyes, voice, is_whole=True), painting.RULER]
    if since is not None:
        told = Chronicle(match, who.eyes, who.language).list_joined(since)
        news = [painting.make_news(entry, match.game) for entry in told]
        lines += painting.draw_news(news, None, voice, NARROW if is_narrow else WIDTH)
    lines += _draw_luck(table, voice)
    lines += _draw_takeovers(table, voice)
    lines += _draw_question(table, who, voice, is_narrow)
    parts = [wire.TextPart(part.title, list(part.items)) for part in seen]
    return wire.TextPage(make_plain(lines), table.sequence, parts)


def show_curtain(table: "Table", seats: Sequence[int], language: str) -> wire.TextPage:
    """What several at one screen see before one of them says to be there: whose turn it is."""
    voice = Speaker(language)
    asked = [voice.seat(seat) for seat in seats if seat in table.match.asked]
    words = voice.say("text-curtain", who=", ".join(asked or map(voice.seat, seats)))
    lines = [*_draw_luck(table, voice), *_draw_takeovers(table, voice), *set_sentence(words)]
    return wire.TextPage(make_plain(lines), table.sequence)


def _draw_question(
    table: "Table", who: Onlooker, voice: Speaker, is_narrow: bool = False
) -> list[Line]:
    match = table.match
    decision = match.decision_of(who.seat) if who.role == SEAT else None
    if decision is not None:
        width = NARROW if is_narrow else WIDTH
        asked = painting.draw_question(decision.words(who.language), decision.rule, width)
        things = interpret.make_things(match, decision.seat, who.language)
        grouped = grouping.group_things(things, match, decision.seat, who.language)
        wishes = grouping.draw_wishes(match, decision.seat, who.language)
        longest = max((len(thing.words) + len(thing.change) for thing in grouped), default=0)
        across = longest + BESIDE if is_narrow else WIDTH  # one beside the other: none is cut
        return [*asked, *painting.draw_choices(grouped, across), *wishes]
    if match.result is not None:
        ending = match.result.ending
        seen = tell_ending(match.game, who.language, ending)
        why = voice.of(match.game, f"end-{ending}", ending) if who.role == SEAT else seen
        told = board_of(match.game).tell_epilogue(match, who.eyes, who.language)
        return [line for sentence in (why, *told) for line in set_sentence(sentence)]
    waiting = ", ".join(voice.seat(seat) for seat in match.asked)
    return set_sentence(voice.say("waiting", who=waiting))


def _draw_luck(table: "Table", voice: Speaker) -> list[Line]:
    """Where luck comes from, if somebody may know what it will do."""
    source = table.row.luck_from
    return set_sentence(voice.say(f"luck-from-{source}")) if source in TOLD_LUCK else []


def _draw_takeovers(table: "Table", voice: Speaker) -> list[Line]:
    """Which seats were taken from others, who have seen what they held."""
    return [
        line
        for one in table.takeovers
        for line in set_sentence(
            voice.say(f"takeover-{one.taken_by}-{one.taken_from}", who=voice.seat(one.seat))
        )
    ]


def read_line(
    table: "Table", who: Onlooker, typed: wire.Typed
) -> tuple[Wish | None, wire.TextPage | None]:
    """What a typed line comes to: a wish to be granted, or a page to be read."""
    match, voice = table.match, Speaker(who.language)
    line = " ".join(typed.line.split())
    if not line:
        return None, show_page(table, who, is_narrow=typed.narrow)
    order = read_command(line)
    if order is None:
        return _pick(table, who, typed, line)
    if order.name in ("undo", "redo"):
        deed: ActKind = "undo" if order.name == "undo" else "redo"
        return (deed, wire.TakeBack(typed.sequence, None, who.seat)), None
    if order.name == "news":  # each page of text mode tells its own
        order = Command("log", "")
    told = interpret.answer(order, Explainer(match, who.eyes, voice), HELP)
    if told is None:  # saving and leaving are the terminal's: a table is always on disk
        told = set_sentence(voice.say("always-kept"))
    return None, wire.TextPage(make_plain(told), table.sequence)


@dataclass(frozen=True)
class TextQuestion:
    """Odds that were asked for by a line: all that somebody knows, as plain data."""

    game: str
    position: str
    eyes: int | None
    language: str
    option: str  # as it was typed


def ask_odds(table: "Table", who: Onlooker, typed: wire.Typed) -> TextQuestion | None:
    """The question about odds that a typed line asks, if it does; they may take a while."""
    order = read_command(" ".join(typed.line.split()))
    if order is None or order.name != "odds":
        return None
    copy = table.match.clone() if who.eyes is None else table.match.imagine(who.eyes)
    return TextQuestion(copy.game.key, copy.position(), who.eyes, who.language, order.rest)


def tell_odds(question: TextQuestion) -> list[str]:
    """The answer, in lines."""
    start = registry.game(question.game).from_position(question.position).start
    match = begin(replace(start, seed=0), given=False)  # of a redraw that nobody can guess
    explainer = Explainer(match, question.eyes, Speaker(question.language))
    return make_plain(interpret.tell_odds(question.option, explainer))


def _pick(
    table: "Table", who: Onlooker, typed: wire.Typed, line: str
) -> tuple[Wish | None, wire.TextPage | None]:
    match, voice = table.match, Speaker(who.language)
    if who.role != SEAT or who.seat not in match.asked:
        return None, wire.TextPage(make_plain(_draw_question(table, who, voice)), table.sequence)
    wish = grouping.find_wish(line, match, who.seat)
    if wish:
        return ("choice", wire.Answer(typed.sequence, wish, "", who.seat, "wish")), None
    meant = interpret.pick(line, match, who.seat, voice)
    if meant.option is None:
        return None, wire.TextPage(make_plain(meant.lines), table.sequence)
    answer = wire.Answer(typed.sequence, str(meant.option), "", who.seat)
    return ("choice", answer), None


def count_lines(match: Match, who: Onlooker) -> int:
    """How many lines of the log somebody has heard."""
    return len(match.log(who.eyes))
