"""The socket of a table: frames, resuming, choices with replies, refusals, closing."""

import contextlib
import json
import socket
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from tests.server.running import API, Client, receive, running


def test_the_first_frame_is_the_view(host: Client) -> None:
    table = host.open("pig", [{}, {}])["table"]["id"]
    with host.socket(table, "seat=0") as connection:
        view = receive(connection, "view")["view"]
        assert view["seats"][0]["here"]
        assert view == host.view(table, seat=0)


def test_a_choice_over_the_socket_has_a_reply_and_everyone_gets_a_frame(host: Client) -> None:
    table = host.open("pig", [{}, {}])["table"]["id"]
    with host.socket(table, "seat=0") as one, host.socket(table, "seat=1&language=de") as two:
        sequence = receive(one, "view")["view"]["sequence"]
        receive(two, "view")
        wish = {"sequence": sequence, "option": "roll", "key": "k1"}
        one.send(json.dumps({"id": "a", "choice": wish}))
        reply = receive(one, "receipt")
        assert reply["id"] == "a"
        assert reply["receipt"]["sequence"] > sequence
        frame = receive(two, "view")["view"]
        while frame["sequence"] == sequence:
            frame = receive(two, "view")["view"]
        assert frame["sequence"] == reply["receipt"]["sequence"]
        assert frame["log_from"] == 0
        assert frame["log"] == host.view(table, seat=1, language="de")["log"]
        one.send(json.dumps({"id": "b", "choice": wish}))
        assert receive(one, "receipt")["receipt"]["repeated"]
        one.send(json.dumps({"id": "c", "choice": {"sequence": 0, "option": "roll"}}))
        problem = receive(one, "problem")
        assert problem["id"] == "c"
        assert problem["problem"]["code"] == "store-stale"
        assert problem["problem"]["sequence"] == frame["sequence"]


def test_undo_and_redo_over_the_socket_cut_the_log(host: Client) -> None:
    table = host.open("gatehouse", [{}, {}])["table"]["id"]
    with host.socket(table, "seat=0") as connection:
        view = receive(connection, "view")["view"]
        lines = len(view["log"])
        wish = {"sequence": view["sequence"], "option": "name left"}
        connection.send(json.dumps({"id": "1", "choice": wish}))
        number = receive(connection, "receipt")["receipt"]["sequence"]
        for deed, expected in (("undo", 0), ("redo", 1)):
            connection.send(json.dumps({"id": deed, deed: {"sequence": number}}))
            number = receive(connection, "receipt")["receipt"]["sequence"]
            connection.send(json.dumps({"since": number}))
            assert len(host.view(table, seat=0)["log"]) == lines + expected


def test_a_client_that_comes_back_gets_what_it_lacks(host: Client) -> None:
    table = host.open("pig", [{}, {}], seed="2")["table"]["id"]
    with host.socket(table, "seat=0") as connection:
        seen = receive(connection, "view")["view"]
    host.choose(table, "roll")
    with host.socket(table, f"seat=0&since={seen['sequence']}") as connection:
        frame = receive(connection, "view")["view"]
        assert frame["log_from"] == len(seen["log"])
        assert seen["log"] + frame["log"] == host.view(table, seat=0)["log"]
        connection.send(json.dumps({"since": seen["sequence"]}))
        assert receive(connection, "view")["view"] == frame


@pytest.mark.parametrize("text", ["", "[]", "{", '{"choice": 5}', '{"x": 1}', b"\xff\xfe", "\x00"])
def test_a_message_that_is_none_is_refused_and_the_socket_stays(
    host: Client, text: str | bytes
) -> None:
    table = host.open("pig")["table"]["id"]
    with host.socket(table) as connection:
        connection.send(text)
        assert receive(connection, "problem")["problem"]["code"] == "bad-message"
        connection.send(json.dumps({"since": 0}))
        assert receive(connection, "view")


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ("seat=1", 403, "not-your-seat"),
        ("seat=x", 422, "bad-request"),
        ("since=-1", 422, "bad-request"),
    ],
)
def test_a_socket_that_may_not_be_is_refused_with_a_sentence(
    host: Client, query: str, status: int, code: str
) -> None:
    table = host.open("pig", [{}, {"kind": "open"}])["table"]["id"]
    with pytest.raises(InvalidStatus) as refused:
        host.socket(table, query)
    assert refused.value.response.status_code == status
    assert refused.value.response.body is not None
    assert json.loads(refused.value.response.body)["code"] == code


