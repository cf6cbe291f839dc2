"""How hard a game is and what of it is used: what its ``bot/balance.toml`` asks for, measured."""
