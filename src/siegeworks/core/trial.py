"""One random game under the laws."""

import random
from collections.abc import Callable, Iterator, Sequence

from siegeworks.core import engine, playout
from siegeworks.core.asking import CHANCE
from siegeworks.core.errors import SiegeError
from siegeworks.core.match import Match
from siegeworks.core.steps import EVERYONE, NONE, SEAT_BITS, SEAT_MASK, Chance, Choice, Scribe
from siegeworks.core.zones import Sight

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
    loaded: list[tuple[Match, int]] = []
    shadow = match.clone()
    made = 0
    while match.to_move is not None:
        check_pause(match)
        if made % 16 == 0:
            kept.append((match.clone(), match.position()))
            loaded.append((match.game.load(match.dump()), len(match.scribe.journal)))
        if match.to_move == CHANCE:
            _fall(match, dice)
        else:
            _choose(match, dice)
            made += 1
            law(8, made <= match.game.limit, f"more than {match.game.limit} decisions")
            yield
    for clone, text in kept:
        law(2, clone.position() == text, "a clone changed while its original played on")
    _replay(match, shadow)
    for again, place in loaded:
        _go_on(again, match.scribe.journal[place:])
        law(3, again == match, "a loaded position plays on to another game")
    again = _read_back("the record", lambda: match.game.read(match.record()))
    law(3, again == match, "the record reads back to another game")


def check_pause(match: Match) -> None:
    """What must hold whenever an answer is waited for."""
    problems = match.game.check(match.state)
    law(6, not problems, f"{problems}")
    law(2, match.clone() == match, "a clone differs from its original")
    line = match.position()
    for seat in match.asked:
        _options(match, seat)
    law(2, match.position() == line, "play in a clone changes its original")
    _texts(match)
    for seat in (NONE, *range(match.start.seats)):
        _secrecy(match, seat)
    if any(zone.sight is not Sight.ALL for zone in match.game.zones):
        for seat in match.asked:
            _silence(match, seat)


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
        problems = match.game.check(twin)
        law(6, not problems, f"{problems} after {option}")


def _texts(match: Match) -> None:
    game, line = match.game, match.position()
    again = _read_back("the dump", lambda: game.load(match.dump()))
    law(3, again == match, "the dump reads back to another position")
    law(3, again.options() == match.options(), "the dump reads back to another question")
    luck = "given" if match.state.given else "own"
    again = _read_back("the position", lambda: game.from_position(line, luck=luck))
    law(3, again.position() == line, "the position reads back to another")


def _read_back(what: str, read: Callable[[], Match]) -> Match:
    try:
        return read()
    except SiegeError as error:
        raise Broken(f"law 3: {what} is refused: {error}") from error


def _secrecy(match: Match, seat: int) -> None:
    """Law 7: draw anew what the seat cannot see; nothing it gets may change."""
    viewer = None if seat == NONE else seat
    other = _redrawn(match, seat)
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


def _silence(match: Match, seat: int) -> None:
    """Law 7: choices that look the same to somebody else sound the same, too."""
    for viewer in (None, *(s for s in range(match.start.seats) if s != seat)):
        told: list[tuple[dict[str, object], list[tuple[object, ...]]]] = []
        for option in match.options(seat):
            twin = match.clone()
            twin.state.given = True
            twin.choose(option, seat)
            if twin.scribe.reveals == match.scribe.reveals:
                events = twin.log(viewer)
                told.append((twin.view(viewer), [(e.kind, e.about, e.rule) for e in events]))
        for seen, heard in told:
            alike = [lines for view, lines in told if view == seen]
            law(7, alike == [heard] * len(alike), "the log tells a choice that cannot be seen")


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
    _shows_nothing(match, seat, option.code)
    match.choose(option, seat)
    lucky = any(not entry & SEAT_MASK for entry in match.scribe.journal[entries:])
    law(5, lucky or match.state.drawn == before.state.drawn, "luck is used outside a chance step")
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


def _shows_nothing(match: Match, seat: int, code: int) -> None:
    """A choice that shows its seat what was hidden must note a reveal, or undo would unsee it."""
    seen: list[dict[str, object]] = []
    for twin in (match.clone(), _redrawn(match, seat)):
        twin.state.given = True
        engine.answer(twin.state, seat, code)
        if twin.scribe.reveals:
            return
        seen.append(twin.view(seat))
    law(5, seen[0] == seen[1], "a choice shows what was hidden and notes no reveal")


def _redrawn(match: Match, seat: int) -> Match:
    """A clone in which what the seat cannot see is drawn anew."""
    other = match.clone()
    other.state.low, other.state.high = 1, 1
    other.state.redraw(seat)
    return other


def _replay(match: Match, shadow: Match) -> None:
    """Law 4: the same answers give the same game, also beside another game."""
    beside = match.game.start(match.start.seats, seed=1)
    for entry in match.scribe.journal:
        _go_on(shadow, [entry])
        if beside.to_move is not None:
            beside.choose(beside.options()[0])
    law(4, shadow == match, "the journal replays to another game")


def _go_on(match: Match, journal: Sequence[int]) -> None:
    """Give the answers of a journal; one that does not fit is passed over."""
    for entry in journal:
        step, seat = engine.waiting(match.state), (entry & SEAT_MASK) - 1
        if isinstance(step, Choice):
            engine.answer(match.state, seat, entry >> SEAT_BITS)
        elif isinstance(step, Chance) and seat < 0:
            engine.happen(match.state, entry >> SEAT_BITS)
