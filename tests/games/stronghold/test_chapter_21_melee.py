"""21 The assault: melee."""

from collections.abc import Mapping

from siegeworks import CHANCE, Match
from siegeworks.games.stronghold.rules.melee import find_breach_line, sum_invader
from tests.games.stronghold.castle import (
    castle,
    garrison,
    horde,
    play,
    prompt,
    texts,
    told,
    zones,
)

Units = Mapping[str, Mapping[str, int]]
EMPTY: Units = {"FL": {}, "FR": {}}
AWAY = {"officer": "courtyard", "warrior": "courtyard"}


def melee(at: str, units: Units, **facts: object) -> Match:
    """A step of the melee, with units of the invader only where the test says."""
    facts.setdefault("heroes", AWAY)
    return castle(at=at, horde={**EMPTY, **units}, **facts)  # type: ignore[arg-type]


def fight(
    invaders: Mapping[str, int], defenders: Mapping[str, int], walls: int, **facts: object
) -> Match:
    """Strength against strength at W1."""
    return melee(
        "strength W1",
        {"W1": invaders},
        garrison={"W1": defenders},
        walls={"W1": walls},
        **facts,
    )


def sums(match: Match) -> tuple[object, object]:
    """What both sides had at the section that was compared."""
    invader = told(match, "invader-sum")[-1].about["points"]
    return invader, told(match, "defender-sum")[-1].about["points"]


def has_breach(match: Match) -> bool:
    """Whether the invader has won."""
    return match.result is not None and match.result.ending == "breached"


def test_21_1_there_is_melee_only_where_units_stand_and_no_glare_lies() -> None:
    match = melee("strength W1", {}, siege_towers=["W1"], walls={"W1": 0}, garrison={"W1": {}})
    assert not told(match, "invader-sum")
    match = fight({"troll": 3}, {"marksman": 1}, 0, glare="W1")
    assert not has_breach(match)
    assert not told(match, "invader-sum")


def test_21_1_each_step_is_done_at_all_sections_before_the_next() -> None:
    match = melee(
        "cauldrons",
        {"W1": {"goblin": 2}, "W9": {"orc": 2}},
        cauldron={"W1": "goblin", "W9": "orc"},
    )
    assert horde(match, "W1") == (0, 0, 0)
    assert horde(match, "W9") == (0, 1, 0)


def test_21_2_goblin_cauldrons_kill_all_of_their_kind_others_one() -> None:
    match = melee("cauldrons", {"W2": {"goblin": 3, "orc": 1}}, cauldron={"W2": "goblin"})
    assert horde(match, "W2") == (0, 1, 0)
    match = melee("cauldrons", {"W2": {"troll": 2}}, cauldron={"W2": "troll"})
    assert horde(match, "W2") == (0, 0, 1)


def test_21_2_a_siege_tower_keeps_the_cauldron_from_pouring() -> None:
    match = melee("cauldrons", {"W2": {"orc": 2}}, cauldron={"W2": "orc"}, siege_towers=["W2"])
    assert horde(match, "W2") == (0, 2, 0)


def test_9_5_poison_kills_one_marksman_where_an_invader_stands() -> None:
    facts = {"equipment": {"W2": ["poison"]}, "garrison": {"W2": {"marksman": 2}}}
    assert garrison(melee("poison", {"W2": {"orc": 1}}, **facts), "W2") == (1, 0, 0)
    assert garrison(melee("poison", {}, **facts), "W2") == (2, 0, 0)


def test_21_3_a_pole_strikes_the_weakest_kind_that_its_card_shows() -> None:
    units = {"W1": {"goblin": 1, "orc": 1}, "W2": {"troll": 1}}
    match = melee("poles", units, tower_item={"T1": "pole"})
    assert texts(match) == ["pole-at W1", "pole-at W2"]
    play(match, "pole-at W1")
    assert match.to_move == CHANCE
    play(match, "hit-3")
    assert horde(match, "W1") == (0, 1, 0)
    match = melee("poles", units, tower_item={"T1": "pole"})
    play(match, "pole-at W1", "hit-2")
    assert horde(match, "W1") == (1, 0, 0)


