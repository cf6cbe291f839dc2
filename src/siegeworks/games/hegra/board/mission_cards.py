"""The open mission on the drawn board: its card beside the event, with its days and rewards."""

from collections.abc import Iterator
from typing import Any, Final

from siegeworks.games.hegra.board import missions
from siegeworks.games.hegra.content.tables import Tables
from siegeworks.games.hegra.rules import effects, scripts
from siegeworks.games.hegra.rules import pieces as n

Plain = dict[str, Any]

MOVED: Final = "event"  # the area that makes room
FIRST_DAY: Final = (23.5, 546)  # the middle of the space of day 1
DAY_STEP: Final = 18.3
REWARD: Final = 17
AMOUNT: Final = 11

# What a goal and a reward are drawn as; other rewards are a plain gift
GOALS: Final = {
    "defence": "status-defence",
    "supplies": "crate",
    "delivered": "token-supply",
    "repaired": "icon-repair",
    "manned": "icon-bolster",
    "soldiers": "tiny-soldier",
    "guns": "icon-fire-guns",
    "unpatrolled": "patrol",
    "healthy": "status-healthy",
}
REWARDS: Final = {
    "morale": "morale-marker",
    "supply": "crate",
    "less-suspicion": "status-suspicion",
    "defence": "status-defence",
    "less-snow": "icon-shovel",
    "less-surrender": "flag-marker",
    "soldier": "tiny-soldier",
    "volunteer": "tiny-volunteer",
    "medic": "tiny-medic",
    "hunter": "tiny-hunter",
    "treat": "icon-treat",
    "repair": "icon-repair",
    "miss": "tile-miss",
    "less-artillery": "tile-artillery",
    "less-patrol": "patrol",
    "kill": "infantry",
    "pin": "infantry-lying",
    "less-gun": "artillery",
    "route": "icon-new-route",
    "hope": "card-hope",
}
GIFT: Final = "gift"


def make_room(layout: Plain, t: Tables, is_on: bool) -> Plain:
    """The layout with a place for the mission, if there are missions."""
    more: Plain = layout.pop("missions")
    if not is_on:
        return layout
    areas = [area for area in layout["areas"] if area["id"] != MOVED]
    slots = [slot for slot in layout["slots"] if slot.get("area") != MOVED]
    return layout | {
        "areas": [*areas, *more["areas"]],
        "slots": [*slots, *more["slots"], marker(), *rows(t)],
        "verbs": [*layout["verbs"], *more["verbs"]],
    }


def point(day: int) -> tuple[float, float]:
    """Where a day lies on the card."""
    x, y = FIRST_DAY
    return x + DAY_STEP * (day - 1), y


def marker() -> Plain:
    """Today: all rewards up to here would be yours."""
    places = [point(max(1, day)) for day in range(n.DAYS)]
    size = {"width": 22, "height": 22, "layer": 2}
    more = {"words": "look-day", "places": places}
    return {"zone": "day", "kind": "track", "symbol": "day-marker", **size, **more}


def rows(t: Tables) -> Iterator[Plain]:
    """A reward on the first day that it is due, with how much of it there is."""
    found = {name: missions.rewards(t, number) for number, name in enumerate(t.mission_names)}
    for row in range(max((len(rewards) for rewards in found.values()), default=0)):
        days = {name: rewards[row].day for name, rewards in found.items() if row < len(rewards)}
        yield piece(f"{{reward{row}}}", days, 0, REWARD)
        yield piece(f"n-{{amount{row}}}", days, REWARD / 2, AMOUNT) | {"layer": 1}


def piece(symbol: str, days: dict[str, int], off: float, size: float) -> Plain:
    """A sign that lies where the mission says."""
    places = {name: (point(day)[0] + off, point(day)[1] + off / 2) for name, day in days.items()}
    along = {"zone": "mission", "places": places}
    facts = {"symbol": symbol, "width": size, "height": size, "along": along}
    return {"zone": "mission", "kind": "piece", "area": "mission", **facts}


def attributes(t: Tables) -> Iterator[tuple[str, dict[str, str | int]]]:
    """What the missions are: the signs of their goals and rewards; one alone needs no number."""
    for mission, name in enumerate(t.mission_names):
        facts: dict[str, str | int] = {"goal": GOALS[n.GOAL_NAMES[t.mission_goal[mission]]]}
        for row, reward in enumerate(missions.rewards(t, mission)):
            code = reward.script[0]
            alone = len(reward.script) == 1
            deed = effects.NAMES[code >> scripts.AMOUNT_BITS]
            facts[f"reward{row}"] = REWARDS.get(deed, GIFT) if alone else GIFT
            if alone and code & scripts.AMOUNT_MASK > 1:
                facts[f"amount{row}"] = code & scripts.AMOUNT_MASK
        yield f"mission:{name}", facts
