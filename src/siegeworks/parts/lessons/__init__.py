"""Lessons: guided games on real rules; what browser and terminal know of them."""
