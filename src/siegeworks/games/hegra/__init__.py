"""Hegra 1940: one commander holds a snowed-in fortress for eleven days."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from siegeworks.core.errors import BadSettings
from siegeworks.core.game import Game, Outcome, Setting
from siegeworks.core.judge import Judge
from siegeworks.core.nouns import Nouns
from siegeworks.core.steps import State, Step
from siegeworks.games.hegra.bot import judge as bot
from siegeworks.games.hegra.content import source
from siegeworks.games.hegra.content.tables import Tables
from siegeworks.games.hegra.rules import manifest, option_facts, setup, zones
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.games.hegra.rules.checks import problems
from siegeworks.games.hegra.rules.state import TOO_FEW, UNCONDITIONAL, Fortress

ON_OFF = ("off", "on")
GRADE = 10  # points for each step of the outcome


class Hegra(Game):
    """The identity card of the game."""

    key = "hegra"
    rank = 2
    seats = (1,)
    minutes = (70, 90)
    settings = (
        Setting("edition", n.EDITION_NAMES),
        Setting("difficulty", n.DIFFICULTY_NAMES),
        Setting("rations", ("full", "short")),
        Setting("missions", ON_OFF),
        Setting("advanced", ON_OFF),
        Setting("air", ("fixed", "random")),
    )
    streams = ("events", "bag", "hits", "dice", "cards", "patrols", "snow", "setup")
    verbs = manifest.VERBS
    told = manifest.TOLD
    endings = {
        **{code + 1: name for code, name in enumerate(n.SURRENDER_NAMES[: n.SKULL])},
        UNCONDITIONAL: "unconditional",
        TOO_FEW: "too-few",
    }
    zones = zones.ZONES
    folder = Path(__file__).parent
    content = source.SOURCE
    limit = 6_000
    rare = manifest.RARE
    levels = {
        "easy": "habit:slips=15",
        "normal": "habit:slips=6",
        "hard": "ahead:tries=24",
    }

    def set_ups(self) -> list[tuple[int, dict[str, str]]]:
        """Both editions, each step of difficulty and each variant once, and all of them at once."""
        later = [{"difficulty": name} for name in n.DIFFICULTY_NAMES]
        later += [{"rations": "short"}, {"missions": "on"}, {"advanced": "on"}, {"air": "random"}]
        later.append({"missions": "on", "advanced": "on", "air": "random"})
        plain = {setting.name: setting.values[0] for setting in self.settings}
        ways = [plain | way for way in ({"edition": "2023"}, *later)]
        return [(1, way) for way in ways]

    def read_settings(self, options: Mapping[str, str]) -> tuple[int, ...]:
        """Variants and difficulty belong to the 1940 edition alone."""
        chosen = super().read_settings(options)
        if chosen[0] == n.EDITION_2023 and any(chosen[1:]):
            known = [setting.name for setting in self.settings]
            wrong = next(name for name, value in zip(known[1:], chosen[1:], strict=True) if value)
            raise BadSettings("setting-clash", game=self.key, setting=wrong, other="edition=1940")
        return chosen

    def nouns(self, tables: Tables) -> Nouns:
        return zones.nouns(tables)

    def set_up(self, seats: int, settings: tuple[int, ...], tables: Tables) -> Fortress:
        return setup.set_up(settings, tables)

    def outcome(self, g: State) -> Outcome:
        """Survived or not; the score counts days, and then the outcome and the healthy."""
        assert isinstance(g, Fortress)
        won = g.ending <= n.SKULL
        score = g.day + (GRADE * (n.SKULL - g.surrender) + g.healthy() if won else 0)
        name = self.endings[g.ending]
        return Outcome(name, (0,) if won else (), name if won else "lost", {0: score})

    def check(self, g: State) -> list[tuple[str, Mapping[str, object]]]:
        assert isinstance(g, Fortress)
        return problems(g)

    def judge(self) -> Judge:
        return bot.Commander(self)

    def prompt_facts(self, g: State, step: Step[Any]) -> dict[str, object]:
        assert isinstance(g, Fortress)
        return {"paces": g.paces, "suspicion": g.suspicion, "supplies": g.supplies}

    def option_facts(self, option: int, g: State | None = None) -> dict[str, object]:
        return option_facts.option_facts(option, g if isinstance(g, Fortress) else None)

    def noun_words(
        self, tables: Tables, kind: str, value: int, name: str
    ) -> tuple[str, dict[str, object]]:
        """Nouns that are pairs are spoken of by their parts; others have words of their own."""
        return manifest.noun_words(kind, value, name)


GAME = Hegra()
