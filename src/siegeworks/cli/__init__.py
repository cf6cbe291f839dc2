"""The command line. Heavy things are imported only by the commands that need them."""

import sys


def main() -> None:
    """Run the command that was typed; whatever is refused is one sentence and exit code 2."""
    from siegeworks.cli.app import run

    sys.exit(run(sys.argv[1:]))
