"""What the server hands out of the browser's pages."""

import re
from pathlib import Path

import pytest

from siegeworks._web.place import NOTE, Place
from siegeworks.server.pages import client
from tests.server.running import Client

SCREENS = ("/", "/new/pig", "/t/abc", "/t/abc/replay?move=3", "/join/abc", "/lesson/pig/first")
PAGE = '<!doctype html><script type="module" src="/app/client-1.js"></script>'


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    place = Place(tmp_path / "web", tmp_path / "app")
    place.app.mkdir()
    monkeypatch.setattr(client, "HERE", place)
    monkeypatch.setattr(client, "_FILES", {})
    return place


def build(place: Place, number: int) -> None:
    for file in place.app.iterdir():
        file.unlink()
    (place.app / f"client-{number}.js").write_text(f"{number};")
    (place.app / "index.html").write_text(PAGE.replace("-1", f"-{number}"))
    (place.app / NOTE).write_text(str(number))


def test_a_new_build_is_handed_out_without_a_new_start(place: Place) -> None:
    assert client.read_start_page() is None
    for number in (1, 2):
        build(place, number)
        assert f"client-{number}.js" in (client.read_start_page() or "")
        found = client.find_file(f"client-{number}.js")
        assert found is not None
        assert (found.plain, found.kind) == (f"{number};".encode(), "text/javascript")
    assert client.find_file("client-1.js"), "a page that came before the new build asks for it"


def test_only_files_of_the_client_are_handed_out(place: Place) -> None:
    build(place, 1)
    for name in ("index.html", NOTE, "../client.py", ""):
        assert client.find_file(name) is None


@pytest.fixture
def start_page() -> str:
    """The page that every screen begins with, of the client that is built."""
    page = client.read_start_page()
    assert page is not None, "the pages are not built: run python -m siegeworks.webbuild"
    return page


def test_all_screens_begin_with_the_same_page(host: Client, start_page: str) -> None:
    for path in SCREENS:
        page = host.ask("GET", path)
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["cache-control"] == "no-cache"
        assert "default-src 'none'" in page.headers["content-security-policy"]
        assert page.text == start_page


def test_files_may_be_kept_for_ever_as_their_names_change(host: Client, start_page: str) -> None:
    for path in re.findall(r'"(/app/[^"]+)"', start_page):
        answer = host.ask("GET", path)
        assert answer.status_code == 200
        assert answer.headers["content-encoding"] == "gzip"
        assert "immutable" in answer.headers["cache-control"]
        plain = host.ask("GET", path, headers={"accept-encoding": "identity"})
        assert plain.content == answer.content
    assert host.ask("GET", "/app/nothing.js").status_code == 404


def test_an_address_that_leads_nowhere_shows_a_page_to_people(
    host: Client, start_page: str
) -> None:
    typed = host.ask("GET", "/nothing", headers={"accept": "text/html,*/*"})
    assert (typed.status_code, typed.text) == (404, start_page)
    asked = host.ask("GET", "/nothing")
    assert (asked.status_code, asked.json()["code"]) == (404, "no-page")
