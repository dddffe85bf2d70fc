"""A digest of sources, by which a save names the rules that it was made under.

It is equal in the pure and in the compiled build, since both bring their sources along, and it differs as soon as a
game could be played otherwise: also when only a comment has changed, which does no harm.
"""

from __future__ import annotations

import hashlib
from importlib.resources import files
from typing import Any, Final

SUFFIXES: Final = (".py", ".toml")
"""Of sources, and of the tables that rules are read from."""
DIGEST_BYTES: Final = 8

_KNOWN: Final[dict[tuple[str, ...], str]] = {}


def digest_of_sources(packages: tuple[str, ...]) -> str:
    """One word for all that these packages do. Empty where one has no sources."""
    found = _KNOWN.get(packages)
    if found is None:
        found = _KNOWN[packages] = _digest(packages)
    return found


def _digest(packages: tuple[str, ...]) -> str:
    whole = hashlib.blake2b(digest_size=DIGEST_BYTES)
    for package in packages:
        sources = _sources(files(package), "")
        if not any(name.endswith(".py") for name, _ in sources):
            return ""
        whole.update(f"{package}\n".encode())
        for name, content in sources:
            whole.update(f"{name} {len(content)}\n".encode() + content)
    return whole.hexdigest()


def _sources(folder: Any, path: str) -> list[tuple[str, bytes]]:
    """By name, what stands in them; a line ends alike on every system."""
    found: list[tuple[str, bytes]] = []
    for entry in sorted(folder.iterdir(), key=_name):
        if entry.is_dir():
            found += _sources(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(SUFFIXES):
            found.append((path + entry.name, entry.read_bytes().replace(b"\r\n", b"\n")))
    return found


def _name(entry: Any) -> str:
    return str(entry.name)
