"""One random game under the laws."""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol

from siegeworks.core import engine, playout
from siegeworks.core.decision import CHANCE, Option
from siegeworks.core.errors import SiegeError
from siegeworks.core.game import Game
from siegeworks.core.journal import give
from siegeworks.core.match import Match
from siegeworks.core.steps import NONE, Choice, Refusal, Scribe, State

NONSENSE = "storm the moon"
TRIED = 12  # options of one question of which it is tried what somebody hears of them


class Broken(Exception):
    """A law is broken: which one, and how."""


def insist(number: int, holds: bool, sentence: str) -> None:
    """Insist on a law."""
    if not holds:
        raise Broken(f"law {number}: {sentence}")


class Law(Protocol):
    """A law of another room, kept in the same random games."""

    def try_pause(self, match: Match, dice: random.Random) -> Counter[str]:
        """Insist on the law where an answer is waited for; counts what was looked at, by name."""
        ...

    def names(self, game: Game) -> Iterable[str]:
        """What must have been looked at after many games."""
        ...


def run(match: Match, dice: random.Random, more: Sequence[Law] = ()) -> Iterator[Counter[str]]:
    """Play a match to its end by random answers, checking the laws at every pause.

    Yields at every decision what the laws of other rooms have looked at since.
    """
    insist(7, _can_redraw(match), "secrets are never drawn anew")
    tried: Counter[str] = Counter()
    kept: list[tuple[Match, str]] = []
    loaded: list[tuple[Match, int]] = []
    shadow = match.clone()
    made = 0
    while match.to_move is not None:
        check_pause(match)
        for law in more:
            tried += law.try_pause(match, random.Random(f"{match.start.seed} {match.length}"))
        if made % 16 == 0:
            kept.append((match.clone(), match.position()))
            loaded.append((match.game.load(match.dump()), match.length))
        if match.to_move == CHANCE:
            _fall(match, dice)
        else:
            _choose(match, dice)
            made += 1
            insist(8, made <= match.game.limit, f"more than {match.game.limit} decisions")
            yield tried
            tried = Counter()
    for clone, text in kept:
        insist(2, clone.position() == text, "a clone changed while its original played on")
    _replay(match, shadow)
    for again, place in loaded:
        for entry in match.journal[place:]:
            give(again.state, entry)
        insist(3, again == match, "a loaded position plays on to another game")
    again = _read_back("the record", lambda: match.game.read(match.record()))
    insist(3, again == match, "the record reads back to another game")


def check_pause(match: Match) -> None:
    """What must hold whenever an answer is waited for."""
    problems = match.game.check(match.state)
    insist(6, not problems, f"{problems}")
    insist(2, match.clone() == match, "a clone differs from its original")
    line = match.position()
    for seat in match.asked:
        _check_options(match, seat)
    insist(2, match.position() == line, "play in a clone changes its original")
    _check_texts(match)
    check_secrecy(match)


def check_secrecy(match: Match) -> None:
    """Law 7 alone, for all seats and a spectator."""
    for viewer in (None, *range(match.start.seats)):
        _check_secrecy(match, viewer)
    if match.game.has_secrets:
        for seat in match.asked:
            _check_silence(match, seat)


def _check_options(match: Match, seat: int) -> None:
    texts = [str(option) for option in match.options(seat)]
    insist(1, bool(texts), "no option")
    insist(1, len(set(texts)) == len(texts), f"an option twice among {texts}")
    insist(
        1,
        texts == [str(option) for option in match.options(seat)],
        "options change when asked twice",
    )
    _check_universe(match, seat)
    refused = {str(r.option) for r in match.refusals(seat)}
    insist(1, not refused & set(texts), f"offered and refused: {refused & set(texts)}")
    for option in match.options(seat):
        twin = match.state.clone()
        insist(1, engine.answer(twin, seat, option.code), f"{option} was offered but not taken")
        problems = match.game.check(twin)
        insist(6, not problems, f"{problems} after {option}")


