"""What cannot be is refused in one sentence that names the facts as they were said."""

import subprocess
import sys
from random import Random
from typing import Any

import pytest

import siegeworks
from siegeworks import BadDump, BadSettings, BadSituation, Game, SiegeError
from siegeworks.core.nouns import Nouns, Numbers
from siegeworks.core.zones import Shape, Zone


def refused(game: str, **facts: Any) -> str:
    """The sentence of a refusal; makes sure that it is one in both languages."""
    with pytest.raises(BadSituation) as caught:
        siegeworks.situation(game, **facts)
    return sentence(caught.value)


def sentence(error: SiegeError) -> str:
    for text in (error.words("de"), error.words("en")):
        assert text.endswith(".")
        assert "\n" not in text
        assert not text.startswith("error-")
    assert error.words("de") != error.words("en")
    return str(error)


# What is not understood


def test_an_unknown_fact() -> None:
    said = refused("pig", pott=3)
    assert said.startswith('pig has no fact "pott"; say one of: pot, ')
    assert refused("hegra", infantery={"1": 2}).endswith(" more.")


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ({"walls": 3}, '"walls" must be given by name, such as {"A": 1}, not as "3".'),
        ({"mines": "A"}, '"mines" must be a list, such as ["A", "B"], not "A".'),
        ({"mines": ["F"]}, '"mines" cannot speak of "F"; name one of: A, B, C, D, E.'),
        ({"walls": {"C": 7}}, '"walls C" cannot be "7"; expected: 0..6.'),
        ({"walls": {"C": "1"}}, '"walls C" cannot be "1"; expected: 0..6.'),
        ({"walls": {"C": [1]}}, '"walls C" cannot be "[...]"; expected: 0..6.'),
        ({"officers": {"3": "A"}}, '"officers" cannot speak of "3"; name one of: 1, 2.'),
        ({"lanes": {"C": ("1-C4", "V")}}, '"lanes C" cannot be "V"; expected: I, II, III, IV.'),
        ({"lanes": {"C": ("1-C4", "I", 1, 2)}}, '"lanes C" has 4 entries; say at most 3.'),
        ({"phase": 3}, '"phase" cannot be "3"; expected: 1, 2.'),
        ({"day": "two"}, '"day" cannot be "two"; expected: 1..7.'),
        ({"used": ["mine"]}, '"used" cannot be "mine"; expected: extra-move, extra-action.'),
        (
            {"at": "act", "agenda": ["Act(1)"]},
            'Say either "at" or "agenda"; "act" is the first step of an agenda that you can write '
            "yourself.",
        ),
        (
            {"at": "share"},
            '"share" does not come up by itself in a game like this; say all that it speaks of: '
            "Share(share, amount).",
        ),
    ],
)
def test_a_fact_that_is_not_understood(facts: dict[str, Any], said: str) -> None:
    assert refused("westerplatte", **facts) == said


def test_a_seat_that_does_not_play_has_no_turn() -> None:
    assert refused("pig", to_move=2) == '"to_move" cannot be "2"; expected: 0, 1.'


def test_a_question_that_is_not_there_is_answered_with_the_nearest() -> None:
    said = refused("hegra", at="breakfest")
    assert said.startswith(
        'Nothing in the rules is called "breakfest"; the nearest are: breakfast,'
    )
    assert "free rest" in said  # as it is written, not as the class is called


def test_morale_is_not_a_place_on_the_track() -> None:
    said = refused("westerplatte", morale=3)
    assert said.startswith('"morale" cannot be "3"; expected: low-3, low-2, low-1, neutral-1,')


def test_the_set_up_is_refused_as_at_the_start() -> None:
    for facts in ({"seats": 9}, {"options": {"level": "mild"}}, {"luck": "good"}):
        with pytest.raises(BadSettings) as caught:
            siegeworks.situation("westerplatte", **facts)
        sentence(caught.value)


# What contradicts


