"""What luck may bring, by the weights of the rules' own chance steps: recruits, tiles, dice."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from siegeworks.core.game import Line
from siegeworks.games.hegra.rules import guns, hit_bag, infantry, recruiting, supply_runs, walls
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.games.hegra.rules.state import Fortress, total
from siegeworks.parts.board import Seen
from siegeworks.parts.board.telling import round_off, weigh_chance

# What log lines and questions are told as, among the results of an option
RESULTS: Final[dict[str, str]] = {
    "shot": "",
    "machine-gun-fires": "",
    "Remove": "result-remove",
    "Suppress": "result-suppress",
    "run-sneaks": "result-run-sneaks",
    "run-caught": "result-run-caught",
    "injured": "result-injured",
}


def tell_odds(seen: Seen[Fortress]) -> list[Line]:
    """All chances that matter in this stage."""
    lines = [*tell_recruits(seen), tell_tiles(seen), *tell_firing(seen), tell_sneaking(seen)]
    return [[(f"  {line}", "")] for line in lines]


def tell_recruits(seen: Seen[Fortress]) -> Iterator[str]:
    """5.2: what the next disc is, and how many more can be drawn without Doubt."""
    g = seen.state
    if g.stage == n.SIEGE or not total(g.bag):
        return
    discs = recruiting.DrawRecruit().outcomes(g)
    doubt = round_off(weigh_chance(discs, lambda disc: disc == recruiting.DOUBT))
    defenders = [(who, weight) for who, weight in discs if who != recruiting.DOUBT]
    each = tell_shares(seen, "defender", defenders, sum(weight for _, weight in discs))
    yield seen.say("board-odds-recruit", doubt=doubt, each=each)
    safe = [f"{drawn}: {round_off(share)} %" for drawn, share in enumerate(weigh_safe_draws(g), 1)]
    if safe:
        yield seen.say("board-odds-safe", chances=", ".join(safe))


def weigh_safe_draws(g: Fortress) -> Iterator[Fraction]:
    """5.2: how likely one disc more, two more and so on are drawn before any Doubt."""
    twin, safe = g.clone(), Fraction(1)
    draw = recruiting.DrawRecruit()
    while recruiting.can_draw(twin) and total(twin.bag):
        discs = draw.outcomes(twin)
        safe *= weigh_chance(discs, lambda disc: disc != recruiting.DOUBT)
        yield safe
        draw.resolve(twin, discs[0][0])  # whoever comes: the next chance is the same


def tell_shares(seen: Seen[Fortress], kind: str, found: list[tuple[int, int]], whole: int) -> str:
    """Outcomes with their shares, one after the other."""
    each = ((seen.noun(kind, value), Fraction(weight, whole)) for value, weight in found)
    return ", ".join(f"{name} {round_off(share)} %" for name, share in each)


def tell_tiles(seen: Seen[Fortress]) -> str:
    """6.1: what the next tile of the Hit bag is."""
    found = hit_bag.DRAW_TILE.outcomes(seen.state)
    if not found:
        return seen.say("board-odds-no-tiles")
    each = tell_shares(seen, "tile", found, sum(weight for _, weight in found))
    return seen.say("board-odds-tiles", each=each)


def tell_firing(seen: Seen[Fortress]) -> Iterator[str]:
    """7.3 and 11.2: the next attack, fire from the positions, and the guns if they can fire."""
    g = seen.state
    for sector in range(g.sectors()):
        dice = g.standing[sector]
        if dice:
            hit, move = (
                round_off(weigh_attack(g, sector, d)) for d in (infantry.HIT, infantry.MOVE)
            )
            facts = {"sector": sector + 1, "dice": dice, "hit": hit, "move": move}
            yield seen.say("board-odds-attack", **facts)
    plain = round_off(weigh_removal(g, 0))
    if g.stage != n.MOBILISATION:
        yield seen.say("board-odds-fire", percent=plain)
    if g.machine_gun == n.READY:
        yield seen.say(
            "board-odds-machine-gun", percent=plain, bonus=round_off(weigh_removal(g, 1))
        )
    if any(g.icons(gun) for gun in range(len(n.GUN_NAMES))):
        yield tell_gun_dice(seen)


def weigh_attack(g: Fortress, sector: int, deed: int) -> Fraction:
    """7.3: how likely one of those who stand in a sector hits, moves or throws a grenade."""
    dice = infantry.InfantryRoll(sector, g.standing[sector])
    fails = weigh_chance(dice.outcomes(g), lambda face: infantry.read_die(g, sector, face) != deed)
    return 1 - fails**dice.amount


def weigh_removal(g: Fortress, with_supply: int) -> Fraction:
    """11.2 and 11.4: how likely a shot removes infantry."""
    faces = walls.Shoot(0).outcomes(g)
    return weigh_chance(faces, lambda face: walls.is_hit(walls.count_throw(g, face, with_supply)))


def tell_gun_dice(seen: Seen[Fortress]) -> str:
    """12.6: how likely a gun stays ready, by what it fires at."""
    g = seen.state
    targets = [sector for sector in range(g.sectors()) if g.troops(sector)]
    each = [
        f"{seen.noun('aim', target)} {round_off(weigh_staying_ready(g, target))} %"
        for target in (*targets, *range(n.TARGET_ROW, n.TARGET_AIRFIELD + 1))
    ]
    return seen.say("board-odds-guns", each=", ".join(each))


def weigh_staying_ready(g: Fortress, target: int) -> Fraction:
    """12.6: how likely a gun does not jam after a shot at a target."""
    die = guns.GunDie(0, guns.find_criterion(g, target))
    return weigh_chance(die.outcomes(g), lambda face: not die.is_jam(face))


def tell_sneaking(seen: Seen[Fortress]) -> str:
    """13.7 and 13.8: whether a runner gets past, or a soldier fights unhurt."""
    g = seen.state
    return seen.say("board-odds-sneak", percent=round_off(weigh_passing(g)), level=g.suspicion)


def weigh_passing(g: Fortress) -> Fraction:
    """13.7: how likely a runner gets past."""
    return weigh_chance(supply_runs.Sneak().outcomes(g), lambda face: supply_runs.is_past(g, face))
