"""Between stored games, matches and ``.siege`` texts."""

from collections.abc import Callable, Iterable, Sequence

from siegeworks.core.game import Game
from siegeworks.core.match import Match
from siegeworks.core.notation import record
from siegeworks.store.errors import StoreError
from siegeworks.store.rows import Entry, LuckSource, TableRow

GameOf = Callable[[str], Game]


def list_effective(journal: Iterable[Entry]) -> list[Entry]:
    """The entries that count, after all that was taken back."""
    kept: list[Entry] = []
    for place, entry in enumerate(journal):
        if entry.seq != place:
            raise StoreError("store-gap", seq=place)
        if entry.kind != "back":
            kept.append(entry)
        elif entry.text.isdecimal() and int(entry.text) <= len(kept):
            del kept[int(entry.text) :]
        else:
            raise StoreError("store-back", seq=place, found=entry.text[:20])
    return kept


def write_text(row: TableRow, counting: Sequence[Entry], seed: bool) -> str:
    """The record of a stored game: the same text as its match would write."""
    head = record.Head(
        game=row.game,
        rules=row.rules,
        content=row.content,
        seats=row.seats,
        options=row.settings,
        seed=row.seed if seed else None,
        given=row.luck == "given",
        position=row.position,
    )
    answers = (record.Answer(entry.seat, entry.text) for entry in counting)
    return record.write(head, answers, row.ending)


def row_of(
    match: Match,
    title: str = "",
    rematch_of: str | None = None,
    luck_from: LuckSource = "fresh",
) -> TableRow:
    """The start row of a match; its journal is not in it."""
    start, game = match.start, match.game
    return TableRow(
        game=game.key,
        rules=game.version,
        content=game.content_hash(start.tables),
        seats=start.seats,
        settings=game.name_settings(start.settings),
        seed=None if start.seed is None else str(start.seed),
        luck="given" if match.state.given else "own",
        position=start.position,
        title=title,
        ending=None if match.result is None else match.result.ending,
        rematch_of=rematch_of,
        luck_from="given" if match.state.given else luck_from,
    )
