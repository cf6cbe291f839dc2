"""Dumps as somebody would edit them, and the refusals they meet."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from siegeworks import BadDump
from tests.games.westerplatte.table import GAME, fort

Data = dict[str, Any]
Edit = Callable[[Data], object]


def data_of(**situation: Any) -> Data:
    """A dump as somebody would edit it: plain JSON."""
    loaded: Data = json.loads(json.dumps(fort(**situation).dump()))
    return loaded


def refused(data: object) -> BadDump:
    """The refusal of a dump; fails if it is accepted."""
    with pytest.raises(BadDump) as caught:
        GAME.load(data)
    text = str(caught.value)
    assert text.endswith(".")
    assert "\n" not in text
    return caught.value


def changed(name: str, **content: object) -> Edit:
    """Writes over some entries of a zone."""
    return lambda data: data["zones"][name].update(content)


def put(**numbers: object) -> Edit:
    """Writes over whole zones."""
    return lambda data: data["zones"].update(numbers)
