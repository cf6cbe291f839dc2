"""The laws of pictures and of what one expects can fail, and hold where they should."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from siegeworks.core import laws
from siegeworks.core.game import Game
from siegeworks.core.match import Match
from siegeworks.core.steps import Refusal
from siegeworks.core.zones import Zone
from siegeworks.parts.board import Board, Moment, Promise, Seen, look
from siegeworks.parts.board.laws import ForetoldComesTrue, NoSecrets
from siegeworks.parts.board.records import Mark, Outlook
from tests.laws import vault
from tests.laws.breaking import GAMES, asking, broken
from tests.laws.vault import KEEP, LAY, Lay, Vault, VaultGame


class OpenHands(Vault):
    """Nothing need be drawn anew."""

    def redraw(self, seat: int) -> None:
        pass


class OpenVault(VaultGame):
    """Nothing is hidden, so that shares can be counted."""

    state = OpenHands
    zones = tuple(Zone(z.name, z.shape, z.holds, z.by) for z in VaultGame.zones)


def count_gold(g: Vault) -> int:
    return (g.hand0 + g.hand1).count(2)


def has_gold(moment: Moment[Vault]) -> bool:
    return count_gold(moment.after) > count_gold(moment.before)


def has_gone_on(moment: Moment[Vault]) -> bool:
    return moment.after.round == moment.before.round + 1


class VaultBoard(Board[Vault]):
    """Foretells the next round, and how likely it brings gold."""

    promises = {
        "round": Promise(until=vault.Draw, happened=has_gone_on),
        "gold": Promise(until=vault.Draw, happened=has_gold, once=True),
        "now": Promise(until=vault.Draw, happened=has_gold, since=vault.Draw),
    }

    def share(self, g: Vault) -> float:
        return g.bag.count(2) / len(g.bag)

    def let_happen(self, g: Vault, options: list[int]) -> int:
        return KEEP

    def outlook(self, seen: Seen[Vault]) -> Outlook:
        g, marks = seen.state, [Mark("fact", [], "", "1.1")]
        if isinstance(g.agenda[-1], Lay):  # a coin that is due already is of this round
            marks.append(Mark("round", [], "", "1.1", share=1.0))
        if g.bag:
            marks += [Mark(k, [], "", "1.2", share=self.share(g)) for k in ("gold", "now")]
        return Outlook(None, [], marks)


def foretelling(kind: type[VaultBoard]) -> laws.Report:
    """What the law of foretelling finds over a board."""
    boards: Callable[[Game], Board[Any]] = kind
    report = laws.check(OpenVault(), GAMES, more=[ForetoldComesTrue(boards)])
    report.settle(OpenVault(), [ForetoldComesTrue(boards)])
    return report


def test_law_11_an_honest_board_keeps_its_word() -> None:
    report = foretelling(VaultBoard)
    assert report.broken == []
    assert report.missing == []
    assert set(report.tried) == {"mark round", "mark gold", "mark now"}


class Flatters(VaultBoard):
    """Promises more gold than there is."""

    def share(self, g: Vault) -> float:
        return min(1.0, super().share(g) + 0.1)


class SkipsARound(VaultBoard):
    """Calls certain what does not come."""

    promises = VaultBoard.promises | {
        "round": Promise(until=vault.Draw, happened=lambda m: m.after.round == m.before.round + 2)
    }


class SaysNotHow(VaultBoard):
    """Gives a share, and nobody knows what it means."""

    promises = {"round": VaultBoard.promises["round"]}


class NeverDue(VaultBoard):
    """Waits for a step that comes only when all is over."""

    promises = VaultBoard.promises | {
        "late": Promise(until=vault.Count, happened=has_gold, since=vault.Count)
    }


@pytest.mark.parametrize(
    ("board", "said"),
    [
        (Flatters, "law 11: gold of  is foretold with"),
        (SkipsARound, "law 11: round of  is foretold with 1.0000, but comes with 0.0000"),
        (SaysNotHow, "law 11: nobody says how gold comes true"),
    ],
)
def test_law_11_a_broken_promise_is_found(board: type[VaultBoard], said: str) -> None:
    assert said in "\n".join(foretelling(board).broken)


def test_law_11_a_promise_that_is_never_tried_is_named() -> None:
    report = foretelling(NeverDue)
    assert report.broken == []
    assert report.missing == ["mark late"]


# Law 12


class Counter(Board[Vault]):
    """Says what the other hand is worth, if it can see it."""

    def odds(self, seen: Seen[Vault]) -> list[list[tuple[str, str]]]:
        return [[(f"{sum(seen.state.hand1)}", "")]]


def seen(match: Match, seat: int | None, language: str) -> object:
    whole: Any = look(match, seat, language)
    return Counter(match.game).odds(whole)


def peeked(match: Match, seat: int | None, language: str) -> object:
    whole: Any = replace(look(match, seat, language), state=match.state)
    return Counter(match.game).odds(whole)


def test_law_12_a_board_that_is_drawn_from_what_is_seen_tells_nothing() -> None:
    assert laws.check(VaultGame(), GAMES, more=[NoSecrets(seen)]).broken == []


def test_law_12_a_board_that_peeks_is_found() -> None:
    found = "\n".join(laws.check(VaultGame(), GAMES, more=[NoSecrets(peeked)]).broken)
    assert "law 12: what is peeked tells a spectator what is hidden" in found


# Law 13

EVERYTHING = [KEEP, LAY, LAY + 1, LAY + 2]


class LayOrSayWhy(Lay):
    """Every coin can be laid, or one hears why not."""

    def universe(self, g: Vault, seat: int) -> list[int]:
        return EVERYTHING

    def refusals(self, g: Vault, seat: int) -> list[Refusal]:
        return [Refusal(LAY + c, "greed", "1.3") for c in range(3) if c not in g.hand(seat)]


class LayInSilence(LayOrSayWhy):
    """A coin that one has not is passed over in silence."""

    def refusals(self, g: Vault, seat: int) -> list[Refusal]:
        return []


class KeepUnexpected(LayOrSayWhy):
    """Offers what nobody expects."""

    def universe(self, g: Vault, seat: int) -> list[int]:
        return EVERYTHING[1:]


class ExpectTwice(LayOrSayWhy):
    """Expects the same thing twice."""

    def universe(self, g: Vault, seat: int) -> list[int]:
        return [KEEP, *EVERYTHING]


def test_law_13_all_is_offered_or_refused() -> None:
    assert broken(asking(LayOrSayWhy)) == ""


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (LayInSilence, "law 13: neither offered nor refused: ['lay "),
        (KeepUnexpected, "law 13: not among what one expects: ['keep']"),
        (ExpectTwice, "law 13: an option is expected twice"),
    ],
)
def test_law_13_gaps_are_found(step: type[Lay], said: str) -> None:
    assert said in broken(asking(step))
