"""``python -m siegeworks.cli``."""

from siegeworks.cli import main

main()
