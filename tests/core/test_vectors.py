"""Actions and observations as numbers: fixed, complete, alike in all builds, and no secrets."""

import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import siegeworks
from siegeworks.core import luck
from siegeworks.core.errors import BadSettings
from siegeworks.core.game import Game
from siegeworks.core.match import Match
from siegeworks.core.nouns import Names
from siegeworks.core.vectors import writing
from siegeworks.core.vectors.batch import Batch
from siegeworks.core.vectors.fields import HIDDEN, measure_width
from siegeworks.core.vectors.schema import Schema, SchemaError, find_schema
from siegeworks.core.zones import Shape

GAMES = siegeworks.games()
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def make(
    game: Game,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    history: int = 0,
) -> Batch:
    start = writing.read_start(game, seats, options or {})
    return writing.make_batch(find_schema(game), start, 1, history)


def look(batch: Batch, seat: int) -> bytes:
    batch.show(0, seat)
    return bytes(batch.obs)


def list_offered(batch: Batch) -> list[int]:
    batch.show(0, batch.mover[0])
    return [number for number, legal in enumerate(bytes(batch.mask)) if legal]


def play(batch: Batch, seed: int, most: int = 300) -> Iterator[Batch]:
    """A random game, seen at every question."""
    batch.begin(0, *luck.make_keys(seed))
    dice = random.Random(seed)
    for _ in range(most):
        if batch.ended[0]:
            return
        yield batch
        batch.act(0, dice.choice(list_offered(batch)))


@each_game
def test_actions_and_options_are_one_to_one(game: Game) -> None:
    schema = find_schema(game)
    texts = [action.text for action in schema.actions]
    assert len(set(texts)) == len(texts)
    assert [schema.find_action(text) for text in texts] == list(range(len(texts)))
    for number, (seats, options) in enumerate(game.set_ups()[:6]):
        batch = make(game, seats, options)
        for seen in play(batch, number, 60):
            codes = seen.games[0].agenda[-1].options(seen.games[0])  # type: ignore[attr-defined]
            names = [schema.lexicon.option(code) for code in codes]
            assert sorted(texts[number] for number in list_offered(seen)) == sorted(names)


@each_game
def test_numbering_does_not_depend_on_when_it_is_made(game: Game) -> None:
    assert Schema(game).id == find_schema(game).id == Schema(game, game.tables()).id
    codes = [action.code for action in find_schema(game).actions]
    assert codes == sorted(codes)


@each_game
def test_vector_says_what_the_view_says(game: Game) -> None:
    """Read back, an observation names the same as the seat's view."""
    schema = find_schema(game)
    for number, (seats, options) in enumerate(game.set_ups()[:4]):
        match = game.start(seats, options, seed=number, listening=False)
        batch = make(game, seats, options)
        dice = random.Random(number)
        for _ in range(80):
            if match.result is not None:
                break
            for seat in range(seats):
                batch.put(0, match.state)
                compare(schema, match, seat, schema.read(look(batch, seat)))
            match.choose(dice.choice(match.options()))


def compare(schema: Schema, match: Match, seat: int, read: dict[str, object]) -> None:
    view = match.view(seat)
    assert read["question"] == view["prompt"]
    assert read["seat"] == seat
    zones = view["zones"]
    assert isinstance(zones, dict)
    for zone in schema.game.zones:
        shown = zones.get(zone.name)
        found = read.get(zone.name)
        if isinstance(shown, dict) and isinstance(found, dict):
            assert {place: found[place] for place in shown} == shown, zone.name
        elif isinstance(shown, list) and zone.order:
            assert isinstance(found, list)
            assert found[: len(shown)] == shown, zone.name
            assert set(found[len(shown) :]) <= {None}, zone.name
        elif isinstance(shown, list):
            assert found == {str(name): shown.count(name) for name in shown}, zone.name
        elif zone.shape is Shape.PILE and isinstance(shown, int):
            assert read[f"{zone.name}.count"] == shown
        else:
            assert found == shown, zone.name


@each_game
def test_secrets_change_no_vector(game: Game) -> None:
    """What a seat cannot see is drawn anew: its vector and mask stay the same to the byte."""
    for number, (seats, options) in enumerate(game.set_ups()[:3]):
        batch = make(game, seats, options, 8)
        for turn, seen in enumerate(play(batch, number, 60)):
            state = seen.games[0]
            for seat in range(seats):
                seen.put(0, state)
                before, mask = look(seen, seat), bytes(seen.mask)
                other = state.clone()
                other.new_luck(*luck.make_keys(turn))
                other.redraw(seat)
                other.scribe = state.scribe
                seen.put(0, other)
                assert look(seen, seat) == before
                assert bytes(seen.mask) == mask
            seen.put(0, state)


