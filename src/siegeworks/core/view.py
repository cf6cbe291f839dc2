"""What a seat may see: built up from nothing, zone by zone, by each zone's sight."""

from typing import TYPE_CHECKING, Final

from siegeworks.core.steps import NONE, State
from siegeworks.core.zones import Content, Shape, Sight, Zone, contents, name_content

if TYPE_CHECKING:
    from siegeworks.core.match import Match

HIDDEN = "?"
UNSEEN: Final = -2  # in a blank state: something lies here, but the seat cannot see what


def view(match: "Match", seat: int | None) -> dict[str, object]:
    """The position as one seat sees it; None is a spectator."""
    game, start = match.game, match.start
    decision = match.decision_of(seat)
    result = match.result
    return {
        "game": game.key,
        "seat": seat,
        "seats": start.seats,
        "options": game.name_settings(start.settings),
        "zones": zones(match, seat),
        "to_move": match.to_move,
        "asked": list(match.asked),
        "prompt": None if decision is None else decision.prompt,
        "rule": None if decision is None else decision.rule,
        "choices": [] if decision is None else [str(option) for option in decision.options],
        "result": None if result is None else result.ending,
    }


def zones(match: "Match", seat: int | None) -> dict[str, object]:
    """What a seat sees of each zone, by its name."""
    found = contents(match.state, match.game.zones)
    return {
        zone.name: _show(match, zone, found[zone.name], seat)
        for zone in match.game.zones
        if zone.sight is not Sight.NOBODY
    }


def _show(match: "Match", zone: Zone, content: Content, seat: int | None) -> object:
    nouns = match.lexicon.nouns
    if zone.sight is Sight.ALL or (
        zone.sight is Sight.OWNER and seat is not None and zone.owner == seat
    ):
        return name_content(zone, content, nouns)
    if isinstance(content, int):
        return HIDDEN
    if zone.shape is Shape.PILE or zone.sight is Sight.COUNT:
        return len([value for value in content if value != NONE])
    named = name_content(zone, content, nouns)
    assert isinstance(named, dict)
    for place, (name, value) in enumerate(zip(named, content, strict=True)):
        if value != NONE and not _sees_place(match, zone, place, seat):
            named[name] = HIDDEN
    return named


def _sees_place(match: "Match", zone: Zone, place: int, seat: int | None) -> bool:
    if zone.sight is Sight.RULE:
        return match.game.sees(match.state, zone, place, seat)
    return zone.owner == NONE and seat is not None and place == seat


def blank(match: "Match", seat: int | None) -> State:
    """A copy of the state in which all that a seat cannot see, and all luck to come, is blank."""
    g = match.state.clone()
    g.new_luck(0, 0)
    for zone in match.game.zones:
        if zone.sight is not Sight.ALL:
            setattr(g, zone.name, _blank(match, zone, getattr(g, zone.name), seat))
    return g


def _blank(match: "Match", zone: Zone, content: Content, seat: int | None) -> Content:
    if zone.sight is Sight.OWNER and seat is not None and zone.owner == seat:
        return content
    if isinstance(content, int):
        return UNSEEN
    if zone.shape is Shape.PILE:
        return [] if zone.sight is Sight.NOBODY else [UNSEEN] * len(content)
    if zone.sight is Sight.NOBODY:
        return [UNSEEN] * len(content)
    if zone.sight is Sight.COUNT:
        count = sum(value != NONE for value in content)
        return [UNSEEN] * count + [NONE] * (len(content) - count)
    return [
        value if value == NONE or _sees_place(match, zone, place, seat) else UNSEEN
        for place, value in enumerate(content)
    ]
