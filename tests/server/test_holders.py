"""A seat of a game with secrets has one holder; whoever had it before sees nothing there any more.

Whoever opens a table could otherwise look into the hand of whom they play against.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from siegeworks import store
from tests.server.doors import Doors, started
from tests.server.running import Client, receive
from tests.server.test_socket import close_code

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def give(host: Client, table: str, seat: int, role: str = "seat") -> str:
    """A link that the host makes: its secret."""
    wish = {"role": role, "seat": seat}
    return str(host.good("POST", f"/tables/{table}/links", json=wish)["secret"])


def come(guest: Client, table: str, link: str) -> dict[str, Any]:
    """Follow a link; what the guest is then."""
    me: dict[str, Any] = guest.good("POST", f"/tables/{table}/join", json={"link": link})["me"]
    return me


def list_takeovers(client: Client, table: str) -> list[tuple[int, str, str]]:
    """Which seats were taken over, as everybody is told in all places."""
    facts = client.good("GET", f"/tables/{table}")["table"]["takeovers"]
    assert client.good("GET", "/tables", params={"ids": table})["tables"][0]["takeovers"] == facts
    assert client.view(table)["takeovers"] == facts
    return [(one["seat"], one["taken_by"], one["taken_from"]) for one in facts]


def assert_blind(client: Client, table: str, seat: int) -> None:
    """Nothing that a client can ask for shows it what a seat holds."""
    assert seat not in client.good("GET", f"/tables/{table}")["me"]["seats"]
    assert seat not in client.good("GET", f"/tables/{table}")["me"]["hands"]
    for path in ("view", "text", "frames?since=0", "turns", "at/0", "odds?option=x", "reasons"):
        path += ("&" if "?" in path else "?") + f"seat={seat}"
        problem = client.bad(403, "GET", f"/tables/{table}/{path}")
        assert problem["code"] in ("not-your-seat", "stranger"), path


@pytest.fixture
def shared(host: Client) -> str:
    """A table of a game with secrets with both seats at the host's screen."""
    return str(host.open("gatehouse", [{"name": "Ann"}, {"name": "Ben"}])["table"]["id"])


@contextmanager
def look(client: Client, table: str, seat: int) -> Iterator[ClientConnection]:
    """A socket of a seat, after its first frame."""
    with client.socket(table, f"seat={seat}") as socket:
        assert receive(socket, "view")["view"]["seat"] == seat
        yield socket


def test_whoever_gives_a_seat_away_has_it_no_longer(
    host: Client, guest: Client, shared: str
) -> None:
    with look(host, shared, 1) as lost, look(host, shared, 0) as kept:
        assert come(guest, shared, give(host, shared, 1))["seats"] == [1]
        assert close_code(lost) == 4403
        assert receive(kept, "view")["view"]["seat"] == 0
    assert_blind(host, shared, 1)
    assert host.view(shared)["seat"] == 0
    assert isinstance(guest.view(shared)["zones"]["hand"], list)
    wish = {"sequence": 0, "option": "name left", "seat": 1}
    problem = host.bad(403, "POST", f"/tables/{shared}/choice", json=wish)
    assert problem["code"] == "not-your-seat"
    for client in (host, guest):
        assert list_takeovers(client, shared) == [(1, "link", "person")]


def test_a_hand_link_made_before_ends_with_the_holder(
    host: Client, guest: Client, shared: str
) -> None:
    hand, unused = give(host, shared, 1, "hand"), give(host, shared, 1, "hand")
    with Client(host.server) as spy:
        come(spy, shared, hand)
        with look(spy, shared, 1) as eye:
            come(guest, shared, give(host, shared, 1))
            assert close_code(eye) == 4403
        assert_blind(spy, shared, 1)
        closed = spy.bad(403, "POST", f"/tables/{shared}/join", json={"link": unused})
        assert closed["code"] == "link-closed"


def test_of_several_links_to_a_seat_the_first_ends_the_others(host: Client, guest: Client) -> None:
    welcome = host.open("gatehouse", [{}, OPEN])
    table, first = welcome["table"]["id"], welcome["links"][0]["secret"]
    second = give(host, table, 1)
    come(guest, table, first)
    closed = host.bad(403, "POST", f"/tables/{table}/join", json={"link": second})
    assert closed["code"] == "link-closed"
    assert_blind(host, table, 1)
    assert list_takeovers(guest, table) == [], "nobody had the seat before"


