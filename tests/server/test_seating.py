"""Seats: links that are exchanged once, cookies, hands, spectators, several seats on one screen."""

from pathlib import Path

from tests.server.running import API, Client, Running, receive, running


def test_a_link_is_exchanged_once_for_a_cookie_that_scripts_cannot_read(
    server: Running, host: Client, guest: Client
) -> None:
    welcome = host.open("pig", [{}, {"kind": "open"}])
    table, link = welcome["table"]["id"], welcome["links"][0]
    assert link["path"] == f"/join/{table}#{link['secret']}"
    answer = guest.ask(
        "POST", f"/tables/{table}/join", json={"link": link["secret"], "name": "Bea"}
    )
    assert answer.json()["me"] == {"host": False, "seats": [1], "hands": [], "watch": False}
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=strict" in cookie.lower()
    assert f"Path={API}/tables/{table}" in cookie
    assert answer.json()["table"]["seats"][1]["name"] == "Bea"
    with Client(server) as thief:
        again = {"link": link["secret"]}
        problem = thief.bad(403, "POST", f"/tables/{table}/join", json=again)
        assert problem["code"] == "link-closed"
        assert thief.bad(403, "GET", f"/tables/{table}/view")["code"] == "stranger"
    assert guest.view(table)["seat"] == 1


def test_a_link_of_another_table_is_refused_and_stays_good(host: Client, guest: Client) -> None:
    welcome = host.open("pig", [{}, {"kind": "open"}])
    other = host.open("pig")["table"]["id"]
    link = {"link": welcome["links"][0]["secret"]}
    assert guest.bad(403, "POST", f"/tables/{other}/join", json=link)["code"] == "link-closed"
    assert guest.good("POST", f"/tables/{welcome['table']['id']}/join", json=link)["me"]["seats"]


def test_links_that_are_closed_let_nobody_in_and_nobody_stay(host: Client, guest: Client) -> None:
    welcome = host.open("pig", [{}, {"kind": "open"}])
    table = welcome["table"]["id"]
    guest.good("POST", f"/tables/{table}/join", json={"link": welcome["links"][0]["secret"]})
    assert guest.view(table)["role"] == "seat"
    links = f"/tables/{table}/links"
    problem = guest.bad(403, "DELETE", links, params={"role": "seat", "seat": 0})
    assert problem["code"] == "not-your-seat"
    assert host.good("DELETE", links, params={"role": "seat", "seat": 1}) == {"closed": 1}
    assert guest.bad(403, "GET", f"/tables/{table}/view")["code"] == "stranger"
    assert host.good("GET", f"/tables/{table}")["table"]["seats"][1]["kind"] == "open"
    unused = host.good("POST", links, json={"role": "seat", "seat": 1})["secret"]
    host.good("DELETE", links, params={"role": "seat", "seat": 1})
    problem = guest.bad(403, "POST", f"/tables/{table}/join", json={"link": unused})
    assert problem["code"] == "link-closed"
    listed = [(k["role"], k["seat"], k["revoked"]) for k in host.good("GET", links)]
    assert listed.count(("seat", 1, True)) == 2
    assert ("host", None, False) in listed


def test_spectators_see_no_hand_and_a_hand_link_shows_one(host: Client, guest: Client) -> None:
    table = host.open("gatehouse", [{}, {}])["table"]["id"]
    links = f"/tables/{table}/links"
    watch = host.good("POST", links, json={"role": "watch"})["secret"]
    hand = host.good("POST", links, json={"role": "hand", "seat": 1})["secret"]
    join = f"/tables/{table}/join"
    assert guest.good("POST", join, json={"link": watch})["me"]["watch"]
    assert guest.view(table)["zones"]["hand"] == 1
    assert guest.view(table)["prompt"] is None
    assert guest.bad(403, "GET", f"/tables/{table}/view?seat=1")["code"] == "not-your-seat"
    assert guest.good("POST", join, json={"link": hand})["me"]["hands"] == [1]
    seen = guest.view(table, seat=1)
    assert seen["role"] == "hand"
    assert seen["zones"]["hand"] == host.view(table, seat=1)["zones"]["hand"] != 1
    assert seen["prompt"] is None
    assert seen["undo"] == {
        "places": [],
        "words": "",
        "redo": False,
        "redo_place": None,
    }
    wish = {"sequence": seen["sequence"], "option": "name left", "seat": 1}
    problem = guest.bad(403, "POST", f"/tables/{table}/choice", json=wish)
    assert problem["code"] == "not-your-seat"
    wish["seat"] = None
    assert guest.bad(403, "POST", f"/tables/{table}/choice", json=wish)["code"] == "no-seat"


