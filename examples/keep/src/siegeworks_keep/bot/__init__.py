"""What bots know of the game: habits, features, weights, plans."""
