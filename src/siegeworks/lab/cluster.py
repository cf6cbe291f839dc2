"""Parts played on a Ray cluster: the same rows as anywhere else."""

import os
import socket
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any, Self

from siegeworks.lab.errors import LabError, need, phrase
from siegeworks.lab.workers import Done, Part, work_or_say

LOCAL = "local"  # instead of an address: a Ray of this machine's own, for as long as it is needed
CONNECT_TIMEOUT = 10.0  # seconds for an address to answer; Ray itself would knock for ever
STARTS = 3  # a local Ray gives up after half a minute, which a busy machine may need for one
AHEAD = 2  # parts given out for each worker, so that none waits for the next


class Cluster:
    """The workers of a Ray cluster; Siegeworks must be installed on its machines, too."""

    def __init__(self, address: str, processes: int) -> None:
        self._address = address
        self._processes = processes
        self._ray: Any = None

    def __enter__(self) -> Self:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is sent anywhere
        need("ray", extra="ray")
        ray: Any = import_module("ray")
        here = {"num_cpus": self._processes, "include_dashboard": False}
        where = here if self._address == LOCAL else {"address": self._address}
        try:
            _knock(self._address)
            _join(ray, where)
        except Exception as error:  # Ray's own, and those of whatever it stands on
            raise LabError("lab-ray", address=self._address, why=phrase(error)) from error
        self._ray = ray
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()

    def play(self, parts: Iterable[Part]) -> Iterator[Done]:
        """Each part with its rows, as they are done."""
        task = self._ray.remote(num_cpus=1)(work_or_say)
        room = max(1, int(self._ray.cluster_resources().get("CPU", 1))) * AHEAD
        waiting = iter(parts)
        busy: dict[Any, Part] = {}
        while True:
            while len(busy) < room and (part := next(waiting, None)) is not None:
                busy[task.remote(part)] = part
            if not busy:
                return
            for done in self._ray.wait(list(busy), num_returns=1)[0]:
                yield busy.pop(done), self._rows(done)

    def _rows(self, done: Any) -> bytes:
        try:
            rows, wrong = self._ray.get(done)
        except self._ray.exceptions.RayError as error:
            raise LabError("lab-ray", address=self._address, why=phrase(error)) from error
        if wrong is not None:
            raise LabError(wrong[0], **wrong[1])
        return bytes(rows)


def _knock(address: str) -> None:
    """Raise an OSError if nobody listens at host:port; other forms of address are Ray's affair."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_TIMEOUT).close()


def _join(ray: Any, where: dict[str, Any]) -> None:
    """Start Ray here, or connect to the one that is there."""
    for attempt in range(1, STARTS + 1):
        try:
            ray.init(**where, logging_level="ERROR", log_to_driver=False)
            return
        except Exception:
            ray.shutdown()
            if "address" in where or attempt == STARTS:
                raise
