"""Golden files of every game: playthroughs and perft counts; ``python -m tests.golden`` rewrites.

A changed golden file is a changed rule: read its diff before committing it.
"""

import random
import tomllib
from collections.abc import Iterator
from pathlib import Path

import siegeworks
from siegeworks.core import laws
from siegeworks.core.game import Game
from siegeworks.core.match import Match
from siegeworks.core.playout import perft, play_out

FOLDER = Path(__file__).parent / "games"
SOURCE = Path(siegeworks.__file__).parent
# A game from outside may be installed here, too; what is kept of it is kept with it.
OURS = [game for game in siegeworks.games() if game.folder.is_relative_to(SOURCE)]
NODES = 30_000  # perft goes as deep as this many lines allow


def set_ups(game: Game) -> Iterator[tuple[str, int, dict[str, str], int]]:
    """Name, seats, settings and seed of each playthrough."""
    for number, (seats, options) in enumerate(game.set_ups()):
        name = "-".join([f"{seats}-seats", *options.values()])
        yield name, seats, options, number + 1


def transcript(game: Game, seats: int, options: dict[str, str], seed: int) -> str:
    """A random game as text: every question, every answer, every line of the log."""
    match = game.start(seats, options, seed)
    lines = [f"{game.key} seats={seats} {options} seed={seed}"]
    heard = 0
    for m in laws.play_randomly(match, random.Random(seed)):
        heard = _log(m, lines, heard)
        decision = m.decision
        assert decision is not None
        offered = ", ".join(map(str, decision.options))
        lines.append(f"seat {decision.seat} {decision.prompt} ({decision.rule}): {offered}")
        lines += [f"    not {r.option}: {r.reason} ({r.rule})" for r in m.refusals()]
    _log(match, lines, heard)
    lines += [f"result {match.result}", match.position()]
    return "\n".join(lines) + "\n"


def _log(match: Match, lines: list[str], since: int) -> int:
    new = match.log(since=since)
    lines += [f"  {event.rule:>5} {event}" for event in new]
    return since + len(new)


def positions(game: Game) -> Iterator[tuple[str, str]]:
    """Places to count from: the start, and some way into a random game of each set-up."""
    for name, seats, options, seed in set_ups(game):
        match = game.start(seats, options, seed, luck="given")
        if name.startswith(f"{game.seats[0]}-"):
            yield f"{name} start", match.position()
        match = game.start(seats, options, seed)
        play_out(match.state, seed, 20)
        if match.to_move is not None:
            yield f"{name} middle", match.position()


def counts(game: Game, position: str) -> list[int]:
    """The numbers of lines by depth, as deep as the budget of nodes allows."""
    match = game.from_position(position, luck="given")
    found = [1]
    while found[-1] * 6 < NODES and len(found) < 8:
        found.append(perft(match.state, len(found)))
    return found


def perft_text(game: Game) -> str:
    """The perft file of a game."""
    lines = ["# Lines of play by depth, luck's outcomes included. Made by: python -m tests.golden"]
    for name, position in positions(game):
        numbers = ", ".join(map(str, counts(game, position)))
        lines += ["", "[[position]]", f'name = "{name}"', f'text = "{position}"']
        lines.append(f"counts = [{numbers}]")
    return "\n".join(lines) + "\n"


def read_perft(game: Game) -> list[tuple[str, str, list[int]]]:
    """The positions of a game's perft file with their counts."""
    text = (FOLDER / game.folder.name / "perft.toml").read_text(encoding="utf-8")
    return [(p["name"], p["text"], p["counts"]) for p in tomllib.loads(text)["position"]]


def playthrough_path(game: Game, name: str) -> Path:
    """Where a playthrough is kept."""
    return FOLDER / game.folder.name / "playthroughs" / f"{name}.txt"


def rewrite() -> None:
    """Write all golden files anew."""
    for game in OURS:
        (FOLDER / game.folder.name / "playthroughs").mkdir(parents=True, exist_ok=True)
        for name, seats, options, seed in set_ups(game):
            text = transcript(game, seats, options, seed)
            playthrough_path(game, name).write_text(text, encoding="utf-8")
        (FOLDER / game.folder.name / "perft.toml").write_text(perft_text(game), encoding="utf-8")
        print(f"{game.key}: golden files written")


if __name__ == "__main__":
    rewrite()
