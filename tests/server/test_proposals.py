"""Partners see what each of them proposes, and one answer counts."""

import json
from typing import Any

from websockets.sync.client import ClientConnection

import siegeworks
from tests.server.dealt import deal
from tests.server.running import Client, receive


def ask_together(host: Client, guest: Client) -> tuple[str, list[str]]:
    """A table of two where both are asked, and what they are offered."""
    match = siegeworks.game("ante-portas").start(seats=2, seed=7)
    table = deal("ante-portas", "7", host, guest)
    while len(match.asked) == 1:
        option, seat = match.options()[0].text, match.asked[0]
        (host, guest)[seat].choose(table, option)
        match.choose(option)
    return table, [option.text for option in match.options()]


def propose(connection: ClientConnection, option: str) -> dict[str, Any]:
    """What comes of a proposal: a receipt or a problem."""
    connection.send(json.dumps({"id": "p", "say": {"option": option}}))
    while True:
        message: dict[str, Any] = json.loads(connection.recv(timeout=20))
        if message.get("id") == "p":
            return message


def proposed(client: Client, table: str, seat: int) -> dict[str, str]:
    """Who proposes what, as a seat reads it."""
    prompt = client.view(table, seat=seat)["prompt"]
    return {o["text"]: o["proposed"] for o in prompt["options"] if o["proposed"]}


def test_all_who_are_asked_see_who_proposes_what_until_one_answers(
    host: Client, guest: Client
) -> None:
    table, options = ask_together(host, guest)
    assert host.view(table, seat=0)["prompt"]["shared"]
    with guest.socket(table) as two, host.socket(table, "seat=0") as one:
        receive(one, "view")
        assert propose(two, options[1])["type"] == "receipt"
        shown = receive(one, "view")["view"]["prompt"]["options"]
        assert [o["text"] for o in shown if o["proposed"]] == [options[1]]
        assert proposed(host, table, 0) == proposed(guest, table, 1) != {}
        assert propose(two, options[2])["type"] == "receipt"
        assert list(proposed(host, table, 0)) == [options[2]]  # the latest of a seat counts
        assert propose(two, options[2])["type"] == "receipt"
        assert proposed(host, table, 0) == {}  # the same again withdraws it
        propose(two, options[1])
        propose(one, options[1])
        assert proposed(guest, table, 1)[options[1]].count(",") == 1
        length = host.view_length(table)
        host.choose(table, options[1], seat=0)
        assert host.view_length(table) > length  # the answer of one goes on for both
        assert proposed(host, table, 0) == {}


def test_only_what_is_offered_to_several_can_be_proposed(host: Client, guest: Client) -> None:
    table, _ = ask_together(host, guest)
    with guest.socket(table) as two:
        assert propose(two, "surrender")["problem"]["code"] == "proposal-unknown"
    pig = deal("pig", "7", host, guest)
    assert not host.view(pig, seat=0)["prompt"]["shared"]
    with host.socket(pig, "seat=0") as one:
        assert propose(one, "roll")["problem"]["code"] == "proposal-alone"


def test_where_everybody_answers_in_secret_nothing_is_proposed(host: Client, guest: Client) -> None:
    table = deal("gatehouse", "7", host, guest)
    prompt = host.view(table, seat=0)["prompt"]
    assert not prompt["shared"]
    with host.socket(table, "seat=0") as one:
        told = propose(one, prompt["options"][0]["text"])
        assert told["problem"]["code"] == "proposal-alone"
