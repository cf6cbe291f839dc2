"""The board of Stronghold: what is drawn and foretold agrees with the rules and tells no secret."""

import dataclasses
import random
import re
from typing import Any

import pytest

from siegeworks import Match
from siegeworks.core.laws import redraw
from siegeworks.games.stronghold.board import pieces, strength
from siegeworks.games.stronghold.rules.pieces import ACTION_NAMES
from siegeworks.games.stronghold.situations import Facts
from siegeworks.parts.board import board_of, look
from siegeworks.parts.board.records import Mark, Outlook, Slot
from tests.games.stronghold.castle import GAME, castle

INVADER, DEFENDER = 0, 1
EVERYONE = (INVADER, DEFENDER, None)
WIDTH, HEIGHT = 80, 20
BOARD = board_of(GAME)
NOBODY = {"goblin": 0, "orc": 0, "troll": 0}
AWAY = {"officer": "courtyard", "warrior": "courtyard"}


def outlook(match: Match, seat: int | None = DEFENDER, language: str = "en") -> Outlook:
    found = BOARD.outlook(look(match, seat, language))
    assert found is not None
    return found


def plates(match: Match, section: str) -> list[Mark]:
    """The marks on a section: how it stands, and the worst case."""
    return [mark for mark in outlook(match).marks if mark.nouns == [f"section:{section}"]]


def text(match: Match, seat: int | None, language: str = "en") -> list[str]:
    """The drawing in the terminal."""
    lines = BOARD.draw(look(match, seat, language))
    return ["".join(part for part, _ in line) for line in lines]


def wander(seed: int, steps: int) -> Match:
    """A random position."""
    match, dice = GAME.start(seats=2, seed=seed), random.Random(seed)
    for _ in range(steps):
        if match.result is not None:
            break
        assert match.decision is not None
        match.choose(dice.choice(match.decision.options).text)
    return match


# In the terminal


def test_cards_to_come_are_called_by_their_whole_names_where_there_is_room() -> None:
    line = ("ballista", "banner", "sap", "trainer", "quartermaster", "demon")
    match = castle(at="spend", sand=1, line=line, slot=5)
    road = text(match, INVADER)[1]
    assert "▸Trainer" in road
    assert "Quartermaster" in road
    assert "Maneuver" in road
    assert len(road) <= WIDTH


def tight_text(match: Match, seat: int | None) -> list[str]:
    """The drawing where few lines are left."""
    seen = dataclasses.replace(look(match, seat, "en"), is_tight=True)
    return ["".join(part for part, _ in line) for line in BOARD.draw(seen)]


@pytest.mark.parametrize("seed", range(4))
def test_no_name_of_a_card_or_an_action_is_cut(seed: int) -> None:
    match = wander(seed, 30 + 90 * seed)
    zones: Any = match.view(None)["zones"]
    lexicon, drawn = match.lexicon, " ".join(text(match, DEFENDER))
    dealt = [lexicon.nouns.value("card", card) for card in zones["line"]]
    coming = dealt[max(0, zones["slot"] - 2) :] if zones["slot"] < 9 else []
    names = [str(lexicon.noun("en", "card", card)) for card in coming if card is not None]
    actions = [lexicon.say("en", f"look-action-{name}", {}) for name in ACTION_NAMES]
    assert [name for name in (*names, *actions) if name not in drawn] == []


@pytest.mark.parametrize("seed", range(4))
def test_figures_look_the_same_in_a_low_window(seed: int) -> None:
    match = wander(seed, 60 + 80 * seed)
    for seat, worst in ((INVADER, "best"), (DEFENDER, "worst")):
        rows = tuple(f" {name} " for name in ("sums", "breach", worst))
        whole = [line for line in text(match, seat) if line.startswith(rows)]
        assert len(whole) == len(rows)
        assert [line for line in tight_text(match, seat) if line.startswith(rows)] == whole
        assert all(re.fullmatch(r"\d+/\d+!?", cell) for cell in whole[-1].split()[1:])


