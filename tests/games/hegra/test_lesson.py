"""The three lessons together meet every part of the game."""

from tests.games.test_lessons import play, told


def test_the_first_lesson_meets_every_part_of_a_quiet_day() -> None:
    match = play("hegra", "first")
    assert told(match) >= {
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
    assert match.view(0)["prompt"] == "Placement"


def test_the_second_lesson_beats_an_attack_back_with_all_that_shoots() -> None:
    assert told(play("hegra", "second")) >= {
        "infantry-rolls",
        "hits-taken",
        "injured",
        "bedded",
        "telephone",
        "reckless-defence",
        "shot",
        "gun-fires",
        "treated",
    }


def test_the_third_lesson_goes_from_the_infirmary_to_the_end() -> None:
    match = play("hegra", "third")
    assert told(match) >= {
        "cured",
        "waits",
        "worse",
        "tile-drawn",
        "damage-placed",
        "artillery-moves",
        "machine-gun-fires",
        "airfield-hit",
        "surrender-now",
        "last-stand",
        "held",
    }
    assert match.result is not None
    assert match.result.ending == "truce"
