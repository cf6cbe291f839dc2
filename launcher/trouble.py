"""What the launcher tells the user when it cannot go on."""


class Trouble(Exception):
    """One sentence: what is wrong and what to do."""
