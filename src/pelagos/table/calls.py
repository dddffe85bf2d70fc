"""Every call that changes a table, by name and plain arguments.

A table is deterministic: a save and the calls since then give the table as it stands. So a server writes a call, not a
save, for every move, and a save now and then. Calls that were refused need not be written. The names are stored: they
do not change.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pelagos.kernel.title import Json
from pelagos.table.errors import Refused
from pelagos.table.table import Table
from pelagos.table.terms import read_terms

Invoke = Callable[[Table, Json], Any]
Check = Callable[[object], bool]


class Call:
    """One call: the names of its arguments, those with a question mark optional, and how the table is called."""

    def __init__(self, arguments: tuple[str, ...], invoke: Invoke) -> None:
        self.arguments: Final = arguments
        self.invoke: Final = invoke
        self.required: Final = [name for name in arguments if not name.endswith("?")]
        self.checks: Final = {name.rstrip("?"): CHECKS.get(name.rstrip("?"), _is_text) for name in arguments}
        """By argument, whether a value is of the right type."""


def call(table: Table, name: str, arguments: Json) -> Any:
    """Make a call; what comes back is what the method gives. Arguments may come from anybody: they are checked."""
    wanted = CALLS.get(name)
    if wanted is None:
        raise Refused("unknown-call", known=", ".join(CALLS))
    if not _fits(wanted, arguments):
        raise Refused("bad-arguments-of-call", call=name, known=", ".join(wanted.arguments) or "–")
    return wanted.invoke(table, arguments)


def _fits(wanted: Call, arguments: Json) -> bool:
    for name in wanted.required:
        if name not in arguments:
            return False
    for name, value in arguments.items():
        check = wanted.checks.get(name)
        if check is None or not check(value):
            return False
    return True


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_number(value: object) -> bool:
    return type(value) is int and abs(value) < 1 << 53


def _is_truth(value: object) -> bool:
    return type(value) is bool


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _is_object(value: object) -> bool:
    return isinstance(value, dict)


CHECKS: Final[dict[str, Check]] = {
    "seat": _is_number,
    "viewer": _is_number,
    "at": _is_number,
    "now": _is_number,
    "count": _is_number,
    "start": _is_number,
    "end": _is_number,
    "to": _is_number,
    "number": _is_number,
    "agree": _is_truth,
    "muted": _is_truth,
    "hidden": _is_truth,
    "guest": _is_truth,
    "rotated": _is_truth,
    "phrases": _is_texts,
    "terms": _is_object,
}
"""By the name of an argument, what it must be; the others are texts."""


# One function for each call, so that a wrong name or order of arguments is a type error and not a surprise.


def _sit(table: Table, given: Json) -> None:
    table.sit(given["seat"], given["player"], given["name"], given.get("nonce", ""))


def _rise(table: Table, given: Json) -> None:
    table.rise(given["seat"])


def _give_nonce(table: Table, given: Json) -> None:
    table.give_nonce(given["seat"], given["nonce"])


def _seat_bot(table: Table, given: Json) -> None:
    table.seat_bot(given["by"], given["seat"], given["level"])


def _clear(table: Table, given: Json) -> None:
    table.clear(given["by"], given["seat"])


def _change_terms(table: Table, given: Json) -> None:
    table.change_terms(given["by"], read_terms(given["terms"]))


def _hand_over(table: Table, given: Json) -> None:
    table.hand_over(given["by"], given["heir"])


def _start(table: Table, given: Json) -> None:
    table.start(given["by"], given["now"])


def _submit(table: Table, given: Json) -> int:
    return table.submit(given["seat"], given["phrases"], given["at"], given["now"], given.get("key", ""))


def _undo(table: Table, given: Json) -> int:
    return table.undo(given["seat"], given["at"], given["now"], given.get("count", 0))


def _go_back(table: Table, given: Json) -> int:
    return table.go_back(given["seat"], given["to"], given["at"], given["now"])


def _teach(table: Table, given: Json) -> int:
    more = given.get("to", 0), given.get("text", "")
    return table.teach(given["seat"], given["wish"], given["at"], given["now"], *more)


def _resume(table: Table, given: Json) -> None:
    table.resume(given["seat"], given["now"])


def _tick(table: Table, given: Json) -> bool:
    return table.tick(given["now"])


def _take_holiday(table: Table, given: Json) -> None:
    # Whoever goes today need not know the minute.
    table.take_holiday(given["seat"], max(given["start"], given["now"]), given["end"], given["now"])


def _give_back(table: Table, given: Json) -> None:
    table.give_back(given["start"], given["end"])


def _end_holiday(table: Table, given: Json) -> None:
    table.end_holiday(given["seat"], given["now"])


def _leave_order(table: Table, given: Json) -> None:
    table.leave_order(given["seat"], given["text"])


def _withdraw_order(table: Table, given: Json) -> None:
    table.withdraw_order(given["seat"])


def _obey(table: Table, given: Json) -> int:
    return table.obey(given["seat"], given["at"], given["now"])


def _ring(table: Table, _: Json) -> object:
    return table.ring()


def _propose(table: Table, given: Json) -> None:
    table.propose(given["seat"], given["kind"], given["now"], given.get("to", 0))


def _vote(table: Table, given: Json) -> None:
    table.vote(given["seat"], given["agree"], given["now"])


def _resign(table: Table, given: Json) -> None:
    table.resign(given["seat"], given["now"])


def _leave(table: Table, given: Json) -> None:
    table.leave(given["seat"], given["now"])


def _replace(table: Table, given: Json) -> None:
    table.replace(given["seat"], given["player"], given["name"], given["now"])


def _ask_for_chair(table: Table, given: Json) -> None:
    table.ask_for_chair(given["seat"], given["player"], given["name"], given["now"])


def _admit(table: Table, given: Json) -> None:
    table.admit(given["by"], given["number"], given["now"])


def _refuse_chair(table: Table, given: Json) -> None:
    table.refuse_chair(given["by"], given["number"], given["now"])


def _remove(table: Table, given: Json) -> None:
    table.remove(given["by"], given["seat"], given["now"])


def _stand_in(table: Table, given: Json) -> None:
    table.stand_in(given["by"], given["seat"], given["level"], given["now"])


def _come_back(table: Table, given: Json) -> None:
    table.come_back(given["seat"], given["player"], given["now"])


def _forget(table: Table, given: Json) -> None:
    table.forget(given["player"], given["name"], given["now"])


def _rename(table: Table, given: Json) -> None:
    table.rename(given["player"], given["name"])


def _adopt(table: Table, given: Json) -> None:
    table.adopt(given["player"], given["heir"], given["name"])


def _talk(table: Table, given: Json) -> None:
    table.talk(
        given["viewer"], given["channel"], given["text"], given["now"], given.get("name", ""), given.get("guest", False)
    )


def _mute(table: Table, given: Json) -> None:
    table.mute(given["seat"], given["name"], given.get("muted", True))


def _hide_line(table: Table, given: Json) -> None:
    table.hide_line(given["channel"], given["number"], given["hidden"])


def _offer_rematch(table: Table, given: Json) -> None:
    table.offer_rematch(given["seat"], given["game"], given["rotated"], given["commit"])


def _decline_rematch(table: Table, given: Json) -> None:
    table.decline_rematch(given["seat"])


CALLS: Final[dict[str, Call]] = {
    "sit": Call(("seat", "player", "name", "nonce?"), _sit),
    "rise": Call(("seat",), _rise),
    "give_nonce": Call(("seat", "nonce"), _give_nonce),
    "seat_bot": Call(("by", "seat", "level"), _seat_bot),
    "clear": Call(("by", "seat"), _clear),
    "change_terms": Call(("by", "terms"), _change_terms),
    "hand_over": Call(("by", "heir"), _hand_over),
    "start": Call(("by", "now"), _start),
    "submit": Call(("seat", "phrases", "at", "now", "key?"), _submit),
    "undo": Call(("seat", "at", "now", "count?"), _undo),
    "go_back": Call(("seat", "to", "at", "now"), _go_back),
    "teach": Call(("seat", "wish", "at", "now", "to?", "text?"), _teach),
    "resume": Call(("seat", "now"), _resume),
    "tick": Call(("now",), _tick),
    "take_holiday": Call(("seat", "start", "end", "now"), _take_holiday),
    "give_back": Call(("start", "end"), _give_back),
    "end_holiday": Call(("seat", "now"), _end_holiday),
    "leave_order": Call(("seat", "text"), _leave_order),
    "withdraw_order": Call(("seat",), _withdraw_order),
    "obey": Call(("seat", "at", "now"), _obey),
    "ring": Call((), _ring),
    "propose": Call(("seat", "kind", "now", "to?"), _propose),
    "vote": Call(("seat", "agree", "now"), _vote),
    "resign": Call(("seat", "now"), _resign),
    "leave": Call(("seat", "now"), _leave),
    "replace": Call(("seat", "player", "name", "now"), _replace),
    "ask_for_chair": Call(("seat", "player", "name", "now"), _ask_for_chair),
    "admit": Call(("by", "number", "now"), _admit),
    "refuse_chair": Call(("by", "number", "now"), _refuse_chair),
    "remove": Call(("by", "seat", "now"), _remove),
    "stand_in": Call(("by", "seat", "level", "now"), _stand_in),
    "come_back": Call(("seat", "player", "now"), _come_back),
    "forget": Call(("player", "name", "now"), _forget),
    "rename": Call(("player", "name"), _rename),
    "adopt": Call(("player", "heir", "name"), _adopt),
    "talk": Call(("viewer", "channel", "text", "now", "name?", "guest?"), _talk),
    "mute": Call(("seat", "name", "muted?"), _mute),
    "offer_rematch": Call(("seat", "game", "rotated", "commit"), _offer_rematch),
    "decline_rematch": Call(("seat",), _decline_rematch),
    "hide_line": Call(("channel", "number", "hidden"), _hide_line),
}

TIMED: Final = frozenset({name for name, known in CALLS.items() if "now" in known.arguments})
"""Those that are told the time."""
