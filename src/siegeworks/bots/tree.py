"""The search tree: one for all deals and all luck (open loop), grown a simulation at a time.

A node is a line of choices, not a position: luck and what is hidden fall anew in every simulation,
so the options at a node may differ from visit to visit, and a choice is judged against how often
it could have been made. Luck that all can see gets nodes of its own where visits are many. Seats
that choose at the same time each learn from the same node and none knows the others' choice.
"""

from math import log, sqrt
from typing import Any, Final

from siegeworks.bots.rollout import CHOICES, Dice, play_on, take
from siegeworks.core.judge import Judge
from siegeworks.core.steps import NONE, Choice, Scribe, Simultaneous, State

LUCK: Final = -2  # stands for the seat of a node that luck leads to
FALLS: Final = 0xFFFFFFF  # a fall of luck is known by as many bits
FAIR: Final = 4  # tries that every option of the decision itself gets, however unlucky the first
LEAST: Final = 0.000001  # variance, so that options that look alike are all tried


class Node:
    """A choice that was tried; its children hang in a chain."""

    def __init__(self, option: int, seat: int, following: "Node | None") -> None:
        self.option = option
        self.seat = seat
        self.visits = 0
        self.total = 0.0  # what its seat got out of it
        self.offered = 0  # how often it could have been chosen since it was first tried
        self.first: Node | None = None
        self.falls = 0  # children that stand for luck
        self.next: Node | None = following


class Plan:
    """How to search."""

    def __init__(self, habits: bool, depth: int, explore: float, redraw: bool, limit: int) -> None:
        self.habits: Final = habits  # rollouts by the game's habits, not at random
        self.depth: Final = depth  # choices in a rollout before it is judged; 0 is to the end
        self.explore: Final = explore
        self.redraw: Final = redraw  # deal what is hidden anew in every simulation
        self.limit: Final = limit


