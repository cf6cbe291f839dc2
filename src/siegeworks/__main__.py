"""``python -m siegeworks`` is the command ``siegeworks``."""

from siegeworks.cli import main

if __name__ == "__main__":
    main()
