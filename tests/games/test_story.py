"""The stories of all games: cards, chapters and endings, in words of every language."""

import random
import re

import pytest

import siegeworks
from siegeworks import words
from siegeworks.core.game import Game
from siegeworks.core.lexicon import Lexicon
from siegeworks.core.match import Match
from siegeworks.core.nouns import Names
from siegeworks.core.wording import list_keys
from siegeworks.parts.board import board_of
from siegeworks.parts.board.story import Card, Scene
from siegeworks.words.reference import read_paragraphs
from tests.games import looking

GAMES = siegeworks.games()
LONG = 500  # letters that a card may tell at most, so that it fits on a phone
ADDRESS = {"en": r"\b[Yy]ou", "de": r"\b([Dd]u|[Ii]hr|[Ee]uch|[Dd]ich|[Dd]ir)\b"}
DRAWN = {  # the kinds of noun that are cards in the box
    "westerplatte": {"event"},
    "hegra": {"event", "morale", "mission", "snow"},
    "stronghold": {"objective", "plan"},
}

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
each_language = pytest.mark.parametrize("language", words.LANGUAGES)


def cards(game: Game, language: str) -> dict[str, Card]:
    tables = game.tables()
    _, options = game.set_ups()[0]
    return board_of(game).tell_story(Lexicon(game, tables), tables, options, language).cards


def scenes(game: Game) -> dict[str, Scene]:
    return board_of(game).script.lines


def play(game: Game, seed: int, seats: int | None = None) -> Match:
    """A whole game by chance."""
    dice = random.Random(seed)
    match = game.start(seed=seed) if seats is None else game.start(seats=seats, seed=seed)
    while match.result is None:
        seat = match.asked[0]
        decision = match.decision_of(seat)
        assert decision is not None
        match.choose(str(dice.choice(decision.options)), seat)
    return match


@each_game
def test_all_cards_of_the_box_are_cards(game: Game) -> None:
    kinds = game.nouns(game.tables()).kinds
    found = cards(game, "en")
    for kind in DRAWN.get(game.key, set()):
        names = kinds[kind]
        assert isinstance(names, Names)
        assert {f"{kind}:{name}" for name in names.names} <= set(found)


@each_game
@each_language
def test_every_card_has_a_title_a_story_and_an_effect(game: Game, language: str) -> None:
    rules = read_paragraphs(game.folder, language)
    known = list_keys(game.key)
    for noun, card in cards(game, language).items():
        assert card.name, noun
        assert card.sort, noun
        assert f"story-{noun.replace(':', '-')}" in known
        assert card.story.endswith((".", "?")), noun
        assert card.words.endswith("."), noun
        assert card.rule in rules, noun
        assert not card.sort.startswith("sort-"), noun
        assert len(card.story) + len(card.words) <= LONG, noun


@each_game
def test_stories_differ_by_language(game: Game) -> None:
    english, german = cards(game, "en"), cards(game, "de")
    assert english.keys() == german.keys()
    assert [noun for noun in english if english[noun].story == german[noun].story] == []


@each_game
def test_scenes_are_of_lines_that_the_game_tells(game: Game) -> None:
    told = {told.name: told.kinds for told in game.told.values()}
    for line, scene in scenes(game).items():
        assert line in told
        assert scene.card in ("", *told[line])
        assert set(scene.when) <= set(told[line])
        assert scene.symbol in {"", *looking.symbols(game)}
        for effect in scene.effects:
            for text in (effect.start, effect.end, effect.text):
                assert set(re.findall(r"\{([^}]*)\}", text)) <= set(told[line]), (line, effect)


@each_game
def test_effects_happen_at_places_of_the_board(game: Game) -> None:
    kinds = game.nouns(game.tables()).kinds
    zones = {zone.name for zone in game.zones}
    for scene in scenes(game).values():
        for effect in scene.effects:
            for place in f"{effect.start}|{effect.end}".split("|"):
                kind, _, name = place.partition(":")
                assert kind in ("", "zone", "area", *kinds), place
                assert kind != "zone" or name.partition(".")[0] in zones, place
                areas = {area.id for layout in looking.layouts(game) for area in layout.areas}
                assert kind != "area" or name in areas, place


@each_game
@each_language
def test_every_chapter_and_every_sentence_of_the_end_has_words(game: Game, language: str) -> None:
    script = board_of(game).script
    known = set(list_keys(game.key))
    chapters = {f"chapter-{scene.chapter}" for scene in script.lines.values() if scene.chapter}
    sentences = {f"epilogue-{sentence.words}" for sentence in script.epilogue}
    assert chapters | sentences <= known
    assert {key for key in known if key.startswith(("chapter-", "epilogue-"))} == (
        chapters | sentences
    )
    for sentence in script.epilogue:
        assert set(sentence.endings) <= set(game.endings.values())


