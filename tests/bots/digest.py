"""Prints what seeded bots choose and think: ``python -m tests.bots.digest``, for both builds."""

import hashlib
import sys

import siegeworks
from siegeworks import _overlay
from siegeworks.bots import SamplingBot, TreeBot, make
from tests.bots.positions import CHEAP, play, seen


def lines() -> list[str]:
    """Games among bots, and the thoughts of those who think."""
    found: list[str] = []
    for game in siegeworks.games():
        for spec in CHEAP:
            if "milliseconds" not in spec:
                found.append(f"{game.key} {spec} {play(game, spec, 11, most=40).position()}")
        match = play(game, "habit", 12, most=14)
        for spec in ("flat:simulations=40,depth=9", "ismcts:simulations=60"):
            bot = make(spec, game, 3)
            assert isinstance(bot, SamplingBot | TreeBot)
            found += [f"{t.option} {t.tries} {t.worth!r}" for t in bot.think(seen(match))]
    return found


if __name__ == "__main__":
    text = "\n".join(lines())
    build = "compiled" if _overlay.tell_status().compiled else "interpreted"
    sys.stdout.write(f"{build} {hashlib.sha256(text.encode()).hexdigest()}\n")
