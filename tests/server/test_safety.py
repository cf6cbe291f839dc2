"""Limits, origins, headers, logs, health, figures, pages."""

import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from tests.server.running import API, Client, Running, receive, running


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_requests_from_the_pages_of_others_are_refused(
    host: Client, headers: dict[str, str]
) -> None:
    table = host.open("pig")["table"]["id"]
    wish = {"sequence": 0, "option": "roll"}
    for method, path, data in (
        ("POST", "/tables", {"game": "pig"}),
        ("POST", f"/tables/{table}/choice", wish),
        ("PATCH", f"/tables/{table}", {"title": "x"}),
        ("DELETE", f"/tables/{table}?title=x", None),
    ):
        problem = host.bad(403, method, path, json=data, headers=headers)
        assert problem["code"] == "origin"
    with pytest.raises(InvalidStatus) as refused, host.socket(table, headers=headers):
        pass
    assert refused.value.response.status_code == 403
    assert host.view(table)["sequence"] == 0


def test_requests_from_our_own_pages_are_granted(host: Client) -> None:
    ours = {"origin": host.server.url, "sec-fetch-site": "same-origin"}
    table = host.good("POST", "/tables", json={"game": "pig"}, headers=ours)["table"]["id"]
    with host.socket(table, headers={"Origin": host.server.url}) as connection:
        assert receive(connection, "view")


def test_a_name_that_was_made_to_point_here_is_refused(host: Client) -> None:
    assert host.bad(403, "GET", "/api/v1/games", headers={"host": "evil.example"})["code"] == "host"


