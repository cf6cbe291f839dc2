"""14 Hourglasses."""

from siegeworks import Match
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
