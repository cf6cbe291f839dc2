"""23 Rulings on setting up, paying, the invader's cards and rituals."""

from siegeworks import Match
from tests.games.stronghold.castle import (
    DEFENDER,
    INVADER,
    castle,
    deal,
    garrison,
    given,
    horde,
    play,
    prompt,
    refusal,
    rich,
    seen,
    start,
    texts,
    told,
    zones,
)

MIXED = ["goblin"] * 4 + ["orc"] * 7 + ["troll"] * 3


def briefing(**facts: object) -> Match:
    """The exchange after the Briefing of a round."""
    return play(castle(at="round", **facts), *MIXED)  # type: ignore[arg-type]


def phase(sand: int, **facts: object) -> Match:
    """The defender with hourglasses to spend and no plans."""
    facts.setdefault("plans", [])
    return castle(at="defender phase", sand=sand, **facts)  # type: ignore[arg-type]


def test_23_1_briefing_happens_and_then_the_defender_spends() -> None:
    match = briefing()
    assert horde(match, "supply") == (4, 7, 3)
    play(match, "keep-line")
    assert (match.to_move, zones(match)["sand"]) == (DEFENDER, 2)


def test_23_2_six_cards_stay_in_the_middle() -> None:
    match = briefing()
    play(match, "change-line", "swap-out ladder", "swap-in artilleryman")
    play(match, "put-next trebuchet")
    assert len(zones(match)["line"]) == 6
    assert zones(match)["line"][-1] == "artilleryman"


def test_23_3_resources_give_one_hourglass() -> None:
    match = castle(at="card 1", horde={"supply": {"troll": 1}})
    play(match, "give-up troll")
    assert given(match) == 1


def test_23_20_each_action_of_the_building_costs_one_more_and_one_saboteur_fits() -> None:
    match = phase(9, saboteurs=["workshop"])
    for action, need in (("wall", 3), ("pole", 4)):
        for _ in range(need - 1):
            play(match, f"lay {action}")
            assert prompt(match) == "Spend"
    match = rich(card="saboteur", saboteurs=["workshop"])
    play(match, "use saboteur-a")
    assert refusal(match, "sabotage workshop").reason == "saboteur-there"


def test_23_21_a_target_works_all_round() -> None:
    match = phase(
        5,
        laid={"goblin-cauldron": 1, "orc-cauldron": 2},
        roles={"demon-forge": "target"},
        garrison={"courtyard": {"soldier": 3}},
    )
    play(match, "lay goblin-cauldron", "hang W1", "lay orc-cauldron", "hang W2")
    assert garrison(match, "courtyard") == (0, 1, 0)


def test_23_22_whom_the_specter_takes_goes_to_the_stock() -> None:
    match = castle(
        agenda=["KillDefenders(W1, 1)", "EndOfRound()"],
        roles={"specter-W1": "target"},
        garrison={"W1": {"soldier": 1}},
        horde={"dead": {"orc": 1}},
        round=7,
        plans=[],
    )
    assert (match.to_move, texts(match)) == (INVADER, ["rise-at left", "rise-at right"])
    assert garrison(match, "hospital") == (0, 0, 0)


def test_23_33_the_unit_for_a_spy_is_of_any_kind_and_gives_its_hourglass() -> None:
    match = rich(card="gale", spies=["gale"])
    play(match, "use gale-a")
    assert texts(match) == ["pay-spy goblin", "pay-spy orc", "pay-spy troll"]
    play(match, "pay-spy orc")
    assert given(match) == 2


def test_23_38_the_invader_chooses_first_and_openly() -> None:
    match = deal(start())
    asked = []
    while zones(match)["round"] == 0:
        asked.append(match.to_move)
        match.choose(match.options()[0])
        deal(match)
    assert asked == sorted(asked, key=lambda seat: seat == DEFENDER)
    assert seen(match, DEFENDER)["objectives"] == zones(match)["objectives"]


def test_23_39_resources_follow_briefing() -> None:
    match = play(briefing(), "keep-line")
    while match.to_move == DEFENDER:
        play(match, next(text for text in texts(match) if text.startswith("lay")))
    assert (prompt(match), zones(match)["slot"]) == ("Resources", 1)


def test_23_40_a_new_order_alone_costs_the_one_hourglass() -> None:
    match = briefing()
    play(match, "change-line", "done", "put-next catapult")
    assert given(match) == 2 + 1
    assert zones(match)["line"][0] == "catapult"


def test_23_41_an_exchanged_card_goes_where_the_invader_likes_in_its_phase() -> None:
    match = briefing(reserve=["mantelet", "artilleryman", "saboteur", "demon", "gale", "specter"])
    play(match, "change-line", "swap-out trebuchet", "swap-in mantelet", "done")
    play(match, "put-next mantelet")
    assert zones(match)["line"][0] == "mantelet"
    assert given(match) == 2 + 1


def test_23_42_the_invader_takes_what_the_pile_has() -> None:
    match = castle(at="card 1", horde={"supply": {"troll": 1}}, wood=10, wood_paid=9)
    play(match, "give-up troll")
    assert zones(match)["wood"] == 11


def test_23_43_a_card_without_effect_can_only_be_passed() -> None:
    match = rich(card="artilleryman")
    assert told(match, "card-idle")[0].about == {"card": "artilleryman", "obstacle": "place"}


def test_23_53_one_to_three_tokens_whichever() -> None:
    for first, second in (("feint", "feint"), ("target", "feint"), ("feint", "target")):
        match = rich(card="demon")
        play(
            match, "use demon-a", f"lay-{first} demon-barracks", f"lay-{second} demon-forge", "done"
        )
        assert match.to_move == DEFENDER


def test_23_54_a_token_is_turned_when_its_place_is_used() -> None:
    match = phase(1, laid={"cannon": 2}, roles={"demon-forge": "target"})
    play(match, "lay cannon")
    assert not told(match, "target-turned"), "the action is not completed"
    match = phase(1, roles={"gale-W1": "feint"}, garrison={"W1": {"soldier": 1}})
    play(match, "pick-up W1-soldier", "put courtyard")
    assert told(match, "feint-turned")


def test_23_55_a_possessed_hero_has_acted() -> None:
    match = phase(2, roles={"possession-recall": "target"})
    play(match, "heroic officer-recall")
    assert not [text for text in texts(match) if text.startswith("heroic officer")]
    assert [text for text in texts(match) if text.startswith("heroic warrior")]


def test_23_56_nobody_comes_if_nobody_of_that_strength_was_discarded() -> None:
    match = castle(
        agenda=["KillDefenders(W1, 1)", "EndOfRound()"],
        roles={"specter-W1": "target"},
        garrison={"W1": {"marksman": 1}},
        horde={"dead": {"troll": 3}, "paid": {"goblin": 2}},
        round=7,
        plans=[],
    )
    assert not told(match, "defender-rises")
