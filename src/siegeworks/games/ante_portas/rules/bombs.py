"""17 Bombs: what an explosion does to both sides."""

from typing import Final

from siegeworks.core.steps import DONE, Rule, Steps
from siegeworks.games.ante_portas.rules import battle, field, vocabulary
from siegeworks.games.ante_portas.rules.hexes import AROUND
from siegeworks.games.ante_portas.rules.mines import ReplaceMine
from siegeworks.games.ante_portas.rules.pieces import BOMB, TRAP
from siegeworks.games.ante_portas.rules.state import Realm


class Explode(Rule[Realm]):
    """A Bomb explodes, and those it sets off; Mines come back only when all of them have (17.3)."""

    rule = "17.2"
    takes = ("hex",)

    def __init__(self, hex: int) -> None:
        self.hex: Final = hex

    def run(self, g: Realm) -> Steps:
        g.lit |= 1 << self.hex
        after: Steps = (Calm(self.hex),)
        if g.work[self.hex] != BOMB:
            return after
        blasts: Steps = DONE
        chain = [self.hex]
        take_bomb(g, self.hex)
        for at in chain:  # it grows by the Bombs that are set off
            blasts += (Blast(at, g.tables.bomb_damage),)
            for other in AROUND[at]:
                blasts += (Blast(other, g.tables.bomb_splash),)
                if g.work[other] == BOMB:
                    take_bomb(g, other)
                    chain.append(other)
                else:
                    after += shake(g, other)
        return (*blasts, *after)


def take_bomb(g: Realm, at: int) -> None:
    """17.2: a Bomb goes off, and is gone."""
    g.tell(vocabulary.BOMB_EXPLODES, at)
    field.take_work(g, at)


def shake(g: Realm, at: int) -> Steps:
    """17.2 and 16.6: beside a Bomb Traps and Mines are destroyed; a Mine may be replaced."""
    work = g.work[at]
    if not field.is_mine(work) and work != TRAP:
        return DONE
    team = g.owner[at]
    field.remove_work(g, at)
    return (ReplaceMine(at, work, team),) if work != TRAP else DONE


class Blast(Rule[Realm]):
    """What an explosion does on one hex, to both sides."""

    rule = "17.1"
    takes = ("hex", "damage:count")

    def __init__(self, hex: int, damage: int) -> None:
        self.hex: Final = hex
        self.damage: Final = damage

    def run(self, g: Realm) -> Steps:
        at = self.hex
        steps: Steps = DONE
        if field.has_soldiers(g, at) or field.is_building(g.work[at]):
            steps += (battle.Suffer(at, self.damage, battle.GROUND),)
        if g.basic[at] + g.elite[at]:
            steps += (battle.LoseInvaders(at, 0, 0, self.damage),)
        if g.troop_at == at and field.has_troop(g):
            steps += (battle.LoseInvaders(at, 1, 0, self.damage),)
        return steps


class Calm(Rule[Realm]):
    """All explosions are over; only now it shows whether the last Invader fell."""

    rule = "17.4"
    takes = ("hex",)

    def __init__(self, hex: int) -> None:
        self.hex: Final = hex

    def run(self, g: Realm) -> Steps:
        g.lit &= ~(1 << self.hex)
        field.check_victory(g)
        return DONE
