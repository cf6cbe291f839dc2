"""A module that notes how far its process stood back when it was learnt."""

import os
from typing import Final

NICENESS: Final = os.nice(0)
