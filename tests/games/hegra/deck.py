"""What the tests of Hegra's cards share: the rows, their effects and what those are worth."""

from collections.abc import Iterable, Iterator
from typing import Any

from siegeworks.games.hegra.content import source

READ = source.check()
EVENTS = READ.rows["events"]
MORALE = READ.rows["morale"]
HEARTS = READ.rows["hearts"]
SNOW = READ.rows["snow"]
MISSIONS = READ.rows["missions"]
STAGES = ("mobilisation", "attack", "siege")
# How many cards of each deck a game at normal difficulty draws
DRAWN = {"mobilisation": 3, "attack": 3, "siege-1": 2, "siege-2": 3, "last-stand": 1}
# What one step of an effect costs the defenders, half a supply being 1; gains are negative
COST = {
    "morale": -2, "supply": -2, "suspicion": 1, "defence": -3, "snow": 1, "fear": 2, "doubt": 3,
    "surrender": 8, "injure": 4, "injure-post": 4, "lose": 6, "tire": 1, "wake": -1, "rest": -1,
    "soldier": -6, "volunteer": -5, "medic": -6, "hunter": -6, "recruit": -5, "bag-soldier": -2,
    "bag-volunteer": -2, "bag-doubt": 2, "desert": 2, "bury": -3, "treat": -2, "relapse": 3,
    "german": 3, "repair": -4, "damage": 4, "jam": 3, "miss": -2, "artillery": 3, "air": 4,
    "hit": 3, "reveal": -5, "patrol": 2, "infantry": 2, "kill": -2, "pin": -1, "gun": 5,
    "route": -4, "token": -3, "hope": -3, "despair": 3,
}  # fmt: skip


def split(effect: str) -> tuple[str, int]:
    """The word of an effect and its number."""
    word, number = effect.split()
    return word, int(number)


def cost(effects: Iterable[str]) -> int:
    """What a list of effects costs the defenders."""
    return sum(COST[word] * number for word, number in map(split, effects))


def common(deck: str) -> list[Any]:
    """The events of a deck that both editions have."""
    return [row for row in EVENTS if row["deck"] == deck and row["edition"] == "both"]


def scripts() -> Iterator[tuple[str, list[str]]]:
    """Every list of effects in the content, with the id of its card."""
    for row in EVENTS + SNOW:
        yield row["id"], row["effects"]
    for row in MORALE:
        for line in (*STAGES, "otherwise"):
            yield row["id"], row[line]
    for row in HEARTS:
        yield row["id"], row["price"]
        yield row["id"], row["gain"]
    for row in MISSIONS:
        for reward in row["rewards"]:
            yield row["id"], reward


def who_does(word: str, sign: int = 1) -> set[str]:
    """The cards that have an effect with a number of that sign."""
    return {
        card
        for card, effects in scripts()
        for found, number in map(split, effects)
        if found == word and number * sign > 0
    }
