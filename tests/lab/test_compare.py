"""Comparisons on the same luck: less noise, the same answer however they are played."""

from pathlib import Path

import pytest

from siegeworks.cli.lab.compare import tell_gain, tell_verdict
from siegeworks.lab.compare import (
    FEWEST,
    Comparison,
    Duel,
    compare_folders,
    refuse_mirrors,
    seat_at_one_table,
)
from siegeworks.lab.errors import LabError
from siegeworks.lab.experiment import Experiment, arrange, design
from siegeworks.lab.run_folder import count_kept, run
from siegeworks.lab.sprt import make_difference_test, make_elo_test


def test_common_luck_saves_games(tmp_path: Path) -> None:
    """A real example: the score of random Westerplatte, two levels on the same seeds."""
    experiment = design(400, seats=[1], options={"level": ["easy", "medium"]})
    run(experiment, tmp_path)
    sides = (tmp_path, 0), (tmp_path, 1)
    found = compare_folders(*sides, ("easy", "medium"), "score", 0)
    gain = found.gain()
    assert gain is not None
    assert gain > 1.2
    difference = found.difference()
    assert difference.low <= difference.value <= difference.high


def test_runs_of_two_folders_are_paired_by_their_seed(tmp_path: Path) -> None:
    for name, bot in (("a", "habit"), ("b", "random")):
        run(design(30, ["pig"], bots=[[bot, "random"]], seed=4), tmp_path / name)
    run(design(30, ["pig"], seed=5), tmp_path / "other")
    a, b, other = ((tmp_path / name, 0) for name in ("a", "b", "other"))
    found = compare_folders(a, b, ("habit", "random"), "win", 0)
    assert len(found.pairs) == 30
    assert found.difference().low > 0
    with pytest.raises(LabError, match="same luck"):
        compare_folders(a, other, ("habit", "other"), "win", 0)


def test_equal_sides_do_not_differ(tmp_path: Path) -> None:
    run(design(30, ["pig"]), tmp_path)
    found = compare_folders((tmp_path, 0), (tmp_path, 0), ("a", "a"), "win", 0)
    assert found.difference().value == 0
    assert found.gain() is None


def duel(folder: Path, processes: int) -> tuple[Comparison, int]:
    """A clear case with a sequential test, far longer than needed."""
    sides = [arrange("pig", 2, {}, [bot, "random"]) for bot in ("habit", "random")]
    experiment = Experiment(tuple(sides), 2000, batch=10)
    test = make_difference_test(0, 0.1)
    found = Duel(experiment, folder, ("habit", "random"), test=test).play(processes)
    return found, count_kept(experiment, folder)


def test_a_clear_case_stops_early_and_at_the_same_game(tmp_path: Path) -> None:
    alone, played = duel(tmp_path / "alone", 1)
    assert alone.verdict() == "H1"
    assert played < 1000
    together, _ = duel(tmp_path / "together", 3)
    assert together == alone
    again, still = duel(tmp_path / "alone", 1)
    assert (again, still) == (alone, played)


def test_at_one_table_seats_change(tmp_path: Path) -> None:
    pair = seat_at_one_table(*(arrange("pig", 2, {}, bot) for bot in ("habit", "random")))
    assert [a.bots for a in pair] == [("habit", "random"), ("random", "habit")]
    experiment = Experiment(pair, 20)
    found = Duel(
        experiment, tmp_path, ("habit", "random"), versus=True, test=make_elo_test(0, 100)
    ).play()
    facts = found.facts()
    assert facts["difference"]["value"] > 0.8
    assert facts["b_mean"]["value"] == pytest.approx(1 - facts["difference"]["value"])
    assert facts["test"]["llr"] > 0


def test_a_few_pairs_that_end_alike_are_not_certain() -> None:
    for score in (0.0, 0.5, 1.0):
        found = Comparison("a", "b", "win", True, [(score, score)] * 10).difference()
        assert found.value == score
        assert 0 <= found.low <= found.value <= found.high <= 1
        assert found.high - found.low > 0.1


