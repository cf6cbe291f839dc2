"""14 Hourglasses."""

from siegeworks import Match
from siegeworks.games.stronghold.rules.hourglasses import count_need
from siegeworks.games.stronghold.rules.pieces import ACTION_NAMES
from tests.games.stronghold.castle import castle, play, prompt, refusal, texts, told, zones


def phase(sand: int, **facts: object) -> Match:
    """The defender with hourglasses to spend, in the first card of the middle."""
    return castle(at="defender-phase", sand=sand, **facts)  # type: ignore[arg-type]


def laid(match: Match, action: str) -> int:
    """The hourglasses on an action."""
    return int(zones(match)["laid"][action])


def test_14_1_every_hourglass_is_spent_and_the_phase_ends_with_the_last() -> None:
    match = phase(1)
    assert "heroic officer-recall" in texts(match)
    play(match, "lay glare")
    assert zones(match)["sand"] == 0
    assert match.to_move == 0


def test_14_1_without_hourglasses_there_is_no_phase() -> None:
    assert phase(0).to_move == 0


def test_14_2_on_actions_or_on_moves() -> None:
    match = phase(3)
    assert "lay wall" in texts(match)
    assert "pick-up W1-soldier" in texts(match)
    assert "pick-hero officer" in texts(match)


def test_14_3_the_last_space_does_the_action_at_once() -> None:
    match = play(phase(2), "lay wall", "lay wall")
    assert prompt(match) == "BuildWall"
    play(match, "build-wall W8")
    assert zones(match)["walls"]["W8"] == 3


def test_14_3_all_that_is_missing_can_be_laid_at_once() -> None:
    match = phase(3)
    why = refusal(match, "finish glare")
    assert (why.reason, why.need, why.have) == ("too-little-sand", 5, 3)
    play(match, "finish wall")
    assert prompt(match) == "BuildWall"
    assert laid(match, "wall") == 2


def test_14_4_the_last_one_only_if_the_action_is_possible() -> None:
    match = play(phase(3), "lay mix-up")
    assert refusal(match, "lay mix-up").reason == "no-order-laid"
    assert laid(match, "mix-up") == 1


def test_14_5_unfinished_actions_keep_their_hourglasses_into_later_rounds() -> None:
    match = phase(1, laid={"cannon": 3}, round=2)
    play(match, "lay cannon")
    assert prompt(match) == "PutItem"


def test_14_6_once_a_round_and_training_again() -> None:
    match = phase(8, laid={"wall": 2}, finished=["wall"])
    assert refusal(match, "lay wall").reason == "action-done"
    play(match, "finish train-soldier")
    assert laid(match, "train-soldier") == 0
    play(match, "pick-up barracks-soldier", "put courtyard", "finish train-soldier")
    assert len(told(match, "unit-trained")) == 2


def test_14_7_a_saboteur_makes_every_action_of_his_building_dearer() -> None:
    match = phase(2, laid={"wall": 1}, saboteurs=["workshop"])
    play(match, "lay wall")
    assert prompt(match) == "Spend"
    play(match, "lay wall")
    assert prompt(match) == "BuildWall"


def test_14_7_when_he_leaves_what_is_paid_in_full_happens_at_once() -> None:
    match = phase(1, laid={"wall": 2, "pole": 3}, saboteurs=["workshop"])
    play(match, "lay tracking")
    assert texts(match) == ["complete wall", "complete pole"]
    play(match, "complete pole", "put-item T1", "build-wall W1")
    assert zones(match)["tower_item"]["T1"] == "pole"
    assert zones(match)["walls"]["W1"] == 3


def test_14_8_hourglasses_for_moves_lie_on_no_tile() -> None:
    match = phase(2)
    play(match, "pick-up W1-soldier", "put courtyard", "pick-up W2-soldier", "put courtyard")
    assert zones(match)["sand"] == 0
    assert set(zones(match)["laid"].values()) == {0}


def test_14_9_no_hourglass_is_ever_without_a_use() -> None:
    done = [name for name in zones(phase(1))["laid"] if not name.startswith("train")]
    places = [*(f"W{n}" for n in range(1, 10)), "barracks", "guards"]
    everywhere: dict[str, dict[str, int]] = {place: {} for place in places}
    match = phase(1, finished=done, garrison=everywhere)
    assert "pick-hero warrior" in texts(match)


