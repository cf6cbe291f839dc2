"""Several choices at one wish: a way of many steps, an option again and again, all of its kind.

And the last of several: after which nothing more is asked.
"""

from typing import Final, Literal

from siegeworks.core import engine
from siegeworks.core.decision import Option
from siegeworks.core.match import Match
from siegeworks.core.steps import NOUN, NOWHERE, Chance, Choice, State

LONGEST: Final = 40  # choices at one wish

Way = tuple[int, ...]  # options by their codes, one after the other


# Ways


def find_ways(match: Match, seat: int) -> dict[str, list[Option]]:
    """The options that more than one step leads to, each with the steps of a shortest way.

    A way ends where luck or another question lies on it.
    """
    return {
        match.lexicon.option(way[-1]): [match.option_of(step) for step in way]
        for way in list_ways(match, seat)
    }


def list_ways(match: Match, seat: int) -> list[Way]:
    """The ways of ``find_ways``, in codes.

    They are looked for in a copy in which what the seat cannot see is drawn anew, so that no way
    tells a secret.
    """
    question = _find_question(match.state, seat)
    here = NOWHERE if question is None else question.stands_at(match.state)
    if here == NOWHERE:
        return []
    ground = match.imagine(seat).state if match.game.has_secrets else match.state
    return [way for way in _explore(ground, seat, here).values() if len(way) > 1]


def _explore(start: State, seat: int, here: int) -> dict[int, Way]:
    """All options of the verb of ``here`` that steps lead to, the nearest first."""
    found: dict[int, Way] = {}
    verb = here & ~NOUN
    reached: list[tuple[State, Way]] = [(start, ())]
    for g, way in reached:
        question = _find_question(g, seat)
        if question is None:
            continue
        for code in question.options_for(g, seat):
            if code & ~NOUN != verb or code == here or code in found:
                continue
            found[code] = (*way, code)
            after = _go(g, seat, code)
            if len(way) < LONGEST - 1 and _is_same_question(question, after, seat):
                reached.append((after, found[code]))
    return found


def _go(g: State, seat: int, code: int) -> State:
    after = g.clone()
    after.scribe = None
    after.given = True
    engine.take(after, seat, code)
    engine.advance(after)
    return after


def _find_question(g: State, seat: int) -> Choice[State] | None:
    """What a seat is asked, or None."""
    step = engine.find_waiting(g)
    return step if isinstance(step, Choice) and step.seats(g) >> seat & 1 else None


def _is_same_question(asked: Choice[State], g: State, seat: int) -> bool:
    question = _find_question(g, seat)
    return question is not None and type(question) is type(asked)


# Last ones

Closing = Literal["question", "luck"]


def list_closing(match: Match, seat: int) -> dict[str, Closing]:
    """The last of several alike: nothing is left to answer, though a word could end the question.

    Whoever means to end it in time has no say any more: what follows is another question, or luck,
    which nothing takes back.
    """
    question = _find_question(match.state, seat)
    codes = [] if question is None else question.options_for(match.state, seat)
    options = [match.option_of(code) for code in codes]
    series = [option for option in options if option.can_repeat]
    if question is None or not series or not any(o.is_end_of_question for o in options):
        return {}
    ground = match.imagine(seat).state if match.game.has_secrets else match.state
    found = {o.text: _find_closing(ground, seat, o.code, question) for o in series}
    return {text: how for text, how in found.items() if how}


def _find_closing(g: State, seat: int, code: int, asked: Choice[State]) -> Closing | None:
    """How a question is left behind that is due again after an option, and then not asked."""
    after = g.clone()
    after.scribe = None
    after.given = True
    engine.take(after, seat, code)
    if not _is_due(asked, after):
        return None
    engine.advance(after)
    if _is_due(asked, after):
        return None
    return "luck" if isinstance(engine.find_waiting(after), Chance) else "question"


def _is_due(asked: Choice[State], g: State) -> bool:
    return any(type(step) is type(asked) for step in g.agenda)


# Answering


def walk(match: Match, option: str, seat: int) -> None:
    """Go all the way to an option; stops early where luck, a reveal or another question comes."""
    steps = find_ways(match, seat).get(option)
    if steps is None:
        match.choose(option, seat)
        return
    question = _find_question(match.state, seat)
    for number, step in enumerate(steps):
        if number and not _can_go_on(match, question, step.text, seat):
            return
        match.choose(step, seat)
        if not match.undoable:
            return


def repeat(match: Match, option: str, seat: int) -> None:
    """Take an option as often as the same question offers it."""
    question = _find_question(match.state, seat)
    match.choose(option, seat)
    for _ in range(LONGEST - 1):
        if not _can_go_on(match, question, option, seat):
            return
        match.choose(option, seat)


def take_all(match: Match, option: str, seat: int) -> None:
    """Take an option, and whatever else the same question offers that does the same."""
    question = _find_question(match.state, seat)
    verb = match.find_option(option, seat).verb
    match.choose(option, seat)
    for _ in range(LONGEST - 1):
        like = [found.text for found in match.options(seat) if found.verb == verb]
        if not like or not _can_go_on(match, question, like[0], seat):
            return
        match.choose(like[0], seat)


def _can_go_on(match: Match, asked: Choice[State] | None, option: str, seat: int) -> bool:
    """Whether the same question offers an option again, and it loses nobody the game."""
    if asked is None or not _is_same_question(asked, match.state, seat):
        return False
    offered = any(found.text == option for found in match.options(seat))
    return offered and option not in match.fatal_options(seat)
