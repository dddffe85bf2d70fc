"""What hatchling does besides packing files: refuses a package without the page, and makes a wheel a compiled one.

Without the page the server would have nothing to show, and nobody would notice before the first visitor. An editable
install is for those who work on the sources, and builds no package.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE: Final = Path("src/pelagos/server/page/index.html")
COMPILED: Final = "PELAGOS_COMPILED"
"""Names the compiled tree whose extension modules go into the wheel; set by tools/wheels.py alone."""
EXTENSIONS: Final = (".so", ".pyd")
LIBRT: Final = "librt>=0.8"
"""What compiled code needs to run; the extra `compiled` of pyproject.toml, always on in a compiled wheel."""


class PelagosBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own parameter is of no use here
    """Called before a package is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / PAGE).is_file():
            sys.exit(f"The page is not built, and no package goes without it: run `make web` first ({PAGE}).")
        tree = os.environ.get(COMPILED)
        if tree and self.target_name == "wheel":
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["dependencies"].append(LIBRT)
            build_data["force_include"].update(extension_modules(Path(tree)))


def extension_modules(tree: Path) -> dict[str, str]:
    """The extension modules of a compiled tree, each with its place in the wheel beside its source."""
    found = [path for path in sorted(tree.rglob("*")) if path.suffix in EXTENSIONS]
    if not found:
        sys.exit(f"{tree} holds no extension modules: run tools/wheels.py.")
    return {str(path): path.relative_to(tree).as_posix() for path in found}
