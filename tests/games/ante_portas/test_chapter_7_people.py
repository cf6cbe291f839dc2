"""7 People."""

from siegeworks.core.match import Match
from tests.games.ante_portas.realm import (
    filled,
    play,
    prompt,
    realm,
    refusal,
    second,
    texts,
    told,
    zones,
)


def home(match: Match) -> dict[str, int]:
    return filled(match, "at_home")


def test_7_1_what_each_residence_houses() -> None:
    match = second(
        buildings={"0": {"farm": 1, "estate": 1, "flat": 1, "apartment": 1}},
        home={"0": {"farmer": 3, "citizen": 3}},
        sickbay={"farmer": 3, "citizen": 3},
        storage={"0": {"food": 3}},
        dollars={"0": 9},
    )
    play(match, "go army-doctor", "heal-farmer 0")
    assert refusal(match, "heal-farmer 0").reason == "no-free-home"
    play(match, "heal-citizen 0")
    assert home(match) == {"0-farmer": 4, "0-citizen": 4}


def test_7_1_improvements_add_places() -> None:
    match = second(
        improvements={"0": ["holiday-flat", "cottage", "holiday-cabin", "hostel"]},
        home={"0": {"farmer": 3, "citizen": 0}},
        sickbay={"citizen": 4, "farmer": 4},
        dollars={"0": 20},
        storage={"0": {"food": 3}},
    )
    play(match, "go army-doctor", *["heal-citizen 0"] * 3)
    assert refusal(match, "heal-citizen 0").reason == "no-free-home"
    play(match, *["heal-farmer 0"] * 3)
    assert home(match) == {"0-farmer": 6, "0-citizen": 3}


def test_7_2_colonists_move_in_once_when_the_residence_is_built() -> None:
    match = realm(storage={"0": {"wood": 2}}, home={"0": {"farmer": 0}})
    play(match, "go builder-farm", "build farm", "build farm")
    assert home(match) == {"0-farmer": 2}
    assert [event.about["kind"] for event in told(match, "colonist-comes")] == ["farmer"] * 2


def test_7_2_an_emptied_farm_stays_empty_at_the_years_end() -> None:
    match = realm(
        home={"0": {"farmer": 0}},
        season="winter",
        agenda=["EndOfHalfYear()", "Turn(0, first)", "BattlePhase()", "EndOfHalfYear()"],
    )
    assert home(match) == {}


def test_7_3_by_kind_never_more_than_there_are_places() -> None:
    match = realm(
        home={"0": {"farmer": 2}},
        sickbay={"citizen": 1, "farmer": 2},
        dollars={"0": 5},
        storage={"0": {"food": 2}},
    )
    play(match, "go army-doctor")
    why = refusal(match, "heal-citizen 0")
    assert (why.reason, why.need, why.have) == ("no-free-home", 1, 0)
    play(match, "heal-farmer 0")
    assert home(match) == {"0-farmer": 3}
    assert filled(match, "sickbay") == {"south-farmer": 1, "south-citizen": 1}


def test_7_4_an_unemployed_colonist_of_the_right_kind_goes_to_work_free() -> None:
    match = realm(buildings={"0": {"pub": 1}}, tools={"0": 0}, warehouse={"0": {}})
    play(match, "employ pub")
    assert filled(match, "workers") == {"0-pub": 1}
    assert home(match) == {"0-farmer": 1}
    assert zones(match)["turn"] == 1, "it is no turn"


def test_7_4_the_wrong_kind_is_refused() -> None:
    match = second(
        buildings={"0": {"theater": 1, "foresters-house": 0}},
    )
    why = refusal(match, "employ theater")
    assert (why.reason, why.rule, why.need, why.have) == ("nobody-unemployed", "7.4", 1, 0)


def test_7_4_a_new_building_is_manned_at_once_if_one_likes() -> None:
    match = realm(storage={"0": {"wood": 2}}, tools={"0": 1})
    play(match, "go builder-storage-shed", "build storage-shed")
    assert texts(match) == ["done", "employ storage-shed"]
    play(match, "employ storage-shed")
    assert filled(match, "workers") == {"0-storage-shed": 1}


def test_7_5_a_citizen_newly_employed_eats_at_once() -> None:
    mine = {
        "buildings": {"0": {"iron-mine": 2, "flat": 2}},
        "home": {"0": {"citizen": 2}},
        "options": {"eras": "2"},
        "era": 2,
    }
    match = realm(warehouse={"0": {"food": 1}}, **mine)  # type: ignore[arg-type]
    play(match, "employ iron-mine")
    assert filled(match, "warehouse") == {}
    why = refusal(match, "employ iron-mine")
    assert (why.reason, why.rule, why.need, why.have) == ("lack-food", "7.5", 1, 0)


