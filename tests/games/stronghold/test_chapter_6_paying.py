"""6 Paying."""

from tests.games.stronghold.castle import castle, given, horde, play, refusal, texts, told, zones


def test_6_1_the_whole_price_comes_from_the_supply_never_from_the_board() -> None:
    match = castle(
        card="ballista", horde={"R1": {"troll": 1}, "supply": {"goblin": 2}}, wood=5, sand=0
    )
    why = refusal(match, "use ballista-a")
    assert (why.reason, why.need, why.have, why.rule) == ("too-few-units", 1, 0, "6.1")
    assert "use ballista-b" in texts(match)


def test_6_1_wood_is_part_of_the_price() -> None:
    match = castle(card="siege-tower", horde={"supply": {"troll": 1}}, wood=5)
    assert told(match, "card-idle")[0].about == {"card": "siege-tower", "obstacle": "wood"}


def test_6_2_one_hourglass_for_each_unit_and_the_printed_ones_on_top() -> None:
    match = castle(card="trainer", horde={"supply": {"orc": 2}})
    play(match, "use trainer-a")
    assert given(match) == 3


def test_6_3_of_two_prices_the_invader_picks_one() -> None:
    facts = {"goblin": 2, "troll": 1}
    for way, hourglasses in (("a", 1), ("b", 2)):
        match = castle(card="catapult", horde={"supply": facts}, wood=5)
        assert {"use catapult-a", "use catapult-b"} <= set(texts(match))
        play(match, f"use catapult-{way}")
        assert given(match) == hourglasses


def test_6_4_what_is_paid_lies_on_the_card_till_the_round_ends() -> None:
    match = castle(card="ballista", horde={"supply": {"troll": 2}}, wood=5)
    play(match, "use ballista-a")
    assert horde(match, "paid") == (0, 0, 1)
    assert horde(match, "supply") == (0, 0, 1)
    assert (zones(match)["wood"], zones(match)["wood_paid"]) == (0, 5)


def test_6_5_a_spy_adds_one_unit_of_any_kind_and_its_hourglass() -> None:
    match = castle(
        card="banner", horde={"supply": {"goblin": 1, "orc": 1}}, wood=1, spies=["banner"]
    )
    play(match, "use banner-a")
    assert horde(match, "paid") == (1, 1, 0)
    assert given(match) == 2


def test_6_5_the_exact_price_is_not_enough_for_a_spied_card() -> None:
    match = castle(card="banner", horde={"supply": {"goblin": 1}}, wood=1, spies=["banner"])
    assert [event.about["obstacle"] for event in told(match, "card-idle")] == ["units"]


def test_6_5_the_unit_for_the_spy_is_the_invaders_choice() -> None:
    match = castle(
        card="banner", horde={"supply": {"goblin": 2, "troll": 1}}, wood=1, spies=["banner"]
    )
    play(match, "use banner-a")
    assert texts(match) == ["pay-spy goblin", "pay-spy troll"]
    assert refusal(match, "pay-spy orc").reason == "too-few-units"


def test_6_6_without_a_tile_the_card_can_only_be_passed() -> None:
    match = castle(
        card="mantelet",
        horde={"supply": {"goblin": 3, "orc": 1}},
        wood=9,
        mantelets=["R1", "R2", "R3"],
    )
    assert told(match, "card-idle")[0].about == {"card": "mantelet", "obstacle": "tile"}


def test_6_6_without_a_place_the_card_can_only_be_passed() -> None:
    match = castle(card="bloodstones", horde={"supply": {"goblin": 3}})
    assert [event.about["obstacle"] for event in told(match, "card-idle")] == ["place"]


