"""Code that carries out a ruling says so: each is cited in the rules, or listed here."""

import re
from typing import Final

from siegeworks.words.reference import read_paragraphs
from tests.games.westerplatte.table import GAME

# Rulings that leave something as it is, or are carried out by a number of the content.
WITHOUT_CODE: Final = {
    "14.7",  # bare fields: nothing forbids to use them
    "14.30",  # trading: there is none
    "14.40",  # markers used at once: nothing delays them
}


def cited() -> set[str]:
    """The rulings that the rules name."""
    texts = [file.read_text(encoding="utf-8") for file in (GAME.folder / "rules").glob("*.py")]
    return {number for text in texts for number in re.findall(r"\b14\.\d+\b", text)}


def test_every_ruling_is_cited_where_it_is_carried_out() -> None:
    rulings = {number for number in read_paragraphs(GAME.folder) if number.startswith("14.")}
    assert rulings - cited() == WITHOUT_CODE
    assert cited() <= rulings
