"""The difference between two messages: places, and what stands there now.

A change is `[place, value]`, or `[place, kept, items]` for a list that keeps its first entries and goes on with others.
"""

from __future__ import annotations

from typing import Any

Place = list[str | int]
Patch = list[list[Any]]


def difference(old: Any, new: Any) -> Patch:
    """What must be changed in the old data to make the new; where shapes differ, the whole.

    Data that is equal to Python counts as the same: where there is a truth value there is never a number.
    """
    found: Patch = []
    _differ(old, new, [], found)
    return found


def _differ(old: Any, new: Any, place: Place, found: Patch) -> None:
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key, value in new.items():
            _differ(old[key], value, [*place, key], found)
    elif isinstance(old, list) and isinstance(new, list):
        _differ_lists(old, new, place, found)
    else:
        found.append([place, new])


def _differ_lists(old: list[Any], new: list[Any], place: Place, found: Patch) -> None:
    if len(old) == len(new) and not _is_rewritten(old, new):
        for i, value in enumerate(new):
            _differ(old[i], value, [*place, i], found)
        return
    kept = 0
    while kept < min(len(old), len(new)) and old[kept] == new[kept]:
        kept += 1
    found.append([place, kept, new[kept:]] if kept else [place, new])


def _is_rewritten(old: list[Any], new: list[Any]) -> bool:
    """So much of it is new that the whole is shorter than its parts."""
    changed = [a for a, b in zip(old, new, strict=True) if a != b]
    return len(changed) > 1 and 3 * len(changed) > len(new) and not isinstance(changed[0], dict)


def patched(old: Any, patch: Patch) -> Any:
    """The data with the patch applied, as a listener does it. The old data is changed, unless it is replaced whole."""
    for place, *change in patch:
        inner = old
        for key in place[:-1]:
            inner = inner[key]
        if len(change) == 2:
            inner = inner[place[-1]] if place else inner
            inner[change[0] :] = change[1]
        elif place:
            inner[place[-1]] = change[0]
        else:
            old = change[0]
    return old
