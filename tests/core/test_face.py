"""The Python face: every name, and what it does."""

import inspect
from typing import Any

import pytest

import siegeworks
from siegeworks import (
    CHANCE,
    BadSettings,
    IllegalChoice,
    IllegalOutcome,
    Match,
    Option,
    UnknownGame,
)
from siegeworks.core.game import Game

PIG = siegeworks.game("pig")
GATEHOUSE = siegeworks.game("gatehouse")
WESTERPLATTE = siegeworks.game("westerplatte")


def texts(match: Match, seat: int | None = None) -> list[str]:
    return [str(option) for option in match.options(seat)]


# Names and signatures

FACE: list[tuple[Any, str, dict[str, object]]] = [
    (siegeworks, "games", {}),
    (siegeworks, "game", {"key": inspect.Parameter.empty}),
    (siegeworks, "read", {"path": inspect.Parameter.empty}),
    (Game, "start", {"seats": None, "options": None, "seed": None, "luck": "own"}),
    (Game, "load", {"data": inspect.Parameter.empty}),
    (Game, "from_position", {"text": inspect.Parameter.empty}),
    (Match, "options", {}),
    (Match, "choose", {"option": inspect.Parameter.empty}),
    (Match, "refusals", {}),
    (Match, "outcomes", {}),
    (Match, "happen", {"outcome": inspect.Parameter.empty}),
    (Match, "undo", {}),
    (Match, "clone", {"for_seat": None}),
    (Match, "view", {"seat": None}),
    (Match, "dump", {}),
    (Match, "position", {}),
    (Match, "record", {}),
    (Match, "log", {"seat": None, "since": 0}),
]


@pytest.mark.parametrize(("owner", "name", "needs"), FACE)
def test_a_name_of_the_face(owner: Any, name: str, needs: dict[str, object]) -> None:
    called = getattr(owner, name)
    parameters = {
        key: value.default
        for key, value in inspect.signature(called).parameters.items()
        if key != "self"
    }
    assert {key: parameters[key] for key in needs} == needs
    added = set(parameters) - set(needs)
    assert all(parameters[key] is not inspect.Parameter.empty for key in added)
    assert inspect.getdoc(called)


@pytest.mark.parametrize("name", ["to_move", "decision", "result"])
def test_a_property_of_the_face(name: str) -> None:
    assert isinstance(inspect.getattr_static(Match, name), property)
    assert inspect.getdoc(getattr(Match, name))


def test_all_that_is_public_is_there() -> None:
    assert all(hasattr(siegeworks, name) for name in siegeworks.__all__)


# Games


def test_games_are_listed_with_teaching_games_last() -> None:
    keys = [game.key for game in siegeworks.games()]
    assert {"westerplatte", "pig", "gatehouse"} <= set(keys)
    teaching = [game.teaching for game in siegeworks.games()]
    assert teaching == sorted(teaching)
    assert all(siegeworks.game(key).key == key for key in keys)


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r'no game "chess".*westerplatte.*pig'):
        siegeworks.game("chess")


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"seats": 5}, "5 seats.*2, 3, 4"),
        ({"seats": 0}, "0 seats"),
        ({"options": {"level": "hard"}}, 'no option "level"'),
        ({"luck": "mine"}, '"own".*"given"'),
        ({"seed": "7"}, "seed must be a whole number"),
        ({"seed": 1.5}, 'not "1.5"'),
        ({"seed": True}, 'not "True"'),
        ({"seed": 10**40}, "at most 40 digits"),
    ],
)
def test_pig_cannot_start_like_that(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSettings, match=said):
        PIG.start(**settings)


@pytest.mark.parametrize("seed", [0, -1, 10**40 - 1, 1 - 10**40])
def test_every_seed_that_starts_a_game_can_be_read_from_its_record(seed: int) -> None:
    match = PIG.start(seed=seed)
    assert PIG.read(match.record()) == match


