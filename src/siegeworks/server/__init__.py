"""The server: tables, seats, spectators over HTTP and WebSocket; it never looks inside a game."""