def test_in_a_low_window_cards_that_do_not_fit_are_counted() -> None:
    line = ("siege-tower", "trebuchet", "quartermaster", "trench-master", "bloodstones", "gale")
    road = tight_text(castle(at="spend", sand=1, line=line, slot=0), INVADER)[1]
    assert road.endswith("(4 more)")


def test_the_terminal_says_hourglasses() -> None:
    assert "Hourglasses 3" in text(castle(at="spend", sand=3), DEFENDER)[0]


def test_in_a_low_window_hourglasses_that_lie_are_told() -> None:
    match = castle(at="spend", sand=2, laid={"cannon": 3}, finished=["wall"])
    seen = dataclasses.replace(look(match, DEFENDER, "en"), is_tight=True)
    lines = ["".join(part for part, _ in line) for line in BOARD.draw(seen)]
    assert any("Cannon 3/4" in line for line in lines)
    assert not any("Glare" in line for line in lines)


# Plates and gauge


def test_a_plate_says_who_has_what_and_where_a_breach_begins() -> None:
    match = castle(
        horde={"W2": {"orc": 2, "goblin": 1}},
        garrison={"W2": {"marksman": 1, "soldier": 1}},
        walls={"W2": 2},
        heroes=AWAY,
    )
    stands, _ = plates(match, "W2")
    assert stands.text == "5 v 5 · at 9"
    assert stands.kind == "holds"
    assert stands.rule == "21.9"


def test_the_worst_case_is_a_fury_that_may_come() -> None:
    match = castle(
        horde={"W1": {"goblin": 3}},
        garrison={"W1": {"marksman": 1, "soldier": 1}},
        walls={"W1": 2},
        heroes=AWAY,
    )
    stands, worst = plates(match, "W1")
    assert stands.text == "3 v 5 · at 9"
    assert worst.text == "≤9 v 5 · at 9"
    assert worst.kind == "worst-breaks"


def test_without_its_token_no_fury_is_feared() -> None:
    match = castle(
        horde={"W1": {"goblin": 3}},
        garrison={"W1": {"marksman": 1, "soldier": 1}},
        walls={"W1": 2},
        heroes=AWAY,
        orders_gone={"fury": 1},
    )
    _, worst = plates(match, "W1")
    assert (worst.kind, worst.text) == ("worst-holds", "≤3 v 5 · at 9")


def test_below_a_cauldron_for_goblins_no_fury_is_feared_unless_a_machine_can_break_it() -> None:
    facts: Facts = {
        "horde": {"W1": {"goblin": 3}},
        "garrison": {"W1": {"marksman": 1, "soldier": 1}},
        "walls": {"W1": 0},
        "heroes": AWAY,
        "cauldron": {"W1": "goblin"},
    }
    _, worst = plates(castle(**facts), "W1")
    assert worst.text == "≤3 v 3 · at 7"
    facts["machines"] = {"R1": "catapult"}
    _, worst = plates(castle(**facts), "W1")
    assert worst.text == "≤9 v 3 · at 7"


def test_the_worst_case_counts_machines_in_reach() -> None:
    match = castle(
        horde={"W1": {"orc": 1}, "FL": NOBODY},
        garrison={"W1": {"marksman": 1, "soldier": 1}},
        walls={"W1": 2},
        heroes=AWAY,
        machines={"R1": "catapult", "R4": "catapult"},
    )
    _, worst = plates(match, "W1")
    assert worst.text == "≤2 v 4 · at 8"


def test_the_worst_case_counts_who_may_still_march_there() -> None:
    match = castle(
        horde={"R1": {"orc": 1, "troll": 1}, "FL": {**NOBODY, "troll": 1}},
        garrison={"W1": {"marksman": 1, "soldier": 1}},
        walls={"W1": 2},
        heroes=AWAY,
    )
    stands, worst = plates(match, "W1")
    assert (stands.text, worst.text) == ("0 v 5 · at 9", "≤8 v 5 · at 9")


