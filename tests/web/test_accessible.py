"""axe finds no fault with any screen, dark or light, large or small."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.judging import barriers
from tests.web.playing import Player, hurry, new_table, open_table
from tests.web.watching import PHONE, Visitor

each_theme = pytest.mark.parametrize("theme", ["dark", "light"])
BOT = {"kind": "bot", "bot": "random"}


def in_theme(visit: Visit, theme: str, **more: Any) -> Visitor:
    visitor: Visitor = visit(**more)
    visitor.context.add_init_script(f"localStorage.setItem('siegeworks.theme', '{theme}')")
    return visitor


@each_theme
@pytest.mark.parametrize(
    "path", ["/", "/new/westerplatte", "/settings", "/nowhere", "/lesson/westerplatte/first"]
)
def test_screens(visit: Visit, theme: str, path: str) -> None:
    visitor = in_theme(visit, theme)
    visitor.forgive("404")  # of the address that is none
    visitor.page.goto(path)
    expect(visitor.page.locator("main")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert barriers(visitor.page) == []


def in_the_middle(visitor: Visitor) -> Player:
    player = new_table(visitor, seed="7")
    hurry(player, 7, 24)
    return player.sit()


def open_panel(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert barriers(page) == []
    dialog.get_by_role("button", name="Close", exact=True).click()


@each_theme
def test_the_table_and_its_panels(visit: Visit, theme: str) -> None:
    page = in_the_middle(in_theme(visit, theme)).page
    assert barriers(page) == []
    for panel in ("Rules", "Seats", "Keys"):
        open_panel(page, panel)
    page.locator(".refused-list summary").click()
    page.get_by_role("button", name="Whole log").click()
    assert barriers(page) == []


@each_theme
def test_the_table_on_a_phone(visit: Visit, theme: str) -> None:
    page = in_the_middle(in_theme(visit, theme, size=PHONE)).page
    assert barriers(page) == []


@each_theme
def test_text_mode(visit: Visit, theme: str) -> None:
    page = open_table(in_theme(visit, theme), seed="7").page
    page.keyboard.press("t")
    expect(page.locator(".text-mode")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert barriers(page) == []


@each_theme
def test_other_games_and_the_curtain(visit: Visit, theme: str) -> None:
    visitor = in_theme(visit, theme)
    for game in ("pig", "gatehouse"):
        assert barriers(open_table(visitor, game, seats=[{}, BOT]).page) == []
    curtain = new_table(visitor, "gatehouse", seats=[{}, {}])
    visitor.page.goto(f"/t/{curtain.id}")
    expect(visitor.page.locator(".curtain")).to_be_visible()
    assert barriers(visitor.page) == []


@each_theme
def test_the_end_and_the_replay(visit: Visit, theme: str) -> None:
    player = new_table(in_theme(visit, theme), seed="7")
    hurry(player, 7)
    expect(player.sit().page.locator(".end")).to_be_visible()
    assert barriers(player.page) == []
    player.page.goto(f"/t/{player.id}/replay?move=9")
    expect(player.page.locator("[data-place] .board")).to_be_visible()
    assert barriers(player.page) == []
