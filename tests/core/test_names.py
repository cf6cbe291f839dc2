"""Nouns, zones and runs: from small integers to names and texts, and back."""

from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from siegeworks import BadDump
from siegeworks.core.notation import number_lists
from siegeworks.core.nouns import Names, Nouns, Numbers
from siegeworks.core.zones import (
    Content,
    Shape,
    Zone,
    check_content,
    name_content,
    number,
    pile,
    read_content,
    row,
)

FIELDS = ("A", "B", "G1", "push-back")
NOUNS = Nouns({"field": Names(FIELDS), "points": Numbers(0, 12), "deep": Numbers(-3, 3)})
ZONES = (
    number("here", "field", empty=True),
    number("score", "points"),
    number("depth", "deep"),
    row("owner", "field", "points"),
    row("guard", "field", "field", empty=True),
    pile("deck", "field"),
    pile("heap", "points"),
)

zones = st.sampled_from(ZONES)
junk: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=8,
)


def values(zone: Zone) -> st.SearchStrategy[int]:
    """What may lie in a place of a zone."""
    kind = NOUNS.kinds[zone.holds]
    if isinstance(kind, Names):
        return st.integers(-1 if zone.empty else 0, len(kind.names) - 1)
    return st.integers(kind.low, kind.high)


def filled(zone: Zone) -> st.SearchStrategy[Content]:
    """What may lie in a zone."""
    one = values(zone)
    if zone.shape is Shape.NUMBER:
        return one
    if zone.shape is Shape.ROW:
        return st.lists(one, min_size=len(FIELDS), max_size=len(FIELDS))
    return st.lists(one, max_size=30)


# Nouns


@pytest.mark.parametrize("kind", ["field", "points", "seat", "number"])
@given(value=st.integers(0, 30))
def test_a_name_stands_for_its_value(kind: str, value: int) -> None:
    assume(NOUNS.has_value(kind, value))
    name = NOUNS.name(kind, value)
    assert NOUNS.value(kind, name) == value
    assert NOUNS.parse(kind, str(name)) == value


@given(st.sampled_from(["field", "points", "deep"]), junk)
def test_only_a_value_that_fits_has_a_name(kind: str, thing: object) -> None:
    value = NOUNS.value(kind, thing)
    assert value is None or (NOUNS.has_value(kind, value) and NOUNS.name(kind, value) == thing)


@given(st.sampled_from(["field", "points"]), st.text(max_size=30))
def test_only_a_text_of_a_value_is_parsed(kind: str, text: str) -> None:
    value = NOUNS.parse(kind, text)
    assert value is None or NOUNS.has_value(kind, value)


def test_a_number_too_long_for_python_is_no_value() -> None:
    assert NOUNS.parse("points", "9" * 5000) is None
    assert NOUNS.parse("number", str(1 << 40)) == 1 << 40


def test_true_is_not_one() -> None:
    assert NOUNS.value("points", True) is None
    assert NOUNS.value("points", 1.0) is None


def test_nothing_has_no_name_and_is_no_value() -> None:
    assert NOUNS.name("field", -1) is None
    assert NOUNS.value("field", None) is None
    assert not NOUNS.has_value("field", -1)


def test_what_is_expected() -> None:
    assert NOUNS.expected("points") == "0..12"
    assert NOUNS.expected("field") == "A, B, G1, push-back"
    many = Nouns({"card": Names(tuple(f"c{i}" for i in range(13)))})
    assert str(many.expected("card")).endswith("c11 and 1 more")


# Zones


@given(st.data())
def test_a_zone_reads_back_what_it_names(data: st.DataObject) -> None:
    zone = data.draw(zones)
    content = data.draw(filled(zone))
    named = name_content(zone, content, NOUNS)
    assert read_content(zone, named, len(FIELDS), NOUNS) == content
    assert check_content(zone, content, len(FIELDS), NOUNS) == content


@given(zones, junk)
def test_a_zone_takes_sense_or_refuses(zone: Zone, thing: object) -> None:
    try:
        content = read_content(zone, thing, len(FIELDS), NOUNS)
    except BadDump as error:
        refusal = str(error)
    else:
        assert check_content(zone, content, len(FIELDS), NOUNS) == content
        return
    assert zone.name in refusal


@given(zones, st.integers(-4, 20) | st.lists(st.integers(-4, 20), max_size=6))
def test_numbers_are_taken_only_if_they_can_be_named(zone: Zone, content: Content) -> None:
    try:
        check_content(zone, content, len(FIELDS), NOUNS)
    except BadDump as error:
        refusal = str(error)
    else:
        named = name_content(zone, content, NOUNS)
        assert read_content(zone, named, len(FIELDS), NOUNS) == content
        return
    assert zone.name in refusal


def test_a_row_is_named_by_its_places() -> None:
    guard = ZONES[4]
    assert name_content(guard, [0, -1, 3, -1], NOUNS) == {
        "A": "A",
        "B": None,
        "G1": "push-back",
        "push-back": None,
    }


@pytest.mark.parametrize(
    ("zone", "data", "place"),
    [
        (3, {"A": 1, "B": 2, "G1": 13, "push-back": 0}, "owner.G1"),
        (3, {"A": 1, "B": 2, "G1": 3}, "owner.push-back"),
        (3, {"A": 1, "B": 2, "G1": 3, "push-back": 0, "C": 0}, "owner.C"),
        (3, [1, 2, 3, 0], "owner"),
        (5, ["A", "C"], "deck[1]"),
        (5, "A", "deck"),
        (1, "4", "score"),
        (1, None, "score"),
    ],
)
def test_a_refusal_names_the_very_place(zone: int, data: object, place: str) -> None:
    with pytest.raises(BadDump) as refused:
        read_content(ZONES[zone], data, len(FIELDS), NOUNS)
    assert refused.value.facts["place"] == place


# Runs


@given(st.lists(st.integers(-999_999, 999_999), max_size=60))
def test_a_list_reads_back(numbers: list[int]) -> None:
    assert number_lists.read(number_lists.write(numbers)) == numbers


@given(st.lists(st.tuples(st.integers(-1, 30), st.integers(1, 40), st.booleans()), max_size=8))
def test_repeats_and_rises_read_back(parts: list[tuple[int, int, bool]]) -> None:
    numbers: list[int] = []
    for first, length, rising in parts:
        numbers += range(first, first + length) if rising else [first] * length
    text = number_lists.write(numbers)
    assert number_lists.read(text) == numbers
    assert " " not in text


@pytest.mark.parametrize(
    ("numbers", "text"),
    [
        ([], ""),
        ([6] * 11, "6*11"),
        (list(range(24)), "0..23"),
        ([-1, 3, -1], "-,3,-"),
        ([1, 2], "1,2"),
        ([-1, 0, 1, 2], "-,0..2"),
        ([5, 5, 6, 7], "5*2,6,7"),
    ],
)
def test_how_lists_look(numbers: list[int], text: str) -> None:
    assert number_lists.write(numbers) == text
    assert number_lists.read(text) == numbers


@given(st.text(max_size=20) | st.text("0123456789-,.*", max_size=20))
def test_any_text_is_a_list_or_not(text: str) -> None:
    numbers = number_lists.read(text)
    assert numbers is None or number_lists.read(number_lists.write(numbers)) == numbers
    one = number_lists.read_one(text)
    assert one is None or number_lists.read_one(str(one)) == one


@pytest.mark.parametrize(
    "text", ["7*20000", "0..20000", "7*9000,8*9000", "1*999999", "-..3", "-3..3", "٣"]
)
def test_too_long_a_list_is_refused_not_cut(text: str) -> None:
    assert number_lists.read(text) is None
