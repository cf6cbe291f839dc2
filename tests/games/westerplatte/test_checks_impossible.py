"""Edited dumps: impossible positions are refused with their reason.

Each row of the table: the problem, the position, how to bring it about, what the refusal speaks of.
"""

import pytest

from tests.games.westerplatte.edits import Data, Edit, changed, data_of, put, refused
from tests.games.westerplatte.table import fort


def _lane(lane: str, card: str | None, space: str | None, wounds: int = 0, mine: int = 0) -> Edit:
    def edit(data: Data) -> None:
        zones = data["zones"]
        zones["card"][lane], zones["space"][lane] = card, space
        zones["wounds"][lane], zones["mine"][lane] = wounds, mine
        zones["stock"]["mines"] -= mine
        if card is not None:
            zones["rest"].remove(card)

    return edit


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
    ("bricks", {"level": "hard"}, changed("stock", bricks=8), {"have": 74, "most": 72}),
    ("already-fallen", {}, changed("walls", G1=0, G6=0), {"fields": "G1, G6"}),
    (
        "stock",
        {"level": "hard"},
        changed("stock", mines=4),
        {"supply": "mines", "have": 4, "most": 3},
    ),
    (
        "stock",
        {"level": "hard"},
        changed("stock", grenades=4),
        {"supply": "grenades", "have": 4, "most": 3},
    ),
    (
        "stock",
        {"level": "hard", "walls": {"A": 0}},
        changed("stock", bricks=8),
        {"supply": "bricks", "have": 8, "most": 6},
    ),
    ("stock", {}, changed("mine", A=1), {"supply": "mines", "have": 4, "most": 3}),
    ("ammunition", {}, changed("ammo", **{"1": 9, "2": 8}), {"have": 17, "most": 16}),
    (
        "markers",
        {},
        changed("markers", **{"extra-move-1": 3, "extra-move-2": 3}),
        {"have": 6, "most": 5},
    ),
    ("markers", {}, changed("markers", **{"extra-action-1": 5}), {"have": 5, "most": 4}),
    ("markers", {}, changed("markers", **{"limited-move-2": 5}), {"have": 5, "most": 4}),
    ("markers", {}, changed("markers", **{"limited-move-3": 1}), {"have": 1, "most": 4}),
    ("active", {}, put(active="3"), {}),
    ("active-other", {}, put(active="2"), {"officer": 2}),
    ("shots", {}, put(shots=1), {}),
    ("post", {}, changed("post", **{"2": None}), {}),
    ("lane-empty", {}, changed("space", C="II"), {"lane": "C"}),
    ("lane-empty", {}, changed("wounds", D=1), {"lane": "D"}),
    ("lane-no-troop", {}, _lane("A", "1-air-B", "I"), {"lane": "A"}),
    ("lane-space", {}, _lane("B", "1-B3", None), {"lane": "B"}),
    ("lane-space", {}, _lane("B", "1-B1", "II"), {"lane": "B"}),
    ("lane-wounds", {}, _lane("B", "1-B4", "I", 2), {"lane": "B", "health": 2}),
    ("lane-mine", {}, _lane("E", "1-A2", "I", 0, 1), {"lane": "E"}),
    ("card-twice", {}, _card_twice, {}),
    ("rest-order", {}, _swap_cards, {}),
    ("card-count", {}, _drop_card, {"have": 63, "need": 64}),
    ("card-count", {}, put(filed=9), {"have": 64 + 9 - 3, "need": 64}),
    ("phase-order", {}, _late_card_first, {}),
    ("first-card", {}, put(first_card=None), {}),
    ("first-card", {}, put(first_card="1-A1"), {}),
    ("first-card", {}, put(first_card="2-A1"), {}),
    ("first-card", {"day": 2}, put(first_card="1-E4"), {}),
    ("first-card", {"seats": 3}, put(first_card="1-E4"), {}),
    ("events", {}, _event_lost, {"day": 1}),
    ("events", {}, put(good_left=5), {"day": 1}),
    ("events", {}, put(day=3), {"day": 3}),
    ("events", {}, _event_twice, {"day": 1}),
    ("events", {"level": "hard"}, put(good_left=6, bad_left=0), {"day": 1}),
    ("burnt", {}, put(burnt="burnt-1"), {}),
    ("burnt", {"filed": 9, "day": 2, "past": ("mine",)}, put(burnt="mine"), {}),
    ("ending", {}, lambda data: data.update(ending="held"), {}),
    ("ending", {}, lambda data: data.update(ending="fallen"), {}),
    ("ending", {"turn": 149}, lambda data: data.update(ending="starved"), {}),
    ("day", {}, _next_day_too_soon, {"day": 2, "filed": 3, "need": 8}),
    ("morale", {}, put(morale=0), {}),
    ("morale", {}, put(morale=7), {}),
    ("new-card", {"turn": 2}, put(new_card=None), {}),
    ("tiles", {}, changed("tile", G1="morale"), {}),
    ("tiles", {}, changed("tile", G1=None), {}),
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