@pytest.mark.parametrize(
    ("game", "facts", "said"),
    [
        (
            "westerplatte",
            {"mines": ["A"], "lanes": {"A": "1-A1", "B": "1-B1"}, "morale": "low-1"},
            "mines=['A'], lanes={'A': '1-A1'} do not go together: Lane A cannot hold a troop and "
            "a mine; change one of them.",
        ),
        (
            "westerplatte",
            {"walls": {"A": 0, "G1": 0, "G2": 0}},
            "walls={'G1': 0, 'G2': 0} do not go together: G1, G2 have no bricks, so the game is "
            "already lost, but no ending is given; change one of them.",
        ),
        (
            "westerplatte",
            {"filed": 3, "lanes": {"A": "2-A1"}, "seed": 7},
            "filed=3, lanes={'A': '2-A1'} do not go together: Cards of phase 2 have left the pile "
            "before those of phase 1; change one of them.",
        ),
        (
            "westerplatte",
            {"pile": ["1-A1"], "lanes": {"A": "1-A1"}, "day": 1},
            "pile=['1-A1'], lanes={'A': '1-A1'} do not go together: A card lies in two places; "
            "change one of them.",
        ),
        (
            "westerplatte",
            {"morale": "high-3", "turn": 4},
            "morale='high-3' is not possible: The morale marker cannot rest on that space; "
            "change it.",
        ),
        (
            "westerplatte",
            {"mines": list("ABCDE")},
            "mines=['A', 'B', 'C', 'D', 'E'] is not possible: There are 5 mines on the lanes, but "
            "only 4 in the game; change it.",
        ),
        (
            "hegra",
            {"ready": {"soldier": 9, "medic": 1}, "tired": {"soldier": 4}, "supplies": 2},
            "ready={'soldier': 9}, tired={'soldier': 4} do not go together: There are 13 discs of "
            "the type soldier instead of 12; change one of them.",
        ),
        (
            "hegra",
            {"stage": "siege", "day": 2, "snow": 1},
            "stage='siege', day=2 do not go together: Day 2 does not belong to that stage; change "
            "one of them.",
        ),
        (
            "hegra",
            {"positions": {"A": "soldier", "front": "soldier"}},
            "positions={'A': 'soldier'} is not possible: Nobody can hold a damaged position; "
            "change it.",
        ),
        (
            "hegra",
            {"patrols": {"blue-1": 2, "green-1": 1, "blue-2": 1}},
            "patrols={'blue-1': 2, 'green-1': 1} do not go together: Of patrol 1 there are 3 "
            "tokens instead of 2; change one of them.",
        ),
        (
            "gatehouse",
            {"gates": {"left": 0, "right": 2}},
            "gates={'left': 0} is not possible: The game would be over already; change it.",
        ),
        (
            "westerplatte",
            {"agenda": ["Dance(1)"], "day": 2},
            'agenda=[\'Dance(1)\']: "agenda[0]" has no step of this game: "Dance(1)"; write a '
            "step such as Name(value).",
        ),
        (
            "westerplatte",
            {"at": "draw event", "walls": {"A": 2}},
            "at='draw event': the rules cannot go on from what is asked here; ask something else, "
            "or change the rest.",
        ),
    ],
)
def test_facts_that_cannot_be_true_together_are_named(
    game: str, facts: dict[str, Any], said: str
) -> None:
    assert refused(game, **facts) == said


def test_a_builder_alone_speaks_in_sentences() -> None:
    code = "from siegeworks.games.pig.situations import situation; situation(pot=-1)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1].endswith('"pot" cannot be "-1"; expected: 0..105.')


def test_a_bad_situation_is_a_bad_dump() -> None:
    with pytest.raises(BadDump):
        siegeworks.situation("pig", pot=-1)


# Whatever is said


def anything(random: Random, nouns: Nouns, kind: str) -> object:
    """A noun of a kind, or now and then something that is none."""
    known = nouns.kinds[kind]
    if random.random() < 0.03:
        return random.choice(["nonsense", -1, None, [], 10**30])
    if isinstance(known, Numbers):
        return random.randint(max(known.low, 0), min(known.high, 12))
    return random.choice(known.names)


def said_of(random: Random, nouns: Nouns, zone: Zone, content: Any) -> object:
    """Something that could be said of a zone."""
    if zone.shape is Shape.NUMBER:
        return anything(random, nouns, zone.holds)
    if zone.shape is Shape.PILE:
        return [anything(random, nouns, zone.holds) for _ in range(random.randint(0, 2))]
    places = random.sample(list(content), min(len(content), random.randint(1, 2)))
    return {place: anything(random, nouns, zone.holds) for place in places}


WORDS = {  # the zone that a fact is about, where it has another name
    "officers": "post", "ammunition": "ammo", "tiles": "tile", "positions": "post", "gates": "gate",
    "infantry": "standing", "suppressed": "lying", "hit_bag": "tiles", "finds": "facility",
    "tokens": "token", "guns": "gun_damage",
}  # fmt: skip


@pytest.mark.parametrize("game", siegeworks.games(), ids=lambda game: game.key)
def test_whatever_is_said_there_is_a_match_or_a_sentence(game: Game) -> None:
    module: Any = __import__(f"{type(game).__module__}.situations", fromlist=["Facts"])
    nouns = game.nouns(game.tables())
    by_name = {zone.name: zone for zone in game.zones}
    start: Any = game.start(luck="given", seed=1).dump()["zones"]
    words = [word for word in module.Facts.__annotations__ if WORDS.get(word, word) in by_name]
    outcomes = set()
    for seed in range(60):
        random = Random(seed)
        facts = {}
        for word in random.sample(words, min(len(words), random.randint(1, 4))):
            zone = by_name[WORDS.get(word, word)]
            facts[word] = said_of(random, nouns, zone, start[zone.name])
        try:
            match = siegeworks.situation(game, **facts)
        except BadSituation as error:
            sentence(error)
            outcomes.add("refused")
        else:
            assert game.load(match.dump()) == match
            outcomes.add("built")
    assert outcomes == {"built", "refused"}
