"""Opponents. A bot knows the core only, and gets an observation: never the game itself."""

from siegeworks.bots.observation import Bot, Observation, observe
from siegeworks.bots.randomly import RandomBot

__all__ = ["Bot", "Observation", "RandomBot", "observe"]
