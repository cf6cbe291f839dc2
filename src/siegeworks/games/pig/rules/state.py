"""The zones of Pig."""

from siegeworks.core.steps import State


class Sty(State):
    """Scores on the board, and the pot of the turn."""

    scores: list[int]
    pot: int

    def clone(self) -> "Sty":
        twin = Sty()
        self.copy_to(twin)
        twin.scores = self.scores[:]
        twin.pot = self.pot
        return twin
