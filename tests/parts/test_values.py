"""What stands on cards, tiles and tracks, as data."""

from pathlib import Path

import pytest

import siegeworks
from siegeworks import BadSettings, ContentError, UnknownGame
from siegeworks.core.nouns import Names

SLOW = '[[row]]\nid = "1-A2"\nspeed = 1\n'


def test_a_card_is_known_by_its_table_and_its_name() -> None:
    card = siegeworks.content("westerplatte")["cards"]["1-C4"]
    assert (card["kind"], card["lane"], card["health"], card["speed"]) == ("machine-gun", "C", 2, 1)
    assert card["target"] is None


def test_a_game_is_named_by_its_key_or_itself() -> None:
    for key in ("westerplatte", "hegra"):
        assert siegeworks.content(siegeworks.game(key)) == siegeworks.content(key)
    with pytest.raises(UnknownGame):
        siegeworks.content("chess")


@pytest.mark.parametrize(
    ("game", "kind", "tables"),
    [
        ("westerplatte", "card", ["cards"]),
        ("westerplatte", "event", ["events"]),
        ("westerplatte", "tile", ["tiles"]),
        ("hegra", "event", ["events"]),
        ("hegra", "morale", ["morale", "hearts"]),
        ("hegra", "snow", ["snow"]),
        ("hegra", "mission", ["missions"]),
    ],
)
def test_what_lies_in_zones_can_be_looked_up(game: str, kind: str, tables: list[str]) -> None:
    rows = siegeworks.content(game)
    names = siegeworks.game(game).nouns(siegeworks.game(game).tables()).kinds[kind]
    assert isinstance(names, Names)
    assert set(names.names) == {row for table in tables for row in rows[table]}


def test_a_folder_of_your_own_is_laid_over_it(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(SLOW, encoding="utf-8")
    for folder in (tmp_path, str(tmp_path)):
        cards = siegeworks.content("westerplatte", folder)["cards"]
        assert cards["1-A2"]["speed"] == 1
        assert cards["1-A1"] == siegeworks.content("westerplatte")["cards"]["1-A1"]


def test_bad_content_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(SLOW.replace("1\n", "9\n"), encoding="utf-8")
    with pytest.raises(ContentError, match="speed"):
        siegeworks.content("westerplatte", tmp_path)


def test_a_game_without_content_has_none(tmp_path: Path) -> None:
    assert siegeworks.content("pig") == {}
    with pytest.raises(BadSettings):
        siegeworks.content("pig", tmp_path)


def test_what_you_get_is_yours() -> None:
    mine = siegeworks.content("westerplatte")
    mine["cards"]["1-C4"]["moves"].append("B")
    mine["cards"].clear()
    assert siegeworks.content("westerplatte")["cards"]["1-C4"]["moves"] == ["A", "E"]