@each_game
def test_facts_of_the_end_are_of_what_the_game_tells(game: Game) -> None:
    told = {told.name: told.kinds for told in game.told.values()}
    zones = {zone.name for zone in game.zones}
    for name, fact in board_of(game).script.facts.items():
        assert set(fact.lines) <= set(told), name
        assert not fact.zone or fact.zone in zones, name
        assert not fact.of or all(fact.of in told[line] for line in fact.lines), name


@each_game
def test_a_game_that_goes_on_has_no_end(game: Game) -> None:
    assert board_of(game).tell_epilogue(game.start(seed=1), 0, "en") == []


@each_game
@pytest.mark.parametrize("seed", [1, 2])
def test_the_end_is_told_in_whole_sentences_and_always_the_same(game: Game, seed: int) -> None:
    match = play(game, seed)
    again = play(game, seed)
    for language in words.LANGUAGES:
        for seat in (None, 0):
            told = board_of(game).tell_epilogue(match, seat, language)
            assert told
            assert told == board_of(game).tell_epilogue(again, seat, language)
            for sentence in told:
                assert sentence.endswith("."), sentence
                assert not re.search(r"epilogue-|[{}]|  |: \.", sentence), sentence
                assert not re.search(ADDRESS[language], sentence), sentence


def test_the_end_of_westerplatte_tells_what_happened() -> None:
    match = play(siegeworks.game("westerplatte"), 5)
    told = board_of(match.game).tell_epilogue(match, 0, "en")
    day, turn = match.view(0)["zones"]["day"], match.view(0)["zones"]["turn"]  # type: ignore[index]
    lost = [e.about["field"] for e in match.log(0) if e.kind in ("guardhouse-hit", "bricks-lost")]
    assert told[0] == f"The garrison fell on day {day}, after {turn} turns."
    assert told[-1].startswith("What the chronicle names: ")
    assert f"The last brick fell at Guardhouse {lost[-1]}." in told[-1]


def test_a_chapter_speaks_of_its_line() -> None:
    match = play(siegeworks.game("hegra"), 5)
    board = board_of(match.game)
    found = [board.find_chapter(event, "en") for event in match.log(0)]
    titles = [chapter.title for chapter in found if chapter is not None]
    assert titles[:4] == ["Day 1", "Day 2", "Day 3", "The Coup"]


def test_the_first_turn_alone_opens_westerplatte() -> None:
    match = play(siegeworks.game("westerplatte"), 5)
    board = board_of(match.game)
    opened = [event for event in match.log(0) if board.find_chapter(event, "de") is not None]
    begun = [event for event in opened if event.kind == "turn-begins"]
    assert [event.about["turn"] for event in begun] == [1]


def test_the_end_tells_a_seat_nothing_that_it_did_not_hear() -> None:
    match = play(siegeworks.game("gatehouse"), 3)
    heard = {event.kind for event in match.log(None)}
    assert "card-drawn" not in heard, "whoever looks on does not see the hand"
    assert board_of(match.game).tell_epilogue(match, None, "en")


def test_a_game_without_a_story_is_told_plainly() -> None:
    game = siegeworks.game("pig")
    assert cards(game, "en") == {}


@each_game
def test_what_is_quiet_brings_nothing_up_and_moves_nothing(game: Game) -> None:
    script = board_of(game).script
    told = {told.name for told in game.told.values()}
    assert len(script.quiet) == len(set(script.quiet))
    assert set(script.quiet) <= told
    assert not set(script.quiet) & (script.lines.keys() | board_of(game).headings.keys())


@pytest.mark.parametrize("key", ["hegra", "westerplatte", "stronghold", "ante-portas"])
def test_losses_are_never_quiet(key: str) -> None:
    board = board_of(siegeworks.game(key))
    assert board.script.quiet
    assert not set(board.script.quiet) & board.dangers


def test_quiet_lines_of_hegra_in_a_row_are_far_fewer_beats() -> None:
    game = siegeworks.game("hegra")
    quiet = set(board_of(game).script.quiet)
    told = [event.kind for event in play(game, seed=3).log()]
    beats = [kind for n, kind in enumerate(told) if n == 0 or not {kind, told[n - 1]} <= quiet]
    assert len(beats) < 0.7 * len(told)
