"""Measures how hard Hegra is, and what of it is used: python tools/balance_hegra.py

A strong bot plays every step of difficulty. A quick one plays many more games: the same steps, both
editions, the variants, and the default game with one action after the other forbidden. Chance
plays, too. The games lie in the folder lab/balance-hegra, so that a run broken off goes on. What
they say goes into docs/balance-hegra.md, its pictures, and the game's difficulty.toml.
"""

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path

from balancing import ROOT, Line, between, draw, put_figures, share, table, today, write_difficulty
from hegra_forbidden import MOST_LOSS, by_strong, forbidden, forbidden_table
from hegra_usage import usage
from hegra_wish import SLOW_BATCH, STEPS, Facts, Wish

import siegeworks
from siegeworks.lab import Interval, wilson

PAGE = ROOT / "docs" / "balance-hegra.md"
WANTED = {"easiest": 85, "easier": 67, "normal": 50, "harder": 33, "hardest": 15}
NEAR = 8  # points on both sides of what is wanted
EDITIONS = ("The edition of 1940", "The edition of 2023")  # which has one step only
VARIANTS = {
    "Missions, advanced events and random air stacks": {
        "missions": ["on"], "advanced": ["on"], "air": ["random"]
    },
    "Short rations": {"rations": ["short"]},
}  # fmt: skip


def strong(wish: Wish) -> list[Facts]:
    """All steps by the strong bot, in small parts, as its games take long."""
    more = {"tables": [wish.strong], "batch": SLOW_BATCH}
    found: list[Facts] = []
    for step in STEPS:
        games = wish.default if step == "normal" else wish.games
        options = {"edition": ["1940"], "difficulty": [step]}
        found += wish.play(f"strong-{step}", wish.design(games, options, **more))
    return found


def won(facts: Facts) -> int:
    """How many games were held."""
    wins: int = facts["wins"][0]["wins"]
    return wins


def ladders(wish: Wish) -> dict[str, list[Facts]]:
    """All steps of all set-ups, the easiest first."""
    base = {"edition": ["1940"], "difficulty": STEPS}
    designs: dict[str, Mapping[str, Sequence[str]]] = {
        EDITIONS[0]: base,
        EDITIONS[1]: {"edition": ["2023"]},
        **{name: {**base, **options} for name, options in VARIANTS.items()},
    }
    return {
        name: wish.play(f"ladder-{place}", wish.design(wish.many, options))
        for place, (name, options) in enumerate(designs.items())
    }


def ladder_table(found: Sequence[Facts]) -> str:
    """The steps of a set-up."""
    head = ("step", "games", "held", "share (95 %)", "lost by", "decisions")
    return table(head, map(_ladder_row, found))


def _ladder_row(facts: Facts) -> Sequence[object]:
    step = facts["options"]["difficulty"]
    endings = {
        name: k for name, k in facts["endings"].items() if name in ("too-few", "unconditional")
    }
    lost = ", ".join(f"{name} {k}" for name, k in endings.items()) or "-"
    held, games = won(facts), facts["games"]
    length = f"{facts['decisions']['mean']:.0f}"
    return step, games, held, share(held, games), lost, length


def chance(wish: Wish) -> str:
    """What playing at random comes to, in a sentence."""
    options = {"edition": ["1940"], "difficulty": STEPS}
    found = wish.play("chance", wish.design(wish.chance, options, tables=["random"]))
    games, held = sum(facts["games"] for facts in found), sum(map(won, found))
    return (
        f"Playing at random held {held} of {games:,} games, {wish.chance:,} on each step: "
        f"{between(wilson(held, games), 2)}.\n"
    )


def pictures(found: Sequence[Facts], lines: Sequence[Line]) -> None:
    """The ladder over what is wanted, and what forbidding costs."""
    steps = [
        Line(
            facts["options"]["difficulty"],
            wilson(won(facts), facts["games"]),
            (WANTED[step] - NEAR, WANTED[step] + NEAR),
        )
        for step, facts in zip(STEPS, found, strict=True)
    ]
    draw("balance-hegra.png", steps, "games held, per cent")
    draw("balance-hegra-forbidden.png", lines, "points lost without it", MOST_LOSS)


def shares(found: Sequence[Facts]) -> dict[tuple[str, str], dict[int, Interval]]:
    """The share of games held on each step, as the game itself tells it."""
    return {
        ("difficulty", facts["options"]["difficulty"]): {1: wilson(won(facts), facts["games"])}
        for facts in found
    }


def _by_strong(wish: Wish, steps: Sequence[Facts]) -> list[str]:
    """The table of the strong bot, if it is another one."""
    if wish.strong == wish.bot:
        return []
    return [f"### The steps by `{wish.strong}`, which thinks longer\n\n{ladder_table(steps)}"]


def figures(wish: Wish) -> str:
    """All that is measured, as the text of the page."""
    games = ladders(wish)
    steps = games[EDITIONS[0]] if wish.strong == wish.bot else strong(wish)
    by_chance, lines = chance(wish), forbidden(wish)
    if not wish.quick:
        pictures(steps, lines)
        write_difficulty("hegra", wish.strong, Path(__file__).name, shares(steps))
    return "\n".join(
        [
            f"Measured on {today()} with the bot `{wish.bot}`: {wish.many} games of each step, "
            f"{wish.forbidden} with each thing forbidden.\n",
            *_by_strong(wish, steps),
            *(f"### {name}\n\n{ladder_table(found)}" for name, found in games.items()),
            by_chance,
            "### What is used\n",
            usage(siegeworks.game("hegra"), {**games, "the strong bot": steps}),
            "### What can be done without\n",
            forbidden_table(lines),
            *by_strong(wish, lines),
        ]
    )


def main() -> None:
    """Play what is missing, then write."""
    game = siegeworks.game("hegra")
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--strong", default=game.levels["hard"], help="the strong bot")
    parser.add_argument("--bot", default="habit", help="the quick bot")
    parser.add_argument("--games", type=int, default=60, help="of each step by the strong bot")
    parser.add_argument("--default", type=int, default=110, help="of the default step by it")
    parser.add_argument("--dear", type=int, default=40, help="of it without the dearest spaces")
    parser.add_argument("--many", type=int, default=300, help="of each step by the quick bot")
    parser.add_argument("--forbidden", type=int, default=150, help="with each thing forbidden")
    parser.add_argument("--chance", type=int, default=1000, help="at random, of each step")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, default=ROOT / "lab" / "balance-hegra")
    parser.add_argument("--quick", action="store_true", help="a tenth of it, printed only")
    asked = parser.parse_args()
    less = 10 if asked.quick else 1
    wish = Wish(
        asked.strong,
        asked.bot,
        max(1, asked.games // less),
        max(1, asked.default // less),
        max(1, asked.dear // less),
        max(1, asked.many // less),
        max(1, asked.forbidden // less),
        max(1, asked.chance // less),
        asked.seed,
        asked.processes,
        asked.out / "quick" if asked.quick else asked.out,
        asked.quick,
    )
    found = figures(wish)
    if wish.quick:
        print(found)
    else:
        put_figures(PAGE, found)


if __name__ == "__main__":
    main()
