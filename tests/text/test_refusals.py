"""What is not possible is told by reason: each reason once, and what it forbids together."""

import pytest

import siegeworks
from siegeworks.text.explain import Explainer
from siegeworks.text.interpret import COMMANDS, tell_why
from siegeworks.text.lines import WIDTH, make_plain
from siegeworks.text.refusals import group_refusals, join_alike
from siegeworks.text.speaker import Speaker


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["Move to B", "Move to G3", "Finish acting"], ["Move to B, G3", "Finish acting"]),
        (["Nach B gehen", "Nach G3 gehen"], ["Nach B, G3 gehen"]),
        (["Repair: soldier", "Repair: medic"], ["Repair: soldier, medic"]),
        (
            ["Radio: soldier", "Radio: medic", "Map room: soldier", "Map room: medic"],
            ["Radio, Map room: soldier, medic"],
        ),
        (["Fire at lane A", "Aim at lane B"], ["Fire at lane A", "Aim at lane B"]),
        (["Hold fire", "Hold on"], ["Hold fire", "Hold on"]),
    ],
)
def test_options_alike_are_told_as_one(options: list[str], told: list[str]) -> None:
    assert join_alike(options) == told


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_reason_is_told_once(language: str) -> None:
    match = siegeworks.situation(
        "hegra", at="Placement", ready={"soldier": 1, "medic": 1, "hunter": 1}
    )
    refusals = match.refusals(0)
    groups = group_refusals(refusals, language)
    assert len(groups) < len(refusals) / 2
    assert len({(group.why, group.rule) for group in groups}) == len(groups)
    lines = make_plain(Explainer(match, 0, Speaker(language)).why())
    whole = " ".join(" ".join(lines).split())
    for group in groups:
        assert whole.count(f"{group.why} ({group.rule})") == 1
    assert max(map(len, lines)) <= WIDTH


def why(typed: str) -> str:
    """What is told of one thing in a morning with soldiers only."""
    match = siegeworks.situation("hegra", at="Placement", ready={"soldier": 2})
    return " ".join(" ".join(make_plain(tell_why(typed, explain(match)))).split())


def explain(match: siegeworks.Match) -> Explainer:
    """Who answers in English."""
    return Explainer(match, 0, Speaker("en"))


def test_why_not_one_thing_tells_that_thing_only() -> None:
    told = why("radio")
    assert told.startswith("Radio: ")
    assert told.endswith("It still lies under the snow (14.3)")
    assert "Field telephone" not in told


def test_why_not_something_possible_says_so_and_what_is_refused_of_it() -> None:
    told = why("soldier")
    assert told.startswith("This can be done now: ")
    assert "Promote: soldier: This type of defender is barred there (9.6)" in told
    assert why("1").startswith("This can be done now: 1 ")


def test_why_not_something_unknown_lists_nothing_else() -> None:
    assert why("bicycle") == (
        'Nothing that is possible or refused now is called "bicycle"; ? bicycle explains it, '
        "w alone says all that is refused."
    )


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", ["westerplatte", "hegra", "gatehouse", "pig"])
def test_help_fits_and_breaks_no_word(key: str, language: str) -> None:
    match = siegeworks.game(key).start(seed=1)
    speaker = Speaker(language)
    lines = make_plain(Explainer(match, 0, speaker).help(COMMANDS))
    assert max(map(len, lines)) <= WIDTH
    whole = " ".join(" ".join(lines).split())
    for command in COMMANDS:
        assert speaker.say(f"help-{command}").partition(" = ")[2] in whole
