"""``siegeworks perft``: the lines of play, counted."""

import typer

import siegeworks
from siegeworks.cli.output import print_json, say
from siegeworks.core import engine
from siegeworks.core.match import Match
from siegeworks.core.playout import perft as count_lines
from siegeworks.core.steps import Chance


def perft(
    key: str,
    depth: int,
    seats: int | None,
    options: dict[str, str],
    position: str | None,
    divide: bool,
    json: bool,
) -> None:
    """Count the lines of play to a depth, luck's outcomes included."""
    game = siegeworks.game(key)
    if position is None:
        match = game.start(seats, options, seed=0, luck="given")
    else:
        match = game.from_position(position, luck="given")
    parts = _divide(match, depth) if divide else {}
    counts = [count_lines(match.state, d) for d in range(depth + 1)]
    if json:
        print_json({"game": key, "position": match.position(), "counts": counts, "divide": parts})
        return
    for text, lines in parts.items():
        typer.echo(f"{lines:>12}  {text}")
    for d, lines in enumerate(counts):
        typer.echo(say("perft", depth=d, lines=f"{lines:,}"))


def _divide(match: Match, depth: int) -> dict[str, int]:
    """The lines behind each first answer, to find where two builds differ."""
    if depth == 0:
        return {}
    found: dict[str, int] = {}
    lucky = isinstance(engine.find_waiting(match.state), Chance)
    for answer in match.outcomes() if lucky else match.options():
        g = match.state.clone()
        if lucky:
            engine.happen(g, answer.code)
        else:
            engine.choose(g, answer.code)
        found[str(answer)] = count_lines(g, depth - 1)
    return found
