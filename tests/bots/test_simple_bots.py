"""The bot that is denied one verb."""

import pytest

import siegeworks
from siegeworks.bots import BotError, make
from tests.bots.positions import play


@pytest.mark.parametrize("other", ["", ":random", ":mcts:simulations=20,depth=4"])
def test_what_is_forbidden_is_never_done(other: str) -> None:
    match = play(siegeworks.game("pig"), f"forbid:hold{other}", 3, most=60)
    assert match.entries()
    assert "hold" not in [entry.text for entry in match.entries()]


def test_where_nothing_else_is_left_it_is_done_all_the_same() -> None:
    match = play(siegeworks.game("hegra"), "forbid:go", 3, most=120)
    assert any(entry.text.startswith("go ") for entry in match.entries())


def test_a_verb_that_the_game_lacks_is_refused() -> None:
    with pytest.raises(BotError, match="roll, hold"):
        make("forbid:fly:habit", siegeworks.game("pig"))


def test_the_other_bot_must_be_one() -> None:
    with pytest.raises(BotError, match="grandmaster"):
        make("forbid:hold:grandmaster", siegeworks.game("pig"))
