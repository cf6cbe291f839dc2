"""What a view says of the open mission: what it asks for, how far that is, what it brings when."""

from dataclasses import dataclass
from typing import Final

from siegeworks.games.hegra.board.sheet import Sheet
from siegeworks.games.hegra.board.telling import Effects
from siegeworks.games.hegra.content.tables import Tables
from siegeworks.games.hegra.rules import pieces as n

ROUNDS: Final = n.DAYS - 1  # a mission can be done up to day 10


@dataclass(frozen=True)
class Reward:
    """A row of rewards: the first day on which it is due, and its deeds."""

    day: int
    script: tuple[int, ...]


@dataclass(frozen=True)
class Open:
    """The mission that is to be done."""

    name: str
    goal: str
    need: int
    have: int
    rewards: list[Reward]


def rewards(t: Tables, mission: int) -> list[Reward]:
    """20.4: the rows of a mission; each is due from its first day on."""
    found: list[Reward] = []
    known = 0
    for day in range(1, n.DAYS):
        script = t.mission_reward[mission * ROUNDS + day - 1]
        if len(script) > known:
            found.append(Reward(day, script[known:]))
            known = len(script)
    return found


def given(sheet: Sheet) -> Open | None:
    """The open mission, if there is one."""
    name = sheet.zones["mission"]
    if name is None:
        return None
    t = sheet.t
    mission = t.mission_names.index(name)
    goal = n.GOAL_NAMES[t.mission_goal[mission]]
    return Open(name, goal, t.mission_need[mission], reached(sheet, goal), rewards(t, mission))


def reached(sheet: Sheet, goal: str) -> int:
    """20.4: how much of a goal there is; those at work count when their section is over."""
    z = sheet.zones
    match goal:
        case "repaired":
            return repaired(sheet)
        case "manned":
            return len(sheet.posts)
        case "soldiers":
            home: int = sum(z[area]["soldier"] for area in ("tired", "rest", "ready"))
            return home + list(sheet.posts.values()).count("soldier")
        case "guns":
            return sum(sheet.icons(gun) for gun in n.GUN_NAMES)
        case "unpatrolled":
            return int(not any(z["patrols"].values()))
        case "healthy":
            inside: int = sum(sum(z[area].values()) for area in ("tired", "rest", "ready"))
            return inside + len(sheet.posts)
    return int(z[goal])


def repaired(sheet: Sheet) -> int:
    """Damage tiles that are off what is in play."""
    z = sheet.zones
    guns = [gun for gun in n.GUN_NAMES if z["facility"].get(gun) != "hidden"]
    count = sum(n.GUN_TILES - z["gun_damage"][gun] for gun in guns)
    rooms = [room for room in n.FIND_NAMES[: n.FIND_GUN] if z["facility"][room] == "whole"]
    return int(count + n.POSITIONS - 1 - sum(z["damaged"].values()) + len(rooms))


def goal(sheet: Sheet, mission: Open) -> str:
    """What must be so."""
    facts = {"kind": mission.goal, "need": mission.need}
    return sheet.words("outlook-goal", goal=sheet.name("goal", mission.goal), **facts)


def prospect(sheet: Sheet, mission: Open) -> str:
    """What each row brings, and from when on."""
    rows = [
        sheet.words("outlook-mission-row", day=row.day, rewards=Effects(row.script))
        for row in mission.rewards
    ]
    return "; ".join(rows)
