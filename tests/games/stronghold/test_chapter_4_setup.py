"""4 Setting up."""

from siegeworks import CHANCE
from tests.games.stronghold.castle import (
    DEFENDER,
    INVADER,
    deal,
    garrison,
    horde,
    play,
    refusal,
    seen,
    set_up,
    start,
    texts,
    zones,
)

LINE = ("ballista", "catapult", "trebuchet", "banner", "bridge", "ladder")


def test_4_1_the_defender_chooses_plans_when_the_objectives_are_shown() -> None:
    match = deal(start())
    while match.to_move != DEFENDER:
        match.choose(match.options()[0])
        deal(match)
    assert len(seen(match, DEFENDER)["objectives"]) == 2
    assert texts(match)[0].startswith("keep-plan")


def test_4_2_three_cards_of_each_phase_are_dealt() -> None:
    match = start()
    dealt: list[str] = []
    while match.to_move == CHANCE and len(dealt) < 12:
        dealt.append(str(match.outcomes()[-1]))
        match.happen(match.outcomes()[-1])
    known = [*zones(match)["line"], *zones(match)["reserve"]]
    assert sorted(known) == sorted(dealt)
    assert len(set(known)) == 12


def test_4_3_phases_2_and_3_lie_in_the_line_and_4_and_5_in_the_open_reserve() -> None:
    match = deal(start())
    for seat in (INVADER, DEFENDER, None):
        assert tuple(seen(match, seat)["line"]) == LINE
        assert seen(match, seat)["reserve"] == [
            "artilleryman", "quartermaster", "saboteur", "bloodstones", "demon", "gale",
        ]  # fmt: skip


def test_4_4_the_invader_orders_cards_of_one_phase_only() -> None:
    match = deal(start())
    assert texts(match) == ["put-next ballista", "put-next catapult", "put-next trebuchet"]
    assert refusal(match, "put-next banner").reason == "other-phase"
    play(match, "put-next trebuchet", "put-next catapult", "put-next ladder", "put-next banner")
    line = ["trebuchet", "catapult", "ballista", "ladder", "banner", "bridge"]
    assert zones(match)["line"] == line


def test_4_5_the_horde_before_the_castle() -> None:
    match = start()
    assert horde(match, "FL") == horde(match, "FR") == (1, 3, 1)
    assert horde(match, "marauders") == (1, 1, 0)
    assert zones(match)["wood"] == 5


def test_4_6_of_three_objectives_two_are_kept_open_and_the_third_leaves() -> None:
    match = deal(start())
    play(match, *(["put-next ballista", "put-next catapult", "put-next banner", "put-next bridge"]))
    deal(match)
    drawn = zones(match)["objectives_drawn"]
    assert len(drawn) == 3
    assert seen(match, DEFENDER)["objectives_drawn"] == 3
    play(match, f"keep-objective {drawn[2]}")
    assert refusal(match, f"keep-objective {drawn[2]}").reason == "already-kept"
    play(match, f"keep-objective {drawn[0]}")
    assert zones(match)["objectives"] == [drawn[0], drawn[2]]
    assert zones(match)["objectives_drawn"] == []


def test_4_6_objectives_and_plans_may_be_chosen_from_all() -> None:
    match = deal(start("chosen"))
    play(match, *(["put-next ballista", "put-next catapult", "put-next banner", "put-next bridge"]))
    assert len(texts(match)) == 10
    play(match, "keep-objective crossed-fire", "keep-objective altar-of-ash")
    assert len(texts(match)) == 10
    play(match, "keep-plan open-wards", "keep-plan second-watch")
    assert zones(match)["plans"] == ["open-wards", "second-watch"]


def test_4_7_the_garrison_the_walls_and_the_heroes() -> None:
    match = start()
    assert [garrison(match, f"W{w}") for w in (1, 2, 3, 8)] == [
        (1, 1, 0), (1, 2, 0), (2, 1, 0), (1, 1, 0),
    ]  # fmt: skip
    assert garrison(match, "guards") == (1, 0, 0)
    assert garrison(match, "barracks") == (3, 1, 1)
    assert set(zones(match)["walls"].values()) == {2}
    assert zones(match)["hero_at"] == {"officer": "W3", "warrior": "W6"}


