"""The cards of a game, before a table of it is opened."""

import pytest

import siegeworks
from tests.server.running import API, Client


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", [game.key for game in siegeworks.games()])
def test_every_card_is_told_with_what_it_does(host: Client, game: str, language: str) -> None:
    facts = host.good("GET", f"{API}/games", params={"language": language})
    has_cards = next(found["cards"] for found in facts if found["key"] == game)
    gallery = host.good("GET", f"{API}/games/{game}/cards", params={"language": language})
    assert has_cards == bool(gallery["cards"])
    for card in gallery["cards"]:
        assert card["name"]
        assert card["sort"]
        assert card["words"]
        assert not {"{", "}"} & set(f"{card['words']} {card['story']}")


def test_a_game_that_is_not_there_has_no_cards(host: Client) -> None:
    host.bad(404, "GET", f"{API}/games/chess/cards")
