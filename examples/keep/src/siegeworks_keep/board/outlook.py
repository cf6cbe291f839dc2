"""What a position says beside its pieces: how close the end is, and what the storm may do."""

from collections.abc import Iterator

from siegeworks.parts.board import Seen
from siegeworks.parts.board.records import Gauge, Mark, Outlook, Status

from siegeworks_keep.rules.night import Act
from siegeworks_keep.rules.pieces import SIDES, WALLS
from siegeworks_keep.rules.state import Keep
from siegeworks_keep.rules.storm import count_harmful_faces


def make_outlook(seen: Seen[Keep]) -> Outlook:
    return Outlook(make_gauge(seen), list(tell_status(seen)), list(mark_all(seen)))


def make_gauge(seen: Seen[Keep]) -> Gauge:
    """1.1: how many stones the weakest wall has lost."""
    g = seen.state
    weakest = min(range(WALLS), key=lambda wall: g.stones[wall])
    left = g.stones[weakest]
    words = seen.say("outlook-gauge", wall=seen.noun("wall", weakest), stones=left)
    return Gauge(words, g.tables.stones - left, g.tables.stones)


def tell_status(seen: Seen[Keep]) -> Iterator[Status]:
    """The facts that are always wanted."""
    g = seen.state
    facts = {"night": f"{g.night} / {g.tables.nights}", "oil": str(g.oil)}
    if isinstance(g.agenda[-1] if g.agenda else None, Act):
        facts["actions"] = str(g.actions)
    for key, value in facts.items():
        yield Status(key, f"status-{key}", seen.say(f"outlook-name-{key}"), value)


def mark_all(seen: Seen[Keep]) -> Iterator[Mark]:
    """3.2: how likely each wall loses a stone tonight, while the captain can still act."""
    g = seen.state
    if seen.is_over or not isinstance(g.agenda[-1], Act):
        return
    for wall in range(WALLS):
        faces = count_harmful_faces(g, wall)
        if faces:
            percent = round(100 * faces / SIDES)
            words = seen.say("outlook-storm", wall=seen.noun("wall", wall), percent=percent)
            noun = seen.named("wall", wall)
            yield Mark("storm", [noun], words, "3.2", f"{percent}%", faces / SIDES)
