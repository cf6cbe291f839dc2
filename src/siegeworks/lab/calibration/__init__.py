"""How likely a position is won, measured: games played on by the strongest level, and a curve."""
