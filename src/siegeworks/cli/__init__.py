"""The command line. Heavy things are imported only by the commands that need them."""

import sys


def main() -> None:
    """Run the command that was typed; whatever is refused is one sentence and exit code 2."""
    try:
        from siegeworks.cli.app import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)
