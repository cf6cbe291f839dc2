"""What a reader may do with bad input: refuse it in a sentence, or give a match that plays."""

import random
from collections.abc import Callable
from contextlib import suppress

from siegeworks import Match, SiegeError
from tests.fuzz.mutations import play_on

ANSWERS = 30


def refuse_or_play(read: Callable[[], Match], refusals: tuple[type[SiegeError], ...]) -> bool:
    """Read; whether a match came of it. Any other exception, also in play, is a defect."""
    refusal: SiegeError
    try:
        match = read()
    except SiegeError as error:
        refusal = error
    else:
        use(match)
        return True
    assert isinstance(refusal, refusals), type(refusal)
    for language in ("en", "de"):
        is_sentence(refusal.words(language))
    return False


def is_sentence(text: str) -> None:
    """One sentence, in words."""
    assert text.strip()
    assert len(text.splitlines()) == 1, text
    assert not text.startswith("error-"), text
    assert "{$" not in text.replace(" ", ""), text
    assert text.isprintable(), text
    assert text.endswith("."), text


def use(match: Match) -> None:
    """Ask a match for all it knows, and play on; edited steps may lead to where no text leads."""
    ask(match)
    write_and_read(match)
    play_on(match, random.Random(0), ANSWERS)
    ask(match)
    with suppress(SiegeError):
        write_and_read(match)


def ask(match: Match) -> None:
    """Everything that can be asked of a match."""
    for seat in (None, *range(match.start.seats)):
        match.view(seat)
        match.options(seat)
        match.refusals(seat)
        match.log(seat)
    if match.decision is not None:
        is_sentence(f"{match.decision.words()}.")


def write_and_read(match: Match) -> None:
    """All three texts of a match, there and back."""
    assert match.game.load(match.dump()) == match
    line = match.position()
    luck = "given" if match.state.given else "own"
    assert match.game.from_position(line, luck=luck).position() == line
    assert match.game.read(match.record()).position() == line
