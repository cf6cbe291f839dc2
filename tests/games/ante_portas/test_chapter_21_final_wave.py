"""Chapter 21 of RULES.md: the Final Wave."""

from typing import Any

import pytest

from siegeworks import CHANCE, Match
from tests.games.ante_portas.front import look, troops
from tests.games.ante_portas.realm import (
    agenda,
    filled,
    goals,
    outcomes,
    play,
    prompt,
    realm,
    refusal,
    texts,
    told,
    zones,
)

FAR: dict[str, Any] = {"28": {"basic": 1}}


def wave_turn(**facts: Any) -> Match:
    """The one turn of a Round, seat 0's."""
    usual: dict[str, Any] = {"wave_round": 1, "troops": FAR, "market": "wave-1"}
    return realm(agenda=["Turn(0, first)", "LeaveTable()", "WaveRound()"], **(usual | facts))


def test_21_1_all_stewards_go_to_the_small_market() -> None:
    match = realm(
        seats=2,
        year=5,
        season="winter",
        stewards={"0": "baker", "1": "east-market", "1-second": "joiner-1"},
        agenda=["FinalWave()"],
    )
    assert [spot for spot in zones(match)["steward"].values() if spot] == ["S"] * 3
    assert zones(match)["market"] == "wave-1"


def test_21_1_only_the_command_center_is_open() -> None:
    match = wave_turn()
    assert goals(match) == {
        "recruiting-officer",
        "commander",
        "army-doctor",
        "minelayer-pressure",
        "builder-trench",
    }
    why = refusal(match, "go west-market")
    assert (why.reason, why.rule) == ("only-command-center", "21.1")


def test_21_1_after_two_eras_it_is_the_second_card() -> None:
    match = realm(era=2, year=5, season="winter", options={"eras": "2"}, agenda=["FinalWave()"])
    assert zones(match)["market"] == "wave-2"


def test_21_2_spawn_march_one_turn_and_again() -> None:
    match = realm(seats=2, agenda=["FinalWave()"])
    play(match, "R102", "R110")
    assert troops(match) == {"24": (2, 0), "25": (1, 0), "26": (1, 0)}
    play(match, "R101", "R103", "R106")
    assert prompt(match) == "ChooseTurn"
    assert len(told(match, "card-turned")) == 3
    play(match, "take-turn 1-first", "go army-doctor")
    assert zones(match)["wave_round"] == 2
    assert match.to_move == CHANCE


@pytest.mark.parametrize(("seats", "rounds", "cards"), [(1, 2, 1), (2, 3, 2), (3, 4, 2)])
def test_21_3_new_invaders_come_in_the_first_rounds(seats: int, rounds: int, cards: int) -> None:
    for number in range(rounds + 2):
        match = realm(seats=seats, wave_round=number, troops=FAR, agenda=["WaveRound()"])
        spawns = agenda(match).count("SpawnCard()")
        assert spawns == (cards if number < rounds else 0)


def test_21_4_nobody_stands_up_free() -> None:
    match = realm(
        wave_round=1,
        troops=FAR,
        soldiers={"2": {"tired-farmer": 2}},
        agenda=["BattlePhase()", "ChooseTurn()", "LeaveTable()", "WaveRound()"],
    )
    match.happen("R110")
    assert prompt(match) == "Turn"
    assert look(match, "2") == {"tired_farmers": 2}


def test_21_5_exactly_one_turn_in_all() -> None:
    match = realm(
        seats=3,
        wave_round=1,
        troops=FAR,
        agenda=["ChooseTurn()", "LeaveTable()", "WaveRound()"],
        stewards={"1-second": "small-market"},
    )
    assert texts(match) == [
        f"take-turn {who}" for who in ("0-first", "1-first", "1-second", "2-first")
    ]
    assert texts(match, 2) == texts(match)
    match.choose("take-turn 1-second", 2)
    assert prompt(match) == "Turn"
    match.choose("go commander", 1)
    match.choose("done")
    assert (prompt(match), match.to_move) == ("Deploy", 1)
    match.choose("done")
    assert (prompt(match), match.to_move) == ("Afterwards", 1)
    match.choose("done")
    assert zones(match)["wave_round"] == 2


