"""The structs of the wire as JSON schema: exactly what is decoded and encoded, bounds included."""

from collections.abc import Mapping
from typing import Any, Final, TypeGuard

import msgspec

from siegeworks.server import wire

Schema = Mapping[str, Any]
REFERENCE: Final = "#/components/schemas/{name}"


def list_structs() -> dict[str, type[msgspec.Struct]]:
    """All structs of the wire, by name."""
    named = {name: getattr(wire, name) for name in sorted(wire.__all__)}
    return {name: kind for name, kind in named.items() if _is_struct(kind)}


def _is_struct(kind: object) -> TypeGuard[type[msgspec.Struct]]:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def describe_components() -> dict[str, Any]:
    """Their schemas, by name."""
    kinds = list_structs().values()
    _, found = msgspec.json.schema_components(
        kinds, schema_hook=_describe_any, ref_template=REFERENCE
    )
    return found


def _describe_any(kind: type) -> dict[str, Any]:
    return {"description": "Anything."}


def make_exact(schema: Schema) -> dict[str, Any]:
    """An OpenAPI schema whose structs say what msgspec does; the framework leaves out bounds."""
    return {
        **schema,
        "components": {**schema.get("components", {}), "schemas": describe_components()},
    }
