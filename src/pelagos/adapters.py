"""What a layer must know of a title: found through the title's descriptor, so that no layer names a title."""

from __future__ import annotations

from importlib import import_module
from typing import TypeVar

from pelagos.kernel.title import Title

A = TypeVar("A")


def adapter_of(title: Title, layer: str, kind: type[A]) -> A | None:
    """The `ADAPTER` of the module that the descriptor names for a layer; None if it names none."""
    module = title.adapters.get(layer)
    if module is None:
        return None
    found = import_module(module).ADAPTER
    if not isinstance(found, kind):
        raise TypeError(f"{module}.ADAPTER is no {kind.__name__}")
    return found
