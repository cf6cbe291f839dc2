"""Chances by the weights of the rules, and how they are written."""

from fractions import Fraction

from siegeworks.parts.board.telling import round_off, weigh_chance


def test_a_chance_is_counted_by_weight() -> None:
    assert weigh_chance([(1, 3), (2, 1), (3, 4)], lambda outcome: outcome != 3) == Fraction(1, 2)


def test_where_nothing_can_come_nothing_is_likely() -> None:
    assert weigh_chance([], lambda outcome: True) == 0


def test_a_share_is_written_in_per_cent() -> None:
    assert [round_off(Fraction(n, 3)) for n in range(4)] == [0, 33, 67, 100]
