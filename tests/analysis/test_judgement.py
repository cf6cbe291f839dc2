"""Games judged by what was measured: who is charged for what."""

import pytest

import siegeworks
from siegeworks.analysis import analyse
from siegeworks.analysis.figures import read_figures
from siegeworks.core.match import Match

MEASURED = [game for game in siegeworks.games() if read_figures(game).is_calibrated]


def pass_every_turn(key: str, end: str, **options: str) -> Match:
    """A game in which nobody does anything that need not be done."""
    match = siegeworks.game(key).start(1, options, seed=5)
    while match.to_move is not None:
        offered = [str(option) for option in match.options()]
        match.choose(end if end in offered else offered[0])
    return match


def test_passing_every_turn_is_charged_to_decisions() -> None:
    found = analyse(pass_every_turn("westerplatte", "end", level="medium"), falls=3, worst=0)
    assert found.result == 0
    assert found.skill is not None
    assert found.luck is not None
    assert found.skill < -0.3
    assert abs(found.luck) < 0.2
    assert found.per_stretch is not None
    assert found.per_stretch < -0.02


@pytest.mark.parametrize("game", MEASURED, ids=lambda game: game.key)
def test_of_positions_judged_alike_about_as_many_were_won(game: siegeworks.Game) -> None:
    figures = read_figures(game)
    assert figures.brier < 0.25
    assert sum(found.positions for found in figures.bins) == figures.positions
    told = [found for found in figures.bins if found.positions >= figures.positions / 20]
    right = [found.won.low <= found.judged <= found.won.high for found in told]
    assert sum(right) >= 0.8 * len(right)


@pytest.mark.parametrize("game", MEASURED, ids=lambda game: game.key)
def test_better_positions_are_worth_more(game: siegeworks.Game) -> None:
    figures = read_figures(game)
    assert figures.curve[2] > 0
    assert figures.unit in {zone.name for zone in game.zones}
    low, high = figures.band(0.5).low, figures.band(0.5).high
    assert low <= 0.5 <= high


@pytest.mark.parametrize("game", MEASURED, ids=lambda game: game.key)
def test_chance_is_the_worst_of_the_bots_that_were_judged(game: siegeworks.Game) -> None:
    strengths = {found.bot: found for found in read_figures(game).strengths}
    if strengths:
        assert strengths["random"].points == min(found.points for found in strengths.values())
        assert strengths["random"].points < strengths["hard"].points


def test_a_game_is_placed_between_the_bots_that_were_judged() -> None:
    match = pass_every_turn("westerplatte", "end", level="medium")
    found = analyse(match, falls=2, worst=0)
    below, above = found.between or (None, None)
    assert above is not None
    assert above.bot != "hard"
    assert below is None or below.bot == "random"
    assert "One game says little" in found.tell_standing("en")
    assert "Ein Spiel sagt wenig" in found.tell_standing("de")
