"""What a sensible officer does, and how good a position looks: for bots, never for the rules."""

from typing import TYPE_CHECKING, ClassVar, Final

from siegeworks.core.judge import Judge
from siegeworks.core.steps import NOUN, State
from siegeworks.games.westerplatte.bot import features
from siegeworks.games.westerplatte.bot.jobs import Survey
from siegeworks.games.westerplatte.bot.ways import Ways
from siegeworks.games.westerplatte.bot.weights import Weights
from siegeworks.games.westerplatte.rules import tiles, vocabulary
from siegeworks.games.westerplatte.rules.pieces import FIELDS, NONE
from siegeworks.games.westerplatte.rules.state import (
    EXTRA_ACTION,
    EXTRA_MOVE,
    HELD,
    USED_ACTION,
    USED_MOVE,
    Fort,
)
from siegeworks.games.westerplatte.rules.tiles import PushAnother
from siegeworks.parts.judging import weigh_win

if TYPE_CHECKING:
    from siegeworks.core.game import Game

# The verbs between these are actions: firing and the tiles
FIRST_ACTION: Final = vocabulary.FIRE
LAST_ACTION: Final = vocabulary.PUSH_BACK


class Commander(Judge):
    """Plays each turn for the job that is worth most within reach."""

    habits: ClassVar[bool] = True

    def __init__(self, game: "Game", weights: Weights | None = None) -> None:
        super().__init__(game)
        self.survey = Survey(weights or Weights())
        self.ways: Ways | None = None

    def evaluate(self, g: State, seat: int) -> float:
        if g.ending:
            return 1.0 if g.ending == HELD else 0.0
        assert isinstance(g, Fort)
        return weigh_win(self.features(g), features.WEIGHTS)

    def features(self, g: Fort) -> list[float]:
        """The position in numbers, with the best job of the active officer."""
        self.survey.look_anew(g)
        prospect = 0.0
        if g.actions and g.post[g.active] != NONE:
            prospect = self.survey.job[self._goal(g, g.post[g.active], g.moves)]
        return features.measure_features(g, self.survey, prospect, self._others(g))

    def _others(self, g: Fort) -> float:
        """The best jobs that the other officers will find near them, on average."""
        ways = self._known(g)
        found = 0.0
        for officer in range(len(g.post)):
            if officer != g.active and g.post[officer] != NONE:
                near = ways.near(g.burnt, g.post[officer])
                found += self.survey.best_of(near, g.ammo[officer] > 0)
        return found / (len(g.post) - 1)

    def pick(self, g: State, options: list[int], number: int) -> int:
        assert isinstance(g, Fort)
        last = options[len(options) - 1]
        if last == vocabulary.END:
            return find_place(options, self._act(g, options))
        verb = last & ~NOUN
        if last == vocabulary.ENOUGH:
            return self._push(g, options)
        if verb == vocabulary.HIT:
            return find_strongest(g, options)
        if verb == vocabulary.BRICK:
            return self._brick(g, options)
        if verb == vocabulary.STAND:
            return 1 + (number * 3 >> 32)
        if verb == vocabulary.GIVE or verb == vocabulary.TAKE_FROM:
            return number * len(options) >> 32
        return 0  # join the fire; gain or lose mines before grenades before bricks

    def _act(self, g: Fort, options: list[int]) -> int:
        """What to do in a turn: the best job within reach, or a step towards it."""
        officer = g.active
        survey = self.survey
        survey.look(g)
        if not g.actions:
            return self._afterwards(g, officer)
        here = g.post[officer]
        there = self._goal(g, here, g.moves)
        worth = survey.job[there]
        if g.held(EXTRA_MOVE, officer) and not g.used & USED_MOVE:
            further = self._goal(g, here, g.moves + 1)
            if survey.is_worth_a_move(further, there):
                return vocabulary.USE_EXTRA_MOVE
        if worth <= 0.0:
            return self._stroll(g, here)
        return (
            self._work(g, options)
            if there == here
            else vocabulary.MOVE + self._next(g, here, there)
        )

    def _afterwards(self, g: Fort, officer: int) -> int:
        """The action is done: another one by a marker, or a step towards the next job."""
        here = g.post[officer]
        if g.held(EXTRA_ACTION, officer) and not g.used & USED_ACTION:
            there = self._goal(g, here, g.moves)
            if self.survey.is_worth_an_action(there):
                return vocabulary.USE_EXTRA_ACTION
        return self._stroll(g, here)

    def _known(self, g: Fort) -> Ways:
        """The ways under the tables of this game."""
        ways = self.ways
        if ways is None or ways.tables is not g.tables:
            ways = Ways(g.tables)
            self.ways = ways
        return ways

    def _goal(self, g: Fort, here: int, reach: int) -> int:
        """The field within reach with the best job, less the way there."""
        moves = self._known(g).moves(g.burnt)
        survey = self.survey
        row = here * FIELDS
        best = here
        best_worth = survey.net(here, 0)
        for field in range(FIELDS):
            away = moves[row + field]
            if away <= reach:
                worth = survey.net(field, away)
                if worth > best_worth:
                    best_worth = worth
                    best = field
        return best

    def _next(self, g: Fort, here: int, there: int) -> int:
        """The field to go to first on a shortest way."""
        moves = self._known(g).moves(g.burnt)
        left = moves[here * FIELDS + there]
        for field in g.tables.paths[here]:
            if moves[field * FIELDS + there] < left and moves[here * FIELDS + field] == 1:
                return field
        return here

    def _stroll(self, g: Fort, here: int) -> int:
        """With nothing left to do: to where most can be done in the next turn."""
        if not g.moves:
            return vocabulary.END
        ways = self._known(g)
        moves = ways.moves(g.burnt)
        best = here
        best_worth = self.survey.post(ways.near(g.burnt, here)) + self.survey.stir()
        for field in ways.near(g.burnt, here):
            if 0 < moves[here * FIELDS + field] <= g.moves:
                worth = self.survey.post(ways.near(g.burnt, field))
                if worth > best_worth:
                    best_worth = worth
                    best = field
        return vocabulary.END if best == here else vocabulary.MOVE + self._next(g, here, best)

    def _work(self, g: Fort, options: list[int]) -> int:
        """The best of the actions on offer where the officer stands."""
        best = vocabulary.END
        best_worth = -1000.0
        for option in options:
            verb = option & ~NOUN
            if verb == vocabulary.PUSH_BACK:
                return options[self._push(g, options)]
            if FIRST_ACTION <= verb <= LAST_ACTION:
                worth = self._worth(g, verb, option & NOUN)
                if worth > best_worth:
                    best_worth = worth
                    best = option
        return best

    def _worth(self, g: Fort, verb: int, noun: int) -> float:
        if verb == vocabulary.MORTAR:
            return self.survey.grenade(g, noun)
        if verb == vocabulary.LAY_MINE:
            return -g.walls[noun]
        if verb == vocabulary.REBUILD:
            return self.survey.bricks(g, noun, g.tables.rebuild_bricks)
        return 0.0 if verb == vocabulary.ORDER_FIRE else 1.0

    def _push(self, g: Fort, options: list[int]) -> int:
        """The leftmost of the units that are worth most: lanes are asked from left to right."""
        last = options[len(options) - 1]
        count = tiles.count_pushes(g)
        if last == vocabulary.ENOUGH:
            asking = g.agenda[len(g.agenda) - 1]
            assert isinstance(asking, PushAnother)
            count = asking.more
            self.survey.look_closely(g)
        for place in range(len(options)):
            if options[place] & ~NOUN == vocabulary.PUSH_BACK:
                worth = self.survey.push(g, options[place] & NOUN)
                if worth > 0.0 and self._better(g, options, worth) < count:
                    return place
        return len(options) - 1

    def _better(self, g: Fort, options: list[int], worth: float) -> int:
        """How many units it is worth more to push."""
        count = 0
        for option in options:
            pushes = option & ~NOUN == vocabulary.PUSH_BACK
            if pushes and self.survey.push(g, option & NOUN) > worth:
                count += 1
        return count

    def _brick(self, g: Fort, options: list[int]) -> int:
        """Where a brick does most good."""
        best = 0
        best_worth = -1.0
        for place in range(len(options)):
            worth = self.survey.bricks(g, options[place] & NOUN, 1)
            if worth > best_worth:
                best_worth = worth
                best = place
        return best


def find_strongest(g: Fort, options: list[int]) -> int:
    """The place of the option whose field has most bricks."""
    best = 0
    for place in range(1, len(options)):
        if g.walls[options[place] & NOUN] > g.walls[options[best] & NOUN]:
            best = place
    return best


def find_place(options: list[int], option: int) -> int:
    """Where an option stands; the last, which ends the turn, if it is not there."""
    for place in range(len(options)):
        if options[place] == option:
            return place
    return len(options) - 1
