"""Notable things that cannot be done, each with its reason and rule."""

from typing import Any

import pytest

from siegeworks import IllegalChoice, Match
from tests.games.hegra.table import fortress, play, texts, why

HOME: dict[str, Any] = {"ready": {"soldier": 8}, "supplies": 3}
PLACING = "Placement(0)"


def placing(stage: str = "attack", **situation: Any) -> Match:
    return fortress(PLACING, stage=stage, **situation)


@pytest.mark.parametrize(
    ("situation", "option", "reason", "rule"),
    [
        ({"ready": {"soldier": 2}}, "put radio-soldier", "under-snow", "14.3"),
        ({"ready": {"soldier": 2}}, "put new-route-soldier", "mobilisation-over", "10.1"),
        ({"ready": {"volunteer": 2}, "guns": (3, 0)}, "put fire-guns-volunteer", "barred", "9.6"),
        ({"ready": {"volunteer": 2}}, "put promote-volunteer", "no-officer", "14.6"),
        ({"ready": {"soldier": 2}}, "put A-soldier", "damaged", "9.7"),
        ({"ready": {"soldier": 2}}, "put fire-guns-soldier", "no-icon", "12.2"),
    ],
)
def test_a_space_that_is_closed(
    situation: dict[str, Any], option: str, reason: str, rule: str
) -> None:
    match = placing(**situation)
    assert why(match, option) == (reason, rule)
    with pytest.raises(IllegalChoice) as refused:
        match.choose(option)
    assert rule in str(refused.value)


def test_one_promotion_a_day() -> None:
    match = placing(ready={"officer": 1, "volunteer": 2, "hunter": 1})
    play(match, "put promote-officer", "put promote-volunteer")
    assert why(match, "put promote-hunter") == ("promotes-one", "14.6")


def test_no_depot_left_for_a_route() -> None:
    depots = {
        "depot-2": ("patrol", 3),
        "depot-3": ("miss", 3),
        "depot-4": ("morale", 3),
    }
    match = placing("mobilisation", depots=depots, ready={"soldier": 2})
    assert why(match, "put new-route-soldier") == ("routes-open", "10.2")


def test_who_cannot_fight() -> None:
    match = fortress(
        "SupplyRun()",
        runners=[("hunter", "blue-2", None)],
        patrols={"green-2": 1},
        pieces=("green-2",),
        **HOME,
    )
    play(match, "go green-2")
    assert why(match, "fight patrol-green-2") == ("only-soldiers", "13.8")
    assert why(match, "fight artillery-green-2") == ("only-soldiers", "13.8")


def test_where_a_runner_cannot_go_or_stop() -> None:
    runners = [("soldier", "forest-1", None), ("hunter", "blue-1", None)]
    match = fortress("SupplyRun()", runners=runners, weather="cloud", **HOME)
    play(match, "walk soldier-at-forest-1")
    assert why(match, "stay") == ("must-move", "13.3")
    play(match, "go blue-1")
    assert why(match, "stay") == ("space-taken", "13.4")
    match = fortress("SupplyRun()", runners=[("soldier", "yellow-2", "miss")], **HOME)
    assert why(match, "go depot-1") == ("carries-already", "13.4")


def test_a_runner_met_by_a_patrol_beside_another_must_sneak() -> None:
    runners = [("soldier", "forest-1", None), ("hunter", "blue-1", None)]
    match = fortress("SupplyRun()", runners=runners, patrols={"blue-1": 1}, weather="cloud", **HOME)
    play(match, "walk soldier-at-forest-1", "go blue-1")
    assert type(match.state.agenda[-1]).__name__ == "Sneak"


def test_who_cannot_shoot() -> None:
    match = fortress(
        "Walls()",
        whole=("A", "B", "C"),
        post={"front": "volunteer", "A": "soldier", "B": "soldier", "C": "officer"},
        infantry={"3": 4},
        supplies=0,
        ready={"soldier": 8},
    )
    assert why(match, "shoot front") == ("out-of-range", "11.3")
    assert why(match, "machine-gun-supply A") == ("no-supplies", "11.4")
    play(match, "machine-gun A", "1", "done")
    assert why(match, "shoot A") == ("has-fired", "11.2")
    assert why(match, "machine-gun B") == ("gun-jammed", "11.4")
    assert texts(match) == ["shoot B", "shoot C"]