def test_21_5_after_it_soldiers_may_act() -> None:
    match = realm(
        wave_round=1,
        troops={"7": {"basic": 1}},
        soldiers={"2": {"tired-farmer": 1}},
        works={"2": "trench"},
        warehouse={"0": {"food": 1}},
        agenda=["ChooseTurn()", "LeaveTable()", "WaveRound()"],
    )
    play(match, "go army-doctor", "raise-farmer 2")
    assert prompt(match) == "Afterwards"
    assert texts(match) == ["done", "employ foresters-house", "act"]
    play(match, "act", "aim-at 7", "done")
    assert troops(match) == {}
    assert zones(match)["wave_round"] == 2


def test_21_6_citizens_enlist_without_food() -> None:
    facts: dict[str, Any] = {
        "home": {"0": {"farmer": 1, "citizen": 2}},
        "buildings": {"0": {"flat": 2}},
        "warehouse": {"0": {}},
    }
    match = wave_turn(**facts)
    play(match, "go recruiting-officer", "order enlist", "enlist citizen", "enlist citizen")
    assert look(match, "2")["citizens"] == 2
    match = realm(**facts, stewards={"0": "small-market"})
    play(match, "go recruiting-officer", "order enlist")
    assert refusal(match, "enlist citizen").reason == "lack-food"


def test_21_6_and_work_without_it() -> None:
    match = wave_turn(
        home={"0": {"farmer": 0, "citizen": 1}},
        buildings={"0": {"flat": 1, "iron-mine": 1}},
        warehouse={"0": {}},
    )
    match.choose("employ iron-mine")
    assert filled(match, "workers") == {"0-iron-mine": 1}


def test_21_7_the_last_one_falls_and_all_have_won() -> None:
    match = wave_turn(
        seats=2,
        wave_over="yes",
        troops={"12": {"basic": 1}},
        soldiers={"7": {"farmer": 1}},
        works={"7": "trench"},
    )
    play(match, "act", "aim-at 12")
    assert match.result is not None
    assert (match.result.ending, match.result.winners) == ("won", (0, 1))


def test_21_7_not_while_more_will_come() -> None:
    match = wave_turn(
        troops={"12": {"basic": 1}}, soldiers={"7": {"farmer": 1}}, works={"7": "trench"}
    )
    play(match, "act", "aim-at 12")
    assert troops(match) == {}
    assert match.result is None


def test_21_7_an_empty_board_after_the_last_spawn_is_a_victory() -> None:
    match = realm(seats=1, wave_round=2, agenda=["WaveRound()"], soldiers={"2": {"farmer": 1}})
    assert match.result is not None
    assert match.result.ending == "won"


def test_21_7_what_falls_at_the_last_spawn_counts() -> None:
    match = realm(wave_round=1, agenda=["WaveRound()"], soldiers={"24": {"farmer": 1}})
    match.happen("R117")
    assert match.result is not None
    assert match.result.ending == "won"


def test_21_8_the_deck_is_that_of_the_last_era() -> None:
    match = realm(era=2, year=5, season="winter", options={"eras": "2"}, agenda=["FinalWave()"])
    assert outcomes(match) == {f"R2{number:02}" for number in range(1, 23)}


def test_21_1_its_market_cares_for_one_without_pay() -> None:
    facts: dict[str, Any] = {
        "stewards": {"0": "commander"},
        "soldiers": {"2": {"tired-farmer": 2}},
        "sickbay": {"farmer": 1},
    }
    match = play(wave_turn(**facts), "go small-market", "special")
    assert texts(match) == ["done", "raise-farmer 2"]
    play(match, "raise-farmer 2")
    assert look(match, "2") == {"farmers": 1, "tired_farmers": 1}
    options = {"eras": "2"}
    match = wave_turn(era=2, options=options, **(facts | {"market": "wave-2"}))
    play(match, "go small-market", "special")
    assert texts(match) == ["done", "heal-farmer 0", "raise-farmer 2"]
    play(match, "heal-farmer 0")
    assert filled(match, "sickbay") == {}