def test_6_6_which_obstacle_is_told() -> None:
    supply = {"supply": {"goblin": 3, "orc": 3, "troll": 3}}
    none: dict[str, dict[str, int]] = {"supply": {}}
    all_trolls = {"bag": {"goblin": 54, "orc": 90}, "dead": {"troll": 35}}
    full = {"FL": {"goblin": 10}, "FR": {"goblin": 10}}
    for card, facts, obstacle in (
        ("catapult", {"wood": 4, "horde": supply}, "wood"),
        ("catapult", {"wood": 5, "horde": none}, "units"),
        ("trainer", {"horde": {**supply, **full}}, "place"),
        ("trainer", {"horde": {**supply, **all_trolls}}, "place"),
        ("artilleryman", {"horde": supply}, "place"),
        ("artilleryman", {"horde": supply, "machines": {"FL": ("trebuchet", 2, 0)}}, "place"),
        ("possession", {"horde": supply, "heroic_gone": ["reinforce", "work", "recall"]}, "place"),
        ("trebuchet", {"wood": 9, "horde": supply,
                       "machines": {"FL": "trebuchet", "FR": "trebuchet"}}, "tile"),
        ("siege-tower", {"wood": 9, "horde": supply, "siege_towers": ["FL", "FL", "W1"]}, "tile"),
        ("ballista", {"wood": 9, "horde": supply,
                      "machines": {"R1": "ballista", "R2": "ballista", "R3": "ballista"}}, "tile"),
        ("bridge", {"wood": 9, "horde": supply,
                    "paths": {"FL-R1": "bridge", "FL-R2": "bridge", "FL-R3": "bridge"}}, "tile"),
        ("saboteur", {"horde": supply, "saboteurs": ["forge", "guards", "scouts"]}, "tile"),
        ("quartermaster", {"horde": supply, "training": {
            "R1": ["quartermaster"], "R2": ["quartermaster"], "R7": ["quartermaster"]}}, "tile"),
    ):  # fmt: skip
        match = castle(card=card, objectives=[], **facts)
        idle = told(match, "card-idle")
        assert idle, card
        assert idle[0].about == {"card": card, "obstacle": obstacle}


def test_6_6_with_one_tile_and_one_place_left_a_card_can_be_used() -> None:
    supply = {"supply": {"goblin": 3, "orc": 3, "troll": 3}}
    for card, facts in (
        ("trebuchet", {"machines": {"FL": "trebuchet", "R1": "ballista", "R2": "catapult"}}),
        ("siege-tower", {"siege_towers": ["FL", "W1"]}),
        ("ballista", {"machines": {"R1": "ballista", "R2": "ballista"}}),
        ("bridge", {"paths": {"FL-R1": "bridge", "FL-R2": "bridge"}}),
        ("banner", {"equipment": {"W1": ["banner"], "W2": ["banner"]}}),
        ("mantelet", {"mantelets": ["R1", "R7"]}),
        ("saboteur", {"saboteurs": ["forge", "guards"]}),
        ("trench-master", {"training": {"R1": ["trench-master"], "R7": ["trench-master"]}}),
        ("artilleryman", {"machines": {"FR": ("trebuchet", 2, 1)}}),
        ("trainer", {"horde": {**supply, "FL": {"orc": 10}, "FR": {"orc": 9}}}),
        ("possession", {"heroic_gone": ["reinforce", "work"]}),
    ):
        said = {"horde": supply, "wood": 9, **facts}
        match = castle(card=card, objectives=[], **said)  # type: ignore[arg-type]
        assert f"use {card}-a" in texts(match), card


def test_19_3_only_rituals_are_cheaper_by_the_altar() -> None:
    burning = {"objectives": ["altar-of-ash", "heavy-steps"], "objectives_met": ["altar-of-ash"]}
    for card, before, paid in (
        ("bloodstones", {"goblin": 1}, (0, 0, 0)),
        ("specter", {"goblin": 2}, (1, 0, 0)),
        ("trench-master", {"orc": 1}, (0, 1, 0)),
        ("banner", {"goblin": 1}, (1, 0, 0)),
    ):
        match = castle(
            card=card,
            horde={"supply": before},
            wood=2,
            machines={"R1": "ballista", "R2": "catapult"},
            **burning,  # type: ignore[arg-type]
        )
        play(match, f"use {card}-a")
        assert horde(match, "paid") == paid
