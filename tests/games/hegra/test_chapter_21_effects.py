"""Chapter 21 of RULES.md: the effects of cards, one situation for each."""

from collections.abc import Mapping
from typing import Any

import pytest

from siegeworks import CHANCE, Match
from siegeworks.games.hegra.rules import effects, scripts
from siegeworks.games.hegra.rules import pieces as n
from tests.games.hegra.table import (
    GAME,
    TABLES,
    chances,
    fortress,
    morale,
    play,
    prompt,
    some,
    start,
    texts,
    told,
    zone,
)

SIX = [n.FIELD_NAMES[field] for field in TABLES.gun_fields]
HOME: dict[str, Any] = {"ready": {"soldier": 9}, "supplies": 3}


def done(deed: str, amount: int = 1, **situation: Any) -> Match:
    """A deed carried out, taking the first answer to whatever is asked."""
    match = fortress(f"Do({deed}, {amount})", **{**HOME, **situation})
    while len(match.state.agenda) > 1 and type(match.state.agenda[-1]).__name__ != "DrawEvent":
        play(match, next(iter(chances(match))) if match.to_move == CHANCE else texts(match)[0])
    return match


def test_21_1_what_is_impossible_does_nothing() -> None:
    match = done("bury")
    assert [line.rule for line in told(match, "deed-impossible")] == ["21.1"]
    assert (
        effects.read("morale -1") == effects.NAMES.index("less-morale") << scripts.AMOUNT_BITS | 1
    )
    assert [effects.read(text) for text in ("morale", "morale 0", "luck 1", 3)] == [None] * 4


def test_21_1_the_first_effect_says_whether_a_line_begins() -> None:
    g: Any = fortress("Placement(0)", **HOME).state
    bury, cheer = (effects.read(text) or 0 for text in ("bury 1", "morale 1"))
    assert not scripts.can_begin(g, (bury, cheer))
    assert scripts.can_begin(g, (cheer, bury))


def test_21_1_as_much_as_the_card_says() -> None:
    number = next(
        place
        for place, script in enumerate(TABLES.event_script)
        if len({code & scripts.AMOUNT_MASK for code in script}) > 1
        and TABLES.event_deck[place] == n.ATTACK
    )
    g: Any = fortress("Placement(0)", stage="attack", **HOME).state
    steps = scripts.perform(g, TABLES.event_script[number])
    numbers = [step.numbers() for step in steps]
    codes = [deed << scripts.AMOUNT_BITS | amount for deed, amount in numbers]
    assert codes == list(TABLES.event_script[number])


