"""The content of Ante Portas: what does not fit is refused with file, row, field and reason."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import siegeworks
from siegeworks.core.errors import ContentError
from siegeworks.games.ante_portas.content import source

siegeworks.games()  # so that refusals have words


def write(folder: Path, table: str, rows: str) -> Path:
    (folder / f"{table}.toml").write_text(f"row = [ {rows} ]\n", encoding="utf-8")
    return folder


BAD = {
    "an unknown resource": (
        "works",
        '{ id = "trench", cost = ["stone 1"] }',
        'row "trench", field "cost": found ["stone 1"], expected',
    ),
    "a number out of range": (
        "numbers",
        '{ id = "mine-tiles", value = 99 }',
        'row "mine-tiles", field "value": found 99, expected',
    ),
    "a card that spawns outside the Spawn Area": (
        "cards",
        '{ id = "R101", top = ["12 basic"] }',
        'row "R101", field "top": found ["12 basic"], expected',
    ),
    "an unknown row": (
        "improvements",
        '{ id = "flying-carpet", copies = [1, 0] }',
        "flying-carpet",
    ),
    "too many units": (
        "cards",
        '{ id = "R101", top = ["26 basic", "26 basic", "26 basic", "27 basic"] }',
        'row "R101", field "top":',
    ),
    "a power without its value": (
        "cards",
        '{ id = "R101", power = "weaker" }',
        'row "R101", field "value": found 0, expected a value, as the power',
    ),
    "a value without a power": (
        "cards",
        '{ id = "R101", value = 2 }',
        'row "R101", field "value": found 2, expected nothing, as this card has no power',
    ),
    "dodging without groups": (
        "cards",
        '{ id = "D110", groups = [] }',
        'row "D110", field "groups": found [], expected a value',
    ),
    "arrows for a power that needs none": (
        "cards",
        '{ id = "R116", arrows = ["down"] }',
        'row "R116", field "arrows": found ["down"], expected no arrows',
    ),
    "a building of flesh": (
        "cards",
        '{ id = "D117", unit = "farmer" }',
        'row "D117", field "unit": found "farmer", expected a Building of war',
    ),
    "a flat made from a pub": (
        "buildings",
        '{ id = "flat", from = "pub" }',
        'row "flat", field "from": found "pub", expected farm, as the rules',
    ),
    "a citizen in the pub": (
        "buildings",
        '{ id = "pub", worker = "citizen" }',
        'row "pub", field "worker": found "citizen", expected farmer',
    ),
    "farmers in an apartment": (
        "buildings",
        '{ id = "apartment", houses = "farmer 3" }',
        'row "apartment", field "houses": found "farmer 3", expected citizen',
    ),
    "a library that earns money": (
        "buildings",
        '{ id = "library", money = 2 }',
        'row "library", field "money": found 2, expected nothing',
    ),
    "a mine with a crew": (
        "works",
        '{ id = "pressure-mine", crew = "farmer 1" }',
        'row "pressure-mine", field "crew": found "farmer 1", expected nothing, as only Buildings',
    ),
    "arrows that reach too far": (
        "works",
        '{ id = "howitzer", arrows = ["up 4"] }',
        'row "howitzer", field "arrows": found ["up 4"], expected at most 3 hexes',
    ),
    "ore in era one": (
        "works",
        '{ id = "catapult", cost = ["ore 1"] }',
        'row "catapult", field "cost": found ["ore 1"], expected no Ore',
    ),
    "an early ore pit": (
        "places",
        '{ id = "grove-1", actions = [["gain ore 1"]] }',
        'row "grove-1", field "actions": found [["gain ore 1"]], expected no Ore',
    ),
    "two gains at once": (
        "places",
        '{ id = "grove-1", actions = [["gain wood 1", "gain clay 1"]] }',
        "expected one gain and one Building in each alternative",
    ),
    "a building that nobody builds": (
        "places",
        '{ id = "builder-pub", actions = [["gain wood 1"]] }',
        'row "pub", field "id": found "pub", expected a Building that a Place builds',
    ),
    "a card too many": (
        "improvements",
        '{ id = "axe", copies = [2, 0] }',
        'field "copies": found [2, 0], expected 35 cards in the deck of Era 1',
    ),
    "a lasting card that works once": (
        "improvements",
        '{ id = "axe", actions = ["gain wood 1"] }',
        'row "axe", field "actions": found ["gain wood 1"], expected nothing, as this Improvement',
    ),
    "a single card that houses": (
        "improvements",
        '{ id = "ruin", houses = "farmer 1" }',
        'row "ruin", field "houses": found "farmer 1", expected nothing',
    ),
    "a yearly good without a buffer": (
        "improvements",
        '{ id = "workshop", yearly = "gain wood 1" }',
        'row "workshop", field "yearly": found "gain wood 1", expected only: tool / dollar',
    ),
    "another good in a buffer": (
        "improvements",
        '{ id = "kiln", yearly = "turn clay 2 > plank 1" }',
        'row "kiln", field "yearly": found "turn clay 2 > plank 1", expected only: brick',
    ),
    "a place twice": (
        "spots",
        '{ id = "A1", valley = "builder-farm" }',
        'row "A2", field "valley": found "builder-farm", expected a Place that lies nowhere else',
    ),
    "a place of era two too early": (
        "spots",
        '{ id = "A1", ridge = "ore-pit" }',
        'row "A1", field "ridge": found "ore-pit", expected a Place of the Era',
    ),
    "no market": (
        "spots",
        '{ id = "B2", delta = "baker" }',
        'row "B2", field "delta": found "baker", expected west-market',
    ),
    "too few spots to deal": (
        "spots",
        '{ id = "A1", dealt = "era-1" }',
        'expected 12 spots for the set "start"',
    ),
    "a set dealt too early": (
        "spots",
        '{ id = "A1", dealt = "era-2" }',
        'row "A1", field "dealt": found "era-2", expected a set of the Era',
    ),
    "farmers without farms": (
        "numbers",
        '{ id = "start-farmers", value = 5 }',
        'row "start-farmers", field "value": found 5, expected at most 3',
    ),
}


@pytest.mark.parametrize(("table", "rows", "sentence"), BAD.values(), ids=BAD.keys())
def test_content_that_does_not_fit_is_refused(
    tmp_path: Path, table: str, rows: str, sentence: str
) -> None:
    with pytest.raises(ContentError) as caught:
        source.load(write(tmp_path, table, rows))
    assert sentence in str(caught.value)
    assert ".toml" in str(caught.value)
    german = caught.value.words("de")
    assert "content-" not in german
    assert german != str(caught.value)


def test_a_change_that_fits_is_taken(tmp_path: Path) -> None:
    write(tmp_path, "numbers", '{ id = "smithy", value = 2 }')
    write(tmp_path, "works", '{ id = "trench", cost = ["tool 1", "clay 2"] }')
    tables = source.load(tmp_path)
    assert tables.smithy == 2
    assert tables.bundles[tables.work_cost[0]] == (0, 2, 0, 0, 0, 0, 1, 0)
    assert tables.content_hash != source.load().content_hash


def test_a_game_is_played_with_tables_of_ones_own(tmp_path: Path) -> None:
    write(tmp_path, "numbers", '{ id = "start-tools", value = 9 }')
    match = siegeworks.game("ante-portas").start(1, seed=1, content=tmp_path)
    zones = match.dump()["zones"]
    assert isinstance(zones, dict)
    assert zones["tools"] == {"0": 9}


FILES = {
    path.name: path.read_text(encoding="utf-8") for path in source.SOURCE.folder.glob("*.toml")
}
SCRAPS = ["", '"', "]", "{", "0", "-1", "99", "true", '"farm"', '"wood 2"', "[]", ",", "\n", "#"]


@settings(
    max_examples=50,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    name=st.sampled_from(sorted(FILES)),
    where=st.floats(0, 1),
    length=st.integers(0, 12),
    scrap=st.sampled_from(SCRAPS),
)
def test_a_damaged_copy_of_the_content_loads_or_is_refused(
    tmp_path: Path, name: str, where: float, length: int, scrap: str
) -> None:
    text = FILES[name]
    start = int(where * len(text))
    for old in tmp_path.iterdir():
        old.unlink()
    (tmp_path / name).write_text(text[:start] + scrap + text[start + length :], encoding="utf-8")
    try:
        tables = source.load(tmp_path)
    except ContentError:
        return
    assert [sum(copies) for copies in tables.improvement_copies] == [35, 35]
    assert all(1 <= len(top) <= 3 for top in tables.card_top)
