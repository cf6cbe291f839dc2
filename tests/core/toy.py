"""The smallest steps that show how an agenda works: each writes down that it ran."""

from typing import Any, Final

from siegeworks.core.engine import advance
from siegeworks.core.steps import DONE, NOUN, Chance, Choice, Rule, Simultaneous, State, Step, Steps

PICK = 1 << 8
PASS = 2 << 8
OVER = 1


class Board(State):
    """A list of what was done, and the secret answers of the seats."""

    notes: list[int]
    answers: list[int]

    def __init__(self, *steps: Step[Any], seats: int = 3, streams: int = 2) -> None:
        self.begin(seats, streams)
        self.notes = []
        self.answers = [-1] * seats
        self.agenda = list(reversed(steps))

    def clone(self) -> "Board":
        twin = Board()
        self.copy_to(twin)
        twin.notes = self.notes[:]
        twin.answers = self.answers[:]
        return twin


class Note(Rule[Board]):
    """Write down a number, and tell it."""

    rule = "1.1"
    takes = ("what:number",)

    def __init__(self, what: int = 0) -> None:
        self.what: Final = what

    def run(self, g: Board) -> Steps:
        g.notes.append(self.what)
        g.tell(1, self.what)
        return DONE


class Frame(Rule[Board]):
    """Numbers around a nested frame, ``depth`` frames deep."""

    rule = "1.2"
    takes = (
        "outer:number",
        "depth:number",
    )

    def __init__(self, outer: int = 0, depth: int = 0) -> None:
        self.outer: Final = outer
        self.depth: Final = depth

    def run(self, g: Board) -> Steps:
        inner: Steps = (Frame(self.outer * 10, self.depth - 1),) if self.depth else DONE
        return (Note(self.outer), *inner, Note(self.outer + 1))


class Ask(Choice[Board]):
    """Seat ``who`` picks 1, 2 or 3, or passes; whatever is picked is noted later, by a step."""

    rule = "2.1"
    takes = ("who:number",)

    def __init__(self, who: int = 0) -> None:
        self.who: Final = who

    def seat(self, g: Board) -> int:
        return self.who

    def options(self, g: Board) -> list[int]:
        return [PICK + 1, PICK + 2, PICK + 3, PASS]

    def choose(self, g: Board, option: int) -> Steps:
        return DONE if option == PASS else (Note(option & NOUN),)


class AskTwice(Choice[Board]):
    """Seat ``who`` chooses; the next seat may answer before the choice works."""

    rule = "2.2"
    takes = ("who:number",)

    def __init__(self, who: int = 0) -> None:
        self.who: Final = who

    def seat(self, g: Board) -> int:
        return self.who

    def options(self, g: Board) -> list[int]:
        return [PICK + 5]

    def choose(self, g: Board, option: int) -> Steps:
        return (Note(50), Ask(self.who + 1), Note(59))


class AnyOf(Choice[Board]):
    """The seats in ``mask`` may answer, each with its own number; one answer is enough."""

    rule = "2.3"
    takes = ("mask:number",)

    def __init__(self, mask: int = 0) -> None:
        self.mask: Final = mask

    def seat(self, g: Board) -> int:
        return 1

    def seats(self, g: Board) -> int:
        return self.mask

    def options(self, g: Board) -> list[int]:
        return [PICK + 1]

    def options_for(self, g: Board, seat: int) -> list[int]:
        return [PICK + seat]

    def choose_for(self, g: Board, seat: int, option: int) -> Steps:
        return (Note(100 + seat),)


class Secret(Simultaneous[Board]):
    """Every seat in ``left`` picks a number, in whatever order."""

    rule = "2.4"

    def options_for(self, g: Board, seat: int) -> list[int]:
        return [PICK + seat, PICK + 10 + seat]

    def choose_for(self, g: Board, seat: int, option: int) -> Steps:
        g.answers[seat] = option & NOUN
        rest = self.waiting(seat)
        return (Secret(rest),) if rest else (Note(7),)


class Toss(Chance[Board]):
    """A coin that falls on 1 three times out of four."""

    rule = "3.1"
    stream = 1

    def outcomes(self, g: Board) -> list[tuple[int, int]]:
        return [(0, 1), (1, 3), (2, 0)]

    def resolve(self, g: Board, outcome: int) -> Steps:
        return (Note(1000 + outcome),)


class Finish(Rule[Board]):
    """The game ends at once, whatever is left to do."""

    rule = "4.1"

    def run(self, g: Board) -> Steps:
        g.ending = OVER
        return (Note(99),)


def ran(*steps: Step[Any]) -> Board:
    """A board on which the steps have run, up to the first that waits."""
    g = Board(*steps)
    advance(g)
    return g
