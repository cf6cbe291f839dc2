"""The types for browsers: those that are kept are those that the schema gives now."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from siegeworks._web import node
from siegeworks.server import wire
from siegeworks.server.schema.structs import list_structs, make_exact
from siegeworks.server.schema.typescript import write_wire_types
from tests.server_load.surroundings import ROOT, surroundings

KEPT = ROOT / "web" / "src" / "wire.ts"
OPTIONS = ("--noEmit", "--strict", "--noUnusedLocals", "--target", "es2022")
USE = """\
import type { FromServer, Message, NewTable, Routes } from "./wire";
export function heard(frame: FromServer): number {
  switch (frame.type) {
    case "view": return frame.view.sequence;
    case "talk": return frame.lines.length;
    case "receipt": return frame.receipt.sequence;
    case "problem": return frame.problem.sequence ?? -1;
  }
}
export const open: NewTable = { game: "pig" };
export const wish: Message = { choice: { sequence: 0, option: "roll" } };
export const body: Routes["POST /tables"]["body"] = open;
"""
MISUSE = 'import type { NewTable } from "./wire";\nexport const open: NewTable = { gaem: "pig" };\n'


def test_kept_types_are_up_to_date(tmp_path: Path) -> None:
    command = ("-m", "siegeworks.server.schema.typescript")
    made = tmp_path / "wire.ts"
    subprocess.run([sys.executable, *command, str(made)], env=surroundings(), check=True)
    told = f'run "python {" ".join(command)} {KEPT.relative_to(ROOT).as_posix()}"'
    assert KEPT.read_text(encoding="utf-8") == made.read_text(encoding="utf-8"), told


def test_a_running_server_gives_the_same(url: str) -> None:
    with urlopen(f"{url}schema/openapi.json") as answer:
        served = json.load(answer)
    assert write_wire_types(make_exact(served)) == KEPT.read_text(encoding="utf-8")


def test_every_struct_has_a_type_with_a_comment_and_all_its_fields() -> None:
    lines = KEPT.read_text(encoding="utf-8").splitlines()
    for name, kind in list_structs().items():
        place = lines.index(f"export interface {name} {{")
        assert lines[place - 1].endswith("*/"), name
        body = lines[place : lines.index("}", place)]
        for field in kind.__struct_fields__:
            assert any(line.startswith((f"  {field}:", f"  {field}?:")) for line in body), field


def test_what_a_server_sends_has_every_field() -> None:
    text = KEPT.read_text(encoding="utf-8")
    start = text.index("export interface Problem")
    assert "?:" not in text[start : text.index("}", start)]
    start = text.index("export interface Answer")
    assert "  key?: string;" in text[start : text.index("}", start)]
    assert f'export const API = "{wire.API}";' in text


def compiler() -> list[str]:
    """The TypeScript compiler that the pages are built with."""
    found, tsc = node.find(), ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"
    if found is None or not tsc.is_file():
        pytest.skip("there is no TypeScript compiler: run python -m siegeworks.webbuild")
    return [*found.node, str(tsc)]


@pytest.mark.parametrize(("program", "right"), [(USE, True), (MISUSE, False)])
def test_they_hold_in_typescript(tmp_path: Path, program: str, right: bool) -> None:
    shutil.copy(KEPT, tmp_path / "wire.ts")
    (tmp_path / "use.ts").write_text(program, encoding="utf-8")
    done = subprocess.run(
        [*compiler(), *OPTIONS, "use.ts"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.returncode == 0) is right, done.stdout
