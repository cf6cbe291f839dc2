"""What outlook, drawing and odds read off a view; and a line of the drawing in the making."""

from collections.abc import Mapping
from typing import Any, Final

from siegeworks.core.lexicon import Lexicon
from siegeworks.games.hegra.content.tables import BOARD, Tables
from siegeworks.games.hegra.rules import pieces as n

NOTHING, GRENADES, HIT, MOVE = range(4)  # what a face of the die does in a sector
FACES: Final = 6


class Sheet:
    """A view with its numbers counted."""

    def __init__(self, view: Mapping[str, Any], lexicon: Lexicon, language: str) -> None:
        self.zones: Mapping[str, Any] = view["zones"]
        self.options: Mapping[str, str] = view["options"]
        self.prompt: str | None = view["prompt"]
        self.choices: list[str] = view["choices"]
        self.over: bool = view["result"] is not None
        self.t: Tables = lexicon.tables
        self.lexicon = lexicon
        self.language = language
        self.stage = n.STAGE_NAMES.index(self.zones["stage"])
        self.day: int = self.zones["day"]
        self.difficulty = n.DIFFICULTY_NAMES.index(self.options["difficulty"])

    def words(self, key: str, **facts: object) -> str:
        """Words of the game."""
        return self.lexicon.say(self.language, key, facts)

    def name(self, kind: str, name: str) -> object:
        """The words of a noun."""
        value = self.lexicon.nouns.value(kind, name)
        assert value is not None
        return self.lexicon.noun(self.language, kind, value)

    # People and tracks

    @property
    def healthy(self) -> int:
        """2.2: tired, resting and ready defenders, those in positions, and those at work."""
        z = self.zones
        areas: int = sum(sum(z[area].values()) for area in ("tired", "rest", "ready"))
        away = ("supply-run", "reckless")  # they go out, or will be injured
        work: int = sum(count for job, count in z["jobs"].items() if not job.startswith(away))
        return areas + len(self.posts) + work

    @property
    def posts(self) -> dict[str, str]:
        """Who holds which position."""
        return {place: who for place, who in self.zones["post"].items() if who}

    @property
    def surrender(self) -> int:
        """The space of the Surrender marker."""
        return n.SURRENDER_NAMES.index(self.zones["surrender"])

    @property
    def need(self) -> int:
        """17.3: the healthy defenders that the Surrender track asks for."""
        return self.t.needs[min(self.surrender, n.SKULL - 1)]

    @property
    def mood(self) -> int:
        """The space of the Morale marker."""
        return n.MOOD_NAMES.index(self.zones["morale"])

    @property
    def dead(self) -> int:
        """Discs in the Morgue."""
        return sum(self.zones["morgue"].values())

    # The enemy

    @property
    def guns_out(self) -> int:
        """Artillery pieces on the map."""
        return sum(self.zones["pieces"].values())

    @property
    def tiles(self) -> dict[str, int]:
        """What is in the Hit bag."""
        return {tile: count for tile, count in self.zones["tiles"].items() if count}

    @property
    def next_stage(self) -> int:
        """The stage of the next day."""
        t = self.t
        if self.day >= t.retreat_day[self.difficulty]:
            return n.SIEGE
        return n.ATTACK if self.day >= t.coup_day[self.difficulty] else n.MOBILISATION

    def icons(self, gun: str) -> int:
        """12.2: icons that a gun shows; its leftmost tile has none."""
        z = self.zones
        if gun == "gun-2" and z["facility"]["gun-2"] == "hidden":
            return 0
        open_tiles = range(1, n.GUN_TILES - z["gun_damage"][gun])
        return sum(not z["gun_jam"][gun] >> tile & 1 for tile in open_tiles)

    def sectors(self, stage: int | None = None) -> range:
        """The sectors of the board of a stage, this one by default."""
        return range(self.t.sectors[self.stage if stage is None else stage])

    def row(self, sector: int) -> int:
        """Where the tables of sectors have one of the board in force."""
        return sector + (BOARD if self.stage == n.SIEGE else 0)

    def standing(self, sector: int) -> int:
        """Infantry that rolls dice."""
        return int(self.zones["standing"][n.SECTOR_NAMES[sector]])

    def troops(self, sector: int) -> int:
        """All infantry in a sector."""
        return self.standing(sector) + int(self.zones["lying"][n.SECTOR_NAMES[sector]])

    def faces(self, sector: int, what: int) -> list[int]:
        """The faces of the die that do something in a sector."""
        row = self.t.faces[self.row(sector)]
        return [face for face in range(1, FACES + 1) if row[face] == what]

    def marked(self, rule: int, sector: int) -> bool:
        """20.6: whether an advanced event lays a rule on a sector."""
        t = self.t
        events = (self.lexicon.nouns.value("event", name) or 0 for name in self.zones["ongoing"])
        return any(t.event_ongoing[e] == rule and t.event_sector[e] == sector for e in events)

    def is_red(self, sector: int) -> bool:
        """16.1: whether infantry there costs Morale."""
        return bool(self.t.red[self.row(sector)]) or self.marked(n.ON_RED, sector)


def any_of(dice: int, faces: int) -> int:
    """Per cent that one of some dice shows one of some faces."""
    return round(100 * (1 - (1 - faces / FACES) ** dice))
