"""The guided first day teaches what a first game needs."""

from typing import Any

import pytest

from siegeworks.core.errors import IllegalChoice
from siegeworks.server.games import lessons
from tests.games.hegra.table import GAME, zone

SCRIPT = lessons.read(lessons.find_scripts(GAME)["first"])


def test_the_lesson_goes_through_and_meets_every_part_of_a_day() -> None:
    match = GAME.start(options=SCRIPT.options, seed=SCRIPT.seed)
    for number, step in enumerate(SCRIPT.steps, 1):
        try:
            if step.choose:
                match.choose(step.choose)
        except IllegalChoice as refusal:
            pytest.fail(f"step {number} ({step.say}) breaks: {refusal}")
    assert {event.kind for event in match.log()} >= {
        "recruit-drawn",
        "doubt-drawn",
        "placed",
        "doubt-now",
        "run-moves",
        "snow-found",
        "repaired",
        "defence-now",
        "card-resolved",
        "readied",
        "to-rest",
    }
    assert zone(match, "day") == 2
    assert match.view(0)["prompt"] == "Placement"


def test_what_the_words_of_the_lesson_count_on_is_so() -> None:
    match = GAME.start(options=SCRIPT.options, seed=SCRIPT.seed)
    seen: dict[str, Any] = {}
    for step in SCRIPT.steps:
        seen[step.say] = match.view(0)["zones"]
        if step.choose:
            match.choose(step.choose)
    assert seen["event"]["event"] == "out-of-vaernes"
    assert (seen["event"]["suspicion"], seen["event"]["weather"]) == (3, "clear")
    assert seen["recruit"]["recruits"]["hunter"] == seen["recruit-2"]["recruits"]["volunteer"] == 1
    assert seen["stop"]["recruits"]["soldier"] == 1
    assert (seen["ready"]["bag_doubt"], seen["ready"]["supplies"]) == (2, 4)
    assert (seen["found"]["snow"], len(seen["found"]["hope"])) == (3, 5)
    assert seen["blizzard"]["event"] == "april-blizzard"
    assert seen["doubt"]["ready"]["medic"] == 1
    assert seen["rest-2"]["supplies"] == 2


def test_it_takes_less_than_ten_minutes() -> None:
    assert SCRIPT.minutes < 10
    assert sum(bool(step.choose) for step in SCRIPT.steps) < 40
