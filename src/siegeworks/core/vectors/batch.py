"""Games side by side that write what a seat sees, and what it may do, into arrays of bytes.

Compiled, the arrays are ``librt.vecs.vec[u8]``: written at the speed of C, and seen by NumPy where
they lie. In plain Python they are bytearrays. The same bytes stand in both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, u8

from siegeworks.core import luck
from siegeworks.core.engine import advance, choose
from siegeworks.core.steps import NONE, Choice, Scribe, State

if TYPE_CHECKING:  # at run time the caller brings the arrays
    from librt.vecs import vec

NUMBER: Final = 0
ROW: Final = 1
BAG: Final = 2
LIST: Final = 3
COUNT: Final = 4

OPEN: Final = 0
OWNED: Final = 1  # by one seat
BY_PLACE: Final = 2  # each seat sees its own place
BY_RULE: Final = 3
CLOSED: Final = 4

LEGAL: Final = -1  # no place has an action that it was not offered


class Slice:
    """Where a zone stands in an observation."""

    def __init__(
        self, zone: Any, shape: int, sight: int, at: int, size: int, width: int, shift: int
    ) -> None:
        self.zone: Final = zone
        self.name: Final[str] = zone.name
        self.owner: Final[int] = zone.owner
        self.shape: Final = shape
        self.sight: Final = sight
        self.at: Final = at
        self.size: Final = size  # places
        self.width: Final = width  # bytes of each
        self.shift: Final = shift


def is_plain_number(part: Slice) -> bool:
    """Whether a zone is a single number of a byte that everybody sees."""
    return part.shape == NUMBER and part.sight == OPEN and part.width == 1


def is_open_pile(part: Slice) -> bool:
    """Whether a zone is a row or a pile that everybody sees."""
    return part.shape in (ROW, BAG, LIST) and part.sight == OPEN


class Question:
    """A class of question: its number, and the fields of its steps."""

    def __init__(self, number: int, fields: list[str]) -> None:
        self.number: Final = number
        self.fields: Final = fields


class Plan:
    """How the games of a batch are written down; the same for all batches of a schema."""

    def __init__(
        self,
        game: Any,
        codes: list[int],
        slices: list[Slice],
        questions: dict[Any, Question],
        abouts: list[tuple[int, int, int]],
        places: tuple[int, int, int, int],
        width: int,
        told: int,
    ) -> None:
        self.game: Final = game
        self.codes: Final = codes
        # Most zones are open: numbers of a byte are written without looking twice, rows and piles
        # only where they are not as they were.
        self.numbers: Final = [part for part in slices if is_plain_number(part)]
        self.piles: Final = [part for part in slices if is_open_pile(part)]
        self.others: Final = [
            part for part in slices if not is_plain_number(part) and not is_open_pile(part)
        ]
        self.questions: Final = questions  # by the classes of question
        self.abouts: Final = abouts  # where each number of a question stands: at, width, shift
        self.seat_at: Final = places[0]
        self.ending_at: Final = places[1]
        self.asked_at: Final = places[2]
        self.question_at: Final = places[3]
        self.width: Final = width  # of an observation without its history
        self.told: Final = told  # events of the history: three numbers of two bytes each
        self.ids: Final = [NONE] * (max(codes) + 1)
        for number in range(len(codes)):
            self.ids[codes[number]] = number


class Batch:
    """Games of one set-up. Whoever holds it says when one begins anew."""

    def __init__(
        self,
        plan: Plan,
        base: State,
        head: bytes,
        places: int,
        obs: vec[u8],
        mask: vec[u8],
        mover: vec[u8],
        ended: vec[u8],
    ) -> None:
        self.plan: Final = plan
        self.base: Final = base  # the set-up before its first step
        self.head: Final = head  # what stands first in every observation: seats and settings
        self.row: Final = plan.width + 6 * plan.told
        self.obs = obs
        self.mask = mask
        self.mover = mover  # the seat that is asked
        self.ended = ended
        self.games: list[State] = [base] * places
        self.fresh: list[bool] = [False] * places  # whether the mask is of this position
        # What stands in the arrays, so that only what has changed is written: nobody else may.
        self.masked: list[list[int]] = [[] for _ in range(places)]
        self.held: list[list[list[int] | None]] = [
            [None for _ in plan.piles] for _ in range(places)
        ]
        for place in range(places):
            for at in range(len(head)):
                obs[place * self.row + at] = u8(head[at])

    def begin(self, place: int, low: int, high: int) -> None:
        """Begin a game with the luck of these keys, up to its first question."""
        g = self.base.clone()
        g.new_luck(low, high)
        g.given = False
        g.scribe = Scribe(self.plan.told > 0)
        advance(g)
        self.put(place, g)

    def put(self, place: int, g: State) -> None:
        """Go on with another state."""
        self.games[place] = g
        self.look(place)

    def look(self, place: int) -> None:
        """Note who is asked, or that the game is over."""
        g = self.games[place]
        self.fresh[place] = False
        ended = self.ended
        ended[place] = u8(1 if g.ending or not g.agenda else 0)
        mover = self.mover
        if g.ending or not g.agenda:
            mover[place] = 255
            return
        top: Any = g.agenda[len(g.agenda) - 1]
        mover[place] = u8(top.seat(g)) if isinstance(top, Choice) else 255

    def has_offered(self, place: int, action: int) -> bool:
        """Whether the asked seat may do this now."""
        count = len(self.plan.codes)
        if action < 0 or action >= count or self.ended[place]:
            return False
        if self.fresh[place]:
            return self.mask[place * count + action] == 1
        step: Any = self.games[place].agenda[len(self.games[place].agenda) - 1]
        assert isinstance(step, Choice)
        return self.plan.codes[action] in step.options(self.games[place])

    def find_illegal(self, actions: list[int]) -> int:
        """The first place whose action was not offered."""
        for place in range(len(actions)):
            if not self.has_offered(place, actions[place]):
                return place
        return LEGAL

    def act(self, place: int, action: int) -> None:
        """Take an action that was offered."""
        choose(self.games[place], self.plan.codes[action])
        self.look(place)

    def act_all(self, actions: list[int]) -> int:
        """Take an action in every place; how many games ended."""
        ends = 0
        codes = self.plan.codes
        for place in range(len(actions)):
            choose(self.games[place], codes[actions[place]])
            self.look(place)
            if self.ended[place]:
                ends += 1
        return ends

    def show_all(self) -> None:
        """Write down every game through the eyes of the seat that is asked."""
        for place in range(len(self.games)):
            self.show(place, int(self.mover[place]))

    def offer_all(self) -> None:
        """Of every game write down only what the seat that is asked may do."""
        for place in range(len(self.games)):
            self.offer(place, int(self.mover[place]))

    def offer(self, place: int, seat: int) -> None:
        """Of one game write down only what a seat may do."""
        self._write_mask(place, seat)

    def pick(self, place: int, key: int) -> int:
        """A legal action by chance; for measuring and for random partners."""
        g = self.games[place]
        step: Any = g.agenda[len(g.agenda) - 1]
        assert isinstance(step, Choice)
        offered = step.options(g)
        return self.plan.ids[offered[luck.pick(key & luck.MASK, 0, 0, place, len(offered))]]

    def pick_all(self, key: int) -> list[int]:
        """A legal action by chance for every place."""
        return [self.pick(place, key) for place in range(len(self.games))]

    def show(self, place: int, seat: int) -> None:
        """Write down one game as a seat sees it; the mask is empty unless it is asked."""
        self._write_mask(place, seat)
        start = place * self.row
        self._write_head(place, start, seat)
        g = self.games[place]
        self._write_numbers(g, start)
        self._write_piles(g, start, self.held[place])
        for part in self.plan.others:
            self._write_slice(g, part, start + part.at, seat)
        if self.plan.told:
            self._write_history(g, start + self.plan.width, seat)

    def _write_mask(self, place: int, seat: int) -> None:
        mask = self.mask
        first: i64 = place * len(self.plan.codes)
        for number in self.masked[place]:
            mask[first + number] = 0
        self.masked[place] = []
        if self.ended[place] or self.mover[place] == 255:
            return
        g = self.games[place]
        step: Any = g.agenda[len(g.agenda) - 1]
        assert isinstance(step, Choice)
        self.fresh[place] = seat == self.mover[place]
        offered: list[int] | None = None
        if self.fresh[place]:
            offered = g.listed
            if offered is None:
                offered = step.options(g)
        elif step.seats(g) >> seat & 1:
            offered = step.options_for(g, seat)
        if offered is None:
            return
        ids = self.plan.ids
        numbers: list[int] = []
        for option in offered:
            number = ids[option]
            mask[first + number] = 1
            numbers.append(number)
        self.masked[place] = numbers

    def _write_head(self, place: int, start: int, seat: int) -> None:
        """What is asked of whom; seats and settings stand there from the beginning."""
        obs = self.obs
        plan = self.plan
        obs[start + plan.seat_at] = u8(0 if seat == 255 else seat)
        g = self.games[place]
        obs[start + plan.ending_at] = u8(g.ending)
        asked = 0
        question: Question | None = None
        step: Any = None
        if not g.ending and g.agenda:
            step = g.agenda[len(g.agenda) - 1]
            if isinstance(step, Choice):
                asked = step.seats(g)
                if seat != 255 and asked >> seat & 1:
                    question = plan.questions[type(step)]
        obs[start + plan.asked_at] = u8(asked)
        obs[start + plan.question_at] = u8(0 if question is None else question.number)
        fields: list[str] = [] if question is None else question.fields
        for slot in range(len(plan.abouts)):
            at, width, shift = plan.abouts[slot]
            value: int = getattr(step, fields[slot]) if slot < len(fields) else NONE
            if width == 1:
                obs[start + at] = u8(value + shift)
            else:
                write_number(obs, start + at, width, value + shift)

    def _write_numbers(self, g: State, start: i64) -> None:
        obs = self.obs
        state: Any = g
        for part in self.plan.numbers:
            number: i64 = getattr(state, part.name)
            at: i64 = part.at
            shift: i64 = part.shift
            obs[start + at] = u8(number + shift)

    def _write_piles(self, g: State, start: i64, held: list[list[int] | None]) -> None:
        """Rows and piles that everybody sees, where they are not as they were."""
        obs = self.obs
        state: Any = g
        for number, part in enumerate(self.plan.piles):
            values: list[int] = getattr(state, part.name)
            if values != held[number]:
                held[number] = values[:]
                fill(obs, start + i64(part.at), part, values)

    def _write_slice(self, g: State, part: Slice, at: i64, seat: int) -> None:
        obs = self.obs
        shape: i64 = part.shape
        state: Any = g
        if shape == NUMBER:
            if part.sight == OPEN or (part.sight == OWNED and seat == part.owner):
                number: i64 = getattr(state, part.name)
                write_number(obs, at, part.width, number + i64(part.shift))
            else:
                blank(obs, at, part.width)
            return
        values: list[int] = getattr(state, part.name)
        if shape == COUNT:
            found: i64 = 0
            for value in values:
                if value != NONE:
                    found += 1
            write_number(obs, at, part.width, found)
        elif part.sight == OPEN or (part.sight == OWNED and seat == part.owner):
            fill(obs, at, part, values)
        elif shape == ROW:
            self._write_ruled(g, part, at, seat, values)
        else:
            blank(obs, at, part.size * part.width)

    def _write_ruled(self, g: State, part: Slice, at: i64, seat: int, values: list[int]) -> None:
        """A row of which not every place may be seen; that nothing lies there is no secret."""
        obs = self.obs
        i: i64 = at
        end: i64 = at + part.size * part.width
        eyes: int | None = None if seat == 255 else seat
        for place, value in enumerate(values):
            if value != NONE and not self._can_see(g, part, place, eyes):
                blank(obs, i, part.width)
            else:
                write_number(obs, i, part.width, value + part.shift)
            i += part.width
        while i < end:
            obs[i] = 0
            i += 1

    def _can_see(self, g: State, part: Slice, place: int, seat: int | None) -> bool:
        if part.sight == BY_RULE:
            return bool(self.plan.game.can_see(g, part.zone, place, seat))
        return part.sight == BY_PLACE and seat == place

    def _write_history(self, g: State, at: i64, seat: int) -> None:
        """The last events that the seat heard, the latest first: kind, and its two numbers."""
        obs = self.obs
        i: i64 = at
        end: i64 = at + 6 * self.plan.told
        scribe = g.scribe
        eyes: int | None = None if seat == 255 else seat
        if scribe is not None:
            number = len(scribe.events) - 1
            while number >= 0 and i < end:
                event = scribe.events[number]
                number -= 1
                if event.is_heard_by(eyes):
                    write_number(obs, i, 2, event.kind + 1)
                    write_number(obs, i + 2, 2, event.first + 1)
                    write_number(obs, i + 4, 2, event.second + 1)
                    i += 6
        while i < end:
            obs[i] = 0
            i += 1


def fill(obs: vec[u8], at: i64, part: Slice, values: list[int]) -> None:
    """A row or a pile as it lies."""
    i: i64 = at
    end: i64 = at + i64(part.size) * i64(part.width)
    shift: i64 = part.shift
    if part.shape == BAG:
        while i < end:
            obs[i] = 0
            i += 1
        i = at + shift
        for value in values:
            obs[i + value] = u8(obs[i + value] + 1)
        return
    width: i64 = part.width
    for value in values:
        if i < end:
            if width == 1:
                obs[i] = u8(value + shift)
            else:
                write_number(obs, i, width, value + shift)
            i += width
    while i < end:
        obs[i] = 0
        i += 1


def write_number(obs: vec[u8], at: i64, width: i64, code: i64) -> None:
    """A number in so many bytes, the lowest first."""
    i: i64 = at
    left: i64 = code
    end: i64 = at + width
    while i < end:
        obs[i] = u8(left & 255)
        left = left >> 8
        i += 1


def blank(obs: vec[u8], at: i64, size: i64) -> None:
    """What lies there and cannot be seen."""
    i: i64 = at
    end: i64 = at + size
    while i < end:
        obs[i] = 255
        i += 1
