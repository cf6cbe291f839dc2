"""Every lesson of every game, played through the engine as its script asks."""

import re
from pathlib import Path

import msgspec
import pytest

import siegeworks
from siegeworks import words
from siegeworks.core.game import Game
from siegeworks.core.match import Match
from siegeworks.parts.board import board_of
from siegeworks.server.games import lessons, rehearsal
from siegeworks.server.games.lessons import Script, ScriptStep
from siegeworks.words.reference import read_paragraphs
from tests.games.helping import zone
from tests.words import ftl

LESSONS = [
    (game, key, file)
    for game in siegeworks.games()
    for key, file in lessons.find_scripts(game).items()
]
MOST_STEPS = 45  # what fits into ten minutes
each_lesson = pytest.mark.parametrize(
    ("game", "key", "file"), LESSONS, ids=[f"{game.key}-{key}" for game, key, _ in LESSONS]
)


POINTING = {  # words that only help whoever sees where a ring is drawn
    "en": r"\b(here|(this|these) (\w+ )?(slope|lane|space|sector|row|wall|guardhouse)s?)\b",
    "de": r"\b(hier|diese[rsmn]? (\w+ )?(Hang|Bahn|Feld|Sektor|Reihe|Wall|Wachh\w+)(e|en|er)?)\b",
}


def play(game: str, key: str) -> Match:
    """A lesson played to its end, by the first thing that will do."""
    found = siegeworks.game(game)
    match = lessons.begin_lesson(found, script := lessons.find_script(found, key))
    for step in script.steps:
        for choice in step.others:
            match.choose(choice)
        if step.choices:
            match.choose(next(str(o) for o in match.options() if str(o) in step.choices))
    return match


def told(match: Match) -> set[str]:
    return {event.kind for event in match.log()}


@each_lesson
def test_a_lesson_goes_as_it_is_written_in_every_way_and_ends_in_a_win(
    game: Game, key: str, file: Path
) -> None:
    script = lessons.read(file)
    for match, fault in rehearsal.play_every_way(game, script):
        assert fault == ""
        if script.wins:
            assert match.result is not None
            assert script.seat in match.result.winners
        else:  # something is reached, which the rehearsal has compared
            assert script.steps[-1].seen


@each_lesson
def test_everything_that_a_lesson_points_at_is_there(game: Game, key: str, file: Path) -> None:
    nouns = game.nouns(game.tables())
    script = lessons.read(file)
    options = {setting.name: setting.values[0] for setting in game.settings} | script.options
    layout = board_of(game).layout(game.tables(), options)
    assert layout is not None
    areas = {area.id for area in layout.areas}
    for step in script.steps:
        for noun in step.point:
            kind, _, name = noun.partition(":")
            there = name in areas if kind == "area" else nouns.value(kind, name) is not None
            assert there, (step.say, noun)


@each_lesson
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_lesson_has_its_words_and_no_others(
    game: Game, key: str, file: Path, language: str
) -> None:
    there = {
        name
        for name in ftl.entries(game.folder / "words" / f"{language}.ftl")
        if name.startswith(f"lesson-{key}-")
    }
    said = [step.say for step in lessons.read(file).steps]
    assert len(said) == len(set(said))
    needed = {f"lesson-{key}-{name}" for name in (*said, "title", "blurb", "won")}
    typed = {f"lesson-{key}-{name}.typed" for name in said}  # what a terminal says otherwise
    assert needed <= there <= needed | typed


@each_lesson
def test_rules_that_a_lesson_cites_exist(game: Game, key: str, file: Path) -> None:
    known = read_paragraphs(game.folder, "en")
    assert {step.rule for step in lessons.read(file).steps} <= {"", *known}


@each_lesson
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_last_step_asks_for_nothing_and_sums_up(
    game: Game, key: str, file: Path, language: str
) -> None:
    assert not lessons.read(file).steps[-1].choices
    assert len(lessons.describe_lesson(game, key, language).steps[-1].words.splitlines()) > 3


@each_lesson
def test_a_lesson_takes_less_than_ten_minutes(game: Game, key: str, file: Path) -> None:
    script = lessons.read(file)
    assert script.minutes < 10
    assert len(script.steps) <= MOST_STEPS


def test_a_rehearsal_says_at_which_step_the_words_are_wrong() -> None:
    game = siegeworks.game("pig")
    steps = [ScriptStep("roll", choose="roll"), ScriptStep("end", seen={"pot": 99})]
    script = Script(seed=7, seats=2, minutes=1, steps=steps)
    assert rehearsal.find_fault(game, script).startswith("end: pot is ")
    steps = [ScriptStep("jump", choose=["jump", "hop"])]
    assert "jump" in rehearsal.find_fault(game, msgspec.structs.replace(script, steps=steps))
    assert rehearsal.find_fault(game, msgspec.structs.replace(script, steps=[], wins=True))


