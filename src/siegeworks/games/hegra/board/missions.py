"""The open mission in words: what it asks for, how far that is, what it brings when."""

from collections.abc import Iterator

from siegeworks.games.hegra.content.tables import Tables
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.games.hegra.rules import variants
from siegeworks.games.hegra.rules.option_facts import Script, tell_effects
from siegeworks.games.hegra.rules.state import Fortress
from siegeworks.parts.board import Seen


def list_rewards(t: Tables, mission: int) -> Iterator[tuple[int, Script]]:
    """20.4: the rows of a mission: the first day on which each is due, and what it adds."""
    known = 0
    for day in range(1, n.DAYS):
        script = variants.find_reward(t, mission, day)
        if len(script) > known:
            yield day, script[known:]
            known = len(script)


def measure_goal(g: Fortress) -> tuple[int, int]:
    """20.4: how much of its goal the open mission has, and how much it needs."""
    t = g.tables
    return variants.count_reached(g, t.mission_goal[g.mission]), t.mission_need[g.mission]


def tell_goal(seen: Seen[Fortress]) -> str:
    """What must be so."""
    t, mission = seen.state.tables, seen.state.mission
    kind = t.mission_goal[mission]
    facts = {"kind": n.GOAL_NAMES[kind], "need": t.mission_need[mission]}
    return seen.say("outlook-goal", goal=seen.noun("goal", kind), **facts)


def tell_prospect(seen: Seen[Fortress]) -> str:
    """What each row brings, and from when on."""
    found = list_rewards(seen.state.tables, seen.state.mission)
    rows = (
        seen.say("outlook-mission-row", day=day, rewards=tell_effects(row)) for day, row in found
    )
    return "; ".join(rows)
