"""What options do to the margins, and what may be wished at one word in a maneuver."""

import random
from typing import Any

import pytest

from siegeworks import Match
from siegeworks.core.errors import IllegalChoice
from siegeworks.core.laws import redraw
from siegeworks.games.stronghold.rules import pieces as n
from siegeworks.games.stronghold.rules.state import Castle
from siegeworks.parts.board import carry_out_wish, foretell_changes, foretell_wish, list_wishes
from tests.games.stronghold.castle import GAME, castle, horde, play, prompt, rich, zones

INVADER, DEFENDER = 0, 1
NOBODY = {"goblin": 0, "orc": 0, "troll": 0}
QUIET = ("done", "pass", "no-orders", "keep-line")
SOMEBODY = {"W1": {"orc": 1}, "FL": {"troll": 1}}
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


def test_20_6_aiming_a_machine_says_how_likely_it_hits() -> None:
    match = castle(at="aim-machines", machines={"R1": ("ballista", 2, 1)}, heroes=AWAY)
    told = foretell_changes(match, INVADER, "en")
    assert told["aim-machine W1"][0].short == "67 %: kills a defender"
    assert told["aim-machine W1"][0].is_luck
    assert "hold-fire" not in told


@pytest.mark.parametrize(
    ("facts", "effect"),
    [
        ({"walls": {"W1": 2}}, "breaks a wall piece"),
        ({"walls": {"W1": 0}, "cauldron": {"W1": "orc"}}, "breaks the cauldron"),
        ({"walls": {"W1": 0}, "tower_item": {"T1": "pole"}}, "breaks an item of a tower"),
        ({"walls": {"W1": 0}}, "nothing there to break"),
    ],
)
def test_8_4_aiming_a_catapult_says_what_a_hit_breaks(facts: dict[str, Any], effect: str) -> None:
    match = castle(at="aim-machines", machines={"R1": ("catapult", 1, 1)}, heroes=AWAY, **facts)
    assert changes(match, INVADER)["aim-machine W1"][0] == f"50 %: {effect}"


@pytest.mark.parametrize(
    ("defenders", "invaders", "effect"),
    [
        (1, 1, "kills one on each side"),
        (0, 1, "kills an invader"),
        (0, 0, "nothing there to break"),
    ],
)
def test_8_3_aiming_a_ballista_says_whom_a_hit_kills(
    defenders: int, invaders: int, effect: str
) -> None:
    match = castle(
        at="aim-machines",
        machines={"R1": ("ballista", 1, 1)},
        garrison={"W1": {"marksman": defenders}},
        horde={"W1": {"orc": invaders}},
        heroes=AWAY,
    )
    assert changes(match, INVADER)["aim-machine W1"][0] == f"50 %: {effect}"


def test_20_3_aiming_a_cannon_says_how_likely_it_kills() -> None:
    units = {"R1": {"troll": 1}, "FL": {"goblin": 1}}
    match = castle(at="aim-cannons", horde=units, tower_item={"T1": "cannon"}, heroes=AWAY)
    assert isinstance(match.state, Castle)
    shown = match.state.tables.cannon_hits
    for camp, kind in (("R1", 2), ("FL", 0)):
        share = round(100 * sum(bool(kinds[kind]) for kinds in shown) / len(shown))
        assert changes(match, DEFENDER)[f"aim-cannon {camp}"][0] == f"kills {share} %"


def test_20_9_aiming_arrows_says_what_they_kill() -> None:
    nobody = {f"W{section}": {"marksman": 0} for section in range(1, 10)}
    units = {"R1": {"orc": 2}, "R2": {"orc": 2}}
    garrison = {**nobody, "W2": {"marksman": 2}}
    match = castle(at="aim-marksmen", horde=units, garrison=garrison, heroes=AWAY)
    assert changes(match, DEFENDER)["aim-arrows R1"][0] == "kills up to strength 1"
    play(match, "aim-arrows R1")
    assert changes(match, DEFENDER)["aim-arrows R1"][0] == "kills up to strength 2"


def test_a_card_says_what_it_brings_where_it_is_paid() -> None:
    match = rich(card="ballista")
    told = changes(match, INVADER)
    assert told["use ballista-a"] == [
        "on a rampart: a hit kills one unit of each side at a section"
    ]
    assert "pass" not in told


@pytest.mark.parametrize("card", n.CARD_NAMES[n.BALLISTA : n.MANEUVER])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_says_what_it_brings(card: str, language: str) -> None:
    supply = {"supply": {"goblin": 6, "orc": 6, "troll": 6}}
    match = castle(card=card, horde=supply | SOMEBODY, wood=12, machines={"R1": "ballista"})
    uses = {text: told for text, told in changes(match, INVADER, language).items() if "use" in text}
    assert uses
    assert all(len(told) == 1 for told in uses.values())


def test_7_6_giving_up_a_unit_says_how_much_wood_it_brings() -> None:
    told = changes(castle(at="resources", horde={"supply": {"troll": 1}}), INVADER)
    assert told == {"give-up troll": ["3 wood; the defender gets 1 hourglass"]}


def test_12_1_a_maneuver_says_how_many_go_and_what_the_defender_gets() -> None:
    match = castle(at="maneuvers", slot=8, horde={"R7": {"orc": 1}})
    told = changes(match, INVADER)
    assert told["perform minor"] == ["5 units from each place; the defender gets 3 hourglasses"]
    assert told["perform major"] == ["7 units from each place; the defender gets 5 hourglasses"]


def test_14_3_finishing_says_how_many_hourglasses_it_takes() -> None:
    match = castle(at="spend", sand=4, laid={"sharpshooters": 1})
    told = foretell_changes(match, DEFENDER, "en")
    assert told["finish sharpshooters"][0].short == "3"
    assert told["finish sharpshooters"][0].words == "This takes 3 hourglasses of 4"


def test_13_5_an_order_says_what_it_does_and_adds() -> None:
    match = castle(at="give-orders", horde={"W1": {"goblin": 3}}, heroes=AWAY)
    assert changes(match, INVADER)["order-openly"] == [
        "the defender sees it, and gets no hourglass"
    ]
    play(match, "order-openly")
    told = foretell_changes(match, INVADER, "en")["lay-open fury-W1"]
    assert told[0].words.startswith("Fury: each goblin there counts 3")
    assert [change.short for change in told] == ["strength +6"]
