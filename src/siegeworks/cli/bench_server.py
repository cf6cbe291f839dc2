"""``siegeworks bench server``: figures of a server under load, never assertions."""

import contextlib
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec
import typer

import siegeworks
from siegeworks import _overlay
from siegeworks.cli.load.client import Client, Refused
from siegeworks.cli.load.players import TITLE, Tally, Task
from siegeworks.cli.load.server_process import ServerProcess, measure_memory, measure_work
from siegeworks.cli.output import print_json, say
from siegeworks.core.errors import BadSettings, SiegeError

Told = TypeVar("Told", bound=msgspec.Struct)
GRACE = 60.0  # seconds beyond the measured ones that the players may take to come to an end
ADDRESS = re.compile(r"http://[^/\s]+(:\d+)?/?")
SHARES = (50, 95, 99)


@dataclass(frozen=True)
class ServerBenchFlags:
    """What is to be measured."""

    tables: int
    seconds: float
    rate: float  # moves a second over all tables; 0: as fast as possible
    game: str
    seats: int | None
    clients: int  # processes that play
    db: str | None
    url: str | None
    network: str = ""  # from which addresses of this machine the players come


def command(flags: ServerBenchFlags, json: bool) -> None:
    """Measure a server and print what was found."""
    figures = measure(check_flags(flags))
    if json:
        print_json(figures)
        return
    typer.echo(say("bench-server", **{k: figures[k] for k in ("tables", "game", "seats")}))
    for name, value in flatten(figures):
        typer.echo(f"  {name:<32} {value:>16}")


def check_flags(flags: ServerBenchFlags) -> ServerBenchFlags:
    """With the number of seats filled in."""
    game = siegeworks.game(flags.game)
    seats = game.seats[0] if flags.seats is None else flags.seats
    if seats not in game.seats:
        expected = ", ".join(map(str, game.seats))
        raise BadSettings("seats", game=game.key, found=seats, expected=expected)
    if flags.url is not None and flags.db is not None:
        raise SiegeError("bench-url-db")
    if flags.url is not None and not ADDRESS.fullmatch(flags.url):
        raise SiegeError("bench-url", found=flags.url[:80])
    return replace(flags, seats=seats, clients=min(flags.clients, flags.tables))


def flatten(figures: dict[str, Any]) -> list[tuple[str, str]]:
    """Figures as rows of a name and a text."""
    rows: list[tuple[str, str]] = []
    for name, value in figures.items():
        if isinstance(value, dict):
            rows += [(f"{name} {part}", f"{number:,}") for part, number in value.items()]
        elif isinstance(value, int | float) and not isinstance(value, bool):
            rows.append((name, f"{value:,}"))
        else:
            rows.append((name, "-" if value is None else str(value)))
    return rows


def measure(flags: ServerBenchFlags) -> dict[str, Any]:
    """Start what is needed, let it play, take it down again."""
    with contextlib.ExitStack() as stack:
        if flags.url is not None:
            return _describe_figures(flags, _load(flags, flags.url, None))
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="siegeworks-bench-"))
        host = stack.enter_context(ServerProcess(flags.db or str(Path(folder, "games.db"))))
        return _describe_figures(flags, _load(flags, host.ready(), host.process.pid))


@dataclass(frozen=True)
class Found:
    """What the players told, and what the system says of the server meanwhile."""

    tallies: Sequence[Tally]
    before: int | None  # bytes of the server with no table yet
    after: int | None  # and at the end
    worked: float | None  # seconds of processor time while they played


def _load(flags: ServerBenchFlags, url: str, server: int | None) -> Found:
    """Let the players of all processes sit down, then play, all at once."""
    _warm_up(flags, url)
    before = None if server is None else measure_memory(server)
    with contextlib.ExitStack() as stack:
        tasks = share_tasks(flags, url)
        players = [stack.enter_context(Helper("players", task)) for task in tasks]
        for process in players:
            process.ready()
        start = None if server is None else measure_work(server)
        for process in players:
            process.go()
        tallies = [process.tell(flags.seconds + GRACE, Tally) for process in players]
        end = None if server is None else measure_work(server)
        after = None if server is None else measure_memory(server)
    return Found(tallies, before, after, None if start is None or end is None else end - start)


