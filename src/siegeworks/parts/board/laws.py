"""The laws of pictures: what a board foretells comes true, and none tells a secret."""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from siegeworks.core import engine
from siegeworks.core.game import Game
from siegeworks.core.laws import insist, redraw
from siegeworks.core.match import Match
from siegeworks.core.steps import Chance, Choice, Scribe, State, Step
from siegeworks.parts.board.board import Board, board_of
from siegeworks.parts.board.changes import foretell_changes
from siegeworks.parts.board.promises import Moment, Promise
from siegeworks.parts.board.records import Mark
from siegeworks.parts.board.seen import look
from siegeworks.parts.board.wishes import foretell_wish, list_wishes

SOMETIMES: Final = 0.25  # of the pauses at which claims are tried
SELDOM: Final = 0.1  # of the pauses for what hardly ever differs
WAYS: Final = 2_000  # that luck may fall; with more of them, a claim is not tried here
FAR: Final = 5_000  # steps within which a claim must come due
CLOSE: Final = 1e-6  # shares that differ by less are the same

Boards = Callable[[Game], Board[Any]]
Picture = Callable[[Match, int | None, str], object]


def list_viewers(match: Match) -> Iterator[int | None]:
    """Everybody who may look: a spectator and all seats."""
    yield None
    yield from range(match.start.seats)


# Law 12


def drawn(match: Match, seat: int | None, language: str) -> object:
    """Everything that a game's board makes of a position for somebody."""
    board, seen = board_of(match.game), look(match, seat, language)
    return board.outlook(seen), board.draw(seen), board.odds(seen)


def offered(match: Match, seat: int | None, language: str) -> object:
    """What the options of somebody say that they change, and what may be wished at one word."""
    if seat is None or seat not in match.asked:
        return None
    wishes = list_wishes(match, seat, language)
    foretold = [foretell_wish(match, wish, seat, language) for wish in wishes]
    return foretell_changes(match, seat, language), wishes, foretold


class NoSecrets:
    """Law 12: pictures stay the same when what somebody cannot see is dealt anew."""

    def __init__(self, picture: Picture = drawn, share: float = 1.0) -> None:
        self._picture = picture
        self._share = share  # of the pauses of a game with secrets at which it is tried

    def names(self, game: Game) -> Iterable[str]:
        return ()

    def try_pause(self, match: Match, dice: random.Random) -> Counter[str]:
        # In an open game all that could be told is how luck will fall.
        if dice.random() > (self._share if match.game.has_secrets else SELDOM):
            return Counter()
        language = "de" if dice.random() < SELDOM else "en"
        for seat in list_viewers(match):
            other = redraw(match, seat)
            same = self._picture(match, seat, language) == self._picture(other, seat, language)
            who = "a spectator" if seat is None else f"seat {seat}"
            insist(12, same, f"what is {self._picture.__name__} tells {who} what is hidden")
        return Counter()


# Law 11


class ForetoldComesTrue:
    """Law 11: a mark with a share comes so often as it says, if nobody interferes."""

    def __init__(self, boards: Boards = board_of) -> None:
        self._boards = boards

    def names(self, game: Game) -> Iterable[str]:
        return [f"mark {kind}" for kind in self._boards(game).promises]

    def try_pause(self, match: Match, dice: random.Random) -> Counter[str]:
        tried: Counter[str] = Counter()
        if dice.random() > SOMETIMES:
            return tried
        board = self._boards(match.game)
        found: list[Mark] = []
        for seat in list_viewers(match):
            for mark in _list_claims(board, match, seat):
                if mark not in found:
                    found.append(mark)
                    promise = board.promises.get(mark.kind)
                    insist(11, promise is not None, f"nobody says how {mark.kind} comes true")
                    assert promise is not None
                    tried[f"mark {mark.kind}"] += _try(board, promise, match, mark, seat, dice)
        return +tried


def _list_claims(board: Board[Any], match: Match, seat: int | None) -> list[Mark]:
    """The marks that say how likely something comes."""
    outlook = board.outlook(look(match, seat, "en"))
    return [] if outlook is None else [mark for mark in outlook.marks if mark.share is not None]


def _try(
    board: Board[Any],
    promise: Promise[Any],
    match: Match,
    mark: Mark,
    seat: int | None,
    dice: random.Random,
) -> int:
    """Insist on one claim; how often it could be judged."""
    if promise.since is None:
        return Future(board, promise, match, mark).judge()
    later = _go_to_step(board, promise, match, mark, dice)
    if later is None:
        return 0
    name = (mark.kind, mark.nouns)
    again = [m for m in _list_claims(board, later, seat) if (m.kind, m.nouns) == name]
    return sum(Future(board, promise, later, claim).judge() for claim in again)


