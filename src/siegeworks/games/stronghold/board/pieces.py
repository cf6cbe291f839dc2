"""What the pieces are: names, and the attributes by which they are drawn."""

from siegeworks.core.lexicon import Lexicon
from siegeworks.core.nouns import Names
from siegeworks.games.stronghold.rules import pieces as n
from siegeworks.parts.board.records import Piece

SETS = {"equipment-set": n.EQUIPMENT_NAMES, "training-set": n.TRAINING_NAMES}


def make_pieces(lexicon: Lexicon, language: str) -> dict[str, Piece]:
    """Units by where they are, tokens by which of them lie together, and all else by its name."""
    found: dict[str, Piece] = {}
    for kind in ("camp-unit", "path-unit"):
        found |= make_units(lexicon, language, kind, "horde-kind", n.HORDE_NAMES)
    found |= make_units(lexicon, language, "post-unit", "garrison-kind", n.GARRISON_NAMES)
    for kind, names in SETS.items():
        found |= make_sets(lexicon, language, kind, names)
    return found


def make_units(
    lexicon: Lexicon, language: str, kind: str, unit: str, names: tuple[str, ...]
) -> dict[str, Piece]:
    """Units of one side: whatever place they are at, they look alike."""
    found: dict[str, Piece] = {}
    known = lexicon.nouns.kinds[kind]
    assert isinstance(known, Names)
    for name in known.names:
        value = names.index(name.rpartition("-")[2])
        words = str(lexicon.noun(language, unit, value))
        found[f"{kind}:{name}"] = Piece(words, words[:1].upper(), {"kind": names[value]})
    return found


def make_sets(
    lexicon: Lexicon, language: str, kind: str, names: tuple[str, ...]
) -> dict[str, Piece]:
    """9.1 and 10.1: one or two different tokens that lie together, as bits."""
    found: dict[str, Piece] = {}
    for bits in range(1, 1 << len(names)):
        there = [name for place, name in enumerate(names) if bits >> place & 1]
        if len(there) <= 2:
            words = ", ".join(say_card(lexicon, language, name) for name in there)
            attributes: dict[str, str | int] = dict(zip(("first", "second"), there, strict=False))
            found[f"{kind}:{bits}"] = Piece(words, words[:1].upper(), attributes)
    return found


def say_card(lexicon: Lexicon, language: str, name: str) -> str:
    """What an action card is called."""
    return str(lexicon.noun(language, "card", n.CARD_NAMES.index(name)))
