"""What goes over a table's socket: the client says a ``Message``, the server the rest."""

import msgspec

from siegeworks.server.wire.answers import Answer, Problem, Receipt, TakeBack
from siegeworks.server.wire.fields import Place, Word
from siegeworks.server.wire.view import View


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """One wish: a choice, an undo, a redo, a rewind, or a view with the log since a sequence."""

    id: Word = ""  # comes back with the reply
    since: Place | None = None
    choice: Answer | None = None
    undo: TakeBack | None = None
    redo: TakeBack | None = None
    rewind: TakeBack | None = None


class Frame(msgspec.Struct, frozen=True, tag="view", tag_field="type"):
    """The table as it is now; ``view.sequence`` numbers the frames."""

    view: View


class Reply(msgspec.Struct, frozen=True, tag="receipt", tag_field="type"):
    """A wish that was granted."""

    id: str
    receipt: Receipt


class Refusal(msgspec.Struct, frozen=True, tag="problem", tag_field="type"):
    """A wish that was refused."""

    id: str
    problem: Problem
