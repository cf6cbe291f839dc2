"""The documentation of the wire as a page of our own, made from the OpenAPI schema."""

from collections.abc import Iterator
from typing import Any

from litestar.connection import Request
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from siegeworks.server.pages.html import page, tag, text
from siegeworks.server.schema.structs import Schema, make_exact

METHODS = ("get", "post", "put", "patch", "delete")


class SchemaPage(OpenAPIRenderPlugin):
    """Renders the schema without a script."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type="text/html", favicon="", style="")  # type: ignore[arg-type]

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        return write_schema_page(make_exact(openapi_schema)).encode()


class SchemaFile(JsonRenderPlugin):
    """The schema for programs."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The schema, with the structs as they are read and written."""
        return super().render(request, make_exact(openapi_schema))


def write_schema_page(schema: Schema) -> str:
    """All routes, then all structs."""
    info = schema["info"]
    body = [
        tag("h1", text(info["title"])),
        tag("p", text(info.get("description", ""))),
        tag("p", tag("a", "openapi.json", href="/schema/openapi.json")),
        tag("h2", "Routes"),
    ]
    for path, item in sorted(schema.get("paths", {}).items()):
        body += [_write_route(method, path, item[method]) for method in METHODS if method in item]
    body.append(tag("h2", "Structs"))
    structs = schema.get("components", {}).get("schemas", {})
    body += [_write_struct(name, struct) for name, struct in sorted(structs.items())]
    return page(str(info["title"]), "en", *body)


def _write_route(method: str, path: str, facts: Schema) -> str:
    lines = [tag("h3", tag("code", text(f"{method.upper()} {path}")))]
    lines.append(tag("p", text(facts.get("description") or facts.get("summary", ""))))
    rows = [_write_parameter(parameter) for parameter in facts.get("parameters", ())]
    if "requestBody" in facts:
        rows.append(_write_pair("body", _write_content(facts["requestBody"])))
    for status, response in sorted(facts.get("responses", {}).items()):
        told = response.get("description", "")
        rows.append(_write_pair(str(status), f"{_write_content(response)} {text(told)}"))
    return tag("section", *lines, tag("table", *rows))


def _write_parameter(parameter: Schema) -> str:
    told = text(parameter.get("description", ""))
    return _write_pair(
        f"{parameter['in']} {parameter['name']}", f"{_name_kind(parameter['schema'])} {told}"
    )


def _write_pair(name: str, told: str) -> str:
    return tag("tr", tag("th", text(name)), tag("td", told))


def _write_content(body: Schema) -> str:
    return ", ".join(
        _name_kind(media.get("schema", {})) for media in body.get("content", {}).values()
    )


def _write_struct(name: str, struct: Schema) -> str:
    short = name.rsplit("_", 1)[-1]
    rows = [
        _write_pair(field, f"{_name_kind(facts)} {text(facts.get('description', ''))}")
        for field, facts in struct.get("properties", {}).items()
    ]
    return tag(
        "section",
        tag("h3", text(short), id=name),
        tag("p", text(struct.get("description", ""))),
        tag("table", *rows),
    )


def _name_kind(schema: Schema) -> str:
    """The type of a value in words."""
    return " | ".join(_name_kinds(schema)) or text("anything")


def _name_kinds(schema: Schema) -> Iterator[str]:
    if "$ref" in schema:
        name = str(schema["$ref"]).rsplit("/", 1)[-1]
        yield tag("a", text(name.rsplit("_", 1)[-1]), href=f"#{name}")
    for part in (*schema.get("oneOf", ()), *schema.get("anyOf", ()), *schema.get("allOf", ())):
        yield _name_kind(part)
    if "enum" in schema:
        yield ", ".join(tag("code", text(value)) for value in schema["enum"])
    elif "prefixItems" in schema:
        yield f"[{', '.join(_name_kind(part) for part in schema['prefixItems'])}]"
    elif schema.get("type") == "array":
        yield f"list of {_name_kind(schema.get('items', {}))}"
    elif "type" in schema:
        types = schema["type"]
        yield text(types if isinstance(types, str) else ", ".join(types))
