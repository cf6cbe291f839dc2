"""Games as text: one way of showing a position and of reading what is typed, for all clients."""
