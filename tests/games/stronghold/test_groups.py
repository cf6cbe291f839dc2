"""Long lists of options are told below headings: by building, by unit, by path."""

import random

import pytest

import siegeworks
from siegeworks import Decision, Match

GAME = siegeworks.game("stronghold")


def ask(match: Match, prompt: str) -> Decision:
    """Play on at random until something is asked."""
    dice = random.Random(3)
    while True:
        decision = match.decision
        assert decision is not None
        if decision.prompt == prompt:
            return decision
        match.choose(dice.choice(decision.options))


@pytest.mark.parametrize(
    ("language", "heading", "short"),
    [("en", "Cathedral", "Glare"), ("de", "Kathedrale", "Blendlicht")],
)
def test_what_can_be_laid_is_told_by_building(language: str, heading: str, short: str) -> None:
    decision = ask(GAME.start(seed=5), "Spend")
    told = {option.text: option.tell_group(language) for option in decision.options}
    assert told["lay glare"] == (heading, short)


def test_marches_are_told_by_path_with_how_many_go() -> None:
    decision = ask(GAME.start(seed=5), "March")
    told = [option.tell_group() for option in decision.options if option.verb.startswith("send")]
    assert told
    assert all(" to " in heading and " × " in short for heading, short in told)


def test_an_option_without_a_group_is_told_as_it_is() -> None:
    decision = ask(GAME.start(seed=5), "March")
    done = next(option for option in decision.options if option.verb == "done")
    assert done.tell_group() == ("", "")
