"""Playing in the terminal: the screen, the game behind it, and what can be typed."""
