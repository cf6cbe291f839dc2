"""The parts of ``siegeworks.build``."""
