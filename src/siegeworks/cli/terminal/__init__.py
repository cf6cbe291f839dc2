"""Playing in the terminal: the screen, the table behind it, and what can be typed."""
