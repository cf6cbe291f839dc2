"""The content of Westerplatte: what breaks the rules is refused with its place and reason."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import siegeworks
from siegeworks.core.errors import ContentError
from siegeworks.games.westerplatte.content import source
from tests.games.westerplatte.changes import write

siegeworks.games()  # so that refusals have words
TABLES = source.load()

BAD = {
    "card without speed": (
        "cards",
        '{ id = "1-A1", kind = "machine-gun" }',
        'row "1-A1", field "speed": found nothing, expected a value, as the kind is "machine-gun"',
    ),
    "card with a lane too many": (
        "cards",
        '{ id = "1-air-B", lane = "B" }',
        'row "1-air-B", field "lane": found "B", expected nothing, as the kind is "air-raid"',
    ),
    "card moves its own lane": (
        "cards",
        '{ id = "1-A1", moves = ["A", "C"] }',
        'row "1-A1", field "moves": found ["A", "C"], expected lanes other than its own, A',
    ),
    "card moves one lane": (
        "cards",
        '{ id = "1-A1", moves = ["B"] }',
        'row "1-A1", field "moves": found ["B"], expected a list of 2 different entries',
    ),
    "too few cards": (
        "cards",
        '{ id = "1-A1", remove = true }',
        'row "day-cards", field "value": found 8, expected so few that 7 days of them and 8 more',
    ),
    "no card of a phase": (
        "cards",
        ", ".join(f'{{ id = "{name}", phase = 2 }}' for name in TABLES.card_names[:24]),
        'field "phase": found no card of phase 1, expected at least one.',
    ),
    "too many cards": (
        "cards",
        ", ".join(
            f'{{ id = "x{n}", phase = 1, kind = "morale-loss", moves = ["A", "B"] }}'
            for n in range(140)
        ),
        "found 204 cards, expected at most 200",
    ),
    "longer days": (
        "numbers",
        '{ id = "day-cards", value = 9 }',
        'row "day-cards", field "value": found 9, expected so few that 7 days',
    ),
    "field of another kind": (
        "fields",
        '{ id = "A", kind = "guardhouse" }',
        'row "A", field "kind": found "guardhouse", expected "forward"',
    ),
    "path twice": (
        "paths",
        '{ id = "B-A", ends = ["B", "A"] }',
        'row "B-A", field "ends": found ["B", "A"], expected two fields that no other path joins',
    ),
    "path to itself": (
        "paths",
        '{ id = "A-A", ends = ["A", "A"] }',
        'row "A-A", field "ends": found ["A", "A"], expected a list of 2 different entries',
    ),
    "third guardhouse": (
        "paths",
        '{ id = "A-G6", ends = ["A", "G6"] }',
        'row "A", field "id": found "A", expected paths from it to exactly 2 guardhouses in',
    ),
    "field out of reach": (
        "paths",
        '{ id = "G1-G2", remove = true }, { id = "A-G1", remove = true }',
        'row "G1", field "id": found "G1", expected paths in paths.toml that lead from A',
    ),
    "burnt path removed": (
        "paths",
        '{ id = "G3-G4", remove = true }',
        'row "burnt-2", field "passages": found ["G3-G4"], expected a list of',
    ),
    "more mines than pieces": (
        "tiles",
        '{ id = "mines", green = 5 }',
        'row "mines", field "green": found 5, expected at most 4, the pieces that numbers.toml',
    ),
    "more bricks than pieces": (
        "tiles",
        '{ id = "rebuild", red = 10 }',
        'row "rebuild", field "red": found 10, expected at most 8',
    ),
    "half a stack": (
        "tiles",
        '{ id = "rebuild", red = 5 }',
        'row "rebuild", field "red": found 5, expected a multiple of 2, the rebuild-bricks of',
    ),
    "higher walls": (
        "numbers",
        '{ id = "full-wall", value = 7 }',
        'row "full-wall", field "value": found 7, expected so few that 74 bricks are enough for 11',
    ),
    "more events than there are": (
        "levels",
        '{ id = "easy", positive = 7 }',
        'row "easy", field "positive": found 7, expected at most 6, as events.toml has no more',
    ),
    "too few events": (
        "levels",
        '{ id = "hard", negative = 2 }',
        'row "hard", field "negative": found 2, expected so many that both sorts come to at least',
    ),
    "track without start": (
        "morale",
        '{ id = "red", spaces = ["low-3","low-2","low-1","neutral","high-1","high-2","high-3"] }',
        "expected low-3 low-2 low-1 start high-1 high-2 high-3 in this order, with neutral",
    ),
    "amount of a kind": (
        "events",
        '{ id = "mine", amount = 2 }',
        'row "mine", field "amount": found 2, expected the whole number 1 for the kind "mine"',
    ),
    "event without places": (
        "events",
        '{ id = "storm", sort = "negative", kind = "attack" }',
        'row "storm", field "places": found [], expected some entries for the kind "attack"',
    ),
    "event with places": (
        "events",
        '{ id = "walls-2", places = ["A"] }',
        'row "walls-2", field "places": found ["A"], expected no entries for the kind "walls"',
    ),
    "ammunition": (
        "numbers",
        '{ id = "ammunition", value = 7 }',
        'row "ammunition", field "value": found 7, expected at least 8, so that each officer',
    ),
    "hopeless cap": (
        "numbers",
        '{ id = "turn-cap", value = 55 }',
        'row "turn-cap", field "value": found 55, expected at least 56, so that a game can',
    ),
}


@pytest.mark.parametrize(("table", "rows", "sentence"), BAD.values(), ids=BAD.keys())
def test_content_that_breaks_the_rules_is_refused(
    tmp_path: Path, table: str, rows: str, sentence: str
) -> None:
    with pytest.raises(ContentError) as caught:
        source.load(write(tmp_path, table, rows))
    assert sentence in str(caught.value)
    assert ".toml" in str(caught.value)
    german = caught.value.words("de")
    assert "gefunden" in german
    assert "content-" not in german


FILES = {
    path.name: path.read_text(encoding="utf-8") for path in source.SOURCE.folder.glob("*.toml")
}
SCRAPS = ["", '"', "]", "{", "0", "-1", "99", "true", '"A"', '"G1"', "[]", ",", "\n", "#", "remove"]


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
    assert tables.cards >= tables.days * tables.day_cards + 8
