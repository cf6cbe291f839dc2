"""What an officer cannot do now, and why: only what a player might well expect to be able to do."""

from siegeworks.core.steps import NOUN, Refusal
from siegeworks.games.westerplatte.rules import vocabulary
from siegeworks.games.westerplatte.rules.pieces import (
    BRICKS,
    FIELDS,
    FIRST_GUARDHOUSE,
    GRENADES,
    LANES,
    MACHINE_GUN,
    MINES,
    NONE,
    TILE_AMMUNITION,
    TILE_MINES,
    TILE_MORALE,
    TILE_MORTAR,
    TILE_PUSH,
)
from siegeworks.games.westerplatte.rules.state import (
    EXTRA_ACTION,
    EXTRA_MOVE,
    USED_ACTION,
    USED_MOVE,
    Fort,
)
from siegeworks.games.westerplatte.rules.tiles import tile_options


def act(g: Fort, officer: int) -> list[Refusal]:
    """Everything notable that the acting officer cannot do."""
    return [
        *moves(g, officer),
        *actions(g, officer),
        *marker(g, officer, EXTRA_MOVE),
        *marker(g, officer, EXTRA_ACTION),
    ]


def marker(g: Fort, officer: int, kind: int) -> list[Refusal]:
    """Why an extra marker cannot be used: none held, or one used already."""
    rule = "4.5" if kind == EXTRA_MOVE else "4.6"
    option = vocabulary.USE_EXTRA_MOVE if kind == EXTRA_MOVE else vocabulary.USE_EXTRA_ACTION
    used = USED_MOVE if kind == EXTRA_MOVE else USED_ACTION
    if g.held(kind, officer) == 0:
        return [Refusal(option, "no-marker", rule, 1, 0)]
    return [Refusal(option, "marker-used", rule)] if g.used & used else []


def moves(g: Fort, officer: int) -> list[Refusal]:
    """Moves that are used up or closed."""
    here = g.post[officer]
    near = g.tables.paths[here]
    if g.moves == 0:
        return [Refusal(vocabulary.MOVE + field, "no-move-left", "4.4", 1, 0) for field in near]
    if g.burnt == NONE:
        return []
    closed = g.tables.event_paths[g.burnt]
    return [
        Refusal(vocabulary.MOVE + field, "passage-burnt", "12.9")
        for field in near
        if here * FIELDS + field in closed
    ]


def actions(g: Fort, officer: int) -> list[Refusal]:
    """Actions that are used up, or would have no effect where the officer stands."""
    field = g.post[officer]
    if field < FIRST_GUARDHOUSE:
        return firing(g, officer, field)
    tile = g.tile[field - FIRST_GUARDHOUSE]
    if g.actions == 0:
        return [Refusal(option, "no-action-left", "4.3", 1, 0) for option in all_of(tile)]
    offered = tile_options(g, officer)
    return [why_not(g, tile, option) for option in all_of(tile) if option not in offered]


def firing(g: Fort, officer: int, lane: int) -> list[Refusal]:
    """Why an officer cannot fire from a forward space."""
    if g.actions == 0:
        return [Refusal(vocabulary.FIRE, "no-action-left", "4.3", 1, 0)]
    if g.card[lane] == NONE:
        return [Refusal(vocabulary.FIRE, "lane-empty", "5.1")]
    if g.ammo[officer] == 0:
        return [Refusal(vocabulary.FIRE, "no-ammunition", "5.2", 1, 0)]
    return []


def all_of(tile: int) -> list[int]:
    """Every option that a tile could ever offer."""
    if tile == TILE_MORALE:
        return [vocabulary.RAISE_MORALE]
    if tile == TILE_AMMUNITION:
        return [vocabulary.TAKE_AMMUNITION]
    if tile == TILE_MORTAR:
        return [vocabulary.MORTAR + lane for lane in range(LANES)]
    if tile == TILE_MINES:
        return [vocabulary.LAY_MINE + lane for lane in range(LANES)]
    if tile == TILE_PUSH:
        return [vocabulary.PUSH_BACK + lane for lane in range(LANES)]
    return [vocabulary.REBUILD + field for field in range(FIELDS)]


def why_not(g: Fort, tile: int, option: int) -> Refusal:
    """Why a tile does not offer an option."""
    noun = option & NOUN
    if tile == TILE_AMMUNITION:
        return Refusal(option, "pool-empty", "6.6", 1, 0)
    if tile == TILE_MORTAR:
        return mortar(g, option)
    if tile == TILE_MINES:
        return mine(g, option, noun)
    if tile == TILE_PUSH:
        return push(g, option, noun)
    if g.stock[BRICKS] == 0:
        return Refusal(option, "no-bricks", "6.5", 1, 0)
    return Refusal(option, "wall-whole", "6.5")


def mortar(g: Fort, option: int) -> Refusal:
    """Why the mortar cannot fire at a lane."""
    if g.stock[GRENADES] == 0:
        return Refusal(option, "no-grenades", "6.3", 1, 0)
    return Refusal(option, "lane-empty", "6.3")


def mine(g: Fort, option: int, lane: int) -> Refusal:
    """Why no mine can be laid on a lane."""
    if g.stock[MINES] == 0:
        return Refusal(option, "no-mines", "6.4", 1, 0)
    return Refusal(option, "lane-mined" if g.card[lane] == NONE else "lane-taken", "6.4")


def push(g: Fort, option: int, lane: int) -> Refusal:
    """Why the troop on a lane cannot be pushed back."""
    card = g.card[lane]
    if card == NONE:
        return Refusal(option, "lane-empty", "6.7")
    stays = g.tables.kind[card] != MACHINE_GUN
    return Refusal(option, "howitzer-stays" if stays else "first-space", "6.7")
