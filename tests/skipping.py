"""In CI every test runs: one that is left out is a failure, unless its system lacks what it needs.

A test that needs a program says with ``pytest.skip`` that there is none, and is left out at home.
"""

import os
from collections.abc import Generator

import pytest

# What a system may lack for good, in CI as well: no installation brings it.
ALLOWED = (
    "a program is made of a script",
    "needs a device that is always full",
    "no disk may be mounted here",
)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that was left out."""
    report = yield
    _judge(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """A whole file that was left out."""
    report = yield
    _judge(report)
    return report


def _judge(report: pytest.TestReport | pytest.CollectReport) -> None:
    if not (os.environ.get("CI") and report.skipped) or hasattr(report, "wasxfail"):
        return
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    if not any(reason.endswith(allowed) for allowed in ALLOWED):
        report.outcome = "failed"
        report.longrepr = f"{reason}\nIn CI no test may be left out: install what it needs."
