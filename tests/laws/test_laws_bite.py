"""The laws can fail: for each of them a game that breaks it, and is reported under its number."""

import re
import sys
from typing import Any, ClassVar

import pytest

from siegeworks.core import laws
from siegeworks.core.game import Game
from siegeworks.core.nouns import Names, Nouns
from siegeworks.core.steps import Choice, Refusal, Rule, Steps
from tests.laws import vault
from tests.laws.breaking import GAMES, asking, beginning, broken, holding
from tests.laws.vault import KEEP, LAY, Lay, Vault, VaultGame


def test_the_honest_game_keeps_all_laws() -> None:
    report = laws.check(VaultGame(), GAMES)
    report.settle(VaultGame())
    assert report.broken == []
    assert report.missing == []
    assert report.games == GAMES
    assert report.endings == {"counted": GAMES}


# Law 1: options


class LayTwice(Lay):
    """Offers a coin as often as it is in the hand."""

    def options(self, g: Vault) -> list[int]:
        return [KEEP, *(LAY + coin for coin in g.hand(self.who))]


class LayByMood(Lay):
    """Offers another thing each time it is asked."""

    moods: ClassVar[list[int]] = []

    def options(self, g: Vault) -> list[int]:
        self.moods.append(1)
        return super().options(g)[: 1 + len(self.moods) % 2]


class LayAndRefuse(Lay):
    """Refuses what it offers."""

    def refusals(self, g: Vault, seat: int) -> list[Refusal]:
        return [Refusal(KEEP, "greed", "1.3")]


class LayForOne(Lay):
    """Offers to a seat what it then does not take from it."""

    def seats(self, g: Vault) -> int:
        return 3

    def options_for(self, g: Vault, seat: int) -> list[int]:
        hidden = g.scribe is None and seat != self.who
        return [LAY] if hidden else self.options(g)


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (LayTwice, "law 1: an option twice"),
        (LayByMood, "law 1: options change when asked twice"),
        (LayAndRefuse, "law 1: offered and refused: {'keep'}"),
        (LayForOne, "was offered but not taken"),
    ],
)
def test_law_1_options(step: type[Choice[Any]], said: str) -> None:
    assert said in broken(asking(step))


class QuickDraw(vault.Draw):
    """Draws quickly, and unevenly."""

    def draw(self, g: Vault) -> int:
        g.roll(0, 2)
        return max(g.bag)


class QuickRound(vault.Round):
    def run(self, g: Vault) -> Steps:
        steps = super().run(g)
        return tuple(
            QuickDraw(step.who) if isinstance(step, vault.Draw) else step for step in steps
        )


def test_law_1_quick_draws() -> None:
    assert "law 1: the quick draw differs" in broken(beginning(QuickRound))


# Law 2: clones


class LostRound(Vault):
    """A clone that forgets a field."""

    def clone(self) -> Vault:
        twin = super().clone()
        twin.round = 0
        return twin


def test_law_2_clones() -> None:
    assert "law 2: a clone differs from its original" in broken(holding(LostRound))


# Law 3: texts


class NamelessLay(Lay):
    """Holds a number that it does not name."""

    takes: ClassVar[tuple[str, ...]] = ()

    def __init__(self, who: int = 0) -> None:
        super().__init__(who)


class TwoGolds(VaultGame):
    """Two coins of one name."""

    def nouns(self, tables: Any) -> Nouns:
        kinds = super().nouns(tables).kinds
        return Nouns({**kinds, "coin": Names(("copper", "gold", "gold"))})


@pytest.mark.parametrize("game", [asking(NamelessLay), TwoGolds()])
def test_law_3_texts(game: Game) -> None:
    assert "law 3" in broken(game)


# Law 5: undo


class Fickle(Lay):
    """The same choice does another thing when it is made again."""

    times: ClassVar[list[int]] = [0]

    def choose(self, g: Vault, option: int) -> Steps:
        self.times[0] += 1
        g.points[self.who] += self.times[0] % 2
        return super().choose(g, option)


def test_law_5_undo() -> None:
    assert "law 5" in broken(asking(Fickle))


# Law 7: secrets


class OpenHand(VaultGame):
    """The other hand lies open."""

    zones = vault.seen_by_all(VaultGame.zones, "hand1")


class TellingRefusal(Lay):
    """A refusal that speaks of the other hand."""

    def refusals(self, g: Vault, seat: int) -> list[Refusal]:
        have = sum(g.hand(1 - seat))
        return [] if 2 in g.hand(seat) else [Refusal(LAY + 2, "greed", "1.3", 9, have)]


class TellingOptions(Lay):
    """Options that depend on the other hand."""

    def options(self, g: Vault) -> list[int]:
        return super().options(g)[: 1 + sum(g.hand(1 - self.who))]


class TellingLog(Lay):
    """A line of the log about the other hand."""

    def choose(self, g: Vault, option: int) -> Steps:
        for coin in g.hand(1 - self.who):
            g.tell(vault.LAID, self.who, coin)
        return super().choose(g, option)


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (OpenHand(), "law 7: seat None sees what is hidden"),
        (asking(TellingRefusal), "law 7: refusals tell what is hidden"),
        (asking(TellingOptions), "law 7: seat . sees what is hidden"),
        (asking(TellingLog), "law 7: the log tells"),
    ],
)
def test_law_7_secrets(game: Game, said: str) -> None:
    assert re.search(said, broken(game))


# Law 8: an end


class Endless(vault.Round):
    """There is always another round."""

    def run(self, g: Vault) -> Steps:
        return (Lay(0), Endless())


def test_law_8_games_end() -> None:
    assert "law 8: more than 20 decisions" in broken(beginning(Endless))


# Law 9: reach


class Treasure(Rule[Vault]):
    """A rule that nothing leads to."""

    rule = "1.5"


class Unreached(VaultGame):
    """A game with a rule that is never carried out; the steps of the other games are rare."""

    modules = (vault, sys.modules[__name__])
    rare = {
        name: "the other games of this file"
        for name, thing in vars(sys.modules[__name__]).items()
        if isinstance(thing, type) and issubclass(thing, Rule | Choice | vault.Draw)
        if thing is not Treasure
    }


def test_law_9_every_step_is_reached() -> None:
    game = Unreached()
    report = laws.check(game, GAMES)
    report.settle(game)
    assert report.broken == []
    assert report.missing == ["Treasure"]
    assert laws.coverage(game, report.reached)["1.5"] == 0
    assert laws.coverage(game, report.reached)["1.3"] > GAMES
