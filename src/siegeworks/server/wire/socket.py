"""What goes over a table's socket: the client says a ``Message``, the server the rest."""

import msgspec

from siegeworks.server.wire.answers import Answer, Problem, Receipt, TakeBack
from siegeworks.server.wire.fields import OptionText, Place, SayingText, SeatNumber, ShownNoun, Word
from siegeworks.server.wire.view import View


class Saying(msgspec.Struct, forbid_unknown_fields=True):
    """Something for the others who sit at the table: words, or a thing of the board to look at.

    An option is for those alone who are asked the same, of whom one answer counts: it is proposed.
    """

    text: SayingText = ""
    noun: ShownNoun = ""
    option: OptionText = ""
    seat: SeatNumber | None = None  # on a screen that is shared by several seats: which of them


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """One wish: a choice, an undo, a redo, a rewind, a saying, or a view with the log since."""

    id: Word = ""  # comes back with the reply
    since: Place | None = None
    choice: Answer | None = None
    undo: TakeBack | None = None
    redo: TakeBack | None = None
    rewind: TakeBack | None = None
    say: Saying | None = None


class Frame(msgspec.Struct, frozen=True, tag="view", tag_field="type"):
    """The table as it is now; ``view.sequence`` numbers the frames."""

    view: View


class Said(msgspec.Struct, frozen=True):
    """What a seat said, or the thing of the board that it showed."""

    number: int
    seat: int
    text: str
    noun: str


class Talk(msgspec.Struct, frozen=True, tag="talk", tag_field="type"):
    """What was said since the last of these; the first on a socket has all that is kept."""

    lines: list[Said]


class Reply(msgspec.Struct, frozen=True, tag="receipt", tag_field="type"):
    """A wish that was granted."""

    id: str
    receipt: Receipt


class Refusal(msgspec.Struct, frozen=True, tag="problem", tag_field="type"):
    """A wish that was refused."""

    id: str
    problem: Problem
