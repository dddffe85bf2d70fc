"""What the description of the doors says beyond their types: every refusal, and what is in pages sent as bytes."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec

from pelagos.kernel.title import Json


class RefusalSchema(msgspec.Struct, omit_defaults=True):
    """Why not: a code for programs, a sentence for people."""

    code: str
    says: str
    clause: str
    """The rule behind it, if there is one."""
    at: int = 0
    """The version to look at again."""
    line: int = 0
    """Of a record."""
    wait: int = 0
    """Seconds."""


STATUSES: Final = {
    400: "Unreadable",
    401: "Who are you?",
    403: "Not yours",
    404: "Not there",
    405: "Another method is meant",
    409: "Not now",
    413: "Too large",
    429: "Too often",
    503: "The store cannot write now",
}
REFUSALS: Final = {
    status: ResponseSpec(RefusalSchema, description=words, generate_examples=False)
    for status, words in STATUSES.items()
}


def sheet(media: str, holds: Any = Json) -> ResponseSpec:
    """A page that the door sends as bytes."""
    return ResponseSpec(holds, description="As you asked", media_type=media, generate_examples=False)


SHEETS: Final = {
    "show_texts": sheet("text/plain; charset=utf-8", str),
    "show_icon": sheet("image/svg+xml", str),
    "show_metrics": sheet("text/plain; version=0.0.4; charset=utf-8", str),
    "show_record": sheet("text/plain; charset=utf-8", str),
    "show_rules": sheet("application/json"),
    "show_clause": sheet("application/json"),
    "show_lexicon": sheet("application/json"),
    "show_geometry": sheet("application/json"),
}


def described(door: HTTPRouteHandler) -> HTTPRouteHandler:
    """The door, with everything that may come out of it."""
    sent = SHEETS.get(door.fn.__name__)
    door.responses = {**REFUSALS, **({200: sent} if sent else {})}
    return door
