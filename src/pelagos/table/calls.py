"""Everything that can be asked of a table, by name and plain arguments.

A table is deterministic: a save and the calls since then give the table as it stands. So a server writes a call, not a
save, for every move, and a save now and then. Calls that were refused need not be written.
"""

from __future__ import annotations

from typing import Any, Final

from pelagos.kernel.title import Json
from pelagos.table.errors import Refused
from pelagos.table.table import Table
from pelagos.table.terms import read_terms

CALLS: Final[dict[str, tuple[str, ...]]] = {
    "sit": ("seat", "player", "name", "nonce?"),
    "rise": ("seat",),
    "give_nonce": ("seat", "nonce"),
    "seat_bot": ("by", "seat", "level"),
    "clear": ("by", "seat"),
    "change_terms": ("by", "terms"),
    "hand_over": ("by", "heir"),
    "start": ("by", "now"),
    "submit": ("seat", "phrases", "at", "now", "key?"),
    "undo": ("seat", "at", "now", "count?"),
    "tick": ("now",),
    "take_holiday": ("seat", "start", "end", "now"),
    "leave_order": ("seat", "text"),
    "withdraw_order": ("seat",),
    "obey": ("seat", "at", "now"),
    "ring": (),
    "propose": ("seat", "kind", "now", "to?"),
    "vote": ("seat", "agree", "now"),
    "resign": ("seat", "now"),
    "leave": ("seat", "now"),
    "replace": ("seat", "player", "name", "now"),
    "stand_in": ("by", "seat", "level", "now"),
    "come_back": ("seat", "player", "now"),
    "forget": ("player", "name", "now"),
    "talk": ("viewer", "channel", "text", "now", "name?"),
    "mute": ("seat", "name", "muted?"),
}
"""The names of the calls and of their arguments; those with a question mark may be left out."""

REQUIRED: Final = {name: [word for word in words if not word.endswith("?")] for name, words in CALLS.items()}
ALLOWED: Final = {name: {word.rstrip("?") for word in words} for name, words in CALLS.items()}
NUMBERS: Final = frozenset({"seat", "viewer", "at", "now", "count", "start", "end", "to"})
TRUTHS: Final = frozenset({"agree", "muted"})


def call(table: Table, name: str, arguments: Json) -> Any:
    """Do what is asked; what comes back is what the method gives. Arguments may come from anybody: they are checked."""
    wanted = CALLS.get(name)
    if wanted is None:
        raise Refused("unknown-call", known=", ".join(CALLS))
    missing = any(argument not in arguments for argument in REQUIRED[name])
    known = ALLOWED[name]
    if missing or any(argument not in known or not _fits(argument, value) for argument, value in arguments.items()):
        raise Refused("bad-arguments-of-call", call=name, known=", ".join(wanted) or "–")
    given = dict(arguments)
    if "terms" in given:
        given["terms"] = read_terms(given["terms"])
    return getattr(table, name)(**given)


def _fits(argument: str, value: object) -> bool:
    if argument in NUMBERS:
        return type(value) is int and abs(value) < 1 << 53
    if argument in TRUTHS:
        return type(value) is bool
    if argument == "phrases":
        return isinstance(value, list) and all(isinstance(phrase, str) for phrase in value)
    return isinstance(value, dict) if argument == "terms" else isinstance(value, str)
