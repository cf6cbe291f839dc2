"""What protects players from somebody else's flood: paced, closed, capped, refused."""

import contextlib
import json
import socket
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from siegeworks.server.http.descriptors import raise_descriptor_limit
from siegeworks.server.http.guarded_http import Gate
from siegeworks.server.http.rate_limits import Bucket
from siegeworks.server.http.settings import Config, Limits
from tests.server.running import Client, Running, receive, running

CONNECTIONS = 30  # of one address at the small server
BAD = 5  # messages that may be bad on a socket of the small server


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that bears little."""
    folder = tmp_path_factory.mktemp("small")
    limits = {"bad_messages": BAD, "messages": 10, "messages_burst": 20}
    limits |= {"connections": CONNECTIONS, "deadline": 5}
    options = [part for name, value in limits.items() for part in ("--limit", f"{name}={value}")]
    with running(folder, *options) as server:
        yield server


@pytest.fixture
def flooder(small: Running) -> Iterator[Client]:
    with Client(small) as client:
        yield client


def read_to_the_end(connection: ClientConnection) -> tuple[list[str], int, str]:
    """The codes of all problems until the server closes, then its code and reason."""
    codes: list[str] = []
    try:
        while True:
            message = json.loads(connection.recv(timeout=60))
            codes += [message["problem"]["code"]] if message["type"] == "problem" else []
    except ConnectionClosed as closed:
        said = closed.rcvd
    assert said is not None, "the server closed without a word"
    return codes, said.code, said.reason


@pytest.mark.parametrize("text", ["{", '{"choice": {"sequence": 0, "option": "jump"}}'])
def test_rubbish_and_refused_moves_end_a_socket_with_a_reason(flooder: Client, text: str) -> None:
    table = flooder.open("pig")["table"]["id"]
    with flooder.socket(table, "language=de") as connection:
        sequence = receive(connection, "view")["view"]["sequence"]
        for _ in range(BAD * 3):
            connection.send(text.replace(": 0", f": {sequence}"))
        codes, code, reason = read_to_the_end(connection)
    assert code == 4429
    assert reason.startswith("Zu viele Nachrichten")
    assert BAD < len(codes) <= BAD + 2
    assert set(codes) <= {"bad-message", "not-offered"}


def test_moves_of_spectators_end_their_socket(flooder: Client, small: Running) -> None:
    table = flooder.open("pig")["table"]["id"]
    link = flooder.good("POST", f"/tables/{table}/links", json={"role": "watch"})["secret"]
    with Client(small) as guest:
        guest.good("POST", f"/tables/{table}/join", json={"link": link})
        with guest.socket(table) as connection:
            wish = {"choice": {"sequence": 0, "option": "roll"}}
            for _ in range(BAD * 3):
                connection.send(json.dumps(wish))
            codes, code, _ = read_to_the_end(connection)
    assert (set(codes), code) == ({"no-seat"}, 4429)
    assert flooder.choose(table, "roll"), "the table plays on"


def test_what_comes_too_late_or_too_fast_does_not_end_a_socket(flooder: Client) -> None:
    table = flooder.open("pig")["table"]["id"]
    with flooder.socket(table) as connection:
        receive(connection, "view")
        for _ in range(BAD * 3):
            connection.send(json.dumps({"choice": {"sequence": 99, "option": "roll"}}))
            assert receive(connection, "problem")["problem"]["code"] == "store-stale"


def test_every_message_is_answered_though_it_must_wait(flooder: Client) -> None:
    table = flooder.open("pig")["table"]["id"]
    with flooder.socket(table) as connection:
        receive(connection, "view")
        for number in range(30):
            wish = {"id": str(number), "choice": {"sequence": 99, "option": "roll"}}
            connection.send(json.dumps(wish))
        heard = [receive(connection, "problem")["id"] for _ in range(30)]
    assert heard == [str(number) for number in range(30)]


def test_a_flood_of_pings_does_not_keep_the_socket_from_playing(flooder: Client) -> None:
    """Pings and bytes that no application sees are paced as well."""
    table = flooder.open("pig")["table"]["id"]
    with flooder.socket(table) as connection:
        sequence = receive(connection, "view")["view"]["sequence"]
        for _ in range(500):
            connection.ping()
        wish = {"id": "a", "choice": {"sequence": sequence, "option": "roll"}}
        connection.send(json.dumps(wish))
        assert receive(connection, "receipt")["id"] == "a"


def test_a_bucket_lends_and_makes_its_client_wait_for_what_it_owes() -> None:
    bucket = Bucket(0.001, 3)
    assert [bucket.take() for _ in range(3)] == [0, 0, 0]
    assert bucket.take() == pytest.approx(1000, rel=0.01)
    assert bucket.take(2) == pytest.approx(3000, rel=0.01)


# Connections


def connect_raw(server: Running) -> socket.socket:
    address = urlsplit(server.url)
    return socket.create_connection((address.hostname, address.port), timeout=60)


def read_some(connection: socket.socket) -> bytes:
    """What the server says next; nothing if it closed."""
    try:
        return connection.recv(4096)
    except ConnectionError:
        return b""


def read_rest(connection: socket.socket) -> bytes:
    """All that the server still says before it closes."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while piece := connection.recv(4096):
            found += piece
    return found


