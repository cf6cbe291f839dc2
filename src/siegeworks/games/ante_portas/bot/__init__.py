"""How Stewards play by habit, and how good a position looks to them; never asked by the rules."""
