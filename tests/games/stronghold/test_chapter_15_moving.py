"""15 Moving."""

from siegeworks import Match
from tests.games.stronghold.castle import castle, garrison, play, prompt, refusal, texts, zones

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
