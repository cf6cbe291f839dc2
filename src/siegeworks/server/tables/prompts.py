"""What is asked of a seat, in words: what can be answered, what it would change, what cannot be."""

from collections.abc import Mapping
from typing import Final

import msgspec

from siegeworks.core import engine
from siegeworks.core.decision import Decision, Option, Refused, find_refused
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.match import Match
from siegeworks.core.steps import Simultaneous
from siegeworks.core.ways import list_closing, list_ways
from siegeworks.core.wording import is_plain, keep_said, say
from siegeworks.parts.board import (
    board_of,
    foretell_changes,
    foretell_wish,
    is_vain,
    join_changes,
    list_wishes,
    look_asked,
)
from siegeworks.parts.board.records import Change
from siegeworks.server import wire

NOTHING: Final[Mapping[str, list[Change]]] = {}


def is_shared(match: Match, seats: list[wire.Seat]) -> bool:
    """Whether several people are asked together, and one answer counts."""
    people = [seat for seat in match.asked if seats[seat].kind != "bot"]
    return len(people) > 1 and not isinstance(engine.find_waiting(match.state), Simultaneous)


def show_prompt(match: Match, decision: Decision, language: str) -> wire.Prompt:
    """What is asked, with what can be answered and what cannot."""
    board = board_of(match.game)
    changes = foretell_changes(match, decision.seat, language)
    options = _show_options(match, decision, language, changes)
    refused = [show_refused(refused, language) for refused in match.refusals(decision.seat)]
    return wire.Prompt(
        decision.prompt,
        decision.rule,
        decision.words(language),
        options,
        refused,
        _show_ways(match, decision.seat, language),
        _show_all_of(decision, language),
        _show_wishes(match, decision.seat, language) if board.has_wishes else [],
        decision.lexicon.say(language, "change-legend", {})
        if board.has_changes and _has_figures(changes)
        else "",
    )


def _show_options(
    match: Match, decision: Decision, language: str, changes: Mapping[str, list[Change]]
) -> list[wire.Option]:
    """What can be answered: what it changes, what it ends, and where on the board it is chosen.

    What would be in vain comes last.
    """
    fatal = match.fatal_options(decision.seat)
    closing = list_closing(match, decision.seat)
    places = _find_places(match, decision, language)
    found: list[wire.Option] = []
    for o in decision.options:
        ending = fatal.get(o.text, "")
        shown = _show_option(o, language, ending, is_long=decision.is_long, changes=changes)
        closes, place = closing.get(o.text, ""), places.get(o.text, "")
        if closes or place:
            shown = msgspec.structs.replace(shown, closes=closes, place=place)
        found.append(shown)
    if any(option.vain for option in found):  # but before what ends the question
        found.sort(key=lambda option: 2 if option.ends_question else int(option.vain))
    return found


def _find_places(match: Match, decision: Decision, language: str) -> dict[str, str]:
    """Where on the board options are chosen that do not name it themselves."""
    board = board_of(match.game)
    if not board.has_places:
        return {}
    seen = look_asked(match, decision.seat, language, decision)
    return {o.text: board.find_place(seen, o.code) for o in decision.options}


def _has_figures(changes: Mapping[str, list[Change]]) -> bool:
    """Whether any option says shortly what becomes of something that is counted."""
    every = (change for told in changes.values() for change in told)
    return any(change.short and not change.is_luck for change in every)


def _show_ways(match: Match, seat: int, language: str) -> list[wire.Option]:
    """What several steps lead to."""
    return [
        _show_option(match.option_of(way[-1]), language, "", len(way))
        for way in list_ways(match, seat)
    ]


def _show_all_of(decision: Decision, language: str) -> list[wire.AllOf]:
    """The verbs of which all options may be wished at once, where there are several."""
    found: dict[str, list[Option]] = {}
    for option in decision.options:
        if option.has_series:
            found.setdefault(option.verb, []).append(option)
    return [
        wire.AllOf(verb, decision.lexicon.say(language, f"all-{verb}", {}), options[0].text)
        for verb, options in found.items()
        if len(options) > 1
    ]


def _show_wishes(match: Match, seat: int, language: str) -> list[wire.WishOffered]:
    """What may be wished at one word."""
    return [
        wire.WishOffered(
            wish.key,
            wish.words,
            wish.group,
            wish.short,
            foretell_wish(match, wish, seat, language),
        )
        for wish in list_wishes(match, seat, language)
    ]


def _show_option(
    option: Option,
    language: str,
    ending: str,
    steps: int = 1,
    is_long: bool = False,
    changes: Mapping[str, list[Change]] = NOTHING,
) -> wire.Option:
    found = _name_option(option, language, ending, steps, is_long)
    changed = changes.get(option.text, [])
    if not changed:
        return found
    told = [change.words for change in changed]
    found = msgspec.structs.replace(found, change=join_changes(changed), changes=told)
    if not is_vain(changed):
        return found
    if not found.group:
        return msgspec.structs.replace(found, vain=True)
    heading = say(language, "", "group-vain", {})  # says it already
    return msgspec.structs.replace(found, vain=True, group=heading, change="")


def _name_option(
    option: Option, language: str, ending: str, steps: int, is_long: bool
) -> wire.Option:
    if not is_plain(option.facts):
        return _make_option(option, language, ending, steps, is_long)
    facts = tuple(option.facts.items())
    return _find_option(option.lexicon, option.code, facts, language, ending, steps, is_long)


@keep_said
def _find_option(
    lexicon: Lexicon,
    code: int,
    facts: tuple[tuple[str, object], ...],
    language: str,
    ending: str,
    steps: int,
    is_long: bool,
) -> wire.Option:
    option = Option(code, lexicon.option(code), lexicon, dict(facts))
    return _make_option(option, language, ending, steps, is_long)


def _make_option(
    option: Option, language: str, ending: str, steps: int, is_long: bool
) -> wire.Option:
    group, short = option.tell_group(language) if is_long else ("", "")
    stack, pick = option.tell_stack(language) if is_long else ("", "")
    return wire.Option(
        text=option.text,
        verb=option.verb,
        noun=option.noun,
        words=option.words(language),
        kind=option.kind,
        ends_turn=option.is_end_of_turn,
        ends_question=option.is_end_of_question,
        warning=_warn(option, language, ending) if ending else "",
        repeats=option.can_repeat,
        steps=steps,
        group=group,
        short=short,
        stack=stack,
        pick=pick,
        unspent=option.tell_unspent(language),
    )


def _warn(option: Option, language: str, ending: str) -> str:
    """That a choice loses the game, and how."""
    return say(language, "", "fatal", {"how": option.lexicon.say(language, f"end-{ending}", {})})


def show_refused(refused: Refused, language: str) -> wire.Refused:
    """What is not possible now, with the reason."""
    code, reason, rule = refused.option.code, refused.reason, refused.rule
    return _find_refused(refused.lexicon, code, reason, rule, refused.need, refused.have, language)


@keep_said
def _find_refused(
    lexicon: Lexicon, code: int, reason: str, rule: str, need: int, have: int, language: str
) -> wire.Refused:
    refused = find_refused(lexicon, code, reason, rule, need, have)
    option = refused.option
    return wire.Refused(
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
    )