# Every effect in the order of its code: its word, an amount, what is so before, and all that is
# otherwise afterwards, if everything asked is answered by the first answer and luck by the first
# outcome. Of a pile the size is told, of those who wait who they are.
Changes = dict[str, Any]
EARLY: dict[str, Any] = {"stage": "mobilisation"}
EFFECTS: list[tuple[str, int, dict[str, Any], Changes]] = [
    ("morale", 2, {}, {"morale": ("zero", "plus-2")}),
    ("less-morale", 2, {}, {"morale": ("zero", "minus-2")}),
    ("supply", 2, {}, {"supplies": (3, 5)}),
    ("less-supply", 2, {}, {"supplies": (3, 1)}),
    ("suspicion", 2, {}, {"suspicion": (1, 3)}),
    ("less-suspicion", 2, {"suspicion": 4}, {"suspicion": (4, 2)}),
    ("defence", 2, {}, {"defence": (0, 2)}),
    ("less-defence", 2, {"defence": 3}, {"defence": (3, 1)}),
    ("snow", 2, {}, {"snow": (3, 5)}),
    ("less-snow", 2, {}, {"snow": (3, 1)}),
    ("fear", 2, {**EARLY, "fear": 1}, {"fear": (1, 3)}),
    ("less-fear", 2, {**EARLY, "fear": 3}, {"fear": (3, 1)}),
    ("doubt", 2, {**EARLY, "doubt": 1}, {"doubt": (1, 3)}),
    ("less-doubt", 2, {**EARLY, "doubt": 3}, {"doubt": (3, 1)}),
    ("surrender", 2, {"surrender": "truce"}, {"surrender": ("truce", "surrender")}),
    ("less-surrender", 2, {}, {"surrender": ("honourable", "german-retreat")}),
    (
        "injure",
        1,
        {"tired": {"medic": 1}},
        {"tired": {"medic": (1, 0)}, "beds": {"1": (None, "medic-1")}},
    ),
    (
        "injure-post",
        1,
        {"post": {"front": "hunter"}},
        {"post": {"front": ("hunter", None)}, "beds": {"1": (None, "hunter-1")}},
    ),
    (
        "lose",
        1,
        {"tired": {"medic": 1}},
        {"tired": {"medic": (1, 0)}, "reserve": {"medic": (2, 3)}},
    ),
    ("tire", 2, {}, {"ready": {"soldier": (9, 7)}, "tired": {"soldier": (0, 2)}}),
    (
        "wake",
        2,
        {"tired": {"medic": 2}},
        {"tired": {"medic": (2, 0)}, "ready": {"medic": (0, 2)}},
    ),
    ("rest", 2, {"tired": {"medic": 2}}, {"tired": {"medic": (2, 0)}, "rest": {"medic": (0, 2)}}),
    ("soldier", 2, {}, {"reserve": {"soldier": (3, 1)}, "ready": {"soldier": (9, 11)}}),
    ("volunteer", 2, {}, {"reserve": {"volunteer": (11, 9)}, "ready": {"volunteer": (0, 2)}}),
    ("medic", 2, {}, {"reserve": {"medic": (3, 1)}, "ready": {"medic": (0, 2)}}),
    ("hunter", 2, {}, {"reserve": {"hunter": (3, 1)}, "ready": {"hunter": (0, 2)}}),
    (
        "recruit",
        2,
        {"bag": {"medic": 2}},
        {"bag": {"medic": (2, 0)}, "ready": {"medic": (0, 2)}},
    ),
    ("bag-soldier", 2, {}, {"reserve": {"soldier": (3, 1)}, "bag": {"soldier": (0, 2)}}),
    ("bag-volunteer", 2, {}, {"reserve": {"volunteer": (11, 9)}, "bag": {"volunteer": (0, 2)}}),
    ("bag-doubt", 2, {}, {"bag_doubt": (1, 3)}),
    (
        "desert",
        2,
        {"bag": {"medic": 2}},
        {"bag": {"medic": (2, 0)}, "reserve": {"medic": (1, 3)}},
    ),
    (
        "bury",
        2,
        {"morgue": {"medic": 2}},
        {"morgue": {"medic": (2, 0)}, "reserve": {"medic": (1, 3)}},
    ),
    ("treat", 2, {"beds": {"1": "medic-2"}}, {"beds": {"1": ("medic-2", "medic-4")}}),
    ("relapse", 2, {"waiting": ["medic-5"]}, {"waiting": (["medic-5"], ["medic-3"])}),
    ("german", 1, {}, {"beds": {"1": (None, "german-1")}}),
    (
        "repair",
        2,
        {},
        {"damaged": {"A": (1, 0), "B": (1, 0)}, "tiles": {"A": (0, 1), "B": (0, 1)}},
    ),
    (
        "damage",
        2,
        {"whole": ("A", "C"), "post": {"C": "hunter"}},
        {
            "damaged": {"A": (0, 1), "C": (0, 1)},
            "tiles": {"A": (1, 0), "C": (1, 0)},
            "post": {"C": ("hunter", None)},
            "beds": {"1": (None, "hunter-1")},
        },
    ),
    (
        "jam",
        2,
        {"guns": (2, 3)},
        {"machine_gun": ("ready", "jammed"), "gun_jam": {"gun-2": (0, 0b100)}},
    ),
    ("miss", 2, {}, {"tiles": {"miss": (1, 3)}}),
    ("less-miss", 2, {"bag_tiles": {"miss": 3}}, {"tiles": {"miss": (3, 1)}}),
    ("artillery", 2, {}, {"tiles": {"artillery": (1, 3)}}),
    (
        "less-artillery",
        2,
        {"bag_tiles": {"artillery": 3}},
        {"tiles": {"artillery": (3, 1)}},
    ),
    ("air", 2, {}, {"air_stacks": (12, 8), "tiles": {"air-supply": (0, 2), "air-morale": (0, 2)}}),
    # The Artillery tile goes back into the bag when the marker has moved.
    ("hit", 2, {}, {"tiles": {"miss": (1, 0)}, "artillery": (1, 2)}),
    (
        "reveal",
        1,
        {"snow_top": ["radio"]},
        {"snow_top": (1, 0), "facility": {"radio": ("hidden", "damaged")}},
    ),
    ("patrol", 2, {}, {"patrols": {"blue-1": (0, 2)}, "patrol_bag": {"1": (2, 0)}}),
    (
        "less-patrol",
        2,
        {"patrols": {"blue-1": 2}},
        {"patrols": {"blue-1": (2, 0)}, "patrol_bag": {"1": (0, 2)}},
    ),
    ("infantry", 2, {}, {"standing": {"1": (0, 2)}}),
    ("kill", 2, {"infantry": {"2": 3}}, {"standing": {"2": (3, 1)}}),
    ("pin", 2, {"infantry": {"2": 3}}, {"standing": {"2": (3, 1)}, "lying": {"2": (0, 2)}}),
    ("gun", 2, {}, {"pieces": {"yellow-1": (0, 1), "yellow-3": (0, 1)}}),
    ("less-gun", 1, {"pieces": ("yellow-1", "yellow-3")}, {"pieces": {"yellow-1": (1, 0)}}),
    (
        "route",
        1,
        EARLY,
        {
            "depot_token": {"depot-2": (None, "patrol")},
            "depot_count": {"depot-2": (0, 3)},
            "stacks": {"patrol": (1, 0)},
        },
    ),
    ("less-token", 2, {}, {"depot_count": {"depot-1": (3, 1)}}),
    ("hope", 2, {}, {"hope": (6, 4), "low_deck": (9, 11)}),
    ("despair", 2, {}, {"despair": (6, 4), "high_deck": (13, 15)}),
]


