"""The lessons of a game."""

from litestar import get

from siegeworks import registry
from siegeworks.server import wire
from siegeworks.server.games import lessons
from siegeworks.server.routes.common import Client, Language, list_refusals, read_language


@get(
    "/games/{game:str}/lessons/{key:str}",
    responses=list_refusals(404),
    summary="A lesson",
    tags=["games"],
    sync_to_thread=True,
)
def one_lesson(request: Client, game: str, key: str, language: Language = None) -> wire.Lesson:
    """A guided game: how to open its table, and what is said at which decision."""
    return lessons.describe_lesson(registry.game(game), key, read_language(request))


ROUTES = (one_lesson,)
