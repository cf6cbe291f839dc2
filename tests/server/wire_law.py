"""The law of secrecy at the wire: what somebody gets does not change with what they cannot see.

Two worlds are laid out as two tables of a real server: one as a random game had it, one in which
all that somebody cannot see was drawn anew. That somebody then asks for everything there is, makes
every mistake, and listens while the same is played in both. Every answer and every frame must be
the same, byte for byte. The law knows no game: whichever has secrets is tried.
"""

import json
import random
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

import httpx
from websockets.sync.client import ClientConnection, connect

from siegeworks.core.game import Game
from siegeworks.core.laws import play_randomly
from siegeworks.core.match import Match, begin
from siegeworks.core.steps import NONE
from siegeworks.server.tables.access import hash_secret, make_secret
from siegeworks.store import LinkRow, SeatRow
from siegeworks.store.database import Store, entries_of
from siegeworks.store.records import row_of
from tests.server.running import API, Running, receive

Role = Literal["seat", "hand", "watch", "host"]
Question = tuple[str, str, dict[str, Any] | None]
REDRAWS: Final = 8  # tries to find a world that differs
MOVES: Final = 2  # that are played in both worlds
OPTIONS: Final = 2  # of a seat whose odds are asked for
SEED: Final = 7_000_001  # of both worlds' luck, so that only what is hidden differs
LINES: Final = (
    "help",
    "log",
    "look",
    "why",
    "o",
    "?",
    "1?",
    "o 1",
    "fly",
    "fly?",
    "why fly",
    "999",
)
DEEDS: Final = ("undo", "redo", "rewind")
CHANGING: Final = re.compile(r'"(created|changed)": ?[0-9.e-]+')
UNHEARD: Final = ("date", "content-length")  # the length is that of the body, which is compared


@dataclass(frozen=True)
class Viewer:
    """Somebody who looks: on a seat, into its hand, as a spectator, or as the host."""

    role: Role
    seat: int | None


@dataclass
class World:
    """A table of the server, and the same game beside it."""

    url: str
    table: str
    match: Match
    cookies: dict[Viewer, str]
    http: httpx.Client
    heard: list[str] = field(default_factory=list)

    def ask(self, who: Viewer, method: str, path: str, **more: Any) -> None:
        """Ask for something; whatever comes is heard."""
        headers = {"cookie": self.cookies[who]}
        url = f"{self.url}{API}/tables/{self.table}{path}"
        answer = self.http.request(method, url, headers=headers, **more)
        assert int(answer.headers["content-length"]) == len(answer.content), path
        kept = {k: v for k, v in answer.headers.items() if k not in UNHEARD}
        said = f"{method} {path} {more}: {answer.status_code} {kept} {answer.text}"
        self.heard.append(self._strip(said))

    def _strip(self, text: str) -> str:
        """Without what differs from table to table."""
        return CHANGING.sub(r'"\1":0', text).replace(self.table, "TABLE")

    @contextmanager
    def listen(self, who: Viewer) -> Iterator[ClientConnection]:
        """The socket of somebody."""
        url = f"{self.url.replace('http', 'ws')}{API}/tables/{self.table}/socket"
        with connect(url, additional_headers={"Cookie": self.cookies[who]}) as socket:
            yield socket

    def hear(self, socket: ClientConnection) -> None:
        """The frame of where the game is now."""
        while True:
            text = socket.recv(timeout=60)
            message = json.loads(text)
            if message["type"] == "view" and message["view"]["sequence"] >= self.match.length:
                self.heard.append(self._strip(str(text)))
                return

    def say(self, socket: ClientConnection, wish: dict[str, Any]) -> None:
        """Say something wrong on a socket; the refusal is heard."""
        socket.send(json.dumps({"id": "x", **wish}))
        self.heard.append(json.dumps(receive(socket, "problem", 60)))

    def choose(self, seat: int, option: str) -> None:
        """Let a seat choose, on the server and beside it."""
        who = Viewer("seat", seat)
        wish = {"sequence": self.match.length, "option": option}
        url = f"{self.url}{API}/tables/{self.table}/choice"
        answer = self.http.post(url, json=wish, headers={"cookie": self.cookies[who]})
        self.match.choose(option, seat)
        assert answer.json() == {"sequence": self.match.length, "repeated": False}, answer.text


