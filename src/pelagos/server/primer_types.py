"""What the five minutes of a title hold, as types; the page's are written from them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from pelagos.server.message_types import Told


class ThingData(Told):
    """A god, a building, a creature, a hero or a card of which there is an example."""

    domain: str
    word: str


class PrimerData(Told):
    sections: list[str]
    """In their order; each has a picture, and messages `five-<title>-<section>`."""
    things: list[ThingData]


class ExampleRequest(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """Of whoever tries it."""
