"""How good a position looks, from its features: for bots."""

from math import exp


def weigh_win(features: list[float], weights: tuple[float, ...]) -> float:
    """How likely such a position is won, by the weights of a logistic regression."""
    sum_of_all = 0.0
    for place in range(len(features)):
        sum_of_all += features[place] * weights[place]
    return 1.0 / (1.0 + exp(-sum_of_all))
