"""What luck may bring, counted from the view: recruits, tiles, dice; and the legend of the map."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from siegeworks.core.game import Line
from siegeworks.core.lexicon import Lexicon
from siegeworks.games.hegra.board.sheet import FACES, HIT, MOVE, any_of
from siegeworks.games.hegra.board.terminal_map import Drawing
from siegeworks.games.hegra.rules import pieces as n

HITS_FROM: Final = 4  # what a shot from a position must show to remove infantry
SIGNS: Final = (
    ("S3", "discs"),
    ("S4", "patient"),
    ("2O", "need"),
    ("~~~", "snow"),
    ("●○", "infantry"),
    ("4!", "red"),
    ("► 42%", "hits"),
    ("2pG", "map"),
    ("[S3]", "depot"),
    ("×", "damage"),
    ("□◆!", "guns"),
)


def odds(view: Mapping[str, Any], lexicon: Lexicon, language: str) -> list[Line]:
    """All chances that matter in this stage."""
    b = Drawing(view, lexicon, language)
    lines = [*recruits(b), tiles(b), *shots(b), sneaking(b)]
    return [[(f"  {line}", "")] for line in lines]


def recruits(b: Drawing) -> Iterator[str]:
    """5.2: what the next disc is, and how many more can be drawn without Doubt."""
    bag, doubt = b.zones["bag"], b.zones["bag_doubt"]
    defenders = sum(bag.values())
    if b.stage == n.SIEGE or not defenders:
        return
    whole = defenders + doubt
    each = ", ".join(
        f"{b.name('defender', who)} {share(count, whole)} %" for who, count in bag.items() if count
    )
    yield b.say("odds-recruit", doubt=share(doubt, whole), each=each)
    left = min(b.t.draws - sum(b.zones["recruits"].values()), defenders)
    safe, chances = 1.0, []
    for drawn in range(left):
        safe *= (defenders - drawn) / (whole - drawn)
        chances.append(f"{drawn + 1}: {round(100 * safe)} %")
    if chances:
        yield b.say("odds-safe", chances=", ".join(chances))


def tiles(b: Drawing) -> str:
    """6.1: what the next tile of the Hit bag is."""
    whole = sum(b.tiles.values())
    if not whole:
        return b.say("odds-no-tiles")
    each = [f"{b.name('tile', tile)} {share(count, whole)} %" for tile, count in b.tiles.items()]
    return b.say("odds-tiles", each=", ".join(each))


def shots(b: Drawing) -> Iterator[str]:
    """7.3 and 11.2: the next attack, fire from the positions, and the guns if they can fire."""
    for sector in b.sectors():
        dice = b.standing(sector)
        if dice:
            hit, move = (any_of(dice, len(b.faces(sector, what))) for what in (HIT, MOVE))
            yield b.say("odds-attack", sector=sector + 1, dice=dice, hit=hit, move=move)
    if b.stage != n.MOBILISATION:
        yield b.say("odds-fire", percent=removing(b, 0))
    if b.zones["machine_gun"] == "ready":
        bonus = removing(b, b.t.machine_gun_bonus)
        yield b.say("odds-machine-gun", percent=removing(b, 0), bonus=bonus)
    if any(b.icons(gun) for gun in n.GUN_NAMES):
        yield guns(b)


def removing(b: Drawing, bonus: int) -> int:
    """11.2 and 11.4: how likely a shot with a bonus removes infantry."""
    return share(FACES + 1 - max(1, HITS_FROM - b.zones["phone"] - bonus), FACES)


def guns(b: Drawing) -> str:
    """12.6: how likely a gun stays ready, by what it fires at."""
    targets = [
        (b.name("aim", f"sector-{sector + 1}"), b.t.criterion[b.row(sector)])
        for sector in b.sectors()
        if b.troops(sector)
    ]
    targets += [
        (b.name("aim", f"{row}-row"), b.t.row_criterion[place])
        for place, row in enumerate(n.ROW_NAMES)
    ]
    targets.append((b.name("aim", "airfield"), b.t.airfield_criterion))
    each = ", ".join(f"{target} {share(FACES + 1 - least, FACES)} %" for target, least in targets)
    return b.say("odds-guns", each=each)


def sneaking(b: Drawing) -> str:
    """13.7 and 13.8: whether a runner gets past, or a soldier fights unhurt."""
    passes = share(max(0, FACES - b.zones["suspicion"]), FACES)
    return b.say("odds-sneak", percent=passes, level=b.zones["suspicion"])


def share(count: int, whole: int) -> int:
    """Per cent."""
    return round(100 * count / whole)
