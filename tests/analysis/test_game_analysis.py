"""The analysis of one game."""

from dataclasses import replace

import pytest

import siegeworks
from siegeworks import bots
from siegeworks.analysis import Analysis, AnalysisError, analyse, ledger
from siegeworks.analysis.closer_look import find_line
from siegeworks.analysis.figures import Figures, read_figures
from siegeworks.analysis.findings import Draw, Mistake, Reason, tell_why
from siegeworks.analysis.game_analysis import order_roughly
from siegeworks.analysis.ledger import EVEN, ROOM, Ledger
from siegeworks.analysis.reasons import find_clearest
from siegeworks.analysis.statistics import mean
from siegeworks.analysis.stretches import find_stretches
from siegeworks.analysis.value import Value
from siegeworks.bots.rollout import Dice
from siegeworks.cli.lab.analyse import tell_mistake, tell_split
from siegeworks.core import engine
from siegeworks.core.journal import give
from siegeworks.core.match import Match, make_first_state
from siegeworks.core.steps import Chance, State
from siegeworks.core.zones import Sight
from siegeworks.games.westerplatte.rules.state import Fort
from siegeworks.parts.board import board_of


def played(key: str, specs: tuple[str, ...], seed: int, limit: int = 10_000) -> Match:
    """A game by bots, read back from its record."""
    game = siegeworks.game(key)
    match = game.start(len(specs), seed=seed)
    players = [bots.make(spec, game, seat) for seat, spec in enumerate(specs)]
    for _ in range(limit):
        if match.to_move is None:
            break
        observation = bots.observe(match, match.to_move)
        assert observation is not None
        match.choose(players[match.to_move].choose(observation))
    return game.read(match.record())


def quick(match: Match, seat: int = 0, seed: int = 0) -> Analysis:
    """An analysis that is right in form, if not in its figures."""
    return analyse(match, bot="random", rollouts=2, falls=2, seat=seat, seed=seed)


def test_a_won_game_of_a_good_player() -> None:
    match = played("pig", ("habit", "random"), seed=5)
    assert match.result is not None
    found = analyse(match, rollouts=30, falls=4)
    assert all(0 <= p.chance.low <= p.chance.value <= p.chance.high <= 1 for p in found.curve)
    assert found.result == (1.0 if 0 in match.result.winners else 0.0)
    assert found.curve[-1].chance.value > 0.8
    assert not found.figures.is_calibrated
    assert "measured" in found.tell_trust("en")


