"""A small game solved without any library of games: its whole tree, and a linear program."""

from dataclasses import dataclass, field

import numpy as np
from scipy.optimize import linprog

from siegeworks.core.decision import CHANCE
from siegeworks.core.match import Match

Known = str  # all that a seat knows, from its view and its log
Sequence = tuple[Known, str]  # what a seat knew when it acted last, and what it did
NOTHING: Sequence = ("", "")


def tell_known(match: Match, seat: int) -> Known:
    """What a seat knows: what it sees, and what it heard."""
    heard = [f"{event.kind} {event.numbers}" for event in match.log(seat)]
    return f"{match.view(seat)} {heard}"


@dataclass
class Side:
    """What a seat may know in the game, and do."""

    sequences: dict[Sequence, int] = field(default_factory=lambda: {NOTHING: 0})
    before: dict[Known, int] = field(default_factory=dict)  # the sequence that leads there
    options: dict[Known, list[str]] = field(default_factory=dict)

    def add(self, known: Known, options: list[str], last: Sequence) -> None:
        self.before[known] = self.sequences[last]
        assert self.options.setdefault(known, options) == options
        for option in options:
            self.sequences.setdefault((known, option), len(self.sequences))

    def list_constraints(self) -> tuple[np.ndarray, np.ndarray]:
        """What makes weights of sequences a plan: those of a question add up to its own."""
        matrix = np.zeros((len(self.before) + 1, len(self.sequences)))
        matrix[0, 0] = 1.0
        for row, (known, before) in enumerate(self.before.items(), 1):
            matrix[row, before] = -1.0
            for option in self.options[known]:
                matrix[row, self.sequences[known, option]] = 1.0
        return matrix, np.eye(len(matrix))[0]

    def weigh_evenly(self) -> np.ndarray:
        """The plan that does everything equally often."""
        weights = np.zeros(len(self.sequences))
        weights[0] = 1.0
        for known, before in self.before.items():
            for option in self.options[known]:
                share = weights[before] / len(self.options[known])
                weights[self.sequences[known, option]] = share
        return weights

    def read_plan(self, weights: np.ndarray) -> dict[Known, dict[str, float]]:
        """How often each option is taken, where a seat ever comes."""
        plan: dict[Known, dict[str, float]] = {}
        for known, options in self.options.items():
            shares = [max(0.0, weights[self.sequences[known, option]]) for option in options]
            total = sum(shares)
            even = [1 / len(options)] * len(options)
            chosen = [share / total for share in shares] if total > 1e-12 else even
            plan[known] = dict(zip(options, chosen, strict=True))
        return plan


class Tree:
    """All ways that a game of two opponents can go from here."""

    def __init__(self, root: Match) -> None:
        self.sides = (Side(), Side())
        self._ends: list[tuple[int, int, float]] = []
        self._walk(root, 1.0, (NOTHING, NOTHING))
        self.payoffs = np.zeros([len(side.sequences) for side in self.sides])
        for first, second, worth in self._ends:
            self.payoffs[first, second] += worth

    def _walk(self, match: Match, reach: float, last: tuple[Sequence, Sequence]) -> None:
        if match.result is not None:
            worth = reach if 0 in match.result.winners else -reach
            ends = [side.sequences[own] for side, own in zip(self.sides, last, strict=True)]
            self._ends.append((ends[0], ends[1], worth))
        elif match.to_move == CHANCE:
            outcomes = match.outcomes()
            total = sum(possible.weight for possible in outcomes)
            for possible in outcomes:
                twin = match.clone()
                twin.happen(possible)
                self._walk(twin, reach * possible.weight / total, last)
        else:
            self._branch(match, reach, last)

    def _branch(self, match: Match, reach: float, last: tuple[Sequence, Sequence]) -> None:
        seat = match.to_move
        assert seat is not None
        known, options = tell_known(match, seat), [str(option) for option in match.options()]
        self.sides[seat].add(known, options, last[seat])
        for option in options:
            twin = match.clone()
            twin.choose(option)
            done = (known, option)
            self._walk(twin, reach, (done, last[1]) if seat == 0 else (last[0], done))

    def solve(self, seat: int) -> tuple[float, np.ndarray]:
        """The worth of the game for a seat that plays as well as can be, and how it does."""
        payoffs = self.payoffs if seat == 0 else -self.payoffs.T
        ours, start = self.sides[seat].list_constraints()
        theirs, _ = self.sides[1 - seat].list_constraints()
        # The worst that can be answered to our weights, as the dual of the other seat's program.
        costs = np.concatenate([np.zeros(payoffs.shape[0]), -np.eye(len(theirs))[0]])
        found = linprog(
            costs,
            A_ub=np.hstack([-payoffs.T, theirs.T]),
            b_ub=np.zeros(payoffs.shape[1]),
            A_eq=np.hstack([ours, np.zeros((len(ours), len(theirs)))]),
            b_eq=start,
            bounds=[(0, None)] * payoffs.shape[0] + [(None, None)] * len(theirs),
        )
        assert found.success
        return -found.fun, found.x[: payoffs.shape[0]]

    def answer_best(self, seat: int, other: np.ndarray) -> float:
        """What a seat gets that answers a known plan as well as can be."""
        gains = self.payoffs @ other if seat == 0 else -self.payoffs.T @ other
        ours, start = self.sides[seat].list_constraints()
        found = linprog(-gains, A_eq=ours, b_eq=start)
        assert found.success
        return float(-found.fun)
