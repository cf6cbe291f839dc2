"""The rules of Gatehouse, one file per chapter."""
