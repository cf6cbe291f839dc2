"""What is impossible in a position, so that nobody plays on from a wrong one."""

from collections.abc import Iterator, Mapping

from siegeworks_keep.rules.state import Keep


def find_problems(g: Keep) -> Iterator[tuple[str, Mapping[str, object]]]:
    """Each card is in one place, in order; as many have come as nights ask for; no wall is down."""
    cards = len(g.tables.wall)
    if sorted([*g.deck, *g.played]) != list(range(cards)) or g.deck != sorted(g.deck):
        yield "cards", {"have": len(g.deck) + len(g.played), "most": cards}
    most = g.night * g.tables.cards
    if not most - g.tables.cards <= len(g.played) <= most:
        yield "played", {"have": len(g.played), "most": most}
    if not g.ending and 0 in g.stones:
        yield "over", {}
