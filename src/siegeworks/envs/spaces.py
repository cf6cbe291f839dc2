"""The spaces of actions and observations."""

from typing import Any

import gymnasium
import numpy as np

from siegeworks.core.vectors.schema import Schema


class LegalActions(gymnasium.spaces.Discrete):
    """All actions of a game; a sample without a mask is one that was offered last."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.offered: Any = None  # the mask of the position, or what tells it; kept by its owner

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            offered = self.offered() if callable(self.offered) else self.offered
            mask = None if offered is None else np.asarray(offered, np.int8)
        return super().sample(mask, probability)


def look_into(buffer: Any, kind: Any) -> Any:
    """An array that looks at a batch's bytes where they lie."""
    return np.frombuffer(buffer, kind)


def make_observation_space(schema: Schema, history: int) -> gymnasium.spaces.Box:
    """Bytes: the fields of the schema, then the history."""
    return gymnasium.spaces.Box(0, 255, (schema.size + 6 * history,), np.uint8)
