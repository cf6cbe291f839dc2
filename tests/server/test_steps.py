"""A move shown in steps: they come with the frame, as each onlooker may see them."""

import random
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.server.dealt import deal
from tests.server.running import Client, receive


class Watcher:
    """Somebody who follows a table over a socket, and asks for the same steps in the old way."""

    def __init__(self, client: Client, table: str, seat: int, socket: ClientConnection) -> None:
        self.client = client
        self.table = table
        self.seat = seat
        self._socket = socket
        self.view = receive(socket, "view")["view"]
        self.shown = 0  # frames that came with steps

    def follow(self, sequence: int) -> None:
        """Read frames up to a sequence; each must tell the same as the whole game played again."""
        while self.view["sequence"] < sequence:
            before, self.view = self.view, receive(self._socket, "view")["view"]
            steps = self.view["steps"]
            if len(self.view["log"]) < 2:
                assert steps is None
            elif self.view["sequence"] == sequence > before["sequence"]:
                query = {"since": before["sequence"], "seat": self.seat}
                path = f"/tables/{self.table}/frames"
                assert steps == self.client.good("GET", path, params=query)["steps"]
                self.shown += 1

    def options(self) -> list[str]:
        prompt = self.view["prompt"]
        return [] if prompt is None else [option["text"] for option in prompt["options"]]


@pytest.mark.parametrize(("game", "turns"), [("gatehouse", 30), ("westerplatte", 25)])
def test_steps_come_with_the_move(host: Client, guest: Client, game: str, turns: int) -> None:
    table = deal(game, "4", host, guest)
    dice = random.Random(6)
    with host.socket(table, "seat=0") as one, guest.socket(table, "seat=1") as two:
        watchers = [Watcher(host, table, 0, one), Watcher(guest, table, 1, two)]
        for _ in range(turns):
            mover = next((w for w in watchers if w.options()), None)
            if mover is None:
                break
            option = dice.choice(mover.options())
            wish = {"sequence": mover.view["sequence"], "option": option, "seat": mover.seat}
            done = mover.client.good("POST", f"/tables/{table}/choice", json=wish)
            for watcher in watchers:
                watcher.follow(done["sequence"])
        assert sum(watcher.shown for watcher in watchers) > 3


def test_steps_end_where_something_is_taken_back(host: Client) -> None:
    table = host.open("westerplatte", [{}], seed="3")["table"]["id"]
    with host.socket(table, "seat=0") as socket:
        view: Any = receive(socket, "view")["view"]
        options = [option["text"] for option in view["prompt"]["options"]]
        early = host.choose(table, options[0])["sequence"]
        host.good("POST", f"/tables/{table}/undo", json={"sequence": early})
        host.choose(table, options[1])
        assert host.view(table, since=early)["steps"] is None


def test_who_was_not_there_asks_for_the_steps(host: Client) -> None:
    table = host.open("westerplatte", [{}], seed="3")["table"]["id"]
    early = host.view(table)["sequence"]
    for _ in range(3):
        host.choose(table, host.view(table)["prompt"]["options"][-1]["text"])
    assert host.view(table, since=early)["steps"] is None
    assert host.good("GET", f"/tables/{table}/frames", params={"since": early})["steps"]


def test_whoever_looks_on_alone_is_shown_every_move_in_steps(host: Client) -> None:
    table = host.open("westerplatte", [{}], seed="3")["table"]["id"]
    dice = random.Random(6)
    with host.socket(table, "seat=0") as socket:
        watcher = Watcher(host, table, 0, socket)
        for _ in range(25):
            done = host.choose(table, dice.choice(watcher.options()))
            watcher.follow(done["sequence"])
        assert watcher.shown > 3


def test_one_who_comes_later_is_shown_the_moves_from_then_on(host: Client) -> None:
    table = host.open("westerplatte", [{}], seed="3")["table"]["id"]
    dice = random.Random(6)
    with host.socket(table, "seat=0") as one:
        first = Watcher(host, table, 0, one)
        first.follow(host.choose(table, dice.choice(first.options()))["sequence"])
        with host.socket(table, "seat=0") as two:
            second = Watcher(host, table, 0, two)
            for _ in range(20):
                done = host.choose(table, dice.choice(first.options()))
                first.follow(done["sequence"])
                second.follow(done["sequence"])
        assert second.shown > 3
