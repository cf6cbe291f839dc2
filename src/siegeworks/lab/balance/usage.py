"""Which cards, options and levels of tracks come up in how many games."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from siegeworks.core.game import Game
from siegeworks.core.nouns import Names, Nouns, Numbers
from siegeworks.lab.balance.cells import Cell, fill
from siegeworks.lab.balance.plan import Usage


@dataclass(frozen=True)
class Used:
    """A kind of thing, and each of them with the share of games in which it came up."""

    label: str
    shares: dict[str, float]

    def rarest(self) -> str:
        """What came up least."""
        return min(self.shares, key=lambda name: self.shares[name])

    def rare(self, least: float) -> dict[str, float]:
        """What came up too seldom."""
        return {name: share for name, share in self.shares.items() if share < least}


@dataclass(frozen=True)
class Group:
    """All of a kind that could come up: each thing with the names it is counted under."""

    label: str
    column: str  # of the rows of the laboratory
    names: dict[str, list[str]]


def measure_usage(game: Game, wanted: Usage, found: Mapping[str, Sequence[Cell]]) -> list[Used]:
    """Every kind that should come up; a thing counts in the set-up that has it most often."""
    set_ups = [[cell for name in names for cell in found[name]] for names in wanted.runs]
    return [
        Used(
            group.label,
            {
                name: max(_pool(cells, group.column, counted) for cells in set_ups)
                for name, counted in group.names.items()
            },
        )
        for group in _list_groups(game, wanted)
    ]


def _pool(cells: Sequence[Cell], column: str, names: Sequence[str]) -> float:
    """The share of the games of all cells together, under the name that comes up most."""
    shares = []
    for cell in cells:
        counts = cell.facts[column]
        share = max((counts[name]["share"] for name in names if name in counts), default=0.0)
        shares.append(cell.games * share)
    return float(sum(shares)) / sum(cell.games for cell in cells)


def _list_groups(game: Game, wanted: Usage) -> Iterator[Group]:
    nouns = game.nouns(game.tables())
    for kind in wanted.luck:
        yield Group(
            kind, "luck", _list_alone(f"{kind} {name}" for name in _list_names(nouns, kind))
        )
    for used in wanted.choices:
        others = _list_names(nouns, used.by) if used.by else []
        endings = ["", *(f"-{other}" for other in others)]
        yield Group(
            used.label,
            "choices",
            {
                f"{used.verbs[0]} {name}": [
                    f"{v} {name}{end}" for v in used.verbs for end in endings
                ]
                for kind in used.nouns
                for name in _list_names(nouns, kind)
            },
        )
    if wanted.tracks is not None:
        holds = {zone.name: zone.holds for zone in game.zones}
        for track in wanted.tracks.names:
            levels = (f"{track} {name}" for name in _list_names(nouns, holds[track]))
            yield Group(fill(wanted.tracks.label, {"name": track}), "levels", _list_alone(levels))


def _list_alone(names: Iterator[str]) -> dict[str, list[str]]:
    return {name: [name] for name in names}


def _list_names(nouns: Nouns, kind: str) -> list[str]:
    known = nouns.kinds[kind]
    if isinstance(known, Names):
        return list(known.names)
    assert isinstance(known, Numbers)
    return [str(number) for number in range(known.low, known.high + 1)]