def test_connections_of_an_address_are_counted_when_they_come(small: Running) -> None:
    head = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with contextlib.ExitStack() as stack:
        crowd = [stack.enter_context(connect_raw(small)) for _ in range(CONNECTIONS + 10)]
        for connection in crowd:
            with contextlib.suppress(ConnectionError):
                connection.sendall(head)
        answers = [read_some(connection) for connection in crowd]
    assert b"" in answers, "some were closed without a word"
    assert sum(b" 200 " in answer for answer in answers) <= CONNECTIONS
    with connect_raw(small) as later:
        later.sendall(head)
        assert b" 200 " in read_some(later), "those that have gone are not counted"


def test_who_begins_and_does_not_go_on_is_sent_away(small: Running) -> None:
    begun = b"POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    with connect_raw(small) as silent, connect_raw(small) as slow, connect_raw(small) as body:
        slow.sendall(begun)
        body.sendall(begun + b"Content-Length: 100\r\n\r\n{")
        assert read_rest(silent) == b""
        assert read_rest(slow) == b""
        answer = read_rest(body)
    assert b" 408 " in answer
    assert b"too-slow" in answer


def test_who_leaves_in_the_midst_of_a_body_is_no_unexpected_error(small: Running) -> None:
    with connect_raw(small) as body:
        body.sendall(
            b"POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\n"
            b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
        )
    with Client(small) as other:
        assert other.open("pig")
    assert not [line for line in small.lines() if line["event"] == "unexpected error"]


def test_a_gate_counts_addresses_networks_and_no_proxies() -> None:
    gate = Gate(Config(proxies="10.0.0.1, 10.0.0.2", limits=Limits(connections=2)))
    assert [gate.admit("1.2.3.4") for _ in range(3)] == [True, True, False]
    assert gate.admit("1.2.3.5")
    gate.dismiss("1.2.3.4")
    assert gate.admit("1.2.3.4")
    assert [gate.admit(f"2001:db8:1:2::{n}") for n in range(1, 4)] == [True, True, False]
    assert all(gate.admit("10.0.0.2") for _ in range(5))


def test_as_many_descriptors_are_asked_for_as_there_may_be() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, before[0]), before[1]))
        found = raise_descriptor_limit()
        assert found == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        assert found is not None
        assert found > 256 or before[1] <= 256
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_only_json_is_taken(flooder: Client, kind: str) -> None:
    text = json.dumps({"game": "pig"})
    problem = flooder.bad(415, "POST", "/tables", content=text, headers={"content-type": kind})
    assert problem["code"] == "not-json"
