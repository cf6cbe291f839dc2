"""The server: tables, seats and spectators over HTTP and WebSocket. It never looks inside a game."""
