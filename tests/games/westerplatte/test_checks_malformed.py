"""Edited dumps: data that is no position at all is refused, and the place is named."""

import pytest

from tests.games.westerplatte.edits import Data, Edit, changed, data_of, put, refused


def _no_zone(data: Data) -> None:
    del data["zones"]["walls"]


def _odd_zone(data: Data) -> None:
    data["zones"]["moat"] = 1


def _no_field(data: Data) -> None:
    del data["zones"]["walls"]["A"]


def _agenda(*steps: object) -> Edit:
    return lambda data: data.update(agenda=list(steps))


def _top(**values: object) -> Edit:
    return lambda data: data.update(values)


def _without(key: str) -> Edit:
    return lambda data: data.pop(key)


def _luck(**values: object) -> Edit:
    return lambda data: data["luck"].update(values)


MALFORMED: list[tuple[str, Edit, str]] = [
    ("dump-missing", _no_zone, "zones.walls"),
    ("dump-unknown", _odd_zone, "moat"),
    ("dump-missing", _no_field, "walls.A"),
    ("dump-unknown", changed("walls", F=6), "walls.F"),
    ("dump-value", changed("walls", A=7), "walls.A"),
    ("dump-value", changed("walls", A=-1), "walls.A"),
    ("dump-value", changed("walls", A=True), "walls.A"),
    ("dump-value", changed("walls", A=6.0), "walls.A"),
    ("dump-value", changed("walls", A="6"), "walls.A"),
    ("dump-value", changed("walls", A=None), "walls.A"),
    ("dump-value", put(day=True), "day"),
    ("dump-value", put(day=0), "day"),
    ("dump-value", put(day=8), "day"),
    ("dump-value", put(turn=151), "turn"),
    ("dump-value", put(first_card=0), "first_card"),
    ("dump-value", put(morale=8), "morale"),
    ("dump-value", put(active=1), "active"),
    ("dump-value", put(active="5"), "active"),
    ("dump-value", put(burnt="G3-G4"), "burnt"),
    ("dump-value", changed("card", A="1-A9"), "card.A"),
    ("dump-value", changed("card", A=0), "card.A"),
    ("dump-value", changed("space", A="V"), "space.A"),
    ("dump-value", changed("tile", G1="kitchen"), "tile.G1"),
    ("dump-value", changed("post", **{"1": "F"}), "post.1"),
    ("dump-value", changed("ammo", **{"1": 17}), "ammo.1"),
    ("dump-unknown", changed("ammo", **{"3": 1}), "ammo.3"),
    ("dump-not-a-row", put(walls=[6] * 11), "walls"),
    ("dump-not-a-list", put(rest={"0": "1-A1"}), "rest"),
    ("dump-value", put(rest=["1-A1", "1-Z1"]), "rest[1]"),
    ("dump-not-a-row", _top(zones=[]), "zones"),
    ("dump-missing", _without("zones"), "zones"),
    ("dump-missing", _without("agenda"), "agenda"),
    ("dump-unknown", _top(weather="rain"), "weather"),
    ("dump-value", _top(siegeworks=2), "siegeworks"),
    ("dump-game", _top(game="pig"), "pig"),
    ("dump-value", _top(seats=5), "seats"),
    ("dump-value", _top(seats=True), "seats"),
    ("rules-version", _top(rules=99), "99"),
    ("content-differs", _top(content="0" * 64), "000000000000"),
    ("setting-value", _top(options={"level": "brutal"}), "brutal"),
    ("setting", _top(options={"speed": "fast"}), "speed"),
    ("dump-value", _top(ending="bored"), "ending"),
    ("dump-not-a-list", _top(agenda="Act(1)"), "agenda"),
    ("dump-step", _agenda("Dance(1)"), "agenda[0]"),
    ("dump-step", _agenda("Act(1)", "GermanFire"), "agenda[1]"),
    ("dump-step", _agenda(7), "agenda[0]"),
    ("dump-step-numbers", _agenda("Act()"), "Act"),
    ("dump-step-numbers", _agenda("Strike(A)"), "Strike"),
    ("dump-value", _agenda("Act(9)"), "agenda[0]"),
    ("dump-value", _agenda("Strike(G1, 1)"), "agenda[0]"),
    ("dump-no-agenda", _agenda(), "next step"),
    ("impossible", _agenda("Act(4)", "NextOfficer(1)"), "officer"),
    ("impossible", _agenda("Act(1)", "Turn(4)"), "officer"),
    ("impossible", _agenda("Act(1)"), "next officer"),
    ("dump-luck", _luck(keys=[1]), "luck"),
    ("dump-luck", _luck(drawn=[0, 0]), "luck"),
    ("dump-luck", _luck(given=1), "luck"),
    ("dump-luck", _luck(more=1), "luck"),
]


@pytest.mark.parametrize(("code", "edit", "named"), MALFORMED)
def test_data_that_is_no_position_is_refused_and_the_place_is_named(
    code: str, edit: Edit, named: str
) -> None:
    data = data_of()
    edit(data)
    error = refused(data)
    assert error.code == code
    assert named in str(error)


@pytest.mark.parametrize("data", [None, 7, "westerplatte", [], [1, 2]])
def test_anything_but_named_data_is_refused(data: object) -> None:
    assert refused(data).code == "dump-not-data"
