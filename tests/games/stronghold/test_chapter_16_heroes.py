"""16 Heroes and their orders."""

from siegeworks import Match
from tests.games.stronghold.castle import castle, garrison, play, prompt, refusal, texts, zones


def phase(**facts: object) -> Match:
    """The defender with an hourglass, so that heroes may order."""
    facts.setdefault("sand", 2)
    return castle(at="defender-phase", **facts)  # type: ignore[arg-type]


def test_16_1_each_hero_one_order_each_order_once() -> None:
    match = phase(garrison={"courtyard": {"soldier": 2}, "W3": {"soldier": 1}})
    play(match, "heroic officer-reinforce")  # W6 is full, so W3 is the only way
    assert refusal(match, "heroic officer-recall").reason == "hero-acted"
    assert refusal(match, "heroic warrior-reinforce").reason == "heroic-used"
    play(match, "heroic warrior-recall", "recall-from W6-soldier")
    assert not [text for text in texts(match) if text.startswith("heroic")]
    assert zones(match)["sand"] == 2


def test_16_2_reinforce_from_the_courtyard_to_a_section_with_a_hero() -> None:
    match = phase(
        garrison={"courtyard": {"soldier": 1}, "W3": {"soldier": 1}, "W6": {"soldier": 3}}
    )
    play(match, "heroic warrior-reinforce")
    assert garrison(match, "W3") == (0, 2, 0)
    full = {"courtyard": {"soldier": 1}, "W3": {"soldier": 3}, "W6": {"soldier": 3}}
    assert refusal(phase(garrison=full), "heroic officer-reinforce").reason == "no-room"
    assert refusal(phase(), "heroic officer-reinforce").reason == "courtyard-empty"


def test_16_3_work_sends_a_unit_and_lays_an_hourglass_there() -> None:
    match = phase(laid={"wall": 1}, garrison={"courtyard": {"soldier": 1}})
    play(match, "heroic officer-work", "work-from courtyard-soldier")
    assert refusal(match, "work-on train-soldier").reason == "not-for-work"
    play(match, "work-on wall")
    assert prompt(match) == "BuildWall"
    assert garrison(match, "workshop") == (0, 1, 0)
    assert zones(match)["sand"] == 2


def test_16_3_nobody_is_sent_to_work_where_nothing_can_be_laid() -> None:
    done = [
        "blessing", "mix-up", "sharpshooters", "glare", "cannon", "goblin-cauldron", "orc-cauldron",
        "troll-cauldron", "malfunction", "spy", "trap", "platform", "pole", "bay-window",
    ]  # fmt: skip
    assert "heroic officer-work" in texts(phase(finished=done))  # a wall can still be built
    match = phase(finished=[*done, "wall"])
    assert refusal(match, "heroic officer-work").reason == "nothing-to-lay"


def test_16_4_recall_from_a_section_of_the_heros_side() -> None:
    match = phase(garrison={"W1": {"soldier": 1}, "W5": {"soldier": 1}})
    play(match, "heroic officer-recall")
    assert refusal(match, "recall-from W5-soldier").reason == "other-side"
    play(match, "recall-from W1-soldier")
    assert garrison(match, "courtyard") == (0, 1, 0)


def test_16_5_a_hero_in_the_courtyard_recalls_nobody() -> None:
    match = phase(
        heroes={"officer": "courtyard", "warrior": "W6"},
        garrison={"courtyard": {"soldier": 1}, "W6": {}},
    )
    assert refusal(match, "heroic officer-recall").reason == "hero-inside"
    assert "heroic officer-work" in texts(match)
    assert "heroic officer-reinforce" in texts(match)
    inside = {"officer": "courtyard", "warrior": "courtyard"}
    match = phase(heroes=inside, garrison={"courtyard": {"soldier": 1}})
    assert refusal(match, "heroic officer-reinforce").reason == "no-hero-section"


def test_11_8_a_possessed_order_leaves_the_game_and_the_hero_has_acted() -> None:
    match = phase(roles={"possession-recall": "target"})
    play(match, "heroic officer-recall")
    assert prompt(match) == "Spend"
    assert zones(match)["heroic_gone"] == 1 << 2
    assert refusal(match, "heroic warrior-recall").reason == "heroic-gone"
    assert refusal(match, "heroic officer-work").reason == "hero-acted"


def test_11_6_a_heroic_order_through_the_gale_costs_an_hourglass() -> None:
    match = phase(roles={"gale-W1": "target"}, garrison={"W1": {"soldier": 1}})
    play(match, "heroic officer-recall", "recall-from W1-soldier", "pay-gale")
    assert zones(match)["sand"] == 1
    assert garrison(match, "courtyard") == (0, 1, 0)


def test_18_3_after_the_captains_oath_one_heroic_order_a_round_is_all() -> None:
    match = phase(plans_played=["captains-oath"], plans=["open-wards"])
    play(match, "heroic officer-recall", "recall-from W1-soldier")
    assert refusal(match, "heroic warrior-work").reason == "one-heroic"


