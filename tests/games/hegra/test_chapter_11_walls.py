"""Chapter 11 of RULES.md: the walls."""

from typing import Any

from tests.games.hegra.table import fortress, play, prompt, some, texts, told, zone

TRIO: dict[str, Any] = {
    "whole": ("A", "B"),
    "post": {"front": "volunteer", "A": "officer", "B": "soldier"},
    "ready": {"soldier": 8},
}


def test_11_1_each_call_adds_one_to_every_shot() -> None:
    jobs = {"telephone-officer": 1, "telephone-volunteer": 2}
    match = fortress(
        "Walls()",
        finds={"telephone": "damaged"},
        jobs=jobs,
        post={"front": "soldier"},
        infantry={"4": 1},
        ready={"soldier": 8},
    )
    play(match, "2")
    assert some(match, "standing") == {}
    assert [line.about["throw"] for line in told(match, "shot")] == [4]
    assert some(match, "tired") == {"officer": 1, "volunteer": 2}


def test_11_1_the_machine_gun_too_and_on_this_day_only() -> None:
    situation: dict[str, Any] = {
        "finds": {"telephone": "damaged"},
        "whole": ("A",),
        "post": {"A": "soldier"},
        "infantry": {"4": 1},
        "ready": {"soldier": 8},
    }
    for jobs, option in (({"telephone-officer": 1}, "remove standing-4"), ({}, "pin 4")):
        match = fortress("Walls()", jobs=jobs, phone=1, **situation)
        play(match, "machine-gun A", "3")
        assert texts(match) == [option, "done"]


def test_11_1_not_before_the_first_attack() -> None:
    match = fortress(
        "Placement(0)", stage="mobilisation", finds={"telephone": "whole"}, ready={"officer": 1}
    )
    assert "put telephone-officer" not in texts(match)


def test_11_1_repaired_it_suppresses_two_in_a_sector_for_each_call() -> None:
    jobs = {"telephone-officer": 1, "telephone-volunteer": 2}
    match = fortress(
        "Walls()",
        finds={"telephone": "whole"},
        jobs=jobs,
        infantry={"1": 3, "2": 2},
        ready={"soldier": 8},
    )
    assert texts(match) == ["pin 1", "pin 2", "pin-one 1", "pin-one 2", "done"]
    play(match, "pin 2", "pin 1")
    assert some(match, "lying") == {"1": 2, "2": 2}
    assert some(match, "standing") == {"1": 1}


def test_11_1_up_to_two_may_be_one_or_none() -> None:
    for option, lying in (("pin-one 1", {"1": 1}), ("done", {})):
        match = fortress(
            "Walls()",
            finds={"telephone": "whole"},
            jobs={"telephone-officer": 1},
            infantry={"1": 3, "2": 1},
            ready={"soldier": 8},
        )
        assert texts(match) == ["pin 1", "pin 2", "pin-one 1", "done"]
        play(match, option)
        assert some(match, "lying") == lying


def test_11_1_repaired_it_comes_when_you_like_and_adds_only_to_later_dice() -> None:
    match = fortress(
        "Walls()",
        finds={"telephone": "whole"},
        jobs={"telephone-medic": 2, "reckless-hunter": 1},
        infantry={"2": 1, "4": 5},
        machine_gun="jammed",
        **TRIO,
    )
    assert texts(match) == [
        *("work telephone", "shoot front", "shoot A", "shoot B", "reckless hunter")
    ]
    play(match, "shoot front", "3", "work telephone", "pin 4", "shoot A", "3")
    assert [line.about["throw"] for line in told(match, "shot")] == [3, 4]
    assert "work telephone" not in texts(match)


def test_11_1_repaired_it_may_also_come_last() -> None:
    match = fortress(
        "Walls()",
        finds={"telephone": "whole"},
        jobs={"telephone-officer": 1},
        post={"front": "soldier"},
        infantry={"2": 1, "4": 1},
        ready={"soldier": 8},
    )
    assert texts(match) == ["work telephone", "shoot front"]
    play(match, "shoot front", "1")
    assert prompt(match) == "PinSector"
    play(match, "pin 2")
    assert some(match, "tired") == {"officer": 1}


def test_11_1_damaged_it_comes_first_unasked() -> None:
    match = fortress(
        "Walls()",
        finds={"telephone": "damaged"},
        jobs={"telephone-medic": 2},
        infantry={"4": 5},
        machine_gun="jammed",
        **TRIO,
    )
    assert texts(match) == ["shoot front", "shoot A", "shoot B"]
    assert (zone(match, "phone"), some(match, "tired")) == (1, {"medic": 2})


def test_11_2_low_dice_suppress_high_ones_remove() -> None:
    for face, ducking in (("3", 1), ("4", 0)):
        match = fortress(
            "Walls()", post={"front": "soldier"}, infantry={"4": 1}, ready={"soldier": 8}
        )
        play(match, face)
        assert (zone(match, "standing")["4"], zone(match, "lying")["4"]) == (0, ducking)
        assert zone(match, "post")["front"] == "soldier"