def test_strangers_and_unknown_tables_get_no_socket(host: Client, guest: Client) -> None:
    table = host.open("pig")["table"]["id"]
    for where, status in ((table, 403), ("nothing", 404)):
        with pytest.raises(InvalidStatus) as refused:
            guest.socket(where)
        assert refused.value.response.status_code == status
    assert host.bad(405, "GET", f"/tables/{table}/socket")["code"] == "no-method"


def test_whoever_came_by_a_closed_link_is_sent_away(host: Client, guest: Client) -> None:
    table = host.open("pig")["table"]["id"]
    link = host.good("POST", f"/tables/{table}/links", json={"role": "watch"})["secret"]
    guest.good("POST", f"/tables/{table}/join", json={"link": link})
    with guest.socket(table) as connection:
        assert receive(connection, "view")["view"]["role"] == "watch"
        host.good("DELETE", f"/tables/{table}/links", params={"role": "watch"})
        assert close_code(connection) == 4403


def test_a_deleted_table_closes_its_sockets(host: Client) -> None:
    table = host.open("pig", title="gone")["table"]["id"]
    with host.socket(table) as connection:
        receive(connection, "view")
        host.ask("DELETE", f"/tables/{table}", params={"title": "gone"})
        assert close_code(connection) == 4404


def test_a_client_that_does_not_read_is_dropped(folder: Path) -> None:
    """It is sent frames of a long log, until neither its side nor ours can hold any more."""
    with running(folder, "--limit", "patience=0.3") as server, Client(server) as host:
        table = host.open("westerplatte", [{"kind": "bot"}], seed="1")["table"]["id"]
        wait_for(lambda: host.view(table)["result"])
        with deaf_client(host, table) as deaf:
            dropped = "siegeworks_sockets_dropped_total 1.0"
            wait_for(lambda: prod(deaf) and dropped in host.ask("GET", "/metrics").text)
        assert host.view(table)["result"]


def deaf_client(host: Client, table: str) -> socket.socket:
    """A client that opens a socket with a small buffer and never reads from it."""
    address = urlsplit(host.server.url)
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect((address.hostname, address.port))
    lines = [
        f"GET {API}/tables/{table}/socket HTTP/1.1",
        f"Host: {address.netloc}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Cookie: {host.cookie(table)}",
    ]
    deaf.sendall("\r\n".join([*lines, "", ""]).encode())
    return deaf


def prod(deaf: socket.socket) -> bool:
    """Ask for frame after frame."""
    text = b'{"since":0}'
    for _ in range(50):
        with contextlib.suppress(OSError):
            deaf.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
        time.sleep(0.002)
    return True


def wait_for(true: Callable[[], object], seconds: float = 30) -> None:
    """Wait until something is true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def close_code(connection: ClientConnection) -> int:
    """Read until the other side closes; how it did."""
    try:
        while True:
            connection.recv(timeout=10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_a_screen_shared_by_several_seats_follows_whoever_is_asked(host: Client) -> None:
    table = host.open("westerplatte", [{}, {}], seed="3")["table"]["id"]
    with host.socket(table) as socket:
        first = receive(socket, "view")["view"]
        assert all(seat["here"] for seat in first["seats"])
        asked = first["seat"]
        option = first["prompt"]["options"][0]
        wish = {"sequence": first["sequence"], "option": option["text"], "seat": asked}
        socket.send(json.dumps({"id": "a", "choice": wish}))
        then = receive(socket, "view")["view"]
        assert then["seat"] != asked
        assert then["prompt"] is not None
        assert then["undo"]["words"] == option["words"], "the other's choice is one's own, too"
        back = {"sequence": then["sequence"], "seat": then["seat"]}
        socket.send(json.dumps({"id": "b", "undo": back}))
        again = receive(socket, "view")["view"]
        assert again["seat"] == asked
        assert again["redo_words"] == option["words"]
        assert again["zones"] == first["zones"]


def test_with_secrets_a_screen_stays_with_the_seat_it_shows(host: Client) -> None:
    table = host.open("gatehouse", [{}, {}], seed="3")["table"]["id"]
    with host.socket(table, "seat=0") as socket:
        first = receive(socket, "view")["view"]
        option = first["prompt"]["options"][0]["text"]
        wish = {"sequence": first["sequence"], "option": option, "seat": first["seat"]}
        socket.send(json.dumps({"id": "a", "choice": wish}))
        assert receive(socket, "view")["view"]["seat"] == first["seat"]
        other = 1 - first["seat"]
        sequence = host.view(table, seat=other)["sequence"]
        undo = {"sequence": sequence, "seat": other}
        assert host.bad(422, "POST", f"/tables/{table}/undo", json=undo)["code"] == "no-undo"
