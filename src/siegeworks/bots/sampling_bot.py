"""The bot that tries each option some times: by a look at what follows, or by games played on."""

from siegeworks.bots.observation import Observation
from siegeworks.bots.rollout import try_line
from siegeworks.bots.thinker import Thinker, Thought
from siegeworks.core.game import Game


class SamplingBot(Thinker):
    """Tries every option under the same luck, equally often, and takes the best on average."""

    def __init__(self, game: Game, simulations: int, depth: int, seed: int | None = None) -> None:
        super().__init__(game, seed)
        self.budget = simulations  # for all options together; each is tried once at least
        self.depth = depth  # choices played on by habit before the position is judged

    def think(self, observation: Observation) -> list[Thought]:
        """Every option, the best first."""
        dice, start, seat = self.dice(), observation.match.state, observation.seat
        options = observation.decision.options
        tries = max(1, self.budget // len(options))
        worths = [0.0] * len(options)
        for number in range(tries):
            for place, option in enumerate(options):
                worths[place] += try_line(
                    dice, start, number, seat, [option.code], self.judge, self.depth
                )
        self.simulations = tries * len(options)
        thoughts = [
            Thought(str(option), tries, worth / tries)
            for option, worth in zip(options, worths, strict=True)
        ]
        return sorted(thoughts, key=lambda thought: -thought.worth)