def test_hidden_things_are_255_and_their_number_is_open() -> None:
    game = siegeworks.game("gatehouse")
    schema, batch = find_schema(game), make(game)
    batch.begin(0, 1, 2)
    hand, count = schema.find_field("hand"), schema.find_field("hand.count")
    invader, defender = look(batch, 0), look(batch, 1)
    assert set(invader[hand.at : hand.at + hand.size]) == {HIDDEN}
    assert HIDDEN not in defender[hand.at : hand.at + hand.size]
    assert invader[count.at] == defender[count.at] == 1
    assert schema.read(invader)["hand"] == "?"


def test_what_is_no_observation_is_refused() -> None:
    schema = find_schema(siegeworks.game("gatehouse"))
    spoilt: list[Any] = [[], None, [999] * schema.size, ["x"] * schema.size, "x" * schema.size]
    for wrong in spoilt:
        with pytest.raises(BadSettings):
            schema.read(wrong)
    with pytest.raises(BadSettings):
        schema.find_field("nothing")


def test_what_needs_more_than_a_byte_gets_more() -> None:
    assert [measure_width(largest) for largest in (1, 254, 255, 65534, 65535)] == [1, 1, 2, 2, 3]


def test_an_action_that_was_not_offered_is_told() -> None:
    batch = make(siegeworks.game("westerplatte"))
    batch.begin(0, 1, 2)
    offered = list_offered(batch)
    wrong = next(n for n in range(len(batch.plan.codes)) if n not in offered)
    assert [batch.has_offered(0, n) for n in (offered[0], wrong, -1, 10_000)] == [
        True,
        False,
        False,
        False,
    ]
    assert batch.find_illegal([wrong]) == 0


def test_saved_schema_is_refused_or_mapped() -> None:
    schema = find_schema(siegeworks.game("gatehouse"))
    saved = schema.save()
    schema.refuse_other(saved)
    other = find_schema(siegeworks.game("pig"))
    with pytest.raises(SchemaError, match="gatehouse"):
        other.refuse_other(saved)
    with pytest.raises(SchemaError):
        other.map_from(saved)
    spoilt: list[Any] = [{}, None, 3, [], {"siegeworks-schema": 1, "game": "gatehouse"}]
    for wrong in spoilt:
        with pytest.raises(SchemaError):
            schema.refuse_other(wrong)
        with pytest.raises(SchemaError):
            schema.map_from(wrong)
    actions = saved["actions"]
    assert isinstance(actions, list)
    older = saved | {"id": "older", "actions": actions[1:]}
    mapped = schema.map_from(older)
    assert mapped.actions == (-1, *range(len(actions) - 1))
    assert mapped.places == tuple(range(schema.size))


def test_bad_input_is_refused() -> None:
    game = siegeworks.game("pig")
    with pytest.raises(BadSettings):
        find_schema(game).find_action("jump")
    with pytest.raises(BadSettings):
        find_schema(game).read([0])
    with pytest.raises(BadSettings):
        make(game, 9)
    with pytest.raises(BadSettings):
        make(game, history=-1)


@each_game
def test_cards_have_a_row_for_each_value(game: Game) -> None:
    schema = find_schema(game)
    for kind, cards in schema.cards.items():
        known = schema.lexicon.nouns.kinds[kind]
        assert isinstance(known, Names)
        assert len(cards.rows) == len(known.names)
        assert {len(row) for row in cards.rows} == {len(set(cards.columns))}
    saved = schema.save()["cards"]
    assert isinstance(saved, dict)
    assert {kind: table["columns"] for kind, table in saved.items()} == {
        kind: list(cards.columns) for kind, cards in schema.cards.items()
    }


def test_cards_say_what_the_rules_read() -> None:
    """Numbers as they are, names as a column each, lists counted."""
    game = siegeworks.game("westerplatte")
    tables, cards = game.tables(), find_schema(game).cards["card"]
    rows = [dict(zip(cards.columns, row, strict=True)) for row in cards.rows]
    for name in ("health", "fire"):
        assert tuple(row[name] for row in rows) == getattr(tables, name)
    kinds = ("howitzer", "machine-gun", "air-raid", "morale-loss")
    assert [[row[f"kind={kind}"] for kind in kinds].index(1) for row in rows] == list(tables.kind)
    assert {sum(row[f"moves={lane}"] for lane in "ABCDE") for row in rows} == {2}


def test_tables_of_the_users_own_have_no_cards(tmp_path: Path) -> None:
    game = siegeworks.game("westerplatte")
    assert Schema(game, game.tables(tmp_path)).cards == {}
