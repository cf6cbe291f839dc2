"""Games are found when they are asked for."""

import subprocess
import sys

LISTED = "print(*sorted(name for name in sys.modules if name.startswith('siegeworks.games.')))"


def run(code: str) -> str:
    """What a program prints that has imported nothing yet."""
    command = [sys.executable, "-c", f"import sys, siegeworks\n{code}"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def list_imported(code: str) -> set[str]:
    """Which of our games a program imports."""
    return {name.split(".")[2] for name in run(f"{code}\n{LISTED}").split()}


def test_one_game_is_played_without_the_others() -> None:
    played = "match = siegeworks.game('pig').start(seed=1); match.options()[0].words('de')"
    assert list_imported(played) == {"pig"}


def test_words_of_a_game_are_found_before_the_game_is() -> None:
    code = "from siegeworks.core import wording\nprint(wording.say('en', 'pig', 'title', {}))"
    assert run(code) == "Pig\n"


def test_words_of_all_games_need_none_of_them() -> None:
    code = "from siegeworks.core import wording\nwording.say('en', '', 'role-1', {})"
    assert list_imported(code) == set()


def test_what_is_no_game_is_refused_with_all_there_are() -> None:
    code = "try: siegeworks.game('chess')\nexcept siegeworks.UnknownGame as e: print(e)"
    assert "westerplatte, hegra" in run(code)