def test_21_3_poles_strike_one_after_the_other_and_no_card_comes_twice() -> None:
    match = melee("poles", {"W2": {"goblin": 4}}, tower_item={"T1": "pole", "T2": "pole"})
    play(match, "hit-4")
    assert "hit-4" not in [str(outcome) for outcome in match.outcomes()]
    play(match, "hit-5")
    assert horde(match, "W2") == (3, 0, 0)
    assert zones(match)["hits_drawn"] == 0


def test_21_4_orders_are_shown_from_w1_to_w9_and_not_under_the_glare() -> None:
    match = melee(
        "work-orders",
        {"W1": {"orc": 1}, "W3": {"orc": 1}, "W9": {"orc": 1}},
        orders={"W1": "bluff", "W3": "fury", "W9": "bluff"},
        glare="W3",
    )
    assert [event.about["section"] for event in told(match, "order-shown")] == ["W1", "W9"]
    assert zones(match)["orders"]["W3"] == "fury"


def test_21_5_units_banner_walls_bay_windows_and_hero_count() -> None:
    match = melee(
        "strength W3",
        {"W3": {"orc": 2, "troll": 1}},
        garrison={"W3": {"marksman": 1, "soldier": 1}, "T2": {"marksman": 1}},
        walls={"W3": 2},
        tower_item={"T2": "bay-window", "T3": "bay-window"},
        heroes={"officer": "W3", "warrior": "courtyard"},
        equipment={"W3": ["banner"]},
    )
    assert sums(match) == (8, 9)


def test_17_14_a_bay_window_needs_a_marksman_in_its_tower() -> None:
    facts = {"tower_item": {"T1": "bay-window"}}
    match = fight({"orc": 1}, {"soldier": 1}, 0, **facts)
    assert sums(match) == (2, 2)
    manned = {"W1": {"soldier": 1}, "T1": {"marksman": 2}}
    for item, sum_there in (("bay-window", 3), ("pole", 2), ("cannon", 2)):
        match = melee(
            "strength W1",
            {"W1": {"orc": 1}},
            garrison=manned,
            walls={"W1": 0},
            tower_item={"T1": item},
        )
        assert sums(match) == (2, sum_there)


def test_8_8_at_a_siege_tower_walls_do_not_count() -> None:
    match = fight({"orc": 2}, {"marksman": 1, "soldier": 1}, 3, siege_towers=["W1"])
    assert sums(match) == (4, 3)


def test_21_6_at_a_tie_nobody_dies() -> None:
    match = fight({"orc": 2, "troll": 1}, {"soldier": 2}, 3)
    assert sums(match) == (7, 7)
    assert horde(match, "W1") == (0, 2, 1)
    assert garrison(match, "W1") == (0, 2, 0)


def test_21_6_goblins_in_fury_die_at_a_tie_too() -> None:
    match = fight(
        {"goblin": 1}, {"veteran": 1}, 0, orders={"W1": "open-fury"}, orders_worked=["W1"]
    )
    assert sums(match) == (3, 3)
    assert horde(match, "W1") == (0, 0, 0)


def test_21_7_with_the_defender_ahead_invaders_up_to_the_difference_die() -> None:
    match = fight({"goblin": 1, "orc": 2}, {"soldier": 2}, 3)
    assert sums(match) == (5, 7)
    assert texts(match) == ["kill-invader goblin", "kill-invader orc"]
    play(match, "kill-invader orc")
    assert horde(match, "W1") == (1, 1, 0)


def test_21_8_with_the_invader_ahead_defenders_up_to_the_difference_die() -> None:
    match = fight({"orc": 1, "troll": 2}, {"marksman": 1, "soldier": 1}, 2)
    assert sums(match) == (8, 5)
    assert garrison(match, "W1") == (0, 0, 0)
    assert not has_breach(match)


def test_21_9_a_difference_above_the_units_is_a_breach_whatever_walls_and_hero() -> None:
    match = fight(
        {"troll": 3},
        {"marksman": 1, "soldier": 1},
        2,
        heroes={"officer": "courtyard", "warrior": "W9"},
    )
    assert sums(match) == (9, 5)
    assert has_breach(match)


def test_21_10_the_rest_is_lost_when_no_unit_fits_into_it() -> None:
    match = fight({"orc": 2}, {"soldier": 1}, 3)
    assert sums(match) == (4, 5)
    assert horde(match, "W1") == (0, 2, 0)


