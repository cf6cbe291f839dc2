"""15 Moving."""

from siegeworks import Match
from tests.games.stronghold.castle import (
    castle,
    garrison,
    play,
    prompt,
    refusal,
    texts,
    told,
    zones,
)

Units = dict[str, dict[str, int]]


def moving(sand: int = 6, **facts: object) -> Match:
    """The defender with hourglasses to spend."""
    return castle(at="defender-phase", sand=sand, **facts)  # type: ignore[arg-type]


def test_15_1_along_the_wall_to_what_is_connected() -> None:
    units: Units = {"W1": {"soldier": 1}, "W2": {}, "T1": {"marksman": 1}}
    match = play(moving(garrison=units), "pick-up W1-soldier")
    assert "put W2" in texts(match)
    assert refusal(match, "put W4").reason == "not-connected"
    assert refusal(match, "put T1").reason == "marksmen-only"
    match = play(moving(garrison=units), "pick-up T1-marksman")
    assert "put W1" in texts(match)
    assert refusal(match, "put T2").reason == "not-connected"


def test_2_1_nobody_walks_across_the_gate() -> None:
    match = play(moving(garrison={"W4": {"soldier": 1}, "W5": {}}), "pick-up W4-soldier")
    assert refusal(match, "put W5").reason == "not-connected"


def test_15_2_down_to_courtyard_barracks_or_guards_only() -> None:
    match = play(
        moving(garrison={"W1": {"marksman": 1}, "barracks": {}, "guards": {}}),
        "pick-up W1-marksman",
    )
    assert {"put courtyard", "put barracks", "put guards"} <= set(texts(match))
    assert refusal(match, "put forge").reason == "closed-building"


def test_15_3_out_of_a_building_to_any_free_space() -> None:
    match = moving(garrison={"courtyard": {"marksman": 1}, "forge": {"soldier": 1}, "W9": {}})
    play(match, "pick-up courtyard-marksman", "put T7")
    assert garrison(match, "T7") == (1, 0, 0)
    play(match, "pick-up forge-soldier", "put W9")
    assert garrison(match, "W9") == (0, 1, 0)
    assert zones(match)["sand"] == 4


def test_15_3_whoever_lies_in_the_hospital_stays() -> None:
    match = moving(garrison={"hospital": {"soldier": 1}})
    assert refusal(match, "pick-up hospital-soldier").reason == "in-hospital"


def test_15_4_spaces_have_types() -> None:
    full = {"courtyard": {"soldier": 1}, "barracks": {"soldier": 2}}
    match = play(moving(garrison=full), "pick-up courtyard-soldier")
    assert refusal(match, "put barracks").reason == "no-room"
    assert refusal(match, "put guards").reason == "no-room"
    assert refusal(match, "put T2").reason == "marksmen-only"


def test_15_5_heroes_stand_on_sections_and_in_the_courtyard_only() -> None:
    match = play(moving(), "pick-hero officer")
    assert texts(match) == ["put-hero W2", "put-hero W4", "put-hero courtyard"]
    assert refusal(match, "put-hero W1").reason == "not-connected"


def test_15_6_as_many_moves_as_hourglasses_the_same_unit_again() -> None:
    match = moving(2, garrison={"W1": {"veteran": 1}, "W9": {}})
    play(match, "pick-up W1-veteran", "put courtyard", "pick-up courtyard-veteran", "put W9")
    assert garrison(match, "W9") == (0, 0, 1)
    assert zones(match)["sand"] == 0


def test_15_7_two_units_swap_for_one_if_both_may_be_there() -> None:
    units: Units = {"W1": {"soldier": 1}, "W2": {"veteran": 1}, "T1": {"marksman": 1}}
    match = play(moving(garrison=units), "pick-up W1-soldier")
    assert refusal(match, "swap T1-marksman").reason == "no-space-of-kind"
    play(match, "swap W2-veteran")
    assert (garrison(match, "W1"), garrison(match, "W2")) == ((0, 0, 1), (0, 1, 0))
    assert zones(match)["sand"] == 5


def test_15_7_only_next_to_each_other() -> None:
    match = play(
        moving(garrison={"W1": {"soldier": 1}, "W3": {"veteran": 1}}), "pick-up W1-soldier"
    )
    assert refusal(match, "swap W3-veteran").reason == "not-adjacent"


def test_15_8_a_hero_swaps_with_the_other_hero_only() -> None:
    match = moving(heroes={"officer": "W3", "warrior": "W4"})
    play(match, "pick-hero officer")
    assert refusal(match, "put-hero W4").reason == "hero-there"
    play(match, "swap-heroes")
    assert zones(match)["hero_at"] == {"officer": "W4", "warrior": "W3"}
    assert zones(match)["sand"] == 5


def test_11_6_through_the_gale_every_move_costs_one_more() -> None:
    match = moving(3, garrison={"W2": {"soldier": 1}}, roles={"gale-W2": "target"})
    play(match, "pick-up W2-soldier", "put courtyard")
    assert prompt(match) == "PayGale"
    play(match, "pay-gale")
    assert zones(match)["sand"] == 1
    assert garrison(match, "courtyard") == (0, 1, 0)