def test_a_bots_seat_that_is_taken_and_given_back_is_told(host: Client, guest: Client) -> None:
    welcome = host.open("gatehouse", [OPEN, BOT])
    table = welcome["table"]["id"]
    come(guest, table, welcome["links"][0]["secret"])
    seat = f"/tables/{table}/seats/1"
    assert host.good("PUT", seat, json={"kind": "human"})["me"]["seats"] == [1]
    with look(host, table, 1) as eye:
        assert host.good("PUT", seat, json=BOT)["me"]["seats"] == []
        assert close_code(eye) == 4403
    assert_blind(host, table, 1)
    assert list_takeovers(guest, table) == [(1, "host", "bot")]
    assert "took over the seat of Player 2 from a bot" in read_text(guest, table)
    assert "Platz von Spieler 2 von einem Bot" in read_text(guest, table, "de")


def read_text(client: Client, table: str, language: str = "en") -> str:
    lines = client.good("GET", f"/tables/{table}/text", params={"language": language})["lines"]
    return " ".join(line.strip() for line in lines)


def test_a_guests_link_that_is_closed_and_the_seat_taken_is_told(
    host: Client, guest: Client
) -> None:
    welcome = host.open("gatehouse", [{}, OPEN])
    table = welcome["table"]["id"]
    come(guest, table, welcome["links"][0]["secret"])
    hand = give(guest, table, 1, "hand")
    with Client(host.server) as friend, look(guest, table, 1) as out:
        come(friend, table, hand)
        host.good("DELETE", f"/tables/{table}/links", params={"role": "seat", "seat": 1})
        assert close_code(out) == 4403
        assert_blind(friend, table, 1)
        assert_blind(guest, table, 1)
    host.good("PUT", f"/tables/{table}/seats/1", json={"kind": "human"})
    assert list_takeovers(host, table) == [(1, "host", "person")]
    link = give(host, table, 1)
    look_at = guest.good("GET", f"/tables/{table}")["table"]["takeovers"]
    assert look_at, "before joining"
    come(guest, table, link)
    assert_blind(host, table, 1)
    expected = [(1, "host", "person"), (1, "link", "person")]
    assert list_takeovers(guest, table) == expected
    with store.open(host.server.folder / "games.db") as games:
        kept = [(row.seat, row.taken_by, row.taken_from) for row in games.takeovers(table)]
    assert kept == expected, "whoever loads it again is told, too"


def test_a_seat_that_is_left_open_is_nobodys(host: Client, shared: str) -> None:
    with look(host, shared, 1) as lost:
        me = host.good("PUT", f"/tables/{shared}/seats/1", json={"kind": "open"})["me"]
        assert me["seats"] == [0]
        assert close_code(lost) == 4403
    assert_blind(host, shared, 1)


def test_a_bot_that_plays_for_a_friend_changes_no_holder(host: Client, guest: Client) -> None:
    welcome = host.open("gatehouse", [{}, OPEN])
    table = welcome["table"]["id"]
    come(guest, table, welcome["links"][0]["secret"])
    host.good("PUT", f"/tables/{table}/seats/1", json=BOT)
    assert_blind(host, table, 1)
    assert guest.view(table)["seat"] == 1, "it is still the friend's seat"
    host.good("POST", f"/tables/{table}/seats/1/back")
    assert list_takeovers(guest, table) == []


def test_where_everybody_sees_the_same_a_seat_may_be_on_two_devices(
    host: Client, guest: Client
) -> None:
    table = host.open("pig", [{}, {}])["table"]["id"]
    come(guest, table, give(host, table, 1))
    assert host.good("GET", f"/tables/{table}")["me"]["seats"] == [0, 1]
    assert list_takeovers(guest, table) == []


def test_after_the_end_nothing_is_told_as_nothing_is_hidden(
    host: Client, guest: Client, shared: str
) -> None:
    while (view := host.view(shared))["result"] is None:
        host.choose(shared, view["prompt"]["options"][0]["text"], seat=view["seat"])
    come(guest, shared, give(host, shared, 1))
    assert list_takeovers(guest, shared) == []


# On one's own machine, with a door to the network


@pytest.fixture(scope="module")
def doors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doors]:
    with started(Doors, tmp_path_factory.mktemp("doors")) as server:
        yield server


def test_whoever_sits_at_the_machine_does_not_get_a_guests_seat(doors: Doors) -> None:
    with Client(doors) as host, Client(doors) as guest, Client(doors) as again:
        welcome = host.open("gatehouse", [{}, OPEN])
        table = welcome["table"]["id"]
        come(guest, table, welcome["links"][0]["secret"])
        me = again.good("POST", f"/tables/{table}/join", json={})["me"]
        assert (me["host"], me["seats"]) == (True, [0])
        assert_blind(again, table, 1)


# Luck that somebody knows


@pytest.mark.parametrize("seats", [[{}, {}], [{}, {"kind": "open"}]])
def test_a_seat_at_the_hosts_screen_is_not_given_away_where_luck_is_known(
    host: Client, seats: list[dict[str, str]]
) -> None:
    wish = {"game": "gatehouse", "seats": seats, "seed": "5"}
    if seats[1]:
        assert host.bad(409, "POST", "/tables", json=wish)["code"] == "luck-known"
        return
    table = host.good("POST", "/tables", json=wish)["table"]["id"]
    for seat in (0, 1):
        link = {"role": "seat", "seat": seat}
        assert host.bad(409, "POST", f"/tables/{table}/links", json=link)["code"] == "luck-known"
    assert give(host, table, 1, "hand"), "whoever looks on cannot be cheated"


