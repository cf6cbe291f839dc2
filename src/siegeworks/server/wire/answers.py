"""What a client sends in a game, and the receipt or the refusal that it gets."""

from typing import Literal

import msgspec

from siegeworks.server.wire.fields import Key, OptionText, Place, SeatNumber

How = Literal["once", "way", "again", "all", "wish"]


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """A choice: the sequence it was made at, the option's text, a key that makes retries safe."""

    sequence: Place
    option: OptionText
    key: Key = ""
    seat: SeatNumber | None = None  # on a screen that is shared by several seats: which of them
    # All the way to it, as often as it is offered, all that does the same, or a wish by its key
    how: How = "once"


class TakeBack(msgspec.Struct, forbid_unknown_fields=True):
    """Undo, redo or rewind: to which place of the journal; the latest if none is named."""

    sequence: Place
    to: Place | None = None
    seat: SeatNumber | None = None


class Receipt(msgspec.Struct, frozen=True):
    """An answer that is on disk: the sequence after it, and whether it had been there already."""

    sequence: int
    repeated: bool = False


class Problem(msgspec.Struct, frozen=True):
    """A refusal: its code, a sentence, and what a client needs to go on."""

    code: str
    words: str
    sequence: int | None = None  # the present one, where a sequence was refused
    rule: str = ""  # the paragraph of the rules that forbids it
    reason: str = ""  # of a notable option that is not available: the reason as a code,
    need: int | None = None  # what it needs
    have: int | None = None  # and what there is
    id: str = ""  # of an unexpected error: look for it in the server's log
