"""What the OpenAPI description says beyond the types of the routes: every refusal, and what bytes contain."""

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


def bytes_response(media: str, holds: Any = Json) -> ResponseSpec:
    """Something that a route sends as bytes."""
    return ResponseSpec(holds, description="As you asked", media_type=media, generate_examples=False)


BYTES_RESPONSES: Final = {
    "show_state": bytes_response("application/json"),
    "show_texts": bytes_response("text/plain; charset=utf-8", str),
    "show_icon": bytes_response("image/svg+xml", str),
    "show_section": bytes_response("image/svg+xml", str),
    "show_metrics": bytes_response("text/plain; version=0.0.4; charset=utf-8", str),
    "show_record": bytes_response("text/plain; charset=utf-8", str),
    "show_rules": bytes_response("application/json"),
    "show_clause": bytes_response("application/json"),
    "show_lexicon": bytes_response("application/json"),
    "show_geometry": bytes_response("application/json"),
}


def with_responses(handler: HTTPRouteHandler) -> HTTPRouteHandler:
    """The handler, with every response that it may give."""
    sent = BYTES_RESPONSES.get(handler.fn.__name__)
    handler.responses = {**REFUSALS, **({200: sent} if sent else {})}
    return handler
