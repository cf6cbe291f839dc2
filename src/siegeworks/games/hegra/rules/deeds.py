"""The small vocabulary of the cards: each deed as a number, and how content files write it."""

from typing import Final

MORALE_UP: Final = 0
MORALE_DOWN: Final = 1
SUPPLY_UP: Final = 2
SUPPLY_DOWN: Final = 3
SUSPICION_UP: Final = 4
SUSPICION_DOWN: Final = 5
DEFENCE_UP: Final = 6
DEFENCE_DOWN: Final = 7
SNOW_UP: Final = 8
SNOW_DOWN: Final = 9
FEAR_UP: Final = 10
FEAR_DOWN: Final = 11
DOUBT_UP: Final = 12
DOUBT_DOWN: Final = 13
SURRENDER_UP: Final = 14
SURRENDER_DOWN: Final = 15
INJURE: Final = 16
INJURE_POST: Final = 17
LOSE: Final = 18
TIRE: Final = 19
WAKE: Final = 20
REST: Final = 21
SOLDIER: Final = 22
VOLUNTEER: Final = 23
MEDIC: Final = 24
HUNTER: Final = 25
RECRUIT: Final = 26
BAG_SOLDIER: Final = 27
BAG_VOLUNTEER: Final = 28
BAG_DOUBT_IN: Final = 29
DESERT: Final = 30
BURY: Final = 31
TREAT: Final = 32
RELAPSE: Final = 33
GERMAN: Final = 34
REPAIR: Final = 35
DAMAGE: Final = 36
JAM: Final = 37
MISS_IN: Final = 38
MISS_OUT: Final = 39
ARTILLERY_IN: Final = 40
ARTILLERY_OUT: Final = 41
AIR: Final = 42
HIT: Final = 43
REVEAL: Final = 44
PATROL_ON: Final = 45
PATROL_OFF: Final = 46
INFANTRY: Final = 47
KILL: Final = 48
PIN: Final = 49
GUN_ON: Final = 50
GUN_OFF: Final = 51
ROUTE: Final = 52
TOKEN_LOST: Final = 53
HOPE: Final = 54
DESPAIR: Final = 55

# In the order above: the word of the content file, and whether the amount is negative there
WRITTEN: Final[tuple[tuple[str, bool], ...]] = (
    ("morale", False), ("morale", True), ("supply", False), ("supply", True),
    ("suspicion", False), ("suspicion", True), ("defence", False), ("defence", True),
    ("snow", False), ("snow", True), ("fear", False), ("fear", True),
    ("doubt", False), ("doubt", True), ("surrender", False), ("surrender", True),
    ("injure", False), ("injure-post", False), ("lose", False), ("tire", False),
    ("wake", False), ("rest", False), ("soldier", False), ("volunteer", False),
    ("medic", False), ("hunter", False), ("recruit", False), ("bag-soldier", False),
    ("bag-volunteer", False), ("bag-doubt", False), ("desert", False),
    ("bury", False), ("treat", False), ("relapse", False), ("german", False),
    ("repair", False), ("damage", False), ("jam", False), ("miss", False), ("miss", True),
    ("artillery", False), ("artillery", True), ("air", False), ("hit", False),
    ("reveal", False), ("patrol", False), ("patrol", True), ("infantry", False),
    ("kill", False), ("pin", False), ("gun", False), ("gun", True), ("route", False),
    ("token", True), ("hope", False), ("despair", False),
)  # fmt: skip
DEED_NAMES: Final[tuple[str, ...]] = tuple(
    f"less-{word}" if negative else word for word, negative in WRITTEN
)
AMOUNT_BITS: Final = 4  # a script is a row of deeds, each with its amount in these bits
AMOUNT_MASK: Final = 15
MOST: Final = 9


def read(text: object) -> int | None:
    """The code behind a text such as ``morale -1``, or None if it is none."""
    word, space, number = text.partition(" ") if isinstance(text, str) else ("", "", "")
    negative = number.startswith("-")
    digits = number[1:] if negative else number
    if not space or len(digits) != 1 or digits not in "123456789":
        return None
    if (word, negative) not in WRITTEN:
        return None
    return WRITTEN.index((word, negative)) << AMOUNT_BITS | int(digits)
