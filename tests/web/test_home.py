"""The way in."""

from playwright.sync_api import Page, expect


def test_the_home_page_comes_up(page: Page) -> None:
    page.goto("/")
    expect(page.locator("main")).to_be_visible()
