"""Content in tables: what a table must look like, how it is read, checked and replaced."""
