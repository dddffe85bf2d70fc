"""The difference between two messages: a tree that goes only where something has changed.

A change is an object: by the names of parts, or the numbers of entries in a list, what changes there. Or it is
`[value]`: there stands this now. Or `[first, last, items]`: the list keeps so many of its first and of its last
entries, and has these items between them. A patch is a list of changes, made one after the other.
"""

from __future__ import annotations

from typing import Any, Final

Change = dict[str, Any] | list[Any]
Patch = list[Change]

MISSING: Final = object()


def difference(old: Any, new: Any) -> Patch:
    """What must be changed in the old data to make the new; where shapes differ, the whole.

    Data that is equal to Python counts as the same: where there is a truth value there is never a number.
    """
    found = None if old is new else change(old, new)
    return [] if found is None else [found]


def change(old: Any, new: Any) -> Change | None:
    """None if they are equal. Nothing is compared before its parts are: that would be done at every depth."""
    if isinstance(new, dict) and isinstance(old, dict):
        return _change_of_dict(old, new)
    if isinstance(new, list) and isinstance(old, list):
        return _change_of_list(old, new)
    return None if old == new else [new]


def _change_of_dict(old: dict[str, Any], new: dict[str, Any]) -> Change | None:
    if len(old) != len(new):
        return [new]
    found: dict[str, Any] = {}
    for key, value in new.items():
        before = old.get(key, MISSING)
        if before is value:
            continue
        if before is MISSING:
            return [new]
        inner = change(before, value)
        if inner is not None:
            found[key] = inner
    return found or None


def _change_of_list(old: list[Any], new: list[Any]) -> Change | None:
    if len(old) == len(new):
        changed = [i for i, value in enumerate(new) if value is not old[i] and value != old[i]]
        if not changed:
            return None
        between = changed[-1] - changed[0] + 1
        # Entry by entry only where that is shorter than all that lies between.
        if len(changed) == 1 or 4 * len(changed) <= between + 3 or isinstance(new[changed[0]], dict):
            return {str(i): change(old[i], new[i]) for i in changed}
        first, last = changed[0], len(new) - 1 - changed[-1]
    else:
        first, last = _common_ends(old, new)
    return [first, last, new[first : len(new) - last]] if first or last else [new]


def _common_ends(old: list[Any], new: list[Any]) -> tuple[int, int]:
    """How many entries at the beginning and then at the end are equal."""
    first, last, most = 0, 0, min(len(old), len(new))
    while first < most and (old[first] is new[first] or old[first] == new[first]):
        first += 1
    while last < most - first and old[-1 - last] == new[-1 - last]:
        last += 1
    return first, last


def patched(old: Any, patch: Patch) -> Any:
    """The data with the patch applied, as a client does it. The old data stays; what has not changed is shared."""
    for change in patch:
        old = _changed(old, change)
    return old


def _changed(old: Any, change: Change) -> Any:
    if isinstance(change, dict):
        new: Any = list(old) if isinstance(old, list) else dict(old)
        for name, inner in change.items():
            key = int(name) if isinstance(old, list) else name
            new[key] = _changed(old[key], inner)
        return new
    if len(change) == 1:
        return change[0]
    first, last, items = change
    return [*old[:first], *items, *old[len(old) - last :]]
