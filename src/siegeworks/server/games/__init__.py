"""The games as a client gets to know them: options, lessons, boards."""
