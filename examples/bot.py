"""A bot in plain Python, without the siegeworks package: it likes to fire.

    siegeworks.bots.make("program:python3 examples/bot.py", game)

Each line on standard input is a question, an object of JSON:

    {"game": "westerplatte", "seat": 0, "number": 1, "prompt": "Act", "rule": "4.3",
     "about": {"moves": 3, "actions": 1}, "options": ["move B", "fire", "end"],
     "options_about": [{}, {}, {}], "view": {"zones": {...}, ...}}

and each wants one line on standard output for an answer:

    {"choice": "fire"}

Whatever is written to standard error is kept for the message, should the bot fail.
"""

import json
import sys
from typing import Any

# The first word that is on offer is done; if none is, the options have their turn.
LIKES = ("fire", "join", "mortar", "rebuild", "take-ammunition", "lay-mine", "push-back")


def choose(question: dict[str, Any]) -> str:
    """The option to take."""
    options: list[str] = question["options"]
    for word in LIKES:
        for option in options:
            if option.split()[0] == word:
                return option
    number: int = question["number"]
    return options[number % len(options)]


def main() -> None:
    """Answer every question until there are no more."""
    for line in sys.stdin:
        print(json.dumps({"choice": choose(json.loads(line))}), flush=True)


if __name__ == "__main__":
    main()
