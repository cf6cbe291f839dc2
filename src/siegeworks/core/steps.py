"""The agenda: what is still to be done in a game, kept as data.

A step, once run, is replaced by the steps it returns.
"""

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from siegeworks.core import luck

NONE: Final = -1
NOUN: Final = 0xFF  # an option is a verb in the bits above, and what it touches in these
EVERYONE: Final = -1  # audience of an event that all may hear
NOWHERE: Final = -1  # no option: a question that is not about steps
LUCK: Final = -1  # stands for luck where a journal names seats

S = TypeVar("S", bound="State")


class Telling:
    """Something that was told as it happened: a kind of log line, of up to two numbers."""

    def __init__(self, kind: int, first: int, second: int, audience: int, rule: str) -> None:
        self.kind: Final = kind
        self.first: Final = first
        self.second: Final = second
        self.audience: Final = audience  # a bit mask of seats
        self.rule: Final = rule

    def is_heard_by(self, seat: int | None) -> bool:
        """Whether a seat, or without one a spectator, hears it."""
        if self.audience == EVERYONE:
            return True
        return seat is not None and bool(self.audience >> seat & 1)


class Scribe:
    """Writes down what happens: the journal always, the told events only when someone listens."""

    def __init__(self, listening: bool) -> None:
        self.listening = listening
        # The journal: who gave each answer, and what it was.
        self.seats: list[int] = []
        self.codes: list[int] = []
        self.kinds: list[str] = []  # the noun of an answer that luck gave; only when listening
        self.events: list[Telling] = []
        self.reached: dict[str, int] = {}
        self.reveals = 0
        self.rule = ""

    def cut(self, answers: int, events: int) -> None:
        """Forget all but the first answers and events."""
        del self.seats[answers:]
        del self.codes[answers:]
        del self.kinds[answers:]
        del self.events[events:]

    def copy(self) -> "Scribe":
        """A scribe who knows the same; what was reached stays with the original."""
        twin = Scribe(self.listening)
        twin.seats = self.seats[:]
        twin.codes = self.codes[:]
        twin.kinds = self.kinds[:]
        twin.events = self.events[:]
        twin.reveals = self.reveals
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game holds; each game adds its zones, and clones itself field by field."""

    agenda: list["Step[Any]"]
    seats: int
    ending: int  # 0 while the game goes on, then the game's own number for how it ended
    # The two keys of this game's luck; no view, bot or search clone ever gets them. Not unboxed:
    # mypyc forgets the layout of unboxed fields when it compiles only what has changed.
    low: int
    high: int
    drawn: list[int]  # how often each stream of luck was used
    given: bool  # luck waits for the caller
    listed: list[int] | None  # what the waiting dilemma has just listed; for play at full speed
    scribe: Scribe | None

    def begin(self, seats: int, streams: int) -> None:
        """Fill the fields that all games share."""
        self.agenda = []
        self.seats = seats
        self.ending = 0
        self.low = 0
        self.high = 0
        self.drawn = [0] * streams
        self.given = False
        self.listed = None
        self.scribe = None

    def copy_to(self, twin: "State") -> None:
        """Give ``twin`` the shared fields; the scribe stays with the original."""
        twin.agenda = self.agenda[:]
        twin.seats = self.seats
        twin.ending = self.ending
        twin.low = self.low
        twin.high = self.high
        twin.drawn = self.drawn[:]
        twin.given = self.given
        twin.listed = None
        twin.scribe = None

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def redraw(self, seat: int) -> None:
        """Replace what ``seat`` cannot see by something it could as well be; draws by ``roll``."""

    def roll(self, stream: int, sides: int) -> int:
        """The next number of a stream, 0 to ``sides`` - 1."""
        number = self.drawn[stream]
        self.drawn[stream] = number + 1
        return luck.pick(self.low, self.high, stream, number, sides)

    def new_luck(self, low: int, high: int) -> None:
        """Take luck from these keys from now on, each stream from its beginning."""
        self.low = low
        self.high = high
        self.drawn = [0] * len(self.drawn)

    def tell(
        self, event: int, first: int = NONE, second: int = NONE, audience: int = EVERYONE
    ) -> None:
        """Tell what happened to the seats in the bit mask ``audience``, if anyone listens."""
        scribe = self.scribe
        if scribe is not None and scribe.listening:
            scribe.events.append(Telling(event, first, second, audience, scribe.rule))

    def reveal(self) -> None:
        """Note that hidden information became known: undo never goes back past this."""
        scribe = self.scribe
        if scribe is not None:
            scribe.reveals += 1


class Refusal:
    """A notable option that is not available now, and why."""

    def __init__(self, option: int, reason: str, rule: str, need: int = 0, have: int = 0) -> None:
        self.option: Final = option
        self.reason: Final = reason
        self.rule: Final = rule
        self.need: Final = need
        self.have: Final = have


class Reason:
    """Why something cannot be done, with its paragraph, and for some what it needs."""

    def __init__(self, key: str, rule: str, need: int = 0, have: int = 0) -> None:
        self.key: Final = key
        self.rule: Final = rule
        self.need: Final = need
        self.have: Final = have

    def refuse(self, option: int) -> Refusal:
        """Say it of an option."""
        return Refusal(option, self.key, self.rule, self.need, self.have)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A pending instruction of the rulebook, with a few small numbers as fields of its own.

    ``takes`` names the fields in the order in which they are handed over. A field is named like
    the kind of noun that it holds, or its kind follows: ``("lane", "more")``, ``("who:seat",)``.
    """

    rule: ClassVar[str] = ""  # the paragraph of the game's RULES.md
    takes: ClassVar[tuple[str, ...]] = ()

    def advance(self, g: S) -> bool:
        """Do what needs nobody's answer; False means: wait, and keep the step."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """What the fields hold, in their order."""
        return [getattr(self, name_field(taken)) for taken in self.takes]

    def kinds(self) -> list[str]:
        """The kinds of noun that the fields hold, in their order."""
        return list_kinds(self.takes)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Step)
            and type(self) is type(other)
            and self.numbers() == other.numbers()
        )

    def __hash__(self) -> int:
        return hash((type(self).__name__, *self.numbers()))


def name_field(taken: str) -> str:
    """The field of a step that an entry of ``takes`` names."""
    return taken.partition(":")[0].replace("-", "_")


def list_kinds(takes: tuple[str, ...]) -> list[str]:
    """The kinds of noun that the entries of ``takes`` stand for."""
    return [taken.partition(":")[2] or taken for taken in takes]


Steps = tuple[Step[Any], ...]
DONE: Final[Steps] = ()


def put(g: State, steps: Steps) -> None:
    """Lay steps on the agenda so that the first of them runs first."""
    # Any: moving a step needs no look at its type, which costs time when compiled.
    agenda: list[Any] = g.agenda
    moved: tuple[Any, ...] = steps
    i: i64 = len(moved)
    while i > 0:
        i -= 1
        agenda.append(moved[i])


def enter(scribe: Scribe, step: Step[Any]) -> None:
    """Let a listening scribe know which paragraph is being carried out."""
    scribe.rule = step.rule
    name = type(step).__name__
    scribe.reached[name] = scribe.reached.get(name, 0) + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Step[S]):
    """A step that waits for no one."""

    def run(self, g: S) -> Steps:
        """Change the zones; return what follows."""
        raise NotImplementedError

    def advance(self, g: S) -> bool:
        scribe = g.scribe
        if scribe is not None and scribe.listening:
            enter(scribe, self)
        steps = self.run(g)
        if steps:
            put(g, steps)
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """A step that waits for luck."""

    stream: ClassVar[int] = 0
    noun: ClassVar[str] = ""  # what kind of thing the outcomes are

    def outcomes(self, g: S) -> list[tuple[int, int]]:
        """Each possible outcome with its weight."""
        raise NotImplementedError

    def draw(self, g: S) -> int:
        """Draw an outcome; a game may do it faster, a law checks that it stays the same."""
        return draw_weighted(g, self.stream, self.outcomes(g))

    def resolve(self, g: S, outcome: int) -> Steps:
        """Let the outcome happen; return what follows."""
        raise NotImplementedError

    def advance(self, g: S) -> bool:
        if g.given:
            return False
        outcome = self.draw(g)
        scribe = g.scribe
        if scribe is not None:
            note(scribe, self, LUCK, outcome)
        put(g, self.resolve(g, outcome))
        return True


def note(scribe: Scribe, step: Step[Any], seat: int, code: int) -> None:
    """Write down what a seat, or luck, answered to a step."""
    scribe.seats.append(seat)
    scribe.codes.append(code)
    if scribe.listening:
        scribe.kinds.append(step.noun if isinstance(step, Chance) else "")
        enter(scribe, step)


def draw_weighted(g: State, stream: int, outcomes: list[tuple[int, int]]) -> int:
    """Draw one outcome by weight."""
    total = 0
    for _, weight in outcomes:
        total += weight
    left = g.roll(stream, total)
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    raise AssertionError("no outcome has weight")


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A step that waits for a seat."""

    def seat(self, g: S) -> int:
        """The seat that is asked first."""
        raise NotImplementedError

    def seats(self, g: S) -> int:
        """All seats that may answer, as a bit mask; one answer is enough."""
        return 1 << self.seat(g)

    def options(self, g: S) -> list[int]:
        """What the asked seat may choose, at least one."""
        raise NotImplementedError

    def choose(self, g: S, option: int) -> Steps:
        """Carry out the option; return what follows."""
        raise NotImplementedError

    def options_for(self, g: S, seat: int) -> list[int]:
        """The options of any seat that may answer."""
        return self.options(g)

    def choose_for(self, g: S, seat: int, option: int) -> Steps:
        """Carry out the option of any seat that may answer."""
        return self.choose(g, option)

    def refusals(self, g: S, seat: int) -> list[Refusal]:
        """Notable options that are not there, and why; only from what ``seat`` may know."""
        return []

    def quiet_refusals(self, g: S, seat: int) -> list[Refusal]:
        """As ``refusals``, for what is not listed, but explained when somebody tries it."""
        return []

    def universe(self, g: S, seat: int) -> list[int]:
        """All that ``seat`` might expect here: each of it is offered, or refused with a reason.

        Empty: not declared. Only from what ``seat`` may know, and never needed in play.
        """
        return []

    def stands_at(self, g: S) -> int:
        """In a question of steps: the option that would lead to where its mover stands."""
        return NOWHERE

    def advance(self, g: S) -> bool:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Dilemma(Choice[S]):
    """A choice that is asked only where there is one: a single way is taken, and none is nothing.

    Not for choices that hang on secrets: there, not being asked would tell the others something.
    """

    def advance(self, g: S) -> bool:
        ways = self.options(g)
        if len(ways) > 1:
            g.listed = ways
            return False
        if ways:
            scribe = g.scribe
            if scribe is not None and scribe.listening:
                enter(scribe, self)
            put(g, self.choose(g, ways[0]))
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Dilemma[S]):
    """A dilemma that says of all one might expect what is offered, and why the rest is not.

    A step declares its ``universe``, and why something of it is not offered. Steps that are asked
    often write ``options`` as well, for speed; a law sees to it that both say the same.
    """

    is_quiet: ClassVar[bool] = False  # reasons are told only when somebody tries it all the same

    def why_not(self, g: S, option: int) -> Reason | None:
        """What forbids an option of the universe, or None."""
        return None

    def options(self, g: S) -> list[int]:
        return [o for o in self.universe(g, self.seat(g)) if self.why_not(g, o) is None]

    def list_refused(self, g: S, seat: int) -> list[Refusal]:
        """All of the universe that is not offered, and why."""
        found: list[Refusal] = []
        for option in self.universe(g, seat):
            why = self.why_not(g, option)
            if why is not None:
                found.append(why.refuse(option))
        return found

    def find_obstacle(self, g: S) -> Reason | None:
        """Why there is no answer at all, or None."""
        why: Reason | None = None
        for option in self.universe(g, self.seat(g)):
            why = self.why_not(g, option)
            if why is None:
                return None
        return why

    def refusals(self, g: S, seat: int) -> list[Refusal]:
        return [] if self.is_quiet else self.list_refused(g, seat)

    def quiet_refusals(self, g: S, seat: int) -> list[Refusal]:
        return self.list_refused(g, seat) if self.is_quiet else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous(Choice[S]):
    """A step that waits for every seat in the bit mask ``left``, in whatever order they answer.

    A subclass writes ``options_for`` and ``choose_for``, keeps the answers in a zone that only
    their owners see, and returns itself with ``waiting(seat)`` until no seat is left.
    """

    takes = ("left:seats",)

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def seat(self, g: S) -> int:
        seat = 0
        while not self.left >> seat & 1:
            seat += 1
        return seat

    def seats(self, g: S) -> int:
        return self.left

    def waiting(self, seat: int) -> int:
        """The seats still to answer after ``seat`` has."""
        return self.left & ~(1 << seat)

    def options(self, g: S) -> list[int]:
        return self.options_for(g, self.seat(g))

    def choose(self, g: S, option: int) -> Steps:
        return self.choose_for(g, self.seat(g), option)
