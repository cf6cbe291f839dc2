"""The parts of ``siegeworks.webbuild``."""
