"""The worked examples that both rulebooks share, each played in both editions: the event phase."""

from typing import Any

import pytest

from siegeworks.games.hegra.rules import effects
from siegeworks.games.hegra.rules import pieces as n
from tests.games.hegra.table import TABLES, event, fortress, play, prompt, some, texts, zone

pytestmark = pytest.mark.parametrize("edition", n.EDITION_NAMES)

HOME: dict[str, Any] = {"ready": {"soldier": 8}, "supplies": 3}
BAG: dict[str, Any] = {"bag": {"soldier": 2, "volunteer": 1}, "bag_doubt": 1}


def bringing(count: int) -> str:
    """An event of the 1st Attack that brings so many infantry."""
    first = TABLES.event_deck.index(n.ATTACK)
    return TABLES.event_names[TABLES.event_infantry.index(count, first)]


def injuring_a_soldier() -> str:
    """An event whose text injures one defender, soldiers first."""
    one = (effects.read("injure 1"),)
    return next(
        name
        for name, text, order in zip(
            TABLES.event_names, TABLES.event_script, TABLES.event_order, strict=True
        )
        if text == one and order[0] == n.SOLDIER
    )


def test_day_four_draws_from_the_deck_of_the_first_attack(edition: str) -> None:
    match = fortress("TurnTrack()", edition=edition, stage="mobilisation", day=3, **HOME)
    play(match, *["1"] * TABLES.day_patrols[3])
    assert zone(match, "day") == 4
    assert match.dump()["agenda"][0] == "DrawEvent(attack)"  # type: ignore[index]


def test_snow_moves_the_marker_one_to_the_right(edition: str) -> None:
    card = event("mobilisation", weather="snow")
    match = fortress("Weather()", edition=edition, stage="mobilisation", card=card, **HOME)
    assert (zone(match, "weather"), zone(match, "snow")) == ("snow", 4)


def test_one_doubt_disc_goes_into_the_bag(edition: str) -> None:
    match = fortress("AddDoubt()", edition=edition, stage="mobilisation", doubt=2, **HOME)
    assert zone(match, "bag_doubt") == 2


def test_three_recruits_and_a_supply_for_the_volunteer(edition: str) -> None:
    match = fortress("Recruit()", edition=edition, stage="attack", **BAG, **HOME)
    play(match, "soldier", "draw", "soldier", "draw", "volunteer", "stop")
    assert some(match, "ready") == {"soldier": 10, "volunteer": 1}
    assert zone(match, "supplies") == 4


def test_the_fourth_disc_is_doubt_and_one_soldier_stays(edition: str) -> None:
    match = fortress("Recruit()", edition=edition, stage="attack", **BAG, **HOME)
    play(match, "soldier", "draw", "soldier", "draw", "volunteer", "draw", "doubt", "keep soldier")
    assert some(match, "ready") == {"soldier": 9}
    assert (zone(match, "supplies"), zone(match, "bag_doubt")) == (3, 1)
    assert (zone(match, "reserve")["soldier"], zone(match, "reserve")["volunteer"]) == (3, 11)


def test_four_new_infantry(edition: str) -> None:
    match = fortress("NewInfantry()", edition=edition, stage="attack", card=bringing(4), **HOME)
    assert some(match, "standing") == {"1": 4}


def test_three_new_infantry_where_one_has_room(edition: str) -> None:
    match = fortress(
        "NewInfantry()",
        edition=edition,
        stage="attack",
        card=bringing(3),
        infantry={"1": 4},
        **HOME,
    )
    assert some(match, "standing") == {"1": 5, "2": 2}


def test_four_dice_of_five_infantry_one_of_them_suppressed(edition: str) -> None:
    match = fortress(
        "InfantryAttack()",
        edition=edition,
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


def test_three_grenades_lower_defence_by_one(edition: str) -> None:
    match = fortress("Grenades()", edition=edition, grenades=3, defence=2, **HOME)
    assert zone(match, "defence") == 1


def test_three_hits_against_defence_one_injure_two_volunteers(edition: str) -> None:
    match = fortress(
        "Hits()",
        edition=edition,
        hits=3,
        defence=1,
        whole=("A", "B"),
        post={"front": "volunteer", "A": "volunteer", "B": "soldier"},
        **HOME,
    )
    play(match, "3", "bed", "4", "bed")
    assert zone(match, "beds") == {"1": "volunteer-3", "2": "volunteer-4", "3": None}
    assert zone(match, "post")["B"] == "soldier"


def test_an_event_injures_a_soldier_who_gets_a_bed_on_level_four(edition: str) -> None:
    match = fortress(
        "Text()",
        edition=edition,
        stage="attack",
        card=injuring_a_soldier(),
        tired={"soldier": 1, "volunteer": 1},
    )
    play(match, "4")
    assert texts(match) == ["bed", "wait"]
    play(match, "bed")
    assert some(match, "beds") == {"1": "soldier-4"}
    assert some(match, "tired") == {"volunteer": 1}


def test_one_from_sector_two_and_two_from_sector_one(edition: str) -> None:
    match = fortress(
        "Advance()",
        edition=edition,
        stage="attack",
        infantry={"1": 3, "2": 5, "3": 1},
        movers={"1": 2, "2": 1},
        **HOME,
    )
    assert some(match, "standing") == {"1": 1, "2": 5, "3": 3}


def test_three_pieces_on_the_map_draw_five_tiles(edition: str) -> None:
    match = fortress(
        "Bombardment()",
        edition=edition,
        pieces=("yellow-1", "yellow-3", "yellow-5"),
        bag_tiles={"miss": 9, "artillery": 0},
        **HOME,
    )
    play(match, *["miss"] * 5)
    assert (zone(match, "tiles")["miss"], prompt(match)) == (4, "DrawEvent")


def test_damage_to_position_b_injures_its_soldier(edition: str) -> None:
    match = fortress("Salvo(1)", edition=edition, whole=("B",), post={"B": "soldier"}, **HOME)
    play(match, "B")
    assert zone(match, "damaged")["B"] == 0  # the tile is laid after the die
    play(match, "5", "wait")
    assert (zone(match, "damaged")["B"], zone(match, "post")["B"]) == (1, None)
    assert zone(match, "waiting") == ["soldier-5"]


def test_the_marker_on_five_sends_a_piece_to_the_yellow_row(edition: str) -> None:
    match = fortress(
        "Salvo(1)",
        edition=edition,
        artillery=4,
        pieces=("yellow-1", "yellow-3"),
        bag_tiles={"miss": 0},
        **HOME,
    )
    play(match, "artillery")
    assert zone(match, "artillery") == 5
    assert some(match, "pieces") == {"yellow-1": 1, "yellow-3": 1, "yellow-5": 1}
