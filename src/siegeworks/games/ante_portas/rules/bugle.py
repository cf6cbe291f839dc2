"""11.6 The Bugle: after an action of the Command Center, one Soldier moves by one hex."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Steps
from siegeworks.games.ante_portas.rules import deploy, skirmish, vocabulary
from siegeworks.games.ante_portas.rules.asking import Deeds, QuietQuestion
from siegeworks.games.ante_portas.rules.hexes import NEIGHBOUR, OFF
from siegeworks.games.ante_portas.rules.pieces import CITIZEN, COOP, DIRECTIONS, FARMER, HEXES
from siegeworks.games.ante_portas.rules.state import Realm


class Bugle(Deeds):
    """A Bugle moves one upright Soldier by one hex."""

    rule = "11.6"

    def list_deeds(self, g: Realm) -> list[int]:
        return [vocabulary.MOVE_FROM + at for at in range(HEXES)]

    def why_no_deed(self, g: Realm, option: int) -> Reason | None:
        at = option & NOUN
        team = g.team(self.seat(g))
        if not deploy.has_movers(g, at, team):
            return Reason("nobody-to-move", "11.6", 1, 0)
        return deploy.why_no_move(g, at, deploy.ONLY, team)

    def choose(self, g: Realm, option: int) -> Steps:
        return DONE if option == vocabulary.DONE else (BugleTo(option & NOUN),)


class BugleTo(QuietQuestion):
    """Where the Soldier goes whom the Bugle calls."""

    rule = "11.6"
    takes = ("hex",)

    def __init__(self, hex: int) -> None:
        self.hex: Final = hex

    def universe(self, g: Realm, seat: int) -> list[int]:
        return [vocabulary.MOVE_TO + direction for direction in range(DIRECTIONS)]

    def why_not(self, g: Realm, option: int) -> Reason | None:
        at = self.hex
        team = g.team(self.seat(g))
        target = NEIGHBOUR[at * DIRECTIONS + (option & NOUN)]
        if target != OFF and deploy.count_room(g, target, team) <= 0:
            return Reason("hex-full", "23.12", deploy.find_most(g), 0)
        return deploy.why_no_step(g, at, option & NOUN, deploy.ONLY, team)

    def choose(self, g: Realm, option: int) -> Steps:
        direction = option & NOUN
        team = g.team(self.seat(g))
        if deploy.is_exit(g, self.hex, direction, team):
            return deploy.take_flag(g, self.hex, team)
        g.tell(vocabulary.DEPLOYED, self.hex, direction)
        return (BugleWho(self.hex, direction),)


class BugleWho(QuietQuestion):
    """Whom the Bugle calls: a Farmer or a Citizen."""

    rule = "11.6"
    takes = ("hex", "direction")

    def __init__(self, hex: int, direction: int) -> None:
        self.hex: Final = hex
        self.direction: Final = direction

    def options(self, g: Realm) -> list[int]:
        ways = [vocabulary.SEND_FARMERS + 1] if g.farmers[self.hex] else []
        return [*ways, vocabulary.SEND_CITIZENS + 1] if g.citizens[self.hex] else ways

    def choose(self, g: Realm, option: int) -> Steps:
        kind = FARMER if option == vocabulary.SEND_FARMERS + 1 else CITIZEN
        target = NEIGHBOUR[self.hex * DIRECTIONS + self.direction]
        deploy.bind_soldiers(g, self.hex, target, kind, 1)
        team = g.team(self.seat(g))
        if g.mode == COOP:
            return (deploy.Land(target, deploy.ONLY, team),)
        return (deploy.Land(target, deploy.ONLY, team), skirmish.Answer(1 - team))
