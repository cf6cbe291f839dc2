"""The laws that every game must keep, as library code: ``check`` plays random games under them.

1. Options are there, distinct, stable, and can be taken.
2. Clones are equal and independent.
3. Dumps, positions and records read back to the same.
4. Journals replay, and games do not disturb each other.
5. Undo restores exactly, and is refused exactly where it must be.
6. The game's own checks hold.
7. Nothing that a seat can see depends on what it cannot see.
8. Games end.
9. Every step is reached.
10. Compiled and interpreted builds agree (compare their ``digest``).
13. Every option that one might expect is offered, or refused with a reason.

The laws of pictures and words, 11, 12, 14 and 15, lie in other rooms; ``check`` takes them along.
"""

from siegeworks.core.laws.check import Report, check, coverage, digest, play_randomly
from siegeworks.core.laws.trial import Broken, Law, check_pause, check_secrecy, insist, redraw

__all__ = [
    "Broken",
    "Law",
    "Report",
    "check",
    "check_pause",
    "check_secrecy",
    "coverage",
    "digest",
    "insist",
    "play_randomly",
    "redraw",
]