class WireLaw:
    """Tries the law at a running server."""

    def __init__(self, server: Running, games: Store, share: float = 1.0) -> None:
        self._share = share  # of all questions that are asked at each moment
        self._server = server
        self._games = games
        self._http = httpx.Client(timeout=120)
        self.tried = 0  # pairs of worlds
        self.compared = 0  # answers and frames

    def close(self) -> None:
        """Ask nothing more."""
        self._http.close()

    def try_game(self, game: Game, number: int) -> None:
        """One random position of a game, with all eyes; tables are taken out again."""
        dice = random.Random(f"{game.key} {number}")
        match = find_position(game, dice)
        for seat in (None, *range(match.start.seats)):
            self._try_eyes(match, seat, dice)

    def _try_eyes(self, match: Match, seat: int | None, dice: random.Random) -> None:
        other = redraw_elsewhere(match, seat, dice)
        if other is None:
            return
        role: Role = (
            dice.choice(("watch", "host")) if seat is None else dice.choice(("seat", "hand"))
        )
        who = Viewer(role, seat)
        worlds = (self._lay_out(match, who), self._lay_out(other, who))
        try:
            self._compare(worlds, who, dice)
        finally:
            for world in worlds:
                self._games.delete(world.table)
        self.tried += 1
        self.compared += len(worlds[0].heard)

    def _lay_out(self, match: Match, who: Viewer) -> World:
        """A table that goes on from a position; somebody who looks, and all who play, are in."""
        start = replace(match.start, position=match.position(), seed=SEED)
        copy = begin(start, given=False)
        row = row_of(copy, match.game.title())
        chairs = [SeatRow(seat, "human") for seat in range(copy.start.seats)]
        self._games.create(row, chairs, entries_of(copy.entries()))
        players = [Viewer("seat", seat) for seat in range(copy.start.seats)]
        links = {viewer: make_link(row.id, viewer) for viewer in {who, *players}}
        self._games.add_links(list(links.values()))
        cookies = {viewer: self._let_in(link) for viewer, link in links.items()}
        return World(self._server.url, row.id, copy, cookies, self._http)

    def _let_in(self, link: LinkRow) -> str:
        session = make_secret()
        self._games.exchange(link.hash, hash_secret(session))
        return f"siegeworks={session}"

    def _compare(self, worlds: tuple[World, World], who: Viewer, dice: random.Random) -> None:
        one, two = worlds
        insist_even(one.match, two.match, who)
        self._look(worlds, who, dice)
        with ExitStack() as stack:
            sockets = [stack.enter_context(world.listen(who)) for world in worlds]
            for world, socket in zip(worlds, sockets, strict=True):
                world.hear(socket)
                wish = {"sequence": world.match.length, "option": "fly"}
                world.say(socket, {"choice": wish})
                world.say(socket, {"nonsense": 1})
            for _ in range(MOVES):
                if not play_alike(one, two, who, dice):
                    break
                for world, socket in zip(worlds, sockets, strict=True):
                    world.hear(socket)
                self._look(worlds, who, dice)

    def _look(self, worlds: tuple[World, World], who: Viewer, dice: random.Random) -> None:
        """Ask the same in both worlds, and insist on the same answers."""
        asked = [q for q in list_questions(worlds[0].match, who) if dice.random() < self._share]
        for world in worlds:
            for method, path, body in asked:
                world.ask(who, method, path, **({} if body is None else {"json": body}))
        compare_heard(*worlds, who)


def make_link(table: str, who: Viewer) -> LinkRow:
    """The way in for somebody."""
    role = "seat" if who.role == "host" else who.role
    return LinkRow(hash=hash_secret(make_secret()), table_id=table, seat=who.seat, role=role)


