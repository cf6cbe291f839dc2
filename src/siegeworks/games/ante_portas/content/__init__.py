"""The content tables, their schema and their checks."""