def test_every_answer_has_a_strict_policy(host: Client) -> None:
    for path in ("/", "/api/v1/games", "/nothing", "/schema", "/static/page.css"):
        headers = host.ask("GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_what_is_not_there_is_refused_with_a_sentence(host: Client) -> None:
    assert host.bad(404, "GET", "/nothing")["code"] == "no-page"
    assert host.bad(404, "GET", "/tables/nothing/view")["code"] == "no-table"
    answer = host.ask("PUT", "/api/v1/games")
    assert answer.status_code == 405
    assert "GET" in answer.headers["allow"]
    assert answer.json()["code"] == "no-method"
    german = host.bad(404, "GET", "/nothing", headers={"accept-language": "de"})
    assert german["words"] == "Unter dieser Adresse ist nichts; prüfe sie."


def test_a_body_that_is_too_large_or_not_json_is_refused(host: Client) -> None:
    large = json.dumps({"record": "x" * 300_000})
    head = {"content-type": "application/json"}
    refused = host.bad(413, "POST", "/tables/import", content=large, headers=head)
    assert refused["code"] == "too-large"
    for body in (b"", b"{", b"\xff", b"[" * 100_000, b"null"):
        problem = host.bad(400, "POST", "/tables", content=body, headers=head)
        assert problem["code"] == "bad-request"


def limited(folder: Path, **limits: float) -> Any:
    """A server with some limits."""
    options = [word for name, value in limits.items() for word in ("--limit", f"{name}={value}")]
    return running(folder, *options)


def test_too_many_requests_are_refused_with_when_to_try_again(folder: Path) -> None:
    with limited(folder, requests=0.1, burst=5) as server, Client(server) as client:
        for _ in range(5):
            client.good("GET", "/api/v1/games")
        answer = client.ask("GET", "/api/v1/games")
        assert answer.status_code == 429
        assert 1 <= int(answer.headers["retry-after"]) <= 10
        assert answer.json()["code"] == "too-fast"


def test_tables_moves_and_sockets_are_limited(folder: Path) -> None:
    limits = {"tables": 2, "moves": 0.1, "moves_burst": 3, "sockets": 3, "seat_sockets": 2}
    with limited(folder, **limits) as server, Client(server) as client:
        table = client.open("pig", [{}, {}])["table"]["id"]
        client.open("pig")
        problem = client.bad(429, "POST", "/tables", json={"game": "pig"})
        assert problem["code"] == "too-many-tables"
        for _ in range(3):
            client.ask("POST", f"/tables/{table}/choice", json={"sequence": 99, "option": "x"})
        wish = {"sequence": 0, "option": "roll"}
        assert client.bad(429, "POST", f"/tables/{table}/choice", json=wish)["code"] == "too-fast"
        with client.socket(table, "seat=0") as one, client.socket(table, "seat=0"):
            one.send(json.dumps({"id": "1", "choice": wish}))
            assert receive(one, "problem")["problem"]["code"] == "too-fast"
            with pytest.raises(InvalidStatus) as refused, client.socket(table, "seat=0"):
                pass
            assert refused.value.response.status_code == 429
            with client.socket(table, "seat=1"):
                with pytest.raises(InvalidStatus), client.socket(table, "seat=1"):
                    pass
                assert client.bad(429, "GET", "/api/v1/lobby")["code"] == "too-many-sockets"
        with soon(client, table) as again:
            assert receive(again, "view")


def soon(client: Client, table: str) -> ClientConnection:
    """A socket, once the server has noticed that others were closed."""
    deadline = time.monotonic() + 20
    while True:
        try:
            return client.socket(table, "seat=0")
        except InvalidStatus:
            assert time.monotonic() < deadline, "closed sockets still count"
            time.sleep(0.1)


def test_the_log_is_json_without_paths_or_secrets(server: Running, host: Client) -> None:
    welcome = host.open("pig", [{}, {"kind": "open"}], title="hush")
    host.ask("GET", f"/tables/{welcome['table']['id']}/view?language=en&secret=hush")
    text = server.log.read_text()
    for line in server.lines():
        assert {"time", "level", "event"} <= line.keys()
    cookie = host.cookie(welcome["table"]["id"])
    hidden = ["hush", welcome["links"][0]["secret"], cookie, str(server.folder), "/src/", "File "]
    assert not [secret for secret in hidden if secret in text]
    assert any(line.get("route") == f"{API}/tables/{{table_id}}/view" for line in server.lines())


def test_health_and_figures_are_told(host: Client) -> None:
    table = host.open("pig")["table"]["id"]
    host.choose(table, "roll")
    assert host.good("GET", "/healthz") == {"status": "well"}
    with host.socket(table) as connection:
        receive(connection, "view")
        text = host.ask("GET", "/metrics").text
    figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(figures["siegeworks_tables_live"]) >= 1
    assert float(figures["siegeworks_sockets"]) >= 1
    assert float(figures['siegeworks_moves_total{by="human"}']) >= 1
    assert float(figures['siegeworks_move_seconds_count{by="human"}']) >= 1


def test_the_schema_and_its_page_need_no_foreign_host(host: Client) -> None:
    schema = host.good("GET", "/schema/openapi.json")
    assert schema["openapi"].startswith("3.1")
    assert f"{API}/tables/{{table_id}}/choice" in schema["paths"]
    for item in schema["paths"].values():
        for route in item.values():
            for status, response in route["responses"].items():
                if status >= "400":
                    media = response["content"]["application/json"]
                    assert media["schema"]["$ref"].endswith("/Problem")
    page = host.ask("GET", "/schema")
    assert page.headers["content-type"].startswith("text/html")
    assert "POST /api/v1/tables/{table_id}/choice" in page.text
    assert "http" not in page.text.replace("http-equiv", "").replace("HTTP", "")
    assert "<script" not in page.text


def test_a_page_without_scripts_lists_tables_and_escapes_their_titles(host: Client) -> None:
    host.open("pig", title="<script>alert(1)</script>")
    page = host.http.get("/tables")
    assert "&lt;script&gt;" in page.text
    assert "<script" not in page.text
    assert host.ask("GET", "/favicon.ico").headers["content-type"] == "image/svg+xml"


def test_the_command_refuses_what_cannot_be(folder: Path) -> None:
    from siegeworks.cli.app import run

    for options in (
        ["--host", "0.0.0.0"],
        ["--port", "70000"],
        ["--public", "--origin", "play.example.org"],
        ["--limit", "cows=5"],
        ["--limit", "tables=many"],
        ["--limit", "tables"],
        ["--db", "mysql://host/name"],
    ):
        assert run(["serve", *options]) == 2


def test_a_port_that_is_taken_is_refused(server: Running, folder: Path) -> None:
    from siegeworks.cli.app import run

    port = str(httpx.URL(server.url).port)
    assert run(["serve", "--port", port, "--db", str(folder / "games.db")]) == 2