def test_bots_that_only_meet_themselves_are_not_compared() -> None:
    themselves = (["habit"] * 2, ["random"] * 2)
    for measure in ("win", "score"):
        with pytest.raises(LabError, match="add --versus"):
            refuse_mirrors("pig", themselves, measure)
    refuse_mirrors("pig", themselves, "decisions")
    refuse_mirrors("pig", (["habit", "random"], ["random", "random"]), "win")
    refuse_mirrors("pig", (["habit"] * 2, ["habit"] * 2), "win")
    refuse_mirrors("westerplatte", themselves, "win")


def test_partners_do_not_play_against_each_other() -> None:
    sides = [arrange("westerplatte", 2, {}, bot) for bot in ("habit", "random")]
    with pytest.raises(LabError, match="do not win together"):
        seat_at_one_table(*sides)


def test_only_two_bots_sit_at_one_table() -> None:
    easy, hard = (arrange("westerplatte", 2, {"level": v}, "random") for v in ("easy", "hard"))
    with pytest.raises(LabError, match="two bots"):
        seat_at_one_table(easy, hard)


def pairs_of(a_only: int, b_only: int, alike: int) -> Comparison:
    pairs = [(1.0, 0.0)] * a_only + [(0.0, 1.0)] * b_only + [(1.0, 1.0)] * alike
    return Comparison("a", "b", "win", False, pairs)


@pytest.mark.parametrize(
    ("a", "b", "alike", "told"),
    [
        (160, 116, 1724, "A is ahead: +2.2 points (0.6 to 3.8), 2,000 pairs: sure."),
        (116, 160, 1724, "B is ahead: +2.2 points (0.6 to 3.8), 2,000 pairs: sure."),
        (
            60,
            50,
            890,
            "A seems ahead: +1.0 points (−1.1 to 3.1), 1,000 pairs: not sure yet. If it is as "
            "large as it seems, about 3,300 more pairs would tell.",
        ),
        (
            5,
            5,
            90,
            "No difference is seen: +0.0 points (−6.4 to 6.4), 100 pairs: nobody can say how many "
            "more would tell.",
        ),
    ],
)
def test_a_comparison_ends_with_a_sentence(a: int, b: int, alike: int, told: str) -> None:
    assert tell_verdict(pairs_of(a, b, alike), "en") == told


def test_so_many_more_pairs_tell() -> None:
    few = pairs_of(60, 50, 890)
    more = few.count_missing()
    assert more is not None
    times = 1 + 1.1 * more / 1000  # "about": games are whole
    many = pairs_of(round(60 * times), round(50 * times), round(890 * times))
    assert not few.is_sure()
    assert many.is_sure()


def test_the_sentence_of_scores_is_not_in_points() -> None:
    scores = Comparison("a", "b", "score", False, [(float(n % 7 + 2), 3.0) for n in range(70)])
    assert tell_verdict(scores, "de").startswith("A liegt vorn: +2,0 an Wertung (1,5 bis 2,5), 70")


def test_at_one_table_the_share_of_games_won_is_told() -> None:
    won = Comparison("a", "b", "win", True, [(1.0, 1.0)] * 38 + [(0.0, 0.0)] * 2)
    lost = Comparison("a", "b", "win", True, [(0.0, 0.0)] * 38 + [(1.0, 1.0)] * 2)
    assert tell_verdict(won, "en").startswith("A is ahead: 95.0 % won (")
    assert tell_verdict(lost, "en").startswith("B is ahead: 95.0 % won (")
    assert tell_verdict(lost, "de").startswith("B liegt vorn: 95,0 % gewonnen (")


def test_nothing_is_sure_after_a_few_pairs() -> None:
    few, enough = (Comparison("a", "b", "win", True, [(1.0, 1.0)] * n) for n in (6, FEWEST))
    assert few.ahead().low > 0
    assert not few.is_sure()
    assert few.count_missing() == FEWEST - 6
    assert enough.is_sure()


def test_luck_in_common_that_hurts_is_called_so() -> None:
    assert "1.50 times" in tell_gain(1.5)
    assert "hurt" in tell_gain(0.71)
