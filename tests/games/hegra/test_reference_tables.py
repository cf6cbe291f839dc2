"""The tables of the rules reference say what the content says, in both languages."""

import re

import pytest

from siegeworks import words
from siegeworks.core.lexicon import Lexicon
from siegeworks.games.hegra import EASY_TO_HARD
from siegeworks.games.hegra.content import source
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.words.reference import read_paragraphs
from tests.games.hegra.table import GAME, TABLES

READ = source.check()
in_each_language = pytest.mark.parametrize("language", words.LANGUAGES)


def table(language: str, number: str) -> list[list[str]]:
    """The cells of a paragraph's table, without its head."""
    lines = read_paragraphs(GAME.folder, language)[number].text.splitlines()
    rows = [[c.strip() for c in line.strip("|").split("|")] for line in lines if line[:1] == "|"]
    return rows[2:]


def numbers(cell: str) -> list[int]:
    """The numbers in a cell."""
    return [int(number) for number in re.findall(r"-?\d+", cell)]


@in_each_language
def test_2_3_ranges_and_starts_of_the_tracks(language: str) -> None:
    found = [(numbers(span), numbers(start)) for _, span, start in table(language, "2.3")]
    t = TABLES
    assert found[0] == (list(t.ration), [t.ration[0]])
    assert found[2][0] == list(t.moves)
    assert found[4] == ([t.suspicion_floor, n.SUSPICION_TOP], [1])
    assert found[5] == ([0, t.defence_top], [0])
    assert found[7] == ([0, t.fear_top], [t.fear_start])
    steps = len(t.doubt_discs)
    assert found[8][0] == [*t.doubt_discs[::-1], *t.doubt_morale[:steps][::-1][-2:]]
    assert found[8][1] == [t.doubt_discs[t.doubt_start]]
    assert found[9][1] == [t.artillery_marker]


@in_each_language
def test_7_3_the_dice_of_the_sectors(language: str) -> None:
    boxes = [[row[box] for box in ("grenades", "hit", "move")] for row in READ.rows["sectors"]]
    assert [[numbers(cell) for cell in row[1:]] for row in table(language, "7.3")] == boxes
    red = [bool(row["red"]) for row in READ.rows["sectors"]]
    assert ["," in row[0] for row in table(language, "7.3")] == red


@in_each_language
def test_9_6_needs_and_types_of_the_action_spaces(language: str) -> None:
    lexicon = Lexicon(GAME, TABLES)
    types = {who: lexicon.say(language, f"defender-{who}", {}) for who in n.DEFENDER_NAMES}
    rows = READ.rows["spaces"]
    for row, (_, need, doubled, barred) in zip(rows, table(language, "9.6"), strict=True):
        if row["id"] != "promote":
            assert numbers(need) == [row["need"]]
        for cell, field in ((doubled, "doubled"), (barred, "barred")):
            assert cell == (", ".join(types[who] for who in row[field]) or "-")


@in_each_language
def test_11_3_ranges(language: str) -> None:
    officer, hunter, volunteer = (
        [numbers(cell)[0] for cell in row[1:]] for row in table(language, "11.3")
    )
    reach = {row["id"]: [row["attack"], row["siege"]] for row in READ.rows["ranges"]}
    assert reach["officer"] == reach["soldier"] == officer
    assert (reach["hunter"], reach["volunteer"]) == (hunter, volunteer)


@in_each_language
def test_12_6_hit_criteria(language: str) -> None:
    sectors = [row["criterion"] for row in READ.rows["sectors"]]
    rows = [row["criterion"] for row in READ.rows["rows"]]
    found = [numbers(cell) for _, cell in table(language, "12.6")]
    assert found == [sectors[:3], sectors[3:], rows, [TABLES.airfield_criterion]]


@in_each_language
def test_16_3_what_the_levels_of_morale_draw(language: str) -> None:
    t = TABLES
    drawn = [high + low for high, low in zip(t.level_high, t.level_low, strict=True)]
    levels = range(-n.MOOD_ZERO, n.MOOD_ZERO + 1)
    content_says = list(zip(levels, drawn, t.level_take, strict=True))[::-1]
    found = [
        tuple((numbers(cell) or [0])[0] for cell in (level.lstrip("+"), cards, taken))
        for level, cards, taken in table(language, "16.3")
    ]
    assert found == content_says


@in_each_language
def test_17_3_the_healthy_that_surrender_asks_for(language: str) -> None:
    assert [numbers(need)[0] for _, need in table(language, "17.3")] == list(TABLES.needs)


@in_each_language
def test_20_6_the_rules_of_advanced_events(language: str) -> None:
    assert [rule for rule, _ in table(language, "20.6")] == list(n.ONGOING_NAMES)


@in_each_language
def test_20_1_what_a_step_of_difficulty_changes(language: str) -> None:
    fields = ("coup", "retreat", "doubt", "supplies", "soldiers", "volunteers")
    steps = [READ.row("difficulty", step) for step in EASY_TO_HARD]
    found = [[numbers(cell)[0] for cell in row[1:]] for row in table(language, "20.1")]
    assert found == [[row[field] for field in fields] for row in steps]
