"""Under which words the history of luck counts what luck brings."""

Words = tuple[str, dict[str, object]]

PLAIN_TILES = ("miss", "air", "artillery")  # the others damage one thing or another


def luck_group(kind: str, name: str) -> Words | None:
    """The key and facts of a group; what comes only once in a game is not counted."""
    facts: dict[str, object] = {"name": name}
    if kind == "disc":
        return f"disc-{name}", facts
    if kind == "die":
        return "fortune-die", facts
    if kind == "patrol-number":
        return "fortune-patrol", facts
    if kind == "tile":
        plain = name.partition("-")[0]
        return f"fortune-tile-{plain if plain in PLAIN_TILES else 'harm'}", facts
    return None
