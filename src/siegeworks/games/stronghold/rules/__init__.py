"""The rules of Stronghold, a file for each chapter."""
