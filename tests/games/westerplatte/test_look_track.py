"""The drawn morale track: a box for each space, whatever the length of the track."""

from itertools import pairwise

import pytest

from siegeworks.games.westerplatte.board import morale_track as spaces
from siegeworks.games.westerplatte.rules import pieces as p
from siegeworks.parts.board import board_of
from tests.games.westerplatte.table import GAME

LOW, HIGH = (
    (p.LOW_3, p.LOW_2, p.LOW_1),
    (p.HIGH_1, p.HIGH_2, p.HIGH_3),
)
SHORT = (*LOW, p.START, *HIGH)
LONG = (*LOW, *[p.NEUTRAL] * 9, p.START, *[p.NEUTRAL] * 4, *HIGH)
TRACKS = [SHORT, LONG, *GAME.tables().track]


@pytest.mark.parametrize("track", TRACKS)
def test_the_spaces_fill_the_edge_of_the_board_and_do_not_overlap(track: tuple[int, ...]) -> None:
    boxes = spaces.lay_out_boxes(track)
    assert [box.name for box in boxes] == [p.TRACK_NAMES[code] for code in track]
    edges = [(box.x - box.width / 2, box.x + box.width / 2) for box in boxes]
    assert edges[0][0] == pytest.approx(spaces.LEFT, abs=0.2)
    assert edges[-1][1] == pytest.approx(spaces.RIGHT, abs=0.2)
    assert all(one[1] < two[0] for one, two in pairwise(edges))


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_each_space_of_a_level_has_a_box_an_area_and_a_place_for_the_marker(level: str) -> None:
    tables = GAME.tables()
    layout = board_of(GAME).layout(tables, {"level": level})
    assert layout is not None
    track = tables.track[tables.track_of[p.LEVEL_NAMES.index(level)]]
    boxes = [slot for slot in layout.slots if slot.symbol.startswith("step")]
    areas = [area for area in layout.areas if area.id.startswith("morale-")]
    marker = next(slot for slot in layout.slots if slot.symbol == "morale-marker")
    assert len(boxes) == len(areas) == len(marker.places) == len(track)
    assert [slot.x for slot in boxes] == [x for x, _ in marker.places]
    assert [area.nouns[1] for area in areas] == [
        f"track-place:{place}" for place in range(len(track))
    ]
    assert all(box.layer < 0 for box in boxes), "the names of the spaces are written over them"


def test_a_space_without_words_is_narrow() -> None:
    widths = {box.name: box.width for box in spaces.lay_out_boxes(GAME.tables().track[0])}
    assert widths["neutral"] < widths["start"] / 2
