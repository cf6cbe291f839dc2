"""Edited dumps: possible ones load and play on, impossible ones are refused with their reason."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from siegeworks import CHANCE, BadDump
from siegeworks.games.westerplatte.checks import problems
from siegeworks.games.westerplatte.state import Fort
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

Data = dict[str, Any]
Edit = Callable[[Data], object]


def data_of(**situation: Any) -> Data:
    """A dump as somebody would edit it: plain JSON."""
    loaded: Data = json.loads(json.dumps(fort(**situation).dump()))
    return loaded


def refused(data: object) -> BadDump:
    """The refusal of a dump; fails if it is accepted."""
    with pytest.raises(BadDump) as caught:
        GAME.load(data)
    text = str(caught.value)
    assert text.endswith(".")
    assert "\n" not in text
    return caught.value


# Possible positions


def test_a_position_with_every_lane_taken_plays_on() -> None:
    data = data_of()
    zones = data["zones"]
    cards = {"A": "1-A1", "B": "1-B2", "C": "1-C3", "D": "1-D1", "E": "1-E4"}
    zones["card"] = cards
    zones["space"] = dict.fromkeys(cards, "I")
    zones["rest"] = [card for card in zones["rest"] if card not in cards.values()]
    zones["filed"] = 64 + 1 - len(zones["rest"]) - 5
    zones["post"]["1"] = "G5"  # the mines
    match = GAME.load(data)
    assert not [text for text in texts(match) if text.startswith("lay-mine")]
    end_turn(match, "1-A2")
    assert zone(match, "under") == ["1-A2"]
    assert morale(match) == "neutral"


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
        assert problems(match.state) == []


# Impossible positions: each problem, how to bring it about, and what the refusal speaks of


def _zone(name: str, **content: object) -> Edit:
    return lambda data: data["zones"][name].update(content)


def _lane(lane: str, card: str | None, space: str | None, wounds: int = 0, mine: int = 0) -> Edit:
    def edit(data: Data) -> None:
        zones = data["zones"]
        zones["card"][lane], zones["space"][lane] = card, space
        zones["wounds"][lane], zones["mine"][lane] = wounds, mine
        zones["stock"]["mines"] -= mine
        if card is not None:
            zones["rest"].remove(card)

    return edit


def _set(**numbers: object) -> Edit:
    return lambda data: data["zones"].update(numbers)


def _drop_card(data: Data) -> None:
    data["zones"]["rest"].pop()


def _card_twice(data: Data) -> None:
    data["zones"]["under"] = [data["zones"]["rest"][0]]


def _swap_cards(data: Data) -> None:
    rest = data["zones"]["rest"]
    rest[3], rest[4] = rest[4], rest[3]


def _late_card_first(data: Data) -> None:
    data["zones"]["rest"].remove("2-A1")
    data["zones"]["filed"] += 1


def _nothing_buried(data: Data) -> None:
    zones = data["zones"]
    early = [card for card in zones["rest"] if card.startswith("1-")]
    zones["rest"] = [card for card in zones["rest"] if card not in early]
    zones["filed"] += len(early)


def _next_day_too_soon(data: Data) -> None:
    zones = data["zones"]
    zones["day"] = 2
    zones["good_left"] -= 1
    zones["events"].remove("mine")


def _event_lost(data: Data) -> None:
    data["zones"]["events"].remove("mine")


def _event_twice(data: Data) -> None:
    data["zones"]["events"][0] = data["zones"]["events"][1]


IMPOSSIBLE: list[tuple[str, Data, Edit, Data]] = [
    ("bricks", {"level": "hard"}, _zone("stock", bricks=8), {"have": 74, "most": 72}),
    ("already-fallen", {}, _zone("walls", G1=0, G6=0), {"fields": "G1, G6"}),
    (
        "stock",
        {"level": "hard"},
        _zone("stock", mines=4),
        {"supply": "mines", "have": 4, "most": 3},
    ),
    (
        "stock",
        {"level": "hard"},
        _zone("stock", grenades=4),
        {"supply": "grenades", "have": 4, "most": 3},
    ),
    (
        "stock",
        {"level": "hard", "walls": {"A": 0}},
        _zone("stock", bricks=8),
        {"supply": "bricks", "have": 8, "most": 6},
    ),
    ("stock", {}, _zone("mine", A=1), {"supply": "mines", "have": 4, "most": 3}),
    ("ammunition", {}, _zone("ammo", **{"1": 9, "2": 8}), {"have": 17, "most": 16}),
    (
        "markers",
        {},
        _zone("markers", **{"extra-move-1": 3, "extra-move-2": 3}),
        {"have": 6, "most": 5},
    ),
    ("markers", {}, _zone("markers", **{"extra-action-1": 5}), {"have": 5, "most": 4}),
    ("markers", {}, _zone("markers", **{"limited-move-2": 5}), {"have": 5, "most": 4}),
    ("markers", {}, _zone("markers", **{"limited-move-3": 1}), {"have": 1, "most": 4}),
    ("active", {}, _set(active="3"), {}),
    ("active-other", {}, _set(active="2"), {"officer": 2}),
    ("shots", {}, _set(shots=1), {}),
    ("post", {}, _zone("post", **{"2": None}), {}),
    ("lane-empty", {}, _zone("space", C="II"), {"lane": "C"}),
    ("lane-empty", {}, _zone("wounds", D=1), {"lane": "D"}),
    ("lane-no-troop", {}, _lane("A", "1-air-B", "I"), {"lane": "A"}),
    ("lane-space", {}, _lane("B", "1-B3", None), {"lane": "B"}),
    ("lane-space", {}, _lane("B", "1-B1", "II"), {"lane": "B"}),
    ("lane-wounds", {}, _lane("B", "1-B4", "I", 2), {"lane": "B", "health": 2}),
    ("lane-mine", {}, _lane("E", "1-A2", "I", 0, 1), {"lane": "E"}),
    ("card-twice", {}, _card_twice, {}),
    ("rest-order", {}, _swap_cards, {}),
    ("card-count", {}, _drop_card, {"have": 63, "need": 64}),
    ("card-count", {}, _set(filed=9), {"have": 64 + 9 - 3, "need": 64}),
    ("phase-order", {}, _late_card_first, {}),
    ("buried", {"filed": 24, "day": 4}, _nothing_buried, {}),
    ("events", {}, _event_lost, {"day": 1}),
    ("events", {}, _set(good_left=5), {"day": 1}),
    ("events", {}, _set(day=3), {"day": 3}),
    ("events", {}, _event_twice, {"day": 1}),
    ("events", {"level": "hard"}, _set(good_left=6, bad_left=0), {"day": 1}),
    ("burnt", {}, _set(burnt="burnt-1"), {}),
    ("burnt", {"filed": 9, "day": 2, "past": ("mine",)}, _set(burnt="mine"), {}),
    ("ending", {}, lambda data: data.update(ending="held"), {}),
    ("ending", {}, lambda data: data.update(ending="fallen"), {}),
    ("ending", {"turn": 149}, lambda data: data.update(ending="starved"), {}),
    ("day", {}, _next_day_too_soon, {"day": 2, "filed": 3, "need": 8}),
    ("morale", {}, _set(morale=0), {}),
    ("morale", {}, _set(morale=7), {}),
    ("new-card", {"turn": 2}, _set(new_card=None), {}),
    ("tiles", {}, _zone("tile", G1="morale"), {}),
    ("tiles", {}, _zone("tile", G1=None), {}),
]


@pytest.mark.parametrize(("code", "situation", "edit", "facts"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_its_reason(
    code: str, situation: Data, edit: Edit, facts: Data
) -> None:
    data = data_of(**situation)
    edit(data)
    error = refused(data)
    assert error.code == "impossible"
    reason = fort().lexicon.say("en", f"check-{code}", facts)
    assert not reason.startswith("check-")
    assert reason in str(error)


def test_more_mines_than_there_are_is_refused_in_sensible_numbers() -> None:
    data = data_of(stock={"mines": 0})
    data["zones"]["mine"] = dict.fromkeys("ABCDE", 1)
    text = str(refused(data))
    assert "5" in text
    assert "-1" not in text


def test_an_officer_cannot_hold_both_kinds_of_movement_marker() -> None:
    data = data_of()
    data["zones"]["markers"] |= {"extra-move-1": 1, "limited-move-1": 1}
    refused(data)


def test_an_officer_cannot_act_once_the_event_of_the_day_is_drawn() -> None:
    """Else day 6 would end without an event left to draw."""
    data = data_of(day=6, filed=47, past=("walls-2", "walls-3", "mine", "grenade", "morale"))
    data["zones"]["good_left"] = 0
    data["zones"]["events"].remove("ammunition")
    refused(data)


def test_cards_far_beyond_the_eighth_of_the_day_are_refused() -> None:
    """Else the pile could run out."""
    data = data_of(day=7, filed=55)
    zones = data["zones"]
    zones["filed"] += len(zones["rest"]) - 1
    zones["rest"] = zones["rest"][:1]
    refused(data)


def test_steps_that_end_the_game_as_it_cannot_end_are_refused() -> None:
    data = data_of()
    data["agenda"].insert(0, "Victory()")
    assert refused(data).code == "dump-agenda"


# Data that is no position at all


def _no_zone(data: Data) -> None:
    del data["zones"]["walls"]


def _odd_zone(data: Data) -> None:
    data["zones"]["moat"] = 1


def _no_field(data: Data) -> None:
    del data["zones"]["walls"]["A"]


def _agenda(*steps: object) -> Edit:
    return lambda data: data.update(agenda=list(steps))


def _top(**values: object) -> Edit:
    return lambda data: data.update(values)


def _without(key: str) -> Edit:
    return lambda data: data.pop(key)


def _luck(**values: object) -> Edit:
    return lambda data: data["luck"].update(values)


MALFORMED: list[tuple[str, Edit, str]] = [
    ("dump-missing", _no_zone, "zones.walls"),
    ("dump-unknown", _odd_zone, "moat"),
    ("dump-missing", _no_field, "walls.A"),
    ("dump-unknown", _zone("walls", F=6), "walls.F"),
    ("dump-value", _zone("walls", A=7), "walls.A"),
    ("dump-value", _zone("walls", A=-1), "walls.A"),
    ("dump-value", _zone("walls", A=True), "walls.A"),
    ("dump-value", _zone("walls", A=6.0), "walls.A"),
    ("dump-value", _zone("walls", A="6"), "walls.A"),
    ("dump-value", _zone("walls", A=None), "walls.A"),
    ("dump-value", _set(day=True), "day"),
    ("dump-value", _set(day=0), "day"),
    ("dump-value", _set(day=8), "day"),
    ("dump-value", _set(turn=151), "turn"),
    ("dump-value", _set(buried=2), "buried"),
    ("dump-value", _set(morale=8), "morale"),
    ("dump-value", _set(active=1), "active"),
    ("dump-value", _set(active="5"), "active"),
    ("dump-value", _set(burnt="G3-G4"), "burnt"),
    ("dump-value", _zone("card", A="1-A9"), "card.A"),
    ("dump-value", _zone("card", A=0), "card.A"),
    ("dump-value", _zone("space", A="V"), "space.A"),
    ("dump-value", _zone("tile", G1="kitchen"), "tile.G1"),
    ("dump-value", _zone("post", **{"1": "F"}), "post.1"),
    ("dump-value", _zone("ammo", **{"1": 17}), "ammo.1"),
    ("dump-unknown", _zone("ammo", **{"3": 1}), "ammo.3"),
    ("dump-not-a-row", _set(walls=[6] * 11), "walls"),
    ("dump-not-a-list", _set(rest={"0": "1-A1"}), "rest"),
    ("dump-value", _set(rest=["1-A1", "1-Z1"]), "rest[1]"),
    ("dump-not-a-row", _top(zones=[]), "zones"),
    ("dump-missing", _without("zones"), "zones"),
    ("dump-missing", _without("agenda"), "agenda"),
    ("dump-unknown", _top(weather="rain"), "weather"),
    ("dump-value", _top(siegeworks=2), "siegeworks"),
    ("dump-game", _top(game="pig"), "pig"),
    ("dump-value", _top(seats=5), "seats"),
    ("dump-value", _top(seats=True), "seats"),
    ("rules-version", _top(rules=99), "99"),
    ("content-differs", _top(content="0" * 64), "000000000000"),
    ("setting-value", _top(options={"level": "brutal"}), "brutal"),
    ("setting", _top(options={"speed": "fast"}), "speed"),
    ("dump-value", _top(ending="bored"), "ending"),
    ("dump-not-a-list", _top(agenda="Act(1)"), "agenda"),
    ("dump-step", _agenda("Dance(1)"), "agenda[0]"),
    ("dump-step", _agenda("Act(1)", "GermanFire"), "agenda[1]"),
    ("dump-step", _agenda(7), "agenda[0]"),
    ("dump-step-numbers", _agenda("Act()"), "Act"),
    ("dump-step-numbers", _agenda("Strike(A)"), "Strike"),
    ("dump-value", _agenda("Act(9)"), "agenda[0]"),
    ("dump-value", _agenda("Strike(G1, 1)"), "agenda[0]"),
    ("dump-no-agenda", _agenda(), "next step"),
    ("impossible", _agenda("Act(4)", "NextOfficer(1)"), "officer"),
    ("impossible", _agenda("Act(1)", "Turn(4)"), "officer"),
    ("impossible", _agenda("Act(1)"), "next officer"),
    ("dump-luck", _luck(keys=[1]), "luck"),
    ("dump-luck", _luck(drawn=[0, 0]), "luck"),
    ("dump-luck", _luck(given=1), "luck"),
    ("dump-luck", _luck(more=1), "luck"),
]


@pytest.mark.parametrize(("code", "edit", "named"), MALFORMED)
def test_data_that_is_no_position_is_refused_and_the_place_is_named(
    code: str, edit: Edit, named: str
) -> None:
    data = data_of()
    edit(data)
    error = refused(data)
    assert error.code == code
    assert named in str(error)


@pytest.mark.parametrize("data", [None, 7, "westerplatte", [], [1, 2]])
def test_anything_but_named_data_is_refused(data: object) -> None:
    assert refused(data).code == "dump-not-data"


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
