"""Prints a hash of what games write as vectors: ``python -m tests.core.vector_digest``."""

import hashlib
import random
import sys

import siegeworks
from siegeworks import _overlay
from siegeworks.core import luck
from siegeworks.core.game import Game
from siegeworks.core.vectors import writing
from siegeworks.core.vectors.schema import find_schema


def digest_game(game: Game) -> str:
    """All bytes of a few games, through the eyes of every seat."""
    text = hashlib.sha256()
    for number, (seats, options) in enumerate(game.set_ups()[:4]):
        start = writing.read_start(game, seats, options)
        batch = writing.make_batch(find_schema(game), start, 1, 4)
        batch.begin(0, *luck.make_keys(number))
        dice = random.Random(number)
        for _ in range(100):
            if batch.ended[0]:
                break
            for seat in (*range(seats), int(batch.mover[0])):
                batch.show(0, seat)
                text.update(bytes(batch.obs) + bytes(batch.mask))
            legal = [n for n, offered in enumerate(bytes(batch.mask)) if offered]
            batch.act(0, dice.choice(legal))
    return f"{find_schema(game).id} {text.hexdigest()}"


if __name__ == "__main__":
    lines = "\n".join(map(digest_game, siegeworks.games()))
    build = "compiled" if _overlay.tell_status().compiled else "interpreted"
    sys.stdout.write(f"{build} {hashlib.sha256(lines.encode()).hexdigest()}\n")
