"""What a draw is worth, on games whose truth is known."""

import random
from pathlib import Path
from typing import Any

from siegeworks.lab.draws import measure_draws
from siegeworks.lab.experiment import design
from siegeworks.lab.rows import PARTS, connect, encode
from siegeworks.lab.run_folder import run
from siegeworks.lab.summaries import summarise

NAMES = ("good", "bad", "late", "a", "b", "c", "d", "e")
BLANK = {"seats": 1, "arrangement": 0, "seed": 0, "game": "x", "options": "", "bots": "x"}


def play(number: int) -> dict[str, Any]:
    """A game of eight draws at most, which one may lose at any of them.

    The card ``late`` does nothing and comes in the last three draws only, ``bad`` loses more
    games and ``good`` fewer.
    """
    dice = random.Random(number)
    deck = [name for name in NAMES if name != "late"]
    dice.shuffle(deck)
    deck.insert(dice.randint(5, 7), "late")
    risk = {"good": -0.5, "bad": 0.4}
    drawn: dict[str, int] = {}
    alive = True
    for name in deck:
        drawn[f"card {name}"] = 1
        drawn["die 6"] = drawn.get("die 6", 0) + 1
        if dice.random() < 0.12 + risk.get(name, 0):
            alive = False
            break
    saved = not alive and "card good" in drawn and dice.random() < 0.3
    won = alive or saved
    return {**BLANK, "number": number, "winners": [0] if won else [], "luck": drawn}


def played(folder: Path, games: int) -> dict[str, tuple[float, float, float]]:
    (folder / PARTS).mkdir()
    (folder / PARTS / "000000.parquet").write_bytes(encode(play(n) for n in range(games)))
    with connect(folder) as rows:
        rows.execute("CREATE TEMP VIEW one AS FROM games0")
        found = measure_draws(rows)
        naive = rows.execute(
            "SELECT avg((len(winners) > 0)::INTEGER) FROM one WHERE luck['card late'] = 1"
        ).fetchone()
    assert naive is not None
    assert naive[0] > 0.5  # who gets so far wins mostly, whatever the card
    return {name: (worth.low, worth.value, worth.high) for name, worth in found.items()}


def test_what_comes_late_is_worth_nothing_and_good_and_bad_are_found(tmp_path: Path) -> None:
    found = played(tmp_path, 4000)
    assert sorted(found) == sorted(f"card {name}" for name in NAMES)  # dice fall again and again
    low, value, high = found["card late"]
    assert low < 0 < high
    assert abs(value) < 0.05
    assert found["card good"][0] > 0.05
    assert found["card bad"][2] < 0
    for name in "abcde":
        assert abs(found[f"card {name}"][1]) < 0.05


def test_few_draws_say_nothing(tmp_path: Path) -> None:
    assert played(tmp_path, 8) == {}


def test_the_summary_has_the_worth_of_cards_and_not_of_dice(tmp_path: Path) -> None:
    run(design(40, seats=[1]), tmp_path / "cards")
    luck = summarise(tmp_path / "cards")["arrangements"][0]["luck"]
    assert any(facts["worth"] for facts in luck.values())
    run(design(4, game=["pig"]), tmp_path / "dice")
    luck = summarise(tmp_path / "dice")["arrangements"][0]["luck"]
    assert not any(facts["worth"] for facts in luck.values())
