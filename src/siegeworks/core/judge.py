"""What a game tells those who search: how good a position is, and what a sensible player does."""

from typing import ClassVar, Final, Protocol

from mypy_extensions import mypyc_attr

from siegeworks.core.steps import State

UNKNOWN: Final = 0.5  # the worth of a position that nobody has an opinion about


class Ended(Protocol):
    """A game that knows who has won."""

    def winners(self, g: State) -> tuple[int, ...]:
        """The seats that won a finished game."""
        ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Knows the result of a finished game only, and plays at random; a game's own knows more.

    A judge looks at a state as it is. That is safe, because searches only ever show it copies in
    which whatever their seat cannot see was drawn anew.
    """

    habits: ClassVar[bool] = False  # whether ``pick`` knows better than chance

    def __init__(self, game: Ended) -> None:
        self.game = game

    def evaluate(self, g: State, seat: int) -> float:
        """How good a position is for a seat: from 0, lost, to 1, won."""
        if g.ending:
            return 1.0 if seat in self.game.winners(g) else 0.0
        return UNKNOWN

    def pick(self, g: State, options: list[int], number: int) -> int:
        """The place of the option that a rollout takes; ``number`` is 32 random bits."""
        return number * len(options) >> 32

    def lines(self, g: State, options: list[int], number: int, most: int) -> list[list[int]]:
        """Up to so many ways to go on that deserve a thought, each of one option or several.

        The options of a line are taken as long as the same is asked. What habit does comes first;
        then, unless a game knows better, every other option.
        """
        first = options[self.pick(g, options, number)]
        others = [[option] for option in options if option != first]
        return [[first], *others[: most - 1]]
