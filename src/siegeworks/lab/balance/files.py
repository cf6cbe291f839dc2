"""The files that a measurement writes: the page, its pictures, and figures for the game itself."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from siegeworks.lab.balance import pictures
from siegeworks.lab.balance.findings import Findings
from siegeworks.lab.balance.levels import Strength, count_seats
from siegeworks.lab.balance.measure import Measurement
from siegeworks.lab.balance.page import fill_page, write_blocks
from siegeworks.lab.balance.plan import Difficulty
from siegeworks.lab.errors import LabError
from siegeworks.lab.run_folder import guard_writing, save

IMAGES: Final = "images"
DIFFICULTY: Final = """\
# How often a strong bot wins, in per cent, by setting and number of players.
# Written by: siegeworks lab balance {game}

source = "measured"
bot = "{bot}"
date = {date}
"""
LEVELS: Final = """\
# How strong the levels of the bots are; low and high bound the share of games won with 95 %
# confidence (Wilson), in per cent. Written by: siegeworks lab balance {game}

source = "measured"
date = {date}
seats = {seats}
"""


def read_page(measurement: Measurement, docs: Path) -> str:
    """The page as it is; refused at once, not after hours of play, if it cannot be filled."""
    path = docs / measurement.plan.page
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LabError("lab-balance-page", path=str(path)) from error
    fill_page(text, str(path), dict.fromkeys(measurement.plan.blocks, ""))
    return text


def write_page(
    measurement: Measurement, findings: Findings, text: str, docs: Path
) -> Iterator[Path]:
    """The page with new figures, and its pictures; the paths, as they are written."""
    path = docs / measurement.plan.page
    page = fill_page(text, str(path), write_blocks(measurement, findings))
    yield _save(path, page.encode())
    for name, picture in pictures.draw(measurement, findings):
        yield _save(docs / IMAGES / name, picture)


def write_difficulty(
    measurement: Measurement, findings: Findings, wanted: Difficulty, folder: Path
) -> Path:
    """The shares for those who ask the game itself: of a setting's values, by number of seats."""
    bot = measurement.name_bots(wanted.runs[0])
    text = DIFFICULTY.format(game=measurement.game.key, bot=bot, date=findings.date)
    value = ""
    cells = findings.of_runs(wanted.runs)
    for cell in sorted(cells, key=lambda cell: cell.place(measurement.plan)):
        if cell.options[wanted.setting] != value:
            value = cell.options[wanted.setting]
            text += f"\n[{wanted.setting}.{value}]\n"
        text += f"{cell.seats} = {100 * cell.share().value:.2f}\n"
    return _save(folder / "difficulty.toml", text.encode())


def write_levels(measurement: Measurement, findings: Findings, folder: Path) -> Path:
    """How strong each level is, for those who choose an opponent."""
    game = measurement.game
    text = LEVELS.format(game=game.key, date=findings.date, seats=count_seats(game))
    wanted = measurement.plan.levels
    if wanted is not None and wanted.options:
        chosen = ", ".join(f'{name} = "{value}"' for name, value in wanted.options.items())
        text += f"options = {{ {chosen} }}\n"
    text += "".join(_write_level(findings.levels))
    return _save(folder / "levels.toml", text.encode())


def _write_level(levels: Sequence[Strength]) -> Iterator[str]:
    for found in levels:
        yield f'\n[{found.level}]\nbot = "{found.bot}"\n'
        if found.against:
            yield f'against = "{found.against}"\n'
        share = found.share()
        yield f"games = {found.games}\nwins = {found.wins}\n"
        yield f"low = {100 * share.low:.1f}\nhigh = {100 * share.high:.1f}\n"
        for seat in found.by_seat:
            yield f"\n[[{found.level}.by_seat]]\ngames = {seat.games}\nwins = {seat.wins}\n"
            share = seat.share()
            yield f"low = {100 * share.low:.1f}\nhigh = {100 * share.high:.1f}\n"


def _save(path: Path, data: bytes) -> Path:
    with guard_writing(path.parent):
        path.parent.mkdir(parents=True, exist_ok=True)
    save(path, data)
    return path
