"""Before the first question: which game, how many players, which options."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from siegeworks.cli.terminal import saves
from siegeworks.cli.terminal.lesson import OWN_GAME, list_choices
from siegeworks.cli.terminal.screen import Screen
from siegeworks.cli.terminal.session import Leave
from siegeworks.core import wording
from siegeworks.core.game import Game, Setting
from siegeworks.core.match import Match
from siegeworks.text import painting
from siegeworks.text.speaker import Speaker
from siegeworks.text.typed import Thing, find, read_command

FEW: Final = 1  # settings that are asked for one by one
USUAL: Final = "take"
PAIR: Final = 2  # seats; with fewer there is nobody to play against
PEOPLE: Final = "people"  # on all seats
OWN: Final = "as "  # before the side that one plays oneself; numbers are places in the list
NORMAL: Final = "normal"  # how strong a bot is unless another is wished


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
    """Asks what the command line left open; Enter takes the usual, ? and h explain, q leaves."""

    def __init__(self, screen: Screen, speaker: Speaker) -> None:
        self.screen = screen
        self.speaker = speaker
        self.told_how = False

    def lesson(self, game: Game) -> str:
        """The key of a lesson, or a game of one's own, which is usual once one was played."""
        choices = list_choices(game, self.speaker)
        if not self.screen.typed or len(choices) == 1:
            return OWN_GAME
        self.screen.say(self.speaker.say("learn"), "bold")
        self.screen.show(painting.draw_choices(choices))
        usual = choices[-1] if saves.has_any(game.key) else choices[0]
        return self._pick(self.speaker.say("learn-ask"), choices, usual, (), numbered=True)

    def seats(self, offered: Sequence[int]) -> int:
        """How many play."""
        if not self.screen.typed or len(offered) == 1:
            return offered[0]
        numbers = [Thing(str(seats), str(seats)) for seats in offered]
        return int(self._pick(self.speaker.say("players"), numbers, numbers[0], ()))

    def bots(self, game: Game, seats: int) -> dict[int, str]:
        """Which bots play: one person may play with or against them, or people take all seats."""
        if not self.screen.typed or seats < PAIR:
            return {}
        ways = self._list_ways(game, seats)
        self.screen.say(self.speaker.say("who-plays"), "bold")
        self.screen.show(painting.draw_choices(ways))
        usual_way = ways[-1] if game.together else ways[0]  # together people play on their own
        way = self._pick(self.speaker.say("who-plays-ask"), ways, usual_way, (), numbered=True)
        if way == PEOPLE:
            return {}
        names = [
            Thing(level, wording.say(self.speaker.language, "", f"level-{level}", {}).lower())
            for level in game.levels
        ]
        usual = next((name for name in names if name.text == NORMAL), names[0])
        level = self._pick(self.speaker.say("bot-level"), names, usual, ())
        own = ways.index(next(thing for thing in ways if thing.text == way))
        return {seat: level for seat in range(seats) if seat != own}

    def _list_ways(self, game: Game, seats: int) -> list[Thing]:
        """The sides that one person may take with or against bots, and people on all seats."""
        roles = [self.speaker.of(game, f"role-{seat + 1}") for seat in range(seats)]
        if all(roles):
            own = [Thing(OWN + role, self.speaker.say("who-side", role=role)) for role in roles]
        else:
            key = "who-together" if game.together else "who-alone"
            own = [Thing(OWN, self.speaker.say(key, bots=seats - 1))]
        return [*own, Thing(PEOPLE, self.speaker.say("who-people", seats=seats))]

    def options(self, game: Game, chosen: Mapping[str, str], seats: int) -> dict[str, str]:
        """The settings that are still open, as far as they are for so many seats.

        What only goes with its usual value is not asked.
        """
        found = dict(chosen)
        if not self.screen.typed:
            return found
        left = [
            keep_values(game, setting, seats)
            for setting in game.settings
            if setting.name not in found
        ]
        if len(left) > FEW and self._is_usual_wanted(game, left):
            return found | {setting.name: setting.values[0] for setting in left}
        for setting in left:
            fixed = any(
                found.get(clash.setting) == clash.value and setting.name in clash.others
                for clash in game.clashes
            )
            if not fixed:
                found[setting.name] = self._setting(game, setting)
        return found

    def _is_usual_wanted(self, game: Game, settings: Sequence[Setting]) -> bool:
        """Whether many settings may all stay as usual, so that nobody must answer for each."""
        usual = [
            f"{self.speaker.of(game, f'setting-{s.name}', s.name)}: "
            + self.speaker.of(game, f"setting-{s.name}-{s.values[0]}", s.values[0])
            for s in settings
        ]
        self.screen.say(self.speaker.say("usual", found="; ".join(usual)), "dim")
        ways = [Thing(way, self.speaker.say(f"usual-{way}")) for way in (USUAL, "choose")]
        return self._pick(self.speaker.say("usual-ask"), ways, ways[0], ()) == USUAL

    def _setting(self, game: Game, setting: Setting) -> str:
        key = f"setting-{setting.name}"
        values = [
            Thing(value, self.speaker.of(game, f"{key}-{value}", value).lower())
            for value in setting.order or setting.values
        ]
        hints = [
            f"{value.words}: {self.speaker.of(game, f'{key}-{value.text}.hint')}"
            for value in values
        ]
        usual = next(value for value in values if value.text == setting.values[0])
        if len(values) == 1:
            return usual.text
        return self._pick(self.speaker.of(game, key, setting.name), values, usual, hints)

    def _pick(
        self,
        title: str,
        things: Sequence[Thing],
        usual: Thing,
        hints: Sequence[str],
        numbered: bool = False,
    ) -> str:
        """The name of the one that is meant; ``numbered`` things were listed with their numbers."""
        listed = ", ".join(thing.words for thing in things)
        places = {thing.text: place for place, thing in enumerate(things, start=1)}
        shown = f"1-{len(things)}" if numbered else list_numbered(things)
        default = str(places[usual.text]) if numbered else list_numbered([usual], places)
        self._tell_how()
        while True:
            typed = self.screen.ask(f"{title} ({shown}) [{default}]: ")
            order = read_command(typed)
            if order is not None and order.name == "quit":
                raise Leave
            if order is not None and order.name in ("help", "rule"):
                how = self.speaker.say("setup-help", found=listed, usual=usual.words)
                for hint in [*hints, how]:
                    self.screen.say(hint)
                continue
            exact = [thing for thing in things if typed == thing.words]
            found = exact or ([things[i] for i in find(typed, things)] if typed else [usual])
            if len(found) == 1:
                return found[0].text
            self.screen.say(self.speaker.say("pick", typed=typed[:40], found=listed), "warn")

    def _tell_how(self) -> None:
        """Before the first question: what Enter does, and the way out."""
        if not self.told_how:
            self.screen.say(self.speaker.say("setup"), "dim")
        self.told_how = True


def keep_values(game: Game, setting: Setting, seats: int) -> Setting:
    """The setting with those of its values that are for so many seats."""
    values = tuple(v for v in setting.values if seats in game.list_seats({setting.name: v}))
    return replace(setting, values=values, order=tuple(v for v in setting.order if v in values))


def list_numbered(things: Sequence[Thing], places: Mapping[str, int] | None = None) -> str:
    """Things with the numbers that can be typed for them; a number stands for itself."""
    own = places or {thing.text: place for place, thing in enumerate(things, start=1)}
    return ", ".join(
        thing.words if thing.words.isdecimal() else f"{own[thing.text]} {thing.words}"
        for thing in things
    )
