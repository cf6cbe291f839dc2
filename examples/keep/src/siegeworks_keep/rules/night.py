"""2 The night: ladders, and what the captain does about them."""

from typing import Final

from siegeworks.core.steps import DONE, NOUN, Chance, Choice, Refusal, Rule, Steps

from siegeworks_keep.rules import storm, vocabulary
from siegeworks_keep.rules.pieces import MOST_LADDERS, WALLS
from siegeworks_keep.rules.state import CARDS, Keep


class Night(Rule[Keep]):
    """The enemy comes, the captain acts, the walls are stormed, and it dawns."""

    rule = "2.1"

    def run(self, g: Keep) -> Steps:
        g.night += 1
        g.actions = g.tables.actions
        g.tell(vocabulary.NIGHT_FALLS, g.night)
        storms: Steps = tuple([storm.Storm(wall) for wall in range(WALLS)])
        cards: Steps = (PutUpLadders(),) * g.tables.cards
        return cards + (Act(),) + storms + (storm.Dawn(),)


class PutUpLadders(Chance[Keep]):
    """A card says at which wall ladders are put up, as far as there is room."""

    rule = "2.2"
    stream = CARDS
    noun = "card"

    def outcomes(self, g: Keep) -> list[tuple[int, int]]:
        return [(card, 1) for card in g.deck]

    def draw(self, g: Keep) -> int:
        return g.deck[g.roll(CARDS, len(g.deck))]

    def resolve(self, g: Keep, outcome: int) -> Steps:
        g.deck.remove(outcome)
        g.played.append(outcome)
        wall = g.tables.wall[outcome]
        g.ladders[wall] = min(MOST_LADDERS, g.ladders[wall] + g.tables.ladders[outcome])
        g.tell(vocabulary.CARD_DRAWN, outcome)
        return DONE


class Act(Choice[Keep]):
    """The captain of the night pushes, pours or mends as often as there are actions, or rests."""

    rule = "2.3"

    def seat(self, g: Keep) -> int:
        return (g.night - 1) % g.seats

    def options(self, g: Keep) -> list[int]:
        ways = [vocabulary.PUSH + wall for wall in range(WALLS) if g.ladders[wall]]
        if g.oil:
            ways += [vocabulary.POUR + wall for wall in range(WALLS) if g.ladders[wall]]
        ways += [
            vocabulary.MEND + wall for wall in range(WALLS) if g.stones[wall] < g.tables.stones
        ]
        ways.append(vocabulary.REST)
        return ways

    def choose(self, g: Keep, option: int) -> Steps:
        if option == vocabulary.REST:
            g.actions = 0
            return DONE
        g.actions -= 1
        verb, wall = option & ~NOUN, option & NOUN
        more: Steps = (self,) if g.actions else DONE
        if verb == vocabulary.PUSH:
            return (Push(wall),) + more
        if verb == vocabulary.POUR:
            return (Pour(wall),) + more
        return (Mend(wall),) + more

    def refusals(self, g: Keep, seat: int) -> list[Refusal]:
        found: list[Refusal] = []
        for wall in range(WALLS):
            if not g.ladders[wall]:
                found.append(Refusal(vocabulary.PUSH + wall, "no-ladder", "2.4", 1, 0))
            if not g.oil:
                found.append(Refusal(vocabulary.POUR + wall, "no-oil", "2.5", 1, 0))
            elif not g.ladders[wall]:
                found.append(Refusal(vocabulary.POUR + wall, "no-ladder", "2.5", 1, 0))
            if g.stones[wall] == g.tables.stones:
                found.append(Refusal(vocabulary.MEND + wall, "whole", "2.6"))
        return found

    def universe(self, g: Keep, seat: int) -> list[int]:
        verbs = (vocabulary.PUSH, vocabulary.POUR, vocabulary.MEND)
        return [verb + wall for verb in verbs for wall in range(WALLS)] + [vocabulary.REST]


class Push(Rule[Keep]):
    """One ladder is thrown down."""

    rule = "2.4"
    takes = ("wall",)

    def __init__(self, wall: int) -> None:
        self.wall: Final = wall

    def run(self, g: Keep) -> Steps:
        g.ladders[self.wall] -= 1
        g.tell(vocabulary.PUSHED, self.wall)
        return DONE


class Pour(Rule[Keep]):
    """A pot of oil throws down all ladders at a wall."""

    rule = "2.5"
    takes = ("wall",)

    def __init__(self, wall: int) -> None:
        self.wall: Final = wall

    def run(self, g: Keep) -> Steps:
        g.tell(vocabulary.POURED, self.wall, g.ladders[self.wall])
        g.oil -= 1
        g.ladders[self.wall] = 0
        return DONE


class Mend(Rule[Keep]):
    """A stone is put back."""

    rule = "2.6"
    takes = ("wall",)

    def __init__(self, wall: int) -> None:
        self.wall: Final = wall

    def run(self, g: Keep) -> Steps:
        g.stones[self.wall] += 1
        g.tell(vocabulary.MENDED, self.wall, g.stones[self.wall])
        return DONE
