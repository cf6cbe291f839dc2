"""The drawn board of Hegra: everything there is has its place, and can be chosen there."""

import random
from functools import cache
from typing import Any

from siegeworks.core.lexicon import Lexicon
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.parts.board import board_of
from siegeworks.server import wire
from tests.games.hegra.table import GAME, TABLES, fortress

# What is done nowhere in particular
ELSEWHERE = {"done", "stay", "hide", "sneak"}


@cache
def layout(difficulty: str = "normal", missions: str = "off") -> wire.Layout:
    """The board of the 1940 edition."""
    options = {"edition": "1940", "difficulty": difficulty, "missions": missions}
    found = board_of(GAME).layout(TABLES, options)
    assert found is not None
    return found


def pieces(language: str = "en") -> Any:
    """What the pieces are."""
    return board_of(GAME).pieces(Lexicon(GAME, TABLES), language)


def areas_of(option: str, missions: str = "off") -> list[str]:
    """Where an option is lit, as clients find it."""
    board = layout(missions=missions)
    verb = next(verb for verb in GAME.verbs.values() if option.split()[0] == verb.word)
    noun = f"{verb.kind}:{option.partition(' ')[2]}"
    direct = [area.id for area in board.areas if noun in area.nouns]
    places = [place for place in board.verbs if place.verb == verb.word]
    name = option.partition(" ")[2]
    return direct or [place.area.replace("{noun}", name) or place.zone for place in places]


def test_every_option_of_whole_games_can_be_chosen_on_the_board() -> None:
    lost: set[str] = set()
    for seed in range(6):
        missions = "on" if seed % 2 else "off"
        match = GAME.start(seed=seed, options={"missions": missions}, listening=False)
        chance = random.Random(seed)
        while match.to_move is not None:
            options = [str(option) for option in match.options()]
            lost |= {option for option in options if not areas_of(option, missions)}
            match.choose(chance.choice(match.options()))
    assert {option.split()[0] for option in lost} <= ELSEWHERE


def test_an_option_with_a_type_is_lit_where_that_type_is() -> None:
    assert areas_of("wake soldier") == ["tired-soldier"]
    assert areas_of("tire hunter") == ["ready-hunter"]
    assert areas_of("man rest-medic") == ["rest-medic"]
    assert areas_of("reckless officer") == ["reckless"]
    assert areas_of("put A-soldier") == ["position-A"]
    assert areas_of("walk hunter-at-blue-3") == ["blue-3"]


def test_the_ready_are_picked_by_type() -> None:
    picks = {area.id: area.picks for area in layout().areas if area.picks}
    assert picks == {f"ready-{who}": who for who in n.DEFENDER_NAMES}


def test_9_6_action_spaces_show_needs_doubled_and_barred_types() -> None:
    signs = [slot for slot in layout().slots if slot.zone == "day" and slot.kind == "flag"]

    def on(name: str) -> set[str]:
        area = next(area for area in layout().areas if area.id == name)
        inside = [s for s in signs if area.x <= s.x <= area.x + area.width]
        return {s.symbol for s in inside if area.y <= s.y <= area.y + area.height}

    assert on("shovel") == {"icon-shovel", "need-1", "double-hunter"}
    assert on("inspire") == {"icon-inspire", "need-2", "double-officer"}
    assert on("fire-guns") == {"icon-fire-guns", "need-2", "tiny-soldier"}
    assert on("reckless") == {"icon-reckless", "need-1", "barred-medic"}


def test_the_infantry_board_in_force_is_drawn() -> None:
    stages = {name: pieces()[f"stage:{name}"].attributes for name in n.STAGE_NAMES}
    assert [stages["mobilisation"][f"s{k}"] for k in (1, 2, 3, 4)] == ["closed"] * 4
    attack, siege = stages["attack"], stages["siege"]
    assert [attack[f"s{k}"] for k in (1, 2, 3, 4)] == ["open", "open", "open", "closed"]
    assert [siege[f"s{k}"] for k in (1, 2, 3, 4)] == ["open"] * 4
    assert (siege["s4h0"], siege["s4h1"], siege["s4m0"], siege["s4g0"], siege["s4c"]) == (
        5,
        6,
        4,
        3,
        5,
    )
    assert [attack.get(f"s{k}r", "") for k in (1, 2, 3)] == ["", "", "on"]
    assert [siege.get(f"s{k}r", "") for k in (3, 4)] == ["", "on"]
    assert "s3volunteer" not in siege
    assert siege["s4volunteer"] == "volunteer"


def test_18_3_the_days_of_coup_and_retreat_follow_the_difficulty() -> None:
    def turns(difficulty: str) -> list[float]:
        slots = layout(difficulty).slots
        return [slot.x for slot in slots if slot.symbol.startswith("turn-")]

    assert turns("easier") == [x + 39 for x in turns("normal")]


def test_letters_follow_the_language() -> None:
    assert pieces("en")["defender:volunteer"].attributes["art"] == "volunteer-V"
    assert pieces("de")["defender:volunteer"].attributes["art"] == "volunteer-F"


def test_places_are_named_in_full() -> None:
    names = board_of(GAME).names(fortress("Breakfast()", tired={"soldier": 8}).lexicon, "en")
    assert names["bed:2"] == "Bed 2"
    assert names["position:A"] == "Position A"
    assert names["mood:plus-1"] == "Morale +1"


def test_runners_stand_on_every_space_of_the_map() -> None:
    (runners,) = [slot for slot in layout().slots if slot.zone == "runner_who"]
    assert runners.along is not None
    assert set(runners.along.places) == set(n.NODE_NAMES)


def test_every_path_of_the_content_is_a_link() -> None:
    links = {frozenset((link.start, link.end)) for link in layout().links}
    names = n.NODE_NAMES
    wanted = {frozenset((names[a], names[b])) for a, ends in enumerate(TABLES.links) for b in ends}
    assert links == wanted


def test_20_4_the_mission_is_claimed_or_put_off_on_its_card() -> None:
    for option in ("claim", "later", "not-today"):
        assert areas_of(option, missions="on") == ["mission"]
        assert areas_of(option) == []


def test_20_4_each_mission_shows_its_goal_and_its_rewards_on_their_days() -> None:
    slots = [slot for slot in layout(missions="on").slots if slot.zone == "mission"]
    facts = pieces()["mission:road-to-hoset"].attributes
    assert facts == {
        "goal": "token-supply",
        "reward0": "status-suspicion",
        "amount0": 2,
        "reward1": "patrol",
        "amount1": 2,
        "reward2": "tiny-soldier",
    }
    rewards = [slot.along for slot in slots if slot.symbol.startswith("{reward")]
    days = [along.places["road-to-hoset"][0] for along in rewards if along is not None]
    tracks = [s for s in layout(missions="on").slots if s.zone == "day" and s.kind == "track"]
    today = next(track for track in tracks if track.symbol == "marker")
    assert days == [today.places[day][0] for day in (1, 7, 9)]


def test_20_3_a_mission_lies_on_the_board_only_if_there_are_missions() -> None:
    there = {
        missions: [area.id for area in layout(missions=missions).areas if area.id == "mission"]
        for missions in ("off", "on")
    }
    assert there == {"off": [], "on": ["mission"]}
    assert not [slot for slot in layout().slots if slot.zone == "mission"]
