"""The wire format, version 1: everything that crosses the network, and nothing else does.

A view holds all that a client needs to draw a table and to answer, and nothing that its seat may
not know. Every struct is part of the OpenAPI schema, and the browser's types are made from it.
"""

from siegeworks.server.wire.asking import Answer, Problem, Receipt, TakeBack
from siegeworks.server.wire.games import GameFacts, Paragraph, SettingFacts
from siegeworks.server.wire.lobby import (
    Import,
    Lobby,
    LobbyEvent,
    NewTable,
    Rematch,
    Rename,
    SeatWish,
    TableFacts,
    Welcome,
)
from siegeworks.server.wire.luck import Chance, Odds
from siegeworks.server.wire.seating import Closed, Join, Link, LinkFacts, LinkWish, Me
from siegeworks.server.wire.socket import Frame, Message, Refusal, Reply
from siegeworks.server.wire.view import (
    LogLine,
    Moment,
    Name,
    Option,
    Prompt,
    Refused,
    Result,
    Seat,
    Undo,
    View,
    Zone,
)

VERSION = 1
API = f"/api/v{VERSION}"

__all__ = [
    "API",
    "VERSION",
    "Answer",
    "Chance",
    "Closed",
    "Frame",
    "GameFacts",
    "Import",
    "Join",
    "Link",
    "LinkFacts",
    "LinkWish",
    "Lobby",
    "LobbyEvent",
    "LogLine",
    "Me",
    "Message",
    "Moment",
    "Name",
    "NewTable",
    "Odds",
    "Option",
    "Paragraph",
    "Problem",
    "Prompt",
    "Receipt",
    "Refusal",
    "Refused",
    "Rematch",
    "Rename",
    "Reply",
    "Result",
    "Seat",
    "SeatWish",
    "SettingFacts",
    "TableFacts",
    "TakeBack",
    "Undo",
    "View",
    "Welcome",
    "Zone",
]
