"""The open mission on the drawn board: its card, with its days and rewards."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from siegeworks.games.hegra.board import missions
from siegeworks.games.hegra.board.plan import Plan, Track
from siegeworks.games.hegra.content.tables import Tables
from siegeworks.games.hegra.rules import effects, scripts
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.parts.board.records import Along, Point, Slot

REWARD: Final = 13.0
AMOUNT: Final = 14.0

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
    "less-surrender": "flag-truce",
    "soldier": "tiny-soldier",
    "volunteer": "tiny-volunteer",
    "medic": "tiny-medic",
    "hunter": "tiny-hunter",
    "treat": "icon-treat",
    "repair": "icon-repair",
    "miss": "tile-miss",
    "less-artillery": "tile-artillery",
    "less-patrol": "patrol",
    "kill": "infantry-1",
    "pin": "infantry-lying",
    "less-gun": "artillery",
    "route": "icon-new-route",
    "hope": "card-hope",
}
GIFT: Final = "gift"


def make_room(plan: Plan, t: Tables) -> Plan:
    """The plan with a place for the mission."""
    more, days = plan.missions, plan.spots.missions
    return replace(
        plan,
        areas=[*plan.areas, *more.areas],
        slots=[*plan.slots, *more.slots, make_marker(days), *lay_out_rows(t, days)],
        verbs=[*plan.verbs, *more.verbs],
    )


def make_marker(days: Track) -> Slot:
    """Today: all rewards up to here would be yours."""
    places = [days.point(max(0, day - 1)) for day in range(n.DAYS)]
    slot = Slot("day", "track", symbol="marker", width=16, height=16, layer=2)
    return replace(slot, words="look-day", places=places)


def lay_out_rows(t: Tables, days: Track) -> Iterator[Slot]:
    """A reward on the first day that it is due, with how much of it there is."""
    due = {
        name: [find_below(days, day) for day, _ in missions.list_rewards(t, mission)]
        for mission, name in enumerate(t.mission_names)
    }
    for row in range(max(map(len, due.values()), default=0)):
        points = {name: found[row] for name, found in due.items() if row < len(found)}
        symbol = Slot("mission", "piece", area="mission", symbol=f"{{reward{row}}}")
        yield replace(symbol, width=REWARD, height=REWARD, along=Along("mission", points))
        beside = {name: (x + 12, y) for name, (x, y) in points.items()}
        number = Slot("mission", "piece", area="mission", symbol=f"n-{{amount{row}}}", layer=1)
        yield replace(number, width=AMOUNT, height=AMOUNT, along=Along("mission", beside))


def find_below(days: Track, day: int) -> Point:
    """The place below a day."""
    x, y = days.point(day - 1)
    return x, y + 13


def list_attributes(t: Tables) -> Iterator[tuple[str, dict[str, str | int]]]:
    """What the missions are: the signs of their goals and rewards; one alone needs no number."""
    for mission, name in enumerate(t.mission_names):
        facts: dict[str, str | int] = {"goal": GOALS[n.GOAL_NAMES[t.mission_goal[mission]]]}
        for row, (_, script) in enumerate(missions.list_rewards(t, mission)):
            code = script[0]
            alone = len(script) == 1
            deed = effects.NAMES[code >> scripts.AMOUNT_BITS]
            facts[f"reward{row}"] = REWARDS.get(deed, GIFT) if alone else GIFT
            if alone and code & scripts.AMOUNT_MASK > 1:
                facts[f"amount{row}"] = code & scripts.AMOUNT_MASK
        yield f"mission:{name}", facts
