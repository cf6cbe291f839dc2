"""What a position says of itself: how close the end is, and what comes next."""

import random
from typing import Any

import pytest

import siegeworks
from siegeworks import Match, words
from siegeworks.games.westerplatte.rules.state import Fort
from siegeworks.parts.board import board_of, look
from siegeworks.server import wire
from siegeworks.text.foretelling import foretell
from siegeworks.words.reference import read_paragraphs
from tests.games.westerplatte.situations import FULL_LANES
from tests.games.westerplatte.table import GAME, fort


def outlook(match: Match, language: str = "en") -> wire.Outlook:
    """The outlook of the seat to move."""
    seat = match.to_move if match.to_move is not None and match.to_move >= 0 else 0
    found = board_of(GAME).outlook(look(match, seat, language))
    assert found is not None
    return found


def marks(match: Match, kind: str) -> list[wire.Mark]:
    """All signs of one kind."""
    return [mark for mark in outlook(match).marks if mark.kind == kind]


def mark(match: Match, kind: str) -> wire.Mark:
    """The one sign of a kind."""
    (found,) = marks(match, kind)
    return found


def one_below(match: Match) -> str:
    """The space below that of the morale marker, as signs speak of it."""
    assert isinstance(match.state, Fort)
    return f"track-place:{match.state.morale - 1}"


def status(match: Match) -> dict[str, str]:
    """The facts that are always shown."""
    return {fact.key: fact.value for fact in outlook(match).status}


def test_7_1_howitzers_anywhere_and_units_on_the_last_space_will_fire() -> None:
    match = fort(lanes={"A": "1-A1", "B": ("1-B3", "III"), "C": ("1-C4", "IV")})
    assert [(sign.nouns, sign.text) for sign in marks(match, "fires")] == [
        (["lane:A"], "1"),
        (["lane:C"], "2"),
    ]
    assert marks(match, "fires")[0].rule == "7.1"


def test_7_1_a_troop_that_is_destroyed_no_longer_threatens() -> None:
    match = fort(lanes={"A": "1-A1"}, officers={"1": "A"})
    match.choose("fire")
    assert marks(match, "fires") == []


def test_7_3_fire_that_the_wall_cannot_take_goes_on_to_both_guardhouses() -> None:
    match = fort(lanes={"C": ("1-C4", "IV")}, walls={"C": 1})
    sign = mark(match, "overflow")
    assert (sign.nouns, sign.text, sign.rule) == (["field:G3", "field:G4"], "1", "7.3")


def test_7_3_a_bare_guardhouse_cannot_be_hit() -> None:
    match = fort(lanes={"C": ("1-C4", "IV")}, walls={"C": 0, "G3": 0})
    assert mark(match, "overflow").nouns == ["field:G4"]
    assert mark(match, "overflow").text == "2"


def test_7_3_a_wall_that_holds_lets_nothing_through() -> None:
    assert marks(fort(lanes={"C": ("1-C4", "IV")}, walls={"C": 2}), "overflow") == []


def test_9_1_the_chance_to_advance_is_counted_from_the_unseen_cards() -> None:
    match = fort(lanes={"B": ("1-B3", "I")})
    sign = mark(match, "advances")
    zones: Any = match.view(0)["zones"]
    pieces = board_of(GAME).pieces(match.lexicon, "en")
    early = [pieces[f"card:{name}"].attributes for name in zones["rest"] if name[0] == "1"]
    marked = sum("B" in (card["mark1"], card["mark2"]) for card in early)
    assert sign.text == f"{round(100 * marked / len(early))}%"
    assert (sign.nouns, sign.rule) == (["lane:B"], "9.1")
    assert "space II" in sign.words


def test_9_2_a_fast_unit_would_go_to_the_last_space() -> None:
    assert "space IV" in mark(fort(lanes={"A": ("1-A2", "I")}), "advances").words


def test_9_2_howitzers_and_units_on_the_last_space_do_not_advance() -> None:
    assert marks(fort(lanes={"A": "1-A1", "B": ("1-B3", "IV")}), "advances") == []


def test_8_5_with_all_lanes_taken_every_card_lowers_morale() -> None:
    match = fort(lanes=FULL_LANES)
    sign = mark(match, "full")
    assert (sign.text, sign.rule) == ("100%", "8.5")
    assert sign.nouns == [one_below(match)]


def test_10_6_a_fall_of_morale_is_announced_where_it_leads_with_what_it_does() -> None:
    match = fort(morale="neutral-1")
    sign = mark(match, "falls")
    assert (sign.nouns, sign.rule) == ([one_below(match)], "10.6")
    assert "supply" in sign.words
    assert "no effect" in mark(fort(morale="high-2"), "falls").words


