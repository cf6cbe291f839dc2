"""The worked examples of both rulebooks, each played out."""

from typing import Any

from siegeworks.games.hegra import content, deeds
from tests.games.hegra.table import (
    TABLES,
    event,
    fortress,
    morale,
    play,
    prompt,
    some,
    texts,
    told,
    zone,
)

HOME: dict[str, Any] = {"ready": {"soldier": 8}, "supplies": 3}


def test_day_four_draws_from_the_deck_of_the_first_attack() -> None:
    match = fortress(stage="attack", day=4, **HOME)
    assert match.dump()["agenda"][0] == "DrawEvent(attack)"  # type: ignore[index]


def test_snow_moves_the_marker_one_to_the_right() -> None:
    card = event("mobilisation", weather="snow")
    match = fortress("Weather()", stage="mobilisation", card=card, **HOME)
    assert (zone(match, "weather"), zone(match, "snow")) == ("snow", 4)


def test_one_doubt_disc_goes_into_the_bag() -> None:
    match = fortress("AddDoubt()", stage="mobilisation", doubt=2, bag_doubt=1, **HOME)
    assert zone(match, "bag_doubt") == 2


def test_three_recruits_and_a_supply_for_the_volunteer() -> None:
    bag = {"soldier": 2, "volunteer": 1}
    match = fortress("Recruit()", stage="attack", bag=bag, bag_doubt=1, **HOME)
    play(match, "soldier", "draw", "soldier", "draw", "volunteer", "stop")
    assert some(match, "ready") == {"soldier": 10, "volunteer": 1}
    assert zone(match, "supplies") == 4


def test_the_fourth_disc_is_doubt_and_one_soldier_stays() -> None:
    bag = {"soldier": 2, "volunteer": 1}
    match = fortress("Recruit()", stage="attack", bag=bag, bag_doubt=1, **HOME)
    play(match, "soldier", "draw", "soldier", "draw", "volunteer", "draw", "doubt", "keep soldier")
    assert some(match, "ready") == {"soldier": 9}
    assert (zone(match, "supplies"), zone(match, "bag_doubt")) == (3, 1)
    assert (zone(match, "reserve")["soldier"], zone(match, "reserve")["volunteer"]) == (3, 11)


def test_four_new_infantry_and_three_where_one_has_room() -> None:
    match = fortress("Do(infantry, 4)", stage="attack", **HOME)
    assert some(match, "standing") == {"1": 4}
    match = fortress("Do(infantry, 3)", stage="attack", infantry={"1": 4}, **HOME)
    assert some(match, "standing") == {"1": 5, "2": 2}


def test_four_dice_of_five_infantry_one_of_them_suppressed() -> None:
    match = fortress(
        "InfantryAttack()",
        stage="attack",
        infantry={"1": 4},
        lying={"1": 1},
        post={"front": "soldier"},
        defence=1,
        **HOME,
    )
    play(match, "6", "4", "1", "2")
    assert some(match, "standing") == {"1": 4, "2": 1}
    assert zone(match, "post")["front"] == "soldier"


def test_three_grenades_lower_defence_by_one() -> None:
    match = fortress("Grenades()", grenades=3, defence=2, **HOME)
    assert zone(match, "defence") == 1


def test_three_hits_against_defence_one_injure_two_volunteers() -> None:
    match = fortress(
        "Hits()",
        hits=3,
        defence=1,
        whole=("A", "B"),
        post={"front": "volunteer", "A": "volunteer", "B": "soldier"},
        **HOME,
    )
    play(match, "3", "bed", "4", "bed")
    assert zone(match, "beds") == {"1": "volunteer-3", "2": "volunteer-4", "3": None}
    assert zone(match, "post")["B"] == "soldier"


