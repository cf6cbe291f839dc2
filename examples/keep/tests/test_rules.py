"""The rules of the keep, one test for each paragraph; luck is dictated, situations are edited."""

from typing import Any

import pytest
import siegeworks
from siegeworks import CHANCE, ContentError, IllegalChoice, Match

GAME = siegeworks.game("keep")
# Three cards for the first night: one ladder at the north wall, two east, three south.
CARDS = ("north-1", "east-3", "south-6")


def start(seats: int = 1) -> Match:
    """The first night, with luck given."""
    match = GAME.start(seats=seats, luck="given", seed=1)
    for card in CARDS:
        match.happen(card)
    return match


def edited(**zones: Any) -> Match:
    """The first night with other contents in some zones; walls are named as the dump does."""
    data: Any = start().dump()
    for zone, content in zones.items():
        known = data["zones"][zone]
        data["zones"][zone] = known | content if isinstance(known, dict) else content
    return GAME.load(data)


def last_night(**zones: Any) -> Match:
    """The sixth night; no ladders, except as said."""
    deck = zone(GAME.start(luck="given"), "deck")
    ladders = dict.fromkeys(("north", "east", "south"), 0) | zones.pop("ladders", {})
    return edited(night=6, deck=[], played=deck, ladders=ladders, **zones)


def zone(match: Match, name: str) -> Any:
    data: Any = match.dump()
    return data["zones"][name]


def texts(match: Match) -> list[str]:
    return [str(option) for option in match.options()]


def told(match: Match) -> list[str]:
    return [event.kind for event in match.log()]


def storm(match: Match, *faces: str) -> Match:
    """Rest, and let the dice fall like that."""
    match.choose("rest")
    for face in faces:
        match.happen(face)
    return match


def refusal(match: Match, option: str) -> str:
    with pytest.raises(IllegalChoice) as refused:
        match.choose(option)
    return str(refused.value)


def test_1_1_all_walls_must_be_held_to_the_end() -> None:
    held = storm(last_night())
    lost = storm(last_night(stones={"north": 1}, ladders={"north": 3}), "6")
    assert [match.result and match.result.ending for match in (held, lost)] == ["held", "breached"]


def test_1_2_walls_are_whole_pots_are_full_and_all_cards_are_to_come() -> None:
    match = GAME.start(luck="given")
    assert zone(match, "stones") == {"north": 3, "east": 3, "south": 3}
    assert zone(match, "oil") == 2
    assert len(zone(match, "deck")) == 18
    assert zone(match, "played") == []


def test_2_1_three_cards_two_actions_three_walls_and_the_next_night() -> None:
    match = start()
    assert zone(match, "played") == [*CARDS]
    assert zone(match, "actions") == 2
    storm(match, "6", "6", "1")
    rolled = [str(event) for event in match.log() if event.kind == "die-rolled"]
    assert len(rolled) == 3
    assert zone(match, "night") == 2


def test_2_1_two_players_are_captain_by_turns() -> None:
    match = start(seats=2)
    assert match.to_move == 0
    storm(match, "6", "6", "1")
    for card in ("north-2", "east-1", "south-1"):
        match.happen(card)
    assert match.to_move == 1


def test_2_2_a_wall_has_room_for_three_ladders() -> None:
    match = GAME.start(luck="given")
    for card in ("north-6", "north-5", "east-1"):
        match.happen(card)
    assert zone(match, "ladders") == {"north": 3, "east": 1, "south": 0}


def test_2_3_resting_gives_up_the_actions_that_are_left() -> None:
    match = start()
    match.choose("rest")
    assert match.to_move == CHANCE
    assert zone(match, "actions") == 0


def test_2_4_pushing_throws_down_one_ladder() -> None:
    match = start()
    match.choose("push south")
    assert zone(match, "ladders")["south"] == 2
    assert zone(match, "actions") == 1
    assert "no ladder" in refusal(edited(ladders={"south": 0}), "push south")


def test_2_5_a_pot_of_oil_throws_down_all_ladders() -> None:
    match = start()
    match.choose("pour south")
    assert zone(match, "ladders")["south"] == 0
    assert zone(match, "oil") == 1
    assert "oil is used up" in refusal(edited(oil=0), "pour south")


def test_2_6_mending_puts_one_stone_back() -> None:
    match = edited(stones={"east": 1})
    match.choose("mend east")
    assert zone(match, "stones")["east"] == 2
    assert "whole" in refusal(start(), "mend east")


def test_3_1_a_wall_without_ladders_is_left_alone() -> None:
    match = edited(ladders={"north": 0, "east": 0})
    storm(match, "1")
    assert zone(match, "stones") == {"north": 3, "east": 3, "south": 2}


@pytest.mark.parametrize(("face", "stones", "ladders"), [("4", 2, 2), ("5", 3, 1)])
def test_3_2_up_to_twice_the_ladders_cost_a_stone_and_more_breaks_a_ladder(
    face: str, stones: int, ladders: int
) -> None:
    match = edited(ladders={"north": 0, "south": 0})
    storm(match, face)
    assert zone(match, "stones")["east"] == stones
    assert zone(match, "ladders")["east"] == ladders


def test_3_2_three_ladders_never_fail() -> None:
    match = edited(ladders={"north": 0, "east": 0})
    storm(match, "6")
    assert zone(match, "stones")["south"] == 2


def test_3_3_the_last_stone_is_the_end() -> None:
    match = storm(edited(stones={"north": 1}), "2")
    assert match.result is not None
    assert (match.result.ending, match.result.winners) == ("breached", ())
    assert told(match)[-1] == "wall-falls"


def test_3_4_after_the_last_night_help_arrives() -> None:
    match = storm(last_night())
    assert match.result is not None
    assert (match.result.ending, match.result.winners) == ("held", (0,))
    assert told(match)[-1] == "help-comes"


def test_content_of_the_users_own_replaces_rows(tmp_path: Any) -> None:
    numbers = tmp_path / "numbers.toml"
    numbers.write_text('[[row]]\nid = "oil"\nvalue = 5\n')
    assert zone(GAME.start(content=tmp_path), "oil") == 5
    numbers.write_text('[[row]]\nid = "nights"\nvalue = 9\n')
    with pytest.raises(ContentError, match="so few that the 18 cards last"):
        GAME.start(content=tmp_path)
