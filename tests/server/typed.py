"""Holding what was really sent against the types that describe it."""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec

from pelagos.server import message_types as told
from pelagos.server import reply_types, route_types

SAID: Final[dict[str, Any]] = {
    "mark": told.StateMessage,
    "talk": told.TalkMessage,
    "error": told.SocketRefusal,
    "pong": told.Pong,
    "notice": told.TurnNotice,
    "ok": told.Acknowledgement,
}
"""What only one kind of message on a socket has; a state may answer a command, too, so `ok` comes last."""


def check(data: Any, kind: Any) -> None:
    """Raises unless the data is of this kind: nothing is missing, nothing is more, nothing is converted."""
    if _is_struct(kind):
        unknown = set(data) - set(kind.__struct_encode_fields__) - {kind.__struct_config__.tag_field}
        assert not unknown, f"{kind.__name__} has no {unknown}"
    msgspec.convert(data, kind, strict=True)
    if isinstance(data, dict):
        for event in data.get("events", []) if isinstance(data.get("events"), list) else []:
            check_event(event)


def check_event(event: Any) -> None:
    """A name and numbers; msgspec cannot say that only the first of a list is a text."""
    name, *numbers = event
    assert type(name) is str
    assert all(type(number) is int for number in numbers), event


def check_socket(message: Any) -> type:
    kind = next(kind for key, kind in SAID.items() if key in message)
    check(message, kind)
    assert kind in get_args(told.SocketMessage)
    return kind  # type: ignore[no-any-return]


def check_reply(route: str, status: int, data: Any) -> None:
    check(data, route_types.ROUTES[route].reply if status < 300 else reply_types.RefusalBody)


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)
