"""Whatever changes on the table without an answer is told in the log, with its rule."""

import random
from collections.abc import Callable

import pytest

from siegeworks import Match
from siegeworks.core import engine
from siegeworks.core.steps import Choice, Scribe, State
from tests.games.hegra.table import GAME
from tests.games.hegra.test_whole_games import attack, last_day, siege

# Notes of the rules within a day, and what lies in a hand until its lines are told
NOTES = {"asked", "phone", "fired", "airfield", "delivered", "spared", "walkers", "paces"}
NOTES |= {"movers", "hits", "grenades", "charging", "salvo", "recruits", "events"}
# The next step tells these: the die who is injured, the day its number, the marker its space;
# the runner who moves next is taken to the end of the list.
TOLD_NEXT = {"InjureAnyone", "InjurePost", "Damage", "NextDay", "Shelling", "NextRunner", "DrawAir"}


def table(g: State) -> dict[str, object]:
    """All that lies on the table."""
    seen = {zone.name: getattr(g, zone.name) for zone in GAME.zones if zone.name not in NOTES}
    return {name: value[:] if isinstance(value, list) else value for name, value in seen.items()}


def untold(match: Match, seed: int) -> set[tuple[str, ...]]:
    """The steps of a random game that changed something silently, with what they changed."""
    dice = random.Random(seed)
    found: set[tuple[str, ...]] = set()
    g = match.state
    g.given = False
    g.scribe = scribe = Scribe(True)
    while g.agenda and not g.ending:
        step, before, said = g.agenda[-1], table(g), len(scribe.events)
        if not engine.advance_once(g):
            assert isinstance(step, Choice)
            engine.take(g, 0, dice.choice(step.options(g)))
            continue
        changed = [name for name, value in table(g).items() if value != before[name]]
        if changed and len(scribe.events) == said:
            found.add((type(step).__name__, *changed))
    assert all(telling.rule for telling in scribe.events)
    return {silent for silent in found if silent[0] not in TOLD_NEXT}


@pytest.mark.parametrize("way", range(len(GAME.set_ups())))
def test_every_automatic_change_is_told_in_whole_games(way: int) -> None:
    seats, options = GAME.set_ups()[way]
    assert untold(GAME.start(seats, options, way + 1), way) - {("SetUp", "air_stacks")} == set()


@pytest.mark.parametrize("situation", [attack, siege, last_day])
@pytest.mark.parametrize("edition", ["1940", "2023"])
def test_every_automatic_change_is_told_where_much_happens(
    situation: Callable[[str], Match], edition: str
) -> None:
    assert set().union(*(untold(situation(edition), seed) for seed in range(6))) == set()
