"""Chapter 17 of RULES.md: Bombs."""

from typing import Any

from siegeworks import Match
from tests.games.ante_portas.front import about, is_lost, look, march, sums, troops, works, wounded
from tests.games.ante_portas.realm import play, prompt, realm


def blast(hex: str, **facts: Any) -> Match:
    """A Bomb is fired; nothing else is done before the next Half-Year."""
    facts.setdefault("soldiers", {})
    return realm(agenda=[f"Explode({hex})", "EndOfHalfYear()"], **facts)


def test_17_1_three_damage_on_its_hex_and_one_beside_it_to_both_sides() -> None:
    there = {"12": {"basic": 2, "elite": 1}, "14": {"basic": 2}, "15": {"elite": 1}}
    units = {"9": {"farmer": 2}, "7": {"citizen": 1}, "10": {"farmer": 1}}
    match = blast("12", works={"12": "bomb"}, troops=there, soldiers=units)
    assert troops(match) == {"12": (2, 0), "14": (1, 0), "15": (0, 1)}
    assert wounded(match) == (2, 0)
    assert look(match, "7") == {"citizens": 1}


def test_17_1_soldiers_on_its_hex_too() -> None:
    match = blast("12", works={"12": "bomb"}, soldiers={"12": {"farmer": 2, "citizen": 1}})
    assert wounded(match) == (0, 1)
    assert works(match) == {}


def test_17_1_a_lone_building_beside_it_falls_but_no_bunker() -> None:
    match = blast("12", works={"12": "bomb", "9": "trench", "10": "bunker"})
    assert works(match) == {"10": "bunker"}


def test_17_2_bombs_beside_it_explode_the_smallest_number_first() -> None:
    laid = {"12": "bomb", "15": "bomb", "9": "bomb", "20": "bomb", "28": "bomb"}
    match = blast("12", works=laid)
    assert [hex for (hex,) in about(match, "bomb-explodes")] == ["12", "9", "15", "20"]
    assert works(match) == {"28": "bomb"}


def test_17_2_traps_and_mines_beside_it_are_destroyed_on_its_own_hex_there_is_none() -> None:
    laid = {
        "12": "bomb",
        "9": "dummy-mine",
        "10": "trap",
        "7": "bounding-mine",
        "17": "catapult",
        "2": "trap",
    }
    match = blast("12", works=laid)
    assert works(match) == {"2": "trap"}


def test_17_3_until_then_a_bomb_does_nothing() -> None:
    match = march("R104", "17", troops={"17": {"basic": 2}}, works={"12": "bomb"})
    assert (sums(match), troops(match)) == ([], {"7": (2, 0)})
    match = march(
        "R101",
        "17",
        troops={"17": {"basic": 3}},
        works={"12": "bomb"},
        soldiers={"12": {"farmer": 1}},
    )
    assert (sums(match), works(match)) == ([(1, 3)], {"12": "bomb"})
    match = march("D102", "17", troops={"17": {"basic": 1}}, works={"12": "bomb"})
    assert works(match) == {"12": "bomb"}


def test_17_3_fire_sets_it_off() -> None:
    match = march("D103", "17", troops={"17": {"basic": 1}}, works={"15": "bomb"})
    assert works(match) == {}
    assert troops(match) == {}


def test_17_4_all_explosions_are_over_before_a_mine_is_replaced() -> None:
    laid = {"12": "bomb", "15": "bomb", "7": "pressure-mine", "2": "guard-post"}
    match = blast("12", works=laid, soldiers={"2": {"farmer": 1}, "20": {"farmer": 1}})
    assert prompt(match) == "ReplaceMine"
    assert wounded(match) == (1, 0)
    assert [hex for (hex,) in about(match, "bomb-explodes")] == ["12", "15"]


def test_17_4_then_the_card_goes_on_without_those_who_fell() -> None:
    units = {"2": {"farmer": 1}}
    laid = {"7": "bomb", "2": "guard-post"}
    match = march("R104", "17", troops={"17": {"basic": 1}}, soldiers=units, works=laid)
    assert about(match, "troop-goes") == [("down", "12")]
    play(match, "set-off 7")
    assert about(match, "troop-goes") == [("down", "12")]
    assert (troops(match), wounded(match)) == ({}, (1, 0))


def test_17_4_victory_waits_for_the_last_explosion() -> None:
    facts: dict[str, Any] = {"wave_round": 3, "wave_over": "yes", "troops": {"17": {"basic": 1}}}
    match = blast("17", works={"17": "bomb", "20": "bomb"}, soldiers={"25": {"farmer": 1}}, **facts)
    assert match.result is not None
    assert match.result.ending == "won"
    assert wounded(match) == (1, 0)
    assert not is_lost(match)