def test_16_3_who_is_in_a_building_already_is_not_sent_there() -> None:
    match = phase(garrison={"workshop": {"soldier": 1}, "courtyard": {"soldier": 1}})
    play(match, "heroic officer-work", "work-from workshop-soldier")
    assert refusal(match, "work-on wall").reason == "already-there"
    play(match, "work-on cannon")
    assert (garrison(match, "workshop"), garrison(match, "forge")) == ((0, 0, 0), (0, 1, 0))
    assert zones(match)["laid"]["cannon"] == 1


def test_16_3_who_could_work_in_his_own_building_only_stays() -> None:
    done = [
        "blessing", "mix-up", "sharpshooters", "glare", "cannon", "goblin-cauldron", "orc-cauldron",
        "troll-cauldron", "malfunction", "spy", "trap",
    ]  # fmt: skip
    match = phase(finished=done, garrison={"workshop": {"soldier": 1}, "hospital": {"soldier": 1}})
    play(match, "heroic officer-work")
    assert refusal(match, "work-from workshop-soldier").reason == "nothing-to-lay"
    assert refusal(match, "work-from hospital-soldier").reason == "in-hospital"
    assert refusal(match, "work-from W1-veteran").reason == "nobody-here"


def test_16_1_either_hero_may_be_the_second() -> None:
    match = phase(hero_used=["warrior"], heroic_used=["recall"])
    assert refusal(match, "heroic warrior-work").reason == "hero-acted"
    assert refusal(match, "heroic officer-recall").reason == "heroic-used"
    assert "heroic officer-work" in texts(match)
    match = phase(hero_used=["officer"], heroic_used=["work"])
    assert refusal(match, "heroic warrior-work").reason == "heroic-used"
    assert "heroic warrior-recall" in texts(match)


def test_16_2_who_may_be_sent_to_which_hero() -> None:
    match = phase(
        garrison={
            "courtyard": {"marksman": 1, "veteran": 1},
            "W3": {"soldier": 2},
            "W6": {"soldier": 2},
        }
    )
    play(match, "heroic warrior-reinforce")
    assert texts(match) == [
        "reinforce-at W3-marksman", "reinforce-at W3-veteran",
        "reinforce-at W6-marksman", "reinforce-at W6-veteran",
    ]  # fmt: skip
    play(match, "reinforce-at W6-veteran")
    assert garrison(match, "W6") == (0, 2, 1)
    assert garrison(match, "courtyard") == (1, 0, 0)


def test_16_3_work_takes_an_hourglass_that_can_be_laid() -> None:
    match = phase(laid={"mix-up": 1}, finished=["wall"])
    play(match, "heroic officer-work", "work-from guards-marksman")
    assert refusal(match, "work-on mix-up").reason == "no-order-laid"
    assert refusal(match, "work-on wall").reason == "action-done"
    play(match, "work-on glare")
    assert garrison(match, "cathedral") == (1, 0, 0)
    assert garrison(match, "guards") == (0, 0, 0)


def test_16_4_a_side_without_units_has_nobody_to_recall() -> None:
    left: dict[str, dict[str, int]] = {f"W{n}": {} for n in range(1, 5)}
    match = phase(garrison=left)
    assert refusal(match, "heroic officer-recall").reason == "nobody-to-recall"
    assert "heroic warrior-recall" in texts(match)
    match = phase(garrison={**left, "W4": {"marksman": 1}})
    assert "heroic officer-recall" in texts(match)


def test_16_5_one_hero_inside_leaves_the_section_of_the_other() -> None:
    match = phase(
        heroes={"officer": "W1", "warrior": "courtyard"},
        garrison={"courtyard": {"marksman": 1, "veteran": 1}, "W1": {"soldier": 1}},
    )
    play(match, "heroic warrior-reinforce")
    assert texts(match) == ["reinforce-at W1-marksman", "reinforce-at W1-veteran"]


def test_11_7_a_heroic_order_called_off_counts_as_given() -> None:
    match = phase(roles={"gale-W1": "target"}, garrison={"W1": {"soldier": 1}})
    play(match, "heroic officer-recall", "recall-from W1-soldier", "call-off")
    assert (zones(match)["sand"], garrison(match, "W1")) == (2, (0, 1, 0))
    assert refusal(match, "heroic warrior-recall").reason == "heroic-used"


def test_11_6_reinforce_and_work_go_through_the_gale_too() -> None:
    units = {"courtyard": {"soldier": 1}, "W3": {"marksman": 1}, "W6": {"soldier": 3}}
    match = phase(roles={"gale-W3": "target"}, garrison=units, sand=3)
    play(match, "heroic officer-reinforce", "pay-gale")
    assert garrison(match, "W3") == (1, 1, 0)
    play(match, "heroic warrior-work", "work-from W3-marksman", "work-on glare", "pay-gale")
    assert garrison(match, "W3") == (0, 1, 0)
    assert (zones(match)["sand"], zones(match)["laid"]["glare"]) == (1, 1)