def find_changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> Changes:
    """What is otherwise in a view, by zone: before and after."""
    found: Changes = {}
    for name, old in before.items():
        new = after[name]
        if old == new:
            continue
        if isinstance(old, dict):
            found[name] = {key: (old[key], new[key]) for key in old if old[key] != new[key]}
        elif isinstance(old, list) and name != "waiting":
            found[name] = (len(old), len(new))
        else:
            found[name] = (old, new)
    return found


def test_21_1_saved_positions_know_effects_by_their_number() -> None:
    assert list(effects.NAMES) == [word for word, *_ in EFFECTS]


@pytest.mark.parametrize("code", range(len(EFFECTS)), ids=[word for word, *_ in EFFECTS])
def test_21_1_each_effect_does_what_its_word_says_and_nothing_else(code: int) -> None:
    _, amount, situation, changes = EFFECTS[code]
    morning = fortress("Placement(0)", **{**HOME, **situation})
    line = morning.position().replace("Placement.0.0", f"Do.{code}.{amount}+Placement.0.0")
    match = GAME.from_position(line, luck="given")
    while prompt(match) != "Placement":
        play(match, next(iter(chances(match))) if match.to_move == CHANCE else texts(match)[0])
    before: Any = morning.view(0)["zones"]
    after: Any = match.view(0)["zones"]
    assert find_changes(before, after) == changes


