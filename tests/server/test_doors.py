"""Two doors to the same tables: that of this machine, and that to the local network."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
import segno
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from siegeworks.server.http.link_codes import list_link_addresses
from siegeworks.server.http.middleware import refuse_origin
from siegeworks.server.http.own_addresses import is_near, list_likely_addresses
from siegeworks.server.http.settings import Config
from tests.server.doors import Alone, Doors, Guest, started
from tests.server.running import API, ROOT, Client, receive


@pytest.fixture(scope="module")
def doors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doors]:
    with started(Doors, tmp_path_factory.mktemp("doors")) as server:
        yield server


@pytest.fixture
def owner(doors: Doors) -> Iterator[Client]:
    with Client(doors) as client:
        yield client


@pytest.fixture
def guest(doors: Doors, owner: Client) -> Iterator[Guest]:
    with Guest(doors, doors.open(owner)) as client:
        yield client


def test_the_door_is_closed_until_somebody_at_the_machine_opens_it(folder: Path) -> None:
    with started(Doors, folder) as server, Client(server) as owner:
        assert owner.good("GET", f"{API}/network") == {
            "mine": True,
            "open": False,
            "addresses": [],
        }
        url = server.open(owner)
        assert url != server.url
        assert 0 < httpx.URL(url).port - httpx.URL(server.url).port <= 20  # type: ignore[operator]
        assert server.open(owner) == url  # it is open already
        assert httpx.get(f"{url}{API}/games").is_success
        assert owner.good("DELETE", f"{API}/network")["open"] is False
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{url}{API}/games")
        assert server.open(owner) == url
        assert server.stop() == 0
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{url}{API}/games")
        server.start()
        with Client(server) as again:
            assert again.good("GET", f"{API}/network")["open"] is False


def test_a_machine_without_a_network_says_so(folder: Path) -> None:
    with started(Alone, folder) as server, Client(server) as owner:
        assert owner.bad(503, "POST", f"{API}/network")["code"] == "no-network"
        assert owner.good("GET", f"{API}/network")["open"] is False


def test_a_public_server_has_one_door(folder: Path) -> None:
    with started(Doors, folder, "--public") as server, Client(server) as client:
        assert client.good("GET", f"{API}/network")["mine"] is False
        assert client.bad(403, "POST", f"{API}/network")["code"] == "not-this-machine"
        assert client.bad(403, "DELETE", f"{API}/network")["code"] == "not-this-machine"
        links = client.open("pig", [{}, {"kind": "open"}])["links"]
        assert [a["url"] for a in links[0]["addresses"]] == [server.url + links[0]["path"]]


@pytest.mark.parametrize(
    "options", [("--proxy", "127.0.0.1"), ("--origin", "https://play.example.org")]
)
def test_where_others_may_stand_behind_a_proxy_nobody_opens_the_door(
    folder: Path, options: tuple[str, str]
) -> None:
    with started(Doors, folder, *options) as server, Client(server) as client:
        for headers in ({}, {"x-forwarded-for": "127.0.0.1"}):
            problem = client.bad(403, "POST", f"{API}/network", headers=headers)
            assert problem["code"] == "not-this-machine"


FORGED = [
    {},
    {"x-forwarded-for": "127.0.0.1"},
    {"x-real-ip": "127.0.0.1", "forwarded": "for=127.0.0.1;host=127.0.0.1"},
    {"x-forwarded-host": "127.0.0.1", "x-forwarded-port": "8040"},
    {"siegeworks.door": "local"},
]


@pytest.mark.parametrize("headers", FORGED)
def test_nothing_that_a_guest_sends_makes_them_trusted(
    owner: Client, guest: Guest, headers: dict[str, str]
) -> None:
    welcome = owner.open("pig", [{}, {"kind": "open"}], title="private")
    table = welcome["table"]["id"]
    join = f"/tables/{table}/join"
    assert guest.bad(403, "POST", join, json={}, headers=headers)["code"] == "link-needed"
    assert guest.bad(403, "GET", f"/tables/{table}/view", headers=headers)["code"] == "stranger"
    for method in ("POST", "DELETE"):
        problem = guest.bad(403, method, f"{API}/network", headers=headers)
        assert problem["code"] == "not-this-machine"
    assert guest.good("GET", f"{API}/network", headers=headers) == {
        "mine": False,
        "open": False,
        "addresses": [],
    }
    assert guest.good("GET", "/tables", headers=headers)["tables"] == []
    for page in ("/tables", "/"):
        assert table not in guest.http.get(page, headers=headers).text
        assert "private" not in guest.http.get(page, headers=headers).text
    with pytest.raises(InvalidStatus) as refused, guest.socket(table, headers=headers):
        pass
    assert refused.value.response.status_code == 403


def told(lines: Iterator[str]) -> Iterator[str]:
    """Of which tables a stream tells, until it is silent."""
    with suppress(httpx.ReadTimeout):
        for line in lines:
            if line.startswith("data: "):
                yield json.loads(line[6:])["id"]


def test_the_lobby_tells_guests_only_of_tables_that_they_know(owner: Client, guest: Guest) -> None:
    known = owner.open("pig", title="known")["table"]["id"]
    for query, heard in (("", []), (f"?ids={known}", [known])):
        with guest.http.stream("GET", f"{API}/lobby{query}", timeout=3) as stream:
            lines = stream.iter_lines()
            next(lines)  # it listens
            owner.open("pig", title="unknown")
            owner.good("PATCH", f"/tables/{known}", json={"title": f"renamed {query}"})
            assert list(told(lines)) == heard


def test_a_guest_is_not_answered_under_another_name(guest: Guest, doors: Doors) -> None:
    port = httpx.URL(guest.url).port
    local = httpx.URL(doors.url).port
    for host in (
        "evil.example",
        f"evil.example:{port}",
        "127.0.0.1",
        f"127.0.0.1:{local}",
        "x" * 300,
    ):
        problem = guest.bad(403, "GET", f"{API}/games", headers={"host": host})
        assert problem["code"] == "host"
    assert guest.good("GET", f"{API}/games", headers={"host": f"127.0.0.1:{port}"})


@pytest.mark.parametrize("door", ["owner", "guest"])
def test_foreign_pages_neither_open_nor_close_the_door(
    owner: Client, guest: Guest, doors: Doors, door: str
) -> None:
    client = owner if door == "owner" else guest
    pages = ["https://evil.example", "null", guest.url if door == "owner" else doors.url]
    for origin in pages:
        for method in ("POST", "DELETE"):
            problem = client.bad(403, method, f"{API}/network", headers={"origin": origin})
            assert problem["code"] == "origin"
    for method in ("POST", "DELETE"):
        headers = {"sec-fetch-site": "same-site"}
        assert client.bad(403, method, f"{API}/network", headers=headers)["code"] == "origin"
    assert guest.good("GET", f"{API}/games")


def test_a_friend_plays_by_a_link_at_the_same_table(owner: Client, guest: Guest) -> None:
    welcome = owner.open("pig", [{}, {"kind": "open"}])
    table, link = welcome["table"]["id"], welcome["links"][0]
    [address] = link["addresses"]
    assert address["url"] == f"{guest.url}/join/{table}#{link['secret']}"
    assert address["size"] > 20
    assert address["code"].startswith("M0 0h7v1h-7z")  # the corner of every such code
    me = guest.good("POST", f"/tables/{table}/join", json={"link": link["secret"], "name": "Bea"})
    assert me["me"] == {"host": False, "seats": [1], "hands": [], "watch": False}
    ours = {"Origin": guest.url}
    with owner.socket(table) as here, guest.socket(table, headers=ours) as there:
        assert receive(there, "view")["view"]["seat"] == 1
        seats = receive(here, "view")["view"]["seats"]
        while not seats[1]["here"]:
            seats = receive(here, "view")["view"]["seats"]
        sequence = owner.choose(table, "roll")["sequence"]
        while (view := receive(there, "view")["view"])["sequence"] < sequence:
            pass
        assert view["log"]
    with pytest.raises(InvalidStatus) as refused:
        guest.socket(table, headers={"Origin": "https://evil.example"})
    assert refused.value.response.status_code == 403
    assert guest.bad(403, "PATCH", f"/tables/{table}", json={"title": "x"})["code"] == "not-host"


def test_links_show_their_addresses_once_the_door_is_open(folder: Path) -> None:
    with started(Doors, folder) as server, Client(server) as owner:
        welcome = owner.open("pig", [{}, {"kind": "open"}])
        link = welcome["links"][0]
        assert link["addresses"] == []
        url = server.open(owner)
        look = f"/tables/{welcome['table']['id']}/links/shown"
        shown = owner.good("POST", look, json={"link": link["secret"]})
        assert [a["url"] for a in shown["addresses"]] == [url + link["path"]]
        assert (shown["role"], shown["seat"]) == ("seat", 1)
        with Guest(server, url) as guest:
            assert guest.good("POST", look, json={"link": link["secret"]})["role"] == "seat"
            assert guest.bad(403, "POST", look, json={"link": "x"})["code"] == "link-closed"
            join = f"/tables/{welcome['table']['id']}/join"
            assert guest.good("POST", join, json={"link": link["secret"]})["me"]["seats"] == [1]
            assert guest.good("POST", look, json={"link": link["secret"]})["role"] == "seat"
        assert owner.bad(403, "POST", look, json={"link": link["secret"]})["code"] == "link-closed"


def test_guests_have_the_limits_of_a_public_server(owner: Client, guest: Guest) -> None:
    codes = {guest.ask("POST", "/tables", json={"game": "pig"}).status_code for _ in range(65)}
    assert codes == {201, 429}
    assert guest.bad(429, "POST", "/tables", json={"game": "pig"})["code"] == "too-many-tables"
    assert owner.open("pig")


def test_closing_the_door_sends_guests_away_and_nobody_else(folder: Path) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(started(Doors, folder))
        owner = stack.enter_context(Client(server))
        guest = stack.enter_context(Guest(server, server.open(owner)))
        welcome = owner.open("pig", [{}, {"kind": "open"}])
        table, link = welcome["table"]["id"], welcome["links"][0]["secret"]
        guest.good("POST", f"/tables/{table}/join", json={"link": link})
        here = stack.enter_context(owner.socket(table))
        there = stack.enter_context(guest.socket(table))
        while not receive(here, "view")["view"]["seats"][1]["here"]:
            pass
        with guest.http.stream("GET", f"{API}/lobby?ids={table}") as lobby:
            next(lobby.iter_lines())
            owner.good("DELETE", f"{API}/network")
        with pytest.raises(ConnectionClosed):
            listen_for_ever(there)
        while receive(here, "view")["view"]["seats"][1]["here"]:
            pass
        assert server.open(owner) == guest.url
        assert guest.view(table)["seat"] == 1


def listen_for_ever(socket: ClientConnection) -> None:
    while True:
        receive(socket, "view")


def test_the_door_is_for_those_on_the_local_network_only() -> None:
    config = Config("0.0.0.0", 8041, public=True, network=True, lobby=False)

    def refused(client: str) -> str:
        scope = {
            "type": "http",
            "method": "GET",
            "client": (client, 50000),
            "server": ("192.168.1.5", 8041),
            "headers": [(b"host", b"192.168.1.5:8041")],
        }
        problem = refuse_origin(scope, config)
        return "" if problem is None else problem.code

    for near in ("192.168.1.9", "10.1.2.3", "172.20.0.2", "100.64.1.1", "169.254.3.4", "127.0.0.1"):
        assert refused(near) == ""
    for far in ("8.8.8.8", "203.0.114.7", "", "nonsense"):
        assert refused(far) == "not-near"


def test_the_likeliest_addresses_of_the_machine_come_first() -> None:
    found = ["169.254.3.4", "8.8.8.8", "100.64.1.1", "127.0.0.1", "192.168.1.5", "192.168.1.5", "?"]
    assert list_likely_addresses(found) == ["192.168.1.5", "100.64.1.1", "169.254.3.4"]
    assert list_likely_addresses(["127.0.0.1", "0.0.0.0"]) == []
    assert not is_near("")


def test_a_code_has_the_dots_of_its_link() -> None:
    [address] = list_link_addresses(["http://192.168.1.5:8041"], "/join/table#secret")
    dots = [[0] * address.size for _ in range(address.size)]
    for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\d+z", address.code):
        dots[int(y)][int(x) : int(x) + int(length)] = [1] * int(length)
    code = segno.make(address.url, error="m", micro=False)
    assert dots == [list(row) for row in code.matrix]
    assert not re.sub(r"M\d+ \d+h\d+v1h-\d+z", "", address.code)


def test_looking_for_addresses_asks_nobody(tmp_path: Path) -> None:
    """Nothing is sent: a datagram socket is connected and closed."""
    code = "from siegeworks.server.http.own_addresses import *; print(find_own_addresses())"
    told = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": ""},
    )
    assert told.stdout.startswith("[")
