"""A server that dies in the middle of a game: the page waits, and play goes on without a reload."""

import socket
from pathlib import Path

from playwright.sync_api import expect

from tests.server.running import Running, running
from tests.web.conftest import Visit
from tests.web.playing import Player, open_table
from tests.web.watching import Visitor

UNDONE = "window.stillHere = true"


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


def comes(visit: Visit, server: Running) -> tuple[Visitor, Player]:
    """Somebody opens a table, and does not mind if the server goes away."""
    visitor = visit(server.url)
    visitor.forgive(r"ERR_CONNECTION_REFUSED|WebSocket connection to|Failed to load resource")
    return visitor, open_table(visitor, seed="7")


def test_play_goes_on_after_the_server_was_killed(
    visit: Visit, client_is_built: None, tmp_path: Path
) -> None:
    with running(tmp_path, "--port", str(free_port())) as server:
        visitor, player = comes(visit, server)
        visitor.page.evaluate(UNDONE)
        player.choose("stand B")
        here, log = player.sequence(), visitor.page.get_by_role("log").inner_text()
        server.kill()
        lost = visitor.page.get_by_text("The connection is lost")
        expect(lost).to_be_visible()
        server.start()
        expect(lost).to_have_count(0, timeout=20_000)
        assert player.sequence() == here
        assert visitor.page.get_by_role("log").inner_text() == log
        player.choose("stand D")
        assert visitor.page.evaluate("window.stillHere"), "the page was not loaded anew"


def test_a_choice_made_while_the_server_is_away_counts_once(
    visit: Visit, client_is_built: None, tmp_path: Path
) -> None:
    with running(tmp_path, "--port", str(free_port())) as server:
        _, player = comes(visit, server)
        before = player.sequence()
        server.kill()
        player.action("stand C").click()
        server.start()
        expect(player.table).not_to_have_attribute("data-sequence", str(before), timeout=20_000)
        assert player.view()["zones"]["post"]["1"] == "C"