def test_once_the_maneuvers_are_over_nobody_else_is_feared() -> None:
    match = castle(at="give-orders", slot=8, horde={"R1": {"troll": 4}, "FL": NOBODY}, heroes=AWAY)
    _, worst = plates(match, "W1")
    assert worst.text == "≤0 v 5 · at 9"


def test_each_side_reads_its_own_words() -> None:
    match = castle(horde={"W9": {"troll": 1}}, heroes=AWAY)
    said = {seat: str(BOARD.outlook(look(match, seat, "en"))) for seat in (INVADER, DEFENDER, None)}
    assert "Your best case" in said[INVADER]
    assert "Nearest" in said[INVADER]
    assert "orst" not in said[INVADER].replace("worst-", "")
    assert "Worst case" in said[DEFENDER]
    assert "Weakest" in said[DEFENDER]
    assert "Defender's hourglasses" in said[None], "whoever only looks on is told whose they are"
    assert said[None].replace('"Defender\'s hourglasses"', "'Hourglasses'") == said[DEFENDER]


def test_the_gauge_is_the_smallest_margin() -> None:
    match = castle(
        horde={"W9": {"troll": 3}},
        garrison={"W9": {"marksman": 1}},
        walls={"W9": 1},
        heroes=AWAY,
    )
    gauge = outlook(match).gauge
    assert gauge is not None
    assert gauge.value == gauge.most
    assert gauge.words.startswith("W9 breaks")


def test_what_breaks_is_foretold_as_certain_and_the_rest_is_not() -> None:
    match = castle(
        horde={"W9": {"troll": 3}}, garrison={"W9": {"marksman": 1}}, walls={"W9": 1}, heroes=AWAY
    )
    stands, worst = plates(match, "W9")
    assert (stands.kind, stands.share) == ("breaks", 1.0)
    assert worst.share is None


@pytest.mark.parametrize("seed", range(4))
def test_the_worst_case_is_never_better_than_how_it_stands(seed: int) -> None:
    state: Any = wander(seed, 60 + 40 * seed).state
    for balance in strength.list_balances(state):
        assert strength.foretell_worst(state, balance.section).margin <= balance.margin


# Secrets


@pytest.mark.parametrize("seed", range(6))
def test_no_picture_changes_when_what_is_hidden_is_dealt_anew(seed: int) -> None:
    match = wander(seed, 50 + 35 * seed)
    for seat in EVERYONE:
        other = redraw(match, seat)
        assert outlook(match, seat) == outlook(other, seat)
        assert text(match, seat) == text(other, seat)
        assert match.view(seat)["zones"] == other.view(seat)["zones"]


ORDERS = ("fury", "detonation", "call", "bluff")


def test_an_order_face_down_looks_the_same_whatever_it_is() -> None:
    drawn = [
        castle(horde={"W3": {"goblin": 2}}, orders={"W3": order}, heroes=AWAY) for order in ORDERS
    ]
    for seat in (DEFENDER, None):
        assert len({str(text(match, seat)) for match in drawn}) == 1
        assert len({str(outlook(match, seat)) for match in drawn}) == 1
    assert len({str(text(match, INVADER)) for match in drawn}) == len(ORDERS)


def test_a_trap_face_down_looks_the_same_whatever_it_is() -> None:
    kinds = ("goblin-trap", "troll-trap", "tower-trap")
    drawn = [castle(paths={"R2-W3": kind}) for kind in kinds]
    for seat in (INVADER, None):
        assert len({str(text(match, seat)) for match in drawn}) == 1
    assert len({str(text(match, DEFENDER)) for match in drawn}) == len(kinds)


def test_target_and_bluff_look_the_same_to_the_defender() -> None:
    drawn = [castle(roles={"gale-W4": role}) for role in ("target", "feint")]
    for seat in (DEFENDER, None):
        assert len({str(text(match, seat)) for match in drawn}) == 1
    assert len({str(text(match, INVADER)) for match in drawn}) == 2