def test_a_link_made_against_a_bot_is_no_way_to_play_against_the_host(
    host: Client, guest: Client
) -> None:
    table = host.open("gatehouse", [{}, BOT], seed="5")["table"]["id"]
    link = give(host, table, 0)
    host.good("PUT", f"/tables/{table}/seats/1", json={"kind": "human"})
    problem = guest.bad(409, "POST", f"/tables/{table}/join", json={"link": link})
    assert problem["code"] == "luck-known"
    assert host.good("GET", f"/tables/{table}")["me"]["seats"] == [0, 1]


def test_the_host_does_not_play_against_a_guest_whose_luck_is_known(
    host: Client, guest: Client
) -> None:
    table = host.open("gatehouse", [{}, BOT], seed="5")["table"]["id"]
    come(guest, table, give(host, table, 0))
    taken = host.bad(409, "PUT", f"/tables/{table}/seats/1", json={"kind": "human"})
    assert taken["code"] == "luck-known"


def test_a_what_if_is_for_whoever_opened_it(host: Client, guest: Client) -> None:
    table = host.open("gatehouse", [{}, BOT])["table"]["id"]
    turns = host.good("GET", f"/tables/{table}/turns")
    place = turns[0]["place"] if turns else host.view(table)["sequence"]
    welcome = host.good("POST", f"/tables/{table}/branch", json={"place": place})
    branch = welcome["table"]["id"]
    host.good("PUT", f"/tables/{branch}/seats/1", json={"kind": "human"})
    link = {"role": "seat", "seat": 1}
    assert host.bad(409, "POST", f"/tables/{branch}/links", json=link)["code"] == "luck-known"


# Several at one screen


def test_a_socket_of_several_seats_shows_nobodys_secrets_before_one_is_named(
    host: Client, shared: str
) -> None:
    with host.socket(shared) as covered:
        view = receive(covered, "view")["view"]
        assert (view["seat"], view["role"], view["prompt"]) == (None, "watch", None)
        assert view["zones"]["hand"] == 1
        assert view["asked"] == [0, 1], "whom it waits for is no secret"
        assert all(seat["here"] for seat in view["seats"])
        host.choose(shared, "name left", seat=1)
        view = receive(covered, "view")["view"]
        assert (view["seat"], view["prompt"]) == (None, None)
    view = host.view(shared, covered="true")
    assert (view["seat"], view["role"]) == (None, "watch")
    assert host.view(shared, covered="true", seat=1)["seat"] == 1


def test_text_mode_asks_who_is_there(host: Client, shared: str) -> None:
    for language, words in (("en", "Hand it over to Player 1"), ("de", "Gib ihn an Spieler 1")):
        page = host.good("GET", f"/tables/{shared}/text", params={"language": language})
        assert words in " ".join(line.strip() for line in page["lines"])
        assert page["parts"] == []
    typed = {"line": "1", "sequence": host.view_length(shared)}
    page = host.good("POST", f"/tables/{shared}/line", json=typed)
    assert page["sequence"] == typed["sequence"], "nobody has chosen"
    assert "Hand it over" in " ".join(page["lines"])
    page = host.good("POST", f"/tables/{shared}/line", json={**typed, "seat": 1})
    assert page["sequence"] > int(str(typed["sequence"]))


def test_decisions_of_the_other_at_the_screen_have_no_words(host: Client, shared: str) -> None:
    host.choose(shared, "name left", seat=0)
    host.choose(shared, "name right", seat=1)
    for seat in (0, 1):
        turns = host.good("GET", f"/tables/{shared}/turns", params={"seat": seat})
        assert [bool(turn["words"]) for turn in turns] == [turn["seat"] == seat for turn in turns]


@pytest.mark.parametrize("line", ["1?", "o 1", "why", "fly?", "o fly", "place?"])
def test_a_spectator_is_not_told_what_others_may_choose(
    host: Client, guest: Client, shared: str, line: str
) -> None:
    come(
        guest,
        shared,
        host.good("POST", f"/tables/{shared}/links", json={"role": "watch"})["secret"],
    )
    host.choose(shared, "name left", seat=0)
    host.choose(shared, "name left", seat=1)
    typed = {"line": line, "sequence": host.view_length(shared)}
    told = " ".join(guest.good("POST", f"/tables/{shared}/line", json=typed)["lines"])
    for option in host.view(shared, seat=0)["prompt"]["options"]:
        assert option["words"] not in told
