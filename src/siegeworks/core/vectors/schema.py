"""What every number of a game's actions and observations means; saved beside what was learnt."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from siegeworks.core.errors import BadSettings, SiegeError, insist
from siegeworks.core.game import Game
from siegeworks.core.lexicon import Lexicon, find_lexicon
from siegeworks.core.nouns import Numbers
from siegeworks.core.steps import NONE, NOUN
from siegeworks.core.vectors.fields import (
    BAG,
    HIDDEN,
    LIST,
    Field,
    Ruler,
    list_questions,
)

FORMAT = 1


class SchemaError(SiegeError):
    """A schema of another game, or of other rules."""


@dataclass(frozen=True)
class Action:
    """An option that a game may ever offer."""

    id: int
    code: int
    text: str
    verb: str
    kind: str  # of the noun that it touches; empty if it touches none


@dataclass(frozen=True)
class Cards:
    """The numbers of a kind of noun: what each column is, and a row for each value from 0 on."""

    columns: tuple[str, ...]
    rows: tuple[tuple[int, ...], ...]


class Schema:
    """The actions and fields of a game: alike for all seeds, seats, settings and builds."""

    def __init__(self, game: Game, tables: Any = None) -> None:
        self.game = game
        self.tables = game.tables() if tables is None else tables
        self.lexicon: Lexicon = find_lexicon(game, self.tables)
        self.actions = _list_actions(self.lexicon)
        self.fields = Ruler(game, self.tables).lay_all()
        self.size = self.fields[-1].at + self.fields[-1].size
        self.questions = list_questions(game)
        self._ids = {action.text: action.id for action in self.actions}

    @property
    def version(self) -> int:
        """The number behind ``-v``: counts the versions of the rules that learners have met."""
        return max(1, self.game.version - self.game.first_learnt + 1)

    @cached_property
    def id(self) -> str:
        """What tells this schema from every other."""
        return f"{self.game.key}-v{self.version}-{self._digest()}"

    @cached_property
    def cards(self) -> dict[str, "Cards"]:
        """What stands on cards and the like, by the kinds of noun; to be looked up by value."""
        figures = self.game.list_figures(self.tables)
        return {kind: Cards(columns, rows) for kind, (columns, rows) in figures.items()}

    def _digest(self) -> str:
        digest = hashlib.sha256()
        for action in self.actions:
            digest.update(f"{action.text}\n".encode())
        for field in self.fields:
            facts = (field.name, field.shape, field.places, field.width, field.shift)
            digest.update(f"{facts} {field.low} {field.high}\n".encode())
        digest.update(" ".join(step.__name__ for step in self.questions).encode())
        return digest.hexdigest()[:12]

    def find_action(self, text: str) -> int:
        """The number of an option's text, such as "move G3"."""
        insist(BadSettings, "action-text", text, str)
        if text not in self._ids:
            raise BadSettings("no-action", game=self.game.key, found=text[:60])
        return self._ids[text]

    def find_field(self, name: str) -> Field:
        """The field of a name."""
        found = [field for field in self.fields if field.name == name]
        if not found:
            raise BadSettings("no-field", game=self.game.key, found=str(name)[:60])
        return found[0]

    # In words again

    def read(self, observation: Sequence[int]) -> dict[str, object]:
        """An observation as names: None is nothing, "?" hidden."""
        count = len(observation) if hasattr(observation, "__len__") else 0
        if count < self.size:
            raise BadSettings("vector-size", found=count, expected=self.size)
        found: dict[str, object] = {}
        for field in self.fields:
            try:
                found[field.name] = self._read_field(field, observation)
            except (LookupError, TypeError, ValueError) as error:
                shown = ", ".join(map(str, observation[field.at : field.at + field.size]))[:40]
                raise BadSettings("vector-value", found=shown, field=field.name) from error
        return found

    def _read_field(self, field: Field, observation: Sequence[int]) -> object:
        codes = list_codes(field, observation)
        if field.zone is None:
            return self._read_head(field, codes[0])
        if field.shape == BAG:
            if codes[0] == HIDDEN:
                return "?"
            return {name: code for name, code in zip(field.places, codes, strict=True) if code}
        values = [self._read_value(field, code) for code in codes]
        if field.places == ("",):
            return values[0]
        if field.shape == LIST:
            return values
        return dict(zip(field.places, values, strict=True))

    def _read_head(self, field: Field, code: int) -> object:
        if field.name == "question":
            return self.questions[code - 1].__name__ if code else None
        if field.name.startswith("setting."):
            known = {f"setting.{s.name}": s.values for s in self.game.settings}
            return known[field.name][code]
        if field.name == "ending":
            return self.game.endings[code] if code else None
        return code - field.shift

    def _read_value(self, field: Field, code: int) -> object:
        if code == _code_hidden(field):
            return "?"
        value = code - field.shift
        if value <= NONE and field.low >= 0:
            return None
        return self.lexicon.nouns.name(field.holds, value)

    # Beside what was learnt

    def save(self) -> dict[str, object]:
        """Plain data to keep with a checkpoint."""
        return {
            "siegeworks-schema": FORMAT,
            "id": self.id,
            "game": self.game.key,
            "rules": self.game.version,
            "content": self.game.content_hash(self.tables),
            "actions": [action.text for action in self.actions],
            "cards": {
                kind: {"columns": list(cards.columns), "rows": [list(row) for row in cards.rows]}
                for kind, cards in self.cards.items()
            },
            "fields": [
                {
                    "name": field.name,
                    "shape": field.shape,
                    "at": field.at,
                    "places": list(field.places),
                    "width": field.width,
                    "shift": field.shift,
                    "low": field.low,
                    "high": field.high,
                    "holds": field.holds,
                }
                for field in self.fields
            ],
        }

    def refuse_other(self, saved: Mapping[str, object]) -> None:
        """Refuse what was saved by another schema."""
        _refuse_formless(saved)
        if saved.get("id") != self.id:
            raise SchemaError("schema-other", found=str(saved.get("id"))[:80], expected=self.id)

    def map_from(self, saved: Mapping[str, Any]) -> "Mapped":
        """How what was learnt by another schema of this game fits this one, by names."""
        _refuse_formless(saved)
        if saved.get("game") != self.game.key:
            raise SchemaError("schema-other", found=str(saved.get("id"))[:80], expected=self.id)
        try:
            return self._map(saved)
        except (LookupError, TypeError) as error:
            raise SchemaError("schema-format") from error

    def _map(self, saved: Mapping[str, Any]) -> "Mapped":
        old_actions = {text: number for number, text in enumerate(saved["actions"])}
        old_bytes = {
            (field["name"], place, byte): field["at"] + number * field["width"] + byte
            for field in saved["fields"]
            for number, place in enumerate(field["places"])
            for byte in range(field["width"])
        }
        actions = [old_actions.get(action.text, NONE) for action in self.actions]
        places = [
            old_bytes.get((field.name, place, byte), NONE)
            for field in self.fields
            for place in field.places
            for byte in range(field.width)
        ]
        return Mapped(tuple(actions), tuple(places))


