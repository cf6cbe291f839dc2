"""Load on a server: a process that serves, processes that play, and what comes of it."""
