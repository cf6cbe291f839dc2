"""What was learnt elsewhere as a bot: a file of ONNX that wants actions, ``onnx:policy.onnx``."""

import importlib
import json
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from siegeworks._build.extras import tell_install
from siegeworks.bots.errors import BotError
from siegeworks.bots.observation import Observation
from siegeworks.bots.specs import SHOWN
from siegeworks.core.game import Game
from siegeworks.core.start import Start
from siegeworks.core.vectors.batch import Batch
from siegeworks.core.vectors.schema import Schema, SchemaError, find_schema
from siegeworks.core.vectors.writing import make_batch

NOTE: Final = "siegeworks-schema"  # where the file says by which schema it was learnt
BYTES: Final = "tensor(uint8)"
LONGEST: Final = 200  # letters of somebody else's error that are repeated


class Policy:
    """A file that turns the bytes of an observation into how much each action is wanted."""

    def __init__(self, path: str, schema: Schema) -> None:
        self.numpy = import_library("numpy")
        self.session = open_session(path)
        self._refuse_foreign(path, schema)
        self._refuse_misshapen(path, schema)

    def _refuse_foreign(self, path: str, schema: Schema) -> None:
        """Refuse what was learnt by another schema, or does not say by which."""
        facts = self.session.get_modelmeta().custom_metadata_map
        try:
            saved = dict(json.loads(facts.get(NOTE, "")))
            schema.refuse_other(saved)
        except SchemaError as error:
            if error.code == "schema-other":
                found = str(saved["id"])[:SHOWN]
                raise BotError("bot-policy-other", found=found, expected=schema.id) from None
            raise BotError("bot-policy-mute", found=path[-SHOWN:], note=NOTE) from None
        except (ValueError, TypeError):
            raise BotError("bot-policy-mute", found=path[-SHOWN:], note=NOTE) from None

    def _refuse_misshapen(self, path: str, schema: Schema) -> None:
        taken, given = self.session.get_inputs(), self.session.get_outputs()
        self._taken, self._given = taken[0].name, given[0].name
        fits = len(taken) == 1 and taken[0].type == BYTES and taken[0].shape[1:] == [schema.size]
        if not fits or given[0].shape[1:] != [len(schema.actions)]:
            raise BotError(
                "bot-policy-shape",
                found=path[-SHOWN:],
                bytes=schema.size,
                actions=len(schema.actions),
            )

    def weigh(self, seen: Any) -> list[float]:
        """How much each action is wanted by whoever sees this."""
        row = self.numpy.frombuffer(seen, self.numpy.uint8)[None]
        wanted = self.session.run([self._given], {self._taken: row})[0][0]
        return [float(want) for want in wanted]


class PolicyBot:
    """Does what a policy wants most of all that is offered; the first of equals."""

    def __init__(self, path: str, game: Game) -> None:
        self.schema = find_schema(game)
        self.policy = _open_policy(str(Path(path).absolute()), _find_state(path), self.schema)
        self._batches: dict[tuple[int, tuple[int, ...]], Batch] = {}

    def choose(self, observation: Observation) -> str:
        """The option of the action that is wanted most."""
        offered = [str(option) for option in observation.decision.options]
        if len(offered) == 1:
            return offered[0]
        wanted = self.policy.weigh(self._write(observation))
        return max(offered, key=lambda text: wanted[self.schema.find_action(text)])

    def _write(self, observation: Observation) -> Any:
        """The observation as the bytes that learners get."""
        match = observation.match
        batch = self._find_batch(match.start)
        batch.put(0, match.state)
        batch.show(0, observation.seat)
        return batch.obs

    def _find_batch(self, start: Start) -> Batch:
        how = (start.seats, start.settings)
        if how not in self._batches:
            self._batches[how] = make_batch(self.schema, start, 1)
        return self._batches[how]


def import_library(name: str) -> Any:
    """NumPy or ONNX Runtime, or a sentence that says how to get them."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        install = tell_install("onnx")
        raise BotError("bot-policy-library", found=name, install=install) from error


def open_session(path: str) -> Any:
    """The file in ONNX Runtime, with one thread: the same answers always."""
    library = import_library("onnxruntime")
    wishes = library.SessionOptions()
    wishes.intra_op_num_threads = wishes.inter_op_num_threads = 1
    wishes.log_severity_level = 4  # what is wrong is said in a sentence of ours
    try:
        return library.InferenceSession(path, wishes, providers=["CPUExecutionProvider"])
    except Exception as error:  # the library has many kinds, and none for all
        why = " ".join(str(error).split())[:LONGEST]
        raise BotError("bot-policy-file", found=path[-SHOWN:], why=why) from error


def _find_state(path: str) -> tuple[int, int]:
    """What changes when the file does."""
    try:
        facts = Path(path).stat()
    except OSError as error:
        why = error.strerror or ""
        raise BotError("bot-policy-file", found=path[-SHOWN:], why=why) from None
    return facts.st_mtime_ns, facts.st_size


@lru_cache(8)
def _open_policy(path: str, state: tuple[int, int], schema: Schema) -> Policy:
    """Opened once, however many games its bots play."""
    return Policy(path, schema)
