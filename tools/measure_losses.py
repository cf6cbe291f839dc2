"""Writes how many healthy defenders of Hegra are lost from each day of the siege to the end.

    python tools/measure_losses.py [games]

Played by habit at the usual difficulty. The board says of the end that threatens what usually
comes, from ``games/hegra/bot/losses.toml``, which this command makes anew.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import siegeworks
from siegeworks.core import engine, luck
from siegeworks.games.hegra.rules import pieces
from siegeworks.games.hegra.rules.state import Fortress

ROOT: Final = Path(__file__).resolve().parents[1]
FILE: Final = ROOT / "src" / "siegeworks" / "games" / "hegra" / "bot" / "losses.toml"
GAMES: Final = 2000
HEAD: Final = """\
# How many healthy defenders are lost from a day of the siege to the end of the game: half of the
# games lost as many as "usual" or fewer, nine of ten as many as "most" or fewer. Made by
# tools/measure_losses.py from {games} games played by habit.
"""


def play(seed: int) -> Iterator[tuple[int, int]]:
    """Each day of the siege that a game saw, and how many were lost from then on."""
    game = siegeworks.game("hegra")
    judge = game.judge()
    g = game.start(seed=seed, listening=False).state
    assert isinstance(g, Fortress)
    healthy: dict[int, int] = {}
    for made in range(game.limit):
        if g.ending:
            break
        if g.stage == pieces.SIEGE:
            healthy.setdefault(g.day, g.healthy_this_evening())
        options = engine.list_options(g)
        bits = luck.draw_bits(seed, 0, 0, made)
        engine.choose(g, options[judge.pick(g, options, bits) if len(options) > 1 else 0])
    for day, count in healthy.items():
        yield day, max(0, count - g.healthy())


def find_share(losses: list[int], share: float) -> int:
    """What this share of all games lost, or fewer."""
    return sorted(losses)[min(len(losses) - 1, int(share * len(losses)))]


def write_figures(games: int) -> str:
    """The whole file."""
    losses: dict[int, list[int]] = defaultdict(list)
    for seed in range(games):
        for day, lost in play(seed):
            losses[day].append(lost)
    rows = [
        f"\n[{day}]\ngames = {len(found)}\nusual = {find_share(found, 0.5)}\n"
        f"most = {find_share(found, 0.9)}\n"
        for day, found in sorted(losses.items())
    ]
    return HEAD.format(games=games) + "".join(rows)


if __name__ == "__main__":
    FILE.write_text(write_figures(int(sys.argv[1]) if sys.argv[1:] else GAMES), encoding="utf-8")
