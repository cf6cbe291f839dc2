"""A game whose rules or tables have changed since says so, and shows the way out."""

import sqlite3
from pathlib import Path

from playwright.sync_api import expect

from tests.server.running import Client, Running, running
from tests.web.conftest import Visit
from tests.web.playing import Player, open_table
from tests.web.test_killed import free_port
from tests.web.watching import PATIENCE, Visitor

CHANGED = "cannot go on"


def make_outdated(server: Running) -> None:
    """As if the program had been updated while it did not run: all tables have other content."""
    server.stop()
    with sqlite3.connect(server.folder / "games.db") as store:
        store.execute("UPDATE tables SET content = 'earlier'")
    store.close()
    server.start()


def comes(visit: Visit, server: Running, language: str = "en") -> tuple[Visitor, Player]:
    visitor = visit(server.url, language=language)
    visitor.forgive(r"ERR_CONNECTION_REFUSED|WebSocket connection to|Failed to load resource")
    return visitor, open_table(visitor, title="Old siege", options={"level": "hard"})


def test_the_table_says_that_the_game_has_changed_not_that_the_line_is_lost(
    visit: Visit, client_is_built: None, tmp_path: Path
) -> None:
    with running(tmp_path, "--port", str(free_port())) as server:
        visitor, player = comes(visit, server)
        page = visitor.page
        make_outdated(server)
        expect(page.locator(".lost-banner")).to_contain_text(CHANGED, timeout=PATIENCE)
        expect(page.get_by_text("The connection is lost")).to_have_count(0)
        page.goto(f"/t/{player.id}")
        expect(page.get_by_role("alert")).to_contain_text(CHANGED)
        page.goto(f"/t/{player.id}/replay")
        expect(page.get_by_role("alert")).to_contain_text(CHANGED)
        page.get_by_role("link", name="Home").click()
        expect(page.locator(".table-title", has_text="Old siege")).to_be_visible()


def test_home_says_at_the_entry_that_a_game_has_changed_and_begins_it_anew(
    visit: Visit, client_is_built: None, tmp_path: Path
) -> None:
    with running(tmp_path, "--port", str(free_port())) as server:
        visitor, player = comes(visit, server)
        page = visitor.page
        make_outdated(server)
        page.goto("/")
        row = page.locator(".table-row", has_text="Old siege")
        expect(row).to_contain_text("Cannot be played on")
        expect(row.get_by_role("link")).to_have_count(0)
        row.get_by_role("button", name="Begin anew").click()
        expect(page.locator("#prompt")).to_be_visible()
        table = page.url.rsplit("/", 1)[-1]
        facts = page.request.get(f"/api/v1/tables/{table}").json()["table"]
        assert table != player.id
        assert (facts["options"], facts["obstacle"]) == ({"level": "hard"}, "")


def test_a_game_that_has_changed_is_deleted_from_home(
    visit: Visit, client_is_built: None, tmp_path: Path
) -> None:
    with running(tmp_path, "--port", str(free_port())) as server:
        visitor, _ = comes(visit, server, "de")
        page = visitor.page
        make_outdated(server)
        page.goto("/")
        expect(page.locator(".table-row")).to_contain_text("Kann nicht weitergehen")
        page.get_by_role("button", name="„Old siege“ löschen").click()
        page.get_by_role("dialog").get_by_role("button", name="Löschen", exact=True).click()
        expect(page.get_by_text("Old siege")).to_have_count(0)


def test_on_a_public_server_only_the_host_deletes_what_has_changed(tmp_path: Path) -> None:
    options = ("--public", "--port", str(free_port()))
    with running(tmp_path, *options) as server, Client(server) as host, Client(server) as other:
        table = host.open(title="Old siege")["table"]["id"]
        make_outdated(server)
        assert host.bad(409, "GET", f"/tables/{table}/view")["code"] == "table-changed"
        wish = {"params": {"title": "Old siege"}}
        assert other.bad(403, "DELETE", f"/tables/{table}", **wish)["code"] == "not-host"
        host.good("DELETE", f"/tables/{table}", **wish)
        host.bad(404, "GET", f"/tables/{table}")
