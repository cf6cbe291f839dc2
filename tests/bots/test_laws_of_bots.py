"""What holds for every bot in every game."""

import pytest

import siegeworks
from siegeworks.bots import BotError, list_names, make
from siegeworks.core.game import Game
from tests.bots.positions import CHEAP, play, seen

GAMES = siegeworks.games()
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
each_bot = pytest.mark.parametrize("spec", CHEAP)
seeded = pytest.mark.parametrize("spec", [spec for spec in CHEAP if "milliseconds" not in spec])


@each_game
@each_bot
def test_every_bot_plays_every_game(game: Game, spec: str) -> None:
    match = play(game, spec, 3, most=60)
    assert match.to_move is None or match.length >= 60


@each_game
@pytest.mark.parametrize("spec", ["habit", "flat:simulations=4,depth=1", "ismcts:simulations=4"])
def test_bots_play_to_the_end(game: Game, spec: str) -> None:
    assert play(game, spec, 2).result is not None


@each_game
@each_bot
def test_a_bot_never_changes_the_match_it_is_shown(game: Game, spec: str) -> None:
    match = play(game, "random", 5, most=7)
    observation = seen(match)
    before = match.position(), observation.match.position(), observation.view
    journal = match.journal
    make(spec, game, 1).choose(observation)
    assert (match.position(), observation.match.position(), observation.view) == before
    assert match.journal == journal
    assert observation.match.journal == []


@each_game
@seeded
def test_the_same_seed_always_chooses_alike(game: Game, spec: str) -> None:
    match = play(game, "random", 5, most=7)
    bots = [make(spec, game, 9) for _ in range(2)]
    first, second = ([bot.choose(seen(match)) for _ in range(3)] for bot in bots)
    assert first == second


@seeded
def test_what_is_hidden_makes_no_difference(spec: str) -> None:
    """The bot is shown many deals of what it cannot see; its answer must be one and the same."""
    game = siegeworks.game("gatehouse")
    match = play(game, "random", 6, most=8)
    answers, deals = set(), set()
    for _ in range(12):
        observation = seen(match)
        deals.add(observation.match.position())
        answers.add(make(spec, game, 4).choose(observation))
    assert len(deals) > 1
    assert len(answers) == 1


def test_luck_given_by_the_caller_is_no_obstacle() -> None:
    game = siegeworks.game("pig")
    match = game.start(seed=1, luck="given")
    assert make("mcts:simulations=8", game, 1).choose(seen(match)) in ("roll", "hold")


def test_any_seat_of_several_that_are_asked_can_be_a_bot() -> None:
    game = siegeworks.game("gatehouse")
    match = game.start(seed=2)
    assert match.asked == (0, 1)
    for seat in match.asked:
        answer = make("ismcts:simulations=20", game, 1).choose(seen(match, seat))
        assert answer.startswith("name ")


@each_game
def test_every_game_has_its_levels(game: Game) -> None:
    assert list(game.levels) in (["easy", "normal", "hard"], ["easy", "normal", "hard", "expert"])
    for level in game.levels:
        assert make(level, game, 1) is not None


def test_names_are_the_kinds_of_bot() -> None:
    searching = {"greedy", "flat", "ahead", "mcts", "ismcts"}
    assert {"random", "habit", *searching, "forbid", "program", "python", "onnx"} == set(
        list_names()
    )


@pytest.mark.parametrize(
    ("spec", "code"),
    [
        ("", "bot-unknown"),
        ("grandmaster", "bot-unknown"),
        ("x" * 10_000, "bot-unknown"),
        ("random:luck=1", "bot-setting"),
        ("easy:simulations=3", "bot-setting"),
        ("mcts:simulations", "bot-setting"),
        ("mcts:simulations=0", "bot-value"),
        ("mcts:simulations=-3", "bot-value"),
        ("mcts:simulations=1e9", "bot-value"),
        ("mcts:simulations=99999999999999", "bot-value"),
        ("mcts:simulations=5,simulations=6", "bot-value"),
        ("mcts:rollouts=wild", "bot-value"),
        ("mcts:simulations=5,milliseconds=5", "bot-budget"),
        ("habit:slips=101", "bot-value"),
        ("program:", "bot-no-command"),
        ("program:'unclosed", "bot-no-command"),
        ("program:seconds=0 python3", "bot-value"),
        ("program:seconds=5", "bot-no-command"),
    ],
)
def test_what_cannot_be_made_is_refused_in_a_sentence(spec: str, code: str) -> None:
    with pytest.raises(BotError) as refused:
        make(spec, siegeworks.game("pig"))
    assert refused.value.code == code
    for language in ("en", "de"):
        assert 20 < len(refused.value.words(language)) < 400
