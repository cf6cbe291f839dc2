"""Put the compiled modules into a wheel, where they can be compiled; else the wheel is pure."""

import os
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledModules(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("SIEGEWORKS_PURE") == "1":
            return
        folder = Path(self.root) / "src" / "siegeworks"
        found = self._compile(folder)
        if found is None:
            self.app.display_warning(import_module("siegeworks.build").words.say("pure-wheel"))
            return
        build_data["force_include"][str(found)] = f"siegeworks/_compiled/{found.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _compile(self, folder: Path) -> Path | None:
        # Entered without its __init__: what the package itself needs is not installed here.
        package = ModuleType("siegeworks")
        package.__path__ = [str(folder)]
        sys.modules["siegeworks"] = package
        overlay = import_module("siegeworks._overlay")
        layout = overlay.Layout(folder)
        reason = import_module("siegeworks.build").build(layout, "3", self.app.display_info)
        return layout.builds() / layout.key() if reason == "built" else None
