"""What a seat gets does not change when only things change that it cannot see."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

import siegeworks
from tests.server.dealt import deal
from tests.server.running import Client, receive, running

SEED = "918273645546372819"


def plain(text: str, table: str = "-") -> str:
    """Without what differs from table to table: ids, times."""
    text = re.sub(r'"(created|changed|ms)": ?[0-9.e-]+', r'"\1":0', text)
    return re.sub(r'"time": "[^"]+"', '"time": ""', text).replace(table, "TABLE")


class Ears:
    """Everything that one client hears: answers with their headers, and frames."""

    def __init__(self, client: Client, table: str, seat: int) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self.heard: list[str] = []

    def ask(self, method: str, path: str, **more: Any) -> None:
        answer = self.client.ask(method, f"/tables/{self.table}{path}", **more)
        assert int(answer.headers["content-length"]) == len(answer.content)
        kept = {k: v for k, v in answer.headers.items() if k not in ("date", "content-length")}
        self.heard.append(plain(f"{answer.status_code} {kept} {answer.text}", self.table))

    def look(self) -> None:
        """Look with every door there is, and make every mistake."""
        for query in ("", "?language=de", "?since=1", f"?seat={1 - self.seat}"):
            self.ask("GET", f"/view{query}")
        for path in ("", "/links", "/record", "/moments"):
            self.ask("GET", path)
        for option in ("fly", "name nowhere", "place horse", "play dragon"):
            for sequence in (0, self.sequence()):
                wish = {"sequence": sequence, "option": option, "key": "k"}
                self.ask("POST", "/choice", json=wish)
        for deed in ("undo", "redo", "rewind"):
            self.ask("POST", f"/{deed}", json={"sequence": self.sequence()})
        self.ask("GET", "/odds?option=fly")

    def sequence(self) -> int:
        return int(self.client.view(self.table)["sequence"])

    def frame(self, socket: ClientConnection, sequence: int) -> None:
        """Wait for the frame of a sequence."""
        while True:
            message = receive(socket, "view")
            if message["view"]["sequence"] >= sequence:
                self.heard.append(plain(json.dumps(message), self.table))
                return


def play(folder: Path, seed: str, listener: int, secret: list[tuple[int, str]]) -> list[str]:
    """Play some choices; all that the listening seat hears after each, then the server's log."""
    folder.mkdir()
    with running(folder) as server, Client(server) as zero, Client(server) as one:
        table = deal("gatehouse", seed, zero, one)
        clients = (zero, one)
        ears = Ears(clients[listener], table, listener)
        ears.look()
        with clients[listener].socket(table) as socket:
            for seat, option in secret:
                receipt = clients[seat].choose(table, option)
                ears.frame(socket, receipt["sequence"])
                ears.look()
        assert seed.encode() not in zero.bytes + one.bytes
    log = server.log.read_text()
    assert seed not in log
    assert "Traceback" not in log
    return [*ears.heard, *(plain(line) for line in log.splitlines() if "listening" not in line)]


@pytest.mark.parametrize(
    ("listener", "one", "two"),
    [
        (1, [(0, "name left")], [(0, "name right")]),
        (0, [(1, "name left")], [(1, "name middle")]),
        (
            1,
            [(0, "name left"), (1, "name left"), (0, "place feint")],
            [(0, "name left"), (1, "name left"), (0, "place ram")],
        ),
    ],
)
def test_a_seat_hears_nothing_of_the_secret_choices_of_the_other(
    folder: Path, listener: int, one: list[tuple[int, str]], two: list[tuple[int, str]]
) -> None:
    assert play(folder / "one", SEED, listener, one) == play(folder / "two", SEED, listener, two)


def test_a_seat_hears_nothing_of_the_cards_of_the_other(folder: Path) -> None:
    """Two seeds that deal the defender different first cards: the invader hears the same."""
    game = siegeworks.game("gatehouse")
    dealt = {s: str(game.start(seed=s).view(1)["zones"]) for s in range(10**17, 10**17 + 40)}
    seeds = {hand: seed for seed, hand in dealt.items()}
    assert len(seeds) == 3
    choices = [(0, "name left"), (1, "name right"), (0, "place ladder")]
    first, *others = (play(folder / str(seed), str(seed), 0, choices) for seed in seeds.values())
    for other in others:
        assert other == first


def test_the_seed_is_told_when_the_game_is_over_and_not_before(host: Client, guest: Client) -> None:
    table = host.open("gatehouse", [{}, {}], seed=SEED)["table"]["id"]
    link = host.good("POST", f"/tables/{table}/links", json={"role": "watch"})["secret"]
    guest.good("POST", f"/tables/{table}/join", json={"link": link})
    while True:
        host.ask("GET", f"/tables/{table}/record")
        host.ask("GET", "/api/v1/tables")
        guest.view(table)
        view = host.view(table)
        if view["result"] is not None:
            break
        assert SEED.encode() not in host.bytes + guest.bytes
        host.choose(table, view["prompt"]["options"][0]["text"], seat=view["seat"])
    assert view["result"]["seed"] == SEED
    assert guest.view(table)["result"]["seed"] == SEED
    assert f"seed {SEED}\n" in guest.ask("GET", f"/tables/{table}/record").text
    assert SEED not in host.server.log.read_text()
