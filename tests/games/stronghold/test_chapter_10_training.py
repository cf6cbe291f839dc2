"""10 Phase 4: training."""

from tests.games.stronghold.castle import castle, horde, play, refusal, rich, texts, told, zones


def test_10_1_two_different_tokens_at_a_rampart() -> None:
    match = rich(card="trench-master", training={"R3": ["trench-master"], "R4": ["quartermaster"]})
    play(match, "use trench-master-a")
    assert refusal(match, "train-at R3").reason == "same-training"
    play(match, "train-at R4")
    assert zones(match)["training"]["R4"] == 0b10010


def test_10_2_an_artilleryman_takes_a_miss_out_of_a_deck() -> None:
    match = rich(card="artilleryman", machines={"R1": "ballista", "R2": ("catapult", 2, 0)})
    play(match, "use artilleryman-a")
    assert zones(match)["misses"]["R1"] == 3, "the only deck with a miss"
    match = rich(
        card="artilleryman",
        machines={"R1": ("ballista", 2, 1), "R2": "catapult", "R3": ("catapult", 2, 0)},
    )
    play(match, "use artilleryman-a")
    assert refusal(match, "train-crew R3").reason == "no-miss"
    assert refusal(match, "train-crew R5").reason == "no-machine"
    match = rich(card="artilleryman", machines={"R1": ("ballista", 2, 0)})
    assert told(match, "card-idle")


def test_10_3_a_quartermaster_leads_one_unit_through_a_full_rampart() -> None:
    match = castle(
        at="maneuvers",
        training={"R2": ["quartermaster"]},
        horde={"R2": {"goblin": 7}, "FL": {"troll": 1}},
    )
    play(match, "perform minor")
    while not [text for text in texts(match) if text.startswith("lead")]:
        play(match, "done")
    assert {"lead R2-W2-troll", "lead R2-W3-troll"} <= set(texts(match))


def test_10_4_a_saboteur_makes_the_actions_of_a_building_dearer() -> None:
    match = rich(card="saboteur", saboteurs=["forge"])
    play(match, "use saboteur-a")
    assert refusal(match, "sabotage forge").reason == "saboteur-there"
    assert refusal(match, "sabotage courtyard").reason == "no-actions"
    play(match, "sabotage workshop")
    assert match.to_move == 1
    play(match, "lay wall", "lay wall")
    assert not told(match, "wall-built"), "two are not enough any more"


def test_10_5_the_trainer_brings_trolls_to_free_spaces() -> None:
    match = castle(card="trainer", horde={"supply": {"orc": 2}})
    play(match, "use trainer-a", "troll-to left", "troll-to right")
    assert (horde(match, "FL"), horde(match, "FR")) == ((1, 3, 2), (1, 3, 2))
    match = castle(
        card="trainer", horde={"supply": {"orc": 2}, "FL": {"goblin": 10}, "FR": {"goblin": 9}}
    )
    play(match, "use trainer-a")
    assert len(told(match, "troll-comes")) == 1


def test_10_6_cannons_do_nothing_at_the_rampart_of_a_trench_master() -> None:
    match = castle(
        agenda=["AimCannon(T1)", "EndOfRound()"],
        tower_item={"T1": "cannon"},
        training={"R1": ["trench-master"]},
        horde={"R1": {"orc": 2}, "R2": {"orc": 2}},
        round=7,
        plans=[],
    )
    assert refusal(match, "aim-cannon R1").reason == "trenches"
    assert {"aim-cannon R2", "aim-cannon FL"} <= set(texts(match))


def test_10_2_a_trebuchet_may_get_an_artilleryman() -> None:
    match = rich(card="artilleryman", machines={"R1": "ballista", "FR": "trebuchet"})
    play(match, "use artilleryman-a", "train-crew FR")
    assert zones(match)["misses"]["FR"] == 3


def test_10_4_the_saboteur_stays_in_his_building() -> None:
    match = rich(card="saboteur")
    play(match, "use saboteur-a", "sabotage scouts")
    assert zones(match)["saboteurs"] == 1 << 6


def test_10_5_two_trolls_come_and_no_more() -> None:
    match = castle(card="trainer", horde={"supply": {"orc": 2}})
    play(match, "use trainer-a", "troll-to left", "troll-to left")
    assert horde(match, "FL") == (1, 3, 3)
    assert len(told(match, "troll-comes")) == 2
    assert match.to_move == 1
    few = {
        "supply": {"orc": 2},
        "bag": {"goblin": 57, "orc": 91, "troll": 1},
        "dead": {"troll": 37},
    }
    match = castle(card="trainer", horde=few)
    play(match, "use trainer-a", "troll-to right")
    assert horde(match, "FR") == (1, 3, 2)
    assert match.to_move == 1, "the bag has no other"
