"""The drawing of the board: everything is on it, in 80 columns, each with its own sign."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from siegeworks import Match, words
from siegeworks.core.game import Line
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.parts.board import board_of, look
from tests.games.hegra.table import GAME, TABLES, fortress

HOME: dict[str, Any] = {"tired": {"soldier": 8}, "supplies": 3}
CROWD: dict[str, Any] = {"ready": {"soldier": 12}, "supplies": 3}
MOST_LINES = 20


def text(line: Line) -> str:
    """A line without its styles."""
    return "".join(part for part, _ in line)


def drawn(match: Match, language: str = "en") -> list[str]:
    """The board as the commander sees it."""
    return [text(line) for line in board_of(GAME).draw(look(match, 0, language))]


def line(match: Match, start: str) -> str:
    """The line that begins with some text."""
    return next(line for line in drawn(match) if line.strip().startswith(start))


def chances(match: Match, language: str = "en") -> list[str]:
    """The odds as they are told."""
    return [text(line).strip() for line in board_of(GAME).odds(look(match, 0, language))]


def morning(**situation: Any) -> Match:
    """A morning with a decision to be made."""
    return fortress("Breakfast()", **{**HOME, **situation})


def whole_games() -> Iterator[Match]:
    """Every state of some random games."""
    ways: tuple[dict[str, str], ...] = (
        {},
        {"edition": "2023"},
        {"missions": "on", "advanced": "on", "air": "random"},
    )
    for seed, options in enumerate(ways):
        match = GAME.start(seed=seed, options=options)
        chance = random.Random(seed)
        while match.to_move is not None:
            yield match
            match.choose(chance.choice(match.options()))
        yield match


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_never_wider_than_80_columns_and_never_without_words(language: str) -> None:
    for match in whole_games():
        lines = drawn(match, language)
        assert max(map(len, lines)) <= 80, lines
        assert len(lines) <= MOST_LINES
        told = [*lines, *chances(match, language)]
        assert not any("board-" in part or "look-" in part for part in told), told


def test_people_are_counted_by_their_letters() -> None:
    match = morning(ready={"officer": 1, "volunteer": 2}, rest={"medic": 1})
    assert line(match, "Ready") == " Ready O1 V2  Tired S8  Rest +1  Supplies 3, each readies 4"


def test_action_spaces_show_needs_doubled_types_and_who_is_there() -> None:
    match = morning(jobs={"shovel-hunter": 1, "shovel-soldier": 2})
    assert "Shovel 1H S2 H1" in line(match, "Fire guns")
    assert "Radio ~~~" in line(match, "Radio")


def test_20_8_both_tiles_of_a_mixed_air_stack_are_shown() -> None:
    stacks = ["supply", "supply", "injury", "morale"]
    match = morning(options={"air": "random"}, air_stacks=stacks)
    assert line(match, "Hit bag").endswith("Air S(IM)")


def test_the_hit_bag_and_the_artillery_are_never_cut_off() -> None:
    tiles = {"miss": 6, "air-injury": 2, "air-morale": 3, "air-supply": 1, "artillery": 2}
    match = morning(bag_tiles=tiles, pieces=["yellow-1"], artillery=2, air_stacks=["supply"] * 2)
    assert line(match, "Hit bag").split("  ") == [
        " Hit bag miss×6 airI×2 airM×3 airS shell×2",
        "Air S",
    ]
    assert line(match, "Bag").endswith("  Artillery 2 of 4, draws 3")


def test_many_on_a_space_stand_closer_together() -> None:
    people = ("officer", "medic", "volunteer", "hunter")
    jobs = {f"shovel-{who}": 1 for who in people} | {"shovel-soldier": 2}
    assert "Shovel 1H OS2V+H" in line(morning(jobs=jobs), "Fire guns")


def test_patients_have_levels() -> None:
    match = morning(
        beds={"1": "soldier-4"}, waiting=["hunter-1"], morgue={"volunteer": 2, "soldier": 1}
    )
    assert line(match, "Beds") == " Beds S4 _ _  Waiting H1  Morgue S1 V2"


def test_the_map_shows_patrols_artillery_and_runners() -> None:
    match = morning(
        patrols={"green-2": 2},
        pieces=["yellow-1"],
        artillery=2,
        runners=[("soldier", "green-4", None), ("hunter", "fortress", None)],
    )
    assert line(match, "Y").startswith(" Y  1G    2─────3")
    assert line(match, "G").startswith(" G  1─────2pp   3─────4S    5─────6")
    assert "[fortress H]" in line(match, "[fortress")


def test_sectors_show_troops_dice_and_the_chance_of_a_hit() -> None:
    match = morning(infantry={"4": 3}, lying={"4": 1}, post={"front": "soldier"})
    assert line(match, "Y").endswith("4! ●●●○· hit56 move4 gren3 ► 70%")


def test_guns_show_what_is_damaged_and_what_is_jammed() -> None:
    match = morning(guns=(3, 2), gun_jam={"gun-1": 4})
    assert line(match, "[fortress").endswith("Gun 1 □◆!  Gun 2 □◆×  ")


def test_the_first_attack_has_three_sectors() -> None:
    match = morning(stage="attack")
    assert sum("····· hit" in line for line in drawn(match)) == 3


def test_the_head_warns_when_too_few_are_healthy() -> None:
    head = board_of(GAME).draw(look(morning(tired={"soldier": 6}), 0, "en"))[0]
    need = TABLES.needs[n.HONOURABLE]
    assert head[-1] == (f"Honourable Surrender ××□□ · tonight 6/{need}", "bad")


def test_5_2_odds_of_the_next_recruits() -> None:
    bag = {"soldier": 2, "volunteer": 6}
    match = morning(stage="attack", bag=bag, bag_doubt=2)
    assert chances(match)[:2] == [
        "Next disc: Doubt 20 %, soldier 20 %, volunteer 60 %",
        "Draws without Doubt: 1: 80 %, 2: 62 %, 3: 47 %, 4: 33 %",
    ]


def test_6_1_and_13_7_odds_of_tiles_and_of_sneaking() -> None:
    told = chances(morning(suspicion=4, bag_tiles={"miss": 3}))
    assert "Next tile: a miss 75 %, artillery 25 %" in told
    assert "Sneaking past or fighting unhurt at Suspicion 4: 33 %" in told


def test_11_2_and_12_6_odds_of_firing() -> None:
    told = chances(morning(guns=(2, 0), infantry={"2": 2}, phone=1))
    assert "A shot from a position removes one with 67 %, else it suppresses" in told
    assert any(line.startswith("A gun stays ready: infantry in sector 2 50 %") for line in told)


def test_20_4_the_mission_is_on_the_board_with_its_rewards() -> None:
    match = morning(options={"missions": "on"}, mission="keep-them-standing")
    assert drawn(match)[-2:] == [
        " Mission Keep them standing 8/12 · healthy defenders at least 12",
        "   Brings Supplies gained 1; from day 8 also Morale up 1; from day 10 also …",
    ]


def test_20_4_all_rewards_are_told_when_the_mission_can_be_done() -> None:
    options = {"missions": "on"}
    match = fortress("SectionEnds()", options=options, mission="keep-them-standing", **CROWD)
    told = " ".join("".join(drawn(match)[-2:]).split())
    assert told.endswith("; from day 10 also Hope cards added 1")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_sign_is_in_the_legend(language: str) -> None:
    told = "".join(text(line) for line in board_of(GAME).legend(morning().lexicon, language))
    assert all(sign in told for sign in ("~~~", "●○", "2pG", "×", "◆"))
    assert "board-" not in told
