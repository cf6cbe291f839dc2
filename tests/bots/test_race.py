"""A race of ways: the best is found, habit stays in doubt, and the worse ones cost little."""

from siegeworks.bots.race import Race
from siegeworks.core import luck

TRIES = 64
DOUBT = 1.0


def noise(way: int, number: int) -> float:
    """Luck that differs for every way and try, from 0 to 1."""
    return luck.bits(number, 0, way, 0) / luck.MASK


def test_the_best_way_wins() -> None:
    race = Race(6, lambda way, number: noise(way, number) + (1 if way == 4 else 0))
    assert race.run(TRIES, DOUBT) == 4


def test_luck_that_all_share_does_not_matter() -> None:
    race = Race(6, lambda way, number: 100 * noise(0, number) + way / 100)
    assert race.run(8, DOUBT) == 5


def test_among_equals_habit_stays() -> None:
    assert Race(5, lambda way, number: noise(0, number)).run(TRIES, DOUBT) == 0


def test_a_lucky_way_is_not_better_than_habit() -> None:
    def chosen(seed: int) -> int:
        return Race(2, lambda way, number: noise(2 * seed + way, number)).run(16, 2.0)

    assert sum(chosen(seed) for seed in range(40)) <= 4


def test_the_worse_ones_drop_out_and_habit_is_tried_to_the_end() -> None:
    race = Race(8, lambda way, number: noise(way, number) + way / 30)
    race.run(TRIES, DOUBT)
    assert race.tries(1) < race.tries(7)
    assert race.tries(0) == race.tries(7)
    assert race.worth(7) > race.worth(0)


def test_a_single_way_is_tried_once() -> None:
    race = Race(1, noise)
    assert race.run(TRIES, DOUBT) == 0
    assert race.tries(0) == 1
