"""The bots: their seats, and the processes that search for them."""