@pytest.mark.parametrize(
    ("key", "specs", "limit"),
    [
        ("pig", ("random", "random", "habit"), 60),
        ("gatehouse", ("random", "random"), 10_000),
        ("gatehouse", ("habit", "random"), 9),
        ("westerplatte", ("random",), 10_000),
        ("westerplatte", ("habit", "random", "habit"), 60),
        ("hegra", ("random",), 10_000),
        ("hegra", ("habit",), 40),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_opening_luck_and_decisions_add_up_to_the_result(
    key: str, specs: tuple[str, ...], limit: int, seed: int
) -> None:
    match = played(key, specs, seed, limit)
    for seat in range(len(specs)):
        found = quick(match, seat, seed)
        parts = (found.opening.value, found.skill, found.others, found.luck)
        assert sum(part for part in parts if part is not None) == pytest.approx(
            found.result, abs=1e-9
        )
        values = [judged.before for judged in found.judged] + [found.result]
        for judged, after in zip(found.judged, values[1:], strict=True):
            assert judged.after == pytest.approx(after, abs=1e-9)


def test_a_decision_counts_for_whoever_made_it() -> None:
    match = played("pig", ("habit", "habit"), seed=3)
    first, second = quick(match), quick(match, seat=1)
    for one, other in zip(first.judged, second.judged, strict=True):
        assert first.is_own(one) != second.is_own(other)
        assert (one.stretch.makers == 1) == (match.journal[one.stretch.place].seat == 0)


def test_stretches_are_the_turns_of_the_game() -> None:
    match = played("westerplatte", ("habit",), seed=2)
    found = find_stretches(match, Figures(unit="turn"))
    numbers = [stretch.number for stretch in found]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    answers = [answer.place for stretch in found for answer in stretch.answers]
    assert answers == [p for p, entry in enumerate(match.journal) if entry.seat is not None]


def test_who_plays_at_random_is_charged_for_it() -> None:
    games = [played("pig", ("random", "habit"), seed) for seed in range(1, 7)]
    found = [analyse(m, rollouts=24, falls=4, worst=0, seed=n) for n, m in enumerate(games)]
    skill = sum(one.skill or 0.0 for one in found) / len(found)
    luck = sum(one.luck or 0.0 for one in found) / len(found)
    assert skill < -0.3
    assert skill < luck


def test_the_whole_game_is_told_roughly_first() -> None:
    match = played("pig", ("habit", "habit"), seed=2, limit=40)
    told: list[tuple[int, int, list[int]]] = []

    def hear(done: int, total: int, known: Analysis) -> None:
        told.append((done, total, [point.place for point in known.curve]))

    found = analyse(match, rollouts=5, falls=2, show=hear)
    places = [point.place for point in found.curve]
    assert len(places) > 16
    assert told[1][2] == [places[0], places[-1]]
    assert told[2][2] == [places[0], places[16], places[-1]]
    assert all(curve == sorted(curve) for _, _, curve in told)
    assert [done for done, _, _ in told] == sorted(done for done, _, _ in told)
    assert told[-1][0] == told[-1][1]
    assert all(done < total for done, total, _ in told[:-1])
    assert told[-1][2] == places


@pytest.mark.parametrize("count", [1, 2, 17, 50])
def test_every_stretch_is_looked_at_once(count: int) -> None:
    assert sorted(order_roughly(count)) == list(range(count))


def keep_books(match: Match) -> Ledger:
    """The books of a game by its own figures, not yet written."""
    figures = read_figures(match.game)
    return Ledger(match, figures, Value(match.start, figures, Dice(1, 2)), Dice(3, 4), falls=2)


def test_where_a_game_stands_even_more_is_looked_at() -> None:
    books = keep_books(played("hegra", ("random",), seed=1))
    times = [books.count_times(chance / 20) for chance in range(11)]
    assert times == sorted(times)
    assert (times[0], times[-1]) == (1, EVEN)
    unmeasured = keep_books(played("pig", ("random", "random"), seed=1))
    assert unmeasured.count_times(0.5) == 1


def test_a_glance_has_no_say_in_the_value(monkeypatch: pytest.MonkeyPatch) -> None:
    books = keep_books(played("hegra", ("random",), seed=1))
    looks: list[int] = []

    def weigh(g: State, seat: int, number: int) -> float:
        looks.append(number)
        return 0.5

    monkeypatch.setattr(books.value, "weigh", weigh)
    books.glance(2, 0)
    books.weigh_before(2, 0, EVEN)
    books.weigh_answers(2, 0, EVEN)
    assert len(looks) == 1 + EVEN * (books.steady + books.falls)
    assert len(set(looks)) == len(looks)
    assert max(looks) < books.first_number(2) + ROOM // 2


@pytest.mark.parametrize("bot", ["random", "habit:slips=20"])
def test_draws_bring_nothing_on_average_whoever_plays(
    monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    monkeypatch.setattr(ledger, "ANEW", 8)
    brought: list[float] = []
    for seed in range(20, 28):
        books = keep_books(played("hegra", (bot,), seed))
        brought += [books.weigh_draws(number, 0) for number in range(len(books.stretches))]
    found = mean(brought)
    assert found.low < 0 < found.high
    assert found.high - found.low < 0.1
    assert max(map(abs, brought)) > 0.02


def test_drawing_nothing_brings_nothing() -> None:
    books = keep_books(played("hegra", ("habit",), seed=1, limit=3))
    assert books.weigh_draws(0, 0) != 0
    alone = replace(books.stretches[0], place=len(books.match.journal))
    books.stretches[0] = replace(alone, after=alone.state)
    assert books.weigh_draws(0, 0) == 0


def test_what_was_better_is_of_the_dearest_stretches() -> None:
    found = analyse(played("pig", ("random", "habit"), seed=4), rollouts=30)
    costs = [dear.judged.decision for dear in found.dearest]
    assert costs == sorted(costs)
    assert 0 < len(costs) <= 3
    assert costs[0] == min(j.decision for j in found.judged if found.is_own(j))
    for mistake in found.worst:
        assert mistake.seat == 0
        assert str(mistake.chosen) != str(mistake.better)
        assert mistake.cost.low >= 0


def test_without_luck_in_it_a_cost_has_no_interval() -> None:
    match = siegeworks.game("pig").start(seed=1)
    roll, hold = match.options()
    certain = Mistake(0, 0, "1.2", roll, hold, mean([0.5] * 12))
    doubtful = Mistake(0, 0, "1.2", roll, hold, mean([0.5, 0.25] * 6))
    assert (certain.is_certain, doubtful.is_certain) == (True, False)
    assert "(" not in tell_mistake(certain, "en").replace("(1.2)", "")
    assert "(+29.2 to +45.8)" in tell_mistake(doubtful, "en")


def test_what_luck_brought_is_named() -> None:
    found = analyse(played("westerplatte", ("random",), seed=2), falls=2)
    assert found.draws
    worths = [draw.worth for draw in found.draws]
    assert worths == sorted(worths, reverse=True)
    match = played("westerplatte", ("random",), seed=2)
    for draw in found.draws:
        assert match.journal[draw.place].is_luck
        assert match.journal[draw.place].code == draw.code
        assert found.name_draw(draw, "de")


@pytest.mark.parametrize("key", ["hegra", "westerplatte", "stronghold", "ante-portas"])
def test_a_draw_is_told_as_the_log_told_it_or_by_what_it_was_for(key: str) -> None:
    game = siegeworks.game(key)
    match = played(key, ("random",) * game.seats[0], seed=4, limit=150)
    figures = read_figures(game)
    found = Analysis(key, 0, figures, match.lexicon, mean([0.5]), 0.5, [])
    log = {line.words() for line in match.log(0)}
    g = make_first_state(match.start)
    g.given = True
    engine.advance(g)
    told: set[str] = set()
    for place, entry in enumerate(match.journal):
        step = engine.find_waiting(g)
        if isinstance(step, Chance):
            stream, line = game.streams[step.stream], find_line(match, step, g, entry.code)
            draw = Draw(place, 1, stream, step.noun, entry.code, 0.1, told=line)
            said = found.name_draw(draw, "en")
            purpose = match.lexicon.say("en", f"fortune-{stream}", {})
            assert said.startswith(f"{purpose}: ") or line is not None
            assert line is None or said in log or game.has_secrets
            told.add(said)
        give(g, entry)
    assert len(told) > 5
    assert not any(name.isdecimal() for name in told)


def test_a_reason_says_what_a_better_choice_would_have_gained() -> None:
    game = siegeworks.game("westerplatte")
    start = played("westerplatte", ("random",), seed=2, limit=20)
    worse, better = [[start.state.clone() for _ in range(8)] for _ in range(2)]
    for state in worse:
        assert isinstance(state, Fort)
        state.walls = [max(0, bricks - 1) for bricks in state.walls]  # bad
        state.filed += 1  # only counts the course
    (figure, had, would), *_ = find_clearest(start.lexicon, read_figures(game), 0, worse, better)
    assert figure.tell(start.lexicon, "en").startswith("Walls")
    assert would > had
    assert find_clearest(start.lexicon, read_figures(game), 0, better, worse) == []
    names = {language: figure.tell(start.lexicon, language) for language in ("en", "de")}
    one, other = start.options()[:2]
    reason = Reason(names, "", had, would)
    told = tell_why(Mistake(0, 0, "1", one, other, mean([0.1]), (0.5, 0.6), [reason]), "en")
    assert told.startswith("It would have left, on average: Walls")
    assert told.endswith("After it 60 of 100 games are won instead of 50.")


def test_what_is_good_for_one_side_is_bad_for_the_other() -> None:
    board = board_of(siegeworks.game("stronghold"))
    assert [board.weigh_zone("walls", seat) for seat in (0, 1)] == [-1, 1]
    assert [board.weigh_zone("round", seat) for seat in (0, 1)] == [0, 0]
    hegra = board_of(siegeworks.game("hegra"))
    assert [hegra.weigh_zone(zone, 0) for zone in ("supplies", "suspicion")] == [1, -1]


@pytest.mark.parametrize("game", siegeworks.games(), ids=lambda game: game.key)
def test_what_is_good_to_have_is_a_zone_that_all_see(game: siegeworks.Game) -> None:
    board = board_of(game)
    zones = {zone.name: zone.sight for zone in game.zones}
    assert all(zones[name] is Sight.ALL for name in (*board.gains, *board.losses))
    assert not set(board.gains) & set(board.losses)


def test_the_same_seed_gives_the_same_analysis() -> None:
    match = played("gatehouse", ("random", "habit"), seed=2)
    assert quick(match, seed=3).facts() == quick(match, seed=3).facts()


def test_the_match_is_left_as_it_was() -> None:
    match = played("gatehouse", ("random", "random"), seed=2)
    before = match.clone()
    quick(match)
    assert match == before
    assert match.entries() == before.entries()


def test_a_game_that_goes_on() -> None:
    match = played("westerplatte", ("habit",), seed=2, limit=30)
    assert match.result is None
    found = quick(match)
    assert 0 <= found.result <= 1
    facts = found.facts("de")
    assert facts["curve"][0]["entry"] < facts["curve"][-1]["entry"]


def test_luck_given_from_outside_is_judged_too() -> None:
    given = siegeworks.game("pig").start(luck="given")
    given.choose("roll")
    found = quick(given)
    assert found.luck is not None
    assert found.facts()["result"] == pytest.approx(found.result, abs=1e-6)


@pytest.mark.parametrize("bot", ["random", "greedy:simulations=4"])
def test_any_bot_may_play_on(bot: str) -> None:
    match = played("gatehouse", ("random", "random"), seed=2, limit=6)
    found = analyse(match, bot=bot, rollouts=3, falls=2, seat=1)
    assert found.seat == 1


def test_what_cannot_be_analysed_is_refused() -> None:
    match = siegeworks.game("pig").start(seed=1)
    with pytest.raises(AnalysisError, match="decided"):
        analyse(match)
    match.choose("roll")
    with pytest.raises(AnalysisError, match="seat 3"):
        analyse(match, seat=2)
    with pytest.raises(siegeworks.SiegeError, match="oracle"):
        analyse(match, bot="oracle")


def test_where_nobody_measured_the_value_its_doubt_is_told() -> None:
    match = played("pig", ("random", "habit"), seed=5)
    found, closer = (analyse(match, rollouts=rollouts) for rollouts in (20, 200))
    assert all(p.chance.low < p.chance.value < p.chance.high for p in found.curve[:5])
    assert found.doubts is not None
    assert closer.doubts is not None
    assert closer.doubts.skill < found.doubts.skill
    same = found.same_luck
    assert same is not None
    assert same.low < same.high
    assert all(-dear.judged.decision > dear.judged.doubt > 0 for dear in found.dearest)
    assert " ± " in tell_split(found, "en")


def test_draws_are_worth_what_the_books_say_of_them_whoever_drew() -> None:
    match = played("pig", ("random", "habit"), seed=5)
    whose: set[bool] = set()
    for seat in (0, 1):
        found = analyse(match, rollouts=100, seat=seat)
        books = {judged.stretch.number: judged for judged in found.judged}
        for draw in found.draws:
            assert draw.worth == books[draw.number].luck
            assert abs(draw.worth) > draw.doubt > 0
            assert draw.own == found.is_own(books[draw.number])
            whose.add(draw.own)
    assert whose == {True, False}


def test_a_game_with_a_measured_value_has_its_own_words_for_doubt() -> None:
    found = analyse(played("hegra", ("habit",), seed=2, limit=12), falls=2, worst=0)
    assert found.doubts is None
    assert "±" not in tell_split(found, "en")


def test_a_single_decision_has_no_single_decision_of_it() -> None:
    assert "No single decision" in tell_mistake(None, "en")
    assert "clearly better" in tell_mistake(None, "en", unit="")