def list_slots() -> list[Slot]:
    layout = BOARD.layout(GAME.tables(), {})
    assert layout is not None
    return layout.slots


def test_everything_that_may_lie_face_down_has_one_back() -> None:
    backs = {slot.zone: set[str]() for slot in list_slots() if slot.back}
    for slot in list_slots():
        if slot.zone in backs:
            backs[slot.zone].add(slot.back)
    hidden = {zone.name for zone in GAME.zones if zone.sight.value in ("rule", "owner")}
    assert set(backs) == hidden - {"mixed"}  # which nobody draws: an order that is off
    assert all(len(found) == 1 and "" not in found for found in backs.values())


# The board itself


def test_an_action_has_as_many_spaces_as_it_needs_hourglasses() -> None:
    tables = GAME.tables()
    spaces = {slot.key: slot.most for slot in list_slots() if slot.zone == "laid"}
    assert spaces == dict(
        zip(spaces, [tables.action_hourglasses[n] for n in map(find_action, spaces)], strict=True)
    )
    assert len(spaces) == len(tables.action_hourglasses)


def find_action(name: str) -> int:
    value = GAME.nouns(GAME.tables()).value("action", name)
    assert value is not None
    return value


def test_two_tokens_that_lie_together_are_both_drawn() -> None:
    lexicon = GAME.start(seats=2, seed=1).lexicon
    found = pieces.make_pieces(lexicon, "en")
    assert found["equipment-set:5"].attributes == {"first": "banner", "second": "ladder"}
    assert "equipment-set:7" not in found  # no section holds three


# The terminal


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seed", range(3))
def test_the_drawing_fits_a_small_terminal(seed: int, language: str) -> None:
    for seat in EVERYONE:
        lines = text(wander(seed, 70 * seed), seat, language)
        assert len(lines) <= HEIGHT
        assert max(map(len, lines)) <= WIDTH


def test_the_assault_is_told_as_a_list_with_a_cursor() -> None:
    dice, match = random.Random(2), GAME.start(seats=2, seed=2)
    while match.view(None)["zones"]["slot"] != 9:  # type: ignore[index]
        assert match.decision is not None
        match.choose(dice.choice(match.decision.options).text)
    [step] = [fact for fact in outlook(match).status if fact.key == "step"]
    names = step.value.split(" · ")
    assert [name.strip("▸") for name in names[:3]] == ["cannons", "machines", "arrows"]
    assert sum(name.startswith("▸") for name in names) == 1


def test_the_facts_tell_the_supply_and_what_lies_face_down() -> None:
    match = castle(
        horde={"supply": {"goblin": 4, "troll": 2}, "W1": {"orc": 1}, "W2": {"orc": 1}},
        paths={"R1-W1": "goblin-trap", "R1-W2": "open-troll-trap"},
        orders={"W1": "bluff", "W2": "fury"},
        plans=["open-wards"],
    )
    told = {fact.key: fact.value for fact in outlook(match, seat=INVADER).status}
    assert told["supply"] == "goblins 4, orcs 0, trolls 2"
    assert told["hidden"] == "traps 1, orders 2, plans 1"


def test_what_lies_face_down_may_be_nothing() -> None:
    told = {fact.key: fact.value for fact in outlook(castle(plans=[])).status}
    assert told["hidden"] == "nothing"


@pytest.mark.parametrize(
    ("walls", "told"),
    [(2, "9/9!"), (3, "9/10"), (5, "9/12")],
)
def test_the_terminal_tells_the_worst_case_with_its_own_line(walls: int, told: str) -> None:
    match = castle(
        horde={"W1": {"goblin": 3}},
        garrison={"W1": {"marksman": 1, "soldier": 1}},
        walls={"W1": walls},
        heroes=AWAY,
    )
    lines = ["".join(text for text, _ in line) for line in BOARD.draw(look(match, DEFENDER, "en"))]
    worst = next(line for line in lines if line.startswith(" worst"))
    assert worst.split()[1] == told
