"""What one's own rows bring about in tables of the game is told with those rows."""

from pathlib import Path

import pytest

import siegeworks
from siegeworks.core.errors import ContentError


def row(name: str, line: str) -> str:
    return f'[[row]]\nid = "{name}"\n{line}\n'


def refusal(folder: Path, **files: str) -> str:
    """Why Westerplatte refuses these tables."""
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as error:
        siegeworks.game("westerplatte").tables(folder)
    assert error.value.words("de") != error.value.words("en")
    return error.value.words().replace(str(folder), "mine")


def test_the_row_that_is_to_blame_is_named_first(tmp_path: Path) -> None:
    numbers = row("days", "value = 6") + row("rebuild-bricks", "value = 4")
    told = refusal(tmp_path, numbers=numbers, tiles=row("mines", "red = 2"))
    assert told.startswith(
        'mine/numbers.toml, row "rebuild-bricks": this does not go with the rest. '
    )
    assert 'tiles.toml, row "rebuild", field "red": found 6, expected a multiple of 4' in told


def test_a_row_that_others_need_and_that_was_removed_is_named(tmp_path: Path) -> None:
    path = siegeworks.content("westerplatte")["events"]
    burnt = next(event for event in path.values() if event["passages"])
    gone = burnt["passages"][0]
    told = refusal(tmp_path, paths=row(gone, "remove = true"))
    assert told.startswith(f'mine/paths.toml, row "{gone}": this does not go with the rest. ')


def test_rows_that_only_together_are_to_blame_are_all_named(tmp_path: Path) -> None:
    numbers = row("rebuild-bricks", "value = 4") + row("morale-bricks", "value = 5")
    told = refusal(tmp_path, numbers=numbers)
    assert told.startswith(
        'mine/numbers.toml, row "rebuild-bricks", and mine/numbers.toml, row "morale-bricks": this'
    )


def test_a_refusal_that_names_ones_own_row_stays_as_it_is(tmp_path: Path) -> None:
    told = refusal(tmp_path, tiles=row("mines", "red = 9"))
    assert told.startswith('mine/tiles.toml, row "mines", field "red": found 9, expected at most')
