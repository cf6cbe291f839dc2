"""The cards of Hegra weighed: how much harm they do over the days, and to whom."""

from statistics import mean
from typing import Any

import pytest

from tests.games.hegra.deck import DRAWN, EVENTS, HEARTS, MORALE, SNOW, STAGES, common, cost, split

GARRISON = 16  # about what has come by day 7
PEOPLE = ("injure", "injure-post", "lose")
MOST_ARTILLERY = 3  # tiles in the Reserve
MOST_HARM = {"siege-2": 18, "last-stand": 22}  # where a game is lost
SHOTS = 4  # positions on the wall, each of which removes one of two


def expected(word: str) -> float:
    """How much of an effect the texts of a whole game bring."""
    total = 0.0
    for deck, times in DRAWN.items():
        numbers = [k for row in common(deck) for w, k in map(split, row["effects"]) if w == word]
        total += times * sum(numbers) / len(common(deck))
    return total


def harm(deck: str) -> float:
    return mean(cost(row["effects"]) for row in common(deck))


def test_every_deck_does_harm_and_the_last_ones_most() -> None:
    assert all(harm(deck) > 0 for deck in DRAWN)
    assert max(harm("attack"), harm("siege-1")) < harm("siege-2") < harm("last-stand")


def test_every_event_of_siege_1_hurts_first_and_more_than_it_helps() -> None:
    for row in (row for row in EVENTS if row["deck"] == "siege-1"):
        assert cost(row["effects"][:1]) > 0
        assert cost(row["effects"]) > 0


@pytest.mark.parametrize("deck", DRAWN)
def test_most_events_are_harmful_and_none_is_ruinous(deck: str) -> None:
    costs = [cost(row["effects"]) for row in EVENTS if row["deck"] == deck]
    plain = [cost(row["effects"]) for row in common(deck)]
    assert sum(one > 0 for one in plain) >= 0.7 * len(plain)
    assert max(costs) <= MOST_HARM.get(deck, 9)
    assert min(costs) >= -3


def test_the_mobilisation_also_brings_good_news() -> None:
    good = [r for r in common("mobilisation") if any(cost([effect]) < 0 for effect in r["effects"])]
    assert len(good) >= 3


def test_texts_take_many_of_the_garrison_but_not_all() -> None:
    """What walls and guns keep off cannot be all, or nothing else would be worth a day's work."""
    lost = sum(expected(word) for word in PEOPLE)
    assert GARRISON / 4 <= lost < GARRISON * 6 / 7


def test_texts_alone_do_not_starve_the_garrison() -> None:
    assert -3 <= expected("supply") <= 3
    assert -4 <= expected("morale") < 0


def test_infantry_is_about_what_the_wall_can_remove() -> None:
    attack = 3 * mean(row["infantry"] for row in common("attack"))
    siege = 2 * mean(row["infantry"] for row in common("siege-1"))
    siege += 3 * mean(row["infantry"] for row in common("siege-2"))
    removed = SHOTS / 2
    assert 3 * removed < attack < 6 * removed
    assert 5 * removed < siege < 12 * removed
    assert all(row["infantry"] >= 4 for row in common("last-stand"))


def test_advanced_events_also_hurt_at_once() -> None:
    assert all(1 <= cost(row["effects"][:1]) <= 4 for row in EVENTS if row["ongoing"])


def test_advanced_events_bring_no_fewer_infantry_than_plain_ones() -> None:
    for deck in ("siege-1", "siege-2"):
        advanced = [row["infantry"] for row in EVENTS if row["deck"] == deck and row["ongoing"]]
        assert mean(advanced) >= mean(row["infantry"] for row in common(deck))


def test_reserve_tiles_and_despair_come_into_play_in_most_games() -> None:
    assert 1 <= expected("artillery") < MOST_ARTILLERY
    assert 1 <= expected("despair") <= 3


@pytest.mark.parametrize("row", MORALE, ids=lambda row: str(row["id"]))
def test_high_cards_help_and_low_cards_hurt(row: dict[str, Any]) -> None:
    side = -1 if row["deck"] == "high" else 1
    values = [side * cost(row[stage]) for stage in (*STAGES, "otherwise")]
    assert all(2 <= value <= 6 for value in values)


def test_morale_cards_weigh_more_in_the_siege() -> None:
    for deck in ("high", "low"):
        rows = [row for row in MORALE if row["deck"] == deck]
        early, late = (mean(abs(cost(row[s])) for row in rows) for s in ("mobilisation", "siege"))
        assert early < late


@pytest.mark.parametrize("row", HEARTS, ids=lambda row: str(row["id"]))
def test_hope_is_worth_its_price_and_despair_has_one(row: dict[str, Any]) -> None:
    price, gain = cost(row["price"]), -cost(row["gain"])
    if row["kind"] == "hope":
        assert gain - price >= 3
    else:
        assert price >= 2
        assert -1 <= price - gain <= 4


def test_items_are_worth_about_three_shovels() -> None:
    items = [-cost(row["effects"]) for row in SNOW if row["finds"] == "item"]
    assert all(3 <= value <= 9 for value in items)
