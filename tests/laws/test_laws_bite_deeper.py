"""Breaks that lie deeper: fields no dump holds, luck outside chance, reveals nobody noted."""

from typing import Any, ClassVar

import pytest

from siegeworks.core.game import Game
from siegeworks.core.nouns import Nouns, Numbers
from siegeworks.core.steps import DONE, NOUN, Choice, Steps
from tests.laws import vault
from tests.laws.breaking import asking, beginning, broken, holding
from tests.laws.vault import KEEP, LAY, Lay, Vault, VaultGame


class LayOrNothing(Lay):
    """Forgets that a hand can be empty."""

    def options(self, g: Vault) -> list[int]:
        return [LAY + coin for coin in sorted(set(g.hand(self.who))) if coin]


def test_law_1_no_option() -> None:
    assert "law 1: no option" in broken(asking(LayOrNothing))


class SharedPoints(Vault):
    """A clone that shares a list with its original."""

    def clone(self) -> Vault:
        twin = super().clone()
        twin.points = self.points
        return twin


def test_law_2_shared_lists() -> None:
    assert "law 2: play in a clone changes its original" in broken(holding(SharedPoints))


class ForgottenRound(VaultGame):
    """A field that is in no zone, so that a dump loses it."""

    zones = VaultGame.zones[:-1]


class NarrowPoints(VaultGame):
    """A zone whose bounds are too narrow for what the rules do."""

    def nouns(self, tables: Any) -> Nouns:
        return Nouns({**super().nouns(tables).kinds, "points": Numbers(0, 1)})


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (ForgottenRound(), "law 3"),
        (NarrowPoints(), "law 3: the dump is refused"),
    ],
)
def test_law_3_fields_and_bounds(game: Game, said: str) -> None:
    assert said in broken(game)


class OwnDice(vault.Draw):
    """Rolls with something else than the game's own luck."""

    rolled: ClassVar[list[int]] = [0]

    def draw(self, g: Vault) -> int:
        self.rolled[0] += 1
        return g.bag[self.rolled[0] % len(g.bag)]


class OwnRound(vault.Round):
    def run(self, g: Vault) -> Steps:
        steps = super().run(g)
        return tuple(OwnDice(step.who) if isinstance(step, vault.Draw) else step for step in steps)


def test_law_4_journals() -> None:
    assert "law 4: the journal replays to another game" in broken(beginning(OwnRound))


class HiddenRoll(Lay):
    """Rolls inside a choice, where nobody can see that luck has fallen."""

    def choose(self, g: Vault, option: int) -> Steps:
        g.points[self.who] += g.roll(0, 2)
        return super().choose(g, option)


class SilentReveal(Lay):
    """Turns a coin of the other seat over without saying so, and undo takes that back."""

    def choose(self, g: Vault, option: int) -> Steps:
        other = g.hand(1 - self.who)
        if option == KEEP and other:
            g.open.append(other.pop())
            return ()
        return super().choose(g, option)


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (HiddenRoll, "law 5: luck is used outside a chance step"),
        (SilentReveal, "law 5: a choice shows what was hidden and notes no reveal"),
    ],
)
def test_law_5_luck_and_reveals(step: type[Choice[Any]], said: str) -> None:
    assert said in broken(asking(step))


class LosesCoins(Lay):
    """A coin that is laid is gone."""

    def choose(self, g: Vault, option: int) -> Steps:
        steps = super().choose(g, option)
        g.open.clear()
        return steps


def test_law_6_checks() -> None:
    assert "law 6" in broken(asking(LosesCoins))


class ToldSecret(Lay):
    """A coin goes back into the bag unseen, and the log tells everyone which."""

    def choose(self, g: Vault, option: int) -> Steps:
        if option == KEEP:
            return DONE
        coin = option & NOUN
        g.hand(self.who).remove(coin)
        g.bag = sorted([*g.bag, coin])
        g.tell(vault.LAID, self.who, coin)
        return DONE


def test_law_7_a_choice_that_cannot_be_seen_is_not_told_either() -> None:
    assert "law 7: the log tells a choice that cannot be seen" in broken(asking(ToldSecret))
