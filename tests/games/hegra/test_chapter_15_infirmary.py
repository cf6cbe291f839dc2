"""Chapter 15 of RULES.md: the infirmary."""

from typing import Any

from tests.games.hegra.table import fortress, morale, play, prompt, some, texts, told, zone

WORK = "Section(treat, cabinet)"
HOME: dict[str, Any] = {"ready": {"soldier": 9}, "supplies": 1}


def test_15_1_above_the_last_level_a_patient_is_tired_again() -> None:
    match = fortress("Recover()", beds={"1": "hunter-6", "2": "medic-5"}, **HOME)
    assert some(match, "tired") == {"hunter": 1}
    assert zone(match, "beds") == {"1": None, "2": "medic-6", "3": None}


def test_15_2_only_patients_in_beds_are_treated() -> None:
    match = fortress(
        WORK,
        jobs={"treat-medic": 1},
        beds={"1": "hunter-2", "2": "hunter-4"},
        waiting=["volunteer-3"],
        **HOME,
    )
    assert texts(match) == ["treat 1", "treat 2"]
    play(match, "treat 1", "done", "treat 1", "done")
    assert zone(match, "beds")["1"] == "hunter-4"
    assert [line.about["patient"] for line in told(match, "treated")] == ["hunter-3", "hunter-4"]


def test_15_3_the_cabinet_cures_and_once_repaired_spares_the_waiting() -> None:
    for state, level in (("damaged", "2"), ("whole", "3")):
        match = fortress(
            WORK,
            "PatientsChange()",
            finds={"cabinet": state},
            jobs={"cabinet-medic": 1},
            beds={"1": "hunter-2", "2": "hunter-1", "3": "hunter-1"},
            waiting=["volunteer-3"],
            **HOME,
        )
        play(match, "treat 1", "done")
        assert zone(match, "tired")["hunter"] == 1
        play(match, "done")
        assert zone(match, "waiting") == [f"volunteer-{level}"]


def test_14_1_care_and_cure_come_in_your_order_if_there_are_several_patients() -> None:
    rooms: dict[str, Any] = {
        "finds": {"cabinet": "damaged"},
        "jobs": {"treat-medic": 1, "cabinet-medic": 1},
    }
    match = fortress(WORK, beds={"1": "hunter-2", "2": "hunter-1"}, **rooms, **HOME)
    assert texts(match) == ["work treat", "work cabinet"]
    match = fortress(WORK, beds={"1": "hunter-2"}, **rooms, **HOME)
    assert prompt(match) == "DrawEvent"


def test_15_3_spared_on_that_day_only() -> None:
    beds = {"1": "hunter-1", "2": "hunter-1", "3": "hunter-1"}
    match = fortress(
        *("PatientsChange()", "PatientsChange()"),
        spared=1,
        beds=beds,
        waiting=["volunteer-3"],
        **HOME,
    )
    assert zone(match, "waiting") == ["volunteer-2"]


def test_15_3_a_patient_for_each_use() -> None:
    match = fortress(
        WORK,
        finds={"cabinet": "damaged"},
        jobs={"cabinet-medic": 2},
        beds={"1": "hunter-1", "2": "hunter-2", "3": "hunter-3"},
        **HOME,
    )
    play(match, "treat 3", "treat 1")
    assert zone(match, "beds") == {"1": None, "2": "hunter-2", "3": None}


def test_15_4_the_waiting_get_worse_and_die() -> None:
    match = fortress("Relapse()", waiting=["soldier-1", "soldier-4"], ready={"soldier": 9})
    assert zone(match, "waiting") == ["soldier-3"]
    assert some(match, "morgue") == {"soldier": 1}
    match = fortress("Relapse()", waiting=["soldier-2"], ready={"soldier": 9})
    assert (zone(match, "waiting"), some(match, "morgue")) == (["soldier-1"], {})


def test_15_4_every_day_even_without_treatment() -> None:
    beds = {"1": "medic-2", "2": "medic-2", "3": "medic-2"}
    match = fortress("PatientsChange()", beds=beds, waiting=["hunter-4"], **HOME)
    assert set(zone(match, "beds").values()) == {"medic-3"}
    assert zone(match, "waiting") == ["hunter-3"]
    kinds = [line.kind for line in match.log()]
    assert kinds.index("worse") < kinds.index("better")


def test_15_5_those_in_beds_get_better() -> None:
    match = fortress("Recover()", beds={"2": "volunteer-3"}, **HOME)
    assert zone(match, "beds")["2"] == "volunteer-4"
    assert [line.about["patient"] for line in told(match, "better")] == ["volunteer-4"]


def test_15_6_empty_beds_are_filled_at_the_same_level() -> None:
    match = fortress("FillBeds(3)", waiting=["volunteer-2", "volunteer-5"], **HOME)
    assert texts(match) == ["admit volunteer-2", "admit volunteer-5", "done"]
    play(match, "admit volunteer-5", "admit volunteer-2")
    assert zone(match, "beds") == {"1": "volunteer-5", "2": "volunteer-2", "3": None}
    assert zone(match, "waiting") == []


def test_15_6_whoever_gets_a_bed_in_the_evening_is_not_better_yet() -> None:
    match = fortress("PatientsChange()", beds={"1": "hunter-3"}, waiting=["medic-3"], **HOME)
    play(match, "admit medic-2")
    assert zone(match, "beds") == {"1": "hunter-4", "2": "medic-2", "3": None}


def test_15_6_as_many_as_there_are_beds() -> None:
    waiting = ["volunteer-2", "volunteer-3", "volunteer-4", "volunteer-5"]
    match = fortress("FillBeds(3)", waiting=waiting, **HOME)
    play(match, "admit volunteer-3", "admit volunteer-5", "admit volunteer-2")
    assert zone(match, "beds") == {"1": "volunteer-3", "2": "volunteer-5", "3": "volunteer-2"}
    assert zone(match, "waiting") == ["volunteer-4"]


def test_15_6_a_treatment_that_empties_a_bed_lets_the_next_one_in() -> None:
    match = fortress(
        WORK,
        jobs={"treat-soldier": 2},
        beds={"1": "hunter-6", "2": "medic-1", "3": "medic-1"},
        waiting=["volunteer-3", "volunteer-5"],
        **HOME,
    )
    play(match, "treat 1")
    assert texts(match) == ["admit volunteer-3", "admit volunteer-5", "done"]
    play(match, "admit volunteer-3", "treat 1")
    assert zone(match, "beds")["1"] == "volunteer-4"
    assert zone(match, "waiting") == ["volunteer-5"]


def test_15_7_the_german_counts_until_he_is_cured() -> None:
    match = fortress("Do(german, 1)", **HOME)
    assert prompt(match) == "Wound"
    play(match, "1", "wait")
    assert zone(match, "waiting") == ["german-1"]
    match = fortress("PatientsChange()", "Modifiers()", waiting=["german-1"], **HOME)
    assert (some(match, "morgue"), morale(match)) == ({"german": 1}, -1)
    match = fortress("Recover()", beds={"1": "german-6"}, **HOME)
    assert (zone(match, "beds")["1"], some(match, "tired")) == (None, {})
