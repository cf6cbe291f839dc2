"""10 The actions of the Mobilisation."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Reason, Rule, Steps
from siegeworks.games.hegra.rules import vocabulary
from siegeworks.games.hegra.rules.pieces import (
    DEPOTS,
    EDITION_2023,
    MOBILISATION,
    MORALE_TOKEN,
    NEGOTIATE,
    ROUTE,
    SOLDIER_TOKEN,
    TOKENS,
)
from siegeworks.games.hegra.rules.state import Command, Fortress, Leave, QuietCommand

STACK: Final = 3  # tokens of a kind

# Why a route cannot be opened
ROUTE_OPENED: Final = Reason("route-opened", "10.2")
LAST_DEPOT_TAKEN: Final = Reason("last-depot-taken", "10.2")


class Mobilise(Rule[Fortress]):
    """Negotiate and plan new routes, only in the first stage; neither depends on the other."""

    rule = "10.1"

    def run(self, g: Fortress) -> Steps:
        if g.stage != MOBILISATION:
            return DONE
        talks = g.uses(NEGOTIATE)
        routes = g.uses(ROUTE)
        negotiate: Steps = (*((Negotiate(),) * talks), Leave(NEGOTIATE))
        return (*negotiate, *((OpenRoute(),) * routes), Leave(ROUTE))


class Negotiate(Command):
    """Fear or Doubt goes down by one."""

    rule = "10.1"

    def options(self, g: Fortress) -> list[int]:
        found = [vocabulary.LOWER_FEAR] if g.fear else []
        return [*found, vocabulary.LOWER_DOUBT] if g.doubt else found

    def choose(self, g: Fortress, option: int) -> Steps:
        if option == vocabulary.LOWER_FEAR:
            move_fear(g, -1)
        else:
            move_doubt(g, -1)
        return DONE


def move_fear(g: Fortress, change: int) -> None:
    """The Fear marker moves within its track."""
    g.fear = min(g.tables.fear_top, max(0, g.fear + change))
    g.tell(vocabulary.FEAR_NOW, g.fear)


def move_doubt(g: Fortress, change: int) -> None:
    """The Doubt marker moves within its track."""
    g.doubt = min(len(g.tables.doubt_discs) - 1, max(0, g.doubt + change))
    g.tell(vocabulary.DOUBT_NOW, g.tables.doubt_discs[g.doubt], g.tables.doubt_morale[g.doubt])


class OpenRoute(QuietCommand):
    """A stack of delivery tokens goes to its depot; the last depot takes one of two kinds."""

    rule = "10.2"

    def universe(self, g: Fortress, seat: int) -> list[int]:
        # 22.2: 2023 has no soldier tokens.
        kinds = SOLDIER_TOKEN if g.edition == EDITION_2023 else TOKENS
        return [vocabulary.OPEN + token for token in range(kinds)]

    def why_not(self, g: Fortress, option: int) -> Reason | None:
        return why_no_route(g, option & NOUN)

    def choose(self, g: Fortress, option: int) -> Steps:
        token = option & NOUN
        depot = min(token, DEPOTS - 1)
        g.stacks[token] = 0
        g.depot_token[depot] = token
        g.depot_count[depot] = STACK
        g.tell(vocabulary.ROUTE_OPENED, token)
        return DONE


def has_route_left(g: Fortress) -> bool:
    """Whether a stack of delivery tokens could be laid on an empty depot."""
    return any(why_no_route(g, token) is None for token in range(TOKENS))


def why_no_route(g: Fortress, token: int) -> Reason | None:
    """10.2: why a stack cannot go to its depot, or None; the last depot takes one of two kinds."""
    if not g.stacks[token]:
        return ROUTE_OPENED
    if token < MORALE_TOKEN or g.edition == EDITION_2023:
        return None
    is_free = g.stacks[MORALE_TOKEN] == 1 and g.stacks[SOLDIER_TOKEN] == 1
    return None if is_free else LAST_DEPOT_TAKEN
