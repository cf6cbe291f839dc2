"""Luck is fair along every direction it is used in: numbers, streams and seeds."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from siegeworks.core import luck

SIGMAS = 4.75  # about one false alarm in a million; all inputs are fixed, so there is none
SEEDS = range(40)


def critical(free: int, sigmas: float) -> float:
    """A chi-square so many deviations off the usual one (Wilson and Hilferty's approximation)."""
    share = 2 / (9 * free)
    return float(free * max(0.0, 1 - share + sigmas * math.sqrt(share)) ** 3)


def assert_even(values: Iterable[int], cells: int) -> None:
    """All cells are met equally often, neither too unevenly nor too evenly."""
    counts = Counter(values)
    expected = sum(counts.values()) / cells
    assert expected >= 5
    chi = sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))
    assert critical(cells - 1, -SIGMAS) <= chi < critical(cells - 1, SIGMAS)


def correlation(first: list[int], second: list[int]) -> float:
    """Pearson's, in standard deviations of what independent values would have."""
    n = len(first)
    middle = (sum(first) / n, sum(second) / n)
    pairs = [(a - middle[0], b - middle[1]) for a, b in zip(first, second, strict=True)]
    spread = math.sqrt(sum(a * a for a, _ in pairs) * sum(b * b for _, b in pairs))
    return abs(sum(a * b for a, b in pairs) / spread) * math.sqrt(n)


def along_numbers(seed: int, stream: int, sides: int, count: int) -> list[int]:
    low, high = luck.make_keys(seed)
    return [luck.pick(low, high, stream, number, sides) for number in range(count)]


def along_seeds(stream: int, number: int, sides: int) -> Iterator[int]:
    for seed in range(3000):
        low, high = luck.make_keys(seed)
        yield luck.pick(low, high, stream, number, sides)


@pytest.mark.parametrize("stream", range(6))
@pytest.mark.parametrize("sides", [2, 6, 10, 52])
def test_numbers_of_a_stream_are_even(stream: int, sides: int) -> None:
    assert_even((v for s in SEEDS for v in along_numbers(s, stream, sides, 200)), sides)


@pytest.mark.parametrize("number", [0, 1, 2, 100, 65_536])
@pytest.mark.parametrize("stream", [0, 1, 5])
def test_seeds_are_even_at_every_place(stream: int, number: int) -> None:
    assert_even(along_seeds(stream, number, 6), 6)


def test_streams_are_even_at_a_place() -> None:
    keys = [luck.make_keys(seed) for seed in range(300)]
    assert_even((luck.pick(*key, stream, 0, 6) for key in keys for stream in range(30)), 6)


def test_keys_that_are_small_numbers_are_even_too() -> None:
    assert_even((luck.pick(low, 7, 0, n, 6) for low in range(300) for n in range(30)), 6)


@pytest.mark.parametrize("bit", range(32))
def test_every_bit_falls_both_ways(bit: int) -> None:
    low, high = luck.make_keys(3)
    assert_even((luck.draw_bits(low, high, 2, number) >> bit & 1 for number in range(4000)), 2)


@pytest.mark.parametrize("lag", [1, 2, 3, 7])
def test_pairs_along_a_stream_are_even(lag: int) -> None:
    pairs: list[int] = []
    for seed in SEEDS:
        dice = along_numbers(seed, 0, 6, 200)
        pairs += [a * 6 + b for a, b in zip(dice, dice[lag:], strict=False)]
    assert_even(pairs, 36)


@pytest.mark.parametrize("lag", range(1, 9))
def test_no_serial_correlation(lag: int) -> None:
    values = along_numbers(11, 0, 1 << 20, 8000)
    assert correlation(values[:-lag], values[lag:]) < SIGMAS


@pytest.mark.parametrize(("one", "other"), [(0, 1), (1, 2), (0, 5), (3, 4)])
def test_streams_do_not_follow_each_other(one: int, other: int) -> None:
    first = [v for s in SEEDS for v in along_numbers(s, one, 1 << 20, 100)]
    second = [v for s in SEEDS for v in along_numbers(s, other, 1 << 20, 100)]
    assert correlation(first, second) < SIGMAS
    assert correlation(first[:-1], second[1:]) < SIGMAS


def test_seeds_side_by_side_do_not_follow_each_other() -> None:
    games = [along_numbers(seed, 0, 1 << 20, 60) for seed in range(121)]
    first = [v for game in games[:-1] for v in game]
    second = [v for game in games[1:] for v in game]
    assert correlation(first, second) < SIGMAS


def test_keys_side_by_side_do_not_follow_each_other() -> None:
    first = [luck.draw_bits(low, 9, 0, n) for low in range(100) for n in range(50)]
    second = [luck.draw_bits(low + 1, 9, 0, n) for low in range(100) for n in range(50)]
    assert correlation(first, second) < SIGMAS
