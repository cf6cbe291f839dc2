"""Measures how hard Westerplatte is: python tools/balance.py

A strong bot plays every level with one to four players, and chance does, too. The games lie in the
folder lab/balance, so that a run broken off goes on. What they say goes into docs/balance.md, its
picture, and the game's difficulty.toml.
"""

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import balancing

import siegeworks
from siegeworks.lab import Experiment, Interval, design, run, summary, wilson

PAGE = balancing.ROOT / "docs" / "balance.md"
LEVELS = ("easy", "medium", "hard")
SEATS = (1, 2, 3, 4)
TARGETS = {"easy": (85, 96), "medium": (50, 70), "hard": (15, 35)}
RANDOM_GAMES = 1000
HEAD = ("level", "players", "games", "won", "share (95 %)", "wanted", "within", "turns")

Facts = dict[str, Any]


def experiment(bot: str, games: int, seed: int) -> Experiment:
    """All levels with all numbers of players."""
    return design(games, seats=SEATS, options={"level": LEVELS}, tables=[bot], seed=seed)


def play(bot: str, games: int, seed: int, folder: Path, processes: int) -> None:
    """Play what is missing in a folder."""
    wanted = experiment(bot, games, seed)
    run(wanted, folder, processes, show=lambda n: print(bot, n, flush=True))


def measured(folder: Path) -> list[Facts]:
    """What the games in a folder say, level by level."""
    found: list[Facts] = summary(folder)["arrangements"]
    return sorted(found, key=lambda f: (LEVELS.index(f["options"]["level"]), f["seats"]))


def won(facts: Facts) -> Interval:
    """The share of games won."""
    return wilson(facts["wins"][0]["wins"], facts["games"])


def line(facts: Facts) -> list[object]:
    """A row of the table."""
    level, rate, turns = facts["options"]["level"], won(facts), facts["final"]["turn"]
    low, high = TARGETS[level]
    return [
        level,
        facts["seats"],
        facts["games"],
        facts["wins"][0]["wins"],
        balancing.between(rate),
        f"{low} to {high} %",
        "yes" if low <= 100 * rate.value <= high else "no",
        f"{turns['mean']:.0f}",
        turns["most"],
        facts["endings"].get("starved", 0),
    ]


def figures(bot: str, found: Sequence[Facts], randomly: Sequence[Facts]) -> str:
    """What is written into the page."""
    counts = sorted({facts["games"] for facts in found})
    each = " to ".join(str(count) for count in {counts[0]: 0, counts[-1]: 0})
    games = sum(facts["games"] for facts in randomly)
    wins = sum(facts["wins"][0]["wins"] for facts in randomly)
    return (
        f"Measured on {balancing.today()} with `{bot}`, {each} games of each cell.\n\n"
        + balancing.table((*HEAD, "most turns", "starved out"), map(line, found))
        + f"\nPlaying at random won {wins:,} of {games:,} games.\n"
    )


def write_difficulty(bot: str, found: Iterable[Facts]) -> None:
    """The shares for those who ask the game itself."""
    cells: dict[tuple[str, str], dict[int, Interval]] = {}
    for facts in found:
        cells.setdefault(("level", facts["options"]["level"]), {})[facts["seats"]] = won(facts)
    balancing.write_difficulty("westerplatte", bot, "balance.py", cells)


def draw(found: Iterable[Facts]) -> None:
    """The shares with their intervals, over what is wanted."""
    lines = []
    for facts in found:
        level = facts["options"]["level"]
        label = f"{level}, {facts['seats']}"
        lines.append(balancing.Line(label, won(facts), TARGETS[level]))
    balancing.draw("balance.png", lines, "games won, per cent, by level and players")


def main() -> None:
    """Play what is missing, then write; or write what there is of a run broken off."""
    levels = siegeworks.game("westerplatte").levels
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--bot", default=levels["hard"])
    parser.add_argument("--games", type=int, default=60, help="of each cell")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, default=balancing.ROOT / "lab" / "balance")
    parser.add_argument("--as-it-is", action="store_true", help="play nothing, only write")
    wish = parser.parse_args()
    if not wish.as_it_is:
        play("random", RANDOM_GAMES, wish.seed, wish.out / "random", wish.processes)
        play(wish.bot, wish.games, wish.seed, wish.out / "strong", wish.processes)
    randomly, found = measured(wish.out / "random"), measured(wish.out / "strong")
    balancing.put_figures(PAGE, figures(wish.bot, found, randomly))
    write_difficulty(wish.bot, found)
    print("written; now the picture", flush=True)
    draw(found)  # last: on a busy machine, importing what draws can take minutes


if __name__ == "__main__":
    main()
