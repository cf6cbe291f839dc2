"""Chapters 9 and 10 of RULES.md: the morning and the Mobilisation."""

from typing import Any

import pytest

from tests.games.hegra.table import (
    fortress,
    morale,
    placed,
    play,
    prompt,
    some,
    start,
    texts,
    told,
    why,
    zone,
)

PLACING = "Placement(0)"


def test_9_1_day_one_has_only_the_placement() -> None:
    match = fortress("Morning()", stage="mobilisation", day=1, tired={"soldier": 2})
    assert prompt(match) == "DrawEvent"  # nobody is ready, so there is nothing to place
    match = fortress("Morning()", stage="mobilisation", day=2, tired={"soldier": 2})
    assert prompt(match) == "Breakfast"


def test_9_1_rest_supplies_free_rest_placement() -> None:
    match = fortress("Morning()", rest={"hunter": 1}, tired={"soldier": 9}, supplies=1)
    assert some(match, "ready") == {"hunter": 1}
    steps = ["Breakfast()", "FreeRest(2)", "Placement(0)"]
    assert match.dump()["agenda"][:3] == steps  # type: ignore[index]


def test_9_2_those_who_rested_are_ready() -> None:
    match = fortress("RestOver()", rest={"soldier": 2, "hunter": 1}, ready={"soldier": 7})
    assert some(match, "ready") == {"soldier": 9, "hunter": 1}
    assert some(match, "rest") == {}


def test_9_3_a_supply_readies_as_many_as_the_track_says() -> None:
    match = fortress("Breakfast()", tired={"soldier": 9}, supplies=2, ration=1)
    play(match, "feed", "wake soldier", "wake soldier", "wake soldier")
    assert prompt(match) == "Breakfast"
    assert (zone(match, "ready")["soldier"], zone(match, "supplies")) == (3, 1)


def test_9_3_morale_readies_two() -> None:
    match = fortress("Breakfast()", tired={"soldier": 9}, supplies=0)
    assert texts(match) == ["cheer", "done"]
    assert why(match, "feed") == ("no-supplies", "9.3")
    play(match, "cheer", "wake soldier", "wake soldier")
    assert (zone(match, "ready")["soldier"], morale(match)) == (2, -1)
    assert prompt(match) == "Breakfast"


def test_9_3_everybody_at_once_if_there_are_no_more_than_paid_for() -> None:
    tired = {"officer": 1, "soldier": 1, "hunter": 1}
    match = fortress("Breakfast()", tired=tired, ready={"soldier": 9}, supplies=1, ration=1)
    play(match, "feed", "wake-all")
    assert some(match, "tired") == {}
    assert some(match, "ready") == {"officer": 1, "soldier": 10, "hunter": 1}
    match = fortress("Breakfast()", tired=tired, ready={"soldier": 9}, supplies=1, ration=2)
    play(match, "feed")
    assert "wake-all" not in texts(match)


def test_9_3_not_below_minus_three() -> None:
    match = fortress("Breakfast()", tired={"soldier": 9}, supplies=1, morale="minus-3")
    assert texts(match) == ["feed", "done"]
    assert why(match, "cheer") == ("no-morale", "9.3")


def test_9_3_fewer_may_be_made_ready_or_all_at_once() -> None:
    match = fortress("Breakfast()", tired={"soldier": 3}, ready={"soldier": 6}, supplies=1)
    play(match, "feed")
    assert texts(match) == ["wake-all", "wake soldier", "done"]
    play(match, "wake-all")
    assert some(match, "ready") == {"soldier": 9}


def test_9_4_two_may_rest_for_free() -> None:
    match = fortress("FreeRest(2)", tired={"soldier": 8, "hunter": 1})
    play(match, "rest soldier", "rest hunter")
    assert some(match, "rest") == {"soldier": 1, "hunter": 1}
    assert prompt(match) == "DrawEvent"


def test_9_4_or_one_or_nobody() -> None:
    match = fortress("FreeRest(2)", tired={"soldier": 9})
    play(match, "rest soldier")
    assert texts(match) == ["rest soldier", "done"]
    play(match, "done")
    assert some(match, "rest") == {"soldier": 1}
    match = play(fortress("FreeRest(2)", tired={"soldier": 9}), "done")
    assert some(match, "rest") == {}