@pytest.mark.parametrize("value", ["HARD", "", 3, None, ["hard"], {"hard": 1}])
def test_a_setting_must_have_one_of_its_values(value: Any) -> None:
    with pytest.raises(BadSettings, match=r"option level of westerplatte.*choose one of: "):
        WESTERPLATTE.start(options={"level": value})


def test_the_first_value_is_the_default() -> None:
    named = WESTERPLATTE.name_settings(WESTERPLATTE.start(seed=1).start.settings)
    assert named == {"level": WESTERPLATTE.settings[0].values[0]}


# Who must answer what


def test_to_move_is_a_seat_then_chance_then_none() -> None:
    match = PIG.start(seats=2, seed=1, luck="given")
    assert match.to_move == 0
    match.choose("roll")
    assert match.to_move == CHANCE == -1
    match.happen("1")
    assert match.to_move == 1
    finish(match)
    assert match.to_move is None


def finish(match: Match) -> None:
    """Let whoever is to move win Pig by sixes."""
    while match.to_move is not None:
        if match.to_move == CHANCE:
            match.happen("6")
        else:
            match.choose("roll")


def test_a_decision_has_all_its_fields() -> None:
    match = PIG.start(seats=3, seed=7)
    decision = match.decision
    assert decision is not None
    assert (decision.seat, decision.seats) == (0, (0,))
    assert (decision.prompt, decision.rule) == ("RollOrHold", "1.2")
    assert list(decision.options) == match.options()
    assert decision.undoable is False
    assert decision.words() == "Roll, or hold and bank the pot"
    assert decision.words("de") != decision.words("en")


def test_there_is_no_decision_at_chance_or_at_the_end() -> None:
    match = PIG.start(seats=2, luck="given")
    match.choose("roll")
    assert (match.decision, match.options(), match.refusals(), match.asked) == (None, [], [], ())
    finish(match)
    assert (match.decision, match.options(), match.outcomes()) == (None, [], [])


def test_every_asked_seat_has_its_own_decision() -> None:
    match = GATEHOUSE.start(seed=1)
    assert match.asked == (0, 1)
    for seat in (0, 1):
        decision = match.decision_of(seat)
        assert decision is not None
        assert decision.seat == seat
        assert texts(match, seat) == ["name left", "name middle", "name right"]
    assert match.decision_of(2) is None
    assert match.options(2) == []


def test_an_option_has_a_text_a_verb_a_noun_and_words() -> None:
    option = GATEHOUSE.start(seed=1).options()[1]
    assert (str(option), option.verb, option.noun) == ("name middle", "name", "middle")
    assert option.words() == "Name the middle gate"
    roll = PIG.start(seed=1).options()[0]
    assert (str(roll), roll.verb, roll.noun) == ("roll", "roll", None)


# Choosing


def test_choose_takes_an_option_or_its_text() -> None:
    by_text, by_option = PIG.start(seed=7), PIG.start(seed=7)
    by_text.choose("  hold ")
    by_option.choose(by_option.options()[1])
    assert by_text == by_option
    assert by_text.to_move == 1


def test_an_option_of_another_moment_is_judged_by_its_text() -> None:
    match = GATEHOUSE.start(seed=1)
    old: Option = match.options(0)[0]
    match.choose(old, 0)
    with pytest.raises(IllegalChoice):
        match.choose(old, 0)
    match.choose(old, 1)
    assert match.decision is not None
    assert match.decision.prompt == "PlaceToken"


def test_what_is_not_offered_cites_the_rule_and_the_offers() -> None:
    match = PIG.start(seed=7)
    before = match.clone()
    with pytest.raises(IllegalChoice) as refused:
        match.choose("fly")
    assert str(refused.value) == '"fly" is not on offer (1.2); choose one of: roll, hold.'
    assert refused.value.facts["rule"] == "1.2"
    assert match == before
    assert match.record() == before.record()