def test_nobody_makes_a_link_into_the_hand_of_another(host: Client, guest: Client) -> None:
    welcome = host.open("gatehouse", [{}, {"kind": "open"}])
    table = welcome["table"]["id"]
    links = f"/tables/{table}/links"
    wish: dict[str, object] = {"role": "hand", "seat": 1}
    assert host.bad(403, "POST", links, json=wish)["code"] == "not-your-seat"
    guest.good("POST", f"/tables/{table}/join", json={"link": welcome["links"][0]["secret"]})
    taken = {"role": "seat", "seat": 1}
    assert host.bad(409, "POST", links, json=taken)["code"] == "seat-taken"
    assert host.bad(409, "POST", links, json={"role": "seat"})["code"] == "which-seat"
    assert host.bad(404, "POST", links, json={"role": "seat", "seat": 9})["code"] == "no-such-seat"
    with Client(host.server) as stranger:
        assert stranger.bad(403, "POST", links, json={"role": "watch"})["code"] == "no-seat"


def test_several_seats_on_one_screen_answer_in_turn(host: Client) -> None:
    table = host.open("gatehouse", [{"name": "Ann"}, {"name": "Bea"}])["table"]["id"]
    assert host.good("GET", f"/tables/{table}")["me"]["seats"] == [0, 1]
    assert host.view(table, seat=0)["zones"]["hand"] == 1
    assert isinstance(host.view(table, seat=1)["zones"]["hand"], list)
    host.choose(table, "name left", seat=1)
    assert host.view(table)["seat"] == 0  # the one that is asked
    host.choose(table, "name right", seat=0)
    assert host.view(table)["prompt"]["key"] == "PlaceToken"


def test_a_seat_can_be_taken_along_to_another_device(host: Client, guest: Client) -> None:
    table = host.open("pig", [{}, {}])["table"]["id"]
    wish = {"role": "seat", "seat": 0}
    link = host.good("POST", f"/tables/{table}/links", json=wish)["secret"]
    guest.good("POST", f"/tables/{table}/join", json={"link": link})
    guest.choose(table, "roll")
    assert host.view(table)["log"] == guest.view(table)["log"] != []
    assert guest.good("POST", f"/tables/{table}/leave")["seats"] == []
    assert guest.bad(403, "GET", f"/tables/{table}/view")["code"] == "stranger"


def test_at_ones_own_machine_no_link_is_needed(host: Client, guest: Client) -> None:
    table = host.open("pig", [{}, {"kind": "bot"}])["table"]["id"]
    me = guest.good("POST", f"/tables/{table}/join", json={})["me"]
    assert me == {"host": True, "seats": [0], "hands": [], "watch": False}


def test_a_public_server_lets_nobody_in_without_a_link_and_lists_nothing(folder: Path) -> None:
    options = ("--public", "--origin", "https://play.example.org")
    with running(folder, *options) as server, Client(server) as host, Client(server) as guest:
        for client in (host, guest):
            client.http.headers["host"] = "play.example.org"
        seats = [{}, {"kind": "open"}]
        answer = host.ask("POST", "/tables", json={"game": "pig", "seats": seats})
        table = answer.json()["table"]["id"]
        assert "Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers
        [link] = answer.json()["links"]
        told = [address["url"] for address in link["addresses"]]
        assert told == [f"https://play.example.org{link['path']}"]
        problem = guest.bad(403, "POST", f"/tables/{table}/join", json={})
        assert problem["code"] == "link-needed"
        assert guest.good("GET", "/tables")["tables"] == []
        assert len(guest.good("GET", "/tables", params={"ids": table})["tables"]) == 1
        assert table not in guest.ask("GET", "/").text
        guest.http.headers["host"] = "evil.example.org"
        assert guest.bad(403, "GET", "/api/v1/games")["code"] == "host"


