"""What options do to the margins, and what may be wished at one word in a maneuver."""

import random

import pytest

from siegeworks import Match
from siegeworks.core.errors import IllegalChoice
from siegeworks.core.laws import redraw
from siegeworks.parts.board import carry_out_wish, foretell_changes, foretell_wish, list_wishes
from tests.games.stronghold.castle import GAME, castle, horde, play, prompt, zones

INVADER, DEFENDER = 0, 1
NOBODY = {"goblin": 0, "orc": 0, "troll": 0}
QUIET = ("done", "pass", "no-orders", "keep-line")
AWAY = {"officer": "courtyard", "warrior": "courtyard"}


def changes(match: Match, seat: int, language: str = "en") -> dict[str, list[str]]:
    """The short words of what each option changes."""
    found = foretell_changes(match, seat, language)
    return {text: [one.short for one in told if one.short] for text, told in found.items()}


def at_march(**camp: dict[str, int]) -> Match:
    """Units at some camps, in the major maneuver."""
    match = castle(at="maneuvers", slot=8, horde={"FL": NOBODY, "FR": NOBODY, **camp}, heroes=AWAY)
    play(match, "perform major")
    assert prompt(match) == "March"
    return match


def wait_for_maneuvers(match: Match) -> None:
    """Let time pass until the next maneuver: nobody does more than must be done."""
    while prompt(match) != "Maneuvers":
        assert match.decision is not None
        texts = [option.text for option in match.decision.options]
        match.choose(next((text for text in QUIET if text in texts), texts[0]))
        while match.outcomes():
            match.happen(match.outcomes()[0])


def test_sent_units_count_as_soon_as_they_set_out() -> None:
    match = at_march(R1={"troll": 2, "orc": 1})
    told = changes(match, INVADER)
    assert told["send-2 R1-W1-troll"] == ["W1 9 → 3"]
    assert told["send-1 R1-W2-orc"] == ["W2 13 → 11"]
    assert "done" not in told


def test_the_assault_is_none_of_the_last_hourglass() -> None:
    camp = {"W1": {"goblin": 1}, "FL": NOBODY, "FR": NOBODY}
    match = castle(
        agenda=["Spend()", "Assault()", "EndOfRound()", "Round()"],
        sand=1,
        horde=camp,
        heroes=AWAY,
        plans=[],
    )
    told = changes(match, DEFENDER)
    assert "lay cannon" not in told
    assert told["pick-up W2-soldier"] == ["W2 13 → 9"]


def test_who_is_picked_up_is_missed_and_who_is_put_down_helps() -> None:
    match = castle(at="spend", sand=2, horde={"FL": NOBODY, "FR": NOBODY}, heroes=AWAY)
    told = changes(match, DEFENDER)
    assert told["pick-up W1-soldier"] == ["W1 9 → 5"]
    assert "lay glare" not in told
    play(match, "pick-up barracks-veteran")
    assert changes(match, DEFENDER)["put W8"] == ["W8 9 → 15"]
    assert changes(match, DEFENDER, "de")["put W8"] == ["W8 9 → 15"]


def test_where_nobody_stands_yet_the_worst_case_is_told() -> None:
    match = castle(at="build-wall", horde={"FL": {**NOBODY, "troll": 3}, "FR": NOBODY}, heroes=AWAY)
    told = foretell_changes(match, DEFENDER, "en")["build-wall W1"][0]
    assert told.short == "W1 9 → 10"
    assert "at worst: it holds, 1 short" in told.words


def test_the_strongest_are_sent_at_one_word() -> None:
    match = at_march(R1={"troll": 1, "orc": 2, "goblin": 3})
    wish = next(w for w in list_wishes(match, INVADER, "en") if "W1" in w.words)
    assert foretell_wish(match, wish, INVADER, "en") == "W1 9 → 2"
    carry_out_wish(match, wish.key, INVADER)
    sent = {k: v for k, v in zones(match)["sent"].items() if v}
    assert sent == {"R1-W1-troll": 1, "R1-W1-orc": 2}


def test_what_cannot_be_wished_is_refused() -> None:
    match = at_march(R1={"troll": 1, "orc": 2})
    with pytest.raises(IllegalChoice):
        carry_out_wish(match, "again", INVADER)


def test_a_maneuver_is_done_as_last_time_with_whoever_is_there() -> None:
    match = at_march(R1={"orc": 4}, R2={"troll": 2})
    play(match, "send-2 R1-W1-orc", "done", "send-1 R2-W3-troll", "done", "perform minor")
    play(match, "send-1 R1-W2-orc", "done")
    assert "again" not in [wish.key for wish in list_wishes(match, INVADER, "en")]
    wait_for_maneuvers(match)
    keys = [wish.key for wish in list_wishes(match, INVADER, "en")]
    assert keys == ["again 0", "again 1"]
    before = horde(match, "W3")[2]
    carry_out_wish(match, "again 1", INVADER)
    assert horde(match, "W3")[2] == before + 1


@pytest.mark.parametrize("seed", range(3))
def test_neither_changes_nor_wishes_tell_a_secret(seed: int) -> None:
    match, dice = GAME.start(seats=2, seed=seed), random.Random(seed)
    for _ in range(90):
        if match.decision is None:
            break
        seat = match.decision.seat
        if dice.random() < 0.2:
            other = redraw(match, seat)
            assert foretell_changes(match, seat, "en") == foretell_changes(other, seat, "en")
            assert list_wishes(match, seat, "en") == list_wishes(other, seat, "en")
        match.choose(dice.choice(match.decision.options).text)