def test_14_1_the_phase_goes_on_while_hourglasses_are_left() -> None:
    for answers in (
        ["lay glare"],
        ["finish wall", "build-wall W1"],
        ["pick-up W1-soldier", "put courtyard"],
        ["pick-hero officer", "put-hero courtyard"],
        ["heroic officer-recall", "recall-from W1-soldier"],
        ["play levy-of-the-town"],
    ):
        match = play(phase(3), *answers)
        assert (match.to_move, prompt(match)) == (1, "Spend")
        assert zones(match)["slot"] == 2


def test_14_3_what_is_laid_at_once_is_taken_from_the_hourglasses() -> None:
    match = phase(5, laid={"glare": 2})
    play(match, "finish glare", "dazzle W1")
    assert (zones(match)["sand"], laid(match, "glare")) == (2, 5)


def test_14_3_the_last_one_alone_is_laid_and_not_finished() -> None:
    match = phase(2, laid={"wall": 1, "pole": 2}, finished=["mix-up"])
    assert refusal(match, "finish wall").reason == "one-missing"
    assert refusal(match, "finish mix-up").reason == "action-done"


def test_14_4_what_was_paid_and_impossible_is_finished_for_nothing_when_it_can_be() -> None:
    facts = {"laid": {"mix-up": 2}, "horde": {"W2": {"orc": 1}}}
    match = phase(1, **facts)
    assert refusal(match, "lay mix-up").reason == "all-laid"
    assert refusal(match, "finish mix-up").reason == "no-order-laid"
    match = phase(1, **facts, orders={"W2": "fury"})
    assert refusal(match, "lay mix-up").reason == "all-laid"
    play(match, "finish mix-up")
    assert zones(match)["mixed"] == ["fury"]
    assert zones(match)["sand"] == 1
    assert len(told(match, "sand-laid")) == 0


def test_14_7_what_is_not_paid_in_full_or_impossible_waits_on() -> None:
    waiting = {"wall": 1, "pole": 3, "mix-up": 2, "cannon": 2, "platform": 3}
    match = phase(2, laid=waiting, saboteurs=["workshop", "cathedral"], finished=["platform"])
    play(match, "lay tracking", "put-item T1")
    assert prompt(match) == "Spend", "the pole alone was paid in full and possible"
    left = {"wall": 1, "mix-up": 2, "cannon": 2, "platform": 3}
    assert {action: laid(match, action) for action in left} == left


def test_14_7_a_training_that_was_paid_happens_when_the_saboteur_leaves() -> None:
    match = phase(2, laid={"train-soldier": 2}, saboteurs=["barracks"])
    play(match, "lay tracking")
    assert told(match, "unit-trained")
    assert laid(match, "train-soldier") == 0


def test_14_4_what_cannot_be_done_is_listed_with_its_reason() -> None:
    inside = {"officer": "W3", "warrior": "courtyard"}
    facts = {"finished": ["wall"], "hero_used": ["officer"], "heroes": inside}
    match = phase(2, laid={"mix-up": 1}, **facts)
    listed = {str(r.option): r.reason for r in match.refusals()}
    assert listed == {
        "lay mix-up": "no-order-laid",
        "lay wall": "action-done",
        "lay tracking": "no-saboteur",
        "heroic officer-reinforce": "hero-acted",
        "heroic officer-work": "hero-acted",
        "heroic officer-recall": "hero-acted",
        "heroic warrior-reinforce": "courtyard-empty",
        "heroic warrior-recall": "hero-inside",
    }
    assert not {str(r.option) for r in match.quiet_refusals()} & set(listed)


def test_18_3_a_plan_makes_only_its_own_building_dearer() -> None:
    for plan, dearer in (
        ("forge-by-night", {"cannon": 5, "goblin-cauldron": 3}),
        ("masons-shift", {"wall": 3}),
        ("scorched-ground", {"malfunction": 3, "spy": 4, "trap": 3}),
    ):
        match = phase(1, plans_played=[plan], plans=[])
        needs = {"cannon": 4, "goblin-cauldron": 2, "wall": 2, "pole": 3, "glare": 5}
        needs |= {"malfunction": 2, "spy": 3, "trap": 2, "platform": 3}
        for action, need in (needs | dearer).items():
            assert count_need(match.state, ACTION_NAMES.index(action)) == need  # type: ignore[arg-type]
