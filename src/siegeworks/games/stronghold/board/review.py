"""What became of an assault: how near a breach was, who fell, and section by section."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from siegeworks.core.decision import Event
from siegeworks.core.lexicon import Lexicon
from siegeworks.games.stronghold.board.strength import Balance
from siegeworks.games.stronghold.rules import pieces as n
from siegeworks.games.stronghold.rules import vocabulary

BROKEN: Final = (vocabulary.WALL_BREAKS, vocabulary.WALL_BURSTS)


class Losses(NamedTuple):
    """Who fell at each section; -1 stands for all, wherever they were."""

    horde: Counter[int]
    garrison: Counter[int]
    walls: Counter[int]


ALL: Final = -1


def tell_assault(told: Sequence[Event], language: str) -> list[str]:
    """The section that came nearest to a breach, all losses, and what happened at each section."""
    if not told:
        return []
    lexicon, fights, losses = told[0].lexicon, list_fights(told), count_losses(told)
    return [
        tell_nearest(lexicon, language, fights),
        lexicon.say(language, "review-losses", count_at(losses, ALL)),
        *tell_sections(lexicon, language, fights, losses),
    ]


def list_fights(told: Sequence[Event]) -> dict[int, Balance]:
    """21.5 and 21.9: what both sides had at each section that was fought for."""
    sums = {
        code: dict(event.numbers for event in told if event.code == code)
        for code in (vocabulary.INVADER_SUM, vocabulary.DEFENDER_SUM, vocabulary.BREACH_LINE)
    }
    return {
        section: Balance(section, invader, sums[vocabulary.DEFENDER_SUM][section], line)
        for (section, invader), line in zip(
            sums[vocabulary.INVADER_SUM].items(), sums[vocabulary.BREACH_LINE].values(), strict=True
        )
    }


def count_losses(told: Sequence[Event]) -> Losses:
    """3.5: who fell, by section and in all."""
    losses = Losses(Counter(), Counter(), Counter())
    for event in told:
        if event.code == vocabulary.INVADER_DIES:
            losses.horde.update((event.numbers[1], ALL))
        elif event.code == vocabulary.DEFENDER_DIES:
            losses.garrison.update((event.numbers[1], ALL))
        elif event.code in BROKEN:
            losses.walls.update((event.numbers[0], ALL))
    return losses


def tell_nearest(lexicon: Lexicon, language: str, fights: dict[int, Balance]) -> str:
    """21.9: where the invader lacked least."""
    least = min(fights.values(), key=lambda balance: balance.margin, default=None)
    if least is None:
        return lexicon.say(language, "review-quiet", {})
    facts = {"section": lexicon.noun(language, "section", least.section)}
    return lexicon.say(language, "review-nearest", facts | {"margin": max(0, least.margin)})


def tell_sections(
    lexicon: Lexicon, language: str, fights: dict[int, Balance], losses: Losses
) -> Iterator[str]:
    """What happened at each section where there was a fight, or somebody or something fell."""
    for section in range(n.SECTIONS):
        balance = fights.get(section)
        facts: dict[str, object] = {"section": lexicon.noun(language, "section", section)}
        if balance is not None:
            facts |= {"invader": balance.invader, "defender": balance.defender}
            fight = lexicon.say(language, "review-fight", facts | {"line": balance.line})
        elif any(count[section] for count in losses):
            fight = lexicon.say(language, "review-calm", facts)
        else:
            continue
        lost = {name: count for name, count in count_at(losses, section).items() if count}
        told = [lexicon.say(language, f"review-{name}", {"lost": lost[name]}) for name in lost]
        yield ", ".join([fight, *told])


def count_at(losses: Losses, section: int) -> dict[str, object]:
    """How many fell on each side at a section, and how much wall."""
    return {name: count[section] for name, count in losses._asdict().items()}