def test_21_11_without_defending_units_any_lead_is_a_breach_and_any_lack_costs() -> None:
    facts = {"heroes": {"officer": "W1", "warrior": "courtyard"}}
    assert has_breach(fight({"orc": 1, "troll": 1}, {}, 1, **facts))
    match = fight({"orc": 1}, {}, 1, **facts)
    assert horde(match, "W1") == (0, 0, 0)


def test_23_7_by_a_setting_empty_walls_kill_nobody() -> None:
    idle = {"empty-walls": "idle"}
    assert horde(fight({"orc": 1}, {}, 5), "W1") == (0, 0, 0)
    assert horde(fight({"orc": 1}, {}, 5, options=idle), "W1") == (0, 1, 0)
    match = fight({"orc": 1}, {"marksman": 1}, 5, options=idle)
    assert horde(match, "W1") == (0, 0, 0), "with a unit there the walls count as ever"


def test_1_2_a_breach_ends_the_game_at_once() -> None:
    match = castle(
        agenda=["Strength(W2)", "Strength(W3)", "EndOfRound()"],
        horde={**EMPTY, "W2": {"troll": 4}, "W3": {"orc": 1}},
        garrison={"W2": {"marksman": 1}},
    )
    assert has_breach(match)
    assert [event.about["section"] for event in told(match, "invader-sum")] == ["W2"]


def test_1_4_the_other_side_chooses_who_dies() -> None:
    match = castle(
        at="aim-machines",
        horde={**EMPTY, "W1": {"orc": 1, "troll": 1}},
        garrison={"W1": {"marksman": 1, "soldier": 1}},
        machines={"R1": "ballista"},
    )
    play(match, "aim-machine W1", "hit")
    assert (match.to_move, prompt(match)) == (0, "KillDefenders")
    play(match, "kill-defender soldier")
    assert (match.to_move, prompt(match)) == (1, "KillInvaders")


def test_3_3_a_hero_is_no_unit_and_never_dies() -> None:
    match = castle(
        at="aim-machines",
        garrison={"W3": {}},
        heroes={"officer": "W3", "warrior": "W6"},
        machines={"R2": "ballista"},
    )
    play(match, "aim-machine W3", "hit")
    assert zones(match)["hero_at"]["officer"] == "W3"
    assert not told(match, "defender-dies")


def test_9_5_poison_needs_its_token_and_finds_the_only_marksman() -> None:
    units = {"W2": {"orc": 1}, "W3": {"orc": 1}}
    alone = {"W2": {"marksman": 1}, "W3": {"marksman": 1}}
    match = melee("poison", units, equipment={"W2": ["poison"]}, garrison=alone)
    assert (garrison(match, "W2"), garrison(match, "W3")) == ((0, 0, 0), (1, 0, 0))


def test_11_9_whom_poison_kills_the_specter_raises() -> None:
    match = melee(
        "poison",
        {"W2": {"orc": 1}, "dead": {"goblin": 1}},
        equipment={"W2": ["poison"]},
        garrison={"W2": {"marksman": 2}},
        roles={"specter-W2": "target"},
    )
    assert texts(match) == ["rise-at left", "rise-at right"]


def test_21_2_a_cauldron_needs_its_kind_and_a_section_its_cauldron() -> None:
    match = melee(
        "cauldrons",
        {
            "W1": {"troll": 1},
            "W2": {"goblin": 1, "troll": 1},
            "W3": {"goblin": 1, "troll": 1},
            "W4": {"goblin": 1},
        },
        cauldron={"W2": "orc", "W3": "goblin"},
    )
    assert [event.about for event in told(match, "invader-dies")] == [
        {"horde-kind": "goblin", "camp": "W3"}
    ]
    assert [event.about["section"] for event in told(match, "cauldron-pours")] == ["W3"]


def test_21_3_only_towers_with_a_pole_strike() -> None:
    match = melee("poles", {"W1": {"goblin": 3}}, tower_item={"T1": "cannon"})
    assert not told(match, "pole-strikes")
    assert match.to_move != CHANCE


