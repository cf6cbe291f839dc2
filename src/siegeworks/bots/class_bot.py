"""A class of anybody's as a bot, named by its module: ``python:my_bots:Cautious``."""

import os
import sys
from importlib import import_module

from siegeworks.bots.errors import BotError
from siegeworks.bots.observation import Bot
from siegeworks.bots.specs import SHOWN
from siegeworks.core.game import Game

LONGEST = 200  # letters of somebody else's error that are repeated


def make_class_bot(text: str, game: Game, seed: int | None) -> Bot:
    """The bot that ``Class(game, seed)`` makes; its module may lie where the command is run."""
    module, _, name = text.partition(":")
    if not name.isidentifier() or not all(part.isidentifier() for part in module.split(".")):
        raise BotError("bot-no-class", found=text[:SHOWN])
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        bot: Bot = getattr(import_module(module), name)(game, seed)
    except Exception as error:  # somebody else's code may fail in any way
        why = " ".join(f"{type(error).__name__}: {error}".split())[:LONGEST]
        raise BotError("bot-class-fails", found=text[:SHOWN], why=why) from error
    if not callable(getattr(bot, "choose", None)):
        raise BotError("bot-class-mute", found=text[:SHOWN])
    return bot