@pytest.mark.parametrize(
    ("deed", "last", "none"),
    [
        ("injure", {}, {"ready": {}, "rest": {"soldier": 9}}),
        ("injure", {"ready": {}, "tired": {"soldier": 1}}, {"ready": {}}),
        ("lose", {}, {"ready": {}, "rest": {"soldier": 9}}),
        ("lose", {"ready": {}, "tired": {"soldier": 1}}, {"ready": {}}),
        ("reveal", {"snow_deck": [], "snow_top": ["radio"]}, {"snow_deck": []}),
        ("recruit", {"bag": {"medic": 1}}, {}),
        ("desert", {"bag": {"medic": 1}}, {}),
        ("bag-doubt", {"bag_doubt": 6}, {"bag_doubt": 7}),
        ("artillery", {"bag_tiles": {"artillery": 3}}, {"bag_tiles": {"artillery": 4}}),
        ("miss", {"bag_tiles": {"miss": 9}}, {"bag_tiles": {"miss": 10}}),
        ("less-artillery", {}, {"bag_tiles": {"artillery": 0}}),
        ("less-miss", {}, {"bag_tiles": {"miss": 0}}),
        ("defence", {"defence": TABLES.defence_top - 1}, {"defence": TABLES.defence_top}),
        ("less-suspicion", {"suspicion": 2}, {"suspicion": 1}),
        ("less-surrender", {"surrender": "truce"}, {"surrender": "german-retreat"}),
        ("medic", {}, {"tired": {"medic": 3}}),
        ("damage", {"whole": ("A",)}, {}),
        ("jam", {"machine_gun": "ready"}, {"machine_gun": "jammed"}),
        ("jam", {"machine_gun": "jammed", "guns": (0, 2)}, {"machine_gun": "jammed"}),
        ("less-patrol", {"patrols": {"blue-1": 1}}, {}),
        ("kill", {"lying": {"2": 1}}, {}),
        ("pin", {"infantry": {"2": 1}}, {"lying": {"2": 1}}),
        ("gun", {"pieces": SIX[:5], "artillery": 7}, {"pieces": SIX, "artillery": 8}),
        ("less-gun", {"pieces": SIX[:1]}, {}),
        ("less-token", {}, {"depots": {"depot-1": ("supply", 0)}}),
        ("treat", {"beds": {"2": "medic-2"}}, {}),
        ("relapse", {"waiting": ["medic-3"]}, {}),
        ("german", {}, {"waiting": ["german-3"]}),
        ("german", {}, {"beds": {"2": "german-3"}}),
        ("german", {}, {"morgue": {"german": 1}}),
        ("injure-post", {"post": {"front": "hunter"}}, {}),
        ("infantry", {}, {"stage": "mobilisation"}),
        ("fear", {"stage": "mobilisation", "fear": 4}, {"stage": "mobilisation", "fear": 5}),
        ("less-doubt", {"stage": "mobilisation", "doubt": 1}, {"stage": "attack", "doubt": 1}),
        (
            "less-doubt",
            {"stage": "mobilisation", "doubt": 1},
            {"stage": "mobilisation", "doubt": 0},
        ),
        ("less-fear", {"stage": "mobilisation", "fear": 1}, {"stage": "mobilisation", "fear": 0}),
        ("doubt", {"stage": "mobilisation", "doubt": 3}, {"stage": "mobilisation", "doubt": 4}),
        ("doubt", {"stage": "mobilisation", "doubt": 3}, {"stage": "attack", "doubt": 3}),
        ("less-fear", {"stage": "mobilisation", "fear": 1}, {"stage": "attack", "fear": 1}),
    ],
)
def test_21_1_possible_down_to_the_last_one(
    deed: str, last: dict[str, Any], none: dict[str, Any]
) -> None:
    for situation, impossible in ((last, 0), (none, 1)):
        match = fortress(f"Do({deed}, 1)", **{**HOME, **situation})
        assert len(told(match, "deed-impossible")) == impossible


@pytest.mark.parametrize(
    ("deed", "amount", "before", "name", "after"),
    [
        ("supply", 2, {}, "supplies", 5),
        ("less-supply", 2, {}, "supplies", 1),
        ("suspicion", 2, {}, "suspicion", 3),
        ("less-suspicion", 1, {"suspicion": 4}, "suspicion", 3),
        ("defence", 2, {}, "defence", 2),
        ("defence", 9, {}, "defence", TABLES.defence_top),
        ("less-defence", 1, {"defence": 2}, "defence", 1),
        ("snow", 1, {}, "snow", 4),
        ("less-snow", 1, {}, "snow", 2),
        ("fear", 1, {"stage": "mobilisation"}, "fear", 4),
        ("less-fear", 2, {"stage": "mobilisation"}, "fear", 1),
        ("doubt", 1, {"stage": "mobilisation"}, "doubt", 3),
        ("less-doubt", 1, {"stage": "mobilisation"}, "doubt", 1),
        ("fear", 1, {"stage": "attack"}, "fear", 3),
        ("surrender", 1, {}, "surrender", "surrender"),
        ("less-surrender", 1, {}, "surrender", "truce"),
        ("less-surrender", 3, {"surrender": "truce"}, "surrender", "german-retreat"),
        ("fear", 2, {"stage": "mobilisation", "fear": 4}, "fear", 5),
        ("less-fear", 2, {"stage": "mobilisation", "fear": 1}, "fear", 0),
        ("doubt", 2, {"stage": "mobilisation", "doubt": 3}, "doubt", 4),
        ("less-doubt", 2, {"stage": "mobilisation", "doubt": 1}, "doubt", 0),
    ],
)
def test_21_2_tracks(
    deed: str, amount: int, before: dict[str, Any], name: str, after: object
) -> None:
    assert zone(done(deed, amount, **before), name) == after


