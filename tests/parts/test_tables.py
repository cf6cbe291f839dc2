"""The reader of content tables: what it accepts, and how it replaces rows."""

from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from siegeworks.core.errors import ContentError
from siegeworks.parts.content import reader
from tests.parts.toys import NUMBERS, SCHEMA, UNITS, write


def test_rows_come_in_file_order_with_defaults_and_sources(standard: Path) -> None:
    content = reader.read(standard, SCHEMA)
    assert [row["id"] for row in content.rows["units"]] == ["scout", "ram"]
    assert content.row("units", "scout")["visits"] is None
    assert content.numbers("numbers") == {"days": 7}
    assert content.sources == {"book": 2, "deduced": 1, "authored": 2}


def test_the_hash_knows_values_but_not_sources_or_layout(standard: Path) -> None:
    before = reader.read(standard, SCHEMA).hash
    assert len(before) == 64
    write(standard, numbers='[[row]]\nvalue = 7 # days\nsource = "deduced"\nid = "days"\n')
    assert reader.read(standard, SCHEMA).hash == before
    write(standard, numbers=NUMBERS.replace("7", "8"))
    assert reader.read(standard, SCHEMA).hash != before


def test_an_override_replaces_the_named_fields_only(standard: Path, own: Path) -> None:
    write(own, units='[[row]]\nid = "ram"\nhealth = 5\n')
    content = reader.read(standard, SCHEMA, own)
    ram = content.row("units", "ram")
    assert (ram["health"], ram["kind"], ram["visits"]) == (5, "heavy", ["camp", "fort"])
    assert ram["source"] == "authored"
    assert content.row("units", "scout") == reader.read(standard, SCHEMA).row("units", "scout")
    assert content.hash != reader.read(standard, SCHEMA).hash


def test_an_open_table_takes_new_rows_and_loses_removed_ones(standard: Path, own: Path) -> None:
    added = '{ id = "spy", kind = "light", health = 1, home = "camp" }'
    write(own, units=f'row = [ {added}, {{ id = "scout", remove = true }} ]')
    rows = reader.read(standard, SCHEMA, own).rows["units"]
    assert [row["id"] for row in rows] == ["ram", "spy"]


def test_an_empty_override_and_hidden_files_change_nothing(standard: Path, own: Path) -> None:
    (own / ".DS_Store").write_bytes(b"\xff")
    assert reader.read(standard, SCHEMA, own).hash == reader.read(standard, SCHEMA).hash


def test_a_byte_order_mark_is_no_obstacle(standard: Path, own: Path) -> None:
    (own / "numbers.toml").write_bytes(b'\xef\xbb\xbf[[row]]\r\nid = "days"\r\nvalue = 3\r\n')
    assert reader.read(standard, SCHEMA, own).numbers("numbers") == {"days": 3}


FUZZ = settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
PIECES = st.sampled_from(
    ["[[row]]", "\n", "row = [", "]", "{", "}", "id", "=", '"ram"', '"spy"', "health", "3", "-1"]
    + ["true", "0x1f", "1e9", "nan", "07:30:00", "source", '"book"', "visits", "[", ",", "'", '"']
    + ["kind", '"light"', "home", '"fort"', "remove", ".", "#", '"""', "\\", "\0", "é", " "]
)


def loads_or_refuses(standard: Path, own: Path, data: bytes) -> None:
    (own / "units.toml").write_bytes(data)
    try:
        content = reader.read(standard, SCHEMA, own)
    except ContentError:
        return
    assert all(1 <= row["health"] <= 6 for row in content.rows["units"])


@FUZZ
@given(data=st.one_of(st.binary(max_size=200), st.text(max_size=200).map(str.encode)))
def test_any_bytes_load_or_are_refused(standard: Path, own: Path, data: bytes) -> None:
    loads_or_refuses(standard, own, data)


@FUZZ
@given(pieces=st.lists(PIECES, max_size=40))
def test_any_pieces_of_toml_load_or_are_refused(
    standard: Path, own: Path, pieces: list[str]
) -> None:
    loads_or_refuses(standard, own, " ".join(pieces).encode())


@FUZZ
@given(
    start=st.integers(0, len(UNITS)), length=st.integers(0, 30), piece=PIECES, again=st.booleans()
)
def test_a_damaged_table_loads_or_is_refused(
    standard: Path, own: Path, start: int, length: int, piece: str, again: bool
) -> None:
    kept = UNITS[start : start + length] if again else ""
    text = UNITS[:start] + piece + kept + UNITS[start + length :]
    loads_or_refuses(standard, own, text.encode())
