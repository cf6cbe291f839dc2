"""What a sensible commander does, and how good a position looks: for bots, never for the rules."""

from math import exp
from typing import TYPE_CHECKING, ClassVar, Final

from siegeworks.core import luck
from siegeworks.core.judge import Judge
from siegeworks.core.steps import NOUN, State
from siegeworks.games.hegra.bot import features, habits, jobs, plans
from siegeworks.games.hegra.bot.ways import Ways
from siegeworks.games.hegra.bot.weights import Weights
from siegeworks.games.hegra.rules import vocabulary
from siegeworks.games.hegra.rules.pieces import DAYS, MOOD_ZERO, SIEGE, SKULL
from siegeworks.games.hegra.rules.state import Fortress, total
from siegeworks.parts.fields import list_fields

if TYPE_CHECKING:
    from siegeworks.core.game import Game

SWAY: Final = 1.0  # a mood counts a consideration for up to e times as much, or as little


class Commander(Judge):
    """Gives each morning the jobs that are worth most, and decides the rest by rules of thumb."""

    habits: ClassVar[bool] = True

    def __init__(self, game: "Game", weights: Weights | None = None) -> None:
        super().__init__(game)
        self.weights = weights or Weights()
        self._ways = Ways(self.weights.patrol)

    def evaluate(self, g: State, seat: int) -> float:
        if g.ending:
            return 1.0 if g.ending <= SKULL else 0.0
        assert isinstance(g, Fortress)
        return features.judge_position(g)

    def pick(self, g: State, options: list[int], number: int) -> int:
        assert isinstance(g, Fortress)
        verb = options[0] & ~NOUN
        if verb == vocabulary.PUT:
            return plans.put(g, self.weights, options)
        if verb == vocabulary.GO:
            return self._ways.step(g, options)
        if verb <= vocabulary.TIRE:
            return self._morning(g, options, verb)
        if vocabulary.SHOOT <= verb <= vocabulary.DROP:
            return self._battle(g, options, verb)
        if vocabulary.HIDE <= verb <= vocabulary.RAISE_DEFENCE:
            return self._work(g, options, verb)
        if vocabulary.TREAT <= verb <= vocabulary.ADMIT:
            return habits.nurse(g, options, verb)
        return self._evening(g, options, verb)

    def lines(self, g: State, options: list[int], number: int, most: int) -> list[list[int]]:
        """In the morning whole plans: a commander in another mood gives other jobs.

        Elsewhere habit is hard to better: trying other options there lost more by chance than it
        gained.
        """
        if options[0] & ~NOUN != vocabulary.PUT:
            return [[options[self.pick(g, options, number)]]]
        assert isinstance(g, Fortress)
        moods = [self.weights]
        for mood in range(1, most):
            moods.append(sway(self.weights, number, mood))
        return plans.make_all(g, moods)

    def _morning(self, g: Fortress, options: list[int], verb: int) -> int:
        """Recruits, breakfast and rest."""
        if verb == vocabulary.DRAW:
            return self._recruit(g)
        if verb == vocabulary.FEED or verb == vocabulary.CHEER:
            return self._breakfast(g, options)
        if verb == vocabulary.WAKE_ALL:
            return 0
        if verb == vocabulary.WAKE or verb == vocabulary.REST:
            return habits.rouse(g, options)
        if verb == vocabulary.TIRE:
            return habits.pick_worst(options, habits.VALUE)
        return habits.pick_best(options, habits.VALUE)

    def _recruit(self, g: Fortress) -> int:
        """One more draw if it promises more than it risks: Doubt leaves one recruit alone."""
        have = total(g.recruits)
        people = total(g.bag)
        chance = people / (people + g.bag_doubt) if people else 0.0
        return 0 if chance * (have + 1) + 1.0 - chance > have + self.weights.greed else 1

    def _breakfast(self, g: Fortress, options: list[int]) -> int:
        """Supplies as long as more hands are wanted; Morale only with some to spare."""
        w = self.weights
        tired = total(g.tired)
        few = total(g.ready) < (w.ready_siege if g.stage == SIEGE else w.ready_attack)
        if options[0] == vocabulary.FEED:
            full = tired >= min(2, g.tables.ration[g.ration])
            if full and (few or g.supplies > w.spare * (DAYS - g.day)):
                return 0
        if g.morale > MOOD_ZERO and tired >= w.rouse and few:
            return len(options) - 2
        return len(options) - 1

    def _battle(self, g: Fortress, options: list[int], verb: int) -> int:
        """Fire from the walls and of the guns."""
        if verb <= vocabulary.RECKLESS:
            return habits.fire(g, options, jobs.count_near(g) >= self.weights.burst)
        if verb == vocabulary.REMOVE:
            return habits.pick_target(options)
        if verb == vocabulary.PIN:
            return habits.pin(options)
        if verb == vocabulary.AIM:
            return habits.aim(g, options, self.weights)
        if verb == vocabulary.TAKE:
            return habits.pick_last(options)
        return habits.strike(g, options) if verb == vocabulary.STRIKE else 0

    def _work(self, g: Fortress, options: list[int], verb: int) -> int:
        """Runners who meet the enemy, and maintenance."""
        w = self.weights
        if verb == vocabulary.HIDE:
            return habits.meet(g, options, w.sneak)
        if verb == vocabulary.MEND:
            best = 0
            for place in range(1, len(options)):
                if options[place] != vocabulary.DONE:
                    worth = jobs.value_mend(g, w, options[place] & NOUN)
                    if worth > jobs.value_mend(g, w, options[best] & NOUN):
                        best = place
            return best
        if verb == vocabulary.ADD_MISS:
            return 1 if w.defence - w.steady * g.defence > w.miss + jobs.value_tile(g, w) else 0
        return habits.order(options)

    def _evening(self, g: Fortress, options: list[int], verb: int) -> int:
        """Cards, and whatever is asked more rarely."""
        if verb == vocabulary.CHOOSE:
            return habits.pick_card(g, options)
        if verb == vocabulary.ACT:
            return habits.meet_heart(g, self.weights)
        if verb == vocabulary.LOWER_FEAR:
            return 1 if g.doubt > 1 else 0
        if verb == vocabulary.MAN:
            return habits.guard(options)
        if verb == vocabulary.FALL:
            return habits.pick_worst(options, habits.VALUE)
        if verb == vocabulary.CLAIM:
            return 0 if g.day >= habits.CLAIM_DAY else 1
        if verb == vocabulary.FIRE or verb == vocabulary.LOWER_SUSPICION:
            return 0
        return len(options) - 1


def sway(weights: Weights, key: int, mood: int) -> Weights:
    """Weights as they are in some mood: each a good deal more or less than usual."""
    swayed = Weights()
    for place, name in enumerate(list_fields(Weights)):
        share = luck.draw_bits(key, 0, mood, place) / luck.MASK
        setattr(swayed, name, getattr(weights, name) * exp(SWAY * (2.0 * share - 1.0)))
    return swayed
