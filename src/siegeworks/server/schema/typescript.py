"""The wire as TypeScript: one type for each struct, and all routes, for clients in browsers.

``python -m siegeworks.server.schema.typescript web/src/wire.ts`` writes the file that is kept.
"""

import sys
import tempfile
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from siegeworks import store
from siegeworks.server import wire
from siegeworks.server.http.app import make_app
from siegeworks.server.http.settings import Config
from siegeworks.server.schema.structs import Schema, list_structs, make_exact

HEAD: Final = """\
// Generated from the wire's schema by "python -m siegeworks.server.schema.typescript". Do not edit.

/** The version of the wire that these types describe. */
export const VERSION = {version};

/** What all routes begin with, but those that people watch the server by. */
export const API = "{api}";
"""
SOCKET: Final = """\
/** What comes over a table's socket; the client sends a `Message`. */
export type FromServer = Frame | Talk | Reply | Refusal;
"""
ROUTES: Final = """\
/** All routes: what stands in the query, what is sent as JSON, and what is answered. */
export interface Routes {
"""
WIDTH: Final = 92
PLAIN: Final = {
    "boolean": "boolean",
    "integer": "number",
    "null": "null",
    "number": "number",
    "string": "string",
}


def make_openapi() -> Schema:
    """The OpenAPI schema that a server of this version serves."""
    with tempfile.TemporaryDirectory() as folder, store.open(Path(folder, "none.db")) as games:
        app, _ = make_app(Config(), games)
        return make_exact(app.app.openapi_schema.to_schema())


def write_wire_types(schema: Schema) -> str:
    """The whole file, from the OpenAPI schema."""
    parts = [
        HEAD.format(version=wire.VERSION, api=wire.API),
        *(
            _write_interface(kind, schema["components"]["schemas"][name])
            for name, kind in list_structs().items()
        ),
        SOCKET,
        "".join([ROUTES, *_write_routes(schema), "}\n"]),
    ]
    return "\n".join(parts)


# Structs


def _write_interface(struct: type[msgspec.Struct], schema: Schema) -> str:
    # What a client sends may leave defaults out; what a server sends has every field, unless it
    # leaves defaults out as well.
    config = struct.__struct_config__
    short = config.forbid_unknown_fields or config.omit_defaults
    needed = schema["required"] if short else schema["properties"]
    lines = [
        f"{_explain(facts, '  ')}  {name}{'' if name in needed else '?'}: {_spell(facts)};\n"
        for name, facts in schema["properties"].items()
    ]
    return f"{_explain(schema)}export interface {schema['title']} {{\n{''.join(lines)}}}\n"


def _explain(schema: Schema, indent: str = "") -> str:
    told = " ".join([*_list_descriptions(schema)]).replace("``", "`").replace("*/", "* /")
    if len(told) + len(indent) <= WIDTH:
        return f"{indent}/** {told} */\n" if told else ""
    lines = textwrap.wrap(
        told, WIDTH, initial_indent=f"{indent} * ", subsequent_indent=f"{indent} * "
    )
    return "\n".join([f"{indent}/**", *lines, f"{indent} */\n"])


def _list_descriptions(schema: Schema) -> Iterator[str]:
    """The description, and the bounds that a type cannot say."""
    if "description" in schema:
        yield " ".join(schema["description"].split())
    for part in (schema, *schema.get("anyOf", ()), *schema.get("oneOf", ())):
        if "maxLength" in part:
            yield f"At most {part['maxLength']} characters."
        if "maxItems" in part or "maxProperties" in part:
            yield f"At most {part.get('maxItems', part.get('maxProperties'))} entries."
        if "maximum" in part:
            yield f"From {int(part.get('minimum', 0))} to {int(part['maximum'])}."


# Types


def _spell(schema: Schema) -> str:
    """A type of JSON schema as one of TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        return " | ".join(sorted({msgspec.json.encode(value).decode() for value in schema["enum"]}))
    choices = (*schema.get("anyOf", ()), *schema.get("oneOf", ()))
    if choices:
        return " | ".join(dict.fromkeys(_spell(part) for part in choices))
    kind = schema.get("type", "")
    if "prefixItems" in schema:
        return f"[{', '.join(_spell(part) for part in schema['prefixItems'])}]"
    if kind == "array":
        return f"Array<{_spell(schema.get('items', {}))}>"
    if kind == "object":
        return f"Record<string, {_spell(schema.get('additionalProperties', {}))}>"
    kinds = [kind] if isinstance(kind, str) else kind
    return " | ".join(PLAIN.get(name, "unknown") for name in kinds)


# Routes


def _write_routes(schema: Schema) -> Iterator[str]:
    for path, methods in sorted(schema["paths"].items()):
        for method, facts in sorted(methods.items()):
            told = {"description": facts.get("description") or facts.get("summary", "")}
            name = f'"{method.upper()} {path.removeprefix(wire.API)}"'
            yield f"{_explain(told, '  ')}  {name}: {{\n"
            yield f"    query: {_write_query(facts)};\n"
            yield f"    body: {_write_content(facts.get('requestBody', {}))};\n"
            yield f"    answer: {_write_answer(facts['responses'])};\n  }};\n"


def _write_query(facts: Schema) -> str:
    fields = [
        f"{parameter['name']}{'' if parameter['required'] else '?'}: {_spell(parameter['schema'])}"
        for parameter in sorted(facts.get("parameters", ()), key=lambda p: str(p["name"]))
        if parameter["in"] == "query"
    ]
    return f"{{ {'; '.join(fields)} }}" if fields else "null"


def _write_answer(responses: Schema) -> str:
    return next(_write_content(facts) for status, facts in responses.items() if str(status) < "300")


def _write_content(body: Schema) -> str:
    kinds = [_spell(media.get("schema", {})) for media in body.get("content", {}).values()]
    return " | ".join(kinds) or "null"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(write_wire_types(make_openapi()), encoding="utf-8")
