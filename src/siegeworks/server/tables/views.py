"""From a match to the view of a seat."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from siegeworks.core.decision import Decision, Option, Refused
from siegeworks.core.match import Match
from siegeworks.core.steps import Telling
from siegeworks.core.wording import say
from siegeworks.parts.board import board_of, look
from siegeworks.server import wire
from siegeworks.server.memo import Memo
from siegeworks.server.wire.view import Role

if TYPE_CHECKING:
    from siegeworks.server.tables.table import Table

SEAT: Final = "seat"  # plays
WATCH: Final = "watch"  # sees what everyone sees
HAND: Final = "hand"  # sees what one seat sees, and cannot answer


@dataclass(frozen=True)
class Onlooker:
    """Somebody who looks at a table."""

    seat: int | None
    role: Role
    language: str
    mine: tuple[int, ...] = ()  # other seats at the same screen, whose choices are one's own, too

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats whose choices they may take back."""
        own = () if self.role != SEAT or self.seat is None else (self.seat,)
        return own + self.mine

    @property
    def eyes(self) -> int | None:
        """With whose eyes they see; None: with those of everyone."""
        return None if self.role == WATCH else self.seat


@dataclass(frozen=True)
class Seen:
    """What can be made once for all who see the same."""

    zones: dict[str, wire.Zone]
    outlook: wire.Outlook | None
    first: int  # the number of the first line of the log
    log: list[wire.LogLine]


def view(table: "Table", match: Match, who: Onlooker, seen: Seen) -> wire.View:
    """A table as somebody sees it, with the match as it is now or as it was."""
    decision = match.decision_of(who.seat) if who.role == SEAT else None
    return wire.View(
        version=wire.VERSION,
        table=table.row.id,
        title=table.row.title,
        game=match.game.key,
        options=match.game.name_settings(match.start.settings),
        sequence=table.sequence,
        seat=who.seat,
        role=who.role,
        seats=table.seat_facts(),
        zones=seen.zones,
        to_move=match.to_move,
        asked=list(match.asked),
        prompt=None if decision is None else prompt(match, decision, who.language),
        undo=undo(match, who),
        log_from=seen.first,
        log=seen.log,
        result=result(match, who.language),
        assisted=table.row.assisted,
        outlook=seen.outlook,
        secrets=match.can_seats_differ,
        redo_words=redo_words(match, who),
    )


# A server plays with the games' own tables only, so a game's key stands for its names and words.
_PROMPTS: Memo[str] = Memo()
_OPTIONS: Memo[wire.Option] = Memo()
_REFUSED: Memo[wire.Refused] = Memo()
_LINES: Memo[tuple[dict[str, wire.Name], str]] = Memo()


def prompt(match: Match, decision: Decision, language: str) -> wire.Prompt:
    """What is asked, with what can be answered and what cannot."""
    game = match.game.key
    options = [_option(game, option, language) for option in decision.options]
    refused = [_refused(game, r, language) for r in match.refusals(decision.seat)]
    words = _asked(game, decision, language)
    return wire.Prompt(decision.prompt, decision.rule, words, options, refused)


def _asked(game: str, decision: Decision, language: str) -> str:
    facts = tuple(decision.facts.items())
    key = (game, decision.prompt, decision.numbers, facts, language)
    return _PROMPTS.find(key) or _PROMPTS.keep(key, decision.words(language))


def _option(game: str, option: Option, language: str) -> wire.Option:
    key = (game, option.code, tuple(option.facts.items()), language)
    return _OPTIONS.find(key) or _OPTIONS.keep(
        key,
        wire.Option(option.text, option.verb, option.noun, option.words(language), option.kind),
    )


def _refused(game: str, refused: Refused, language: str) -> wire.Refused:
    option, reason, rule = refused.option, refused.reason, refused.rule
    need, have = refused.need, refused.have
    key = (game, option.code, reason, rule, need, have, language)
    return _REFUSED.find(key) or _REFUSED.keep(
        key,
        wire.Refused(
            text=option.text,
            reason=reason,
            need=need,
            have=have,
            rule=rule,
            words=refused.words(language),
            verb=option.verb,
            noun=option.noun,
            kind=option.kind,
            what=option.words(language),
        ),
    )


def log(
    match: Match, eyes: int | None, since: int, number: int, language: str
) -> list[wire.LogLine]:
    """What somebody hears of the events from ``since`` on, the first of it as line ``number``."""
    game = match.game
    lines: list[wire.LogLine] = []
    for event in match.scribe.events[since:]:
        if event.is_heard_by(eyes):
            told = game.told[event.kind]
            key = (game.key, event.kind, event.a, event.b, language)
            about, words = _LINES.find(key) or _LINES.keep(key, _line(match, event, language))
            lines.append(wire.LogLine(number, told.name, about, event.rule, words))
            number += 1
    return lines


def _line(match: Match, event: Telling, language: str) -> tuple[dict[str, wire.Name], str]:
    """What an event is about, and its words."""
    said = match.event_of(event)
    return said.about, said.words(language)


def result(match: Match, language: str) -> wire.Result | None:
    """How the game ended; only then is the seed told."""
    outcome = match.result
    if outcome is None:
        return None
    return wire.Result(
        outcome.ending,
        list(outcome.winners),
        outcome.grade,
        {str(seat): score for seat, score in outcome.score.items()},
        say(language, match.game.key, f"end-{outcome.ending}", {}),
        "" if match.start.seed is None else str(match.start.seed),
    )


def undo(match: Match, who: Onlooker) -> wire.Undo:
    """What somebody may take back, and whether they may take it again."""
    places = match.undoable if match.undo_seat in who.seats else []
    words = match.option_at(places[0]).words(who.language) if places else ""
    return wire.Undo(places, words, match.redo_seat in who.seats)


def redo_words(match: Match, who: Onlooker) -> str:
    """What somebody would take again; nothing if there is nothing."""
    option = match.redo_option if match.redo_seat in who.seats else None
    return "" if option is None else option.words(who.language)


def outlook(match: Match, eyes: int | None, language: str) -> wire.Outlook | None:
    """What the game says of the position beside its pieces, from what somebody sees."""
    return board_of(match.game).outlook(look(match, eyes, language))
