"""What clients draw by: the games and their options, boards, drawings."""

import pytest

import siegeworks
from siegeworks.parts import measured
from tests.server.running import Client

GAMES = [game.key for game in siegeworks.games()]


def test_the_games_are_listed_with_all_that_a_home_page_shows(host: Client) -> None:
    games = {game["key"]: game for game in host.good("GET", "/api/v1/games")}
    depot = games["westerplatte"]
    (level,) = depot["options"]
    assert level["words"] == "Level"
    assert [value["words"] for value in level["facts"]] == ["Easy", "Medium", "Hard"]
    assert all(value["hint"].endswith(".") for value in level["facts"])
    for game in games.values():
        assert game["about"]
        low, high = game["minutes"]
        assert 0 < low <= high
        assert game["bots"] == ["random", *siegeworks.game(game["key"]).levels]
        assert [level["level"] for level in game["levels"]] == game["bots"]
        assert all(level["words"] for level in game["levels"])
    german = {g["key"]: g for g in host.good("GET", "/api/v1/games", params={"language": "de"})}
    assert german["westerplatte"]["options"][0]["facts"][0]["words"] == "Leicht"
    assert german["pig"]["levels"][0]["words"] == "Zufall"


def test_measured_levels_are_told_with_their_interval(host: Client) -> None:
    for game in siegeworks.games():
        for level, figures in measured.read_level_figures(game).items():
            if level in ("random", *game.levels):
                games = host.good("GET", "/api/v1/games")
                told = next(g for g in games if g["key"] == game.key)["levels"]
                sentence = next(x for x in told if x["level"] == level)["measured"]
                assert str(figures["games"]) in sentence


def test_a_measured_level_says_on_which_difficulty_it_was_measured(host: Client) -> None:
    told = {
        game["key"]: game["levels"][-1]["measured"] for game in host.good("GET", "/api/v1/games")
    }
    assert "with 2 players, Level: Hard (" in told["westerplatte"]
    assert "alone, Difficulty: Normal (" in told["hegra"]
    assert "against Normal (" in told["pig"]


def test_a_game_says_whether_seats_see_different_things(host: Client) -> None:
    secrets = {game["key"]: game["secrets"] for game in host.good("GET", "/api/v1/games")}
    assert (secrets["gatehouse"], secrets["westerplatte"]) == (True, False)


def test_seats_that_play_different_sides_are_named_by_them(host: Client) -> None:
    sides = {game["key"]: game["sides"] for game in host.good("GET", "/api/v1/games")}
    assert sides["stronghold"] == ["Invader", "Defender"]
    assert sides["westerplatte"] == []
    table = host.open("stronghold")["table"]["id"]
    assert [seat["side"] for seat in host.view(table)["seats"]] == ["Invader", "Defender"]
    german = host.view(table, language="de")
    assert [seat["side"] for seat in german["seats"]] == ["Angreifer", "Verteidiger"]


@pytest.mark.parametrize("key", GAMES)
def test_a_board_names_every_noun_and_zone(host: Client, key: str) -> None:
    table = host.open(key)["table"]["id"]
    board = host.good("GET", f"/tables/{table}/board")
    view = host.view(table)
    assert view["zones"].keys() <= board["zones"].keys()
    for option in view["prompt"]["options"]:
        if isinstance(option["noun"], str):
            assert f"{option['kind']}:{option['noun']}" in board["names"]
    german = host.good("GET", f"/tables/{table}/board", params={"language": "de"})
    assert german["names"].keys() == board["names"].keys()
    assert german["layout"] == board["layout"]
    for address in board["art"].values():
        file = host.ask("GET", address)
        assert file.is_success
        assert "immutable" in file.headers["cache-control"]


def test_a_board_is_for_those_at_the_table(host: Client, guest: Client) -> None:
    table = host.open("pig")["table"]["id"]
    assert guest.bad(403, "GET", f"/tables/{table}/board")["code"] == "stranger"


@pytest.mark.parametrize(
    "path", ["__init__.py", "layout.toml", "..%2f__init__.py", "%2e%2e/RULES.md", "none.svg"]
)
def test_only_drawings_of_the_game_are_served(host: Client, path: str) -> None:
    host.bad(404, "GET", f"/look/westerplatte/{path}")
    host.bad(404, "GET", f"/look/nothing/{path}")


def test_what_a_redo_would_take_again_is_named(host: Client) -> None:
    table = host.open("westerplatte", [{}], seed="3")["table"]["id"]
    option = host.view(table)["prompt"]["options"][0]
    sequence = host.choose(table, option["text"])["sequence"]
    host.good("POST", f"/tables/{table}/undo", json={"sequence": sequence})
    view = host.view(table)
    assert view["undo"]["redo"]
    assert view["redo_words"] == option["words"]


def test_games_with_secrets_say_so(host: Client) -> None:
    table = host.open("gatehouse", [{}, {}])["table"]["id"]
    assert host.view(table)["secrets"] is True
    refused = host.view(host.open("westerplatte")["table"]["id"])["prompt"]["refused"]
    assert all(r["what"] and r["verb"] for r in refused)
