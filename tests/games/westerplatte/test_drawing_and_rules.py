"""Whatever numbers a game is played with, the drawing says what the rules do."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Final

import pytest

from siegeworks import Match
from siegeworks.core.decision import Event
from siegeworks.core.steps import State
from siegeworks.games.westerplatte.rules.pieces import LANE_NAMES
from siegeworks.games.westerplatte.rules.state import Fort
from siegeworks.parts.board import board_of, look
from siegeworks.parts.board.laws import ForetoldComesTrue
from siegeworks.parts.board.records import Mark
from tests.games.westerplatte.changes import write
from tests.games.westerplatte.table import GAME

BOARD: Final = board_of(GAME)
LEVELS: Final = ("easy", "medium", "hard")


def numbers(**values: int) -> str:
    """Rows that change some numbers of the rules."""
    rows = (f'{{ id = "{name.replace("_", "-")}", value = {n} }}' for name, n in values.items())
    return ", ".join(rows)


# Each with what it changes: spaces, walls, supplies, morale, the cards themselves.
CHANGES: Final = {
    "shorter lanes": ("numbers", numbers(last_space=3)),
    "shortest lanes": ("numbers", numbers(last_space=2)),
    "thin walls": ("numbers", numbers(full_wall=2, rebuild_bricks=1, morale_bricks=1)),
    "short days": ("numbers", numbers(day_cards=6, days=2, limited_moves=2, ammunition_loss=1)),
    "heavy fire": (
        "cards",
        ", ".join(f'{{ id = "1-{lane}{n}", fire = 3 }}' for lane in "ABCDE" for n in "123"),
    ),
}
each_change = pytest.mark.parametrize("change", CHANGES)


def positions(folder: Path, games: int) -> Iterator[tuple[Match, random.Random]]:
    """Every pause of some random games by somebody's own content; troops are let come near."""
    for seed in range(games):
        match = GAME.start(
            seats=1 + seed % 4,
            options={"level": LEVELS[seed % 3]},
            seed=seed,
            content=folder,
        )
        dice = random.Random(seed)
        while match.to_move is not None:
            yield match, dice
            options = match.options()
            is_idle = dice.random() < 0.5 and str(options[-1]) == "end"
            match.choose(options[-1] if is_idle else dice.choice(options))


def marks(match: Match, kind: str) -> list[Mark]:
    """The marks of one kind that the seat to move sees."""
    outlook = BOARD.outlook(look(match, match.to_move, "en"))
    assert outlook is not None
    return [mark for mark in outlook.marks if mark.kind == kind]


def lanes(found: list[Mark]) -> set[str]:
    """The lanes that marks stand on."""
    return {mark.nouns[0].removeprefix("lane:") for mark in found}


def told_after_end(match: Match) -> list[Event]:
    """What is told when the turn ends, in a copy."""
    twin = match.clone()
    before = len(twin.log())
    twin.choose("end")
    return twin.log(since=before)


def is_act(match: Match) -> bool:
    """Whether an officer is asked what to do."""
    return match.decision is not None and match.decision.prompt == "Act"


def has_bricks(g: State, lane: str) -> bool:
    """Whether the wall in front of a lane stands."""
    assert isinstance(g, Fort)
    return g.walls[LANE_NAMES.index(lane)] > 0


@each_change
def test_7_1_exactly_the_lanes_that_are_marked_fire(change: str, tmp_path: Path) -> None:
    folder = write(tmp_path, *CHANGES[change])
    looks = fired = 0
    for match, _ in positions(folder, 8):
        if not is_act(match):
            continue
        looks += 1
        foretold = {lane for lane in lanes(marks(match, "fires")) if has_bricks(match.state, lane)}
        told = told_after_end(match)
        if any(event.kind == "card-drawn" for event in told):  # nobody was asked amid the fire
            salvo = takewhile(lambda event: event.kind != "card-drawn", told)
            hit = {event.about["field"] for event in salvo if event.kind == "bricks-lost"}
            assert hit == foretold
            fired += len(hit)
    assert looks > 50
    assert fired > 5


@each_change
def test_what_the_board_foretells_comes_true(change: str, tmp_path: Path) -> None:
    folder = write(tmp_path, *CHANGES[change])
    law = ForetoldComesTrue()
    tried: Counter[str] = Counter()
    for match, dice in positions(folder, 8):
        tried += law.try_pause(match, dice)
    missing = set(law.names(GAME)) - set(tried)
    assert missing <= {"mark overflow", "mark full"}, tried


def test_9_2_a_unit_on_the_last_of_three_spaces_is_not_said_to_advance(tmp_path: Path) -> None:
    folder = write(tmp_path, *CHANGES["shorter lanes"])
    on_last = 0
    for match, _ in positions(folder, 12):
        g = match.state
        assert isinstance(g, Fort)
        last = {LANE_NAMES[lane] for lane in range(5) if g.space[lane] == 2}
        advancing = marks(match, "advances")
        assert not lanes(advancing) & last
        assert not any("IV" in mark.words for mark in advancing)
        on_last += len(last)
    assert on_last > 50


def test_9_2_the_space_that_a_unit_is_said_to_reach_is_where_it_goes(tmp_path: Path) -> None:
    folder = write(tmp_path, *CHANGES["shorter lanes"])
    moved = 0
    for match, _ in positions(folder, 12):
        if not is_act(match):
            continue
        foretold = {mark.nouns[0]: mark.words for mark in marks(match, "advances")}
        for event in takewhile(lambda event: event.kind != "event-drawn", told_after_end(match)):
            if event.kind == "troop-advances":
                moved += 1
                space = event.about["space"]
                assert f" space {space} " in foretold[f"lane:{event.about['lane']}"]
    assert moved > 20
