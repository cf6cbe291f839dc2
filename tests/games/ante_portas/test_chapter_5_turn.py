"""5 A turn."""

from tests.games.ante_portas.realm import (
    agenda,
    answer,
    filled,
    goals,
    play,
    prompt,
    realm,
    refusal,
    texts,
    told,
    zones,
)

BY_WEST = {
    "riverbank-grove-1", "builder-farm", "joiner-1", "developer", "builder-storage-shed",
    "librarian", "builder-foresters-house", "day-laborer",
}  # fmt: skip
BY_EAST = {
    "day-laborer", "clay-delve-1", "builder-hunting-lodge", "riverbank-grove-2", "builder-flat",
    "baker", "clayburner", "head-official",
}  # fmt: skip
BY_SMALL = {
    "recruiting-officer", "commander", "army-doctor", "minelayer-pressure", "builder-trench",
}  # fmt: skip
MARKETS = {"west-market", "east-market", "small-market"}
NEAR = BY_WEST | BY_EAST | BY_SMALL | MARKETS


def test_5_1_to_a_place_beside_ones_own_or_to_any_market() -> None:
    match = realm(stewards={"0": "grove-2"})  # E1, beside D1, D2 and E2
    assert goals(match) == NEAR | {"builder-library", "joiner-2", "builder-estate"}
    assert refusal(match, "go builder-pub").reason == "too-far"
    play(match, "go joiner-2")
    assert zones(match)["steward"]["0-first"] == "D2"


def test_5_1_the_steward_must_move() -> None:
    match = realm(stewards={"0": "joiner-1"})
    why = refusal(match, "go joiner-1")
    assert (why.reason, why.rule) == ("must-move", "5.1")
    assert all(text.startswith(("go ", "employ ", "shift ", "throw ")) for text in texts(match))


def test_5_2_who_reaches_a_market_may_slide_on_and_act_there_instead() -> None:
    match = realm(stewards={"0": "baker"}, storage={"0": {"wood": 1}})
    play(match, "go builder-farm")
    assert prompt(match) == "Work"
    assert texts(match) == ["done", "build farm"]
    assert zones(match)["steward"]["0-first"] == "A2"


def test_5_3_not_back_to_the_place_just_left() -> None:
    match = realm(stewards={"0": "riverbank-grove-1"})
    assert "west-market" in goals(match)
    assert "riverbank-grove-1" not in goals(match)
    assert goals(match) == NEAR - {"riverbank-grove-1"}


def test_5_4_what_is_paid_for_is_done_any_number_of_times_also_never() -> None:
    for times in (0, 1, 2):
        match = realm(
            storage={"0": {"wood": 4}},
            buildings={"0": {"storage-shed": 1}},
            workers={"0": {"storage-shed": 1}},
        )
        play(match, "go joiner-1", *["turn-in wood-2-to-plank-1"] * times)
        if times < 2:
            play(match, "done")
        assert zones(match)["storage"]["0-plank"] == times
        assert zones(match)["storage"]["0-wood"] == 4 - 2 * times
        assert prompt(match) == "Turn"


def test_5_4_gains_are_a_must() -> None:
    match = realm(storage={"0": {"wood": 3}})
    play(match, "go riverbank-grove-1")
    assert len(told(match, "lost-good")) == 2
    mixed = realm(storage={"0": {"clay": 3}})
    play(mixed, "go riverbank-grove-1")
    assert texts(mixed) == ["lose wood", "lose clay"]


def test_5_4_a_place_where_nothing_can_be_done_may_be_entered() -> None:
    match = realm(tools={"0": 0})
    play(match, "go builder-farm")
    assert zones(match)["steward"]["0-first"] == "A2"
    assert zones(match)["turn"] == 2


def test_5_5_of_two_actions_exactly_one() -> None:
    match = realm(
        stewards={"0": "small-market"},
        home={"0": {"farmer": 1}},
        soldiers={"7": {"tired-farmer": 1}},
        sickbay={"farmer": 1},
        storage={"0": {"food": 2}},
    )
    play(match, "go army-doctor")
    assert texts(match) == ["order heal", "order upright"]
    play(match, "order heal", "heal-farmer 0")
    assert prompt(match) == "Turn", "nobody is set upright as well"
    assert filled(match, "tired_farmers") == {"7": 1}
    match = realm(storage={"0": {"food": 2}})
    play(match, "go baker")
    assert texts(match) == ["done", "take food-2", "turn-in food-2-to-dollar-1"]
    play(match, "turn-in food-2-to-dollar-1")
    assert prompt(match) == "Turn"
    assert zones(match)["dollars"]["0"] == 1


def test_5_6_together_nobody_pays_for_entering() -> None:
    match = realm(seats=2, stewards={"0": "west-market", "1": "riverbank-grove-1"})
    before = zones(match)
    play(match, "go riverbank-grove-1", "done")  # nobody gives anything
    after = zones(match)
    assert after["tools"] == before["tools"]
    assert after["storage"]["0-wood"] == 2
    assert after["storage"]["1-wood"] == 0


def test_5_7_with_two_stewards_one_of_them_moves_each_turn() -> None:
    institute = {
        "buildings": {"0": {"institute": 1}},
        "workers": {"0": {"institute": 2}},
        "home": {"0": {"farmer": 0}},
    }
    match = realm(
        options={"eras": "2"},
        era=2,
        stewards={"0": "day-laborer", "0-second": "clay-pocket"},
        at="begin turn 0",
        **institute,  # type: ignore[arg-type]
    )
    assert texts(match) == ["use-steward first", "use-steward second"]
    play(match, "use-steward second", "go ore-pit")
    assert zones(match)["steward"]["0-first"] == "C3"
    assert zones(match)["steward"]["0-second"] == "F2"
    assert prompt(match) == "PickSteward"
    play(match, "use-steward first")
    assert refusal(match, "go day-laborer").reason == "must-move"


