"""3 The pieces."""

from siegeworks.core.laws import redraw
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