def test_4_8_of_three_plans_two_are_kept_face_down() -> None:
    match = deal(start())
    while match.to_move != DEFENDER:
        match.choose(match.options()[0])
        deal(match)
    drawn = zones(match)["plans_drawn"]
    assert [seen(match, seat)["plans_drawn"] for seat in (INVADER, None)] == [3, 3]
    other = next(o for o in ("fouled-axles", "open-wards", "masons-shift") if o not in drawn)
    refused = refusal(match, f"keep-plan {other}")
    assert (refused.reason, refused.rule) == ("not-drawn", "4.8")
    play(match, f"keep-plan {drawn[1]}", f"keep-plan {drawn[2]}")
    assert zones(match)["plans"] == [drawn[1], drawn[2]]
    assert [seen(match, seat)["plans"] for seat in (INVADER, None)] == [2, 2]
    assert zones(match)["plans_drawn"] == []


def test_4_9_four_hourglasses_lie_ready_and_two_come_with_the_round() -> None:
    assert zones(start())["sand"] == 4
    match = set_up(start())
    assert zones(match)["sand"] == 6
    play(match, "change-line")
    assert zones(match)["sand"] == 7


def test_4_2_every_card_of_a_phase_is_as_likely() -> None:
    match = start()
    assert {outcome.weight for outcome in match.outcomes()} == {1}
    assert [str(outcome) for outcome in match.outcomes()] == [
        "ballista", "catapult", "trebuchet", "mantelet", "siege-tower",
    ]  # fmt: skip
    match.happen("catapult")
    assert "catapult" not in [str(outcome) for outcome in match.outcomes()]


def test_4_6_an_objective_that_was_not_drawn_cannot_be_kept() -> None:
    match = deal(start())
    play(match, *(["put-next ballista", "put-next catapult", "put-next banner", "put-next bridge"]))
    deal(match)
    assert refusal(match, "keep-objective drums-on-both-flanks").reason == "not-drawn"
    play(match, "keep-objective altar-of-ash")
    assert texts(match) == ["keep-objective bare-battlements", "keep-objective hooded-choir"]
    assert zones(match)["objectives_drawn"] == ["bare-battlements", "hooded-choir"]


def test_4_8_a_plan_is_kept_once() -> None:
    match = deal(start())
    while match.to_move != DEFENDER:
        match.choose(match.options()[0])
        deal(match)
    first, second, third = zones(match)["plans_drawn"]
    play(match, f"keep-plan {second}")
    refused = refusal(match, f"keep-plan {second}")
    assert (refused.reason, refused.rule) == ("already-kept", "4.8")
    assert zones(match)["plans_drawn"] == [first, third]


def test_4_3_everything_else_is_bare_at_the_start() -> None:
    after = zones(start())
    for zone in ("sent", "equipment", "hits", "misses", "training", "laid", "struck", "volley"):
        assert set(after[zone].values()) == {0}, zone
    for zone in ("cauldron", "tower_item", "barrage", "siege_tower", "paths", "orders", "aim"):
        assert set(after[zone].values()) == {None}, zone
    for zone in ("used", "spies", "platforms", "mantelets", "saboteurs", "finished", "joins",
                 "hero_used", "heroic_used", "heroic_gone", "oath", "rituals_done",
                 "targets_turned", "plans_played", "objectives_met", "hits_drawn", "slot",
                 "orders_worked", "maneuvers", "wood_paid"):  # fmt: skip
        assert after[zone] == 0, zone
    for zone in ("glare", "blessing", "malfunction", "toppled"):
        assert after[zone] is None, zone
    assert set(after["feints_turned"].values()) == set(after["orders_gone"].values()) == {0}
