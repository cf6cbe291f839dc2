"""What options bring is told before they are chosen: goods, prices, vain ways, Battles, hexes."""

import re

import pytest

from siegeworks import Match
from siegeworks.games.ante_portas.board import foresight
from siegeworks.games.ante_portas.board.outlook import share_fates
from siegeworks.games.ante_portas.rules import pieces as n
from siegeworks.games.ante_portas.rules.state import Realm
from siegeworks.parts.board import board_of, foretell_changes, look
from siegeworks.server.tables.prompts import show_prompt
from siegeworks.text.grouping import group_things
from siegeworks.text.interpret import make_things
from tests.games.ante_portas.front import march
from tests.games.ante_portas.realm import GAME, filled, play, realm, zones

BOARD = board_of(GAME)


def shorts(match: Match, option: str, language: str = "en") -> list[str]:
    """What an option's button says of it."""
    return [change.short for change in foretell_changes(match, 0, language).get(option, [])]


def sentences(match: Match, option: str) -> list[str]:
    return [change.words for change in foretell_changes(match, 0, "en").get(option, [])]


def option_code(match: Match, option: str) -> int:
    assert match.decision is not None
    return next(offered.code for offered in match.decision.options if offered.text == option)


def place(match: Match, option: str) -> str:
    """The noun where an option is lit."""
    return BOARD.find_place(look(match, 0, "en"), option_code(match, option))


def test_a_gathering_place_says_what_it_gives_and_what_finds_no_room() -> None:
    assert shorts(realm(stewards={"0": "west-market"}), "go riverbank-grove-1") == ["+2 Wood"]
    full = realm(stewards={"0": "west-market"}, storage={"0": {"clay": 3}})
    assert shorts(full, "go riverbank-grove-1") == ["+2 Wood, no room for 2"]


def test_gathering_more_of_what_fills_the_stores_is_in_vain() -> None:
    full = realm(stewards={"0": "west-market"}, storage={"0": {"wood": 3}})
    assert shorts(full, "go riverbank-grove-1") == ["in vain"]
    told = "Nothing could be done there now. There is no room to receive it."
    assert sentences(full, "go riverbank-grove-1") == [told]


def test_a_builder_says_its_price_or_what_is_lacking() -> None:
    rich = realm(stewards={"0": "west-market"}, storage={"0": {"wood": 2}})
    assert shorts(rich, "go builder-farm") == ["1 Tool, 1 Wood"]
    poor = realm(stewards={"0": "west-market"}, storage={"0": {}}, warehouse={"0": {}})
    assert shorts(poor, "go builder-farm") == ["in vain"]
    told = "Nothing could be done there now. Too little Wood: needed 1, there 0."
    assert sentences(poor, "go builder-farm") == [told]
    assert shorts(poor, "go builder-trench", "de") == ["vergeblich"]


def test_a_tile_pool_that_is_out_is_told_before_the_way() -> None:
    units = {"12": {"farmer": 1}}  # sees a hex where nothing lies
    works = dict.fromkeys(n.HEX_NAMES[:11], "trench")
    match = realm(
        stewards={"0": "west-market"},
        storage={"0": {"wood": 1, "clay": 1}},
        works=works,
        soldiers=units,
    )
    told = "Nothing could be done there now. No tile of this kind is left."
    assert sentences(match, "go builder-trench") == [told]


def test_a_direction_is_lit_on_the_hex_where_it_leads() -> None:
    match = realm(stewards={"0": "small-market"}, soldiers={"2": {"farmer": 1}})
    play(match, "go commander", "move-from 2")
    assert place(match, "move-to up") == "hex:7"
    assert shorts(match, "move-to left-up") == ["Hex 4"]


def test_a_window_says_how_the_battle_stands_with_a_shot_and_without() -> None:
    units = {"2": {"farmer": 2}, "7": {"farmer": 1}}
    match = march("R101", "12", troops={"12": {"basic": 2}}, soldiers=units, works={"2": "trench"})
    assert shorts(match, "pass") == ["1:2 lost", "ends on hex 7"]
    assert shorts(match, "shoot-from 2") == ["2:2 won"]


@pytest.mark.parametrize(
    ("card", "told"), [("R101", "ends on hex 2"), ("R104", "breaks through")], ids=str
)
def test_a_window_says_where_the_card_leads_if_nobody_acts(card: str, told: str) -> None:
    units = {"5": {"farmer": 1}}
    match = march(card, "7", troops={"7": {"basic": 1}}, soldiers=units, works={"5": "trench"})
    assert shorts(match, "pass") == shorts(match, "hold-fire") == [told]


def test_a_window_says_if_the_troop_falls_anyway() -> None:
    units = {"2": {"farmer": 2}, "5": {"farmer": 1}}
    match = march("R101", "7", troops={"7": {"basic": 1}}, soldiers=units, works={"5": "trench"})
    assert shorts(match, "pass") == ["then it falls"]


def test_a_facing_says_what_the_building_would_see() -> None:
    match = realm(
        center=["builder-guard-post"], storage={"0": {"wood": 2}}, troops={"7": {"basic": 1}}
    )
    play(match, "go builder-guard-post", "lay-at 2")
    assert shorts(match, "face up") == ["sees 4, 5, 6, 7, 8"]  # 7 hides 12
    assert shorts(match, "face down") == ["sees nothing"]


