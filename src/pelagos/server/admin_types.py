"""What the routes of moderators are sent and answer, and what the privacy page is told, as types."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from pelagos.server.message_types import ChatLine, Phase, Told
from pelagos.server.requests import RequestNumber, Seat, Strict, Word

Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Hours = Annotated[int, msgspec.Meta(ge=1, le=87_600)]

# sent


class SanctionRequest(Strict):
    """Against an account by name, whom a report is about, or who sits at a seat."""

    kind: Literal["mute", "ban"]
    reason: Reason
    """The person reads it."""
    hours: Hours | None = None
    """None: for good."""
    account: Annotated[str, msgspec.Meta(max_length=64)] = ""
    report: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0
    game: Annotated[str, msgspec.Meta(max_length=32, pattern="^[a-z0-9]*$")] = ""
    seat: Seat = 0
    with_address: bool = False
    """Of a guest also the address, as far as it is known."""


class ActReason(Strict):
    reason: Reason


class LineRequest(Strict):
    channel: Word
    number: RequestNumber
    hidden: bool
    reason: Reason


# told


class FoundChair(Told):
    kind: str
    name: str


class ReportContext(Told):
    """Who sat there and what was said, as it stood when it was reported."""

    phase: Phase
    chairs: list[FoundChair]
    seat: int | None
    channel: str
    line: int | None
    lines: list[ChatLine]


class AbuseReport(Told):
    number: int
    at: int
    kind: str
    text: str
    reporter: str
    """Empty for who looked on without an account."""
    reported: str
    account: bool
    """Has whoever is reported an account?"""
    has_address: bool
    game: str
    title: str
    version: int
    context: ReportContext | None
    withheld: bool
    """The moderator sits at that table, and the game is not over: the words stay closed until then."""
    closed: int | None
    closed_by: str


class SanctionData(Told):
    number: int
    kind: str
    name: str
    of: Literal["account", "guest", "address"]
    reason: str
    actor: str
    created: int
    until: int | None
    """None: for good."""
    active: bool


class PersonData(Told):
    name: str
    created: int
    seen: int | None
    admin: bool
    number: int
    """To ask for those before it."""
    sanctions: list[SanctionData]
    """Those that hold."""


class FoundTable(Told):
    game: str
    title: str
    phase: Phase
    public: bool
    created: int
    touched: int
    removed: int | None
    chairs: list[FoundChair]


class PersonDetails(Told):
    person: PersonData
    sanctions: list[SanctionData]
    """All that there were."""
    tables: list[FoundTable]
    reports: int
    """How often they were reported."""


class AuditLine(Told):
    number: int
    at: int
    actor: str
    console: bool
    act: str
    target: str
    reason: str
    details: dict[str, str | int | None]


class ServerState(Told):
    status: str
    reasons: list[str]
    version: str
    started: int
    sockets: int
    tables_held: int
    jobs_waiting: int
    open_reports: int
    unopenable: list[FoundTable]
    """Tables that could not be opened."""


class PrivacyData(Told):
    """What the privacy page tells, with the settings of this server."""

    imprint: str
    """The operator's own words; plain text."""
    session_days: int
    device_days: int
    abandoned_days: int
    running_days: int
    """Of a game that nobody uses; 0: it is never removed. So are the next three."""
    running_guests_days: int
    finished_days: int
    finished_guests_days: int
    chat_lines: int
    removed_tables_days: int
    reports_days: int
    audit_days: int
    notices_days: int
    """Messages that were sent."""
