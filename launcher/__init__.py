"""What start.py does: make ``.venv``, install what is needed, and run.

Standard library only: it runs before anything is installed.
"""
