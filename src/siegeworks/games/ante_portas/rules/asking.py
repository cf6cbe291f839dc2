"""How this game asks: luck, the seat at turn, a team or all; and why something is refused."""

from typing import Final

from siegeworks.core import steps
from siegeworks.core.steps import Chance, Reason
from siegeworks.games.ante_portas.rules import vocabulary
from siegeworks.games.ante_portas.rules.pieces import NONE
from siegeworks.games.ante_portas.rules.state import Realm

NOTHING_THERE: Final = Reason("nothing-there", "5.4")


class Drawing(Chance[Realm]):
    """Luck that takes one of several, each as likely as the others."""

    def list_left(self, g: Realm) -> list[int]:
        """What may be drawn."""
        raise NotImplementedError

    def outcomes(self, g: Realm) -> list[tuple[int, int]]:
        return [(each, 1) for each in self.list_left(g)]

    def draw(self, g: Realm) -> int:
        left = self.list_left(g)
        return left[g.roll(self.stream, len(left))]


class Question(steps.Question[Realm]):
    """Asked of the seat at turn; one way alone is taken unasked, and none is nothing."""

    def seat(self, g: Realm) -> int:
        return g.active if g.active != NONE else g.start


class QuietQuestion(Question):
    """As a question, but its reasons are told only when somebody tries what is not offered."""

    is_quiet = True


class Deeds(QuietQuestion):
    """Deeds that may be done one by one, or not at all, until the seat says that it is done."""

    def list_deeds(self, g: Realm) -> list[int]:
        """All deeds one might expect here, each as an option."""
        raise NotImplementedError

    def why_no_deed(self, g: Realm, option: int) -> Reason | None:
        """What forbids a deed now, or None."""
        raise NotImplementedError

    def universe(self, g: Realm, seat: int) -> list[int]:
        return [vocabulary.DONE, *self.list_deeds(g)]

    def why_not(self, g: Realm, option: int) -> Reason | None:
        return None if option == vocabulary.DONE else self.why_no_deed(g, option)

    def find_obstacle(self, g: Realm) -> Reason | None:
        """Why nothing at all could be done here, or None."""
        why = NOTHING_THERE
        for deed in self.list_deeds(g):
            reason = self.why_no_deed(g, deed)
            if reason is None:
                return None
            why = reason
        return why


class CommonQuestion(QuietQuestion):
    """Asked of all seats that defend together; one answer counts (1.6)."""

    def seats(self, g: Realm) -> int:
        return g.allies(g.team(self.seat(g)))


class TeamQuestion(CommonQuestion):
    """Asked of one team, whoever is at turn; together, of all."""

    def __init__(self, team: int) -> None:
        self.team: Final = team

    def seat(self, g: Realm) -> int:
        seat = super().seat(g)
        return seat if g.team(seat) == self.team else (seat + 1) % g.seats
