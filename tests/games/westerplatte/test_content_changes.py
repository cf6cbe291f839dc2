"""The content of Westerplatte that a user may change is played by."""

import random
from pathlib import Path

import pytest

import siegeworks
from siegeworks.core.laws import play_randomly
from siegeworks.games.westerplatte.content import source
from siegeworks.games.westerplatte.rules import zones
from tests.games.westerplatte.changes import write

TABLES = source.load()


def test_a_replaced_number_is_played_by(tmp_path: Path) -> None:
    changed = source.load(write(tmp_path, "numbers", '{ id = "turn-cap", value = 99 }'))
    assert changed.turn_cap == 99
    assert changed.moves == 2
    assert changed.content_hash != TABLES.content_hash


def test_a_card_can_be_changed_added_and_removed(tmp_path: Path) -> None:
    new = '{ id = "1-air-G1", phase = 1, kind = "air-raid", target = "G1", moves = ["E", "A"] }'
    gone = '{ id = "2-air-G1", remove = true }'
    changed = source.load(write(tmp_path, "cards", f'{new}, {gone}, {{ id = "1-A1", health = 3 }}'))
    assert (changed.first_phase, changed.cards) == (25, 64)
    assert changed.card_names[24] == "1-air-G1"
    assert (changed.target[24], changed.mark1[24], changed.mark2[24]) == (5, 0, 4)
    assert changed.health[0] == 3


LARGE = {
    "fire": ("cards", ", ".join(f'{{ id = "1-{lane}2", fire = 9 }}' for lane in "ABCDE")),
    "actions": ("numbers", '{ id = "actions", value = 4 }, { id = "moves", value = 1 }'),
}


@pytest.mark.parametrize(("table", "rows"), LARGE.values(), ids=LARGE)
def test_with_large_numbers_every_position_can_be_read_again(
    tmp_path: Path, table: str, rows: str
) -> None:
    game = siegeworks.game("westerplatte")
    folder = write(tmp_path, table, rows)
    for seed in range(6):
        match = game.start(seats=2, seed=seed, content=folder)
        for m in play_randomly(match, random.Random(seed)):
            assert game.load(m.dump(), folder) == m


def test_a_step_can_speak_of_more_bricks_than_a_wall_has(tmp_path: Path) -> None:
    changed = source.load(write(tmp_path, "events", '{ id = "walls-2", amount = 9 }'))
    assert zones.make_nouns(changed).has_value("bricks", 9)
    assert not zones.make_nouns(changed).has_value("wall", 7)