def test_21_2_morale() -> None:
    assert morale(done("morale", 2)) == 2
    assert morale(done("less-morale", 2)) == -2


def test_21_2_morale_at_its_lowest_costs_a_defender() -> None:
    match = done("less-morale", 1, morale="minus-3", tired={"medic": 1})
    assert (morale(match), some(match, "tired")) == (-3, {})


@pytest.mark.parametrize(
    ("deed", "before", "name", "after"),
    [
        ("injure", {"tired": {"medic": 1}}, "beds", {"1": "medic-1"}),
        ("injure-post", {"post": {"front": "hunter"}}, "beds", {"1": "hunter-1"}),
        ("lose", {"tired": {"medic": 1}}, "tired", {}),
        ("tire", {}, "tired", {"soldier": 2}),
        ("wake", {"tired": {"medic": 2}}, "ready", {"soldier": 9, "medic": 2}),
        ("rest", {"tired": {"medic": 2}}, "rest", {"medic": 2}),
        ("soldier", {}, "ready", {"soldier": 11}),
        ("volunteer", {}, "ready", {"soldier": 9, "volunteer": 2}),
        ("medic", {}, "ready", {"soldier": 9, "medic": 2}),
        ("hunter", {}, "ready", {"soldier": 9, "hunter": 2}),
        ("recruit", {"bag": {"medic": 2}}, "ready", {"soldier": 9, "medic": 2}),
        ("bag-soldier", {}, "bag", {"soldier": 2}),
        ("bag-volunteer", {}, "bag", {"volunteer": 2}),
        ("desert", {"bag": {"medic": 2}}, "bag", {}),
        ("bury", {"morgue": {"medic": 2}}, "morgue", {}),
        ("treat", {"beds": {"1": "medic-2"}}, "beds", {"1": "medic-4"}),
    ],
)
def test_21_3_people(deed: str, before: dict[str, Any], name: str, after: object) -> None:
    amount = 1 if deed in ("injure", "injure-post", "lose") else 2
    assert some(done(deed, amount, **before), name) == after


def test_21_3_no_more_than_there_are() -> None:
    assert some(done("recruit", 2, bag={"medic": 1}), "ready") == {"soldier": 9, "medic": 1}
    assert some(done("desert", 2, bag={"medic": 1}), "bag") == {}
    assert some(done("medic", 4), "ready") == {"soldier": 9, "medic": 3}
    assert some(done("wake", 2, tired={"medic": 1}), "ready") == {"soldier": 9, "medic": 1}
    assert some(done("damage", 2, whole=("B",)), "damaged") == {"A": 1, "B": 1, "C": 1}


def test_21_3_a_german_who_is_buried_leaves_the_game() -> None:
    match = done("bury", 1, morgue={"german": 1})
    assert some(match, "morgue") == {}
    assert [line.about["body"] for line in told(match, "buried")] == ["german"]


def test_21_3_the_buried_go_to_the_reserve() -> None:
    match = fortress("Do(bury, 1)", morgue={"medic": 1, "hunter": 2}, **HOME)
    assert texts(match) == ["bury medic", "bury hunter"]
    play(match, "bury hunter")
    assert some(match, "morgue") == {"medic": 1, "hunter": 1}
    assert zone(match, "reserve")["hunter"] == 2


def test_21_3_doubt_discs_and_the_waiting() -> None:
    assert zone(done("bag-doubt", 2), "bag_doubt") == 3
    assert zone(done("relapse", 2, waiting=["medic-5"]), "waiting") == ["medic-3"]
    assert zone(done("german"), "beds")["1"] == "german-1"


