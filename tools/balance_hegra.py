"""Measures how hard Hegra is, and what of it is used: python tools/balance_hegra.py

A strong bot plays every step of difficulty. A quick one plays many more games: the same steps, both
editions, the variants, and the default game with one action after the other forbidden. Chance
plays, too. The games lie in the folder lab/balance-hegra, so that a run broken off goes on. What
they say goes into docs/balance-hegra.md, its pictures, and the game's difficulty.toml.
"""

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from balancing import ROOT, Line, between, draw, put_figures, share, table, today, write_difficulty
from hegra_usage import usage

import siegeworks
from siegeworks.games.hegra import names as n
from siegeworks.lab import Experiment, Interval, design, run, summary, wilson
from siegeworks.lab.compare import folders

Facts = dict[str, Any]
PAGE = ROOT / "docs" / "balance-hegra.md"
STEPS = ("easiest", "easier", "normal", "harder", "hardest")
WANTED = {"easiest": 85, "easier": 67, "normal": 50, "harder": 33, "hardest": 15}
NEAR = 8  # points on both sides of what is wanted
EDITIONS = ("The edition of 1940", "The edition of 2023")  # which has one step only
VARIANTS = {
    "Missions, advanced events and random air stacks": {
        "missions": ["on"], "advanced": ["on"], "air": ["random"]
    },
    "Short rations": {"rations": ["short"]},
}  # fmt: skip
SLOW_BATCH, QUICK_BATCH = 5, 100  # games that are lost at most when a run is broken off
MOST_LOSS = 25  # points that one forbidden action may cost
SPACES = (*n.SPACE_NAMES, "positions")
VERBS = ("feed", "cheer", "draw", "machine-gun", "sneak")


@dataclass(frozen=True)
class Wish:
    """How much is to be played, by whom, and where it is kept."""

    strong: str
    bot: str  # the quick one
    games: int  # of the strong one
    many: int  # of the quick one
    forbidden: int
    chance: int
    seed: int
    processes: int
    out: Path
    quick: bool

    def play(self, name: str, experiment: Experiment) -> list[Facts]:
        """Play what is missing of an experiment; what its games say."""
        played = run(experiment, self.out / name, self.processes, show=lambda k: print(name, k))
        found: list[Facts] = summary(played.folder)["arrangements"]
        return found

    def design(self, games: int, options: Mapping[str, Sequence[str]], **more: Any) -> Experiment:
        """An experiment with Hegra, all on the same seeds."""
        more = {"tables": [self.bot], "batch": QUICK_BATCH, **more}
        return design(games, game=("hegra",), options=options, seed=self.seed, **more)


def strong(wish: Wish) -> list[Facts]:
    """All steps by the strong bot, in small parts, as its games take long."""
    options = {"edition": ["1940"], "difficulty": STEPS}
    more = {"tables": [wish.strong], "batch": SLOW_BATCH}
    return wish.play("strong", wish.design(wish.games, options, **more))


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


def barred(wish: Wish) -> list[str]:
    """Folders of content, each with one action space barred for everybody."""
    everybody = ", ".join(f'"{who}"' for who in n.DEFENDER_NAMES)
    for space in SPACES:
        folder = wish.out / "content" / space
        folder.mkdir(parents=True, exist_ok=True)
        row = f'[[row]]\nid = "{space}"\ndoubled = []\nbarred = [{everybody}]\n'
        (folder / "spaces.toml").write_text(row, encoding="utf-8")
    return list(SPACES)


def forbidden(wish: Wish) -> list[Line]:
    """What it costs to be denied a space or a verb, in points, on the same seeds as the ladder."""
    options = {"edition": ["1940"], "difficulty": ["normal"]}
    base = wish.out / "ladder-0", STEPS.index("normal")
    spaces = wish.design(wish.forbidden, options, content=barred(wish), beside=wish.out / "content")
    verbs = wish.design(
        wish.forbidden, options, tables=[f"forbid:{verb}:{wish.bot}" for verb in VERBS]
    )
    lines = []
    for name, labels, experiment in (("spaces", SPACES, spaces), ("verbs", VERBS, verbs)):
        wish.play(name, experiment)
        for index, label in enumerate(labels):
            apart = folders(base, (wish.out / name, index), ("all", label), "win", 0)
            lines.append(Line(f"{name[:-1]} {label}", apart.difference()))
    return sorted(lines, key=lambda line: -line.found.value)


def forbidden_table(lines: Sequence[Line]) -> str:
    """What being denied something costs, the dearest first."""
    head = ("denied", "points lost (95 %)", f"below {MOST_LOSS}")
    return table(head, map(_forbidden_row, lines))


def _forbidden_row(line: Line) -> Sequence[str]:
    dear = 100 * line.found.value >= MOST_LOSS
    return line.label, between(line.found).replace(" %", ""), "no" if dear else "yes"


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
            usage(siegeworks.game("hegra"), games),
            "### What can be done without\n",
            forbidden_table(lines),
        ]
    )


def main() -> None:
    """Play what is missing, then write."""
    game = siegeworks.game("hegra")
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--strong", default=game.levels["hard"], help="the strong bot")
    parser.add_argument("--bot", default="habit", help="the quick bot")
    parser.add_argument("--games", type=int, default=40, help="of each step by the strong bot")
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
