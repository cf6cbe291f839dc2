"""Running a game: on until somebody must answer, and on again after the answer."""

from typing import Any, Final

from siegeworks.core.steps import LUCK, Chance, Choice, State, Step, note, put

CHANCE: Final = -1  # the mover when luck is asked


def advance(g: State) -> None:
    """Run on until a seat must choose, given luck is due, or the game is over."""
    g.listed = None
    agenda = g.agenda
    while agenda and not g.ending:
        step = agenda.pop()
        if not step.advance(g):
            agenda.append(step)
            return


def advance_once(g: State) -> bool:
    """Run one step; False if somebody must answer, or the game is over."""
    if g.ending or not g.agenda:
        return False
    g.listed = None
    step = g.agenda.pop()
    if step.advance(g):
        return True
    g.agenda.append(step)
    return False


def find_waiting(g: State) -> Step[Any] | None:
    """The step that waits for an answer, or None when the game is over."""
    if g.ending or not g.agenda:
        return None
    return g.agenda[-1]


def find_mover(g: State) -> int | None:
    """The seat that is asked, ``CHANCE`` when luck is, None when the game is over."""
    step = find_waiting(g)
    if step is None:
        return None
    return step.seat(g) if isinstance(step, Choice) else CHANCE


def list_options(g: State) -> list[int]:
    """What the asked seat may choose; nothing at chance or when the game is over."""
    step = find_waiting(g)
    if isinstance(step, Choice):
        return step.options(g)
    return []


def choose(g: State, option: int) -> None:
    """Answer for the asked seat, trusting that the option was offered."""
    agenda: list[Any] = g.agenda  # Any: one look at the type is enough
    step = agenda[-1]
    assert isinstance(step, Choice)
    choose_at(g, step, option)


def choose_at(g: State, step: Choice[Any], option: int) -> None:
    """As ``choose``, for those who know which step waits."""
    agenda: list[Any] = g.agenda
    agenda.pop()
    scribe = g.scribe
    if scribe is not None:
        note(scribe, step, step.seat(g), option)
    put(g, step.choose(g, option))
    advance(g)


def answer(g: State, seat: int, option: int) -> bool:
    """Answer for any seat that may; False, and nothing changed, if it was not offered to it."""
    if not take(g, seat, option):
        return False
    advance(g)
    return True


def take(g: State, seat: int, option: int) -> bool:
    """As ``answer``, but run nothing of what follows."""
    step = find_waiting(g)
    if not isinstance(step, Choice) or seat < 0 or not step.seats(g) >> seat & 1:
        return False
    if option not in step.options_for(g, seat):
        return False
    g.agenda.pop()
    scribe = g.scribe
    if scribe is not None:
        note(scribe, step, seat, option)
    put(g, step.choose_for(g, seat, option))
    return True


def list_outcomes(g: State) -> list[tuple[int, int]]:
    """The outcomes of the chance step that waits, with their weights; else nothing."""
    step = find_waiting(g)
    if isinstance(step, Chance):
        return step.outcomes(g)
    return []


def happen(g: State, outcome: int) -> None:
    """Let a given outcome happen, trusting that it is possible."""
    fall(g, outcome)
    advance(g)


def fall(g: State, outcome: int) -> None:
    """As ``happen``, but run nothing of what follows."""
    step = g.agenda.pop()
    assert isinstance(step, Chance)
    scribe = g.scribe
    if scribe is not None:
        note(scribe, step, LUCK, outcome)
    put(g, step.resolve(g, outcome))
