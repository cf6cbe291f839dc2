"""Counting in zones: loops, which compiled are faster than what Python brings along."""


def total(numbers: list[int]) -> int:
    """The sum of a zone."""
    count = 0
    for number in numbers:
        count += number
    return count


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
