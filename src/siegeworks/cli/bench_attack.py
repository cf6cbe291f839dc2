"""``siegeworks bench server --attack``: what players feel while somebody attacks their server."""

import contextlib
import os
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import typer

from siegeworks import _overlay
from siegeworks.cli.bench_server import (
    GRACE,
    Helper,
    ServerBenchFlags,
    check_flags,
    percentile,
    share_tasks,
)
from siegeworks.cli.load.attackers import ATTACKS, Attack, Toll
from siegeworks.cli.load.players import Tally
from siegeworks.cli.load.server_process import ServerProcess
from siegeworks.cli.output import print_json, say
from siegeworks.core.errors import SiegeError

CALM: Final = "calm"
NETWORK: Final = "127.1"  # of the players
ATTACKER: Final = "127.0.0.2"
RATE: Final = 20.0  # moves a second over all tables, if nobody says
MOST_TABLES: Final = 40  # if nobody says: people, not a load
WANTED: Final = 3.0  # times as long as calm, at most


def command(flags: ServerBenchFlags, json: bool) -> None:
    """Attack a server in all ways while others play, and print what they felt."""
    if flags.url is not None:
        raise SiegeError("bench-attack-url")
    wanted = replace(
        check_flags(flags),
        tables=min(flags.tables, MOST_TABLES),
        rate=flags.rate or RATE,
        clients=1,
        network=NETWORK,
    )
    figures = measure(wanted)
    if json:
        print_json(figures)
        return
    _print_table(figures)


def measure(flags: ServerBenchFlags) -> dict[str, Any]:
    """Each attack against a fresh server, with calm before and after it.

    A machine that others use as well is not as fast now as it was a minute ago: an attack is
    compared with the calm on both sides of it only.
    """
    calm = [_measure(flags, None)]
    rows: dict[str, dict[str, Any]] = {}
    for kind in ATTACKS:
        found = _measure(flags, kind)
        calm.append(_measure(flags, None))
        rows[kind] = _describe([found], _describe(calm[-2:])["p95_ms"])
    return {
        "game": flags.game,
        "tables": flags.tables,
        "seconds": flags.seconds,
        "rate": flags.rate,
        "compiled": _overlay.tell_status().compiled,
        "wanted": WANTED,
        CALM: _describe(calm),
        "attacks": rows,
    }


@dataclass(frozen=True)
class Found:
    """What players and the attacker told, and how busy the whole machine was meanwhile."""

    tally: Tally
    toll: Toll
    load: float | None  # None where the system does not tell


def _find_load() -> float | None:
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else None


def _measure(flags: ServerBenchFlags, kind: str | None) -> Found:
    """Players at a fresh public server, and an attacker beside them if one is named."""
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="siegeworks-bench-"))
        where = flags.db or str(Path(folder, "games.db"))
        url = stack.enter_context(ServerProcess(where, None, "--public")).ready()
        [task] = share_tasks(flags, url)
        players = stack.enter_context(Helper("players", task))
        players.ready()
        if kind is None:
            players.go()
            return Found(players.tell(flags.seconds + GRACE, Tally), Toll(), _find_load())
        attack = Attack(kind, url, ATTACKER, flags.seconds, flags.game)
        attacker = stack.enter_context(Helper("attackers", attack))
        attacker.ready()
        attacker.go()
        players.go()
        tally = players.tell(flags.seconds + GRACE, Tally)
        return Found(tally, attacker.tell(flags.seconds + GRACE, Toll), _find_load())


def _describe(found: Sequence[Found], calm: float | None = None) -> dict[str, Any]:
    latencies = sorted(time for each in found for time in each.tally.latencies)
    loads = [each.load for each in found if each.load is not None]
    p95 = percentile(latencies, 95)
    return {
        "p50_ms": percentile(latencies, 50),
        "p95_ms": p95,
        "calm_p95_ms": calm,
        "times": None if not calm or p95 is None else round(p95 / calm, 1),
        "moves": sum(each.tally.moves for each in found),
        "errors": sum(sum(each.tally.errors.values()) for each in found),
        "load": round(max(loads), 1) if loads else None,
        "attack": found[0].toll.counts,
    }


def _print_table(figures: dict[str, Any]) -> None:
    typer.echo(say("bench-attack", tables=figures["tables"], game=figures["game"]))
    names = ("p50_ms", "p95_ms", "calm_p95_ms", "times", "moves", "errors", "load")
    typer.echo(f"  {'':<12}{''.join(f'{name:>13}' for name in names)}")
    for name, row in {CALM: figures[CALM], **figures["attacks"]}.items():
        shown = ("-" if row[column] is None else str(row[column]) for column in names)
        toll = ", ".join(f"{what} {count:,}" for what, count in row["attack"].items())
        typer.echo(f"  {name:<12}{''.join(f'{text:>13}' for text in shown)}  {toll}")
