"""A contest of ways: the best is found, habit stays in doubt, and the worse ones cost little."""

from siegeworks.bots.elimination import Elimination
from siegeworks.core import luck

TRIES = 64
DOUBT = 1.0


def noise(way: int, number: int) -> float:
    """Luck that differs for every way and try, from 0 to 1."""
    return luck.draw_bits(number, 0, way, 0) / luck.MASK


def test_the_best_way_wins() -> None:
    contest = Elimination(6, lambda way, number: noise(way, number) + (1 if way == 4 else 0))
    assert contest.run(TRIES, DOUBT) == 4


def test_luck_that_all_share_does_not_matter() -> None:
    contest = Elimination(6, lambda way, number: 100 * noise(0, number) + way / 100)
    assert contest.run(8, DOUBT) == 5


def test_among_equals_habit_stays() -> None:
    assert Elimination(5, lambda way, number: noise(0, number)).run(TRIES, DOUBT) == 0


def test_a_lucky_way_is_not_better_than_habit() -> None:
    def chosen(seed: int) -> int:
        return Elimination(2, lambda way, number: noise(2 * seed + way, number)).run(16, 2.0)

    assert sum(chosen(seed) for seed in range(40)) <= 4


def test_the_worse_ones_drop_out_and_habit_is_tried_to_the_end() -> None:
    contest = Elimination(8, lambda way, number: noise(way, number) + way / 30)
    contest.run(TRIES, DOUBT)
    assert contest.tries(1) < contest.tries(7)
    assert contest.tries(0) == contest.tries(7)
    assert contest.worth(7) > contest.worth(0)


def test_a_single_way_is_tried_once() -> None:
    contest = Elimination(1, noise)
    assert contest.run(TRIES, DOUBT) == 0
    assert contest.tries(0) == 1