def test_a_rehearsal_tries_everything_that_will_do() -> None:
    game = siegeworks.game("pig")
    steps = [ScriptStep("any", choose=["roll", "hold"]), ScriptStep("end", seen={"to_move": 0})]
    script = Script(seed=7, seats=2, minutes=1, steps=steps)
    assert "to_move" in rehearsal.find_fault(game, script)


def test_a_seed_is_found_with_which_a_lesson_goes_as_written() -> None:
    game = siegeworks.game("pig")
    steps = [ScriptStep("roll", choose="roll"), ScriptStep("end", seen={"pot": 6})]
    seed = rehearsal.find_seed(game, Script(seed=0, seats=2, minutes=1, steps=steps))
    assert seed is not None
    match = game.start(seats=2, seed=seed)
    match.choose("roll")
    assert zone(match, "pot") == 6


def test_a_rehearsal_says_what_others_cannot_choose() -> None:
    game = siegeworks.game("pig")
    steps = [ScriptStep("roll", choose="hold"), ScriptStep("end", others=["fly"])]
    script = Script(seed=7, seats=2, minutes=1, steps=steps)
    assert rehearsal.find_fault(game, script).startswith("end: others cannot fly")


OTHERS = [  # of two at Pig, the second is taught
    ScriptStep("hold", others=["roll", "hold"], choose="hold"),
    ScriptStep("again", others=["roll", "hold"], choose=["roll", "hold"]),
]


def test_others_do_as_the_lesson_says_while_it_is_followed() -> None:
    game = siegeworks.game("pig")
    script = Script(seed=23, seats=2, minutes=1, steps=OTHERS, player=2)
    match = lessons.begin_lesson(game, script)
    for _ in range(2):
        for wanted in ("roll", "hold"):
            assert lessons.find_answer(match, script) == wanted
            match.choose(wanted)
        match.choose("hold")
    assert lessons.find_answer(match, script) is None  # the script has nothing more


def test_others_are_on_their_own_once_the_lesson_is_left() -> None:
    game = siegeworks.game("pig")
    script = Script(seed=23, seats=2, minutes=1, steps=OTHERS, player=2)
    match = lessons.begin_lesson(game, script)
    for choice in ("roll", "hold", "roll"):
        match.choose(choice)
    while match.to_move != 0:
        match.choose("hold")
    assert lessons.find_answer(match, script) is None
    assert lessons.list_bots(game, script) == {0: next(iter(game.levels), "random")}


@pytest.mark.parametrize("game", siegeworks.games(), ids=lambda game: game.key)
def test_a_lesson_is_known_by_its_seed(game: Game) -> None:
    scripts = [lessons.read(file) for file in lessons.find_scripts(game).values()]
    for script in scripts:
        assert lessons.find_lesson(lessons.begin_lesson(game, script)) == script
    assert len({script.seed for script in scripts}) == len(scripts)
    assert lessons.find_lesson(game.start(seats=game.seats[0], seed=987_654_321)) is None


def test_luck_is_the_seed_of_the_lesson_wherever_it_begins() -> None:
    game = siegeworks.game("westerplatte")
    script = lessons.find_script(game, "second")
    one, other = (lessons.begin_lesson(game, script) for _ in range(2))
    for match in (one, other):
        assert match.start.position
        assert match.start.seed == script.seed
        match.choose("end")
    assert one.position() == other.position()


def test_westerplatte_teaches_its_first_day() -> None:
    match = play("westerplatte", "first")
    assert told(match) >= {
        "troop-destroyed",
        "bricks-lost",
        "mortar-fired",
        "troop-advances",
        "ammunition-taken",
        "air-raid",
        "morale-moves",
        "mine-explodes",
        "wall-rebuilt",
        "day-ends",
        "event-drawn",
    }


def test_westerplatte_then_teaches_all_that_is_left() -> None:
    match = play("westerplatte", "second")
    assert told(match) >= {
        "troop-pushed",
        "officer-joins",
        "marker-shed",
        "markers-cancel",
        "extra-move-used",
        "extra-action-used",
        "mine-explodes",
        "day-ends",
    }


def test_steps_count_the_decisions_before_them() -> None:
    game = siegeworks.game("westerplatte")
    steps = lessons.describe_lesson(game, "first", "en").steps
    assert [step.turn for step in steps[:5]] == [0, 0, 0, 1, 2]
    assert steps[-1].turn == sum(bool(step.choose) for step in steps)


def test_a_lesson_names_the_one_after_it() -> None:
    game = siegeworks.game("hegra")
    following = [lessons.describe_lesson(game, key, "en").next for key in ("first", "second")]
    assert [lesson and lesson.key for lesson in following] == ["second", "third"]
    assert lessons.describe_lesson(game, "third", "en").next is None


@each_lesson
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_lesson_names_the_places_that_it_means(
    game: Game, key: str, file: Path, language: str
) -> None:
    for step in lessons.describe_lesson(game, key, language).steps:
        assert not re.search(POINTING[language], step.words), step.words