def _check_universe(match: Match, seat: int) -> None:
    """Law 13: what a choice says one might expect is all offered, or refused with a reason."""
    step = engine.find_waiting(match.state)
    assert isinstance(step, Choice)
    expected = step.universe(match.state, seat)
    if not expected:
        return
    insist(13, len(set(expected)) == len(expected), "an option is expected twice")
    offered = set(step.options_for(match.state, seat))
    refused = {refusal.option for refusal in _list_refusals(match, seat)}
    silent = [str(match.option_of(code)) for code in expected if code not in offered | refused]
    insist(13, not silent, f"neither offered nor refused: {silent}")
    unknown = [str(match.option_of(code)) for code in (offered | refused) - set(expected)]
    insist(13, not unknown, f"not among what one expects: {unknown}")


def _list_refusals(match: Match, seat: int) -> list[Refusal]:
    """What is refused with a reason, listed or not."""
    step = engine.find_waiting(match.state)
    assert isinstance(step, Choice)
    return [*step.refusals(match.state, seat), *step.quiet_refusals(match.state, seat)]


def _list_reasons(match: Match, seat: int) -> list[tuple[object, ...]]:
    """All that refusals say."""
    return [(r.option, r.reason, r.rule, r.need, r.have) for r in _list_refusals(match, seat)]


def _check_texts(match: Match) -> None:
    game, line = match.game, match.position()
    again = _read_back("the dump", lambda: game.load(match.dump()))
    insist(3, again == match, "the dump reads back to another position")
    insist(3, again.options() == match.options(), "the dump reads back to another question")
    luck = "given" if match.state.given else "own"
    again = _read_back("the position", lambda: game.from_position(line, luck=luck))
    insist(3, again.position() == line, "the position reads back to another")


def _read_back(what: str, read: Callable[[], Match]) -> Match:
    try:
        return read()
    except SiegeError as error:
        raise Broken(f"law 3: {what} is refused: {error}") from error


def _check_secrecy(match: Match, viewer: int | None) -> None:
    """Law 7: draw anew what the viewer cannot see; nothing they get may change."""
    other = redraw(match, viewer)
    insist(7, other.view(viewer) == match.view(viewer), f"seat {viewer} sees what is hidden")
    if viewer is None or viewer not in match.asked:
        return
    insist(7, other.options(viewer) == match.options(viewer), "options tell what is hidden")
    insist(
        7,
        _list_reasons(other, viewer) == _list_reasons(match, viewer),
        "refusals tell what is hidden",
    )
    insist(
        7,
        _provoke_error(match, viewer) == _provoke_error(other, viewer),
        "an error tells what is hidden",
    )
    for option in _list_some(match, viewer):
        insist(
            7,
            _list_heard(match, viewer, option.code) == _list_heard(other, viewer, option.code),
            "the log tells",
        )


def _check_silence(match: Match, seat: int) -> None:
    """Law 7: choices that look the same to somebody else sound the same, too.

    Where they look the same to the chooser as well, there is no secret between them: open acts in
    another order, such as who of two falls first, or an open choice that is gone into at once.
    What is asked next is no look: secrets lie in zones.
    """
    for viewer in (None, *(s for s in range(match.start.seats) if s != seat)):
        told: list[tuple[dict[str, object], dict[str, object], list[tuple[object, ...]]]] = []
        for option in _list_some(match, seat):
            twin = match.clone()
            twin.state.given = True
            twin.choose(option, seat)
            if twin.scribe.reveals == match.scribe.reveals:
                events = twin.log(viewer)
                lines = [(e.kind, e.about, e.rule) for e in events]
                told.append((twin.view(viewer), twin.view(seat) | {"choices": ()}, [*lines]))
        for seen, own, heard in told:
            alike = [other for view, mine, other in told if view == seen and mine != own]
            insist(7, alike == [heard] * len(alike), "the log tells a choice that cannot be seen")


