"""Situations of Ante Portas: what follows from a few facts, and what is refused."""

import pytest

from siegeworks.games.ante_portas.rules import pieces as n
from siegeworks.games.ante_portas.situations import situation
from siegeworks.parts.situations.errors import BadSituation
from tests.games.ante_portas.realm import agenda, filled, prompt, realm, zones


def test_without_facts_seat_0_is_asked_where_its_steward_goes() -> None:
    match = situation(seed=1)
    assert prompt(match) == "Turn"
    assert match.to_move == 0
    assert agenda(match)[-2:] == ["BattlePhase()", "EndOfHalfYear()"]
    assert zones(match)["supply"] == {"basic": 23, "elite": 12}
    assert sum(filled(match, "improvements").values()) == 35


def test_a_situation_survives_a_line_of_text() -> None:
    match = realm(
        seats=2,
        troops={"17": {"basic": 2}},
        works={"9": ("guard-post", "left-up"), "7": "trap"},
        soldiers={"9": {"farmer": 1, "tired-farmer": 1}},
        hand={"1": ["axe"]},
    )
    again = match.game.from_position(match.position())
    assert again.dump()["zones"] == match.dump()["zones"]
    assert zones(match)["facing"]["9"] == "left-up"
    assert zones(match)["facing"]["7"] is None
    assert zones(match)["improvements"]["axe"] == 0


def test_who_works_is_not_at_home() -> None:
    match = realm(buildings={"0": {"pub": 1}}, workers={"0": {"pub": 1}})
    assert filled(match, "at_home") == {"0-farmer": 1}


def test_era_two_has_its_places_markets_and_cards() -> None:
    match = realm(options={"eras": "2", "map": "shuffled"}, era=2)
    laid = set(zones(match)["spots"].values())
    assert set(n.PLACE_NAMES[n.FIRST_ERA_2 : n.FIRST_CENTER]) <= laid
    assert zones(match)["market"] == "2-estate"
    assert zones(match)["deck"] == "raiders-2"


def test_the_wave_is_fought_from_the_small_market() -> None:
    match = realm(wave_round=1, market="wave-1", troops={"17": {"basic": 1}}, at="choose turn")
    assert zones(match)["steward"]["0-first"] == "S"


def test_soldiers_of_the_other_team() -> None:
    match = realm(
        seats=2, options={"mode": "flag"}, soldiers={"27": {"farmer": 2}}, armies={"27": "north"}
    )
    assert zones(match)["army"]["27"] == "north"


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"storrage": {}}, ("storrage", "storage")),
        ({"storage": {"0": {"gold": 1}}}, ("storage 0", "gold")),
        ({"storage": {"3": {"wood": 1}}}, ("storage", "3")),
        ({"works": {"9": "moat"}}, ("works 9", "moat", "trench")),
        ({"works": {"9": ("trench", "north")}}, ("works 9", "north")),
        ({"soldiers": {"29": {"farmer": 1}}}, ("soldiers", "29")),
        ({"stewards": {"0": "ore-pit"}}, ("stewards 0", "ore-pit")),
        ({"hand": {"0": ["dragon"]}}, ("hand 0", "dragon")),
        ({"season": "spring"}, ("season", "spring")),
        ({"discarded": ["R201"]}, ("discarded", "R201")),
        ({"home": {"0": {"farmer": 5}}}, ("home", "farmer")),
        ({"troops": {"9": {"elite": 13}}}, ("troops", "elite")),
        ({"warehouse": {"0": {"wood": 2}}}, ("warehouse", "wood")),
        ({"workers": {"0": {"pub": 1}}}, ("workers", "pub")),
        ({"hand": {"0": ["axe", "axe"]}}, ("hand", "axe")),
    ],
)
def test_what_cannot_be_is_refused_with_the_facts_that_do(
    facts: dict[str, object], words: tuple[str, ...]
) -> None:
    with pytest.raises(BadSituation) as caught:
        realm(**facts)  # type: ignore[arg-type]
    for word in words:
        assert word in str(caught.value)
    assert caught.value.words("de") != str(caught.value)
