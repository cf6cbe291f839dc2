"""Opponents. A bot knows the core only, and gets an observation: never the game itself."""

from siegeworks.bots.ahead import AheadBot
from siegeworks.bots.errors import BotError
from siegeworks.bots.making import make, names
from siegeworks.bots.observation import Bot, Observation, observe
from siegeworks.bots.program import ProgramBot
from siegeworks.bots.randomly import RandomBot
from siegeworks.bots.sampling import HabitBot, SamplingBot
from siegeworks.bots.search import TreeBot
from siegeworks.bots.thinking import Thought

__all__ = [
    "AheadBot",
    "Bot",
    "BotError",
    "HabitBot",
    "Observation",
    "ProgramBot",
    "RandomBot",
    "SamplingBot",
    "Thought",
    "TreeBot",
    "make",
    "names",
    "observe",
]
