"""What people ask in their own words is answered, in both languages."""

import pytest

import siegeworks
from siegeworks.core.game import Game
from siegeworks.text.explain import Explainer
from siegeworks.text.lines import make_plain
from siegeworks.text.speaker import Speaker

GAMES = siegeworks.games()
ASKED = {
    "en": ("win", "Goal", "how do I win", "lose", "turn", "score", "undo", "how", "save", "odds"),
    "de": ("gewinnen", "Ziel", "wie gewinne ich", "verlieren", "Zug", "Punkte", "zurück", "wie"),
}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize(("language", "typed"), [(k, word) for k in ASKED for word in ASKED[k]])
def test_a_question_in_plain_words_is_answered(game: Game, language: str, typed: str) -> None:
    speaker = Speaker(language)
    told = " ".join(make_plain(Explainer(game.start(seed=1), 0, speaker).rule(typed)))
    assert speaker.say("no-about", typed=typed) not in told
    assert told


def test_how_to_win_and_to_lose_stands_in_the_help() -> None:
    game = siegeworks.game("westerplatte")
    told = " ".join(make_plain(Explainer(game.start(seed=1), 0, Speaker("en")).help(["pick"])))
    assert "You win" in told
    assert "You lose" in told
