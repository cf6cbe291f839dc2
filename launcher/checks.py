"""All checks in order: a line each, everything is run, and what failed is listed at the end."""

import subprocess
import time
from collections.abc import Sequence

from launcher.environment import Environment
from launcher.words import say

TYPED = ("src", "tests", "tools", "launcher", "start.py", "hatch_build.py")
# What is run a second time without the compiled modules: the engine, the laws and the games.
INTERPRETED = ("tests/core", "tests/laws", "tests/parts", "tests/games")
IMPORT_CONTRACTS = "from importlinter.cli import lint_imports_command as check; check()"
NO_TESTS = 5  # pytest's exit code when the arguments select nothing


def check_all(environment: Environment, pytest_arguments: Sequence[str]) -> int:
    """Run every check; 0 if all of them pass."""
    checks = _Checks(environment)
    checks.shown(say("check-compile"), "-m", "siegeworks.build")
    checks.quiet("ruff check", "-m", "ruff", "check", ".")
    checks.quiet("ruff format --check", "-m", "ruff", "format", "--check", ".")
    checks.quiet("mypy --strict", "-m", "mypy", "--strict", *TYPED)
    checks.quiet(say("check-contracts"), "-c", IMPORT_CONTRACTS)
    checks.shown(say("check-pages"), "-m", "siegeworks.webbuild")
    checks.quiet("tsc", "-m", "siegeworks.webbuild", "--check")
    pytest = ("-m", "pytest", "-q", "-n", "2")
    checks.shown("pytest", *pytest, *pytest_arguments)
    if _is_compiled(environment):
        where = pytest_arguments or [
            name for name in INTERPRETED if (environment.root / name).is_dir()
        ]
        name = say("check-interpreted")
        checks.shown(name, *pytest, "-m", "not slow", *where, pure=True)
    return checks.verdict()


class _Checks:
    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self.failed: list[str] = []

    def quiet(self, name: str, *command: str) -> None:
        """A check whose output matters only if it fails."""
        start = time.monotonic()
        done = self._run(command, capture=True)
        self._judge(name, done.returncode == 0, start)
        if done.returncode:
            print(done.stdout, flush=True)

    def shown(self, name: str, *command: str, pure: bool = False) -> None:
        """A check whose output is its report."""
        print(f"{name}:", flush=True)
        start = time.monotonic()
        done = self._run(command, capture=False, pure=pure)
        self._judge(name, done.returncode == 0 or (pure and done.returncode == NO_TESTS), start)

    def verdict(self) -> int:
        if self.failed:
            print(say("some-failed", names=", ".join(self.failed)))
            return 1
        print(say("all-passed"))
        return 0

    def _judge(self, name: str, passed: bool, start: float) -> None:
        seconds = time.monotonic() - start
        verdict = "check-passed" if passed else "check-failed"
        print(say(verdict, name=name, seconds=seconds), flush=True)
        if not passed:
            self.failed.append(name)

    def _run(
        self, command: Sequence[str], *, capture: bool, pure: bool = False
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.environment.python), *command],
            cwd=self.environment.root,
            env=self.environment.variables(SIEGEWORKS_PURE="1" if pure else "0"),
            stdout=subprocess.PIPE if capture else None,
            stderr=subprocess.STDOUT if capture else None,
            text=True,
            check=False,
        )


def _is_compiled(environment: Environment) -> bool:
    code = "from siegeworks import _overlay; print(_overlay.tell_status().compiled)"
    answer = subprocess.run(
        [str(environment.python), "-c", code],
        env=environment.variables(SIEGEWORKS_PURE="0"),
        capture_output=True,
        text=True,
        check=False,
    )
    return answer.stdout.strip() == "True"
