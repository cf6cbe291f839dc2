"""What luck may bring: the shots of the machines, the bag, the hit cards."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from siegeworks.core.game import Line
from siegeworks.core.steps import NOUN
from siegeworks.games.stronghold.rules import ground, ranged, vocabulary
from siegeworks.games.stronghold.rules import pieces as n
from siegeworks.games.stronghold.rules.ranged import AimArrows, AimMachine, MachineShot
from siegeworks.games.stronghold.rules.state import Castle, count_kinds
from siegeworks.games.stronghold.rules.supplies import DrawUnits
from siegeworks.parts.board import Seen
from siegeworks.parts.board.records import Change
from siegeworks.parts.board.telling import round_off, weigh_chance

# How log lines are told as results of an option: what a card shows matters by what it does
RESULTS: Final[dict[str, str]] = {"cannon-fires": "", "pole-strikes": ""}


# 8.3: whom a hit of a ballista kills, where defenders and where invaders stand
EFFECTS: Final = {
    (True, True): "both",
    (True, False): "defender",
    (False, True): "invader",
    (False, False): "nothing",
}
# 8.4: what a hit of any other machine breaks
WEAK_POINTS: Final = {
    ranged.WEAK_WALL: "wall",
    ranged.WEAK_CAULDRON: "cauldron",
    ranged.WEAK_ITEM: "item",
    n.NONE: "nothing",
}


def tell_odds(seen: Seen[Castle]) -> list[Line]:
    """Machines that can fire, what the bag gives next, and whom hit cards name."""
    return [[(words, "")] for words in (*tell_machines(seen), tell_bag(seen), *tell_cards(seen))]


def tell_machines(seen: Seen[Castle]) -> Iterator[str]:
    """20.6: how likely each machine hits."""
    g = seen.state
    for gun in range(n.GUNS):
        if ground.can_fire(g, gun):
            share = weigh_hit(g, gun)
            card = seen.noun("card", g.barrage[gun])
            facts = {"gun": seen.noun("gun", gun), "card": card, "percent": round_off(share)}
            yield seen.say("board-odds-machine", **facts)


def weigh_hit(g: Castle, gun: int) -> Fraction:
    """20.6: how likely the next card of a machine is a hit."""
    return weigh_chance(MachineShot(gun).outcomes(g), lambda shot: shot == n.HIT)


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


# With each aim


def tell_aim(seen: Seen[Castle], option: int) -> Iterator[Change]:
    """20.2, 20.5 and 20.8: what a shot there is worth, said where it is aimed."""
    g, noun, asked = seen.state, option & NOUN, seen.state.agenda[-1]
    match option & ~NOUN:
        case vocabulary.AIM_CANNON:
            yield tell_share(seen, "cannon", weigh_cannon(g, noun))
        case vocabulary.AIM_MACHINE if isinstance(asked, AimMachine):
            yield tell_shot(seen, asked.gun, noun)
        case vocabulary.AIM_ARROWS if isinstance(asked, AimArrows):
            arrows = g.volley[noun] + 1
            short, words = (seen.say(f"luck-arrows{end}", arrows=arrows) for end in (".short", ""))
            yield Change(short, words, is_luck=True)


def tell_share(seen: Seen[Castle], key: str, share: Fraction) -> Change:
    """How likely it is, shortly and in a sentence."""
    percent = round_off(share)
    short = seen.say(f"luck-{key}.short", percent=percent)
    return Change(short, seen.say(f"luck-{key}", percent=percent), is_luck=True)


def tell_shot(seen: Seen[Castle], gun: int, section: int) -> Change:
    """20.6 and 8.3 to 8.5: how likely a machine hits, and what a hit does there."""
    g = seen.state
    percent, effect = (
        round_off(weigh_hit(g, gun)),
        seen.say(f"luck-hit-{find_effect(g, gun, section)}"),
    )
    facts = {"percent": percent, "effect": effect}
    return Change(seen.say("luck-machine.short", **facts), seen.say("luck-machine", **facts), True)


def find_effect(g: Castle, gun: int, section: int) -> str:
    """8.3 to 8.5: what a hit there kills or breaks first."""
    if g.barrage[gun] == n.BALLISTA:
        has_defenders = count_kinds(g.garrison, section) > 0
        return EFFECTS[has_defenders, count_kinds(g.horde, section) > 0]
    return WEAK_POINTS[ranged.find_weak_point(g, section)]


def weigh_cannon(g: Castle, camp: int) -> Fraction:
    """20.3: how likely the hit card names somebody who is in a camp."""
    there = [kind for kind in range(n.KINDS) if g.horde[camp * n.KINDS + kind]]
    shown = g.tables.cannon_hits
    cards = ranged.list_hit_cards(g)
    return weigh_chance(cards, lambda card: any(shown[card][kind] for kind in there))
