"""Build what others install: an sdist, the pure wheel and, where there is a C compiler, a compiled wheel.

The sources lie beside the extension modules in the compiled wheel, as in every wheel of mypyc's making: tracebacks show
them, and they are what is run where Python is asked to ignore extension modules. On Linux the compiled wheel carries
the oldest manylinux tag that auditwheel grants it.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TREE: Final = ROOT / "build" / "wheel" / "compiled"
PURE: Final = "pure"
SDIST: Final = "sdist"
COMPILED: Final = "compiled"
KINDS: Final = (SDIST, PURE, COMPILED)
TARGETS: Final = {SDIST: "sdist", PURE: "wheel", COMPILED: "wheel"}


def build(kind: str, out: Path) -> Path:
    """One package, moved to its place only when it is whole."""
    environment = dict(os.environ)
    if kind == COMPILED:
        run("tools/compile.py", "--packages", "pelagos", "--out", str(TREE))
        environment["PELAGOS_COMPILED"] = str(TREE)
    with tempfile.TemporaryDirectory(dir=out) as folder:
        run("-m", "hatchling", "build", "-t", TARGETS[kind], "-d", folder, environment=environment)
        (made,) = Path(folder).iterdir()
        if kind == COMPILED and sys.platform == "linux":
            made = many_linux(made)
        return made.replace(out / made.name)


def many_linux(wheel: Path) -> Path:
    """The same wheel under the tag for all systems it runs on."""
    out = wheel.parent / "tagged"
    run("-m", "auditwheel", "repair", "--wheel-dir", str(out), str(wheel))
    (tagged,) = out.iterdir()
    return tagged


def run(*words: str, environment: dict[str, str] | None = None) -> None:
    """Run Python in the root of the project; what went wrong has been said when it ends badly."""
    done = subprocess.run([sys.executable, *words], cwd=ROOT, env=environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"{', '.join(KINDS)}; all of them unless named")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder they are put into")
    options = parser.parse_args()

    out: Path = options.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    for kind in options.kinds or KINDS:
        if kind not in KINDS:
            parser.error(f"there is no {kind}, only {', '.join(KINDS)}")
        made = build(kind, out)
        print(f"{made.name}: {made.stat().st_size / 1e6:.1f} MB", flush=True)


if __name__ == "__main__":
    main()