def test_21_4_the_fortress() -> None:
    assert zone(done("repair", 1), "damaged")["A"] == 0
    match = done("damage", 2, whole=("A", "C"), post={"C": "hunter"})
    assert some(match, "damaged") == {"A": 1, "B": 1, "C": 1}
    assert zone(match, "beds")["1"] == "hunter-1"
    match = done("jam", 2, guns=(2, 3))
    assert zone(match, "machine_gun") == "jammed"
    assert zone(match, "gun_jam") == {"gun-1": 0, "gun-2": 0b100}
    assert zone(done("miss", 2), "tiles")["miss"] == 3
    assert zone(done("less-miss", 1), "tiles")["miss"] == 0
    assert zone(done("artillery", 2), "tiles")["artillery"] == 3
    assert zone(done("less-artillery", 1), "tiles")["artillery"] == 0
    assert len(zone(done("air", 2), "air_stacks")) == 8
    assert len(told(done("hit", 2), "tile-drawn")) == 2
    assert len(told(done("reveal", 1), "snow-found")) == 1


def test_21_4_no_more_tiles_than_there_are() -> None:
    assert zone(done("miss", 2, bag_tiles={"miss": 9}), "tiles")["miss"] == 10
    assert zone(done("artillery", 2, bag_tiles={"artillery": 3}), "tiles")["artillery"] == 4
    assert zone(done("less-miss", 2), "tiles")["miss"] == 0
    assert zone(done("less-artillery", 2), "tiles")["artillery"] == 0


def test_21_4_a_damage_tile_that_was_drawn_is_not_in_the_bag() -> None:
    data: Any = fortress("Placement(0)", whole=("B",), **HOME).dump()
    data["zones"]["tiles"]["B"], data["zones"]["salvo"]["B"] = 0, 1
    data["agenda"].insert(0, "Do(damage, 1)")
    match = GAME.load(data)
    assert (zone(match, "damaged")["B"], zone(match, "tiles")["B"]) == (0, 0)


def test_21_4_the_rightmost_repaired_position_is_damaged() -> None:
    assert some(done("damage", 1, whole=("A", "B")), "damaged") == {"B": 1, "C": 1}


def test_21_5_the_enemy() -> None:
    assert sum(some(done("patrol", 2), "patrols").values()) == 2
    assert some(done("less-patrol", 1, patrols={"blue-1": 1}), "patrols") == {}
    assert some(done("infantry", 3), "standing") == {"1": 3}
    assert some(done("kill", 2, infantry={"2": 3}), "standing") == {"2": 1}
    assert some(done("pin", 2, infantry={"2": 3}), "lying") == {"2": 2}
    assert some(done("gun", 2), "pieces") == {"yellow-1": 1, "yellow-3": 1}
    assert some(done("less-gun", 1, pieces=("yellow-1",)), "pieces") == {}
    assert zone(done("less-token", 2), "depot_count")["depot-1"] == 1
    assert zone(done("route", 1), "depot_count")["depot-2"] == 3
    assert some(done("route", 2), "depot_count") == {"depot-1": 3, "depot-2": 3, "depot-3": 3}
    assert some(done("less-gun", 3, pieces=SIX[:2]), "pieces") == {}


@pytest.mark.parametrize(("stack", "deck"), [("hope", "low_deck"), ("despair", "high_deck")])
def test_21_6_any_card_of_the_stack_comes_into_play(stack: str, deck: str) -> None:
    match = fortress(f"Do({stack}, 2)", **HOME)
    six = zone(match, stack)
    before = set(zone(match, deck))
    assert chances(match) == dict.fromkeys(six, 1)
    play(match, six[5], six[2])
    assert zone(match, stack) == [six[0], six[1], six[3], six[4]]
    assert set(zone(match, deck)) - before == {six[5], six[2]}
    assert [line.rule for line in told(match, f"{stack}-added")] == ["21.6"] * 2


@pytest.mark.parametrize("stack", ["hope", "despair"])
def test_21_6_down_to_the_last_card(stack: str) -> None:
    match = fortress(f"Do({stack}, 5)", f"Do({stack}, 1)", **HOME)
    play(match, *zone(match, stack))
    assert (zone(match, stack), told(match, "deed-impossible")) == ([], [])


def test_21_6_an_empty_stack_gives_nothing() -> None:
    match = fortress("Do(hope, 1)", hope=[], low_deck=zone(start(), "low_deck"), **HOME)
    assert len(told(match, "deed-impossible")) == 1


@pytest.mark.parametrize("stack", ["hope", "despair"])
def test_21_6_no_more_cards_than_there_are(stack: str) -> None:
    match = fortress(f"Do({stack}, 9)", **HOME)
    play(match, *zone(match, stack))
    assert (zone(match, stack), prompt(match)) == ([], "DrawEvent")
