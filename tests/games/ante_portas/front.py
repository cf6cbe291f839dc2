"""Marches of one card, and looking at the Battleground, by the numbers of its hexes."""

from typing import Any

from siegeworks import Match
from tests.games.ante_portas.realm import filled, realm, told, zones

SCENARIOS = {"R": "raiders", "D": "dragons"}
KINDS = ("basic", "elite", "farmers", "citizens", "tired_farmers", "tired_citizens")


def march(card: str, at: str, **facts: Any) -> Match:
    """The troop of a hex gets a card, in the Summer of a Year; then the next Half-Year begins."""
    options = {"scenario": SCENARIOS[card[0]], "eras": "2"}
    facts["options"] = options | facts.get("options", {})
    facts.setdefault("era", int(card[1]))
    facts.setdefault("soldiers", {})
    match = realm(agenda=[f"TurnCard({at})", "EndOfHalfYear()"], **facts)
    match.happen(card)
    return match


# Looking


def look(match: Match, hex: str) -> dict[str, Any]:
    """Who stands on a hex, and which Work lies there."""
    seen = zones(match)
    found = {kind: seen[kind][hex] for kind in KINDS if seen[kind][hex]}
    return found | ({"work": seen["work"][hex]} if seen["work"][hex] else {})


def troops(match: Match) -> dict[str, tuple[int, int]]:
    """Basic and Elite Units by hex."""
    basic, elite = zones(match)["basic"], zones(match)["elite"]
    return {hex: (basic[hex], elite[hex]) for hex in basic if basic[hex] + elite[hex]}


def wounded(match: Match, team: str = "south") -> tuple[int, int]:
    """Farmers and Citizens in the Sickbay of a team."""
    ward = zones(match)["sickbay"]
    return ward[f"{team}-farmer"], ward[f"{team}-citizen"]


def works(match: Match) -> dict[str, str]:
    """The Works on the board."""
    return {hex: work for hex, work in zones(match)["work"].items() if work}


def sums(match: Match) -> list[tuple[int, int]]:
    """Of each Battle our Strength and theirs; of one between teams, first of those who come."""
    ours = told(match, "our-strength") + told(match, "comers-strength")
    theirs = told(match, "their-strength") + told(match, "holders-strength")
    pairs = zip(ours, theirs, strict=True)
    return [(int(str(a.about["count"])), int(str(b.about["count"]))) for a, b in pairs]


def is_lost(match: Match) -> bool:
    """Whether an Invader has broken through."""
    return match.result is not None and match.result.ending == "overrun"


def about(match: Match, kind: str) -> list[tuple[str, ...]]:
    """What the log lines of a kind speak of."""
    return [tuple(str(fact) for fact in event.about.values()) for event in told(match, kind)]


def soldiers(match: Match) -> dict[str, int]:
    """Soldiers by hex, upright and exhausted ones."""
    found: dict[str, int] = {}
    for kind in KINDS[2:]:
        for hex, count in filled(match, kind).items():
            found[hex] = found.get(hex, 0) + count
    return found