class Tree:
    """All that one search has found out."""

    def __init__(self, start: State, seat: int, judge: Judge, dice: Dice, plan: Plan) -> None:
        # one deal for all, unless each simulation deals its own
        self.start = dice.copy_of(start, 0, seat, True)
        self.seat = seat
        self.judge = judge
        self.dice = dice
        self.plan = plan
        self.root = Node(NONE, NONE, None)
        self.options = list_options(self.start, seat)
        self.habit = NONE  # what the asked seat would do by habit, if it has one
        if judge.habits and seat == find_asked_first(self.start):
            self.habit = self.options[judge.pick(self.start, self.options, dice.bits(0))]
        self.simulations = 0
        self.drawn = 0  # random numbers so far
        self.sum = 0.0  # of the asked seat's rewards, and of their squares
        self.squares = 0.0
        self.spread = 0.0  # how far apart they lie, times the wish to explore

    def grow(self, simulations: int) -> None:
        """Simulate so many games."""
        depth = self.plan.depth or self.plan.limit
        judge = self.judge if self.plan.habits else None
        for _ in range(simulations):
            self.simulations += 1
            child = self._select(self.start, self.root, self.options, self.seat)
            # The n-th try of every option has the same luck, so that they are compared fairly.
            number = child.visits
            g = self.dice.copy_of(self.start, number, self.seat, self.plan.redraw)
            path = [child]
            self._descend(g, path)
            play_on(g, judge, self.dice.bits(number), depth)
            self._learn(g, path)

    def _descend(self, g: State, path: list[Node]) -> None:
        """Walk down the tree, a choice at a time, until one is tried for the first time."""
        node = path[0]
        block = self.root  # where the seats that choose at the same time learn
        mask = find_seats_together(g)  # the seats still to choose in it
        scribe = Scribe(False)
        if not self.plan.redraw:  # luck that others keep secret must not be learnt from
            g.scribe = scribe
        take(g, self.seat, node.option)
        agenda: list[Any] = g.agenda
        lucky = scribe.codes
        while agenda and not g.ending and path[len(path) - 1].visits:
            step = agenda[-1]
            assert isinstance(step, Choice)
            seat = step.seat(g)
            options = step.options(g)
            waiting = find_seats_together(g)
            if not waiting and len(options) == 1:
                take(g, seat, options[0])
                continue
            if not waiting or waiting & mask != waiting or waiting == mask:
                node = follow_luck(node, lucky)
                block = node
            mask = waiting
            learner = self._select(g, block, options, seat)
            path.append(learner)
            take(g, seat, learner.option)
            node = learner if block is node else follow(node, learner)
        g.scribe = None

    def _select(self, g: State, node: Node, options: list[int], seat: int) -> Node:
        """The child to visit: the most promising, or a new one while there is room for more."""
        best: Node | None = None
        best_worth = -1.0
        tried = 0
        visits = 0
        behind: Node | None = None  # not tried often enough yet
        fair = FAIR if node is self.root else 1
        for option in options:
            child = find_child(node, option, seat)
            if child is None:
                continue
            tried += 1
            visits += child.visits
            child.offered += 1
            if child.visits < fair:
                if behind is None or child.visits < behind.visits:
                    behind = child
                continue
            worth = child.total / child.visits + self.spread * sqrt(
                log(child.offered) / child.visits
            )
            if worth > best_worth:
                best_worth = worth
                best = child
        # Progressive widening: many options are tried one by one as a node is visited more.
        room = node is self.root or tried * tried < visits
        if tried == 0 or (tried < len(options) and room):
            return self._try_new(g, node, options, seat, tried)
        chosen = behind or best
        assert chosen is not None
        return chosen

    def _try_new(self, g: State, node: Node, options: list[int], seat: int, tried: int) -> Node:
        """Add a child: first what the game's habits would do, then any other option."""
        if tried == 0 and seat == find_asked_first(g):
            place = self.judge.pick(g, options, self._bits())
            option = options[place]
        else:
            left = [option for option in options if find_child(node, option, seat) is None]
            option = left[self._bits() * len(left) >> 32]
        child = Node(option, seat, node.first)
        child.offered = 1
        node.first = child
        return child

    def _bits(self) -> int:
        """The next 32 random bits."""
        self.drawn += 1
        return self.dice.bits(self.drawn, CHOICES)

    def _learn(self, g: State, path: list[Node]) -> None:
        """Let every choice on the path know what its own seat got out of it."""
        rewards = [-1.0] * g.seats
        rewards[self.seat] = self.judge.evaluate(g, self.seat)
        self._measure(rewards[self.seat])
        for node in path:
            reward = rewards[node.seat]
            if reward < 0:
                reward = self.judge.evaluate(g, node.seat)
                rewards[node.seat] = reward
            node.visits += 1
            node.total += reward

    def _measure(self, reward: float) -> None:
        """Curiosity must fit the stakes: where all is nearly lost, small differences count."""
        self.sum += reward
        self.squares += reward * reward
        self.spread = self.plan.explore * self.deviation()

    def deviation(self) -> float:
        """How far apart the asked seat's rewards lie."""
        mean = self.sum / self.simulations
        return sqrt(max(self.squares / self.simulations - mean * mean, LEAST))

    def is_decided(self, left: int) -> bool:
        """Whether so many more simulations can make no other option the most tried."""
        most = second = 0
        child = self.root.first
        while child is not None:
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
            child = child.next
        return most - second > left

    def found(self) -> list[tuple[int, int, float]]:
        """Each option of the asked seat that was tried: how often, and what it brought."""
        found: list[tuple[int, int, float]] = []
        child = self.root.first
        while child is not None:
            if child.seat == self.seat and child.visits:
                found.append((child.option, child.visits, child.total / child.visits))
            child = child.next
        return found


def list_options(g: State, seat: int) -> list[int]:
    """What a seat may choose now."""
    step = g.agenda[-1]
    assert isinstance(step, Choice)
    return step.options_for(g, seat)


def find_seats_together(g: State) -> int:
    """The seats that choose at the same time now, as a bit mask."""
    step = g.agenda[-1]
    return step.left if isinstance(step, Simultaneous) else 0


def find_asked_first(g: State) -> int:
    """The seat whose options a judge expects to be shown."""
    step = g.agenda[-1]
    assert isinstance(step, Choice)
    return step.seat(g)


def find_child(node: Node, option: int, seat: int) -> Node | None:
    """The child that stands for a seat's choice."""
    child = node.first
    while child is not None:
        if child.option == option and child.seat == seat:
            return child
        child = child.next
    return None


def follow_luck(node: Node, lucky: list[int]) -> Node:
    """Where the luck since the last choice leads; what it brought is read and forgotten.

    Progressive widening: as a node is visited more, more ways for luck to fall get a node of their
    own; all others share one, in which choices are judged over whatever luck brings.
    """
    if not lucky:
        return node
    fall = 0
    for outcome in lucky:
        fall = fall * 131 + outcome + 1 & FALLS
    lucky.clear()
    child = find_child(node, fall, LUCK)
    if child is None:
        if node.falls * node.falls >= node.visits:
            return node
        child = Node(fall, LUCK, node.first)
        node.first = child
        node.falls += 1
    return child


def follow(node: Node, learner: Node) -> Node:
    """Where a choice leads that was learnt elsewhere: a node that only marks the way."""
    child = find_child(node, learner.option, learner.seat)
    if child is None:
        child = Node(learner.option, learner.seat, node.first)
        node.first = child
    return child
