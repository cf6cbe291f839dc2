"""A record becomes a table; the rules play it first, in another process."""

from dataclasses import dataclass

from siegeworks import registry
from siegeworks.core.errors import BadRecord
from siegeworks.core.notation import record
from siegeworks.store.database import entries_of
from siegeworks.store.records import row_of
from siegeworks.store.rows import Entry, TableRow


@dataclass(frozen=True)
class Imported:
    """The game of a record, as the store takes it."""

    row: TableRow
    entries: list[Entry]


def read_record(text: str, most: int) -> Imported:
    """Play a record by the rules; it may have so many answers."""
    sheet = record.parse(text)
    if sheet.facts.get("luck") == "given":
        raise BadRecord("import-luck")
    if len(sheet.answers) > most:
        raise BadRecord("record-too-long", found=len(sheet.answers), most=most)
    match = registry.game(sheet.facts["game"]).read(text)
    return Imported(row_of(match, luck_from="record"), entries_of(match.entries()))
