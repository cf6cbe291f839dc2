"""What comes of an option is told in results, whole, with the bad ones."""

from functools import cache

import pytest

import siegeworks
from siegeworks import IllegalChoice, Match
from siegeworks.text.explain import Explainer
from siegeworks.text.foretelling import Foretold, foretell, round_to_whole
from siegeworks.text.interpret import tell_odds
from siegeworks.text.lines import make_plain
from siegeworks.text.speaker import Speaker
from tests.games.helping import play_to

SEED = 3


@cache
def asked(prompt: str) -> Match:
    """A game under way, at the first question of this kind."""
    return play_to(siegeworks.game("hegra"), prompt, SEED)


def foretold(match: Match, verb: str, language: str = "en") -> Foretold:
    option = next(str(o) for o in match.options() if o.verb == verb)
    return foretell(match.clone(for_seat=0), 0, option, language)


def shares(found: Foretold, words: str) -> float:
    """How likely something is told, of all results."""
    return sum(r.share for r in found.results if any(words in line for line in r.words))


def test_a_sneak_is_past_or_caught_and_nothing_else() -> None:
    match = asked("Encounter")
    suspicion = match.dump()["zones"]["suspicion"]  # type: ignore[index]
    found = foretold(match, "sneak")
    assert len(found.results) == 2
    assert shares(found, "gets past") == pytest.approx((6 - suspicion) / 6)
    assert shares(found, "is caught") == pytest.approx(suspicion / 6)
    assert {result.rule for result in found.results} == {"13.7"}


def test_no_result_tells_what_a_die_shows() -> None:
    for prompt, verb in (("Encounter", "sneak"), ("Defend", "shoot")):
        for language in ("en", "de"):
            for result in foretold(asked(prompt), verb, language).results:
                assert not any(" with " in w or "fires:" in w or " mit " in w for w in result.words)


def test_a_shot_removes_or_suppresses() -> None:
    found = foretold(asked("Defend"), "shoot")
    assert 2 <= len(found.results) <= 3
    assert sum(result.share for result in found.results) == pytest.approx(1)


def test_a_draw_tells_of_doubt_too() -> None:
    match = asked("Recruit")
    zones = match.view(0)["zones"]
    doubt = zones["bag_doubt"]  # type: ignore[index]
    whole = sum(zones["bag"].values()) + doubt  # type: ignore[index]
    found = foretold(match, "draw")
    assert shares(found, "A Doubt disc comes") == pytest.approx(doubt / whole)
    assert sum(result.share for result in found.results) == pytest.approx(1)


def test_what_was_due_anyway_is_none_of_an_option() -> None:
    assert foretold(asked("Recruit"), "stop").results == ()


def test_the_end_of_a_turn_tells_what_the_card_may_bring() -> None:
    match = siegeworks.situation("westerplatte", luck="given")
    found = foretold(match, "end")
    assert sum(result.share for result in found.results) == pytest.approx(1)
    assert abs(sum(result.percent for result in found.results) - 100) < len(found.results)
    assert shares(found, "The troop appears on lane") > 0.5
    assert not any("New card" in words for result in found.results for words in result.words)
    assert found.defeat == 0


@pytest.mark.parametrize(
    "exact",
    [[2 / 3, 1 / 3], [0.5, 0.3, 0.2], [0.456, 0.321, 0.223], [0.998, 0.001, 0.001]],
)
def test_percentages_make_a_hundred_and_none_is_nothing(exact: list[float]) -> None:
    percents = round_to_whole(exact)
    assert sum(percents) == 100
    assert min(percents) > 0
    assert all(abs(p - 100 * share) < 2 for p, share in zip(percents, exact, strict=True))


@pytest.mark.parametrize(
    ("exact", "percents"),
    [([1 / 6] * 6, [17] * 6), ([1 / 3] * 3, [33] * 3), ([0.5, 0.25, 0.25], [50, 25, 25])],
)
def test_what_is_equally_likely_is_written_alike(exact: list[float], percents: list[int]) -> None:
    assert round_to_whole(exact) == percents


