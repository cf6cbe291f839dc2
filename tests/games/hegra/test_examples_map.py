"""The worked examples that both rulebooks share, each played in both editions: on the map."""

from typing import Any

import pytest

from siegeworks.games.hegra.rules import pieces as n
from tests.games.hegra.table import fortress, play, prompt, some, texts, zone

pytestmark = pytest.mark.parametrize("edition", n.EDITION_NAMES)

HOME: dict[str, Any] = {"ready": {"soldier": 8}, "supplies": 3}
PATROL: dict[str, Any] = {
    "runners": [("soldier", "blue-1", None)],
    "patrols": {"green-1": 1},
    **HOME,
}


def test_the_miss_tokens_go_to_their_depot(edition: str) -> None:
    match = fortress("OpenRoute()", edition=edition, stage="mobilisation", **HOME)
    play(match, "open miss")
    assert zone(match, "depot_token")["depot-3"] == "miss"
    assert zone(match, "depot_count")["depot-3"] == 3


def test_two_runners_on_a_cloudy_day(edition: str) -> None:
    match = fortress(
        "SupplyRun()",
        edition=edition,
        runners=[("volunteer", "depot-4", None), ("soldier", "fortress", None)],
        depots={"depot-4": ("morale", 3)},
        patrols={"blue-6": 1},
        weather="cloud",
        suspicion=2,
        **HOME,
    )
    play(match, "walk volunteer-at-depot-4")
    assert zone(match, "paces") == 4
    play(match, "go yellow-6", "go green-6", "go blue-6", "hide")
    assert zone(match, "suspicion") == 1
    play(match, *(f"go {node}" for node in ("forest-1", "blue-1", "green-1", "yellow-1")))
    play(match, "go depot-1")
    assert sorted(zone(match, "runner_at")) == ["blue-6", "depot-1"]


def test_a_two_sneaks_past_at_suspicion_one(edition: str) -> None:
    match = fortress("SupplyRun()", edition=edition, **PATROL)
    play(match, "go green-1", "sneak", "2")
    assert prompt(match) == "Stride"
    play(match, "go yellow-1", "stay")
    assert (zone(match, "suspicion"), zone(match, "runner_at")) == (2, ["yellow-1"])


def test_a_soldier_fights_a_patrol_and_passes(edition: str) -> None:
    match = fortress("SupplyRun()", edition=edition, **PATROL)
    play(match, "go green-1", "fight patrol-green-1", "2")
    assert (some(match, "patrols"), zone(match, "runner_at")) == ({}, ["green-1"])
    assert (zone(match, "suspicion"), prompt(match)) == (2, "DrawEvent")


def test_round_seven_a_patrol_with_number_two(edition: str) -> None:
    match = fortress("TurnTrack()", edition=edition, day=7, **HOME)
    play(match, "2")
    assert some(match, "patrols") == {"blue-2": 1}


def test_two_defenders_man_the_walls_at_the_coup(edition: str) -> None:
    match = fortress(
        "Coup()",
        edition=edition,
        stage="mobilisation",
        day=3,
        fear=0,
        whole=("A",),
        ready={"soldier": 1, "hunter": 1},
    )
    assert texts(match) == ["man ready-soldier", "man ready-hunter"]
    play(match, "man ready-soldier")
    assert zone(match, "post") == {"front": "soldier", "A": "hunter", "B": None, "C": None}
    assert zone(match, "stage") == "attack"
