"""Games spread over processes that fill one piece of shared memory."""

import multiprocessing
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from siegeworks.core.errors import SiegeError
from siegeworks.envs.many import ManyGames
from siegeworks.envs.setup import Setup

NAMES = ("seen", "offered", "movers", "rewards", "ended")


class Arrays:
    """The arrays of all games in one piece of memory."""

    def __init__(self, setup: Setup, places: int, name: str | None = None) -> None:
        schema = setup.schema()
        shapes: list[tuple[str, tuple[int, ...], Any]] = [
            ("rewards", (places,), np.float64),
            ("seen", (places, schema.size + 6 * setup.history), np.uint8),
            ("offered", (places, len(schema.actions)), np.int8),
            ("movers", (places,), np.uint8),
            ("ended", (places,), np.bool_),
        ]
        sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for _, shape, kind in shapes]
        self.memory = SharedMemory(name, create=name is None, size=sum(sizes))
        self.arrays: dict[str, Any] = {}
        at = 0
        for (title, shape, kind), size in zip(shapes, sizes, strict=True):
            self.arrays[title] = np.ndarray(shape, kind, self.memory.buf, at)
            at += size

    def take(self, games: ManyGames, first: int) -> None:
        """Copy what a process has to its part."""
        for name in NAMES:
            self.arrays[name][first : first + games.places] = getattr(games, name)

    def close(self, is_owner: bool) -> None:
        """Let the memory go."""
        self.arrays.clear()
        self.memory.close()
        if is_owner:
            self.memory.unlink()


def serve(pipe: Connection, setup: Setup, total: int, first: int, count: int, name: str) -> None:
    """What a process does: play its part until it is told to stop."""
    games, arrays = ManyGames(setup, count), Arrays(setup, total, name)
    answer: Any = None
    while True:
        try:
            order, load = pipe.recv()
        except EOFError:
            order, load = "stop", None
        if order == "stop":
            break
        try:
            answer = None
            if order == "check":
                games.runner.refuse_illegal(load)
            elif order == "reset":
                games.reset(load)
            else:
                answer = games.step(load)
            if order != "check":
                arrays.take(games, first)
        except SiegeError as error:
            answer = error
        pipe.send(answer)
    games.runner.close()
    arrays.close(is_owner=False)


class SpreadGames:
    """As ``ManyGames``, in several processes: the same seeds give the same games."""

    def __init__(self, setup: Setup, places: int, processes: int) -> None:
        self._memory = Arrays(setup, places)
        arrays = self._memory.arrays
        self.seen, self.offered, self.movers = (arrays[name] for name in NAMES[:3])
        self.rewards, self.ended = arrays["rewards"], arrays["ended"]
        for name in ("seen", "offered", "movers"):
            arrays[name].flags.writeable = False
        self._places = np.arange(places)
        context = multiprocessing.get_context("spawn")
        edges = [places * number // processes for number in range(processes + 1)]
        self._parts = list(pairwise(edges))
        self._pipes: list[Any] = []
        self._workers: list[Any] = []
        for first, end in self._parts:
            ours, theirs = context.Pipe()
            load = (theirs, setup, places, first, end - first, self._memory.memory.name)
            worker = context.Process(target=serve, args=load, daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)

    def _ask(self, order: str, loads: list[Any]) -> list[Any]:
        try:
            for pipe, load in zip(self._pipes, loads, strict=True):
                pipe.send((order, load))
            answers = [pipe.recv() for pipe in self._pipes]
        except (EOFError, OSError) as error:
            raise SiegeError("env-worker") from error
        for answer in answers:
            if isinstance(answer, SiegeError):
                raise answer
        return answers

    def _cut(self, things: list[int] | None) -> list[Any]:
        if things is None:
            return [None] * len(self._parts)
        return [things[first:end] for first, end in self._parts]

    def reset(self, seeds: list[int] | None) -> None:
        """Begin all games."""
        self._ask("reset", self._cut(seeds))

    def step(self, actions: list[int]) -> dict[int, dict[str, Any]]:
        """Take all actions, or none if one is illegal."""
        parts = self._cut(actions)
        if not self._can_take(actions):
            self._ask("check", parts)  # raises what is wrong; asked seldom, as it takes its time
        answers = self._ask("step", parts)
        return {
            first + place: facts
            for (first, _), answer in zip(self._parts, answers, strict=True)
            for place, facts in answer.items()
        }

    def _can_take(self, actions: list[int]) -> bool:
        """Whether the masks, which all processes share, have every action."""
        count = self.offered.shape[1]
        if min(actions) < 0 or max(actions) >= count:
            return False
        return bool(self.offered[self._places, actions].all())

    def close(self) -> None:
        """End the processes and let the memory go."""
        for pipe in self._pipes:
            try:
                pipe.send(("stop", None))
            except OSError:
                continue
        for worker in self._workers:
            worker.join()
        self._pipes, self._workers = [], []
        del self.seen, self.offered, self.movers, self.rewards, self.ended
        self._memory.close(is_owner=True)
