"""A game as numbers: every option and every zone has its place in a vector, by what is declared."""
