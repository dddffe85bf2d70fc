"""The difference between two messages as a list of places and what stands there now."""

from __future__ import annotations

from typing import Any

Place = list[str | int]
Patch = list[tuple[Place, Any]]


def difference(old: Any, new: Any) -> Patch:
    """What must be set in the old data to make the new; where shapes differ, the whole."""
    found: Patch = []
    _differ(old, new, [], found)
    return found


def _differ(old: Any, new: Any, place: Place, found: Patch) -> None:
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key, value in new.items():
            _differ(old[key], value, [*place, key], found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and not _is_rewritten(old, new):
        for i, value in enumerate(new):
            _differ(old[i], value, [*place, i], found)
    elif type(old) is not type(new) or old != new:
        found.append((place, new))


def _is_rewritten(old: list[Any], new: list[Any]) -> bool:
    """So much of it is new that the whole is shorter than its parts."""
    changed = sum(a != b for a, b in zip(old, new, strict=True))
    return changed > 1 and 3 * changed > len(new)


def patched(old: Any, patch: list[Any]) -> Any:
    """The data with the patch applied, as a listener does it. It changes the old data, unless that is replaced."""
    for place, value in patch:
        if not place:
            old = value
            continue
        inner = old
        for key in place[:-1]:
            inner = inner[key]
        inner[place[-1]] = value
    return old