def test_a_one_in_pig_is_told_as_what_it_costs() -> None:
    found = foretold(siegeworks.situation("pig", pot=8, luck="given"), "roll")
    assert [result.percent for result in found.results] == [17] * 6
    assert found.is_about
    assert shares(found, "The pot is lost") == pytest.approx(1 / 6)
    assert not any("rolls 1" in words for result in found.results for words in result.words)


def test_in_a_game_with_secrets_many_ways_are_looked_at() -> None:
    match = siegeworks.game("gatehouse").start(seed=4)
    seat = match.asked[0]
    option = str(match.options(seat)[0])
    found = foretell(match.clone(for_seat=seat), seat, option, "en")
    assert found.samples > 1


# Fatal choices


def overflow(bricks: int) -> Match:
    """A hit overflows from A onto G1 or G2, after another guardhouse has fallen."""
    walls = {"A": 0, "G1": bricks, "G2": 2, "G6": 0}
    return siegeworks.situation("westerplatte", at="overflow A", walls=walls, luck="given")


def test_a_choice_that_loses_the_game_is_known_before() -> None:
    match = overflow(bricks=1)
    assert set(map(str, match.options())) == {"hit G1", "hit G2"}
    assert match.fatal_options(0) == {"hit G1": "fallen"}
    found = foretell(match.clone(for_seat=0), 0, "hit G1", "en")
    assert found.defeat == 1
    match.choose("hit G1")
    assert match.is_lost_for(0)


def test_a_brick_more_and_no_choice_is_fatal() -> None:
    match = overflow(bricks=2)
    assert match.fatal_options(0) == {}
    assert foretell(match.clone(for_seat=0), 0, "hit G1", "en").defeat == 0
    assert not match.is_lost_for(0)


def test_the_terminal_tells_what_comes_of_an_option() -> None:
    explainer = Explainer(asked("Encounter"), 0, Speaker("en"))
    number = 1 + [o.verb for o in explainer.match.options()].index("sneak")
    lines = make_plain(tell_odds(str(number), explainer))
    assert lines[0] == "Sneak past"
    assert any("%: " in line and "gets past" in line for line in lines)
    assert any("%: " in line and "is caught" in line for line in lines)
    assert "no answer here" in make_plain(tell_odds("dance", explainer))[0]


def test_what_is_asked_before_luck_falls_is_told() -> None:
    """7.4: a hit on an empty wall asks for a guardhouse; the turn that comes anyway does not."""
    lanes = {lane: (f"1-{lane}2", "IV") for lane in "ABCDE"}
    match = siegeworks.situation("westerplatte", day=3, lanes=lanes, walls={"B": 0})
    found = foretell(match.imagine(0), 0, "end", "en")
    asked = "Then you are asked: B has no bricks: choose a guardhouse behind it to lose a brick"
    assert asked in found.certain
    plain = foretell(siegeworks.situation("westerplatte").imagine(0), 0, "end", "en")
    told = [*plain.certain, *(words for result in plain.results for words in result.words)]
    assert not any("you are asked" in words for words in told)


def test_nothing_is_foretold_of_what_is_not_offered() -> None:
    match = asked("Encounter")
    with pytest.raises(IllegalChoice):
        foretell(match.clone(for_seat=0), 0, "fly", "en")


def test_what_comes_several_times_is_told_with_its_number() -> None:
    """10.6: on a low space of morale each officer gets two markers, told one by one in the log."""
    lanes = {lane: (f"1-{lane}2", "IV") for lane in "ABCDE"}
    match = siegeworks.situation("westerplatte", day=2, morale="low-1", lanes=lanes)
    found = foretell(match.clone(for_seat=0), 0, "end", "en")
    told = [*found.certain, *(words for result in found.results for words in result.words)]
    assert any("gets 2 × limited-movement marker" in words for words in told), told
    assert not any("gets 1 limited-movement marker" in words for words in told), told
