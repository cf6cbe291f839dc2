"""``siegeworks bench envs``: how many steps learners get, beside the environments of others."""

import typer

import siegeworks
from siegeworks import _overlay
from siegeworks.cli.bench import calibrate
from siegeworks.cli.output import print_json, say
from siegeworks.envs.bench import PLACES, measure, measure_peers


def command(game: str, seconds: float, json: bool) -> None:
    """Measure one game or all, then the others'."""
    chosen = [siegeworks.game(game)] if game else siegeworks.games()
    found = {each.key: measure(each, seconds) for each in chosen}
    peers = measure_peers(seconds)
    compiled = _overlay.tell_status().compiled
    if json:
        facts = {
            "compiled": compiled,
            "calibration": round(calibrate(), 2),
            "games_at_once": PLACES,
        }
        print_json({**facts, "games": found, "peers": peers})
        return
    typer.echo(say("bench-compiled" if compiled else "bench-interpreted"))
    for name, figures in (found | peers).items():
        typer.echo(f"\n{name}")
        for figure, value in figures.items():
            typer.echo(f"  {figure:<42} {value:>16,}")
