"""Policies small enough to be written by hand, as files of ONNX."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from onnx import TensorProto, helper, save

import siegeworks
from siegeworks.core.vectors.schema import Schema, find_schema

NOTE = "siegeworks-schema"
Weights = Mapping[tuple[str, str], float]  # of a field, for an action


def schema_of(key: str) -> Schema:
    return find_schema(siegeworks.game(key))


def write_policy(
    path: Path,
    schema: Schema,
    weights: Weights,
    base: Mapping[str, float] | None = None,
    note: Mapping[str, Any] | None = None,
    kind: int = TensorProto.UINT8,
    actions: int | None = None,
) -> str:
    """What wants an action the more, the more there is of a field; its name as a bot."""
    count = len(schema.actions) if actions is None else actions
    matrix, first = np.zeros((schema.size, count), np.float32), np.zeros(count, np.float32)
    for (field, action), weight in weights.items():
        matrix[schema.find_field(field).at, schema.find_action(action)] = weight
    for action, weight in (base or {}).items():
        first[schema.find_action(action)] = weight
    graph = helper.make_graph(
        [
            helper.make_node("Cast", ["seen"], ["numbers"], to=TensorProto.FLOAT),
            helper.make_node("Gemm", ["numbers", "matrix", "first"], ["wanted"]),
        ],
        "policy",
        [helper.make_tensor_value_info("seen", kind, ["games", schema.size])],
        [helper.make_tensor_value_info("wanted", TensorProto.FLOAT, ["games", count])],
        [
            helper.make_tensor("matrix", TensorProto.FLOAT, matrix.shape, matrix.ravel().tolist()),
            helper.make_tensor("first", TensorProto.FLOAT, first.shape, first.tolist()),
        ],
    )
    opset = helper.make_opsetid("", 17)
    model = helper.make_model(graph, opset_imports=[opset], ir_version=9)
    if note is None or note:
        helper.set_model_props(model, {NOTE: json.dumps(note or schema.save())})
    save(model, str(path))
    return f"onnx:{path}"


def write_cautious(path: Path, points: int = 10) -> str:
    """Holds in Pig when more than so many points lie there."""
    weights, base = {("pot", "hold"): 1.0}, {"roll": float(points) + 0.5}
    return write_policy(path, schema_of("pig"), weights, base)
