"""A match as text and as data: records, position lines, dumps."""
