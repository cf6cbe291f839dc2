"""Chapter 22 of RULES.md: harder ways to play together."""

from typing import Any

import pytest

from siegeworks import CHANCE, Match
from tests.games.ante_portas.front import look, sums, troops, wounded
from tests.games.ante_portas.realm import agenda, play, prompt, realm, zones

FAR: dict[str, Any] = {"28": {"basic": 1}}


def next_round(wave: str, number: int, **facts: Any) -> Match:
    """The start of a Round after so many."""
    usual: dict[str, Any] = {"troops": FAR, "agenda": ["WaveRound()"]}
    return realm(options={"wave": wave}, wave_round=number, **(usual | facts))


def test_22_1_fallen_invaders_leave_the_game() -> None:
    for wave, gone, left in (("all-dead", 1, 21), ("standard", 0, 22)):
        match = next_round(
            wave,
            1,
            troops={"17": {"basic": 1}, "28": {"basic": 1}},
            soldiers={"12": {"farmer": 1}},
            agenda=["TurnCard(17)", "ChooseTurn()", "LeaveTable()", "WaveRound()"],
        )
        match.happen("R101")
        assert zones(match)["gone"]["basic"] == gone
        assert zones(match)["supply"]["basic"] == left


def test_22_1_before_the_wave_they_go_to_the_supply() -> None:
    match = realm(
        options={"wave": "all-dead"},
        troops={"17": {"basic": 1}},
        soldiers={"12": {"farmer": 1}},
        agenda=["TurnCard(17)", "EndOfHalfYear()"],
    )
    match.happen("R101")
    assert zones(match)["supply"]["basic"] == 23


def test_22_1_new_ones_come_each_round_until_a_kind_has_run_out() -> None:
    match = next_round("all-dead", 8)
    assert agenda(match)[0] == "SpawnCard()"
    for gone in ({"elite": 12}, {"basic": 22}):
        match = next_round("all-dead", 8, gone=gone)
        assert "SpawnCard()" not in agenda(match)
        assert zones(match)["wave_over"] == "yes"


def test_22_1_then_the_last_one_who_falls_decides() -> None:
    match = next_round("all-dead", 8, gone={"elite": 12}, troops={}, soldiers={"2": {"farmer": 1}})
    assert match.result is not None
    assert match.result.ending == "won"


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_22_2_each_round_brings_one_card_more(seats: int) -> None:
    for number in range(5):
        match = next_round("crescendo", number, seats=seats)
        assert agenda(match).count("SpawnCard()") == number + 1


def test_22_2_the_last_spawn_is_that_after_which_all_basic_units_stand() -> None:
    match = next_round("crescendo", 0, troops={"27": {"basic": 22}})
    match.happen("R117")
    assert zones(match)["wave_over"] == "yes"
    match = next_round("crescendo", 0, troops={"27": {"basic": 21}, "22": {"elite": 12}})
    match.happen("R117")
    assert zones(match)["wave_over"] == "no"
    assert next_round("crescendo", 4, wave_over="yes").to_move == CHANCE
    assert agenda(next_round("crescendo", 4, wave_over="yes"))[0] == "TurnCard(28)"


def test_22_3_one_card_each_time() -> None:
    for seats in (2, 3):
        match = realm(
            seats=seats, options={"strong": "on"}, year=2, season="winter", agenda=["HalfYear()"]
        )
        assert agenda(match).count("SpawnCard()") == 1
        assert sum(step.startswith("SeatTurns") for step in agenda(match)) == seats


def test_22_3_the_invaders_are_twice_as_strong() -> None:
    match = realm(
        seats=2,
        options={"strong": "on"},
        troops={"17": {"basic": 1, "elite": 1}},
        soldiers={"12": {"farmer": 1}},
        agenda=["TurnCard(17)", "EndOfHalfYear()"],
    )
    match.happen("R101")
    assert sums(match) == [(1, 8)]
    assert wounded(match) == (1, 0)
    assert troops(match) == {"12": (1, 1)}


def test_22_3_the_players_are_not() -> None:
    match = realm(
        seats=2,
        options={"strong": "on"},
        troops={"17": {"basic": 2}},
        soldiers={"12": {"citizen": 1, "farmer": 1}},
        agenda=["TurnCard(17)", "EndOfHalfYear()"],
    )
    match.happen("R101")
    assert sums(match) == [(4, 4)]
    assert wounded(match) == (1, 1)


@pytest.mark.parametrize(
    ("shots", "troop", "left"),
    [
        (1, {"basic": 1}, {"basic": 1}),
        (2, {"basic": 1}, {}),
        (3, {"basic": 2}, {"basic": 1}),
        (4, {"elite": 1}, {"elite": 1}),
        (6, {"elite": 1}, {}),
    ],
)
def test_22_4_a_unit_absorbs_damage_below_its_strength(
    shots: int, troop: dict[str, int], left: dict[str, int]
) -> None:
    guns = {"9": ("trench", "right-up"), "7": ("trench", "up"), "10": ("trench", "left-up")}
    match = realm(
        seats=2,
        options={"strong": "on"},
        troops={"12": troop},
        works=guns,
        soldiers={gun: {"farmer": 2} for gun in guns},
    )
    play(match, "act", "aim-at 12")
    for shot in range(shots):
        match.choose(f"shoot-from {('9', '7', '10')[shot // 2]}")
    if prompt(match) == "Salvo":
        match.choose("loose")
    assert look(match, "12") == left


def test_22_5_two_cards_and_three_turns_each() -> None:
    match = realm(
        seats=3, options={"strong": "full"}, year=2, season="winter", agenda=["HalfYear()"]
    )
    assert agenda(match).count("SpawnCard()") == 2
    for strong, turns in (("full", 3), ("off", 2), ("on", 2)):
        match = realm(
            seats=3, options={"strong": strong}, agenda=["SeatTurns(1)", "EndOfHalfYear()"]
        )
        assert prompt(match) == "Turn"
        assert agenda(match).count("BeginTurn(1)") == turns - 1


def test_22_5_the_strength_is_doubled_too() -> None:
    match = realm(
        seats=3,
        options={"strong": "full"},
        troops={"17": {"basic": 1}},
        soldiers={"12": {"farmer": 2}},
        agenda=["TurnCard(17)", "EndOfHalfYear()"],
    )
    match.happen("R101")
    assert sums(match) == [(2, 2)]
