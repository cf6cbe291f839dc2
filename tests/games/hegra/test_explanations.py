"""What everything drawn of Hegra is told as: whole, in both languages, by the content's numbers."""

import random
from functools import cache
from pathlib import Path

import pytest

from siegeworks import words
from siegeworks.core.lexicon import Lexicon
from siegeworks.games.hegra.content.tables import Tables
from siegeworks.games.hegra.rules import effects
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.parts.board import board_of, look
from siegeworks.parts.board.explaining import list_outlook
from siegeworks.parts.board.records import About
from siegeworks.words.reference import read_paragraphs
from tests.games.hegra.table import GAME, TABLES
from tests.words import ftl

BOARD = board_of(GAME)
PLAIN = {setting.name: setting.values[0] for setting in GAME.settings}
EARLY = PLAIN | {"edition": "2023"}
MISSIONS = PLAIN | {"missions": "on"}

each_language = pytest.mark.parametrize("language", words.LANGUAGES)


def explain(
    options: dict[str, str] | None = None, language: str = "en", tables: Tables = TABLES
) -> dict[str, About]:
    """All explanations under some options."""
    lexicon = Lexicon(GAME, tables)
    return BOARD.explain(lexicon, tables, options or PLAIN, language)


@cache
def told(key: str, language: str = "en") -> str:
    """The words of one thing in the 1940 edition."""
    return explain(MISSIONS, language)[key].words


@each_language
@pytest.mark.parametrize("options", [PLAIN, EARLY, MISSIONS], ids=["1940", "2023", "missions"])
def test_all_areas_and_zones_have_words_with_a_rule(options: dict[str, str], language: str) -> None:
    layout = BOARD.layout(TABLES, options)
    assert layout is not None
    drawn = {f"area:{area.id}" for area in layout.areas}
    drawn |= {f"zone:{slot.zone}" for slot in layout.slots}
    found = explain(options, language)
    assert sorted(drawn - set(found)) == []
    rules = read_paragraphs(GAME.folder, language)
    assert [key for key, about in found.items() if about.rule not in rules] == []


@each_language
def test_facts_fill_all_that_the_words_leave_open(language: str) -> None:
    entries = ftl.entries(GAME.folder / "words" / f"{language}.ftl")
    for options in (PLAIN, EARLY, MISSIONS):
        for key in explain(options, language):
            words_key = f"about-{BOARD.about_key(key).replace(':', '-')}"
            facts = BOARD.about_facts(key, TABLES, options)
            for part in (words_key, f"{words_key}.rule", f"{words_key}.name"):
                assert entries.get(part, frozenset()) <= set(facts), key


def test_all_that_whole_games_show_is_explained() -> None:
    shown: set[str] = set()
    for seed in range(4):
        options = {"missions": "on", "advanced": "on"} if seed % 2 else {}
        match = GAME.start(seed=seed, options=options, listening=False)
        chance = random.Random(seed)
        while match.to_move is not None:
            shown |= set(list_outlook(BOARD.outlook(look(match, 0, "en"))))
            match.choose(chance.choice(match.options()))
    assert sorted(shown - set(explain(MISSIONS))) == []
    assert sorted(shown - set(explain(MISSIONS, "de"))) == []
    assert {"gauge", "status:healthy", "mark:hits", "mark:uses", "mark:tiles"} <= shown


def test_every_kind_of_promise_is_explained() -> None:
    assert {f"mark:{kind}" for kind in BOARD.promises} <= set(explain())


def test_9_6_a_space_says_what_it_needs_who_counts_double_and_when_it_is_open() -> None:
    assert "Each use raises Morale by 1. One use takes 2 defenders." in told("area:inspire")
    assert "Counts double: officer." in told("area:inspire")
    assert "Not for: medic." in told("area:reckless")
    assert "Only for: soldier." in told("area:fire-guns")
    assert told("area:negotiate").endswith("Open in the Mobilisation only.")
    assert "Doppelt zählt: Offizier." in told("area:inspire", "de")


