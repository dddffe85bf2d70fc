"""What the routes of notices answer, as types; see `message_types` for what they are for."""

from __future__ import annotations

from typing import Literal

from pelagos.server import requests
from pelagos.server.message_types import Holidays, Told


class ContactData(Told):
    id: int
    channel: str
    address: str
    """Of a mailbox; where an address tells its owner nothing, it is empty."""
    label: str
    state: Literal["unconfirmed", "confirmed", "given-up"]
    kinds: list[requests.NoticeKind]
    digest: bool
    failure: str
    """Why the last message did not get through."""
    failed: int | None


class VacationData(Told):
    days: int
    """That may be taken in a year."""
    left: int
    taken: list[Holidays]


class NoticesReply(Told):
    channels: list[str]
    """Those that are set up."""
    kinds: list[requests.NoticeKind]
    contacts: list[ContactData]
    zone: str
    quiet: list[int] | None
    digest_at: int
    table: list[requests.NoticeKind] | None
    """Of the table that was asked about; null: as everywhere."""
    vacation: VacationData | None
    """Of an account."""


class LinkedContact(Told):
    channel: str
    address: str
    """Not all of it."""
    state: Literal["unconfirmed", "confirmed", "given-up"]
    told: bool
    """Is anything sent there?"""
