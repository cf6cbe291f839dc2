"""Small content tables, and how they are refused."""

from pathlib import Path

import pytest

from siegeworks.core.errors import ContentError
from siegeworks.parts.content import reader
from siegeworks.parts.content.schema import Column, ListOf, OneOf, Ref, Table, Whole, numbers

UNITS = """
source = "book"
row = [
  { id = "scout", kind = "light", health = 1, home = "fort" },
  { id = "ram", source = "deduced", kind = "heavy", health = 3, home = "camp", visits = BOTH },
]
""".replace("BOTH", '["camp", "fort"]')
PLACES = """
source = "authored"
[[row]]
id = "fort"
[[row]]
id = "camp"
"""
NUMBERS = """
source = "book"
[[row]]
id = "days"
value = 7
"""
SCHEMA = (
    Table(
        "units",
        (
            Column("kind", OneOf(("light", "heavy"))),
            Column("health", Whole(1, 6)),
            Column("home", Ref("places")),
            Column("visits", ListOf(Ref("places"), 1, 2), optional=True),
        ),
        open=True,
    ),
    Table("places", ()),
    numbers("numbers", {"days": (1, 9)}),
)


def write(folder: Path, **texts: str) -> Path:
    folder.mkdir(exist_ok=True)
    for name, text in texts.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def refusal(folder: Path, override: Path | None = None) -> str:
    """The sentence with which content is refused, made sure that it is one line in any language."""
    with pytest.raises(ContentError) as caught:
        reader.read(folder, SCHEMA, override)
    for text in (caught.value.words("de"), str(caught.value)):
        assert "\n" not in text
        assert "content-" not in text
        assert len(text) < 600
    assert text != caught.value.words("de")
    return text