def test_what_is_refused_says_why_and_cites_the_rule() -> None:
    match = without_rams()
    [refused] = [r for r in match.refusals() if str(r.option) == "place ram"]
    assert (refused.reason, refused.rule, refused.need, refused.have) == ("no-token", "1.5", 1, 0)
    assert refused.words() == "There is none left: you need 1, you have 0"
    with pytest.raises(IllegalChoice) as error:
        match.choose("place ram")
    assert str(error.value) == (
        '"place ram" is not possible now: There is none left: you need 1, you have 0 (1.5).'
    )


def without_rams() -> Match:
    """The invader must lay a token, and has no ram left."""
    data: dict[str, Any] = GATEHOUSE.start(seed=1).dump()
    data["zones"] |= {"stock": ["feint", "ladder", "ladder"], "round": 3}
    match = GATEHOUSE.load(data)
    match.choose("name left", 0)
    match.choose("name left", 1)
    return match


@pytest.mark.parametrize("seat", [1, 2, -1, 31, 64])
def test_a_seat_that_is_not_asked_is_refused(seat: int) -> None:
    match = PIG.start(seats=3, seed=7)
    before = match.clone()
    with pytest.raises(IllegalChoice, match=f"Seat {seat} is not asked.*: 0"):
        match.choose("roll", seat)
    assert match == before


def test_nothing_is_chosen_while_luck_is_due_or_after_the_end() -> None:
    match = PIG.start(luck="given")
    match.choose("roll")
    with pytest.raises(IllegalChoice, match="Luck must fall first"):
        match.choose("roll")
    finish(match)
    with pytest.raises(IllegalChoice, match="over"):
        match.choose("roll")


# Chance


def test_outcomes_have_names_and_weights() -> None:
    match = GATEHOUSE.start(luck="given")
    found = {str(outcome): outcome.weight for outcome in match.outcomes()}
    assert found == {"oil": 2, "stones": 3, "rumour": 2}
    assert [outcome.words() for outcome in match.outcomes()] == ["oil", "stones", "a rumour"]


def test_an_outcome_happens_by_itself_or_by_name() -> None:
    one, other = GATEHOUSE.start(seed=1, luck="given"), GATEHOUSE.start(seed=1, luck="given")
    one.happen(one.outcomes()[0])
    other.happen("oil")
    assert one == other


def test_an_impossible_outcome_changes_nothing() -> None:
    match = PIG.start(seed=1, luck="given")
    with pytest.raises(IllegalOutcome, match="No luck is waited for"):
        match.happen("6")
    match.choose("roll")
    before = match.clone()
    with pytest.raises(IllegalOutcome, match='"7" here; it can be one of: 1, 2, 3, 4, 5, 6'):
        match.happen("7")
    assert match == before


def test_with_its_own_luck_a_match_never_waits_for_it() -> None:
    match = PIG.start(seed=1)
    for _ in range(40):
        assert match.to_move is not None
        assert match.to_move != CHANCE
        assert match.outcomes() == []
        match.choose("roll")


# The result


def test_the_result_is_none_until_the_end() -> None:
    match = PIG.start(seats=3, luck="given")
    match.choose("hold")
    assert not match.result
    finish(match)
    result = match.result
    assert result is not None
    assert (result.ending, result.winners, result.grade) == ("reached", (1,), "won")
    assert result.score == {0: 0, 1: 102, 2: 0}


def test_the_same_seed_is_the_same_game() -> None:
    one, other = PIG.start(seed=5), PIG.start(seed=5)
    for _ in range(30):
        one.choose("roll")
        other.choose("roll")
    assert one == other
    assert PIG.start(seed=5) != PIG.start(seed=6)
    assert PIG.start(seed=5) != GATEHOUSE.start(seed=5)
    assert PIG.start(seed=5) != "pig"


def test_a_match_without_a_log_plays_alike() -> None:
    loud, quiet = PIG.start(seed=5), PIG.start(seed=5, listening=False)
    for match in (loud, quiet):
        for _ in range(10):
            match.choose("roll")
    assert loud == quiet
    assert quiet.log() == []
    assert len(loud.log()) == 10
    assert loud.record() == quiet.record()
