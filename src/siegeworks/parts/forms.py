"""Data of files as structs, safe to be read by several threads."""

from typing import Any, Generic, TypeVar

import msgspec

T = TypeVar("T")


class Form(Generic[T]):
    """What a file of some kind says, as a struct.

    msgspec learns a struct when it is first asked for one; two threads that ask at once crash the
    process. So a form is made where its module is read, and has learnt its struct by then.
    """

    def __init__(self, kind: type[T]) -> None:
        self._kind = kind
        msgspec.json.Decoder(kind)

    def fill(self, data: dict[str, Any]) -> T:
        """The struct of what a file says; ``msgspec.ValidationError`` if it does not fit."""
        return msgspec.convert(data, self._kind)
