"""Who goes where in the morning, by what each job is worth: for bots."""

from typing import Final

from siegeworks.games.hegra.bot import jobs
from siegeworks.games.hegra.bot.weights import Weights
from siegeworks.games.hegra.rules import vocabulary
from siegeworks.games.hegra.rules.morning import is_open
from siegeworks.games.hegra.rules.pieces import (
    ATTACK,
    DAYS,
    NONE,
    OFFICER,
    POSITIONS,
    PROMOTE,
    SPACES,
    TYPES,
    VOLUNTEER,
)
from siegeworks.games.hegra.rules.state import Fortress, total

LEAST: Final = 0.0
IMPOSSIBLE: Final = 100_000.0


class Plan:
    """The best jobs first, as long as somebody is ready and a job is worth the trouble.

    It is carried out from the first space on, one defender for each decision. The plan is made
    anew each time and counts those who already stand there, so that it stays the same plan.
    """

    def __init__(self, g: Fortress, w: Weights) -> None:
        self.g = g
        self.w = w
        self.ready: list[int] = g.ready[:]
        self.jobs: list[int] = g.jobs[:]
        self.places: list[int] = []  # that the plan fills
        self.held = g.manned()
        # What it costs to tire each type
        self.disc: list[float] = [
            w.disc + more for more in (w.officer, w.soldier, 0.0, w.medic, w.hunter)
        ]
        self.effort = w.last_day if g.day == DAYS else 1.0
        self.team: list[int] = []
        self.worth: list[float] = [jobs.NEVER] * SPACES  # of one more use of each space

    def make(self) -> list[int]:
        """The places to fill, one after the other."""
        g = self.g
        spaces = [s for s in range(SPACES) if is_open(g, s)]
        for space in spaces:
            self._value(space)
        posts: list[int] = []
        if g.stage >= ATTACK:
            for position in range(POSITIONS):
                if g.post[position] == NONE and not g.damaged[position]:
                    posts.append(position)
        while total(self.ready) and self._fill_best(spaces, posts):
            pass
        self.places.sort()
        return self.places

    def _fill_best(self, spaces: list[int], posts: list[int]) -> int:
        """Give the job that is worth most its people; how many, 0 if no job is worth it."""
        best = NONE
        most = LEAST
        team: list[int] = []
        for space in spaces:
            worth = self.worth[space]
            if worth > most:
                worth -= self.effort * self._muster(space)
                if worth > most:
                    most = worth
                    best = space
                    team = self.team
        who = self._guard() if posts else NONE
        if who != NONE:
            worth = jobs.value_hold(self.g, self.w, self.held, who)
            worth -= self.effort * self.disc[who]
            if worth > most:
                self._send(SPACES + posts.pop(), who)
                self.held += 1
                return 1
        for who in team:
            self._send(best, who)
        if team:
            self._value(best)
        return len(team)

    def _value(self, space: int) -> None:
        """Note what one more use of a space is worth; it changes only once the space is filled."""
        uses = self._counted(space) // self.g.tables.need[space]
        self.worth[space] = jobs.value_use(self.g, self.w, space, uses)

    def _send(self, space: int, who: int) -> None:
        self.ready[who] -= 1
        place = space * TYPES + who
        if space < SPACES:
            self.jobs[place] += 1
        self.places.append(place)

    def _counted(self, space: int) -> int:
        counts = self.g.tables.counts
        count = 0
        for who in range(TYPES):
            count += self.jobs[space * TYPES + who] * counts[who][space]
        return count

    def _muster(self, space: int) -> float:
        """Find the cheapest people for one more use; what they cost."""
        self.team = []
        if space == PROMOTE:
            return self._promote()
        need = self.g.tables.need[space]
        left = need - self._counted(space) % need
        ready = self.ready[:]
        cost = 0.0
        while left > 0:
            who = self._cheapest(space, ready, left)
            if who == NONE:
                return IMPOSSIBLE
            ready[who] -= 1
            self.team.append(who)
            cost += self.disc[who]
            left -= self.g.tables.counts[who][space]
        return cost

    def _cheapest(self, space: int, ready: list[int], left: int) -> int:
        """Who costs least for what he counts."""
        best = NONE
        least = IMPOSSIBLE
        for who in range(TYPES):
            count = min(left, self.g.tables.counts[who][space])
            if ready[who] and count:
                cost = self.disc[who] / count
                if cost < least:
                    least = cost
                    best = who
        return best

    def _promote(self) -> float:
        """The officer and a volunteer."""
        done = self.jobs[PROMOTE * TYPES + OFFICER]
        if not (done or self.ready[OFFICER]) or not self.ready[VOLUNTEER]:
            return IMPOSSIBLE
        self.team = [VOLUNTEER] if done else [OFFICER, VOLUNTEER]
        return self.disc[VOLUNTEER] + (0.0 if done else self.disc[OFFICER])

    def _guard(self) -> int:
        """Who is to hold a position: the one who shoots best for what he costs."""
        best = NONE
        most = jobs.NEVER
        for who in range(TYPES):
            if self.ready[who] and self.g.tables.counts[who][SPACES]:
                worth = jobs.value_hold(self.g, self.w, 1, who) - self.disc[who]
                worth += GUARDS[who] * self.w.guard
                if worth > most:
                    most = worth
                    best = who
        return best


# Who shoots far is wanted on the walls, even with nobody in range today
GUARDS: Final[tuple[int, ...]] = (0, 2, 0, 0, 2)


def put(g: Fortress, w: Weights, options: list[int]) -> int:
    """The place of the option that the plan asks for; the last, which ends it, for none."""
    places = Plan(g, w).make()
    for place in range(len(options) - 1):
        if places and options[place] == vocabulary.PUT + places[0]:
            return place
    return len(options) - 1


def make_all(g: Fortress, moods: list[Weights]) -> list[list[int]]:
    """The plans of a commander in several moods, each with all its options; the same one once."""
    found: list[list[int]] = []
    for mood in moods:
        plan = [vocabulary.PUT + place for place in Plan(g, mood).make()]
        plan.append(vocabulary.DONE)
        if plan not in found:
            found.append(plan)
    return found