def test_an_injured_soldier_gets_a_bed_on_level_four() -> None:
    card = event("attack", first="soldier")
    match = fortress(
        "InjureAnyone()", stage="attack", card=card, tired={"soldier": 1, "volunteer": 1}
    )
    play(match, "4", "bed")
    assert zone(match, "beds")["1"] == "soldier-4"
    assert some(match, "tired") == {"volunteer": 1}


def test_one_from_sector_two_and_two_from_sector_one() -> None:
    match = fortress(
        "Advance()",
        stage="attack",
        infantry={"1": 3, "2": 5, "3": 1},
        movers={"1": 2, "2": 1},
        **HOME,
    )
    assert some(match, "standing") == {"1": 1, "2": 5, "3": 3}


def test_three_pieces_on_the_map_draw_five_tiles() -> None:
    match = fortress(
        "Bombardment()",
        pieces=("yellow-1", "yellow-3", "yellow-5"),
        bag_tiles={"miss": 5, "artillery": 0},
        **HOME,
    )
    play(match, *["miss"] * 5)
    assert zone(match, "tiles")["miss"] == 0


def test_damage_to_position_b_injures_its_soldier() -> None:
    match = fortress("Salvo(1)", whole=("B",), post={"B": "soldier"}, **HOME)
    play(match, "B", "5", "wait")
    assert zone(match, "damaged")["B"] == 1
    assert zone(match, "waiting") == ["soldier-5"]


def test_the_marker_on_five_sends_a_piece_to_the_yellow_row() -> None:
    match = fortress(
        "Salvo(1)", artillery=4, pieces=("yellow-1", "yellow-3"), bag_tiles={"miss": 0}, **HOME
    )
    play(match, "artillery")
    assert zone(match, "artillery") == 5
    assert "yellow-5" in some(match, "pieces")


def test_nine_tired_one_supply_one_morale_and_two_to_rest() -> None:
    match = fortress(*("Breakfast()", "FreeRest(2)"), tired={"soldier": 9}, supplies=1, ration=0)
    play(match, "feed", *["wake soldier"] * 4, "cheer", "wake soldier", "wake soldier")
    play(match, "done", "rest soldier", "rest soldier")
    assert [zone(match, area)["soldier"] for area in ("ready", "rest", "tired")] == [6, 2, 1]
    assert (zone(match, "supplies"), morale(match)) == (0, -1)


def test_the_miss_tokens_go_to_their_depot() -> None:
    match = fortress("OpenRoute()", stage="mobilisation", **HOME)
    play(match, "open miss")
    assert zone(match, "depot_token")["depot-3"] == "miss"


def test_volunteer_officer_and_soldier_fire() -> None:
    match = fortress(
        "Walls()",
        whole=("A", "B"),
        post={"front": "volunteer", "A": "officer", "B": "soldier"},
        infantry={"3": 2, "4": 2},
        machine_gun="jammed",
        ready={"soldier": 8},
    )
    play(match, "shoot front", "6", "shoot A", "4", "remove standing-4", "2")
    assert some(match, "standing") == {"3": 1}
    assert some(match, "lying") == {"3": 1}


def test_the_machine_gun_with_a_supply() -> None:
    match = fortress(
        "Walls()",
        whole=("A", "B", "C"),
        post={"A": "volunteer", "B": "volunteer", "C": "soldier"},
        infantry={"3": 3, "4": 2},
        **HOME,
    )
    play(match, "shoot A", "1", "shoot B", "5", "remove standing-4")
    play(match, "machine-gun-supply C", "2")
    play(match, *["remove standing-3"] * 3)
    assert (some(match, "standing"), some(match, "lying")) == ({}, {"4": 1})
    assert (zone(match, "machine_gun"), zone(match, "supplies")) == ("jammed", 2)


def test_reckless_defence_takes_one_lying_and_one_standing() -> None:
    match = fortress(
        "Walls()", jobs={"reckless-soldier": 1}, infantry={"3": 1}, lying={"4": 1}, **HOME
    )
    play(match, "remove lying-4", "2", "wait")
    assert zone(match, "waiting") == ["soldier-2"]


