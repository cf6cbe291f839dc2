"""What each job on the board is worth to an officer, counted in bricks saved: for bots."""

from typing import Final

from siegeworks.games.westerplatte.bot.weights import Weights
from siegeworks.games.westerplatte.rules import attack, tiles, walls
from siegeworks.games.westerplatte.rules.morale import find_level, is_low
from siegeworks.games.westerplatte.rules.pieces import (
    FIELDS,
    FIRST_GUARDHOUSE,
    GRENADES,
    LANES,
    NONE,
    TILE_AMMUNITION,
    TILE_MINES,
    TILE_MORALE,
    TILE_MORTAR,
    TILE_PUSH,
)
from siegeworks.games.westerplatte.rules.state import Fort


class Survey:
    """What there is to do, once for a turn: nothing of it changes while officers only walk."""

    def __init__(self, weights: Weights) -> None:
        self.w: Final = weights
        self.danger = [0.0] * LANES  # the bricks that each troop is expected to take
        self.job = [0.0] * FIELDS  # the best action on each field
        self.shot = [0.0] * LANES  # the same for any officer with ammunition
        self.kill = 0.0  # of a troop that is no danger
        self._of: Fort | None = None
        self._turn = 0
        self._used = 0
        self._actions = 0

    def net(self, field: int, away: int) -> float:
        """The job on a field, less the way there."""
        return self.job[field] - self.w.far * away

    def is_worth_a_move(self, further: int, there: int) -> bool:
        """Whether the job further off is worth a marker more than the other."""
        return self.job[further] > self.job[there] + self.w.far

    def is_worth_an_action(self, field: int) -> bool:
        """Whether the job on a field is worth a marker."""
        return self.job[field] > self.w.idle

    def post(self, near: list[int]) -> float:
        """How good it is to begin a turn near some fields: the best job there, and the others."""
        best = 0.0
        others = 0.0
        for field in near:
            worth = self.job[field]
            others += worth
            if worth > best:
                best = worth
        return best + self.w.near * (others - best)

    def stir(self) -> float:
        """How much better a field must be to walk there."""
        return self.w.stir

    def look(self, g: Fort) -> None:
        """See what there is for the active officer, unless nothing changed since."""
        if (
            self._of is g
            and self._turn == g.turn
            and self._actions == g.actions
            and self._used == g.used
        ):
            return
        self.look_anew(g)
        self._of = g
        self._turn = g.turn
        self._actions = g.actions
        self._used = g.used

    def look_anew(self, g: Fort) -> None:
        """See what there is for the active officer, whatever was seen before."""
        self.look_closely(g)
        for lane in range(LANES):
            self.shot[lane] = self._shot(g, lane, True)
            self.job[lane] = self.shot[lane]
            if not g.ammo[g.active]:
                self.job[lane] = self._shot(g, lane, False)
        for field in range(FIRST_GUARDHOUSE, FIELDS):
            self.job[field] = self._tile(g, g.tile[field - FIRST_GUARDHOUSE])

    def look_closely(self, g: Fort) -> None:
        """See the troops only, amid an action."""
        self._of = None
        troops = 0
        for lane in range(LANES):
            self.danger[lane] = self._danger(g, lane)
            if g.card[lane] != NONE:
                troops += 1
        self.kill = self.w.kill
        if troops >= LANES - 1:
            self.kill += self.w.crowd

    def _danger(self, g: Fort, lane: int) -> float:
        card = g.card[lane]
        if card == NONE:
            return 0.0
        t = g.tables
        w = self.w
        soon = 1.0
        left = walls.count_way(g, lane)
        if left > 0:
            speed = t.speed[card]
            soon = w.one_mark
            if left > speed:
                soon = w.two_marks if left <= 2 * speed else w.more_marks
        wall = g.walls[lane]
        hurts = 1.0 + w.open_wall * (t.full_wall - wall)
        if wall < 2:
            weakest = t.full_wall
            for house in t.linked[lane]:
                if 0 < g.walls[house] < weakest:
                    weakest = g.walls[house]
            hurts += w.frail / weakest
        return t.fire[card] * soon * hurts

    def wound(self, g: Fort, lane: int, rounds: int) -> float:
        """Wounding the troop on a lane; enough wounds are a kill."""
        left = attack.count_health(g, lane)
        whole = self.kill + self.w.threat * self.danger[lane]
        return whole if rounds >= left else whole * self.w.hurt * rounds / left

    def _shot(self, g: Fort, lane: int, armed: bool) -> float:
        """Firing from the forward space of a lane, together with who stands there."""
        if g.card[lane] == NONE:
            return 0.0
        rounds = 1 if armed else 0
        for other in range(len(g.post)):
            if attack.can_join(g, other, g.active, lane):
                rounds += 1
        return self.wound(g, lane, rounds) if rounds else 0.0

    def best_of(self, near: list[int], armed: bool) -> float:
        """The best job that another officer would find on some fields."""
        best = 0.0
        for field in near:
            worth = self.job[field]
            if field < FIRST_GUARDHOUSE:
                worth = self.shot[field] if armed else 0.0
            if worth > best:
                best = worth
        return best

    def grenade(self, g: Fort, lane: int) -> float:
        """Firing a grenade at a lane."""
        if g.card[lane] == NONE:
            return 0.0
        return self.wound(g, lane, g.tables.mortar_damage) - self.w.grenade

    def push(self, g: Fort, lane: int) -> float:
        """Pushing the unit on a lane back."""
        if not tiles.can_push(g, lane):
            return 0.0
        space = g.space[lane]
        delay = 1
        if space > g.tables.speed[g.card[lane]]:
            delay = space - tiles.find_pushed(g, lane)
        return self.w.push * self.danger[lane] * delay

    def _pushes(self, g: Fort) -> float:
        """Pushing back the units for which it is worth most: all but the least of them."""
        count = tiles.count_pushes(g)
        found = 0.0
        least = 0.0
        units = 0
        for lane in range(LANES):
            worth = self.push(g, lane)
            if worth > 0.0:
                units += 1
                found += worth
                if units == 1 or worth < least:
                    least = worth
        return found - least * (units - count) if units > count else found

    def bricks(self, g: Fort, field: int, count: int) -> float:
        """Laying bricks on a field."""
        left = g.walls[field]
        missing = g.tables.full_wall - left
        fitting = min(count, missing)
        if field < FIRST_GUARDHOUSE:
            return self.w.brick * fitting * (1.0 + self.w.open_wall * missing)
        return self.w.house_brick * fitting / ((1 + left) * (1 + left))

    def _rebuild(self, g: Fort) -> float:
        """Laying the bricks of the tile where they do most good."""
        count = tiles.count_bricks(g)
        best = 0.0
        if count:
            for field in range(FIELDS):
                worth = self.bricks(g, field, count)
                if worth > best:
                    best = worth
        return best

    def _morale(self, g: Fort) -> float:
        """Raising morale by one."""
        w = self.w
        if is_low(find_level(g)):
            return w.low
        left = len(g.tables.track[g.tables.track_of[g.level]]) - g.morale
        if left == 4:
            return w.high_1
        if left == 3:
            return w.high_2
        return w.high_3 if left == 2 else w.under

    def _ammunition(self, g: Fort) -> float:
        """Fetching ammunition, as far as there is some."""
        have = g.ammo[g.active]
        gain = tiles.count_ammunition(g)
        if have == 0:
            return self.w.no_ammo * gain
        return (self.w.one_round if have == 1 else self.w.more_rounds) * gain

    def _grenades(self, g: Fort) -> float:
        best = 0.0
        if g.stock[GRENADES]:
            for lane in range(LANES):
                worth = self.grenade(g, lane)
                if worth > best:
                    best = worth
        return best

    def _mines(self, g: Fort) -> float:
        return self.w.mine if tiles.list_mineable(g) else 0.0

    def _tile(self, g: Fort, kind: int) -> float:
        """The best that the tile of a guardhouse can do."""
        if kind == TILE_AMMUNITION:
            return self._ammunition(g)
        if kind == TILE_MORALE:
            return self._morale(g)
        if kind == TILE_PUSH:
            return self._pushes(g)
        if kind == TILE_MORTAR:
            return self._grenades(g)
        if kind == TILE_MINES:
            return self._mines(g)
        return self._rebuild(g)
