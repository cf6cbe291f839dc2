"""What luck may bring: the shots of the machines, the bag, the hit cards."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from siegeworks.core.game import Line
from siegeworks.games.stronghold.rules import ground, ranged
from siegeworks.games.stronghold.rules import pieces as n
from siegeworks.games.stronghold.rules.ranged import MachineShot
from siegeworks.games.stronghold.rules.state import Castle
from siegeworks.games.stronghold.rules.supplies import DrawUnits
from siegeworks.parts.board import Seen
from siegeworks.parts.board.telling import round_off, weigh_chance

# How log lines are told as results of an option: what a card shows matters by what it does
RESULTS: Final[dict[str, str]] = {"cannon-fires": "", "pole-strikes": ""}


def tell_odds(seen: Seen[Castle]) -> list[Line]:
    """Machines that can fire, what the bag gives next, and whom hit cards name."""
    return [[(words, "")] for words in (*tell_machines(seen), tell_bag(seen), *tell_cards(seen))]


def tell_machines(seen: Seen[Castle]) -> Iterator[str]:
    """20.6: how likely each machine hits."""
    g = seen.state
    for gun in range(n.GUNS):
        if ground.can_fire(g, gun):
            share = weigh_chance(MachineShot(gun).outcomes(g), lambda shot: shot == n.HIT)
            card = seen.noun("card", g.barrage[gun])
            facts = {"gun": seen.noun("gun", gun), "card": card, "percent": round_off(share)}
            yield seen.say("board-odds-machine", **facts)


def tell_bag(seen: Seen[Castle]) -> str:
    """7.1: how likely the next unit out of the bag is of each kind."""
    g = seen.state
    shares = [
        f"{seen.noun('horde-kind', kind)} {round_off(weigh_unit(g, kind))} %"
        for kind in range(n.KINDS)
    ]
    return seen.say("board-odds-bag", shares=", ".join(shares))


def weigh_unit(g: Castle, kind: int) -> Fraction:
    """7.1: how likely the next unit out of the bag is of a kind."""
    return weigh_chance(DrawUnits(1).outcomes(g), lambda drawn: drawn == kind)


def tell_cards(seen: Seen[Castle]) -> Iterator[str]:
    """20.3 and 21.3: how likely the next hit card names each kind, for a cannon and for a pole."""
    g = seen.state
    t, cards = g.tables, ranged.list_hit_cards(g)
    for key, shown in (("cannon", t.cannon_hits), ("pole", t.pole_hits)):
        shares = [
            f"{seen.noun('horde-kind', kind)} {round_off(weigh_named(cards, shown, kind))} %"
            for kind in range(n.KINDS)
        ]
        yield seen.say(f"board-odds-{key}", shares=", ".join(shares))


def weigh_named(
    cards: list[tuple[int, int]], shown: tuple[tuple[int, ...], ...], kind: int
) -> Fraction:
    """How likely a hit card names a kind."""
    return weigh_chance(cards, lambda card: bool(shown[card][kind]))
