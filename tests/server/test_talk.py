"""Those who sit at a table talk to each other, and nobody else hears it."""

import json
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from siegeworks.server.tables.talk import MOST
from tests.server.running import Client, receive


def say(connection: ClientConnection, **saying: Any) -> None:
    connection.send(json.dumps({"id": "s", "say": saying}))


def lines(connection: ClientConnection) -> list[tuple[int, str, str]]:
    """What the next talk brings: who, what, and what is shown."""
    said = receive(connection, "talk")["lines"]
    return [(line["seat"], line["text"], line["noun"]) for line in said]


def heard(connection: ClientConnection) -> list[str]:
    """The kinds of all that comes before the answer to a request for a view."""
    connection.send(json.dumps({"id": "end", "say": {}}))
    kinds: list[str] = []
    while True:
        message = json.loads(connection.recv(timeout=10))
        kinds.append(message["type"])
        if message["type"] == "problem" and message["id"] == "end":
            return kinds


def open_to_guest(host: Client, guest: Client) -> tuple[str, dict[str, Any]]:
    welcome = host.open("pig", [{}, {"kind": "open"}])
    table = welcome["table"]["id"]
    guest.good("POST", f"/tables/{table}/join", json={"link": welcome["links"][0]["secret"]})
    return table, welcome


def test_friends_hear_each_other_and_see_what_is_shown(host: Client, guest: Client) -> None:
    table, _ = open_to_guest(host, guest)
    with host.socket(table, "seat=0") as one, guest.socket(table) as two:
        say(one, text="  hold   the gate ")
        assert receive(one, "receipt")["id"] == "s"
        assert lines(one) == lines(two) == [(0, "hold the gate", "")]
        say(two, noun="field:A")
        assert lines(one) == lines(two) == [(1, "", "field:A")]


def test_who_comes_later_is_told_what_was_said(host: Client, guest: Client) -> None:
    table, _ = open_to_guest(host, guest)
    with host.socket(table, "seat=0") as one:
        for number in range(MOST + 1):
            say(one, text=f"line {number}")
            receive(one, "receipt")
        with guest.socket(table) as two:
            assert lines(two) == [(0, f"line {number}", "") for number in range(1, MOST + 1)]


def test_spectators_and_those_who_look_into_a_hand_hear_nothing(
    host: Client, guest: Client
) -> None:
    table, _ = open_to_guest(host, guest)
    for role in ("watch", "hand"):
        wish = {"role": role, **({"seat": 0} if role == "hand" else {})}
        link = host.good("POST", f"/tables/{table}/links", json=wish)
        with Client(host.server) as other:
            other.good("POST", f"/tables/{table}/join", json={"link": link["secret"]})
            with other.socket(table) as ears, guest.socket(table) as mouth:
                say(mouth, text=f"not for {role}")
                assert receive(mouth, "receipt")
                assert "talk" not in heard(ears)


def test_a_spectator_cannot_speak(host: Client, guest: Client) -> None:
    table, _ = open_to_guest(host, guest)
    link = host.good("POST", f"/tables/{table}/links", json={"role": "watch"})
    with Client(host.server) as other:
        other.good("POST", f"/tables/{table}/join", json={"link": link["secret"]})
        with other.socket(table) as connection:
            say(connection, text="psst")
            assert receive(connection, "problem")["problem"]["code"] == "no-seat"
            say(connection, text="psst", seat=0)
            assert receive(connection, "problem")["problem"]["code"] == "not-your-seat"


@pytest.mark.parametrize("seats", [[{}, {"kind": "bot", "bot": "random"}]])
def test_where_nobody_would_hear_it_nothing_is_said(
    host: Client, seats: list[dict[str, str]]
) -> None:
    table = host.open("pig", seats)["table"]["id"]
    with host.socket(table, "seat=0") as connection:
        say(connection, text="hello")
        assert receive(connection, "problem")["problem"]["code"] == "talk-alone"


@pytest.mark.parametrize(
    "saying", [{}, {"text": " \n "}, {"text": "\x07"}, {"noun": "<b>"}, {"text": "x" * 301}]
)
def test_what_says_nothing_is_refused(host: Client, saying: dict[str, str]) -> None:
    table = host.open("pig", [{}, {"kind": "open"}])["table"]["id"]
    with host.socket(table, "seat=0") as connection:
        say(connection, **saying)
        assert receive(connection, "problem")["problem"]["code"] in ("talk-empty", "bad-message")
