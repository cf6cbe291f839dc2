"""Several choices at one wish."""

import pytest

import siegeworks
from siegeworks import IllegalChoice, Match
from siegeworks.core import ways
from tests.games.helping import play_to

WESTERPLATTE = siegeworks.game("westerplatte")
HEGRA = siegeworks.game("hegra")


def at_field(field: str) -> Match:
    """A turn that begins on a field."""
    return siegeworks.situation("westerplatte", officers={"1": field})


def on_the_walls(infantry: dict[str, int]) -> Match:
    """Three soldiers of Hegra about to shoot."""
    return siegeworks.situation(
        "hegra",
        day=5,
        agenda=["Walls()", "NextDay()"],
        positions={"front": "soldier", "A": "soldier", "B": "soldier"},
        repaired=["A", "B"],
        infantry=infantry,
    )


def post(match: Match) -> object:
    return match.view(0)["zones"]["post"]["1"]  # type: ignore[index]


def steps_to(match: Match, option: str) -> list[str]:
    return [str(step) for step in ways.find_ways(match, 0)[option]]


def test_a_way_is_the_shortest_and_leads_no_farther_than_moves_last() -> None:
    match = at_field("A")
    assert set(ways.find_ways(match, 0)) == {"move C", "move G3"}
    assert steps_to(match, "move C") == ["move B", "move C"]


def test_what_is_offered_at_once_and_where_one_stands_need_no_way() -> None:
    found = ways.find_ways(at_field("A"), 0)
    assert not {"move A", "move B", "move G1", "move G2"} & set(found)


def test_a_question_that_is_not_about_steps_has_no_ways() -> None:
    match = WESTERPLATTE.start(seed=1)
    assert match.decision is not None
    assert match.decision.prompt != "Act"
    assert ways.find_ways(match, 0) == {}
    assert ways.find_ways(at_field("A"), 1) == {}  # another is asked


def test_the_way_is_walked_and_taken_back_whole() -> None:
    match = at_field("A")
    before = match.length
    ways.walk(match, "move C", 0)
    assert (post(match), match.length) == ("C", before + 2)
    match.undo(before)
    assert post(match) == "A"


def test_one_step_is_walked_like_any_choice_and_what_cannot_be_is_refused() -> None:
    match = at_field("A")
    ways.walk(match, "move B", 0)
    assert post(match) == "B"
    with pytest.raises(IllegalChoice, match="move E"):
        ways.walk(match, "move E", 0)
    assert post(match) == "B"


def test_a_way_of_a_runner_leads_over_the_map_to_the_depots() -> None:
    match = play_to(HEGRA, "Stride", 3)
    assert steps_to(match, "go depot-1")[-2:] == ["go yellow-1", "go depot-1"]
    ways.walk(match, "go depot-1", 0)
    taken = [str(match.option_at(n)) for n, entry in enumerate(match.journal) if not entry.is_luck]
    assert taken[-5:] == ["go forest-1", "go blue-1", "go green-1", "go yellow-1", "go depot-1"]


def test_a_way_ends_where_another_question_lies_on_it() -> None:
    match = play_to(HEGRA, "Stride", 3)
    barred = match.clone()
    barred.state.patrols[0] = 1  # type: ignore[attr-defined]  # on blue-1
    assert "go blue-1" in ways.find_ways(barred, 0)
    assert steps_to(match, "go green-1")[1] == "go blue-1"
    assert steps_to(barred, "go green-1")[1] != "go blue-1"


def test_an_option_again_is_taken_as_often_as_it_is_offered() -> None:
    match = play_to(HEGRA, "Placement", 3)
    before = match.length
    ways.repeat(match, "put supply-run-soldier", 0)
    assert match.length - before == 5
    assert "put supply-run-soldier" not in map(str, match.options(0))


def test_all_of_a_verb_goes_on_over_luck_until_something_else_is_asked() -> None:
    match = on_the_walls({"3": 5})
    before = match.length
    ways.take_all(match, "shoot front", 0)
    taken = [str(answer) for answer in match.entries(before)]
    assert [one for one in taken if "*" not in one][:2] == ["0 shoot front", "0 shoot A"]
    assert taken[1].startswith("*"), "a die fell between the shots"
    match = on_the_walls({"2": 2, "3": 2})
    ways.take_all(match, "shoot front", 0)
    assert match.decision is not None
    assert match.decision.prompt in ("Remove", "Suppress")


def test_nothing_that_loses_the_game_is_taken_again() -> None:
    match = siegeworks.game("pig").start(seed=1)
    asked = match.decision
    assert asked is not None
    fatal = {"roll": "lost"}
    match.fatal_options = lambda seat: fatal  # type: ignore[method-assign]
    before = match.length
    ways.repeat(match, "roll", asked.seat)
    assert [entry.is_luck for entry in match.journal[before:]].count(False) == 1


def placing(soldiers: int) -> Match:
    """Soldiers of Hegra about to be placed."""
    agenda = ["Placement(0)", "NextDay()"]
    return siegeworks.situation("hegra", day=2, agenda=agenda, ready={"soldier": soldiers})


def test_the_last_of_several_closes_the_question() -> None:
    match = placing(1)
    assert set(ways.list_closing(match, 0)) == {
        option.text for option in match.options(0) if not option.is_end_of_question
    }


def test_as_long_as_another_is_left_nothing_closes() -> None:
    assert ways.list_closing(placing(2), 0) == {}


def test_it_is_known_whether_luck_follows_the_last_one() -> None:
    found: set[str] = set()
    for seed in range(3):
        match = HEGRA.start(seed=seed)
        for number in range(300):
            if match.result is not None:
                break
            closing = ways.list_closing(match, 0)
            found |= set(closing.values())
            option = match.options(0)[number % len(match.options(0))].text
            undoable = len(match.undoable)
            match.choose(option)
            if option in closing:
                is_luck = len(match.undoable) <= undoable
                assert is_luck is (closing[option] == "luck") or match.result is not None
    assert found == {"question", "luck"}


def test_what_one_ends_oneself_closes_nothing_by_itself() -> None:
    assert ways.list_closing(at_field("A"), 0) == {}