def test_11_7_a_gale_that_cannot_be_paid_calls_the_move_off() -> None:
    match = moving(1, garrison={"W2": {"soldier": 1}}, roles={"gale-W2": "target"})
    play(match, "pick-up W2-soldier", "put courtyard")
    assert zones(match)["sand"] == 1
    assert garrison(match, "W2") == (0, 1, 0)
    assert zones(match)["roles"]["gale-W2"] == "open-target"


def test_11_7_a_gale_need_not_be_paid() -> None:
    match = moving(3, roles={"gale-W3": "target"})
    play(match, "pick-hero officer", "put-hero courtyard", "call-off")
    assert zones(match)["sand"] == 3
    assert zones(match)["hero_at"]["officer"] == "W3"


def test_11_2_a_bluff_on_the_way_goes_home_and_costs_nothing() -> None:
    match = moving(2, garrison={"W2": {"soldier": 1}}, roles={"gale-W2": "feint"})
    play(match, "pick-up W2-soldier", "put courtyard")
    assert zones(match)["sand"] == 1
    assert zones(match)["roles"]["gale-W2"] is None


def test_15_1_a_marksman_climbs_the_towers_beside_his_section() -> None:
    free: Units = {"W2": {"marksman": 1}, "W1": {}, "W3": {}}
    match = play(moving(garrison=free), "pick-up W2-marksman")
    goals = [text for text in texts(match) if text.startswith("put ")]
    assert goals == ["put W1", "put W3", "put T1", "put T2", "put courtyard", "put guards"]
    assert refusal(match, "put T3").reason == "not-connected"
    assert refusal(match, "put W2").reason == "already-there"
    assert refusal(match, "put hospital").reason == "closed-building"
    assert refusal(match, "put barracks").reason == "no-room"
    match = play(moving(garrison={**free, "T2": {"marksman": 2}}), "pick-up W2-marksman")
    assert refusal(match, "put T2").reason == "no-room"


def test_15_1_from_a_tower_to_the_sections_beside_it() -> None:
    match = play(
        moving(garrison={"T5": {"marksman": 1}, "W6": {}, "W7": {}, "W5": {}}),
        "pick-up T5-marksman",
    )
    goals = [text for text in texts(match) if text.startswith("put ")]
    assert goals == ["put W6", "put W7", "put courtyard", "put guards"]


def test_15_3_between_the_buildings() -> None:
    match = play(
        moving(garrison={"guards": {"marksman": 1}, "barracks": {}}), "pick-up guards-marksman"
    )
    assert {"put courtyard", "put barracks", "put T7"} <= set(texts(match))
    assert refusal(match, "put guards").reason == "already-there"
    match = play(moving(garrison={"barracks": {"marksman": 3}}), "pick-up barracks-marksman")
    assert {"put guards", "put courtyard"} <= set(texts(match))
    assert refusal(match, "put cathedral").reason == "closed-building"


def test_15_3_who_is_not_there_cannot_be_picked_up() -> None:
    match = moving(garrison={"courtyard": {"marksman": 1}})
    assert refusal(match, "pick-up courtyard-soldier").reason == "nobody-here"
    assert refusal(match, "pick-up W1-veteran").reason == "nobody-here"
    assert "pick-up courtyard-marksman" in texts(match)


def swaps(units: Units, place: str) -> list[str]:
    """With whom a unit may swap."""
    match = play(moving(garrison=units), f"pick-up {place}")
    return [text.removeprefix("swap ") for text in texts(match) if text.startswith("swap ")]


NOBODY: Units = {f"W{n}": {} for n in range(1, 10)}


def test_15_7_with_whom_a_unit_swaps() -> None:
    empty: Units = {**NOBODY, "barracks": {}, "guards": {}}
    inside: Units = {"courtyard": {"soldier": 1, "veteran": 1}}
    assert swaps({**empty, **inside}, "courtyard-soldier") == [], "not within one place"
    on_walls: Units = {"W1": {"marksman": 1}, "T7": {"marksman": 1}, "forge": {"marksman": 1}}
    assert swaps({**empty, **inside, **on_walls}, "courtyard-soldier") == ["W1-marksman"]
    assert swaps({**empty, **inside, **on_walls}, "W1-marksman") == [
        "courtyard-soldier", "courtyard-veteran",
    ]  # fmt: skip
    hurt: Units = {"hospital": {"soldier": 1}, "W1": {"marksman": 1}}
    assert swaps({**empty, **hurt}, "W1-marksman") == []
    assert swaps({**empty, **hurt, "forge": {"soldier": 1}}, "forge-soldier") == []


