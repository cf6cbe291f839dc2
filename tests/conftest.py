"""Settings of all tests."""

from hypothesis import settings

from tests.skipping import pytest_make_collect_report, pytest_runtest_makereport

__all__ = ["pytest_make_collect_report", "pytest_runtest_makereport"]

# No test asserts a time: a busy machine must not make one fail.
settings.register_profile("siegeworks", deadline=None)
settings.load_profile("siegeworks")
