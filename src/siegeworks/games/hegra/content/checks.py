"""What Hegra's tables must be together, so that a game can be played with them."""

from siegeworks.core.wording import Phrase
from siegeworks.games.hegra.rules import pieces as n
from siegeworks.parts.content.phrases import refuse_field
from siegeworks.parts.content.reader import Content, Row

MOST_CARDS = 200  # an option has eight bits to say which card it means
# The days that a deck may have to serve, at the easiest or hardest step
LEAST_EVENTS = {"mobilisation": 5, "attack": 3, "siege-1": 4, "siege-2": 3, "last-stand": 1}


def phrase(key: str, **facts: object) -> Phrase:
    """What a check finds or expects, in the words of this game."""
    return Phrase(f"content-{key}", game="hegra", **facts)


def check_all(content: Content) -> None:
    """Refuses tables that a game cannot be played with."""
    for row in content.rows["events"]:
        _check_event(content, row)
    _check_decks(content)
    _check_morale(content)
    _check_snow(content)
    for row in content.rows["missions"]:
        if len(row["rounds"]) != len(row["rewards"]) or row["rounds"] != sorted(row["rounds"]):
            raise content.problem("missions", row, "rounds", phrase("rounds"))
    for row in content.rows["sectors"]:
        faces = [*row["grenades"], *row["hit"], *row["move"]]
        if len(set(faces)) < len(faces):
            raise content.problem("sectors", row, "move", phrase("faces"))
    for row in content.rows["difficulty"]:
        if row["retreat"] <= row["coup"] or row["coup"] > LEAST_EVENTS["mobilisation"]:
            raise content.problem("difficulty", row, "coup", phrase("stages"))
    _check_map(content)


def _check_event(content: Content, row: Row) -> None:
    advanced = row["ongoing"] is not None
    for field in ("sector", "clear"):
        if (row[field] is not None) != advanced:
            raise content.problem("events", row, field, phrase("advanced"))
    if (row["clear"] in ("supplies", "morale")) != (row["amount"] > 0):
        raise content.problem("events", row, "amount", phrase("amount"))
    if row["deck"] == "mobilisation" and row["infantry"]:
        raise content.problem("events", row, "infantry", phrase("no-infantry"))


def _check_decks(content: Content) -> None:
    for deck, least in LEAST_EVENTS.items():
        plain = [r for r in content.rows["events"] if r["deck"] == deck and not r["ongoing"]]
        there = sum(row["edition"] == "both" for row in plain)
        if there < least:
            raise refuse_field("events.toml", None, "deck", str(there), phrase("deck", least=least))


def _check_morale(content: Content) -> None:
    names = [row["id"] for table in ("morale", "hearts") for row in content.rows[table]]
    for row in content.rows["hearts"]:
        if names.count(row["id"]) > 1:
            raise content.problem("hearts", row, "id", phrase("card-id"))
    for table in ("morale", "hearts", "events"):
        if len(content.rows[table]) > MOST_CARDS:
            found = str(len(content.rows[table]))
            raise refuse_field(f"{table}.toml", None, None, found, phrase("most", most=MOST_CARDS))
    most = max(row["high"] + row["low"] for row in content.rows["levels"])
    for deck in ("high", "low"):
        cards = sum(r["deck"] == deck and r["edition"] == "both" for r in content.rows["morale"])
        if cards < most:
            raise refuse_field("morale.toml", None, "deck", str(cards), phrase("deck", least=most))
    for row in content.rows["levels"]:
        if row["take"] > row["high"] + row["low"]:
            raise content.problem("levels", row, "take", phrase("take"))


def _check_snow(content: Content) -> None:
    finds = [row["finds"] for row in content.rows["snow"]]
    for row in content.rows["snow"]:
        if row["finds"] != "item" and finds.count(row["finds"]) > 1:
            raise content.problem("snow", row, "finds", phrase("one-find"))


def _check_map(content: Content) -> None:
    """Every space can be reached; six artillery spaces; one row for each stage."""
    reached = {"fortress"}
    for _ in content.rows["nodes"]:
        for link in content.rows["links"]:
            if reached & set(link["ends"]):
                reached |= set(link["ends"])
    for row in content.rows["nodes"]:
        if row["id"] not in reached:
            raise content.problem("nodes", row, "id", phrase("reach"))
    stages = [row["stage"] for row in content.rows["rows"]]
    for row in content.rows["rows"]:
        if stages.count(row["stage"]) > 1:
            raise content.problem("rows", row, "stage", phrase("row-stage"))
    spaces = sum(len(row["artillery"]) for row in content.rows["rows"])
    if spaces != n.PIECES:
        raise refuse_field(
            "rows.toml", None, "artillery", str(spaces), phrase("pieces", need=n.PIECES)
        )
