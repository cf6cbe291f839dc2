"""Chapter 13 of RULES.md: what supply runs bring home, and Suspicion."""

import pytest

from tests.games.hegra.table import chances, fortress, morale, play, prompt, some, told, zone
from tests.games.hegra.test_chapter_13_supply_runs import HOME, run, walk


def test_13_9_a_load_costs_a_move_on_every_day() -> None:
    for who, paces in (("soldier", 4), ("hunter", 5)):
        assert zone(run(who, "green-1", "supply"), "paces") == paces


def test_13_9_leaving_a_depot_takes_a_token_and_costs_a_move() -> None:
    for who, paces in (("soldier", 3), ("hunter", 4)):
        match = run(who, "depot-1")
        walk(match, "yellow-1")
        assert zone(match, "paces") == paces
        assert zone(match, "runner_load") == ["supply"]
        assert zone(match, "depot_count")["depot-1"] == 2


def test_13_9_the_last_token_leaves_an_empty_depot() -> None:
    match = run("soldier", "depot-1", depots={"depot-1": ("supply", 1)})
    walk(match, "yellow-1")
    assert (some(match, "depot_count"), zone(match, "depot_token")["depot-1"]) == ({}, None)


def test_13_9_an_empty_depot_gives_nothing() -> None:
    match = run("soldier", "depot-2")
    walk(match, "yellow-2")
    assert (zone(match, "paces"), zone(match, "runner_load")) == (4, [None])


def test_13_10_home_without_a_token() -> None:
    match = run("hunter", "forest-1", suspicion=2)
    walk(match, "fortress")
    assert (some(match, "tired"), zone(match, "supplies")) == ({"hunter": 1}, 1)
    assert (morale(match), zone(match, "suspicion")) == (0, 2)


@pytest.mark.parametrize(
    ("token", "supplies", "cheer"),
    [("supply", 4, 1), ("miss", 3, 1), ("morale", 3, 2), ("soldier", 3, 1), ("patrol", 3, 1)],
)
def test_13_11_what_a_token_brings(token: str, supplies: int, cheer: int) -> None:
    match = run("hunter", "forest-1", token, patrols={"green-1": 1}, suspicion=2)
    walk(match, "fortress")
    assert (zone(match, "supplies"), morale(match), zone(match, "suspicion")) == (
        *(supplies, cheer, 3),
    )
    assert zone(match, "tiles")["miss"] == (2 if token == "miss" else 1)
    assert zone(match, "ready")["soldier"] == (9 if token == "soldier" else 8)
    assert some(match, "patrols") == ({} if token == "patrol" else {"green-1": 1})
    assert zone(match, "delivered") == 1


def test_13_11_the_bonus_removes_a_patrol_that_suspicion_has_just_brought() -> None:
    match = run("hunter", "forest-1", "patrol", suspicion=6)
    walk(match, "fortress")
    play(match, "5")
    assert [line.about["field"] for line in told(match, "patrol-added")] == ["blue-5"]
    assert some(match, "patrols") == {}


def test_13_11_without_a_patrol_there_is_no_bonus() -> None:
    match = walk(run("hunter", "forest-1", "patrol", suspicion=2), "fortress")
    assert (some(match, "patrols"), zone(match, "delivered")) == ({}, 1)


def test_13_12_above_six_suspicion_goes_to_three_and_a_patrol_comes() -> None:
    match = fortress("SuspicionUp(1)", suspicion=6, **HOME)
    assert (zone(match, "suspicion"), prompt(match)) == (3, "DrawPatrol")
    assert chances(match) == dict.fromkeys("123456", 2)
    play(match, "5")
    assert some(match, "patrols") == {"blue-5": 1}


def test_13_12_six_itself_is_still_on_the_track() -> None:
    match = fortress("SuspicionUp(1)", suspicion=5, **HOME)
    assert (zone(match, "suspicion"), prompt(match)) == (6, "DrawEvent")


def test_13_12_not_below_one() -> None:
    match = fortress("Do(less-suspicion, 3)", suspicion=2, **HOME)
    assert zone(match, "suspicion") == 1
