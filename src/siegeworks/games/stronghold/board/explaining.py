"""What the drawn things of Stronghold are: which share their words, and the numbers in them."""

from typing import Final

from siegeworks.games.stronghold.board import card_facts
from siegeworks.games.stronghold.content.tables import Tables
from siegeworks.games.stronghold.rules import pieces as n

AREA: Final = "area:"
FAMILIES: Final = {
    **{f"{AREA}{name}": f"{AREA}section" for name in n.SECTION_NAMES},
    **{f"{AREA}{name}": f"{AREA}tower" for name in n.TOWER_NAMES},
    **{f"{AREA}{name}": f"{AREA}rampart" for name in n.RAMPART_NAMES},
    **{f"{AREA}{name}": f"{AREA}foreground" for name in n.FOREGROUND_NAMES},
    **{f"{AREA}{name}": f"{AREA}path" for name in n.PATH_NAMES},
}
BEGINNINGS: Final = {f"{AREA}line-": f"{AREA}line", f"{AREA}reserve-": f"{AREA}reserve"}
UNITS: Final = {"piece:camp-unit:": "horde-kind", "piece:post-unit:": "garrison-kind"}


def find_family(key: str) -> str:
    """The key under which things alike are explained."""
    for beginning, kind in UNITS.items():
        if key.startswith(beginning):
            return f"piece:{kind}:{key.rpartition('-')[2]}"
    for beginning, family in BEGINNINGS.items():
        if key.startswith(beginning):
            return family
    return FAMILIES.get(key, key)


def list_facts(key: str, t: Tables) -> dict[str, object]:
    """The numbers of the tables; of a section its spaces, of an action its hourglasses."""
    found = list_numbers(t)
    name = key.removeprefix(AREA)
    if name in n.SECTION_NAMES:
        section = n.SECTION_NAMES.index(name)
        spaces = {"attackers": t.invader_spaces[section], "defenders": t.defender_spaces[section]}
        found |= spaces
    if name in n.ACTION_NAMES:
        found["need"] = t.action_hourglasses[n.ACTION_NAMES.index(name)]
    return found | card_facts.list_card_facts(key, t)


def list_numbers(t: Tables) -> dict[str, object]:
    """The numbers that explanations speak of."""
    return {
        "ramparts": t.rampart_spaces,
        "foregrounds": t.foreground_spaces,
        "towers": t.tower_spaces,
        "minor": t.maneuver_units[n.MINOR],
        "major": t.maneuver_units[n.MAJOR],
        "units": t.briefing_units,
        "wood": t.briefing_wood,
        "rounds": t.rounds,
        "round": t.round_hourglasses,
        "recovering": t.recovering,
        "hits": t.deck_hits,
        "misses": t.deck_misses,
        "guards": t.guards_spaces[n.MARKSMAN],
        "officer": t.hero_strength[n.OFFICER],
        "warrior": t.hero_strength[n.WARRIOR],
        "saboteur": t.saboteur_hourglasses,
        "bluffs": t.ritual_bluffs,
        "walls": t.walls,
    }
