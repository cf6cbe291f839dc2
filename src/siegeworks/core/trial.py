"""One random game under the laws."""

import random
from collections.abc import Iterator

from siegeworks.core import engine, playout
from siegeworks.core.errors import SiegeError
from siegeworks.core.match import CHANCE, Match
from siegeworks.core.steps import EVERYONE, NONE, SEAT_BITS, SEAT_MASK, Choice, Scribe

NONSENSE = "storm the moon"


class Broken(Exception):
    """A law is broken: which one, and how."""


def law(number: int, holds: bool, sentence: str) -> None:
    """Insist on a law."""
    if not holds:
        raise Broken(f"law {number}: {sentence}")


def run(match: Match, dice: random.Random) -> Iterator[None]:
    """Play a match to its end by random answers, checking the laws at every pause."""
    kept: list[tuple[Match, str]] = []
    shadow = match.clone()
    made = 0
    while match.to_move is not None:
        check_pause(match)
        if made % 16 == 0:
            kept.append((match.clone(), match.position()))
        if match.to_move == CHANCE:
            _fall(match, dice)
        else:
            _choose(match, dice)
            made += 1
            law(8, made <= match.game.limit, f"more than {match.game.limit} decisions")
            yield
    for clone, text in kept:
        law(2, clone.position() == text, "a clone changed while its original played on")
    law(3, match.game.read(match.record()) == match, "the record reads back to another game")
    _replay(match, shadow)


def check_pause(match: Match) -> None:
    """What must hold whenever an answer is waited for."""
    _texts(match)
    problems = match.game.check(match.state)
    law(6, not problems, f"{problems}")
    for seat in range(match.start.seats):
        if seat in match.asked:
            _options(match, seat)
    for seat in (NONE, *range(match.start.seats)):
        _secrecy(match, seat)


def _options(match: Match, seat: int) -> None:
    texts = [str(option) for option in match.options(seat)]
    law(1, bool(texts), "no option")
    law(1, len(set(texts)) == len(texts), f"an option twice among {texts}")
    law(
        1,
        texts == [str(option) for option in match.options(seat)],
        "options change when asked twice",
    )
    refused = {str(r.option) for r in match.refusals(seat)}
    law(1, not refused & set(texts), f"offered and refused: {refused & set(texts)}")
    for option in match.options(seat):
        twin = match.state.clone()
        law(1, engine.answer(twin, seat, option.code), f"{option} was offered but not taken")


def _texts(match: Match) -> None:
    twin = match.clone()
    law(2, twin == match, "a clone differs from its original")
    law(3, match.game.load(match.dump()) == match, "the dump reads back to another position")
    line = match.position()
    again = match.game.from_position(line, luck="given" if match.state.given else "own")
    law(3, again.position() == line, "the position reads back to another")


def _secrecy(match: Match, seat: int) -> None:
    """Law 7: draw anew what the seat cannot see; nothing it gets may change."""
    viewer = None if seat == NONE else seat
    other = match.clone()
    other.state.low, other.state.high = 1, 1
    other.state.redraw(seat)
    law(7, other.view(viewer) == match.view(viewer), f"seat {viewer} sees what is hidden")
    if viewer is None or viewer not in match.asked:
        return
    law(7, other.options(viewer) == match.options(viewer), "options tell what is hidden")
    law(7, other.refusals(viewer) == match.refusals(viewer), "refusals tell what is hidden")
    law(7, _error(match, viewer) == _error(other, viewer), "an error tells what is hidden")
    for option in match.options(viewer):
        law(
            7,
            _heard(match, viewer, option.code) == _heard(other, viewer, option.code),
            "the log tells",
        )


def _error(match: Match, seat: int) -> str:
    try:
        match.choose(NONSENSE, seat)
    except SiegeError as error:
        return str(error)
    raise Broken("law 1: nonsense was accepted")


def _heard(match: Match, seat: int, code: int) -> list[tuple[int, ...]] | None:
    """The events a seat hears right after its choice, unless luck or a reveal made them."""
    g = match.state.clone()
    g.given = True
    scribe = Scribe(True)
    g.scribe = scribe
    engine.answer(g, seat, code)
    if scribe.reveals:
        return None
    return [event[:4] for event in scribe.events if event[3] == EVERYONE or event[3] >> seat & 1]


def _fall(match: Match, dice: random.Random) -> None:
    possible = match.outcomes()
    names = [str(p) for p in possible]
    law(1, bool(names) and len(set(names)) == len(names), f"outcomes {names}")
    law(1, playout.draws_agree(match.state), "the quick draw differs from the list of outcomes")
    match.happen(dice.choices(possible, [p.weight for p in possible])[0])
    law(5, not match.undoable, "undo could go past luck")


def _choose(match: Match, dice: random.Random) -> None:
    """Law 5: what is taken back is as it was; what luck, a reveal or another seat did stays."""
    seat = dice.choice(match.asked)
    option = dice.choice(match.options(seat))
    before = match.clone()
    entries, reveals = len(match.scribe.journal), match.scribe.reveals
    match.choose(option, seat)
    lucky = any(not entry & SEAT_MASK for entry in match.scribe.journal[entries:])
    if lucky or match.scribe.reveals != reveals:
        law(5, not match.undoable, "undo could go past luck or a reveal")
        return
    law(
        5, bool(match.undoable) and match.undoable[0] == entries, "undo is refused without a reason"
    )
    others = [match.scribe.journal[place] & SEAT_MASK for place in match.undoable]
    law(5, set(others) == {seat + 1}, "undo could go past another seat's answer")
    after = match.clone()
    match.undo()
    law(5, match == before, "undo does not restore the position")
    law(5, match.log(seat) == before.log(seat), "undo does not restore the log")
    match.redo()
    law(5, match == after, "redo does not restore the position")


def _replay(match: Match, shadow: Match) -> None:
    """Law 4: the same answers give the same game, also beside another game."""
    beside = match.game.start(match.start.seats, seed=1)
    for entry in match.scribe.journal:
        step = engine.waiting(shadow.state)
        seat = (entry & SEAT_MASK) - 1
        if isinstance(step, Choice):
            if seat >= 0:
                engine.answer(shadow.state, seat, entry >> SEAT_BITS)
        elif shadow.state.given:
            engine.happen(shadow.state, entry >> SEAT_BITS)
        if beside.to_move is not None:
            beside.choose(beside.options()[0])
    law(4, shadow == match, "the journal replays to another game")
