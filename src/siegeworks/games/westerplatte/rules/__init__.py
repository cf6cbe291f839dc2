"""The rules of Westerplatte, one file per chapter of RULES.md."""
