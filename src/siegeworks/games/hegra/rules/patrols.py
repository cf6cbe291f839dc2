"""18.1 and 18.2: new patrols, and choosing one to remove."""

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import DONE, NOUN, Chance, Rule, Steps
from siegeworks.games.hegra.rules import hits, log, tracks
from siegeworks.games.hegra.rules.pieces import NUMBERED, ROW_LENGTH
from siegeworks.games.hegra.rules.state import PATROL_LUCK, Command, Fortress
from siegeworks.parts.counting import counted, pick, total


@mypyc_attr(free_list_len=1)
class NewPatrol(Rule[Fortress]):
    """A patrol token is drawn; with none left, a delivery token is lost or a tile is drawn."""

    rule = "18.2"

    def run(self, g: Fortress) -> Steps:
        if total(g.patrol_bag):
            return (DrawPatrol(),)
        return DONE if tracks.lose_token(g) else (hits.Salvo(1),)


@mypyc_attr(free_list_len=1)
class DrawPatrol(Chance[Fortress]):
    """The token's number and the colour of the stage name its space."""

    rule = "18.1"
    stream = PATROL_LUCK
    noun = "patrol-number"

    def outcomes(self, g: Fortress) -> list[tuple[int, int]]:
        return counted(g.patrol_bag)

    def draw(self, g: Fortress) -> int:
        return pick(g, PATROL_LUCK, g.patrol_bag)

    def resolve(self, g: Fortress, outcome: int) -> Steps:
        field = g.tables.row_of[g.stage] * ROW_LENGTH + outcome
        g.patrol_bag[outcome] -= 1
        g.patrols[field] += 1
        g.tell(log.PATROL_ADDED, field)
        return DONE


def remove_patrol(g: Fortress, field: int) -> None:
    """A patrol token goes back into its bag."""
    g.patrols[field] -= 1
    g.patrol_bag[field % ROW_LENGTH] += 1
    g.tell(log.PATROL_REMOVED, field)


class TakePatrol(Command):
    """A patrol of your choice leaves the map."""

    rule = "13.2"

    def options(self, g: Fortress) -> list[int]:
        return [log.TAKE + field for field in range(NUMBERED) if g.patrols[field]]

    def choose(self, g: Fortress, option: int) -> Steps:
        remove_patrol(g, option & NOUN)
        return DONE