@dataclass(frozen=True)
class Mapped:
    """For each action and each byte of a schema its number in another one; -1: it had none."""

    actions: tuple[int, ...]
    places: tuple[int, ...]


def _refuse_formless(saved: object) -> None:
    if not isinstance(saved, Mapping) or saved.get("siegeworks-schema") != FORMAT:
        raise SchemaError("schema-format")


def list_codes(field: Field, observation: Sequence[int]) -> list[int]:
    """The codes of a field's places, bytes put together."""
    codes = []
    for place in range(len(field.places)):
        at = field.at + place * field.width
        codes.append(sum(int(observation[at + byte]) << 8 * byte for byte in range(field.width)))
    return codes


def _code_hidden(field: Field) -> int:
    return sum(HIDDEN << 8 * byte for byte in range(field.width))


def _list_actions(lexicon: Lexicon) -> list[Action]:
    """All verbs in the order of their codes, each with all nouns of its kind."""
    actions: list[Action] = []
    for verb_code, verb in sorted(lexicon.game.verbs.items()):
        for noun in _list_nouns(lexicon, verb.kind):
            code = verb_code | noun
            text = lexicon.option(code)
            actions.append(Action(len(actions), code, text, verb.word, verb.kind))
    return actions


def _list_nouns(lexicon: Lexicon, kind: str) -> range:
    if not kind:
        return range(1)
    known = lexicon.nouns.kinds[kind]
    if isinstance(known, Numbers):
        return range(max(0, known.low), min(known.high, NOUN) + 1)
    return range(len(known.names))


@lru_cache(32)
def find_schema(game: Game) -> Schema:
    """The schema of a game with its own tables."""
    return Schema(game)
