"""Whoever is about to lose the game by a choice is warned before; whoever tries, told why not."""

import pytest

import siegeworks
from siegeworks.core.errors import IllegalChoice
from siegeworks.server.tables.prompts import show_prompt


def test_an_option_that_loses_the_game_carries_a_warning() -> None:
    walls = {"A": 0, "G1": 1, "G2": 2, "G6": 0}
    match = siegeworks.situation("westerplatte", at="overflow A", walls=walls, luck="given")
    decision = match.decision
    assert decision is not None
    warnings = {
        language: {o.text: o.warning for o in show_prompt(match, decision, language).options}
        for language in ("en", "de")
    }
    assert warnings["en"]["hit G2"] == ""
    assert warnings["en"]["hit G1"] == (
        "Then it is over. You have lost: two guardhouses have no bricks left."
    )
    assert warnings["de"]["hit G1"] not in ("", warnings["en"]["hit G1"])


def test_what_ends_a_turn_is_marked() -> None:
    match = siegeworks.situation("westerplatte", luck="given")
    assert match.decision is not None
    options = show_prompt(match, match.decision, "en").options
    assert [o.text for o in options if o.ends_turn] == ["end"]


def test_what_is_tried_in_vain_has_a_reason_without_being_listed() -> None:
    match = siegeworks.situation("westerplatte", officers={"1": "A"}, luck="given")
    listed = {str(refused.option) for refused in match.refusals()}
    quiet = {str(refused.option): refused for refused in match.quiet_refusals()}
    assert quiet
    assert not listed & set(quiet)
    assert "move E" in quiet
    with pytest.raises(IllegalChoice) as caught:
        match.choose("move E")
    assert quiet["move E"].words() in str(caught.value)
