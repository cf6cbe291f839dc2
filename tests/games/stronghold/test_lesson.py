"""The two lessons meet what each side does in a round, and their words name the right numbers."""

import pytest

from siegeworks import Match
from siegeworks.games.stronghold.board import strength
from siegeworks.games.stronghold.rules.pieces import SECTION_NAMES
from siegeworks.games.stronghold.rules.state import Castle
from siegeworks.parts.board import look
from siegeworks.server.games import lessons
from siegeworks.server.games.lessons import Script
from tests.games.stronghold.castle import GAME
from tests.games.test_lessons import play, told

Numbers = tuple[int, int, int]  # of the invader and the defender, and where a breach begins

# Where the words of a step name strengths: as it stands, and in the worst case.
NUMBERS: list[tuple[str, str, str, Numbers | None, Numbers | None]] = [
    ("first", "plate", "W8", (7, 5, 9), None),
    ("first", "wall", "W8", (7, 7, 13), None),
    ("first", "worst", "W8", (10, 10, 16), (16, 10, 16)),
    ("first", "worst", "W5", (3, 5, 9), (9, 5, 9)),
    ("second", "plate", "W4", (0, 5, 9), None),
    ("second", "ladder", "W4", (0, 6, 10), None),
    ("second", "veteran", "W4", (0, 8, 14), None),
    ("second", "orders", "W4", (7, 8, 14), (13, 7, 13)),
]


def play_to(script: Script, say: str) -> Match:
    """A lesson up to where something is said."""
    match = lessons.begin_lesson(GAME, script)
    for step in script.steps:
        for choice in step.others:
            match.choose(choice)
        if step.say == say:
            break
        if step.choices:
            match.choose(step.choices[0])
    return match


def weigh(match: Match, section: str) -> tuple[Numbers, Numbers]:
    """How a section stands, and its worst case, as the board tells it to who is asked."""
    state = look(match, match.to_move, "en").state
    assert isinstance(state, Castle)
    place = SECTION_NAMES.index(section)
    _, *stands = strength.weigh_balance(state, place)
    _, *worst = strength.foretell_worst(state, place)
    return (stands[0], stands[1], stands[2]), (worst[0], worst[1], worst[2])


@pytest.mark.parametrize(("key", "say", "section", "stands", "worst"), NUMBERS)
def test_the_words_name_the_numbers_of_the_board(
    key: str, say: str, section: str, stands: Numbers, worst: Numbers | None
) -> None:
    found = weigh(play_to(lessons.find_script(GAME, key), say), section)
    assert found[0] == stands
    if worst is not None:
        assert found[1] == worst


@pytest.mark.parametrize(("chosen", "line"), [("veteran", 13), ("soldier", 11)])
def test_either_swap_makes_the_other_section_safe(chosen: str, line: int) -> None:
    match = play_to(lessons.find_script(GAME, "first"), "swap-2")
    match.choose(f"swap barracks-{chosen}")
    assert weigh(match, "W5")[1][0] == 9
    assert weigh(match, "W5")[1][2] == line


@pytest.mark.parametrize("dropped", ["fury", "aim"])
def test_the_breach_needs_all_that_was_done_for_it(dropped: str) -> None:
    match = play_to(lessons.find_script(GAME, "second"), "fury")
    match.choose(f"lay-secret {'bluff' if dropped == 'fury' else 'fury'}-W4")
    match.choose("lay-secret bluff-W1")
    for choice in ("finish goblin-cauldron", "hang W1", "lay mix-up", "lay glare"):
        match.choose(choice)
    match.choose("hold-fire" if dropped == "aim" else "aim-machine W4")
    assert "breach" not in told(match)


def test_the_breach_is_so_close_that_banner_and_ladder_were_needed_too() -> None:
    invader, _, line = weigh(play_to(lessons.find_script(GAME, "second"), "aim"), "W4")[1]
    assert invader == line


def test_the_first_lesson_meets_what_the_defender_does() -> None:
    match = play("stronghold", "first")
    assert told(match) >= {
        "unit-moves",
        "hero-moves",
        "units-swap",
        "wall-built",
        "unit-trained",
        "sand-laid",
        "action-done",
        "sand-given",
        "order-laid",
        "volley",
        "cauldron-pours",
        "order-shown",
        "castle-held",
    }


def test_the_second_lesson_meets_what_the_invader_does() -> None:
    match = play("stronghold", "second")
    assert told(match) >= {
        "unit-given-up",
        "card-passed",
        "card-used",
        "equipment-laid",
        "maneuver-begins",
        "order-laid",
        "machine-hits",
        "order-shown",
        "breach",
    }
