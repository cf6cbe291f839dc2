"""3 The pieces."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

from siegeworks import Match
from siegeworks.core.laws import redraw
from siegeworks.games.stronghold.rules.state import Castle
from tests.games.stronghold.castle import (
    DEFENDER,
    INVADER,
    castle,
    garrison,
    horde,
    play,
    rich,
    seen,
    start,
    told,
    zones,
)


def test_3_1_the_bag_after_setting_up() -> None:
    assert horde(start(), "bag") == (57, 93, 38)


def test_3_2_the_defenders_stock_after_setting_up() -> None:
    assert garrison(start(), "stock") == (2, 8, 3)


def test_3_3_heroes_are_no_units_and_never_die() -> None:
    match = castle(
        agenda=["KillDefenders(W3, 1)", "EndOfRound()"], garrison={"W3": {}}, round=7, plans=[]
    )
    assert not told(match, "defender-dies")
    assert zones(match)["hero_at"]["officer"] == "W3"


def test_3_4_what_is_not_in_stock_cannot_be_built() -> None:
    match = rich(
        card="banner", equipment={"W1": ["banner"], "W2": ["banner"], "W3": ["banner"]}, sand=0
    )
    assert next(event.about for event in told(match, "card-idle")) == {
        "card": "banner", "obstacle": "tile",
    }  # fmt: skip


def test_3_5_dead_invaders_leave_the_game_and_dead_defenders_go_to_the_hospital() -> None:
    match = castle(
        agenda=["KillDefenders(W1, 1)", "KillInvaders(R1, 1)", "Card(2)", "EndOfRound()"],
        round=7,
        garrison={"W1": {"soldier": 1}},
        horde={"R1": {"orc": 1}, "supply": {"troll": 1}},
        wood=5,
    )
    assert garrison(match, "hospital") == (0, 1, 0)
    assert garrison(match, "stock")[1] == 8
    assert horde(match, "dead") == (0, 1, 0)


def test_3_6_what_is_hidden_could_be_otherwise_and_looks_the_same() -> None:
    match = rich(
        card="ballista",
        paths={"FL-R1": "goblin-trap", "R1-W1": "open-troll-trap", "R2-W2": "bridge"},
        roles={"gale-W1": "target", "gale-W2": "feint", "demon-forge": "feint"},
        horde={"W1": {"orc": 1}, "W2": {"orc": 1}, "supply": {"troll": 2}},
        orders={"W1": "fury", "W2": "open-call"},
    )
    for seat in (INVADER, DEFENDER, None):
        others = [redraw(match, seat) for _ in range(4)]
        assert all(other.view(seat) == match.view(seat) for other in others)
    invader, defender, nobody = (seen(match, seat) for seat in (INVADER, DEFENDER, None))
    assert [invader["paths"][p] for p in ("FL-R1", "R1-W1", "R2-W2", "FL-R2")] == [
        "?", "open-troll-trap", "bridge", None,
    ]  # fmt: skip
    assert defender["paths"]["FL-R1"] == "goblin-trap"
    assert nobody["paths"]["FL-R1"] == "?"
    assert (invader["roles"]["gale-W1"], defender["roles"]["gale-W1"]) == ("target", "?")
    assert (invader["orders"]["W1"], defender["orders"]["W1"]) == ("fury", "?")
    assert defender["orders"]["W2"] == nobody["orders"]["W2"] == "open-call"
    assert (invader["plans"], nobody["plans"]) == (2, 2)


def test_3_6_a_redraw_leaves_the_target_in_the_hand_as_often_as_it_is_there() -> None:
    match = rich(card="ballista", roles={"gale-W1": "target", "gale-W2": "feint"})
    state = match.state.clone()
    places = {"gale-W1": 0, "gale-W2": 0, "hand": 0}
    for _ in range(600):
        state.redraw(DEFENDER)
        roles = state.roles  # type: ignore[attr-defined]
        where = [name for mark, name in ((17, "gale-W1"), (18, "gale-W2")) if roles[mark] == 1]
        places[where[0] if where else "hand"] += 1
    assert all(150 <= count <= 250 for count in places.values()), places


def test_3_6_plans_could_be_any_that_were_not_played() -> None:
    match = castle(card="ballista", plans=["open-wards"], plans_played=["second-watch"])
    play_on = match.state.clone()
    found = set()
    for _ in range(200):
        play_on.redraw(INVADER)
        found |= set(play_on.plans)  # type: ignore[attr-defined]
    assert found == set(range(10)) - {5}
    assert play(match) is match


def guess(match: Match, seat: int, look: Callable[[Castle], object]) -> Counter[object]:
    """What a seat may believe, by what it looks at: how often each is drawn anew in 900 times."""
    state = match.state.clone()
    assert isinstance(state, Castle)
    found: Counter[object] = Counter()
    for _ in range(900):
        state.redraw(seat)
        found[look(state)] += 1
    return found


def is_even(found: Counter[object], shares: dict[object, int]) -> bool:
    """Whether things came up about as often as their shares say, and nothing else did."""
    if set(found) != set(shares):
        return False
    unit = sum(found.values()) / sum(shares.values())
    return all(abs(found[what] - unit * share) < 90 for what, share in shares.items())


def test_3_6_a_hidden_order_could_be_any_that_does_not_lie_open() -> None:
    match = rich(
        card="ballista",
        horde={"W1": {"orc": 1}, "W2": {"orc": 1}, "W3": {"orc": 1}},
        orders={"W1": "fury", "W2": "open-call", "W3": "bluff"},
    )
    fury, detonation, bluff = 0, 1, 3
    found = guess(match, DEFENDER, lambda g: g.orders[0])
    assert is_even(found, {fury: 1, detonation: 1, bluff: 2})
    assert guess(match, DEFENDER, lambda g: g.orders[1]) == {4 + 2: 900}, "the open one stays"
    assert guess(match, INVADER, lambda g: tuple(g.orders[:3])) == {(0, 6, 3): 900}
    both = guess(match, DEFENDER, lambda g: tuple(sorted((g.orders[0], g.orders[2]))))
    assert (fury, fury) not in both
    assert (bluff, bluff) in both


def test_3_6_a_mixed_up_order_stays_hidden_too() -> None:
    match = rich(
        card="ballista",
        horde={"W1": {"orc": 1}},
        orders={"W1": "fury"},
        mixed=["bluff"],
        orders_gone={"call": 1},
    )
    found = guess(match, DEFENDER, lambda g: g.mixed[0])
    assert is_even(found, {0: 1, 1: 1, 3: 2})
    assert guess(match, INVADER, lambda g: g.mixed[0]) == {3: 900}
    pairs = guess(match, DEFENDER, lambda g: (g.orders[0], g.mixed[0]))
    assert (0, 0) not in pairs
    assert (3, 3) in pairs
    drawn: list[int] = []
    guess(match, DEFENDER, lambda g: drawn.append(g.mixed[0]))
    again = [one for one, next_one in pairwise(drawn) if one == next_one]
    assert set(again) == {0, 1, 3}, "what was mixed up may be guessed again"


def test_3_6_a_trap_face_down_could_be_any_that_does_not_lie_open() -> None:
    match = rich(
        card="ballista",
        paths={
            "FL-R1": "goblin-trap",
            "R1-W1": "open-troll-trap",
            "R1-W2": "open-troll-trap",
            "R2-W2": "open-goblin-trap",
            "FL-R2": "bridge",
        },
    )
    found = guess(match, INVADER, lambda g: g.paths[0])
    assert is_even(found, {0: 2, 1: 1, 2: 3})
    assert len(guess(match, INVADER, lambda g: tuple(g.paths[1:]))) == 1, "all else stays"
    assert guess(match, DEFENDER, lambda g: g.paths[0]) == {0: 900}


def test_3_6_a_token_could_be_the_target_unless_it_lies_open() -> None:
    roles = {"gale-W1": "target", "gale-W2": "feint"}
    match = rich(card="ballista", roles=roles, feints_turned={"gale": 1})
    found = guess(match, DEFENDER, lambda g: (g.roles[17], g.roles[18]))
    assert is_even(found, {(1, 0): 1, (0, 1): 1}), "one bluff went home, so none is in the hand"
    match = rich(card="ballista", roles={"gale-W1": "open-target", "gale-W2": "feint"})
    assert guess(match, DEFENDER, lambda g: (g.roles[17], g.roles[18])) == {(2, 0): 900}
    match = rich(card="ballista", roles={"specter-W9": "feint", "demon-forge": "target"})
    found = guess(match, DEFENDER, lambda g: g.roles[37])
    assert is_even(found, {0: 2, 1: 1}), "of one token and two in the hand"
    assert guess(match, INVADER, lambda g: tuple(g.roles)) == {tuple(match.state.roles): 900}  # type: ignore[attr-defined]


def test_3_6_what_is_drawn_to_choose_from_is_hidden() -> None:
    match = castle(
        agenda=["KeepPlan(1)", "Round()"],
        plans=["open-wards"],
        plans_drawn=["second-watch", "fouled-axles"],
    )
    found = guess(match, INVADER, lambda g: tuple(g.plans + g.plans_drawn))
    assert all(len(set(plans)) == 3 for plans in found if isinstance(plans, tuple))
    assert len(found) > 100
    match = castle(
        agenda=["KeepObjective(1)", "Round()"],
        objectives=["heavy-steps"],
        objectives_drawn=["altar-of-ash", "crossed-fire"],
    )
    found = guess(match, DEFENDER, lambda g: tuple(g.objectives_drawn))
    assert len(found) == 9 * 8 // 2, "any two but the one that lies open"
    assert guess(match, INVADER, lambda g: tuple(g.objectives_drawn)) == {(0, 4): 900}


def test_3_6_who_sees_a_token_of_each_kind() -> None:
    match = rich(
        card="ballista",
        horde={"W1": {"orc": 1}, "W2": {"orc": 1}},
        orders={"W1": "open-fury", "W2": "bluff"},
        paths={"FL-R1": "open-goblin-trap", "FL-R2": "tower-trap"},
        roles={"gale-W1": "open-target", "gale-W2": "feint"},
    )
    views = [seen(match, seat) for seat in (INVADER, DEFENDER, None)]
    assert [view["orders"]["W1"] for view in views] == ["open-fury"] * 3
    assert [view["orders"]["W2"] for view in views] == ["bluff", "?", "?"]
    assert [view["paths"]["FL-R1"] for view in views] == ["open-goblin-trap"] * 3
    assert [view["paths"]["FL-R2"] for view in views] == ["?", "tower-trap", "?"]
    assert [view["roles"]["gale-W1"] for view in views] == ["open-target"] * 3
    assert [view["roles"]["gale-W2"] for view in views] == ["feint", "?", "?"]


def test_a_copy_is_the_same_and_stands_alone() -> None:
    match = rich(
        card="ballista",
        machines={"R1": ("ballista", 1, 3)},
        hero_used=["officer"],
        heroic_used=["recall"],
        options={"secrets": "chosen", "empty-walls": "idle"},
    )
    state = match.state
    twin = state.clone()
    for name in Castle.__annotations__:
        assert getattr(twin, name) == getattr(state, name), name
