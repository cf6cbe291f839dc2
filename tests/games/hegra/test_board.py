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
MOST_LINES = 22


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
    """The odds as they are told; percentages stand beside their sign."""
    told = board_of(GAME).odds(look(match, 0, language))
    return [text(line).strip().replace("\u00a0", " ") for line in told]


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


def test_people_stand_in_a_table_by_place_and_type() -> None:
    match = morning(ready={"officer": 1, "volunteer": 2}, rest={"medic": 1})
    rows = drawn(match)
    heads = next(row for row in rows if "+Med" in row)
    assert heads.partition("│")[0].split() == ["Off", "Sol", "Vol", "+Med", "Hun"]
    for area, counts in (("Ready", "1 · 2 · ·"), ("Tired", "· 8 · · ·"), ("Rest", "· · · 1 ·")):
        assert " ".join(line(match, area).partition("│")[0].split()) == f"{area} {counts}"
    assert "Supplies 3, 4 people each" in heads


def test_5_2_drawn_recruits_have_a_row_and_doubt_stands_at_the_bag() -> None:
    match = morning(recruits={"hunter": 1}, bag={"soldier": 4}, bag_doubt=2)
    assert " ".join(line(match, "Drawn").partition("│")[0].split()) == "Drawn · · · · 1"
    assert " ".join(line(match, "Bag").partition("│")[0].split()) == "Bag ?2 · 4 · · ·"


def test_9_6_action_spaces_show_needs_doubled_types_uses_and_who_is_there() -> None:
    jobs = {"shovel-hunter": 1, "shovel-soldier": 2, "repair-soldier": 1}
    match = morning(jobs=jobs)
    assert "Shovel     4× S2 H1" in line(match, "Fire guns")
    assert line(match, "Repair").startswith(" Repair     ■□ S1 ")
    assert line(match, "Negotiate").startswith(" Negotiate  □□ O×2 ")
    assert line(match, "Radio").startswith(" Radio      snow ")


def test_20_8_both_tiles_of_a_mixed_air_stack_are_shown() -> None:
    stacks = ["supply", "supply", "injury", "morale"]
    match = morning(options={"air": "random"}, air_stacks=stacks)
    assert line(match, "Rest").endswith("Air S(IM)")


def test_the_hit_bag_and_the_artillery_are_never_cut_off() -> None:
    tiles = {"miss": 6, "air-injury": 2, "air-morale": 3, "air-supply": 1, "artillery": 2}
    match = morning(bag_tiles=tiles, pieces=["yellow-1"], artillery=2, air_stacks=["supply"] * 2)
    assert line(match, "Bag").endswith("│ Hit bag miss×6 airI×2 airM×3 airS shell×2")
    assert line(match, "Rest").endswith("│ Artillery 2 of 4, draws 3  Air S")


def test_what_has_no_room_beside_the_table_stands_below_it() -> None:
    tiles = {"miss": 6, "air-injury": 2, "air-morale": 3, "air-supply": 1, "artillery": 2}
    whole = {"whole": ["A", "B", "C"]}
    shown = line(morning(bag_tiles=tiles | dict.fromkeys("ABC", 1), **whole), "Hit bag")
    assert shown == " Hit bag A B C miss×6 airI×2 airM×3 airS shell×2"


def test_many_on_a_space_stand_closer_together() -> None:
    people = ("officer", "medic", "volunteer", "hunter")
    jobs = {f"shovel-{who}": 1 for who in people} | {"shovel-soldier": 2}
    assert "Shovel     7×OS2V+H" in line(morning(jobs=jobs), "Fire guns")


def test_patients_have_levels() -> None:
    match = morning(
        beds={"1": "soldier-4"}, waiting=["hunter-1"], morgue={"volunteer": 2, "soldier": 1}
    )
    assert line(match, "Ready").endswith("│ Beds S4 _ _  Waiting H1")
    assert "│ Morgue S1 V2  Reserve" in line(match, "Tired")


def test_the_map_shows_patrols_artillery_and_runners() -> None:
    match = morning(
        patrols={"green-2": 2},
        pieces=["yellow-1"],
        artillery=2,
        runners=[("soldier", "green-4", None), ("hunter", "fortress", None)],
    )
    assert line(match, "yellow").startswith(" yellow 1G    2─────3")
    assert line(match, "green").startswith(" green  1─────2pp   3─────4S    5─────6")
    assert "[fortress H]" in line(match, "[fortress")


def test_sectors_show_troops_dice_and_the_chance_of_a_hit() -> None:
    match = morning(infantry={"4": 3}, lying={"4": 1}, post={"front": "soldier"})
    assert line(match, "yellow").endswith("4! ●●●○· hit56 move4 gren3 ► 70%")


def test_guns_show_what_is_damaged_and_what_is_jammed() -> None:
    match = morning(guns=(3, 2), gun_jam={"gun-1": 4})
    assert line(match, "[fortress").endswith("Gun 1 □◆!  Gun 2 □◆×  ")


def test_the_first_attack_has_three_sectors() -> None:
    match = morning(stage="attack")
    assert sum("····· hit" in line for line in drawn(match)) == 3


def test_the_head_warns_when_too_few_are_healthy() -> None:
    match = fortress("Breakfast()", "DayPhase()", **{**HOME, "tired": {"soldier": 6}})
    head = board_of(GAME).draw(look(match, 0, "en"))[0]
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
    assert all(sign in told for sign in ("■□", "2×", "●○", "2pG", "×", "◆"))
    assert "board-" not in told