def find_position(game: Game, dice: random.Random) -> Match:
    """A random place of a random game."""
    ways = game.set_ups()
    seats, options = dice.choice([way for way in ways if way[0] > 1] or ways)
    seed = dice.getrandbits(60)
    length = sum(1 for _ in play_randomly(game.start(seats, options, seed), random.Random(seed)))
    place = dice.randrange(length)
    match = game.start(seats, options, seed)
    for number, _ in enumerate(play_randomly(match, random.Random(seed))):
        if number == place:
            break
    return match


def redraw_elsewhere(match: Match, seat: int | None, dice: random.Random) -> Match | None:
    """The same as somebody sees it, with other things hidden; None if there is nothing to hide."""
    for _ in range(REDRAWS):
        other = match.clone()
        other.state.low, other.state.high = dice.getrandbits(60), dice.getrandbits(60)
        other.state.redraw(NONE if seat is None else seat)
        if other.position() != match.position():
            return other
    return None


def insist_even(one: Match, two: Match, who: Viewer) -> None:
    """What is worked out from redraws must not depend on how things lay before."""
    if who.seat is not None:
        same = one.imagine(who.seat).position() == two.imagine(who.seat).position()
        assert same, "redraw depends on how hidden things lay: draw from what is sorted first"


def list_questions(match: Match, who: Viewer) -> Iterator[Question]:
    """Everything that can be asked for, and every mistake."""
    yield from (("GET", path, None) for path in list_paths(match, who))
    now = {"sequence": match.length}
    yield from (("POST", "/line", {"line": line, **now}) for line in LINES)
    for sequence in (0, match.length):
        for option in ("fly", "storm the moon"):
            yield "POST", "/choice", {"sequence": sequence, "option": option}
    if who.role != "seat":  # who may take something back plays on in another game
        yield from (("POST", f"/{deed}", now) for deed in DEEDS)
    yield "POST", "/branch", {"place": 0}


def list_paths(match: Match, who: Viewer) -> Iterator[str]:
    """What can be asked for without changing anything."""
    yield from ("", "/links", "/record", "/moments", "/turns", "/luck", "/analysis", "/reasons")
    for query in ("", "?language=de", "?since=0", f"?since={match.length}", "?covered=true"):
        yield f"/view{query}"
    for seat in range(match.start.seats):
        yield from (f"/view?seat={seat}", f"/text?seat={seat}", f"/turns?seat={seat}")
        yield from (f"/at/0?seat={seat}", f"/frames?since=0&seat={seat}", f"/reasons?seat={seat}")
    yield from ("/text", "/text?language=de", "/frames?since=0", "/odds?option=fly")
    yield from (f"/at/{place}" for place in range(match.length + 1))
    if who.role == "seat":
        yield from (f"/odds?option={o.text}" for o in match.options(who.seat)[:OPTIONS])


def compare_heard(one: World, two: World, who: Viewer) -> None:
    """Insist on the law."""
    for first, second in zip(one.heard, two.heard, strict=True):
        assert first == second, f"{who} is told what is hidden:\n{first}\n{second}"


def play_alike(one: World, two: World, who: Viewer, dice: random.Random) -> bool:
    """Let a seat choose in both worlds so that somebody cannot tell them apart; False: they can."""
    if not one.match.asked:
        return False
    seat = dice.choice(one.match.asked)
    option = dice.choice(one.match.options(seat)).text
    after = foresee(one.match, seat, option, who)
    offered = [o.text for o in two.match.options(seat)]
    dice.shuffle(offered)
    if who.seat == seat:
        assert option in offered, f"{who} is offered what depends on what is hidden"
        offered = [option]
    alike = [other for other in offered if foresee(two.match, seat, other, who) == after]
    if not alike:
        return False
    one.choose(seat, option)
    two.choose(seat, alike[0])
    return True


def foresee(match: Match, seat: int, option: str, who: Viewer) -> tuple[object, ...]:
    """What the engine would let somebody know after a choice."""
    twin = match.clone()
    twin.choose(option, seat)
    log = [(event.kind, event.about, event.rule) for event in twin.log(who.seat)]
    return twin.view(who.seat), log
