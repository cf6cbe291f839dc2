"""What is typed is understood forgivingly: parts of words, any case, mistyped, several at once."""

import pytest

from siegeworks.text.numbering import Numbering
from siegeworks.text.sequence import Part, split_line, split_luck
from siegeworks.text.typed import Command, Thing, find, find_near, read_command

THINGS = [
    Thing("move g1", "Move to G1"),
    Thing("move g10", "Move to G10"),
    Thing("put repair-soldier", "Repair: soldier"),
    Thing("put repair-medic", "Repair: medic"),
    Thing("end", "Finish acting"),
]
FACES = [Thing(str(face), f"a {face}") for face in range(1, 7)]


@pytest.mark.parametrize(
    ("typed", "places"),
    [
        ("4", [3]),
        ("FINISH", [4]),
        ("move to g1", [0]),
        ("g1", [0]),  # a whole word is meant before the beginning of one
        ("medic repair", [3]),
        ("repair:soldier", [2]),
        ("repair, soldier", [2]),
        ("rep", [2, 3]),
        ("9", []),
        ("-1", []),
        ("nothing", []),
    ],
)
def test_an_answer_is_found_by_number_text_or_words(typed: str, places: list[int]) -> None:
    assert find(typed, THINGS) == places


def test_a_letter_alone_is_a_place_before_it_begins_a_word() -> None:
    things = [Thing("move E", "Move to E"), Thing("end", "Finish acting")]
    assert find("e", things) == [0]
    assert find("en", things) == [1]
    assert find("e", things[1:]) == [0]


def test_a_number_of_its_own_goes_before_the_place() -> None:
    things = [Thing("a", "A", 3), Thing("b", "B", 1)]
    assert find("1", things) == [1]
    assert find("2", things) == []


def test_a_letter_without_its_accent_will_do() -> None:
    assert find("sanitater", [Thing("medic", "Sanitäter")]) == [0]


def test_a_mistyped_word_finds_the_nearest() -> None:
    assert find_near("repiar medik", THINGS) == [3]
    assert find_near("zzzz", THINGS) == []


def test_a_question_mark_asks() -> None:
    assert read_command("? win") == Command("rule", "win")
    assert read_command("3?") == Command("ask", "3")
    assert read_command("w treat") == Command("why", "treat")
    assert read_command("u 3") is None


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("3 4", ["put repair-soldier", "put repair-medic"]),
        ("3,4,5", ["put repair-soldier", "put repair-medic", "end"]),
        ("3-5", ["put repair-soldier", "put repair-medic", "end"]),
        ("3x2", ["put repair-soldier"] * 2),
        ("3; end", ["put repair-soldier", "end"]),
        ("medic soldier", ["medic", "soldier"]),  # each means one answer
        ("repair medic", ["repair medic"]),
        ("what ever", ["what ever"]),
    ],
)
def test_several_answers_stand_in_one_line(typed: str, expected: list[str]) -> None:
    assert [part.typed for part in split_line(typed, THINGS)] == expected


def test_all_of_something_is_repeated() -> None:
    assert split_line("repair all", THINGS) == [Part("repair", is_repeated=True)]


@pytest.mark.parametrize("typed", ["1 1  2 2", "1,1,2,2", "1, 1; 2\t2"])
def test_dice_are_typed_with_any_space_between(typed: str) -> None:
    assert [part.typed for part in split_luck(typed, FACES)] == ["1", "1", "2", "2"]


def test_numbers_stay_while_much_the_same_is_asked() -> None:
    numbering = Numbering()
    assert numbering.number("place", ["a", "b", "c", "done"], goes_on=False) == [1, 2, 3, 4]
    assert numbering.number("place", ["b", "done", "new"], goes_on=True) == [2, 4, 5]
    assert numbering.find_gone(1) == "a"
    assert numbering.number("place", ["x", "y", "z", "done"], goes_on=True) == [1, 2, 3, 4]
    assert numbering.number("other", ["x", "y"], goes_on=True) == [1, 2]
    assert numbering.number("other", ["y"], goes_on=False) == [1]
