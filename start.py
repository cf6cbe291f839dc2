"""Set up Siegeworks and play: python3 start.py. What else it does: python3 start.py --help.

This file must be readable for any Python, so that an old one gets a sentence, not a traceback.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Siegeworks needs Python 3.11 or newer, and this is Python %d.%d: "
        "start it with a newer one, for example python3.12 start.py." % sys.version_info[:2]
    )

from launcher.main import run

sys.exit(run(sys.argv[1:]))
