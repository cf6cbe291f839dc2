"""Which cards, action spaces and track levels of Hegra come up in how many games."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from balancing import table

from siegeworks.core.game import Game
from siegeworks.core.nouns import Names, Numbers
from siegeworks.games.hegra.rules import pieces as n

Facts = dict[str, Any]
Shares = dict[str, float]
LEAST = 0.01  # of the games
LUCK = ("event", "morale", "snow", "mission")
TRACKS = (
    "ration", "snow", "weather", "morale", "suspicion", "defence", "surrender", "fear", "doubt",
    "artillery",
)  # fmt: skip


def usage(game: Game, found: Mapping[str, Sequence[Facts]]) -> str:
    """A table of all groups, and what comes up in fewer games than it should."""
    rows, seldom = [], []
    for group, wanted in expected(game).items():
        shares = {name: best(found, column(group), name) for name in wanted}
        rare = {name: share for name, share in shares.items() if share < LEAST}
        least = min(shares, key=lambda name: shares[name])
        rows.append((group, len(wanted), f"{least}: {told(shares[least])}", len(rare) or "none"))
        seldom += [f"{name}: {told(share)}" for name, share in rare.items()]
    head = ("kind", "different ones", "the rarest: games with it", f"below {told(LEAST)}")
    listed = "; ".join(seldom) or "nothing"
    return table(head, rows) + f"\nBelow {told(LEAST)} of the games: {listed}.\n"


def told(share: float) -> str:
    """A share in per cent."""
    return f"{100 * share:.1f} %"


def column(group: str) -> str:
    """Where the rows of the laboratory count a group."""
    return "luck" if group in LUCK else "choices" if group == "space" else "levels"


def best(found: Mapping[str, Sequence[Facts]], where: str, name: str) -> float:
    """The share of games with a thing, in the set-up that has it most often."""
    return max(pooled(steps, where, name) for steps in found.values())


def pooled(steps: Sequence[Facts], where: str, name: str) -> float:
    """The share of the games of all steps together; a space is used by whoever stands on it."""
    games = [int(facts["games"]) for facts in steps]
    shares = [_share(facts[where], name) for facts in steps]
    return sum(g * share for g, share in zip(games, shares, strict=True)) / sum(games)


def _share(counts: Mapping[str, Facts], name: str) -> float:
    names = [name] if name in counts else [f"{name}-{who}" for who in n.DEFENDER_NAMES]
    return max((counts[one]["share"] for one in names if one in counts), default=0.0)


def expected(game: Game) -> dict[str, list[str]]:
    """All that could come up, by kind, under the names that the laboratory counts."""
    kinds = game.nouns(game.tables()).kinds
    found = {kind: [f"{kind} {name}" for name in _names(kinds[kind])] for kind in LUCK}
    found["space"] = [f"put {space}" for space in (*n.SPACE_NAMES, *n.POSITION_NAMES)]
    holds = {zone.name: zone.holds for zone in game.zones}
    for track in TRACKS:
        found[f"{track} track"] = [f"{track} {name}" for name in _names(kinds[holds[track]])]
    return found


def _names(kind: object) -> Iterable[object]:
    if isinstance(kind, Names):
        return kind.names
    assert isinstance(kind, Numbers)
    return range(kind.low, kind.high + 1)
