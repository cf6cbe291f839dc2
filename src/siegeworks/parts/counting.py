"""Counting in zones: loops, which compiled are faster than what Python brings along."""

from siegeworks.core.steps import State


def total(numbers: list[int]) -> int:
    """The sum of a zone."""
    count = 0
    for number in numbers:
        count += number
    return count


def has_any(numbers: list[int]) -> bool:
    """Whether a zone holds more than nothing anywhere."""
    return any(number for number in numbers)


def below(ascending: list[int], number: int) -> int:
    """How many numbers of an ascending list are smaller, which is also where the number stands."""
    low = 0
    high = len(ascending)
    while low < high:
        middle = (low + high) >> 1
        if ascending[middle] < number:
            low = middle + 1
        else:
            high = middle
    return low


def count_kinds(bag: list[int]) -> list[tuple[int, int]]:
    """What can be drawn from a zone that says how many there are of each kind."""
    return [(kind, count) for kind, count in enumerate(bag) if count]


def pick(g: State, stream: int, bag: list[int], others: int = 0) -> int:
    """Draw from such a zone; the number after its last kind stands for ``others`` among them."""
    left = g.roll(stream, total(bag) + others)
    kind = 0
    while kind < len(bag) and left >= bag[kind]:
        left -= bag[kind]
        kind += 1
    return kind
