"""The content of Stronghold: what does not fit together is refused with its place and reason."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import siegeworks
from siegeworks.core.errors import ContentError
from siegeworks.games.stronghold.content import source

siegeworks.games()  # so that refusals have words


def write(folder: Path, table: str, rows: str) -> Path:
    (folder / f"{table}.toml").write_text(f"row = [ {rows} ]\n", encoding="utf-8")
    return folder


BAD = {
    "wood for a soldier": (
        "units",
        '{ id = "soldier", wood = 1 }',
        'row "soldier", field "wood": found 1, expected 0, as only goblins',
    ),
    "another strength": (
        "units",
        '{ id = "orc", strength = 3 }',
        'row "orc", field "strength": found 3, expected the whole number 2',
    ),
    "crowded section": (
        "sections",
        '{ id = "W1", garrison = ["marksman", "soldier", "soldier"] }',
        'row "W1", field "garrison": found ["marksman", "soldier", "soldier"], expected at most 2',
    ),
    "no officer": (
        "sections",
        '{ id = "W3", hero = "warrior" }',
        'field "hero": found [], expected exactly one section with officer',
    ),
    "a section on the other side": (
        "sections",
        '{ id = "W4", side = "right" }',
        'row "W4", field "side": found "right", expected "left"',
    ),
    "a unit in the forge": (
        "buildings",
        '{ id = "forge", garrison = ["soldier"] }',
        'row "forge", field "garrison": found ["soldier"], expected no units',
    ),
    "a soldier in the guards": (
        "buildings",
        '{ id = "guards", garrison = ["soldier"] }',
        'row "guards", field "garrison": found ["soldier"], expected at most 0 of the kind',
    ),
    "too few veterans": (
        "buildings",
        '{ id = "courtyard", garrison = ["veteran", "veteran", "veteran", "veteran"] }',
        'row "veteran", field "count": found 4, expected at least 5',
    ),
    "a tower that faces the other side": (
        "towers",
        '{ id = "T3", opposite = ["R4"] }',
        'row "T3", field "opposite": found ["R4"], expected other ramparts of the side "left"',
    ),
    "ramparts beside each other across the gate": (
        "ramparts",
        '{ id = "R3", beside = ["R2", "R4"] }',
        'row "R3", field "beside": found ["R2", "R4"], expected other ramparts of the side "left"',
    ),
    "neighbours that do not agree": (
        "ramparts",
        '{ id = "R1", beside = ["R2", "R3"] }',
        "expected only ramparts that have it beside them, too, as R3 has not",
    ),
    "a path to somewhere else": (
        "paths",
        '{ id = "R1-W1", to = "W3" }',
        'row "R1-W1", field "to": found "W3", expected "W1"',
    ),
    "a free card": (
        "cards",
        '{ id = "gale", prices = [] }',
        'row "gale", field "prices": found [], expected at least one way to pay',
    ),
    "a briefing with a price": (
        "cards",
        '{ id = "briefing", prices = [["orc"]] }',
        'row "briefing", field "prices": found [["orc"]], expected no price',
    ),
    "resources for two units": (
        "cards",
        '{ id = "resources", prices = [["orc", "orc"]] }',
        "expected one unit for each way to pay",
    ),
    "more wood than there is": (
        "numbers",
        '{ id = "wood", value = 5 }',
        'row "trebuchet", field "wood": found 6, expected at most 5 wood',
    ),
    "wood for resources": (
        "cards",
        '{ id = "resources", wood = 1 }',
        'row "resources", field "wood": found 1, expected at most 0 wood',
    ),
    "more wood at the start than there is": (
        "numbers",
        '{ id = "start-wood", value = 21 }',
        'row "start-wood", field "value": found 21, expected at most 20 wood',
    ),
    "a crowded foreground": (
        "numbers",
        '{ id = "start-trolls", value = 7 }',
        "expected so few that a foreground starts with at most 10 units",
    ),
    "too few trolls": (
        "units",
        '{ id = "troll", count = 1 }',
        'row "troll", field "count": found 1, expected at least 2',
    ),
    "an empty bag": (
        "numbers",
        '{ id = "rounds", value = 20 }',
        "expected at least 336, so that the bag can give 424 units",
    ),
    "too few walls": (
        "tiles",
        '{ id = "wall", count = 17 }',
        'row "wall", field "count": found 17, expected at least 18',
    ),
    "more cannons than hit cards": (
        "tiles",
        '{ id = "cannon", count = 7 }',
        'row "cannon", field "count": found 7, expected at most 6',
    ),
    "too few hit cards": (
        "numbers",
        '{ id = "hit-cards", value = 9 }',
        'row "hit-cards", field "value": found 9, expected at least 10',
    ),
    "too few miss cards": (
        "numbers",
        '{ id = "miss-cards", value = 19 }',
        'row "miss-cards", field "value": found 19, expected at least 20',
    ),
    "more kept than drawn": (
        "numbers",
        '{ id = "plan-keep", value = 4 }',
        'row "plan-keep", field "value": found 4, expected at most 3',
    ),
    "a goal out of reach": (
        "objectives",
        '{ id = "full-battery", need = 5 }',
        'row "full-battery", field "need": found 5, expected at most 4',
    ),
    "a plan that takes too much": (
        "numbers",
        '{ id = "round-hourglasses", value = 0 }',
        'row "levy-of-the-town", field "take": found 1, expected at most 0',
    ),
}


@pytest.mark.parametrize(("table", "rows", "sentence"), BAD.values(), ids=BAD.keys())
def test_content_that_does_not_fit_together_is_refused(
    tmp_path: Path, table: str, rows: str, sentence: str
) -> None:
    with pytest.raises(ContentError) as caught:
        source.load(write(tmp_path, table, rows))
    assert sentence in str(caught.value)
    assert ".toml" in str(caught.value)
    german = caught.value.words("de")
    assert "gefunden" in german
    assert "content-" not in german


def test_a_change_that_fits_is_taken(tmp_path: Path) -> None:
    write(tmp_path, "sections", '{ id = "W8", garrison = ["marksman", "soldier", "soldier"] }')
    write(tmp_path, "actions", '{ id = "glare", hourglasses = 6 }')
    tables = source.load(tmp_path)
    assert tables.garrison[7] == (1, 2, 0)
    assert tables.stock == (2, 7, 3)
    assert 6 in tables.action_hourglasses
    assert tables.content_hash != source.load().content_hash


FILES = {
    path.name: path.read_text(encoding="utf-8") for path in source.SOURCE.folder.glob("*.toml")
}
SCRAPS = ["", '"', "]", "{", "0", "-1", "99", "true", '"W1"', '"orc"', "[]", ",", "\n", "#"]


@settings(
    max_examples=120,
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
    assert min((*tables.bag, *tables.stock)) >= 0
    assert all(sum(tables.garrison[s]) <= tables.defender_spaces[s] for s in range(9))
