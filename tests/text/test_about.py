"""Words behind a question mark find what explains them."""

import pytest

import siegeworks
from siegeworks.text.explain import Explainer
from siegeworks.text.interpret import COMMANDS
from siegeworks.text.lines import WIDTH, make_plain
from siegeworks.text.speaker import Speaker


def ask(typed: str, language: str = "en") -> str:
    """What is told of something in a game of Westerplatte."""
    match = siegeworks.game("westerplatte").start(seats=1, options={"level": "easy"}, seed=808)
    lines = make_plain(Explainer(match, 0, Speaker(language)).rule(typed))
    assert max(map(len, lines)) <= WIDTH
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("typed", "title", "told"),
    [
        ("mortar", "Mortar", "2 wounds"),
        ("Lane c", "Lane A, Lane B, Lane C", "(2.3)"),
        ("morale low 1", "Morale low 1", "(10.7)"),
        ("rounds", "Rounds", "(5.2)"),
        ("cards today", "Cards today", "(11.1)"),
    ],
)
def test_a_name_finds_what_it_is(typed: str, title: str, told: str) -> None:
    found = ask(typed)
    assert found.startswith(title)
    assert told in found


def test_words_of_an_explanation_find_it() -> None:
    assert "will fire when you finish" in ask("destroy push first")


def test_words_find_in_the_language_that_is_spoken() -> None:
    assert "Granate" in ask("mörser", "de")


def test_headings_of_the_rules_are_found_too() -> None:
    assert "5.3  Joint fire" in ask("joint")


def test_a_number_is_still_a_rule_and_nonsense_is_told_so() -> None:
    assert ask("7.3").startswith("7.3  Overflow")
    assert "no paragraph 99" in ask("99")
    assert ask("xyzzy").startswith("Nothing is explained under xyzzy")


def test_help_mentions_it() -> None:
    match = siegeworks.game("pig").start(seed=1)
    helped = "\n".join(make_plain(Explainer(match, 0, Speaker("en")).help(COMMANDS)))
    assert "? word" in helped


@pytest.mark.parametrize(
    ("language", "typed", "drawn"),
    [("en", "troop", ("hearts", "stars")), ("de", "feindliche Truppe", ("herzen", "sterne"))],
)
def test_in_letters_no_sign_of_another_screen_is_spoken_of(
    language: str, typed: str, drawn: tuple[str, str]
) -> None:
    told = ask(typed, language).lower()
    assert "●" in told
    assert not any(sign in told for sign in drawn)