def test_two_calls_of_the_telephone() -> None:
    match = fortress(
        "Walls()",
        finds={"telephone": "whole"},
        jobs={"telephone-officer": 1, "telephone-volunteer": 2},
        infantry={"1": 2, "2": 2},
        **HOME,
    )
    play(match, "pin 2", "pin 1")
    assert some(match, "lying") == {"1": 2, "2": 2}
    assert zone(match, "phone") == 2


def test_gun_one_at_sector_two() -> None:
    match = fortress(
        "FireGuns()", guns=(2, 0), jobs={"fire-guns-soldier": 2}, infantry={"2": 5}, **HOME
    )
    play(match, "aim sector-2", "3")
    assert some(match, "lying") == {"2": 3}
    assert zone(match, "gun_jam")["gun-1"] == 0b10


def test_gun_one_at_the_airfield_and_gun_two_at_the_yellow_row() -> None:
    match = fortress(
        "FireGuns()",
        guns=(2, 3),
        jobs={"fire-guns-soldier": 2},
        patrols={"yellow-2": 1},
        pieces=("yellow-1",),
        **HOME,
    )
    play(match, "aim airfield", "strike morale", "4")
    assert (morale(match), zone(match, "gun_jam")["gun-1"]) == (2, 0b10)
    play(match, "aim yellow-row", "take artillery-yellow-1", "take patrol-yellow-2", "5")
    assert (some(match, "pieces"), some(match, "patrols")) == ({}, {})
    assert zone(match, "patrol_bag")["2"] == 2
    assert zone(match, "gun_jam")["gun-2"] == 0


def test_two_runners_on_a_cloudy_day() -> None:
    match = fortress(
        "SupplyRun()",
        runners=[("volunteer", "depot-4", None), ("soldier", "fortress", None)],
        depots={"depot-4": ("morale", 3)},
        patrols={"blue-6": 1},
        weather="cloud",
        **HOME,
    )
    play(match, "walk volunteer-at-depot-4", "go yellow-6", "go green-6", "go blue-6", "hide")
    play(match, *(f"go {node}" for node in ("forest-1", "blue-1", "green-1", "yellow-1")))
    play(match, "go depot-1")
    assert sorted(zone(match, "runner_at")) == ["blue-6", "depot-1"]


def test_a_two_sneaks_past_at_suspicion_one() -> None:
    match = fortress(
        "SupplyRun()", runners=[("soldier", "blue-1", None)], patrols={"green-1": 1}, **HOME
    )
    play(match, "go green-1", "sneak", "2")
    assert (zone(match, "suspicion"), prompt(match)) == (2, "Stride")


def test_a_soldier_fights_a_patrol_and_passes() -> None:
    match = fortress(
        "SupplyRun()", runners=[("soldier", "blue-1", None)], patrols={"green-1": 1}, **HOME
    )
    play(match, "go green-1", "fight patrol-green-1", "2")
    assert (some(match, "patrols"), zone(match, "runner_at")) == ({}, ["green-1"])


def test_two_shovels_find_the_telephone() -> None:
    match = fortress("Work(shovel, map-room)", jobs={"shovel-soldier": 2}, snow=2, **HOME)
    phone = next(str(o) for o in match.outcomes() if "telephone" in str(o))
    play(match, phone)
    assert (zone(match, "snow"), zone(match, "facility")["telephone"]) == (3, "damaged")


def test_volunteer_and_medic_treat_three_times() -> None:
    match = fortress(
        "Work(treat, cabinet)",
        jobs={"treat-volunteer": 1, "treat-medic": 1},
        beds={"1": "officer-6", "2": "soldier-2", "3": "soldier-1"},
        waiting=["hunter-3"],
        **HOME,
    )
    play(match, "treat 1", "admit hunter-3", "treat 2", "treat 2")
    assert zone(match, "beds") == {"1": "hunter-3", "2": "soldier-4", "3": "soldier-1"}
    assert zone(match, "tired")["officer"] == 1


