"""``siegeworks bench server --attack``: what players feel while somebody attacks their server."""

import contextlib
import tempfile
from collections.abc import Sequence
from dataclasses import replace
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
    """Each attack against a fresh server, calm before the first and after the last."""
    before = _measure(flags, None)
    attacked = {kind: _measure(flags, kind) for kind in ATTACKS}
    after = _measure(flags, None)
    calm = _describe([before, after], None)
    rows = {kind: _describe([found], calm["p95_ms"]) for kind, found in attacked.items()}
    return {
        "game": flags.game,
        "tables": flags.tables,
        "seconds": flags.seconds,
        "rate": flags.rate,
        "compiled": _overlay.tell_status().compiled,
        "wanted": WANTED,
        CALM: calm,
        "attacks": rows,
    }


Found = tuple[Tally, Toll]


def _measure(flags: ServerBenchFlags, kind: str | None) -> Found:
    """Players at a fresh public server, and an attacker beside them if one is named."""
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="siegeworks-bench-"))
        where = flags.db or str(Path(folder, "games.db"))
        url = stack.enter_context(ServerProcess(where, None, "--public")).ready()
        [task] = share_tasks(flags, url)
        players = stack.enter_context(Helper("players", task))
        players.ready()
        toll = Toll()
        if kind is None:
            players.go()
            return players.tell(flags.seconds + GRACE, Tally), toll
        attack = Attack(kind, url, ATTACKER, flags.seconds, flags.game)
        attacker = stack.enter_context(Helper("attackers", attack))
        attacker.ready()
        attacker.go()
        players.go()
        tally = players.tell(flags.seconds + GRACE, Tally)
        return tally, attacker.tell(flags.seconds + GRACE, Toll)


def _describe(found: Sequence[Found], calm: float | None) -> dict[str, Any]:
    latencies = sorted(time for tally, _ in found for time in tally.latencies)
    p95 = percentile(latencies, 95)
    return {
        "p50_ms": percentile(latencies, 50),
        "p95_ms": p95,
        "times": None if not calm or p95 is None else round(p95 / calm, 1),
        "moves": sum(tally.moves for tally, _ in found),
        "errors": sum(sum(tally.errors.values()) for tally, _ in found),
        "attack": found[0][1].counts,
    }


def _print_table(figures: dict[str, Any]) -> None:
    typer.echo(say("bench-attack", tables=figures["tables"], game=figures["game"]))
    rows = {CALM: figures[CALM], **figures["attacks"]}
    typer.echo(f"  {'':<12}{'p50 ms':>10}{'p95 ms':>10}{'times':>8}{'moves':>8}{'errors':>8}")
    for name, row in rows.items():
        times = "-" if row["times"] is None else str(row["times"])
        toll = ", ".join(f"{what} {count:,}" for what, count in row["attack"].items())
        typer.echo(
            f"  {name:<12}{row['p50_ms'] or '-':>10}{row['p95_ms'] or '-':>10}{times:>8}"
            f"{row['moves']:>8}{row['errors']:>8}  {toll}"
        )