def test_9_5_any_number_on_a_space_and_some_may_stay_ready() -> None:
    match = fortress(PLACING, "Modifiers()", stage="attack", ready={"soldier": 4}, supplies=1)
    placed(match, "shovel-soldier", "shovel-soldier", "repair-soldier")
    assert some(match, "ready") == {"soldier": 1}
    assert some(match, "jobs") == {"shovel-soldier": 2, "repair-soldier": 1}


def test_9_5_spaces_are_filled_in_any_order() -> None:
    match = fortress(
        PLACING, "Modifiers()", stage="attack", ready={"soldier": 3, "medic": 1}, supplies=1
    )
    play(match, "put front-soldier", "put repair-soldier", "put treat-medic", "put shovel-soldier")
    placed_there = {"repair-soldier": 1, "treat-medic": 1, "shovel-soldier": 1}
    assert some(match, "jobs") == placed_there
    assert zone(match, "post")["front"] == "soldier"


def test_9_5_whoever_ends_it_is_told_what_those_who_are_left_do() -> None:
    match = fortress(PLACING, stage="attack", ready={"soldier": 2})
    assert match.options()[-1].words() == "Done: 2 idle today"
    play(match, "put repair-soldier")
    assert match.options()[-1].words("de") == "Fertig: 1 untätig"
    match = fortress("Breakfast()", tired={"soldier": 2}, ready={"soldier": 2}, supplies=1)
    assert match.options()[-1].words() == "Done"


def test_9_3_and_9_4_tired_defenders_are_chosen_in_any_order() -> None:
    match = fortress("Breakfast()", "FreeRest(2)", tired={"soldier": 3, "hunter": 2}, supplies=1)
    play(match, "feed", "wake hunter", "wake soldier", "done", "done")
    play(match, "rest hunter", "rest soldier")
    assert some(match, "ready") == some(match, "rest") == {"soldier": 1, "hunter": 1}


@pytest.mark.parametrize(
    ("space", "discs", "uses"),
    [
        ("shovel", {"hunter": 1}, 2),
        ("repair", {"soldier": 2, "volunteer": 2}, 2),
        ("inspire", {"officer": 1, "soldier": 2}, 2),
        ("treat", {"volunteer": 1, "medic": 1}, 3),
        ("telephone", {"officer": 1, "volunteer": 2}, 2),
        ("repair", {"soldier": 3}, 1),
    ],
)
def test_9_6_uses_by_need_and_doubled_types(space: str, discs: dict[str, int], uses: int) -> None:
    jobs = {f"{space}-{who}": count for who, count in discs.items()}
    match = fortress(PLACING, stage="attack", jobs=jobs, ready={"soldier": 6})
    spaces = ("telephone", "shovel", "repair", "inspire", "treat")
    codes = dict(zip(spaces, (2, 7, 8, 11, 14), strict=True))
    assert match.state.uses(codes[space]) == uses  # type: ignore[attr-defined]


def test_9_6_too_few_at_a_work_come_to_nothing_and_the_log_says_so() -> None:
    jobs = {"repair-soldier": 1, "bolster-soldier": 3, "shovel-soldier": 1}
    match = fortress("Section(shovel, map-room)", "Breakfast()", jobs=jobs, snow=5, supplies=1)
    play(match, "raise-defence")
    lines = told(match, "lacking")
    assert [line.about for line in lines] == [{"space": "repair", "count": 1}]
    assert lines[0].words("en") == "Repair came to nothing: one more was needed"
    assert zone(match, "tired")["soldier"] == 5


def test_9_6_barred_types() -> None:
    match = fortress(PLACING, stage="attack", ready={"medic": 2, "soldier": 1}, guns=(2, 0))
    assert why(match, "put reckless-medic") == ("barred", "9.6")
    assert why(match, "put fire-guns-medic") == ("barred", "9.6")
    assert why(match, "put front-medic") == ("barred", "9.6")
    assert "put treat-medic" in texts(match)