def test_a_bot_plays_for_a_friend_who_dropped_until_they_are_back(
    host: Client, guest: Client
) -> None:
    welcome = host.open("pig", [{}, {"kind": "open"}])
    table, link = welcome["table"]["id"], {"link": welcome["links"][0]["secret"], "name": "Bea"}
    join, seat = f"/tables/{table}/join", f"/tables/{table}/seats/1"
    bot = {"kind": "bot", "bot": "random"}
    assert host.bad(409, "POST", f"{seat}/back")["code"] == "nobody-to-return"
    guest.good("POST", join, json=link)
    with guest.socket(table) as there:
        receive(there, "view")
        assert host.bad(409, "PUT", seat, json=bot)["code"] == "seat-here"
    with host.socket(table) as here:
        while receive(here, "view")["view"]["seats"][1]["here"]:
            pass
        stood_in = host.good("PUT", seat, json=bot)["table"]["seats"][1]
    assert (stood_in["kind"], stood_in["name"], stood_in["bot"]) == ("bot", "Bea", "random")
    back = host.good("POST", f"{seat}/back")["seats"][1]
    assert (back["kind"], back["name"], back["bot"]) == ("human", "Bea", "")
    assert guest.view(table)["seat"] == 1
    host.good("PUT", seat, json=bot)
    with Client(host.server) as stranger:
        assert stranger.bad(403, "POST", f"{seat}/back")["code"] == "not-host"
        assert stranger.bad(403, "PUT", seat, json=bot)["code"] == "not-host"
        assert stranger.bad(403, "POST", join, json=link)["code"] == "link-closed"
    seats = guest.good("POST", join, json=link)["table"]["seats"]  # the link leads back
    assert (seats[1]["kind"], seats[1]["name"]) == ("human", "Bea")
    assert host.bad(409, "PUT", seat, json={"kind": "human"})["code"] == "seat-taken"


def test_a_link_says_what_it_opens_before_it_is_followed(host: Client, guest: Client) -> None:
    table = host.open("pig", [{}, {}])["table"]["id"]
    links = f"/tables/{table}/links"
    watch = host.good("POST", links, json={"role": "watch"})
    assert watch["addresses"] == []  # nobody else reaches this server
    look = {"link": watch["secret"]}
    assert guest.good("POST", f"{links}/shown", json=look)["role"] == "watch"
    assert guest.bad(403, "GET", f"/tables/{table}/view")["code"] == "stranger"
    host.good("DELETE", links, params={"role": "watch"})
    assert guest.bad(403, "POST", f"{links}/shown", json=look)["code"] == "link-closed"


def test_facts_of_a_table_tell_whom_it_waits_for_and_who_won(host: Client) -> None:
    table = host.open("pig", [{}, {}], seed="1")["table"]["id"]
    facts = host.good("GET", f"/tables/{table}")["table"]
    assert (facts["asked"], facts["winners"]) == ([0], None)
    for turn in range(2000):
        view = host.view(table)
        options = [option["text"] for option in view["prompt"]["options"]]
        wish = {"sequence": view["sequence"], "option": options[turn % len(options)]}
        host.good("POST", f"/tables/{table}/choice", json=wish)
        facts = host.good("GET", f"/tables/{table}")["table"]
        if facts["winners"] is not None:
            break
    assert facts["asked"] == []
    assert facts["winners"] == host.view(table)["result"]["winners"]
    games = host.good("GET", "/api/v1/games")
    assert facts["ending"] in next(game for game in games if game["key"] == "pig")["endings"]