def test_11_2_everyone_fires_once_in_an_order_of_your_choice() -> None:
    match = fortress("Walls()", infantry={"4": 5}, machine_gun="jammed", **TRIO)
    assert texts(match) == ["shoot front", "shoot A", "shoot B"]
    play(match, "shoot B", "1", "shoot front", "1", "1")
    assert some(match, "lying") == {"4": 3}


def test_11_3_range_by_type_and_stage() -> None:
    match = fortress("Walls()", infantry={"3": 1}, machine_gun="jammed", **TRIO)
    assert texts(match) == ["shoot A", "shoot B"]
    match = fortress("Walls()", infantry={"2": 1}, **TRIO)
    assert prompt(match) == "DrawEvent"
    match = fortress("Walls()", stage="attack", infantry={"2": 1}, **TRIO)
    assert texts(match) == ["shoot A", "shoot B"]


def test_11_3_a_hit_may_remove_one_that_lies() -> None:
    match = fortress(
        "Walls()",
        post={"front": "soldier"},
        infantry={"3": 1},
        lying={"4": 1},
        ready={"soldier": 8},
    )
    play(match, "5")
    assert texts(match) == ["remove standing-3", "remove lying-4"]


def test_11_4_the_machine_gun_takes_up_to_three_and_jams() -> None:
    match = fortress(
        "Walls()",
        whole=("C",),
        post={"C": "soldier"},
        infantry={"3": 4},
        supplies=2,
        ready={"soldier": 8},
    )
    assert texts(match) == ["shoot C", "machine-gun C", "machine-gun-supply C"]
    play(match, "machine-gun-supply C", "2")
    play(match, "remove standing-3", "remove standing-3", "remove standing-3")
    assert some(match, "standing") == {"3": 1}
    assert (zone(match, "machine_gun"), zone(match, "supplies")) == ("jammed", 1)


def test_11_4_a_supply_adds_two_and_no_more() -> None:
    for face, option in (("1", "pin 3"), ("2", "remove standing-3")):
        match = fortress(
            "Walls()",
            whole=("A",),
            post={"A": "soldier"},
            infantry={"3": 4},
            supplies=1,
            ready={"soldier": 8},
        )
        play(match, "machine-gun-supply A", face)
        assert texts(match) == [option, "done"]


def test_11_4_fewer_are_allowed_and_low_dice_suppress() -> None:
    match = fortress(
        "Walls()", whole=("C",), post={"C": "soldier"}, infantry={"3": 4}, ready={"soldier": 8}
    )
    play(match, "machine-gun C", "1")
    assert texts(match) == ["pin 3", "done"]
    play(match, "pin 3", "done")
    assert some(match, "lying") == {"3": 1}


def test_11_4_fewer_may_be_none() -> None:
    match = fortress(
        "Walls()", whole=("C",), post={"C": "soldier"}, infantry={"3": 4}, ready={"soldier": 8}
    )
    play(match, "machine-gun C", "6", "done")
    assert (some(match, "standing"), zone(match, "machine_gun")) == ({"3": 4}, "jammed")


def test_11_4_neither_at_the_front_nor_before_the_siege() -> None:
    match = fortress("Walls()", post={"front": "soldier"}, infantry={"3": 4}, ready={"soldier": 8})
    assert prompt(match) == "Shoot"
    match = fortress(
        "Walls()",
        stage="attack",
        whole=("C",),
        post={"C": "soldier"},
        infantry={"3": 4},
        ready={"soldier": 8},
    )
    assert prompt(match) == "Shoot"


def test_11_5_reckless_defence_removes_two_and_injures() -> None:
    match = fortress(
        "Walls()",
        jobs={"reckless-soldier": 1},
        infantry={"3": 1},
        lying={"4": 1},
        ready={"soldier": 8},
    )
    play(match, "remove lying-4", "2", "bed")
    assert (some(match, "standing"), some(match, "lying")) == ({}, {})
    assert zone(match, "beds")["1"] == "soldier-2"


def test_11_5_whoever_is_reckless_is_injured() -> None:
    match = fortress(
        "Walls()", jobs={"reckless-hunter": 1}, infantry={"4": 3}, ready={"soldier": 8}
    )
    play(match, "4", "bed")
    assert (some(match, "standing"), zone(match, "beds")["1"]) == ({"4": 1}, "hunter-4")


def test_11_5_with_nobody_in_range_he_is_only_tired() -> None:
    match = fortress(
        "Walls()", jobs={"reckless-soldier": 1}, infantry={"1": 1}, ready={"soldier": 8}
    )
    assert some(match, "tired") == {"soldier": 1}
