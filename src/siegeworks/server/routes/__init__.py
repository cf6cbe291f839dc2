"""The doors of the server, by theme."""
