"""What it costs to be denied an action of Hegra."""

from collections.abc import Sequence

from balancing import Line, between, table
from hegra_wish import SLOW_BATCH, STEPS, Wish

from siegeworks.games.hegra.rules import pieces as n
from siegeworks.lab.compare import folders

MOST_LOSS = 25  # points that one forbidden action may cost
SPACES = (*n.SPACE_NAMES, "positions")
VERBS = ("feed", "cheer", "draw", "machine-gun", "sneak")


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


def dear(wish: Wish, lines: Sequence[Line]) -> list[Line]:
    """What the strong bot loses without the spaces that cost the quick one too much."""
    options = {"edition": ["1940"], "difficulty": ["normal"]}
    base = wish.out / "strong-normal", 0
    found = []
    for line in lines:
        kind, _, label = line.label.partition(" ")
        if kind == "space" and 100 * line.found.value >= MOST_LOSS:
            more = {"tables": [wish.strong], "batch": SLOW_BATCH, "content": [label]}
            folder = f"dear-{label}"
            wish.play(folder, wish.design(wish.dear, options, beside=wish.out / "content", **more))
            apart = folders(base, (wish.out / folder, 0), ("all", label), "win", 0)
            found.append(Line(line.label, apart.difference()))
    return found


def forbidden_table(lines: Sequence[Line]) -> str:
    """What being denied something costs, the dearest first."""
    head = ("denied", "points lost (95 %)", f"below {MOST_LOSS}")
    return table(head, map(_forbidden_row, lines))


def _forbidden_row(line: Line) -> Sequence[str]:
    dear = 100 * line.found.value >= MOST_LOSS
    return line.label, between(line.found).replace(" %", ""), "no" if dear else "yes"


def by_strong(wish: Wish, lines: Sequence[Line]) -> list[str]:
    """The same for what can hardly be missed."""
    found = [] if wish.strong == wish.bot else dear(wish, lines)
    head = f"The dearest spaces denied to `{wish.strong}`, {wish.dear} games each:\n"
    return [head, forbidden_table(found)] if found else []
