"""Edited dumps: possible ones load and play on, and share nothing with the match."""

import json

from siegeworks import CHANCE
from siegeworks.games.westerplatte.rules.checks import find_problems
from siegeworks.games.westerplatte.rules.state import Fort
from tests.games.westerplatte.edits import data_of, refused
from tests.games.westerplatte.table import (
    GAME,
    Lane,
    end_of_day,
    end_turn,
    fort,
    morale,
    start,
    texts,
    told,
    zone,
)


def test_a_position_with_every_lane_taken_plays_on() -> None:
    data = data_of()
    zones = data["zones"]
    cards = {"A": "1-A1", "B": "1-B2", "C": "1-C3", "D": "1-D1", "E": "1-A4"}
    zones["card"] = cards
    zones["space"] = dict.fromkeys(cards, "I")
    zones["rest"] = [card for card in zones["rest"] if card not in cards.values()]
    zones["filed"] = 64 - len(zones["rest"]) - 5
    zones["post"]["1"] = "G5"  # the mines
    match = GAME.load(data)
    assert not [text for text in texts(match) if text.startswith("lay-mine")]
    end_turn(match, "1-A2")
    assert zone(match, "under") == ["1-A2"]
    assert morale(match) == "neutral-1"


def test_a_position_with_two_walls_at_one_brick_plays_on() -> None:
    lanes: dict[str, Lane] = {"A": "1-A1", "B": ("1-B3", "IV")}
    data = data_of(lanes=lanes)
    data["zones"]["walls"] |= {"A": 1, "B": 1}
    match = GAME.load(data)
    end_turn(match, "1-D1")
    assert zone(match, "walls")["A"] == 0
    assert zone(match, "walls")["B"] == 0
    match.choose("end")
    assert texts(match) == ["hit G1", "hit G2"]


def test_a_position_may_leave_out_its_luck() -> None:
    data = data_of()
    del data["luck"]
    match = GAME.load(data)
    assert not match.state.given
    assert match.to_move == 0


def test_a_finished_game_loads_as_finished() -> None:
    match = fort(walls={"A": 0, "G1": 0, "G2": 1}, lanes={"A": ("1-A3", "IV")})
    match.choose("end")
    again = GAME.load(json.loads(json.dumps(match.dump())))
    assert again == match
    assert again.result == match.result
    assert again.to_move is None


def test_a_position_in_the_middle_of_the_setup_loads() -> None:
    match = start(3)
    for tile in ("push-back", "morale"):
        match.happen(tile)
    again = GAME.load(json.loads(json.dumps(match.dump())))
    assert again == match
    assert again.to_move == CHANCE


def test_a_good_position_has_no_problems() -> None:
    for match in (start(), fort(), end_of_day(3), fort(4, "hard", phase=2)):
        assert isinstance(match.state, Fort)
        assert find_problems(match.state) == []


def test_a_refused_dump_is_left_as_it_was() -> None:
    data = data_of()
    data["zones"]["walls"]["A"] = 7
    before = json.dumps(data)
    refused(data)
    assert json.dumps(data) == before


def test_a_loaded_match_does_not_share_data_with_its_dump() -> None:
    data = data_of()
    match = GAME.load(data)
    before = json.dumps(data)
    end_turn(match, "1-air-B")
    assert zone(match, "walls")["B"] == 5
    assert told(match, "air-raid")
    assert json.dumps(data) == before
