"""A player, or a spectator, in a process of its own: ``player.py URL TABLE LINK [RECONNECT]``.

Joins by a link, plays at random over the socket until the game is over, and prints what it saw:
the log as put together from the frames, the result, how often it connected.
"""

import json
import random
import sys
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

API = "/api/v1"


class Player:
    """Keeps the log as the frames tell it."""

    def __init__(self, url: str, table: str, link: str) -> None:
        self.log: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.connections = 0
        self.short_frames = 0  # that brought only a part of the log
        self._dice = random.Random(table)
        answer = httpx.post(f"{url}{API}/tables/{table}/join", json={"link": link}, timeout=30)
        answer.raise_for_status()
        self._cookie = answer.headers["set-cookie"].split(";")[0]
        self._address = f"{url.replace('http', 'ws')}{API}/tables/{table}/socket"

    def connect(self) -> ClientConnection:
        """Connect, and go on from the last frame seen."""
        self.connections += 1
        since = f"?since={self.view['sequence']}" if self.view else ""
        return connect(self._address + since, additional_headers={"Cookie": self._cookie})

    def take(self, frame: dict[str, Any]) -> None:
        """Look at a frame."""
        self.view = frame["view"]
        self.short_frames += self.view["log_from"] > 0
        assert self.view["log_from"] <= len(self.log), "a gap in the log"
        self.log[self.view["log_from"] :] = self.view["log"]

    def answer(self, socket: ClientConnection) -> None:
        """Choose anything."""
        option = self._dice.choice(self.view["prompt"]["options"])["text"]
        wish = {
            "sequence": self.view["sequence"],
            "option": option,
            "key": f"{len(self.log)}-{option}",
        }
        socket.send(json.dumps({"id": option, "choice": wish}))

    def play(self, reconnect: int) -> None:
        """Play until the game is over; reconnect after so many frames."""
        frames = 0
        while not self.view or self.view["result"] is None:
            with self.connect() as socket:
                for text in socket:
                    message = json.loads(text)
                    if message["type"] == "view":
                        self.take(message)
                        frames += 1
                    if frames == reconnect or self.view["result"] is not None:
                        frames += 1
                        break
                    if message["type"] == "view" and self.view["prompt"]:
                        self.answer(socket)


def main() -> None:
    """Play, then tell."""
    url, table, link, *reconnect = sys.argv[1:]
    player = Player(url, table, link)
    player.play(int(reconnect[0]) if reconnect else 0)
    told = {
        "log": player.log,
        "result": player.view["result"],
        "seat": player.view["seat"],
        "role": player.view["role"],
        "connections": player.connections,
        "short_frames": player.short_frames,
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main()