def _warm_up(flags: ServerBenchFlags, url: str) -> None:
    """Let the server load the game and its words: that memory is no table's."""
    assert flags.seats is not None
    client = Client(url)
    try:
        table = client.open_table(flags.game, flags.seats, TITLE)
        client.ask("GET", f"/tables/{table.id}/view", cookie=table.cookie)
        client.delete_table(table)
    except (OSError, Refused) as error:
        raise SiegeError("bench-unwelcome", url=url, found=str(error)[:200]) from error


def share_tasks(flags: ServerBenchFlags, url: str) -> list[Task]:
    """The tables shared among the processes as evenly as can be."""
    assert flags.seats is not None
    tasks: list[Task] = []
    for number in range(flags.clients):
        tables = (flags.tables + number) // flags.clients
        rate = flags.rate * tables / flags.tables
        kept = flags.db is not None or flags.url is not None
        network = f"{flags.network}.{number}" if flags.network else ""
        tasks.append(
            Task(url, flags.game, flags.seats, tables, flags.seconds, rate, number, kept, network)
        )
    return tasks


class Helper(contextlib.AbstractContextManager["Helper"]):
    """A process that gets a task, prepares itself, works for a while, and tells what came of it."""

    def __init__(self, module: str, task: msgspec.Struct) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", f"siegeworks.cli.load.{module}"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._say(msgspec.json.encode(task).decode())

    def _say(self, line: str) -> None:
        pipe = self._pipe(self._process.stdin)
        pipe.write(f"{line}\n")
        pipe.flush()

    def _pipe(self, pipe: IO[str] | None) -> IO[str]:
        assert pipe is not None
        return pipe

    def ready(self) -> None:
        """Wait until it is prepared."""
        if not self._pipe(self._process.stdout).readline():
            raise SiegeError("bench-no-players", found=self._process.wait())

    def go(self) -> None:
        """Let it begin."""
        self._say("go")

    def tell(self, patience: float, kind: type[Told]) -> Told:
        """What came of it."""
        try:
            told, _ = self._process.communicate(timeout=patience)
        except subprocess.TimeoutExpired as error:
            raise SiegeError("bench-no-players", found="-") from error
        if not told:
            raise SiegeError("bench-no-players", found=self._process.returncode)
        return msgspec.json.decode(told, type=kind)

    def __exit__(self, *exception: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.communicate()


def _describe_figures(flags: ServerBenchFlags, found: Found) -> dict[str, Any]:
    tallies = found.tallies
    latencies = sorted(time for tally in tallies for time in tally.latencies)
    moves = sum(tally.moves for tally in tallies)
    opened = sum(tally.opened for tally in tallies)
    errors: Counter[str] = sum((Counter(tally.errors) for tally in tallies), Counter())
    memory = None
    if found.before is not None and found.after is not None:
        memory = round((found.after - found.before) / 1024 / opened, 1)
    return {
        "game": flags.game,
        "seats": flags.seats,
        "tables": flags.tables,
        "seconds": flags.seconds,
        "rate": flags.rate or None,
        "compiled": _overlay.tell_status().compiled,
        "moves": moves,
        "moves_per_second": round(moves / flags.seconds, 1),
        "latency_ms": {f"p{share}": percentile(latencies, share) for share in SHARES},
        "memory_per_table_kb": memory,
        "server_memory_mb": None if found.after is None else round(found.after / 2**20, 1),
        "server_cpu_ms_per_move": (
            None if found.worked is None or not moves else round(1000 * found.worked / moves, 3)
        ),
        "frames": sum(tally.frames for tally in tallies),
        "tables_opened": opened,
        "games_finished": sum(tally.finished for tally in tallies),
        "stale": sum(tally.stale for tally in tallies),
        "error_count": errors.total(),
        "errors": dict(errors),
    }


def percentile(ordered: Sequence[float], share: int) -> float | None:
    """In milliseconds: so much of all was faster, or as fast."""
    if not ordered:
        return None
    place = min(len(ordered) - 1, max(0, -(-len(ordered) * share // 100) - 1))
    return round(ordered[place] * 1000, 2)
