"""What the bots of both sides count of the nine sections is what the rules say of them."""

import random
from collections.abc import Iterator

import pytest

from siegeworks.core import laws
from siegeworks.games.stronghold.bot.fronts import Fronts
from siegeworks.games.stronghold.rules import buildings, maneuvers, melee, reach
from siegeworks.games.stronghold.rules import pieces as n
from siegeworks.games.stronghold.rules.ground import is_under_glare
from siegeworks.games.stronghold.rules.state import (
    Castle,
    count_kinds,
    is_order_open,
    sum_strength,
)
from tests.games.stronghold.castle import GAME, castle

SEEDS = range(12)


def look_around(seed: int) -> Iterator[Castle]:
    """A random game, at every decision."""
    for match in laws.play_randomly(GAME.start(seed=seed), random.Random(seed)):
        g = match.state
        assert isinstance(g, Castle)
        yield g


@pytest.mark.parametrize("seed", SEEDS)
def test_attacks_are_those_of_the_melee_once_all_have_arrived(seed: int) -> None:
    for g in look_around(seed):
        fronts = Fronts(g, 0)
        after = g.clone()
        maneuvers.bring_in(after)
        for section in range(n.SECTIONS):
            if melee.can_pour(after, section):
                place = section * n.KINDS + after.cauldron[section]
                after.horde[place] -= melee.count_poured(
                    after.cauldron[section], after.horde[place]
                )
            if is_under_glare(g, section):
                assert fronts.attack[section] == 0
            elif g.siege_tower == after.siege_tower and count_kinds(after.horde, section):
                strength = sum_strength(after.horde, section) + melee.count_bonus(g, section)
                if is_order_open(g, section, n.FURY):
                    goblins = after.horde[section * n.KINDS + n.GOBLIN]
                    strength += melee.count_fury_bonus(g, goblins)
                assert fronts.attack[section] == strength


def test_whoever_is_near_counts_once_however_many_ways_lead_there() -> None:
    for steps, more in ((1, [2, 2, 0]), (2, [2, 2, 2])):
        without, there = count_trolls(0, steps), count_trolls(2, steps)
        assert [there[section] - without[section] for section in (6, 7, 8)] == more


def count_trolls(number: int, steps: int) -> list[int]:
    """How many can come to each section if so many are at R6."""
    g = castle(horde={"R6": {"troll": number}}).state
    assert isinstance(g, Castle)
    return [reach.count_near(g, section, n.TROLL, steps) for section in range(n.SECTIONS)]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_can_be_carried_out_is_what_its_own_question_would_offer(seed: int) -> None:
    """The haste of ``can_carry_out`` says nothing that the question of the action does not say."""
    for g in look_around(seed):
        for action in range(n.ACTIONS):
            if n.TRAIN_VETERAN < action != n.TRACKING:
                question = buildings.ask_where(action)
                is_offered = bool(question.options(g))
                assert buildings.can_carry_out(g, action) == is_offered, n.ACTION_NAMES[action]
