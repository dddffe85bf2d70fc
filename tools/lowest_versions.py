"""Do the server and the environments run with the lowest versions that pyproject.toml promises? Run by `make soak`.

Makes an environment with exactly those, imports every module, and runs the tests of the server's edges: the wire,
connections, start and stop, the database, accounts; and those of the environments. The packages come from the index,
so it needs a network.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LOCK: Final = ROOT / "build" / "lock"
PLACE: Final = ROOT / "build" / "lowest"
UV: Final = LOCK / "bin" / "uv"
UV_VERSION: Final = "uv==0.13.7"
PYTHON: Final = PLACE / "bin" / "python"
TEST_TOOLS: Final = ("pytest==9.0.0", "httpx==0.28.0", "hypothesis==6.100.0")
IMPORT_ALL: Final = (
    "import importlib, pkgutil, pelagos\n"
    "for found in pkgutil.walk_packages(pelagos.__path__, 'pelagos.'):\n"
    "    if not found.name.endswith(('__main__', '.env')) and '.versions.' not in found.name:\n"
    "        importlib.import_module(found.name)\n"
)
TESTS: Final = (
    "test_wire.py",
    "test_protocol_stack.py",
    "test_connections.py",
    "test_ops.py",
    "test_migrations.py",
    "test_admin.py",
    "test_accounts.py",
)


def run(*words: str | Path) -> None:
    done = subprocess.run(
        [str(word) for word in words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(["src", "tests"]), "PELAGOS_BUILD": "pure"},
        check=False,
    )
    if done.returncode != 0:
        sys.exit(f"failed with the lowest versions: {' '.join(str(word) for word in words)}")


def main() -> None:
    if not UV.exists():
        run(sys.executable, "-m", "venv", LOCK)
        run(LOCK / "bin" / "python", "-m", "pip", "install", "-qq", UV_VERSION)
    run(UV, "venv", "--quiet", "--clear", "--python", sys.executable, PLACE)
    lowest = (
        "--resolution",
        "lowest-direct",
        "--requirements",
        "pyproject.toml",
        "--extra",
        "play",
        "--extra",
        "openspiel",
    )
    run(UV, "pip", "install", "--quiet", "--python", PYTHON, *lowest, *TEST_TOOLS)
    run(UV, "pip", "list", "--python", PYTHON)
    run(PYTHON, "-c", IMPORT_ALL)
    # Old packages warn of newer ones; what is deprecated there is no news.
    files = [*[f"tests/server/{name}" for name in TESTS], "tests/envs"]
    run(PYTHON, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "ignore", *files)


if __name__ == "__main__":
    main()