def test_7_6_workers_do_not_leave_in_summer() -> None:
    match = realm(buildings={"0": {"pub": 2}}, workers={"0": {"pub": 2}})
    assert home(match) == {}
    assert not [text for text in texts(match) if text.startswith("dismiss")]
    play(match, "go recruiting-officer")
    assert filled(match, "workers") == {"0-pub": 2}
    assert "enlist farmer" not in texts(match)


def test_7_6_they_leave_at_the_years_end() -> None:
    match = realm(
        buildings={"0": {"pub": 1, "hunting-lodge": 1}},
        workers={"0": {"pub": 1}},
        agenda=["Rearrange(0, 0)", "NewStart()", "EndOfYear()"],
    )
    play(match, "dismiss pub", "employ hunting-lodge")
    assert filled(match, "workers") == {"0-hunting-lodge": 1}


def test_7_7_a_flat_needs_a_free_farmers_place_or_an_unemployed_farmer_leaves() -> None:
    flat = {"storage": {"0": {"plank": 1}}, "stewards": {"0": "east-market"}}
    free = realm(home={"0": {"farmer": 2}}, **flat)  # type: ignore[arg-type]
    play(free, "go builder-flat", "build flat")
    assert home(free) == {"0-farmer": 2, "0-citizen": 1}
    assert filled(free, "buildings") == {"0-farm": 2, "0-flat": 1, "0-foresters-house": 1}
    full = realm(home={"0": {"farmer": 3}}, **flat)  # type: ignore[arg-type]
    play(full, "go builder-flat", "build flat")
    assert home(full) == {"0-farmer": 2, "0-citizen": 1}
    assert len(told(full, "colonist-leaves")) == 1


def test_7_7_farmers_at_work_do_not_leave() -> None:
    match = second(
        storage={"0": {"plank": 1}},
        buildings={"0": {"pub": 3}},
        workers={"0": {"pub": 3}},
        home={"0": {"farmer": 0}},
        market="2-flat",
    )
    play(match, "go east-market")
    why = refusal(match, "build flat")
    assert (why.reason, why.rule) == ("farmers-at-work", "7.7")


def test_7_7_a_farmer_at_war_leaves_his_place_free() -> None:
    match = realm(
        storage={"0": {"plank": 1}},
        home={"0": {"farmer": 2}},
        soldiers={"7": {"farmer": 1}},
    )
    play(match, "go builder-flat", "build flat")
    assert home(match) == {"0-farmer": 2, "0-citizen": 1}
    play(match, "go recruiting-officer")
    assert filled(match, "farmers") == {"7": 1}
    assert prompt(match) == "Enlist", "he cannot come home"
    other = realm(home={"0": {"farmer": 2}}, soldiers={"7": {"farmer": 1}})
    play(other, "go recruiting-officer", "order discharge", "discharge-farmer 7")
    assert home(other) == {"0-farmer": 3}


def test_7_8_in_a_larger_residence_the_old_stay_and_two_come() -> None:
    match = realm(
        storage={"0": {"wood": 3, "brick": 1}},
        buildings={"0": {"storage-shed": 1}},
        workers={"0": {"storage-shed": 1}},
        home={"0": {"farmer": 2}},
        stewards={"0": "joiner-2"},
    )
    play(match, "go builder-estate", "build estate")
    assert home(match) == {"0-farmer": 4}
    assert filled(match, "workers") == {"0-storage-shed": 1}


def test_7_8_an_empty_farm_becomes_an_estate_with_two_farmers() -> None:
    match = realm(
        storage={"0": {"wood": 3, "brick": 1, "clay": 1}},
        buildings={"0": {"storage-shed": 1}},
        workers={"0": {"storage-shed": 1}},
        home={"0": {"farmer": 0}},
        market="2-estate",
        options={"eras": "2"},
        era=2,
    )
    play(match, "go east-market", "build estate")
    assert home(match) == {"0-farmer": 2}
    assert filled(match, "buildings")["0-estate"] == 1
    sick = realm(
        buildings={"0": {"estate": 1, "farm": 0}},
        home={"0": {"farmer": 2}},
        sickbay={"farmer": 2},
        storage={"0": {"food": 2}},
    )
    play(sick, "go army-doctor", "heal-farmer 0")
    assert home(sick) == {"0-farmer": 3}
    assert filled(sick, "sickbay") == {"south-farmer": 1}


def test_7_8_a_flat_becomes_an_apartment_with_three_citizens() -> None:
    match = realm(
        storage={"0": {"plank": 2, "clay": 2}},
        buildings={"0": {"storage-shed": 1, "farm": 2, "flat": 1}},
        workers={"0": {"storage-shed": 1}},
        home={"0": {"farmer": 1, "citizen": 1}},
        stewards={"0": "builder-theater"},
        options={"eras": "2"},
        era=2,
    )
    play(match, "go builder-apartment", "build apartment")
    assert home(match) == {"0-farmer": 1, "0-citizen": 3}
