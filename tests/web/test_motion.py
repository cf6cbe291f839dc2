"""The enemy's moves are shown one after the other, at a chosen speed, and never in the way."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.playing import Player, hurry, new_table

SPEEDS = "Speed of the enemy"


def before_the_enemy(visit: Visit, motion: str) -> Player:
    """A table where the next deed lets the enemy act."""
    player = new_table(visit(reduced_motion=motion), seed="7")
    hurry(player, 7, 14)
    while "end" not in [option["text"] for option in player.view()["prompt"]["options"]]:
        hurry(player, 7, 1)
    return player.sit()


def end_turn(player: Player) -> None:
    """Let the enemy act, and see the first of it."""
    player.end("end")
    expect(steps(player)).to_be_visible()


def steps(player: Player) -> Locator:
    return player.page.get_by_role("group", name="What happened")


def test_the_enemy_acts_step_by_step_and_waits_for_nobody(visit: Visit) -> None:
    player = before_the_enemy(visit, "no-preference")
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url))
    before = player.sequence()
    end_turn(player)
    assert not [url for url in asked if "/frames" in url], "the steps came with the move"
    assert player.sequence() == before
    expect(player.actions).to_have_count(0)  # what is asked next is not shown yet
    player.prompt.get_by_role("button", name="Skip").click()
    player.expect_sequence(player.view()["sequence"])
    expect(player.actions.first).to_be_enabled()


@pytest.mark.parametrize("key", ["1", "Escape", "Enter"])
def test_a_key_that_is_pressed_too_early_leads_to_what_is_asked(visit: Visit, key: str) -> None:
    player = before_the_enemy(visit, "no-preference")
    end_turn(player)
    player.page.locator("body").evaluate("() => document.activeElement.blur()")
    sequence = player.view()["sequence"]
    player.page.keyboard.press(key)
    player.expect_sequence(sequence)
    expect(player.actions.first).to_be_enabled()
    assert player.view()["sequence"] == sequence, "nothing was chosen"


def test_what_can_be_chosen_now_is_not_lit_on_what_was(visit: Visit) -> None:
    player = before_the_enemy(visit, "no-preference")
    end_turn(player)
    lit = player.page.locator(".board-svg .area.lit")
    expect(lit).to_have_count(0)
    player.page.keyboard.press("Escape")
    expect(lit.first).to_be_visible()


def test_steps_can_be_walked_and_skipped(visit: Visit) -> None:
    player = before_the_enemy(visit, "no-preference")
    end_turn(player)
    banner = steps(player)
    player.page.keyboard.press(".")
    first = banner.inner_text()
    player.page.keyboard.press(",")
    expect(banner).not_to_have_text(first)
    player.page.keyboard.press("Escape")
    expect(banner).to_have_count(0)


def test_nothing_moves_for_those_who_want_no_motion(visit: Visit) -> None:
    player = before_the_enemy(visit, "reduce")
    expect(player.page.get_by_role("combobox", name=SPEEDS)).to_have_value("off")
    player.choose("end")
    player.expect_sequence(player.view()["sequence"])
    expect(steps(player)).to_have_count(0)


def test_what_happened_since_one_last_acted_is_marked_and_shown_again(visit: Visit) -> None:
    player = before_the_enemy(visit, "reduce")
    player.choose("end")
    panel = player.page.get_by_role("region", name="Log")
    expect(panel).to_contain_text("New: the last of")
    expect(panel.locator(".log-line.fresh").first).to_be_visible()
    panel.get_by_role("button", name="Step through").click()
    expect(steps(player)).to_be_visible()
