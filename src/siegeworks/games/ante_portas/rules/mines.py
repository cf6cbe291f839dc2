"""16.5 to 16.7 Replace: a Guard Post or Tower puts a destroyed Mine back."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Steps
from siegeworks.games.ante_portas.rules import crew, field, vocabulary
from siegeworks.games.ante_portas.rules.asking import TeamQuestion
from siegeworks.games.ante_portas.rules.pieces import NONE
from siegeworks.games.ante_portas.rules.state import Realm


def has_foes(g: Realm, at: int, team: int) -> bool:
    """16.5: whether Invaders, or Soldiers of the other team, are on a hex."""
    if field.has_soldiers(g, at) and g.army[at] != team:
        return True
    return field.has_invaders(g, at)


class ReplaceMine(TeamQuestion):
    """A destroyed Mine in the sight of a Guard Post may be put back; any one of the team pays."""

    rule = "16.5"
    takes = ("hex", "work", "team")

    def __init__(self, hex: int, work: int, team: int) -> None:
        self.hex: Final = hex
        self.work: Final = work
        super().__init__(team)

    def advance(self, g: Realm) -> bool:
        is_free = g.work[self.hex] == NONE and not has_foes(g, self.hex, self.team)
        if not is_free or not crew.list_guards(g, self.hex, self.team):
            return True
        ways = self.options(g)
        return len(ways) == 1

    def universe(self, g: Realm, seat: int) -> list[int]:
        payers = [payer for payer in range(g.seats) if g.team(payer) == self.team]
        return [vocabulary.PASS, *[vocabulary.REPLACE + payer for payer in payers]]

    def why_not(self, g: Realm, option: int) -> Reason | None:
        if option == vocabulary.PASS:
            return None
        need = g.tables.work_strength[self.work]
        have = g.tools[option & NOUN]
        return None if have >= need else Reason("lack-tools", "16.7", need, have)

    def choose(self, g: Realm, option: int) -> Steps:
        if option == vocabulary.PASS:
            return DONE
        g.tools[option & NOUN] -= g.tables.work_strength[self.work]
        return (ReplaceFrom(self.hex, self.work, self.team),)


class ReplaceFrom(TeamQuestion):
    """Which of the Guard Posts in sight puts the Mine back."""

    rule = "16.5"
    takes = ("hex", "work", "team")

    def __init__(self, hex: int, work: int, team: int) -> None:
        self.hex: Final = hex
        self.work: Final = work
        super().__init__(team)

    def options(self, g: Realm) -> list[int]:
        return [vocabulary.ACT_FROM + at for at in crew.list_guards(g, self.hex, self.team)]

    def choose(self, g: Realm, option: int) -> Steps:
        crew.act(g, option & NOUN)
        field.lay_work(g, self.hex, self.work, self.team)
        g.tell(vocabulary.MINE_REPLACED, self.work, self.hex)
        return DONE
