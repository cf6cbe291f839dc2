"""Settings of all tests."""

from hypothesis import settings

# No test asserts a time: a busy machine must not make one fail.
settings.register_profile("siegeworks", deadline=None)
settings.load_profile("siegeworks")
