"""What a client is told of a game before it is played: options, opponents, lessons, drawings."""

import hashlib
from collections.abc import Mapping
from typing import Any, Final

from siegeworks import words
from siegeworks.core import wording
from siegeworks.core.game import Game, Setting
from siegeworks.parts import measured
from siegeworks.parts.board import board_of
from siegeworks.parts.lessons.scripts import find_scripts, name_lesson
from siegeworks.server import wire
from siegeworks.server.games import lessons

RANDOM: Final = "random"
EMBLEM: Final = "emblem.svg"


def describe_game(game: Game, language: str) -> wire.GameFacts:
    """A game as the home page shows it."""
    return wire.GameFacts(
        key=game.key,
        title=game.title(language),
        blurb=_find_words(game, language, "blurb"),
        seats=list(game.seats),
        options=[_describe_setting(game, setting, language) for setting in game.settings],
        teaching=game.teaching,
        rules=game.version,
        bots=list_bot_names(game),
        about=_find_words(game, language, "about"),
        minutes=list(game.minutes),
        together=game.together,
        levels=[_describe_level(game, level, language) for level in list_bot_names(game)],
        lessons=lessons.list_lessons(game, language),
        emblem=find_art_address(game, EMBLEM),
        endings={e: tell_ending(game, language, e) for e in game.endings.values()},
        own_endings=_tell_own_endings(game, language),
        titles=_translate_titles(game, language),
        cards=bool(board_of(game).script.cards),
        secrets=game.has_secrets,
        sides=[s for n in range(max(game.seats)) if (s := tell_side(game, language, n))],
    )


def list_bot_names(game: Game) -> list[str]:
    """The opponents that a table of this game can have, from weak to strong."""
    return [RANDOM, *game.levels]


def find_art_address(game: Game, name: str) -> str:
    """Where a drawing or style sheet of a game is found; empty if it has none of that name.

    The address changes with the file, so that a browser may keep it for ever.
    """
    file = board_of(game).art().get(name)
    return "" if file is None else f"/look/{game.key}/{name}?v={hash_version(file.read_bytes())}"


def hash_version(data: bytes) -> str:
    """What tells this state of a file from others."""
    return hashlib.sha256(data).hexdigest()[:12]


def tell_ending(game: Game, language: str, ending: str) -> str:
    """How a game ended, for those who look on: nobody tells them that they have won."""
    key = f"end-{ending}"
    return _find_words(game, language, f"{key}.seen") or _find_words(game, language, key) or ending


def _tell_own_endings(game: Game, language: str) -> dict[str, str]:
    """How a game ended, for those who played it, where others are told in other words."""
    told = {e: _find_words(game, language, f"end-{e}") for e in game.endings.values()}
    return {e: own for e, own in told.items() if own and own != tell_ending(game, language, e)}


def _translate_titles(game: Game, language: str) -> dict[str, str]:
    """The titles of a game and its lessons in every language, with what they are in this one."""
    found: dict[str, str] = {}
    for other in words.LANGUAGES:
        found[game.title(other)] = game.title(language)
        for key in find_scripts(game):
            found[name_lesson(game, key, other)] = name_lesson(game, key, language)
    return {title: own for title, own in found.items() if title != own}


def tell_side(game: Game, language: str, seat: int) -> str:
    """What a seat plays; empty where all seats play alike."""
    return _find_words(game, language, f"role-{seat + 1}.name")


def tell_points(game: Game, language: str) -> str:
    """What the score of a game counts; empty if the game does not say."""
    return _find_words(game, language, "points")


def _find_words(game: Game, language: str, key: str) -> str:
    """The words of a key; none if the game has none."""
    found = wording.say(language, game.key, key, {})
    return "" if found == key else found


def _describe_setting(game: Game, setting: Setting, language: str) -> wire.SettingFacts:
    key = f"setting-{setting.name}"
    figures = measured.read_difficulty(game).get(setting.name, {})
    values = [
        wire.ValueFacts(
            value,
            _find_words(game, language, f"{key}-{value}") or value,
            _find_words(game, language, f"{key}-{value}.hint"),
            {str(seats): float(share) for seats, share in figures.get(value, {}).items()},
        )
        for value in setting.order or setting.values
    ]
    return wire.SettingFacts(
        setting.name,
        list(setting.values),
        _find_words(game, language, key) or setting.name,
        _find_words(game, language, f"{key}.hint"),
        values,
        {c.value: list(c.others) for c in game.clashes if c.setting == setting.name},
        {c.value: list(c.seats) for c in game.seat_limits if c.setting == setting.name},
    )


def _describe_level(game: Game, level: str, language: str) -> wire.LevelFacts:
    name = tell_level(level, language)
    figures = measured.read_level_figures(game)
    found = figures.get(level)
    if not found:
        return wire.LevelFacts(level, name, "")
    chosen = figures.get("options", {})
    where = {"seats": figures["seats"], "setting": _tell_measured(game, chosen, language)}
    return wire.LevelFacts(level, name, _tell_strength(found, where, language), dict(chosen))


def _tell_measured(game: Game, chosen: Mapping[str, str], language: str) -> str:
    """The options that levels were measured on: those named, and those that make a game harder."""
    hard = measured.read_difficulty(game)
    told: list[str] = []
    for setting in game.settings:
        if setting.name in chosen or setting.name in hard:
            key = f"setting-{setting.name}"
            value = chosen.get(setting.name, setting.values[0])
            named = _find_words(game, language, f"{key}-{value}")
            told.append(f"{_find_words(game, language, key)}: {named}")
    return ", ".join(told) or "none"


def tell_level(level: str, language: str) -> str:
    """What a level is called."""
    return wording.say(language, "", f"level-{level}", {})


def _tell_strength(figures: Mapping[str, Any], where: Mapping[str, object], language: str) -> str:
    """How strong a level was measured to be, as a sentence with its interval."""
    told: dict[str, object] = {
        **where,
        "share": round(100 * figures["wins"] / figures["games"]),
        "low": round(figures["low"]),
        "high": round(figures["high"]),
        "games": figures["games"],
    }
    if "against" not in figures:
        return wording.say(language, "", "level-wins", told)
    against = tell_level(figures["against"], language)
    return wording.say(language, "", "level-wins-against", {**told, "against": against})
