"""The games and their rules."""

from litestar import get

from siegeworks import registry
from siegeworks.server import wire
from siegeworks.server.games import boards, catalogue
from siegeworks.server.http.errors import NotFound
from siegeworks.server.routes.common import Client, Language, list_refusals, read_language
from siegeworks.words.reference import read_paragraphs


@get("/games", responses=list_refusals(), summary="The games", tags=["games"], sync_to_thread=True)
def list_games(request: Client, language: Language = None) -> list[wire.GameFacts]:
    """The games that can be played here, with their options, opponents and lessons."""
    return [catalogue.describe_game(game, read_language(request)) for game in registry.games()]


@get("/games/{game:str}/rules", responses=list_refusals(404), summary="Its rules", tags=["games"])
async def list_rules(request: Client, game: str, language: Language = None) -> list[wire.Paragraph]:
    """The rules reference of a game."""
    found = read_paragraphs(registry.game(game).folder, read_language(request))
    return [wire.Paragraph(p.number, p.title, p.text) for p in found.values()]


@get(
    "/games/{game:str}/rules/{number:str}",
    responses=list_refusals(404),
    summary="A paragraph",
    tags=["games"],
)
async def one_rule(
    request: Client, game: str, number: str, language: Language = None
) -> wire.Paragraph:
    """One paragraph of a rules reference."""
    found = read_paragraphs(registry.game(game).folder, read_language(request)).get(number)
    if found is None:
        raise NotFound("no-paragraph", game=game, found=number[:20])
    return wire.Paragraph(found.number, found.title, found.text)


@get(
    "/games/{game:str}/cards",
    responses=list_refusals(404),
    summary="Its cards",
    tags=["games"],
    sync_to_thread=True,
)
def list_cards(request: Client, game: str, language: Language = None) -> wire.Gallery:
    """All cards of a game, with their stories and what they do."""
    return boards.describe_gallery(registry.game(game), read_language(request))


ROUTES = (list_games, list_rules, one_rule, list_cards)
