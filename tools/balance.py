"""Measures how hard Westerplatte is: python tools/balance.py

A strong bot plays every level with one to four players, and chance does, too. The games lie in the
folder lab/balance, so that a run broken off goes on. What they say goes into docs/balance.md, its
picture, and the game's difficulty.toml.
"""

import argparse
import datetime
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import siegeworks
from siegeworks.lab import Experiment, design, run, summary, wilson

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "balance.md"
PICTURE = ROOT / "docs" / "images" / "balance.png"
BEGIN, END = "<!-- figures -->\n", "<!-- end of the figures -->\n"
LEVELS = ("easy", "medium", "hard")
SEATS = (1, 2, 3, 4)
TARGETS = {"easy": (85, 96), "medium": (50, 70), "hard": (15, 35)}
RANDOM_GAMES = 1000

Facts = dict[str, Any]


def experiment(bot: str, games: int, seed: int) -> Experiment:
    """All levels with all numbers of players."""
    return design(games, seats=SEATS, options={"level": LEVELS}, tables=[bot], seed=seed)


def measure(bot: str, games: int, seed: int, folder: Path, processes: int) -> list[Facts]:
    """What the games of a bot say, level by level."""
    played = run(experiment(bot, games, seed), folder, processes, show=lambda n: print(bot, n))
    found: list[Facts] = summary(played.folder)["arrangements"]
    return sorted(found, key=lambda f: (LEVELS.index(f["options"]["level"]), f["seats"]))


def line(facts: Facts) -> str:
    """A row of the table."""
    level, games = facts["options"]["level"], facts["games"]
    won = facts["wins"][0]["wins"]
    rate = wilson(won, games)
    low, high = TARGETS[level]
    fits = "yes" if low <= 100 * rate.value <= high else "no"
    starved = facts["endings"].get("starved", 0)
    turns = facts["final"]["turn"]
    return (
        f"| {level} | {facts['seats']} | {games} | {won} | {100 * rate.value:.0f} % "
        f"({100 * rate.low:.0f} to {100 * rate.high:.0f} %) | {low} to {high} % | {fits} "
        f"| {turns['mean']:.0f} | {turns['most']} | {starved} |"
    )


def table(found: Iterable[Facts]) -> str:
    """All cells, one in a row."""
    head = (
        "| level | players | games | won | share (95 %) | wanted | within | turns | most turns "
        "| starved out |\n|---|---|---|---|---|---|---|---|---|---|\n"
    )
    return head + "\n".join(map(line, found)) + "\n"


def chance(found: Sequence[Facts]) -> str:
    """What playing at random comes to, in a sentence."""
    games = sum(facts["games"] for facts in found)
    won = sum(facts["wins"][0]["wins"] for facts in found)
    return f"Playing at random won {won} of {games:,} games, {RANDOM_GAMES:,} of each cell.\n"


def draw(found: Sequence[Facts]) -> None:
    """The shares with their intervals, over what is wanted."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 3.6), dpi=110, layout="constrained")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    for place, level in enumerate(LEVELS):
        low, high = TARGETS[level]
        axes.fill_between([place - 0.4, place + 0.4], low, high, color="#5b8c3e", alpha=0.2, lw=0)
    for facts in found:
        where = LEVELS.index(facts["options"]["level"]) + (facts["seats"] - 2.5) * 0.18
        rate = wilson(facts["wins"][0]["wins"], facts["games"])
        axes.plot([where] * 2, [100 * rate.low, 100 * rate.high], color="#2f6f8f", lw=2)
        axes.plot([where], [100 * rate.value], "o", color="#2f6f8f")
        axes.annotate(str(facts["seats"]), (where, 1), ha="center", fontsize=8)
    axes.set_xticks(range(len(LEVELS)), LEVELS)
    axes.set_ylim(0, 100)
    axes.set_ylabel("games won, per cent")
    figure.savefig(PICTURE, metadata={"Software": None})


def write_difficulty(found: Iterable[Facts], bot: str, today: datetime.date) -> None:
    """The shares for those who ask the game itself."""
    lines = [
        "# How often a strong bot wins, in per cent, by level and number of players.",
        "# Written by tools/balance.py.",
        "",
        'source = "measured"',
        f'bot = "{bot}"',
        f"date = {today}",
    ]
    for facts in found:
        level, seats = facts["options"]["level"], facts["seats"]
        if seats == SEATS[0]:
            lines += ["", f"[level.{level}]"]
        lines.append(f"{seats} = {100 * facts['wins'][0]['value']:.1f}")
    target = siegeworks.game("westerplatte").folder / "difficulty.toml"
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Play what is missing, then write."""
    levels = siegeworks.game("westerplatte").levels
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--bot", default=levels["hard"])
    parser.add_argument("--games", type=int, default=60, help="of each cell")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, default=ROOT / "lab" / "balance")
    wish = parser.parse_args()
    randomly = measure("random", RANDOM_GAMES, wish.seed, wish.out / "random", wish.processes)
    found = measure(wish.bot, wish.games, wish.seed, wish.out / "strong", wish.processes)
    today = datetime.datetime.now(datetime.UTC).date()
    budget = f"Measured on {today} with `{wish.bot}`, {wish.games} games of each cell.\n"
    figures = "\n".join([budget, table(found), chance(randomly)])
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(before + BEGIN + "\n" + figures + "\n" + END + after, encoding="utf-8")
    draw(found)
    write_difficulty(found, wish.bot, today)


if __name__ == "__main__":
    main()
