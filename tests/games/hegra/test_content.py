"""The cards of Hegra: their numbers in both editions, and what is known of them."""

from collections import Counter

import pytest

from siegeworks.games.hegra.content import source
from siegeworks.games.hegra.rules import effects
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.games.hegra.rules.scripts import EFFECTS
from tests.games.hegra.deck import (
    COST,
    DRAWN,
    EVENTS,
    HEARTS,
    MISSIONS,
    MORALE,
    READ,
    SNOW,
    STAGES,
    common,
    scripts,
    split,
    who_does,
)

TABLES = source.load()
# Effects that are always possible, so that no fallback line can follow them
ALWAYS = {
    ("morale", 1), ("morale", -1), ("supply", 1), ("suspicion", 1), ("defence", -1), ("snow", 1),
    ("snow", -1), ("hit", 1),
}  # fmt: skip


def test_the_decks_of_both_editions() -> None:
    assert Counter(row["deck"] for row in EVENTS) == {
        "mobilisation": 12, "attack": 12, "siege-1": 11, "siege-2": 11, "last-stand": 3
    }  # fmt: skip
    assert [len(common(deck)) for deck in DRAWN] == [11, 12, 8, 8, 3]
    assert Counter(row["deck"] for row in MORALE) == {"high": 13, "low": 9}
    assert [row["deck"] for row in MORALE if row["edition"] == "1940"] == ["high"]


def test_the_six_later_siege_events_are_the_advanced_ones() -> None:
    advanced = [row for row in EVENTS if row["ongoing"]]
    assert Counter(row["deck"] for row in advanced) == {"siege-1": 3, "siege-2": 3}
    assert {row["edition"] for row in advanced} == {"1940"}
    assert sorted(row["ongoing"] for row in advanced) == sorted(n.ONGOING_NAMES)
    assert {row["clear"] for row in advanced} == set(n.CLEAR_NAMES)
    assert [row["sector"] for row in advanced if row["ongoing"] == "red"] == [3]


def test_six_hope_and_six_despair_cards() -> None:
    assert [row["kind"] for row in HEARTS] == ["hope"] * 6 + ["despair"] * 6
    assert len(TABLES.card_names) == len(set(TABLES.card_names)) == 13 + 9 + 12


def test_under_the_snow_lie_six_action_spaces_and_five_items() -> None:
    finds = Counter(row["finds"] for row in SNOW)
    assert finds == {**dict.fromkeys(n.FIND_NAMES[:-1], 1), "item": 5}
    assert all((row["finds"] == "item") == bool(row["effects"]) for row in SNOW)


def test_four_missions_and_the_reward_of_the_books_example() -> None:
    assert len({row["needs"].split()[0] for row in MISSIONS}) == len(MISSIONS) == 4
    assert all(row["rounds"][-1] == n.DAYS - 1 and all(row["rewards"]) for row in MISSIONS)
    rounds = n.DAYS - 1
    in_round_9 = [TABLES.mission_reward[mission * rounds + 8] for mission in range(4)]
    assert source.read_script(["supply 1", "morale 1"]) in in_round_9


def test_infantry_comes_with_the_attack_and_the_siege() -> None:
    numbers = {deck: {row["infantry"] for row in EVENTS if row["deck"] == deck} for deck in DRAWN}
    assert numbers.pop("mobilisation") == {0}
    assert numbers["attack"] == numbers["siege-1"] == {3, 4}  # as in the books' examples
    assert set().union(*numbers.values()) <= {3, 4, 5}


def test_every_event_has_a_text_of_its_own() -> None:
    texts = [(r["deck"], r["ongoing"], *r["effects"]) for r in EVENTS]
    assert len(set(texts)) == len(texts)
    assert all(row["effects"] or row["ongoing"] for row in EVENTS)


@pytest.mark.parametrize("deck", ["siege-2", "last-stand"])
def test_no_effect_comes_twice_in_the_decks_that_end_a_game(deck: str) -> None:
    words = [split(effect)[0] for r in EVENTS if r["deck"] == deck for effect in r["effects"]]
    assert len(set(words)) == len(words)


def test_no_event_of_the_last_stand_does_what_one_of_siege_2_did() -> None:
    late = [r for r in EVENTS if r["deck"] in ("siege-2", "last-stand")]
    effects = [effect for row in late for effect in row["effects"]]
    assert len(set(effects)) == len(effects)


@pytest.mark.parametrize("deck", DRAWN)
def test_every_deck_has_every_weather(deck: str) -> None:
    seen = Counter(row["weather"] for row in common(deck))
    assert set(seen) == set(n.WEATHER_NAMES)
    assert max(seen.values()) <= len(common(deck)) / 2


def test_injuries_find_every_type_first_but_the_officer() -> None:
    first = Counter(row["order"][0] for row in EVENTS)
    assert set(first) == {"soldier", "volunteer", "medic", "hunter"}
    assert first["medic"] < first["hunter"] < first["soldier"]


def test_the_events_that_are_known_from_play() -> None:
    assert [row["deck"] for row in EVENTS if "german 1" in row["effects"]] == ["siege-1"]
    snowed_in = [r for r in EVENTS if r["weather"] == "snow" and "snow 1" in r["effects"]]
    assert [row["deck"] for row in snowed_in] == ["attack"]
    assert any(r["effects"] == ["injure 1"] and r["order"][0] == "soldier" for r in EVENTS)


def test_cards_bring_into_play_what_no_rule_does() -> None:
    events = {row["id"] for row in EVENTS}
    assert len(who_does("artillery") & events) >= 4
    assert len(who_does("despair") & events) >= 3
    assert len(who_does("bag-volunteer") & events) >= 2
    assert len(who_does("bag-doubt") & events) >= 2
    assert len(who_does("patrol") & events) >= 3


def test_some_good_cards_of_every_kind_empty_the_morgue() -> None:
    relief = who_does("bury")
    assert sum(row["id"] in relief for row in MORALE if row["deck"] == "high") >= 2
    assert sum(row["id"] in relief for row in HEARTS if row["kind"] == "hope") >= 1
    assert sum(row["id"] in relief for row in SNOW) >= 1


@pytest.mark.parametrize("row", [row for _, row in scripts() if row])
def test_every_effect_can_be_read(row: list[str]) -> None:
    assert all(effects.read(text) is not None for text in row)
    assert source.read_script(row)


def test_every_word_of_the_vocabulary_has_a_cost_and_a_card() -> None:
    assert set(COST) == {effect.word for effect in EFFECTS}
    assert all(who_does(effect.word, -1 if effect.is_less else 1) for effect in EFFECTS)


def test_no_morale_card_moves_the_marker_that_goes_back_to_0() -> None:
    drawn_before_the_reset = {row["id"] for row in MORALE + HEARTS}
    assert not drawn_before_the_reset & (who_does("morale") | who_does("morale", -1))


@pytest.mark.parametrize("row", MORALE, ids=lambda row: str(row["id"]))
def test_every_fallback_line_can_be_needed(row: dict[str, list[str]]) -> None:
    assert row["otherwise"]
    first = [split(row[stage][0]) for stage in STAGES]
    assert any((word, 1 if number > 0 else -1) not in ALWAYS for word, number in first)


def test_every_row_says_where_it_comes_from() -> None:
    assert set(READ.sources) <= {"book", "deduced", "authored"}
    assert sum(READ.sources.values()) == sum(map(len, READ.rows.values()))
    assert READ.row("events", "man-in-the-snow")["source"] == "deduced"
    assert READ.row("events", "leaflets")["source"] == "authored"
