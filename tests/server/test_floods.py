"""What protects players from somebody else's flood: paced, closed, capped, refused."""

import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from siegeworks.server.http.rate_limits import Bucket
from tests.server.running import Client, Running, receive, running

BAD = 5  # messages that may be bad on a socket of the small server


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that bears little."""
    folder = tmp_path_factory.mktemp("small")
    limits = {"bad_messages": BAD, "messages": 10, "messages_burst": 20}
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