def test_units_on_their_way_are_drawn_where_they_go() -> None:
    match = realm(soldiers={"2": {"farmer": 3}})
    play(match, "go commander", "move-from 2", "move-to up", "send-farmers 2")
    layout = BOARD.layout(match.start.tables, GAME.set_ups()[0][1])
    assert layout is not None
    keys = {slot.key for slot in layout.slots if slot.zone == "bound_farmers"}
    assert set(filled(match, "bound_farmers")) == {"7"} <= keys
    assert "+F2" in "".join(text for line in BOARD.draw(look(match, 0, "en")) for text, _ in line)


def test_the_fates_of_a_troop_are_all_that_may_become_of_it() -> None:
    match = realm(troops={"7": {"basic": 1}}, soldiers={"2": {"farmer": 2}})
    g = match.state
    assert isinstance(g, Realm)
    fates = foresight.weigh_fates(g, n.HEX_NAMES.index("7"))
    assert fates.breaks + fates.falls + sum(fates.ends.values()) == 1
    assert fates.breaks > 0
    assert fates.falls > 0
    assert n.HEX_NAMES.index("7") in fates.ends  # some cards have no arrow


def test_the_harvest_is_what_the_years_end_brings() -> None:
    match = realm(
        buildings={"0": {"farm": 3, "foresters-house": 1}},
        workers={"0": {"foresters-house": 1}},
    )
    g = match.state
    assert isinstance(g, Realm)
    made = foresight.foretell_harvest(g, 0)
    assert (made[n.WOOD], made[n.TOOL], made[n.DOLLAR]) == (2, 3, 0)
    assert sum(g.buffer) == 0  # nothing was made yet


def test_what_would_be_in_vain_comes_last_below_a_heading_that_says_so() -> None:
    match = realm(stewards={"0": "west-market"}, storage={"0": {"wood": 1}})
    decision = match.decision
    assert decision is not None
    options = show_prompt(match, decision, "en").options
    vain = [option.text for option in options if option.vain]
    assert "go builder-flat" in vain
    assert "go builder-farm" not in vain
    assert [option.text for option in options][-len(vain) :] == vain
    assert {(option.group, option.change) for option in options if option.vain} == {
        ("In vain now", "")
    }
    things = group_things(make_things(match, 0, "en"), match, 0, "en")
    assert [thing.text for thing in things][-len(vain) :] == vain
    assert {thing.group for thing in things[-len(vain) :]} == {"In vain now"}
    numbers = {thing.text: thing.number for thing in things}
    assert [numbers[option.text] for option in decision.options] == [
        place + 1 for place in range(len(things))
    ]


def test_a_new_place_is_named_with_its_free_spots_and_what_they_lie_beside() -> None:
    agenda = ["PutPlace(builder-catapult)", "Turn(0, first)", "BattlePhase()", "EndOfHalfYear()"]
    match = realm(center=["trapper"], agenda=agenda)
    decision = match.decision
    assert decision is not None
    assert decision.words("en").startswith("New Place: Builder: Catapult.")
    told = [shorts(match, option.text)[0] for option in decision.options]
    assert all(words.startswith("beside ") and words.count(", ") == 1 for words in told), told


def test_what_may_become_of_a_troop_is_told_whole_and_makes_a_hundred() -> None:
    for at in ("10", "15", "7", "4"):
        match = realm(troops={at: {"basic": 3, "elite": 1}}, soldiers={"2": {"farmer": 2}})
        seen = look(match, 0, "en")
        g = seen.state
        assert isinstance(g, Realm)
        percents = share_fates(foresight.weigh_fates(g, n.HEX_NAMES.index(at)))
        assert sum(percents.values()) == 100
        outlook = BOARD.outlook(seen)
        assert outlook is not None
        words = next(mark.words for mark in outlook.marks if f"hex:{at}" in mark.nouns)
        told = re.findall(r"(\d+) %", words.partition("After its card")[2])
        assert sum(map(int, told)) == 100, words


def test_places_that_are_too_far_say_in_how_many_turns_they_are_reached() -> None:
    match = realm(stewards={"0": "joiner-1"})
    outlook = BOARD.outlook(look(match, 0, "en"))
    assert outlook is not None
    far = {noun: mark.text for mark in outlook.marks if mark.kind == "turns" for noun in mark.nouns}
    spots = zones(match)["spots"]
    decision = match.decision
    assert decision is not None
    reached = {option.noun for option in decision.options if option.verb == "go"}
    for spot, laid in spots.items():
        is_far = laid not in (None, "joiner-1") and laid not in reached
        assert (f"spot:{spot}" in far) == is_far, spot
    assert set(far.values()) <= {"2", "3"}


@pytest.mark.parametrize(
    ("language", "price"), [("en", "for 1 Tool, 1 Wood each"), ("de", "je 1 Werkzeug, 1 Holz")]
)
def test_one_of_a_kind_is_one(language: str, price: str) -> None:
    match = realm()
    about = BOARD.explain(match.lexicon, GAME.tables(), match.start.options, language)
    assert price in about["piece:place:builder-farm"].words


def test_a_market_card_says_all_that_it_offers() -> None:
    match = realm()
    about = BOARD.explain(match.lexicon, GAME.tables(), match.start.options, "en")
    words = about["piece:market:1-librarian"].words
    assert "sell 2 Wood for 1 Dollar, 1 Clay for 1 Dollar; take 2 Food; " in words
    assert "take 1 Dollar, draw 2 Improvements" in words