def test_21_5_goblins_count_three_only_in_a_fury_that_was_carried_out() -> None:
    for order, worked, points in (
        ("open-fury", ["W1"], 3),
        ("open-fury", [], 1),
        ("open-bluff", ["W1"], 1),
    ):
        match = fight({"goblin": 1}, {"soldier": 1}, 0, orders={"W1": order}, orders_worked=worked)
        assert sums(match) == (points, 2)


def test_21_6_at_a_tie_goblins_without_fury_live() -> None:
    match = fight({"goblin": 2}, {"soldier": 1}, 0)
    assert horde(match, "W1") == (2, 0, 0)


def test_21_7_whoever_fits_dies_unasked_if_all_do() -> None:
    match = fight({"goblin": 1, "orc": 1}, {"soldier": 2}, 2)
    assert sums(match) == (3, 6)
    assert horde(match, "W1") == (0, 0, 0)


def test_21_8_the_invader_goes_on_while_a_unit_fits() -> None:
    facts = {
        "garrison": {"W2": {"marksman": 1, "soldier": 1, "veteran": 1}},
        "walls": {"W2": 0},
    }
    match = melee("strength W2", {"W2": {"troll": 3}}, **facts)
    assert sums(match) == (9, 6)
    assert texts(match) == [
        "kill-defender marksman", "kill-defender soldier", "kill-defender veteran",
    ]  # fmt: skip
    play(match, "kill-defender soldier")
    assert garrison(match, "W2") == (0, 0, 1), "one point is left, and only the marksman fits"


def test_21_8_with_one_point_the_marksman_dies_and_no_soldier() -> None:
    match = fight({"orc": 2}, {"marksman": 1, "soldier": 1}, 0)
    assert sums(match) == (4, 3)
    assert garrison(match, "W1") == (0, 1, 0)


def test_11_9_the_specter_raises_each_of_those_who_fall_together() -> None:
    match = fight(
        {"orc": 1, "troll": 2},
        {"marksman": 1, "soldier": 1},
        2,
        roles={"specter-W1": "target"},
    )
    assert not told(match, "defender-rises"), "nobody had left the game"
    match = melee(
        "strength W1",
        {"W1": {"orc": 1, "troll": 2}, "dead": {"goblin": 1, "orc": 1}},
        garrison={"W1": {"marksman": 1, "soldier": 1}},
        walls={"W1": 2},
        roles={"specter-W1": "target"},
    )
    play(match, "rise-at left", "rise-at right")
    assert (horde(match, "FL"), horde(match, "FR")) == ((1, 0, 0), (0, 1, 0))


def test_21_9_the_breach_lines_of_the_table() -> None:
    for units, walls_alone in (
        ({"marksman": 1, "soldier": 1}, 9),
        ({"marksman": 2, "soldier": 1}, 11),
        ({"marksman": 1, "soldier": 2}, 13),
    ):
        for officer, line in (("courtyard", walls_alone), ("W2", walls_alone + 3)):
            match = melee(
                "maneuvers",
                {},
                garrison={"W2": units},
                heroes={"officer": officer, "warrior": "courtyard"},
            )
            assert find_breach_line(match.state, 1) == line  # type: ignore[arg-type]


def test_9_2_a_banner_without_units_has_no_strength() -> None:
    match = melee("maneuvers", {"W2": {"orc": 1}}, equipment={"W1": ["banner"], "W2": ["banner"]})
    assert sum_invader(match.state, 0) == 0  # type: ignore[arg-type]
    assert sum_invader(match.state, 1) == 3  # type: ignore[arg-type]


def test_21_8_points_that_are_left_are_counted_exactly() -> None:
    match = melee(
        "strength W3",
        {"W3": {"troll": 2}},
        garrison={"W3": {"marksman": 2, "soldier": 1}},
        walls={"W3": 0},
    )
    assert sums(match) == (6, 4)
    play(match, "kill-defender marksman")
    assert garrison(match, "W3") == (0, 1, 0), "the other marksman fits, the soldier does not"


def test_11_9_the_specter_raises_whom_the_invader_chooses() -> None:
    match = melee(
        "strength W3",
        {"W3": {"troll": 2}, "dead": {"orc": 1}},
        garrison={"W3": {"marksman": 2, "soldier": 1}},
        walls={"W3": 0},
        roles={"specter-W3": "target"},
    )
    play(match, "kill-defender soldier")
    assert texts(match) == ["rise-at left", "rise-at right"]
