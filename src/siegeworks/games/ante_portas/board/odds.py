"""What luck may bring: breakthroughs, new Invaders, how far the next card leads."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from siegeworks.core.game import Line
from siegeworks.games.ante_portas.board import foresight
from siegeworks.games.ante_portas.board.outlook import BREAKS, share_fates, tell_ends
from siegeworks.games.ante_portas.rules import calendar, march
from siegeworks.games.ante_portas.rules import pieces as n
from siegeworks.games.ante_portas.rules.state import Realm
from siegeworks.parts.board import Seen
from siegeworks.parts.board.telling import round_off, share_hundred


def tell_odds(seen: Seen[Realm]) -> list[Line]:
    """Whoever may break through, where Invaders may appear, and the arrows of the next card."""
    if seen.state.mode != n.COOP:
        return []
    told = (*tell_breaks(seen), *tell_spawns(seen), tell_arrows(seen), tell_power(seen))
    return [[(words, "")] for words in told]


def tell_breaks(seen: Seen[Realm]) -> Iterator[str]:
    """1.2: what becomes of each troop that is near with its next card."""
    g = seen.state
    for at in foresight.list_troops(g):
        if foresight.ARROWS_OUT[at] <= foresight.NEAR:
            fates = foresight.weigh_fates(g, at)
            percent = share_fates(fates).get(BREAKS, 0)
            facts = {"hex": seen.noun("hex", at), "percent": percent}
            yield seen.say("board-odds-break", **facts, ends=tell_ends(seen, fates))


def tell_spawns(seen: Seen[Realm]) -> Iterator[str]:
    """4.3: how likely Invaders appear on each hex of the Spawn Area."""
    g = seen.state
    if g.wave_round or not calendar.is_spawn_next(g) or not foresight.can_weigh_spawn(g):
        return
    shares = foresight.weigh_spawns(g).items()
    told = [f"{seen.noun('hex', at)}: {round_off(share)} %" for at, share in shares]
    yield seen.say("board-odds-spawn", shares=", ".join(told))


def tell_arrows(seen: Seen[Realm]) -> str:
    """14.3: how many arrows the next card has."""
    g = seen.state
    counts: Counter[int] = Counter()
    for card, weight in march.list_deck(g):
        counts[len(g.tables.card_arrows[card])] += weight
    whole = counts.total()
    known = sorted(counts)
    percents = share_hundred([Fraction(counts[arrows], whole) for arrows in known])
    told = [f"{arrows}: {percent} %" for arrows, percent in zip(known, percents, strict=True)]
    return seen.say("board-odds-arrows", shares=", ".join(told))


def tell_power(seen: Seen[Realm]) -> str:
    """18: how likely the next card has a power."""
    g = seen.state
    cards = march.list_deck(g)
    powers = sum(weight for card, weight in cards if g.tables.card_power[card] != n.NONE)
    share = Fraction(powers, sum(weight for _, weight in cards))
    return seen.say("board-odds-power", percent=round_off(share))
