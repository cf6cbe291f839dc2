"""5 The round."""

from siegeworks import CHANCE
from siegeworks.games.stronghold.rules.pieces import CARD_NAMES, NONE
from siegeworks.games.stronghold.rules.round import find_card
from tests.games.stronghold.castle import (
    castle,
    deal,
    given,
    play,
    prompt,
    rich,
    set_up,
    start,
    texts,
    zones,
)


def test_5_1_nine_cards_the_defender_after_each_the_assault_the_end() -> None:
    match = castle(at="round")
    steps = [step.partition("(") for step in match.dump()["agenda"]]  # type: ignore[attr-defined]
    names = [name for name, _, _ in steps]
    assert names == [
        "DrawUnits", "TakeSupplies", "Exchange", "DefenderPhase",
        *("Card",) * 8, "Assault", "EndOfRound", "Round",
    ]  # fmt: skip


def test_5_2_a_card_used_or_passed_does_not_come_back_this_round() -> None:
    match = rich(card="catapult")
    play(match, "pass")
    assert "ladder" in zones(match)["line"]
    offered = {text for text in texts(match) if text.startswith("use")}
    assert offered
    assert not [text for text in offered if "catapult" in text]
    assert zones(match)["slot"] == 4


def test_5_3_only_briefing_and_one_maneuver_are_compulsory() -> None:
    match = rich(card="ballista")
    for _ in range(6):
        assert texts(match)[-1] == "pass"
        play(match, "pass")
    assert zones(match)["slot"] == 8
    assert "pass" not in texts(match)


def test_5_4_with_no_hourglass_the_invader_goes_on() -> None:
    match = rich(
        card="gale", objectives=["altar-of-ash", "heavy-steps"], objectives_met=["altar-of-ash"]
    )
    play(match, "use gale-a", "lay-feint gale-W1", "done")
    assert given(match) == 0
    assert "sand-given" not in [event.kind for event in match.log()]
    assert match.to_move == 0
    assert zones(match)["slot"] == 8


def test_5_4_the_defender_acts_as_soon_as_an_action_leaves_him_an_hourglass() -> None:
    match = rich(card="banner")
    play(match, "use banner-a", "equip W1")
    assert match.to_move == 1


def test_5_5_two_hourglasses_come_each_round_and_are_spent_after_briefing() -> None:
    match = castle(at="round", round=3, wood=5)
    deal(match)
    play(match, "keep-line")
    assert (match.to_move, zones(match)["sand"]) == (1, 2)


def test_5_5_the_first_round_has_six() -> None:
    match = set_up(start())
    assert match.to_move != CHANCE
    assert prompt(match)
    play(match, "keep-line")
    assert (match.to_move, zones(match)["sand"]) == (1, 6)


def test_5_2_a_card_that_was_used_is_marked() -> None:
    match = rich(card="catapult")
    play(match, "use catapult-a", "build-at R1")
    assert zones(match)["used"] == 1 << 3


def test_5_1_the_defender_acts_after_resources_too() -> None:
    match = castle(at="card 1", horde={"supply": {"troll": 1}})
    play(match, "give-up troll")
    assert (match.to_move, prompt(match)) == (1, "Spend")


def test_5_1_with_the_round_everything_that_lasts_for_one_begins_anew() -> None:
    match = castle(
        agenda=["EndOfRound()", "Round()"],
        used=[0, 1, 2],
        maneuvers=["minor", "major"],
        hero_used=["officer"],
        heroic_used=["recall"],
        orders={"W1": "open-bluff"},
        orders_worked=["W1"],
        horde={"W1": {"orc": 1}},
    )
    after = zones(match)
    assert (after["used"], after["maneuvers"]) == (1, 0), "Briefing is under way"
    assert (after["hero_used"], after["heroic_used"], after["orders_worked"]) == (0, 0, 0)


def test_5_1_the_card_at_hand_by_its_place() -> None:
    state = castle().state
    line = ["briefing", "resources", *zones(castle())["line"], "maneuver"]
    found = [CARD_NAMES[find_card(state, slot)] for slot in range(9)]  # type: ignore[arg-type]
    assert found == line
    assert find_card(state, 9) == NONE  # type: ignore[arg-type]


def test_5_5_a_levy_never_takes_more_than_there_is() -> None:
    match = castle(at="round", plans_played=["levy-of-the-town"], plans=["open-wards"])
    assert given(match) == 1


def test_5_2_each_card_does_what_it_says() -> None:
    for card, asked in (
        ("ballista", "PlaceMachine"), ("siege-tower", "PlaceTower"), ("banner", "Equip"),
        ("bridge", "LayBridge"), ("quartermaster", "TrainAt"), ("saboteur", "SendSaboteur"),
        ("trainer", "TrollComes"), ("gale", "LayTokens"), ("artilleryman", "TrainCrew"),
        ("bloodstones", "LayTokens"), ("mantelet", "PlaceMachine"), ("sap", "Equip"),
        ("trench-master", "TrainAt"), ("specter", "LayTokens"),
    ):  # fmt: skip
        match = rich(card=card, machines={"R1": "ballista", "R2": "catapult"}, objectives=[])
        play(match, f"use {card}-a")
        assert prompt(match) == asked
