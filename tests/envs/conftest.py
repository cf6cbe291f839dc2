"""What is not tried everywhere: OpenSpiel has no wheels for Windows."""

import sys

collect_ignore = ["test_openspiel.py"] if sys.platform == "win32" else []
