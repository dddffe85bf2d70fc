"""What is public, as a list: every name of `pelagos.__all__` with its attributes and signatures.

`python tests/api/public.py` prints it for docs/api.md.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cached_property
from typing import Any

import pelagos

OURS = ("pelagos.",)
ERRORS = {"PelagosError": ["    clause: str", "    code: str"]}
"""What every error has; only an instance shows it."""


def listing() -> list[str]:
    return [line for name in pelagos.__all__ for line in entry(name, getattr(pelagos, name))]


def entry(name: str, thing: Any) -> list[str]:
    if isinstance(thing, type):
        noted = ERRORS.get(name, []) if issubclass(thing, Exception) else members(thing)
        bases = ", ".join(base.__name__ for base in thing.__bases__ if base.__name__ not in ("object", "Setting"))
        return [f"class {name}({bases})" if bases else f"class {name}", *noted]
    return [f"{name}{signature(thing)}" if callable(thing) else name]


def members(cls: type) -> Iterator[str]:
    """Public attributes, those of our own base classes included, in the order of the alphabet."""
    found = {name for base in cls.__mro__ if base.__module__.startswith(OURS) for name in vars(base)}
    noted = {field.name: str(field.type) for field in fields(cls)} if is_dataclass(cls) else {}
    for name in sorted(found | noted.keys()):
        if not name.startswith("_"):
            yield "    " + (f"{name}: {noted[name]}" if name in noted else member(cls, name))


def member(cls: type, name: str) -> str:
    thing = inspect.getattr_static(cls, name)
    if isinstance(thing, property):
        settable = "" if thing.fset is None else "  (may be set)"
        return f"{name}: {inspect.signature(thing.fget).return_annotation}{settable}" if thing.fget else name
    if isinstance(thing, cached_property):
        return f"{name}: {inspect.signature(thing.func).return_annotation}"
    return f"{name}{signature(thing)}" if callable(thing) else f"{name}: {type(thing).__name__}"


def signature(function: Any) -> str:
    """As it is written in the source; without `self`."""
    whole = inspect.signature(function)
    parts: list[str] = []
    starred = False
    for parameter in whole.parameters.values():
        if parameter.name == "self":
            continue
        if parameter.kind is parameter.KEYWORD_ONLY and not starred:
            parts.append("*")
            starred = True
        starred = starred or parameter.kind is parameter.VAR_POSITIONAL
        star = "*" if parameter.kind is parameter.VAR_POSITIONAL else ""
        default = "" if parameter.default is parameter.empty else f" = {parameter.default!r}"
        parts.append(f"{star}{parameter.name}: {parameter.annotation}{default}")
    return f"({', '.join(parts)}) -> {whole.return_annotation}"


if __name__ == "__main__":
    print("\n".join(listing()))  # noqa: T201 -- this is what it is for
