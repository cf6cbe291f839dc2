"""Classes that declare fields and are filled by name."""

import pytest

from siegeworks.games.westerplatte.bot.weights import Weights
from siegeworks.parts.fields import change, fill, list_fields


class Fields:
    """As games declare theirs."""

    kind: tuple[int, ...]
    days: int


def test_each_field_gets_its_value() -> None:
    made = Fields()
    fill(made, {"days": 7, "kind": (0, 1)})
    assert (made.kind, made.days) == ((0, 1), 7)


def test_a_field_left_out_is_refused() -> None:
    with pytest.raises(TypeError, match="Fields needs days"):
        fill(Fields(), {"kind": ()})


def test_a_name_unknown_is_refused() -> None:
    with pytest.raises(TypeError, match="Fields has no nights"):
        fill(Fields(), {"kind": (), "days": 7, "nights": 6})
    with pytest.raises(TypeError, match="Fields has no nights"):
        change(Fields(), {"nights": 6})


def test_some_fields_can_be_changed_and_the_others_stay() -> None:
    weights = Weights()
    change(weights, {"kill": 2.5})
    assert (weights.kill, weights.threat) == (2.5, Weights().threat)


def test_fields_are_known_by_name_in_their_order() -> None:
    assert list_fields(Fields) == ("kind", "days")
    assert list_fields(Weights)[:3] == ("kill", "threat", "one_mark")
