"""What both sides of Stronghold do by habit, and how a siege stands: for bots only."""
