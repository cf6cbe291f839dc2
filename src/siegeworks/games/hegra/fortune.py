"""Under which words the history of luck counts what luck brings."""

PLAIN_TILES = ("miss", "air", "artillery")  # the others damage one thing or another


def luck_group(kind: str, name: str) -> tuple[str, dict[str, object]] | None:
    """The key and facts of a group; what comes only once in a game is not counted."""
    if kind == "disc":
        return f"disc-{name}", {}
    if kind == "die":
        return "fortune-die", {"face": name}
    if kind == "patrol-number":
        return "fortune-patrol", {"number": name}
    if kind == "tile":
        plain = name.partition("-")[0]
        return f"fortune-tile-{plain if plain in PLAIN_TILES else 'harm'}", {}
    return None