def _is_meant(promise: Promise[Any], kind: type[Step[Any]], mark: Mark, step: Step[Any]) -> bool:
    return isinstance(step, kind) and (promise.is_meant is None or promise.is_meant(mark, step))


def _go_to_step(
    board: Board[Any], promise: Promise[Any], match: Match, mark: Mark, dice: random.Random
) -> Match | None:
    """The match just before the step that a claim counts from; None if that never comes."""
    twin = match.clone()
    g = twin.state
    g.given = True
    assert promise.since is not None
    for _ in range(FAR):
        step = engine.find_waiting(g)
        if step is None:
            return None
        if _is_meant(promise, promise.since, mark, step):
            return twin
        if engine.advance_once(g):
            continue
        if isinstance(step, Chance):
            codes, weights = zip(*step.outcomes(g), strict=True)
            engine.fall(g, dice.choices(codes, weights)[0])
        else:
            _let_happen(board, g)
    return None


def _let_happen(board: Board[Any], g: State) -> None:
    """Answer so that nobody interferes."""
    step = g.agenda[-1]
    assert isinstance(step, Choice)
    engine.take(g, step.seat(g), board.let_happen(g, step.options(g)))


class TooManyWays(Exception):
    """Luck may fall in more ways than can be counted."""


class Future:
    """All that may come of a position if nobody interferes, looked at for one claim."""

    def __init__(self, board: Board[Any], promise: Promise[Any], match: Match, mark: Mark) -> None:
        self._board, self._promise, self._match, self._mark = board, promise, match, mark
        self._before = match.state.clone()
        self._ways = 0
        self._comes = 0.0
        self._open = 0.0  # the game ends before one can tell

    def judge(self) -> int:
        """Insist on the claim; 0 if luck may fall in too many ways, else 1."""
        g = _copy(self._match.state, Scribe(True))
        g.given = True
        try:
            self._follow(g, 1.0, None)
        except TooManyWays:
            return 0
        share, mark = self._mark.share, self._mark
        assert share is not None
        holds = self._comes - CLOSE <= share <= self._comes + self._open + CLOSE
        said = f"{mark.kind} of {', '.join(mark.nouns)} is foretold with {share:.4f}"
        insist(11, holds, f"{said}, but comes with {self._comes:.4f}")
        return 1

    def _follow(self, g: State, weight: float, depth: int | None) -> None:
        """Play on; ``depth``: how high the agenda was when the step came that decides."""
        for _ in range(FAR):
            if self._is_decided(g, weight, depth):
                return
            step = g.agenda[-1]
            if depth is None and _is_meant(self._promise, self._promise.until, self._mark, step):
                depth = len(g.agenda)
            if engine.advance_once(g):
                continue
            if isinstance(step, Chance):
                self._fall(g, step, weight, depth)
                return
            _let_happen(self._board, g)
        insist(11, False, f"{self._mark.kind} is foretold, and never comes due")

    def _is_decided(self, g: State, weight: float, depth: int | None) -> bool:
        """Count this way, if one can tell by now."""
        over = bool(g.ending) or not g.agenda
        done = depth is not None and len(g.agenda) < depth
        if not (over or done or self._promise.once):
            return False
        if self._has_happened(g):
            self._comes += weight
            return True
        if over and not done:
            self._open += weight
        return over or done

    def _has_happened(self, g: State) -> bool:
        assert g.scribe is not None
        told = [self._match.event_of(telling) for telling in g.scribe.events]
        return self._promise.happened(Moment(self._mark, self._before, g, told))

    def _fall(self, g: State, step: Chance[Any], weight: float, depth: int | None) -> None:
        """Let luck do everything that it may do."""
        possible = [(code, part) for code, part in step.outcomes(g) if part]
        whole = sum(part for _, part in possible)
        self._ways += len(possible)
        if self._ways > WAYS:
            raise TooManyWays
        for code, part in possible:
            assert g.scribe is not None
            twin = _copy(g, g.scribe.copy())
            engine.fall(twin, code)
            self._follow(twin, weight * part / whole, depth)


def _copy(g: State, scribe: Scribe) -> State:
    twin = g.clone()
    twin.scribe = scribe
    return twin
