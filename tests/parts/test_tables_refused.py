"""The reader of content tables: how it refuses."""

from pathlib import Path

import pytest

from siegeworks.core.errors import ContentError
from siegeworks.parts.content import reader
from tests.parts.toys import NUMBERS, SCHEMA, refusal, write

ROW = '[[row]]\nid = "ram"\n'
BAD_ROWS = {
    "too large": ("health = 9", 'row "ram", field "health": found 9, expected a whole number from'),
    "a bool": ("health = true", 'field "health": found true, expected a whole number from 1 to 6.'),
    "a float": ("health = 2.0", 'field "health": found 2.0, expected a whole number'),
    "a text": ('health = "2"', 'field "health": found "2", expected a whole number'),
    "a date": ("health = 1939-09-01", 'field "health": found datetime.date(1939, 9, 1), expected'),
    "a huge number": (f"health = 0x{'f' * 9000}", "found a number too long to show, expected"),
    "a name": ('kind = "huge"', 'field "kind": found "huge", expected one of "light", "heavy".'),
    "a reference": ('home = "moon"', 'field "home": found "moon", expected an id of the table pla'),
    "no list": (
        'visits = "fort"',
        'field "visits": found "fort", expected a list of 1 to 2 differ',
    ),
    "an empty list": ("visits = []", "found [], expected a list of 1 to 2 different entries, each"),
    "twice": (
        'visits = ["fort", "fort"]',
        'found ["fort", "fort"], expected a list of 1 to 2 diff',
    ),
    "a bad entry": ('visits = ["fort", 3]', 'found ["fort", 3], expected a list'),
    "deep": (
        f"health{'.a' * 5000} = 1",
        'field "health": found {"a": {"a": {"a": {...}}}}, expect',
    ),
    "a field": ("colour = 1", 'field "colour": found an unknown field, expected one of id, source'),
    "a source": (
        'source = "dream"',
        'found "dream", expected one of "book", "deduced", "authored".',
    ),
    "not removed": ("remove = false", 'field "remove": found false, expected true.'),
}


@pytest.mark.parametrize(("line", "sentence"), BAD_ROWS.values(), ids=BAD_ROWS.keys())
def test_a_bad_field_is_named(standard: Path, own: Path, line: str, sentence: str) -> None:
    text = refusal(standard, write(own, units=ROW + line))
    assert text.startswith(f'{own / "units.toml"}, row "ram", field ')
    assert sentence in text


BAD_FILES = {
    "syntax": (
        "units",
        '[[row]]\nid = "ram"\nhealth = = 3',
        "(Invalid value (at line 3, column 10))",
    ),
    "no end": ("units", "[[row", "found text that is not TOML"),
    "too deep": ("units", "row = " + "[" * 9000, "found values nested too deeply"),
    "too many digits": ("units", f"{ROW}health = {'9' * 9000}", "found text that is not TOML"),
    "top key": (
        "units",
        "rows = 3",
        'field "rows": found an unknown field, expected one of source, [[row]].',
    ),
    "rows no list": (
        "units",
        "row = 3",
        'field "row": found 3, expected blocks of the form [[row]].',
    ),
    "rows no tables": (
        "units",
        "row = [3]",
        'field "row": found [3], expected blocks of the form [[row]].',
    ),
    "no id": ("units", "[[row]]\nhealth = 3", 'row 1, field "id": found nothing, expected up to'),
    "strange id": (
        "units",
        '[[row]]\nid = "a b"',
        'row 1, field "id": found "a b", expected up to',
    ),
    "same id": ("units", ROW + ROW, 'row 2, field "id": found "ram" again, expected each id once.'),
    "half a row": (
        "units",
        '[[row]]\nid = "new"\nkind = "light"',
        'row "new", field "health": found nothing, expected a whole number from 1 to 6.',
    ),
    "closed": (
        "places",
        '[[row]]\nid = "moon"',
        'row "moon", field "id": found an unknown row, expected one of fort, camp.',
    ),
    "unknown number": (
        "numbers",
        '[[row]]\nid = "weeks"\nvalue = 1',
        'row "weeks", field "id": found an unknown row, expected days.',
    ),
    "removed from closed": (
        "places",
        '[[row]]\nid = "fort"\nremove = true',
        'row "fort", field "remove": found true, expected no "remove", as the rows of',
    ),
    "removed unknown": (
        "units",
        '[[row]]\nid = "spy"\nremove = true',
        'row "spy", field "id": found an unknown row, expected one of scout, ram.',
    ),
    "number": (
        "numbers",
        '[[row]]\nid = "days"\nvalue = 10',
        'row "days", field "value": found 10, expected a whole number from 1 to 9.',
    ),
}


@pytest.mark.parametrize(("name", "text", "sentence"), BAD_FILES.values(), ids=BAD_FILES.keys())
def test_a_bad_file_is_named(
    standard: Path, own: Path, name: str, text: str, sentence: str
) -> None:
    said = refusal(standard, write(own, **{name: text}))
    assert said.startswith(str(own / f"{name}.toml"))
    assert sentence in said


def test_a_refusal_speaks_german(standard: Path, own: Path) -> None:
    write(own, units=ROW + 'visits = ["fort", 3]')
    with pytest.raises(ContentError) as caught:
        reader.read(standard, SCHEMA, own)
    assert caught.value.words("de") == (
        f'{own / "units.toml"}, Zeile „ram“, Feld „visits“: gefunden: ["fort", 3]; erwartet: eine '
        "Liste von 1 bis 2 verschiedenen Einträgen, jeder davon eine id der Tabelle places."
    )


def test_standard_content_needs_every_file_row_and_source(standard: Path) -> None:
    write(standard, numbers='source = "book"')
    assert 'row "days": found no such row, expected one row of that id' in refusal(standard)
    write(standard, numbers='[[row]]\nid = "days"\nvalue = 1')
    assert 'row "days", field "source": found nothing, expected one of "book"' in refusal(standard)
    write(standard, numbers=NUMBERS + '[[row]]\nid = "weeks"\nvalue = 1')
    assert 'row "weeks", field "id": found an unknown row' in refusal(standard)
    (standard / "numbers.toml").unlink()
    assert "found no numbers.toml, expected that file" in refusal(standard)


def test_bad_folders_are_refused(standard: Path, own: Path) -> None:
    assert "No such file or directory" in refusal(standard, own / "nowhere")
    assert "null" in refusal(standard, Path("a\0b"))
    assert "expected a folder of tables" in refusal(standard, standard / "units.toml")
    (own / "unit.toml").touch()
    assert 'found the unknown file "unit.toml", expected only units.toml, places' in refusal(
        standard, own
    )


def test_files_that_are_no_text_are_refused(standard: Path, own: Path) -> None:
    (own / "units.toml").write_bytes(b"# \xff")
    assert "found a byte that is not UTF-8 text at position 2" in refusal(standard, own)
    (own / "units.toml").write_bytes(b"#" * (reader.LARGEST_FILE + 1))
    assert "found no file of a usable size" in refusal(standard, own)
    (own / "units.toml").unlink()
    (own / "units.toml").mkdir()
    assert "found no file of a usable size" in refusal(standard, own)


def test_a_file_that_may_not_be_read_is_refused(
    standard: Path, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(own, units=ROW)

    def denied(*_: object, **__: object) -> str:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_text", denied)
    assert "found a file that cannot be read (Permission denied)" in refusal(standard, own)