def test_9_7_one_defender_in_each_open_position_the_old_one_is_tired() -> None:
    match = fortress(
        PLACING, stage="attack", whole=("A",), post={"front": "volunteer"}, ready={"soldier": 3}
    )
    assert why(match, "put B-soldier") == ("damaged", "9.7")
    assert not any(text.startswith(("put B-", "put C-")) for text in texts(match))
    play(match, "put front-soldier")
    assert (zone(match, "post")["front"], zone(match, "tired")["volunteer"]) == ("soldier", 1)
    assert "put A-soldier" in texts(match)


def test_9_7_a_position_is_filled_once_each_morning() -> None:
    match = fortress(PLACING, stage="attack", whole=("A",), ready={"soldier": 3})
    play(match, "put A-soldier")
    assert "put A-soldier" not in texts(match)
    assert why(match, "put A-soldier") == ("filled-today", "9.7")
    match.undo()
    assert "put A-soldier" in texts(match)


def test_9_7_not_before_the_first_attack() -> None:
    match = fortress(PLACING, stage="mobilisation", ready={"soldier": 3})
    assert why(match, "put front-soldier") == ("no-attack-yet", "9.7")
    assert why(match, "put reckless-soldier") == ("no-attack-yet", "11.1")


def test_10_1_negotiate_lowers_fear_or_doubt() -> None:
    jobs = {"negotiate-officer": 1, "negotiate-soldier": 2}
    match = fortress("Mobilise()", stage="mobilisation", jobs=jobs, ready={"soldier": 3})
    assert texts(match) == ["lower-fear", "lower-doubt"]
    play(match, "lower-fear", "lower-doubt")
    assert (zone(match, "fear"), zone(match, "doubt")) == (2, 1)
    assert some(match, "tired") == {"officer": 1, "soldier": 2}


def test_10_1_only_in_the_mobilisation() -> None:
    match = fortress(PLACING, stage="attack", ready={"soldier": 2})
    assert why(match, "put negotiate-soldier") == ("mobilisation-over", "10.1")
    assert not any(text.startswith(("put negotiate", "put new-route")) for text in texts(match))


def test_10_2_a_new_route_stocks_its_depot() -> None:
    match = fortress(
        "Mobilise()", stage="mobilisation", jobs={"new-route-hunter": 1}, ready={"soldier": 3}
    )
    assert texts(match) == ["open patrol", "open miss", "open morale", "open soldier"]
    play(match, "open soldier")
    assert zone(match, "depot_token")["depot-4"] == "soldier"
    assert zone(match, "depot_count")["depot-4"] == 3
    assert [line.rule for line in told(match, "route-opened")] == ["10.2"]


def test_10_2_the_last_depot_takes_one_kind_only() -> None:
    match = fortress(
        "OpenRoute()", stage="mobilisation", depots={"depot-4": ("morale", 3)}, ready={"soldier": 3}
    )
    assert texts(match) == ["open patrol", "open miss"]


def test_10_2_the_first_edition_has_no_soldier_tokens() -> None:
    assert zone(start("2023"), "stacks") == {
        "supply": 0,
        "patrol": 1,
        "miss": 1,
        "morale": 1,
        "soldier": 0,
    }


def test_10_1_what_is_at_its_lowest_does_not_fall() -> None:
    low: dict[str, Any] = {"stage": "mobilisation", "ready": {"soldier": 9}}
    match = fortress("Negotiate()", fear=0, doubt=2, **low)
    assert (zone(match, "fear"), zone(match, "doubt"), prompt(match)) == (0, 1, "DrawEvent")
    match = fortress("Negotiate()", fear=2, doubt=0, **low)
    assert (zone(match, "fear"), zone(match, "doubt"), prompt(match)) == (1, 0, "DrawEvent")
    match = fortress("Negotiate()", fear=0, doubt=0, **low)
    assert told(match, "fear-now") == told(match, "doubt-now") == []


def test_10_1_nobody_negotiates_after_the_mobilisation() -> None:
    jobs = {"negotiate-officer": 1, "new-route-soldier": 2}
    match = fortress("Mobilise()", stage="attack", jobs=jobs, fear=2, ready={"soldier": 9})
    assert (zone(match, "fear"), prompt(match)) == (2, "DrawEvent")
    assert told(match, "route-opened") == []