def test_5_8_one_may_employ_before_and_after_moving() -> None:
    lodges = {"0": {"hunting-lodge": 2}}
    match = realm(seats=2, buildings=lodges)
    play(match, "employ hunting-lodge", "go developer", "employ hunting-lodge")
    assert zones(match)["workers"]["0-hunting-lodge"] == 2
    last = realm(
        seats=2,
        buildings=lodges,
        turn=3,
        agenda=[
            "Turn(0, first)",
            "Afterwards(0)",
            "SeatTurns(1)",
            "BattlePhase()",
            "EndOfHalfYear()",
        ],
    )
    play(last, "go developer")
    assert prompt(last) == "Afterwards"
    assert "employ hunting-lodge" in texts(last)


def test_5_8_soldiers_may_act_in_ones_turn() -> None:
    match = realm(soldiers={"9": {"farmer": 1}}, works={"9": "trench"}, troops={"14": {"basic": 1}})
    assert "act" in texts(match)
    play(match, "act")
    assert zones(match)["active"] == 0
    calm = realm(soldiers={"9": {"farmer": 1}}, works={"9": "trench"})
    assert "act" not in texts(calm)


def test_5_8_after_the_last_turn_one_may_still_trade_and_let_soldiers_act() -> None:
    match = realm(
        seats=2,
        turn=3,
        stewards={"0": "riverbank-grove-1", "1": "developer"},
        soldiers={"9": {"farmer": 1}},
        works={"9": "trench"},
        troops={"14": {"basic": 1}},
        agenda=[
            "Turn(0, first)",
            "Afterwards(0)",
            "SeatTurns(1)",
            "BattlePhase()",
            "EndOfHalfYear()",
        ],
    )
    play(match, "go developer", "done")
    assert prompt(match) == "Afterwards"
    assert texts(match) == ["done", "shift food", "trade", "act"]
    play(match, "trade", "give 0-to-1-tool", "done", "done")
    assert zones(match)["tools"] == {"0": 7, "1": 7}


def test_5_9_on_one_place_owners_of_stewards_give_each_other_what_they_like() -> None:
    match = realm(seats=2, stewards={"0": "developer", "1": "developer"}, dollars={"1": 3})
    play(match, "trade")
    assert match.asked == (0, 1)
    play(match, "give 0-to-1-tool", "give 0-to-1-tool")
    answer(match, 1, "give 1-to-0-dollar")
    play(match, "done")
    assert zones(match)["tools"] == {"0": 4, "1": 8}
    assert zones(match)["dollars"] == {"0": 1, "1": 2}
    assert prompt(match) == "Turn"


def test_5_9_who_meets_a_partner_may_trade_before_acting() -> None:
    match = realm(
        seats=2,
        stewards={"0": "west-market", "1": "joiner-1"},
        storage={"1": {"wood": 2}},
    )
    play(match, "go joiner-1")
    assert prompt(match) == "Trade"
    play(match, "give 1-to-0-wood", "give 1-to-0-wood", "done")
    assert "turn-in wood-2-to-plank-1" in texts(match)


def test_5_9_between_two_of_the_same_one_may_trade_too() -> None:
    match = realm(
        seats=2,
        stewards={"0": "west-market", "1": "joiner-1"},
        storage={"0": {"wood": 2, "clay": 1}, "1": {"wood": 2}},
        warehouse={"0": {"clay": 1}},
    )
    play(match, "go joiner-1", "done", "turn-in wood-2-to-plank-1", "trade", "give 1-to-0-wood")
    assert zones(match)["storage"]["0-wood"] == 1


def test_5_10_from_any_store_into_storage_or_warehouse() -> None:
    match = realm(
        seats=2,
        stewards={"0": "developer", "1": "developer"},
        storage={"0": {"wood": 1}, "1": {"clay": 2}},
        warehouse={"0": {"wood": 1}, "1": {}},
        buildings={"0": {"foresters-house": 1}},
        buffers={"0": {"foresters-house": 1}},
    )
    play(match, "trade", *["give 0-to-1-wood"] * 2)
    found = zones(match)
    assert found["storage"]["1-wood"] == 1
    assert found["warehouse"]["1-wood"] == 1
    assert found["storage"]["0-wood"] == found["warehouse"]["0-wood"] == 0
    assert found["buffer"]["0-foresters-house"] == 1
    why = refusal(match, "give 0-to-1-wood")
    assert (why.reason, why.rule, why.need, why.have) == ("no-room", "5.10", 1, 0)
    assert refusal(match, "give 0-to-1-brick").reason == "lack-bricks"
    play(match, "give 1-to-0-clay", "give 0-to-1-wood")
    assert filled(match, "buffer") == {}


def test_5_11_when_one_leaves_the_trade_is_over() -> None:
    match = realm(seats=2, stewards={"0": "developer", "1": "developer"})
    assert "trade" in texts(match)
    play(match, "go day-laborer")
    assert "trade" not in texts(match)
    why = refusal(match, "trade")
    assert (why.reason, why.rule) == ("nobody-here", "5.9")
    assert not told(match, "gave")
    assert agenda(match)[0] == "Turn(0, first)"
