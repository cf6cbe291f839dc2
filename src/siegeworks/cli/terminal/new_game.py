"""Before the first question: which game, how many players, which options."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from siegeworks.cli.terminal.screen import Screen
from siegeworks.core.game import Game, Setting
from siegeworks.core.match import Match
from siegeworks.text.speaker import Speaker
from siegeworks.text.typed import Thing, find


@dataclass(frozen=True)
class NewGame:
    """All that a new game needs."""

    game: Game
    seats: int
    options: Mapping[str, str]
    seed: int | None
    given: bool
    content: Path | None
    bots: Mapping[int, str] = field(default_factory=dict)

    def start(self) -> Match:
        """A new match."""
        luck = "given" if self.given else "own"
        return self.game.start(self.seats, self.options, self.seed, luck, self.content)


class Questions:
    """Asks what was not said on the command line; Enter takes the first."""

    def __init__(self, screen: Screen, speaker: Speaker) -> None:
        self.screen = screen
        self.speaker = speaker

    def seats(self, game: Game) -> int:
        """How many play."""
        if not self.screen.typed or len(game.seats) == 1:
            return game.seats[0]
        numbers = [Thing(str(seats), str(seats)) for seats in game.seats]
        return game.seats[self._pick(self.speaker.say("players"), numbers)]

    def options(self, game: Game, chosen: Mapping[str, str]) -> dict[str, str]:
        """The settings that are still open."""
        found = dict(chosen)
        for setting in game.settings:
            if setting.name not in found and self.screen.typed:
                found[setting.name] = self._setting(game, setting)
        return found

    def _setting(self, game: Game, setting: Setting) -> str:
        key = f"setting-{setting.name}"
        values = [Thing(v, self.speaker.of(game, f"{key}-{v}", v).lower()) for v in setting.values]
        return setting.values[self._pick(self.speaker.of(game, key, setting.name), values)]

    def _pick(self, title: str, things: Sequence[Thing]) -> int:
        listed = ", ".join(thing.words for thing in things)
        while True:
            typed = self.screen.ask(f"{title} ({listed}) [{things[0].words}]: ")
            exact = [i for i, thing in enumerate(things) if typed == thing.words]
            found = exact or (find(typed, things) if typed else [0])
            if len(found) == 1:
                return found[0]
            self.screen.say(self.speaker.say("pick", typed=typed[:40], found=listed), "warn")
