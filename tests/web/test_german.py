"""With a German browser, no screen says an English word of ours."""

from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax
from playwright.sync_api import Page, expect

import siegeworks
from siegeworks import words
from tests.web import sources
from tests.web.conftest import Visit
from tests.web.judging import texts
from tests.web.playing import hurry, new_table


@cache
def plain(language: str) -> set[str]:
    """All sentences without anything filled in: those of the client, of the program, of games."""
    folders = [words.COMMON, *(game.folder / "words" for game in siegeworks.games())]
    files = [*sources.files(language).values(), *(f / f"{language}.ftl" for f in folders)]
    found: set[str] = set()
    for path in files:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, syntax.Message) and entry.value is not None:
                parts = entry.value.elements
                said = [part.value for part in parts if isinstance(part, syntax.TextElement)]
                if len(said) == len(parts):
                    found.add("".join(said))
    return found


@cache
def english_only() -> frozenset[str]:
    """What nobody should read in German: words that German has other words for.

    Letters on pieces are left out: one game's English letter is another's German one.
    """
    return frozenset(text for text in plain("en") - plain("de") if len(text) > 1)


def english(page: Page) -> list[str]:
    page.wait_for_load_state("networkidle")
    titles = page.locator(".table-title").all_inner_texts()  # as people gave them
    return [text for text in texts(page) if text in english_only() and text not in titles]


@pytest.mark.parametrize("path", ["/", "/new/westerplatte", "/settings", "/nowhere"])
def test_screens(visit: Visit, path: str) -> None:
    visitor = visit(language="de")
    visitor.forgive("404")  # of the address that is none
    visitor.page.goto(path)
    expect(visitor.page.locator("main")).to_be_visible()
    assert english(visitor.page) == []


@pytest.mark.parametrize("game", ["westerplatte", "gatehouse", "pig"])
def test_tables_and_what_comes_after(visit: Visit, game: str) -> None:
    visitor = visit(language="de")
    seats = [{}] if game == "westerplatte" else [{}, {"kind": "bot", "bot": "random"}]
    player = new_table(visitor, game, seats=seats, seed="7", title="Probe")
    page = player.sit().page
    assert english(page) == []
    for name in ("Regeln", "Plätze", "Tasten"):
        page.get_by_role("button", name=name, exact=True).click()
        assert english(page) == []
        page.get_by_role("dialog").get_by_role("button", name="Schließen").click()
    hurry(player, 7)
    expect(page.locator(".end")).to_be_visible()
    assert english(page) == []
    page.goto(f"/t/{player.id}/replay?move=3")
    expect(page.locator("[data-place]")).to_be_visible()
    assert english(page) == []