def test_15_7_in_the_barracks_and_the_guards_each_needs_a_space_of_its_kind() -> None:
    base: Units = {**NOBODY, "guards": {}}
    room: Units = {"W1": {"soldier": 1}, "barracks": {"marksman": 3, "soldier": 1}}
    assert swaps({**base, **room}, "W1-soldier") == ["barracks-marksman"]
    full: Units = {"W1": {"soldier": 1}, "barracks": {"marksman": 3, "soldier": 2}}
    assert swaps({**base, **full}, "W1-soldier") == []
    guards: Units = {"W1": {"soldier": 1}, "barracks": {}, "guards": {"marksman": 1}}
    assert swaps({**base, **guards}, "W1-soldier") == [], "the Guards take no soldier"


def test_15_7_who_swaps_with_whom_is_said_of_each() -> None:
    units: Units = {**NOBODY, "W1": {"marksman": 1}, "W2": {"marksman": 1}, "W3": {"soldier": 1}}
    match = play(moving(garrison=units), "pick-up W1-marksman")
    assert refusal(match, "swap W2-marksman").reason == "same-kind"
    assert refusal(match, "swap W3-soldier").reason == "not-adjacent"
    assert refusal(match, "swap barracks-veteran").reason == "no-space-of-kind"


def test_15_5_heroes_from_the_courtyard_to_any_free_section() -> None:
    inside = {"officer": "courtyard", "warrior": "W6"}
    match = play(moving(heroes=inside), "pick-hero officer")
    assert refusal(match, "put-hero W6").reason == "hero-there"
    assert refusal(match, "put-hero courtyard").reason == "already-there"
    play(match, "put-hero W9")
    assert zones(match)["hero_at"] == {"officer": "W9", "warrior": "W6"}
    both = {"officer": "courtyard", "warrior": "courtyard"}
    match = play(moving(heroes=both), "pick-hero warrior")
    assert refusal(match, "swap-heroes").reason == "already-there"
    match = play(moving(heroes=inside), "pick-hero warrior")
    assert "put-hero courtyard" in texts(match), "the Courtyard takes both"


def test_15_8_heroes_swap_between_section_and_courtyard_too() -> None:
    for hero in ("officer", "warrior"):
        match = moving(1, heroes={"officer": "courtyard", "warrior": "W6"})
        play(match, f"pick-hero {hero}", "swap-heroes")
        assert zones(match)["hero_at"] == {"officer": "W6", "warrior": "courtyard"}
        assert zones(match)["sand"] == 0
    match = play(moving(), "pick-hero warrior")
    assert refusal(match, "swap-heroes").reason == "not-adjacent"


def test_11_6_the_gale_blows_where_a_move_leaves_and_where_it_enters() -> None:
    units: Units = {"courtyard": {"soldier": 1}, "W2": {"marksman": 1}, "W3": {"marksman": 1}}
    for roles, answers in (
        ({"gale-W2": "target"}, ["pick-up courtyard-soldier", "put W2"]),
        ({"gale-W2": "target"}, ["pick-up W3-marksman", "put W2"]),
        ({"gale-W3": "target"}, ["pick-up W3-marksman", "put W2"]),
        ({"gale-W3": "target"}, ["pick-up courtyard-soldier", "swap W3-marksman"]),
        ({"gale-W3": "target"}, ["pick-up W3-marksman", "swap courtyard-soldier"]),
        ({"gale-W4": "target"}, ["pick-hero officer", "put-hero W4"]),
        ({"gale-W3": "target", "gale-W4": "feint"}, ["pick-hero officer", "put-hero W4"]),
        ({"gale-W6": "target"}, ["pick-hero warrior", "put-hero courtyard"]),
    ):
        match = play(moving(2, garrison=units, roles=roles), *answers)
        assert texts(match) == ["pay-gale", "call-off"], answers
        assert match.undoable == []
        play(match, "pay-gale")
        assert zones(match)["sand"] == 0


def test_11_6_a_gale_elsewhere_costs_nothing() -> None:
    units: Units = {"courtyard": {"soldier": 1}, "T1": {"marksman": 1}, "W2": {}}
    match = moving(2, garrison=units, roles={"gale-W1": "target", "possession-reinforce": "target"})
    play(match, "pick-up courtyard-soldier", "put W2", "pick-up T1-marksman", "put courtyard")
    assert zones(match)["sand"] == 0
    assert not told(match, "target-turned")


def test_11_6_a_swap_of_heroes_through_the_gale() -> None:
    match = moving(2, heroes={"officer": "W3", "warrior": "W4"}, roles={"gale-W4": "target"})
    play(match, "pick-hero officer", "swap-heroes", "pay-gale")
    assert zones(match)["hero_at"] == {"officer": "W4", "warrior": "W3"}
    assert zones(match)["sand"] == 0


def test_11_7_who_has_too_little_for_the_gale_is_told_so() -> None:
    match = moving(1, roles={"gale-W3": "target"})
    play(match, "pick-hero officer", "put-hero courtyard")
    assert told(match, "move-called-off")
    assert zones(match)["hero_at"]["officer"] == "W3"
