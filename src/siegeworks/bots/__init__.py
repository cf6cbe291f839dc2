"""Opponents. A bot knows the core only, and gets an observation: never the game itself."""

from siegeworks.bots.ahead_bot import AheadBot
from siegeworks.bots.errors import BotError
from siegeworks.bots.factory import list_names, make
from siegeworks.bots.observation import Bot, Observation, close, observe
from siegeworks.bots.program_bot import ProgramBot
from siegeworks.bots.sampling_bot import SamplingBot
from siegeworks.bots.simple_bots import HabitBot, RandomBot
from siegeworks.bots.thinker import Thought
from siegeworks.bots.tree_bot import TreeBot

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
    "close",
    "list_names",
    "make",
    "observe",
]