def test_13_1_the_gauge_counts_guardhouses_without_bricks() -> None:
    match = fort(walls={"G2": 0, "G5": 1})
    gauge = outlook(match).gauge
    assert gauge is not None
    assert (gauge.value, gauge.most) == (1, 2)
    assert "G5" in gauge.words
    assert mark(match, "fallen").nouns == ["field:G2"]


def test_13_1_the_danger_grows_with_lost_and_weak_guardhouses() -> None:
    cases: tuple[dict[str, int], ...] = (
        {},
        {"B": 0},
        {"G2": 2},
        {"G5": 0},
        {"G5": 0, "G2": 1},
    )
    found = [outlook(fort(walls=walls)).gauge for walls in cases]
    assert [gauge and gauge.danger for gauge in found] == [0, 1, 2, 2, 3]


def test_7_3_the_gauge_warns_where_hits_go_through() -> None:
    whole = outlook(siegeworks.situation("westerplatte")).gauge
    assert whole is not None
    assert not whole.alarm
    bare = outlook(siegeworks.situation("westerplatte", walls={"B": 0, "D": 0})).gauge
    assert bare is not None
    assert bare.alarm
    assert bare.words == "Guardhouses lost: 0 of 2. Hits go through at B, D"


def test_13_1_the_gauge_names_all_of_the_weakest_and_none_if_all_are_whole() -> None:
    whole = outlook(fort()).gauge
    even = outlook(fort(walls={"G2": 3, "G5": 3})).gauge
    assert whole is not None
    assert even is not None
    assert "weakest" not in whole.words.lower()
    assert "G2, G5, 3 bricks" in even.words


def test_11_1_the_status_counts_days_and_their_cards() -> None:
    told = status(fort(day=3, filed=19))
    assert (told["day"], told["cards"]) == ("3 / 7", "3 / 8")


def test_4_2_the_status_tells_moves_actions_and_rounds() -> None:
    told = status(fort(moves=1, actions=0, ammo={"1": 0, "2": 5}))
    assert (told["moves"], told["actions"]) == ("1", "0")
    assert told["ammunition"] == "1 (you): 0 · 2: 5 · pool: 11"


def test_3_6_before_the_first_turn_nothing_threatens() -> None:
    match = GAME.start(seats=2, seed=3)
    assert outlook(match).marks == []
    assert "moves" not in status(match)


@pytest.mark.parametrize("level", ["easy", "hard"])
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_position_of_random_games_can_be_told(level: str, language: str) -> None:
    chooser = random.Random(level)
    rules = set(read_paragraphs(GAME.folder, "en"))
    match = GAME.start(seats=3, options={"level": level}, seed=11)
    for _ in range(150):
        told = outlook(match, language)
        assert {sign.rule for sign in told.marks} <= rules
        assert "outlook-" not in str(told)
        if match.result is not None:
            break
        match.choose(chooser.choice(match.options()))


def test_among_several_players_the_rounds_say_which_officer_is_ones_own() -> None:
    told = [fact.value for fact in outlook(fort(seats=3)).status if fact.key == "ammunition"]
    assert told == ["1 (you): 2 · 2: 2 · 3: 2 · pool: 10"]
    (alone,) = [fact.value for fact in outlook(fort(seats=1)).status if fact.key == "ammunition"]
    assert "you" not in alone


def test_9_1_a_plate_and_the_end_of_the_turn_tell_the_same_chance() -> None:
    """Also where morale falls with the card, and asks something before the units move."""
    match = GAME.start(seats=1, options={"level": "easy"}, seed=5)
    dice = random.Random(5)
    compared = asking = 0
    for _ in range(40):
        if any(option.text == "end" for option in match.options()):
            told = foretell(match.clone(for_seat=0), 0, "end", "en")
            for sign in (sign for sign in outlook(match).marks if sign.kind == "advances"):
                words = f"unit on lane {sign.nouns[0].removeprefix('lane:')} advances"
                found = [r for r in told.results if any(words in line for line in r.words)]
                if found:
                    assert sum(result.share for result in found) == pytest.approx(sign.share)
                    compared += 1
                    asking += any("The morale marker goes to low 1" in r.words for r in found)
        match.choose(dice.choice(match.options()).text)
    assert compared > 10
    assert asking, "some of the cards ask a question first"


def test_8_1_odds_say_when_few_cards_of_phase_1_are_left() -> None:
    match = siegeworks.game("westerplatte").start(seats=2, options={"level": "easy"}, seed=7)
    dice = random.Random(7)
    reasons: set[str] = set()
    while match.result is None and len(match.view(0)["zones"]["rest"]) > 38:  # type: ignore[index]
        for sign in marks(match, "advances"):
            reasons |= {sign.words.partition(": ")[2]}
        match.choose(dice.choice(match.options()))
    assert "" in reasons, "while many are left"
    assert "one of the 5 cards that are left of phase 1 comes next" in reasons
