"""The command line. Heavy things are imported only by the commands that need them."""

import sys

NEEDED = ("typer", "rich")  # what commands need beside the engine: the extra "play"


def main() -> None:
    """Run the command that was typed; whatever is refused is one sentence and exit code 2."""
    try:
        code = run_command(sys.argv[1:])
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)


def run_command(arguments: list[str]) -> int:
    """Run a command, or say in a sentence what is missing for it."""
    try:
        from siegeworks.cli.app import run
    except ModuleNotFoundError as error:
        if error.name not in NEEDED:
            raise
        print(f"siegeworks: {_tell_missing(error.name)}", file=sys.stderr)
        return 2
    return run(arguments)


def _tell_missing(name: str) -> str:
    from siegeworks._build.extras import tell_install
    from siegeworks._build.sentences import find_language
    from siegeworks.core.errors import SiegeError

    refusal = SiegeError("cli-library", found=name, install=tell_install("play"))
    return refusal.words(find_language())
