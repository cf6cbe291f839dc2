"""What is said before the first choice of a game."""

from siegeworks.cli.terminal.terminal_game import TerminalGame
from siegeworks.core.game import Line
from siegeworks.text.lines import WIDTH, set_entry, set_sentence
from siegeworks.text.speaker import Speaker
from siegeworks.text.topics import LABEL, Topics

SAID = ("win", "lose", "turn")


def draw_introduction(game: TerminalGame, speaker: Speaker, width: int = WIDTH) -> list[list[Line]]:
    """Who plays what, how the game is won and lost, and what a turn is; a block each."""
    topics = Topics(game.match.game, speaker)
    told = [block for topic in SAID if (block := topics.goals((topic,), width))]
    end = set_sentence(speaker.say("introduction"), "dim", " ", width)
    return [draw_sides(game, speaker, width), *told, end] if told else []


def draw_sides(game: TerminalGame, speaker: Speaker, width: int = WIDTH) -> list[Line]:
    """Which side each player has, and which of them a bot plays; where it matters."""
    seats = range(game.match.start.seats)
    has_sides = bool(speaker.of(game.match.game, "role-1"))
    if not has_sides and not game.opponents.seats:
        return []
    told = [
        speaker.say("bot-plays", who=who, bot=game.opponents.seats[seat])
        if seat in game.opponents.seats
        else speaker.say("you-play", who=who)
        if len(seats) - len(game.opponents.seats) == 1
        else who
        for seat, who in ((seat, speaker.player(game.match.game, seat)) for seat in seats)
    ]
    label = f" {speaker.say('goal-sides'):<{LABEL}}"
    return set_entry([(label, "bold"), ("; ".join(told), "")], width)
