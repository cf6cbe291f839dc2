"""21 and 22 The Final Wave and its variants."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Rule, Steps
from siegeworks.games.ante_portas.rules import field, march, turn, vocabulary
from siegeworks.games.ante_portas.rules.asking import CommonQuestion
from siegeworks.games.ante_portas.rules.pieces import (
    ALL_DEAD,
    BASIC,
    CRESCENDO,
    ELITE,
    NONE,
    SMALL_SPOT,
    STEWARDS,
    USED_DOLLY,
    WAVE_MARKET,
)
from siegeworks.games.ante_portas.rules.state import Realm


class FinalWave(Rule[Realm]):
    """All Stewards go to the small Market, the card of the wave is valid, and Rounds begin."""

    rule = "21.1"

    def run(self, g: Realm) -> Steps:
        g.tell(vocabulary.WAVE_BEGINS)
        g.market = WAVE_MARKET + g.eras - 1
        for i in range(len(g.steward)):
            if g.steward[i] != NONE:
                g.steward[i] = SMALL_SPOT
        return (WAVE_ROUND,)


class WaveRound(Rule[Realm]):
    """A Round: spawn, march, one turn in all (21.4)."""

    rule = "21.2"

    def run(self, g: Realm) -> Steps:
        g.wave_round += 1
        g.tell(vocabulary.WAVE_ROUND, g.wave_round)
        rest: Steps = (march.BATTLE_PHASE, CHOOSE_TURN, turn.LEAVE_TABLE, WAVE_ROUND)
        if not has_spawn(g):
            g.wave_over = 1
            field.check_victory(g)
        if g.wave_over:
            return rest
        return (*march.spawn(g, count_cards(g, g.wave_round)), CHECK_SPAWN, *rest)


def has_spawn(g: Realm) -> bool:
    """21.3 and 22.1: whether Invaders spawn in this Round."""
    if g.wave == ALL_DEAD:
        return g.supply[BASIC] > 0 and g.supply[ELITE] > 0
    return g.wave == CRESCENDO or g.wave_round <= g.tables.wave_rounds[g.seats - 1]


def count_cards(g: Realm, number: int) -> int:
    """21.3 and 22.1: how many cards are turned in a Round; by a crescendo one more each time
    (22.2)."""
    return number if g.wave == CRESCENDO else march.count_spawns(g)


def is_last_spawn(g: Realm) -> bool:
    """21.7 and 22.1: whether no Invaders come after those of this Round."""
    if g.wave == CRESCENDO:
        return g.supply[BASIC] == 0
    return g.wave != ALL_DEAD and g.wave_round >= g.tables.wave_rounds[g.seats - 1]


class CheckSpawn(Rule[Realm]):
    """After the last spawn no more Invaders come; without any on the board all have won."""

    rule = "21.7"

    def run(self, g: Realm) -> Steps:
        if is_last_spawn(g):
            g.wave_over = 1
            field.check_victory(g)
        return DONE


class ChooseTurn(CommonQuestion):
    """Which Steward takes the one turn of the Round."""

    rule = "21.5"

    def options(self, g: Realm) -> list[int]:
        stewards = range(len(g.steward))
        return [vocabulary.TAKE_TURN + i for i in stewards if g.steward[i] != NONE]

    def choose(self, g: Realm, option: int) -> Steps:
        seat, steward = divmod(option & NOUN, STEWARDS)
        g.active = seat
        g.turn = 1
        g.used[seat] &= ~(1 << USED_DOLLY)
        return (turn.Turn(seat, steward), turn.Afterwards(seat))


FINAL_WAVE: Final = FinalWave()
WAVE_ROUND: Final = WaveRound()
CHECK_SPAWN: Final = CheckSpawn()
CHOOSE_TURN: Final = ChooseTurn()