def _list_some(match: Match, seat: int) -> list[Option]:
    """All options of a seat, or of many some, at another pause others."""
    options = match.options(seat)
    stride = -(-len(options) // TRIED) or 1
    return options[match.length % stride :: stride]


def _provoke_error(match: Match, seat: int) -> str:
    try:
        match.choose(NONSENSE, seat)
    except SiegeError as error:
        return str(error)
    raise Broken("law 1: nonsense was accepted")


def _list_heard(match: Match, seat: int, code: int) -> list[tuple[int, int, int]] | None:
    """The events a seat hears right after its choice, unless luck or a reveal made them."""
    g = match.state.clone()
    g.given = True
    scribe = Scribe(True)
    g.scribe = scribe
    engine.answer(g, seat, code)
    if scribe.reveals:
        return None
    return [
        (told.kind, told.first, told.second) for told in scribe.events if told.is_heard_by(seat)
    ]


def _fall(match: Match, dice: random.Random) -> None:
    possible = match.outcomes()
    names = [str(p) for p in possible]
    insist(1, bool(names) and len(set(names)) == len(names), f"outcomes {names}")
    insist(
        1,
        playout.is_quick_draw_right(match.state),
        "the quick draw differs from the list",
    )
    match.happen(dice.choices(possible, [p.weight for p in possible])[0])
    insist(5, not match.undoable, "undo could go past luck")


def _choose(match: Match, dice: random.Random) -> None:
    """Law 5: what is taken back is as it was; what luck, a reveal or another seat did stays."""
    seat = dice.choice(match.asked)
    option = dice.choice(match.options(seat))
    before = match.clone()
    entries, reveals = match.length, match.scribe.reveals
    _check_nothing_shown(match, seat, option.code)
    match.choose(option, seat)
    lucky = any(entry.is_luck for entry in match.journal[entries:])
    insist(
        5, lucky or match.state.drawn == before.state.drawn, "luck is used outside a chance step"
    )
    if lucky or match.scribe.reveals != reveals:
        insist(5, not match.undoable, "undo could go past luck or a reveal")
        return
    insist(
        5, bool(match.undoable) and match.undoable[0] == entries, "undo is refused without a reason"
    )
    choosers = {match.journal[place].seat for place in match.undoable}
    insist(5, choosers == {seat}, "undo could go past another seat's answer")
    after = match.clone()
    match.undo()
    insist(5, match == before, "undo does not restore the position")
    insist(5, match.log(seat) == before.log(seat), "undo does not restore the log")
    match.redo()
    insist(5, match == after, "redo does not restore the position")


def _check_nothing_shown(match: Match, seat: int, code: int) -> None:
    """A choice that shows its seat what was hidden must note a reveal, or undo would unsee it."""
    seen: list[dict[str, object]] = []
    for twin in (match.clone(), redraw(match, seat)):
        twin.state.given = True
        engine.answer(twin.state, seat, code)
        if twin.scribe.reveals:
            return
        seen.append(twin.view(seat))
    insist(5, seen[0] == seen[1], "a choice shows what was hidden and notes no reveal")


def redraw(match: Match, seat: int | None) -> Match:
    """A clone in which what a seat cannot see, or without one a spectator, is drawn anew."""
    other = match.clone()
    other.state.low, other.state.high = 1, 1
    other.state.redraw(NONE if seat is None else seat)
    return other


def _can_redraw(match: Match) -> bool:
    """Whether a game with secrets says how they could lie instead."""
    own = type(match.state).redraw is not State.redraw
    return own or not match.game.has_secrets


def _replay(match: Match, shadow: Match) -> None:
    """Law 4: the same answers give the same game, also beside another game."""
    settings = match.game.name_settings(match.start.settings)
    beside = match.game.start(match.start.seats, settings, seed=1)
    for entry in match.journal:
        give(shadow.state, entry)
        if beside.to_move is not None:
            beside.choose(beside.options()[0])
    insist(4, shadow == match, "the journal replays to another game")
