"""2 The board."""

from siegeworks.games.stronghold.rules.ground import can_hit, count_steps, find_hero
from siegeworks.games.stronghold.rules.pieces import CAMP_NAMES, NONE
from tests.games.stronghold.castle import castle, garrison, horde, play, refusal, rich, texts, zones

TABLES = rich(card="ballista").state.tables  # type: ignore[attr-defined]


def test_2_1_the_gate_parts_w4_and_w5() -> None:
    match = castle(at="defender phase", sand=2, garrison={"W4": {"soldier": 1}, "W5": {}})
    play(match, "pick-up W4-soldier")
    assert "swap W3-marksman" in texts(match)
    assert "put W5" not in texts(match)
    assert refusal(match, "put W5").rule == "15.1"
    assert TABLES.section_neighbours[3] == (2,)
    assert TABLES.section_neighbours[4] == (5,)


def test_2_2_a_tower_has_two_marksmen_and_one_item() -> None:
    match = castle(
        at="defender phase", sand=1, laid={"pole": 2}, tower_item={"T3": "cannon"}, plans=[]
    )
    play(match, "lay pole")
    assert "put-item T3" not in texts(match)
    assert "put-item T2" in texts(match)
    match = castle(at="defender phase", sand=1, garrison={"T3": {"marksman": 2}}, plans=[])
    play(match, "pick-up barracks-marksman")
    assert "put T3" not in texts(match)
    assert "put T2" in texts(match)


def test_2_3_ramparts_hold_seven_and_foregrounds_ten() -> None:
    match = castle(
        card="trainer",
        horde={"supply": {"orc": 2}, "FL": {"orc": 10}, "FR": {"orc": 9}},
    )
    play(match, "use trainer-a")
    assert horde(match, "FR") == (0, 9, 1), "one space left, one troll, on the only side"
    match = castle(
        agenda=["JoinAt(1)", "EndOfRound()"],
        round=7,
        horde={"R2": {"goblin": 7}, "R1": {"goblin": 6}},
    )
    why = refusal(match, "join-at R2")
    assert (why.reason, why.need, why.have) == ("no-room", 1, 0)
    play(match, "join-at R1")
    assert horde(match, "R1") == (6, 1, 0), "room for one: the orc"


def test_2_4_twenty_one_paths_forward_only_and_never_to_the_other_side() -> None:
    t = TABLES
    assert len(t.path_from) == 21
    ends = [[t.path_to[path] for path in range(21) if t.path_from[path] == f] for f in (16, 17)]
    assert ends == [[9, 10, 11], [12, 13, 14]]
    assert [t.path_from[path] for path in range(21) if t.path_to[path] == 15] == [14]
    for start, end in zip(t.path_from, t.path_to, strict=True):
        assert end < start or (start, end) == (14, 15)


def test_2_5_walls_have_no_limit_on_a_section() -> None:
    match = castle(at="defender phase", sand=1, laid={"wall": 1}, walls={"W3": 5}, plans=[])
    play(match, "lay wall", "build-wall W3")
    assert zones(match)["walls"]["W3"] == 6


def test_2_6_a_rampart_has_one_place_for_a_barrage_machine_and_one_for_a_mantelet() -> None:
    match = rich(card="catapult", machines={"R2": "ballista"})
    play(match, "use catapult-a")
    assert refusal(match, "build-at R2").reason == "place-taken"
    assert refusal(match, "build-at FL").reason == "wrong-ground"
    match = rich(card="mantelet", machines={"R2": "ballista"}, mantelets=["R1"])
    play(match, "use mantelet-a")
    assert "build-at R2" in texts(match)
    assert refusal(match, "build-at R1").reason == "place-taken"


def test_2_7_courtyard_barracks_and_guards_adjoin_every_section() -> None:
    match = castle(at="defender phase", sand=1, garrison={"W9": {"marksman": 1}}, plans=[])
    play(match, "pick-up barracks-soldier", "put W9")
    assert garrison(match, "W9") == (1, 1, 0)
    assert zones(match)["sand"] == 0


def test_2_8_towers_face_ramparts_and_cannons_reach_further() -> None:
    t = TABLES
    assert t.tower_ramparts == ((0,), (1,), (2,), (3,), (4,), (5,), (6,))
    assert t.cannon_ramparts[2] == (1, 2)
    assert t.cannon_ramparts[6] == (5, 6)
    assert t.section_ramparts[1] == (0, 1)
    assert t.section_ramparts[8] == (6,)


def test_2_4_how_many_paths_lie_between_two_places() -> None:
    state = castle().state
    camps = {name: camp for camp, name in enumerate(CAMP_NAMES)}
    for start, section, steps in (
        ("FL", "W1", 2), ("FL", "W4", 2), ("FR", "W8", 2), ("FR", "W9", 3), ("R6", "W9", 2),
        ("R6", "W8", 1), ("R7", "W9", 1), ("R1", "W3", NONE), ("FL", "W5", NONE), ("W1", "W1", 0),
        ("W1", "W2", NONE),
    ):  # fmt: skip
        assert count_steps(state, camps[start], camps[section]) == steps  # type: ignore[arg-type]


def test_2_7_the_guards_have_two_spaces() -> None:
    match = castle(at="defender phase", sand=1, garrison={"guards": {"marksman": 2}}, plans=[])
    play(match, "pick-up barracks-marksman")
    assert refusal(match, "put guards").reason == "no-room"
    match = castle(at="defender phase", sand=1, garrison={"guards": {"marksman": 1}}, plans=[])
    play(match, "pick-up barracks-marksman", "put guards")
    assert garrison(match, "guards") == (2, 0, 0)


def test_3_3_which_hero_stands_where() -> None:
    state = castle(heroes={"officer": "W2", "warrior": "W9"}).state
    found = [find_hero(state, section) for section in range(9)]  # type: ignore[arg-type]
    assert found == [NONE, 0, NONE, NONE, NONE, NONE, NONE, NONE, 1]


def test_2_8_what_a_machine_can_aim_at() -> None:
    state = castle(machines={"R6": "ballista", "FR": "trebuchet"}, glare="W7").state
    for gun, sections in ((5, [7]), (8, [4, 5, 7, 8]), (0, [0, 1])):
        reach = [section for section in range(9) if can_hit(state, gun, section)]  # type: ignore[arg-type]
        assert reach == sections
