"""15.6 to 15.14 The arithmetic of damage: who falls by how much, as plain numbers."""

from typing import Final

NO_BUILDING: Final = -1


def list_falls(weak: int, strong: int, low: int, high: int, damage: int, hard: int) -> list[int]:
    """15.8 and 15.14: how many of the strong fall, in each set of the greatest Strength.

    ``weak`` Units of Strength ``low`` and ``strong`` ones of Strength ``high`` take ``damage``
    together; no more than ``hard`` of it can hurt the strong (19.8). A set is one number, because
    beside so many of the strong as many of the weak fall as the rest allows.
    """
    best = -1
    found: list[int] = []
    for fallen in range(strong + 1):
        taken = fallen * high
        if taken > hard or taken > damage:
            break
        total = taken + count_weak_falls(weak, low, damage - taken) * low
        if total > best:
            best = total
            found = [fallen]
        elif total == best:
            found.append(fallen)
    return found


def count_weak_falls(weak: int, low: int, damage: int) -> int:
    """15.17: how many of the weak fall; a Unit ignores damage below its Strength (22.4)."""
    fallen = damage // low
    return fallen if fallen < weak else weak


def list_exact_falls(weak: int, strong: int, low: int, high: int, damage: int) -> list[int]:
    """15.7: how many of the strong fall, in each set that takes exactly this damage."""
    found: list[int] = []
    for fallen in range(strong + 1):
        rest = damage - fallen * high
        if 0 <= rest <= weak * low and rest % low == 0:
            found.append(fallen)
    return found


def find_rest(weak: int, strong: int, low: int, high: int, damage: int) -> int:
    """15.9 and 15.10: what is left for a Building: nothing while a Soldier absorbs it."""
    rest = damage - weak * low - strong * high
    return rest if rest > 0 else 0


def is_destroyed(strength: int, rest: int) -> bool:
    """15.10: whether a Building falls by what the Soldiers left; a Bunker withstands 2 (15.11)."""
    return rest > 0 and rest >= strength