def test_another_content_is_told_with_its_own_numbers(tmp_path: Path) -> None:
    for name, row in (
        ("spaces", '{ id = "inspire", need = 3 }'),
        ("numbers", '{ id = "free-rest", value = 5 }'),
        ("tracks", '{ id = "supply", values = [9, 8, 7, 6] }'),
    ):
        (tmp_path / f"{name}.toml").write_text(f"row = [{row}]\n", encoding="utf-8")
    found = explain(tables=GAME.tables(tmp_path))
    assert "One use takes 3 defenders." in found["area:inspire"].words
    assert "5 may rest for free" in found["area:tired"].words
    assert "9, 8, 7, 6" in found["zone:ration"].words


def test_the_spaces_of_tracks_say_what_happens_there() -> None:
    assert "3 High cards are drawn, and you take 2" in told("area:mood-plus-3")
    assert "Hope card" in told("area:mood-plus-3")
    assert "no card is drawn" in told("area:mood-zero")
    assert "loses a defender" in told("area:mood-minus-3")
    assert f"marker here: {TABLES.needs[n.HONOURABLE]}," in told("area:outcome-honourable")
    assert "lost at once" in told("area:outcome-unconditional")


def test_a_day_says_what_it_brings() -> None:
    assert "No patrol appears" in told("area:day-1")
    assert "the Mobilisation ends" in told("area:day-3")
    assert "A red day" in told("area:day-6")
    assert "the 1st Attack ends" in told("area:day-6")
    assert "2 patrols appear in the evening, blue row" in told("area:day-8")
    assert told("area:day-11").endswith("After it comes the Last Stand.")
    later = explain(PLAIN | {"difficulty": "easiest"})
    assert "the Mobilisation ends" in later["area:day-5"].words


def test_editions_are_told_apart() -> None:
    early, late = explain(EARLY), explain(PLAIN)
    assert "exactly" not in late["area:machine-gun"].words
    assert "up to 3 infantry" in late["area:machine-gun"].words
    assert "up to 3 infantry" not in early["area:machine-gun"].words
    assert "or 1 soldier" in late["area:depot-4"].words
    assert "soldier" not in early["area:depot-4"].words
    assert "12 at the start" in early["zone:high_deck"].words
    assert "13 at the start" in late["zone:high_deck"].words


def test_cards_say_what_they_do() -> None:
    assert "You gain 3 supplies." in told("piece:snow:tinned-meat")
    assert "Half of it works" in told("piece:snow:radio")
    assert "In the 1st Attack: You make 3 tired defenders ready." in told(
        "piece:morale:songs-in-the-tunnel"
    )
    assert "First you pay its price: You lose 1 supply." in told("piece:morale:cold-hearths")
    assert "healthy defenders at least 12" in told("piece:mission:keep-them-standing")
    assert "From day 8 on this, too: Morale goes up by 1 step." in told(
        "piece:mission:keep-them-standing"
    )


def test_a_piece_is_told_as_what_it_is() -> None:
    assert told("piece:job:shovel-hunter") == told("piece:defender:hunter")
    assert told("piece:body:medic") == told("piece:defender:medic")
    assert "Cannot hold a position" in told("piece:defender:medic")
    assert "leaves the game" in told("piece:body:german")
    assert told("piece:tile:air-morale") == told("piece:air:morale")
    assert told("piece:tile:A") == told("piece:tile:radio") != told("piece:tile:miss")


def test_names_are_whole() -> None:
    found = explain()
    assert found["area:patrol-bag"].name == "Patrol bag"
    assert found["area:counter-patrol"].name == "Counter patrol"
    assert found["area:day-5"].name == "Day 5"
    assert found["area:mood-plus-1"].name == "Morale +1"


@each_language
def test_16_5_a_card_with_stages_has_a_sentence_for_each(language: str) -> None:
    options = GAME.name_settings(GAME.start(seed=1).start.settings)
    cards = BOARD.tell_story(Lexicon(GAME, TABLES), TABLES, options, language).cards
    songs = cards["morale:songs-in-the-tunnel"]
    assert (songs.by, [part.value for part in songs.parts]) == ("stage", list(n.STAGE_NAMES))
    for part in songs.parts:
        assert part.words.endswith(".")
        assert part.words in songs.words
    assert songs.rest.endswith(".")
    assert cards["morale:letter-from-home"].parts == []


@each_language
def test_21_1_every_effect_has_a_sentence_of_its_own(language: str) -> None:
    known = ftl.entries(GAME.folder / "words" / f"{language}.ftl")
    assert {f"does-{name}" for name in effects.NAMES} <= set(known)