def test_a_waiting_soldier_gets_the_bed_of_one_who_recovers() -> None:
    match = fortress(
        "PatientsChange()",
        beds={"1": "volunteer-1", "2": "volunteer-2", "3": "soldier-6"},
        waiting=["soldier-2"],
        **HOME,
    )
    play(match, "admit soldier-1")
    assert zone(match, "beds") == {"1": "volunteer-2", "2": "volunteer-3", "3": "soldier-1"}


def test_round_seven_a_patrol_with_number_two() -> None:
    match = fortress("NewPatrol()", day=7, **HOME)
    play(match, "2")
    assert some(match, "patrols") == {"blue-2": 1}


def test_two_defenders_man_the_walls_at_the_coup() -> None:
    match = fortress(
        "ManPosition(front)",
        "ManPosition(A)",
        "FirstAttack()",
        stage="mobilisation",
        day=3,
        whole=("A",),
        ready={"soldier": 1, "hunter": 1},
    )
    play(match, "man ready-soldier")
    assert zone(match, "post") == {"front": "soldier", "A": "hunter", "B": None, "C": None}
    assert "man ready-soldier" not in texts(match)


def test_a_mission_done_in_round_nine_brings_a_supply_and_morale() -> None:
    rounds = 10
    reward = content.script(["supply 1", "morale 1"])
    mission = next(m for m in range(4) if TABLES.mission_reward[m * rounds + 8] == reward)
    situation: dict[str, Any] = {"ready": {"soldier": 12, "volunteer": 11}, "supplies": 3}
    match = fortress(
        "SectionEnds()",
        options={"missions": "on"},
        day=9,
        card=event("siege-2"),
        mission=TABLES.mission_names[mission],
        **situation,
    )
    play(match, "claim")
    assert (zone(match, "supplies"), morale(match), zone(match, "mission")) == (4, 1, None)
    assert [line.about["deed"] for line in told(match, "deed-done")] == [
        deeds.DEED_NAMES[code >> deeds.AMOUNT_BITS] for code in reward
    ]


def test_the_easier_setup_has_four_days_and_a_siege_from_day_eight() -> None:
    easier: dict[str, Any] = {"options": {"difficulty": "easier"}, **HOME}
    match = fortress("TurnTrack()", stage="mobilisation", day=3, **easier)
    play(match, *["1"] * TABLES.day_patrols[3])
    assert (zone(match, "stage"), zone(match, "day")) == ("mobilisation", 4)
    match = fortress("Modifiers()", "TurnTrack()", stage="attack", day=7, defence=1, **easier)
    assert morale(match) == 0  # day 6 stays the red one
    play(match, *["1"] * TABLES.day_patrols[7])
    assert (zone(match, "stage"), zone(match, "day")) == ("siege", 8)


def test_an_advanced_event_makes_sector_three_red_and_costs_two_morale() -> None:
    flag = next(
        name
        for number, name in enumerate(TABLES.event_names)
        if TABLES.event_ongoing[number] == 0 and TABLES.event_sector[number] == 2
    )
    match = fortress(
        *("Text()", "Modifiers()"),
        options={"advanced": "on"},
        card=flag,
        infantry={"3": 1, "4": 1},
        **HOME,
    )
    at_once = sum(line.about["deed"] == "less-morale" for line in told(match, "deed-done"))
    assert morale(match) == -2 - at_once


def test_a_token_laid_on_a_runner_or_left_behind_brings_no_encounter() -> None:
    match = fortress(
        *("NewPatrol()", "SupplyRun()"),
        runners=[("hunter", "blue-2", None)],
        weather="cloud",
        **HOME,
    )
    play(match, "2")
    assert (prompt(match), some(match, "patrols")) == ("Stride", {"blue-2": 1})
    play(match, "go forest-1")
    assert prompt(match) == "Stride"
