"""After the end: what ended the game, looking back at it, and playing on from anywhere."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.playing import Player, hurry, new_table

TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def finished(visit: Visit, game: str = "westerplatte", **wish: Any) -> Player:
    """A table whose game is over."""
    player = new_table(visit(), game, seed="7", **wish)
    assert hurry(player, 7)["result"] is not None
    return player


def test_the_end_says_why_and_when_and_offers_what_comes_next(visit: Visit) -> None:
    player = finished(visit).sit()
    end = player.page.locator(".end")
    expect(end).to_contain_text(player.view()["result"]["words"])
    expect(end).to_contain_text("Day")
    expect(player.page.locator(".board-svg")).to_be_visible()  # with the last blow on it
    expect(end.get_by_role("link", name="Replay")).to_be_in_viewport(ratio=1)  # without scrolling
    expect(end.get_by_role("link", name="Home")).to_be_visible()
    seed = end.locator("details").last
    seed.locator("summary").click()
    expect(seed).to_contain_text(player.view()["result"]["seed"])


def test_scores_are_told_by_name_and_a_shared_one_once(visit: Visit) -> None:
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    end = finished(visit, "pig", seats=seats).sit().page.locator(".end")
    for name in ("Ada", "Ben"):
        expect(end).to_contain_text(f"Score of {name}")
    together = finished(visit, seats=seats).sit().page.locator(".end")
    expect(together.locator("dt", has_text="Score")).to_have_text(["Score"])


def test_a_rematch_is_another_table(visit: Visit) -> None:
    player = finished(visit).sit()
    player.page.locator(".end").get_by_role("button", name="Play again").click()
    expect(player.page).not_to_have_url(re.compile(player.id))
    expect(player.actions.first).to_be_visible()


def test_a_replay_steps_and_scrubs_by_mouse_and_keys(visit: Visit) -> None:
    player = finished(visit)
    page = player.page
    page.goto(f"/t/{player.id}/replay")
    place = page.locator("[data-place]")
    expect(place).to_be_visible()
    start = place.get_attribute("data-place")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"move=1$"))
    expect(place).not_to_have_attribute("data-place", str(start))
    page.get_by_role("slider").fill("20")
    expect(page).to_have_url(re.compile(r"move=20$"))
    page.get_by_role("slider").blur()
    page.keyboard.press("End")
    expect(page.get_by_text(player.view()["result"]["words"]).first).to_be_visible()


def test_a_link_leads_to_a_move(visit: Visit) -> None:
    player = finished(visit)
    turns = player.page.request.get(f"/api/v1/tables/{player.id}/turns").json()
    player.page.goto(f"/t/{player.id}/replay?move=12")
    place = player.page.locator("[data-place]")
    expect(place).to_have_attribute("data-place", str(turns[12]["place"]))
    expect(player.page.locator(".now")).to_contain_text(turns[12]["words"])


def test_from_any_move_one_can_play_on(visit: Visit) -> None:
    player = finished(visit)
    player.page.goto(f"/t/{player.id}/replay?move=12")
    player.page.get_by_role("button", name=re.compile("play on", re.I)).click()
    expect(player.actions.first).to_be_visible()
    expect(player.page).not_to_have_url(re.compile(player.id))
    before = player.sequence()
    player.actions.first.click()
    player.expect_change(before)


def test_after_the_end_every_seat_can_be_looked_through(visit: Visit) -> None:
    player = finished(visit, "gatehouse", seats=[{"name": "Ada"}, {"name": "Ben"}])
    player.page.goto(f"/t/{player.id}/replay?move=2")
    eyes = player.page.get_by_role("combobox")
    board = player.page.locator(".board")
    expect(board).to_be_visible()
    seen = ""
    for seat in ("0", "1"):
        with player.page.expect_response(re.compile(rf"/at/\d+\?seat={seat}")) as answer:
            eyes.select_option(seat)
        answer.value.finished()
        player.page.wait_for_function(
            "seen => document.querySelector('.board').innerHTML !== seen", arg=seen
        )
        player.page.evaluate(TWO_FRAMES)  # what the first seat sees is drawn before it is kept
        seen = board.inner_html()
