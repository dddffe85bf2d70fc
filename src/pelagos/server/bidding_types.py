"""What the routes about bidding answer, as types: ledgers, and standing orders before they are left."""

from __future__ import annotations

from typing import Literal

from pelagos.server.message_types import Told


class LedgerOffer(Told):
    at: int
    """The frame that shows it."""
    by: str
    who: str
    god: str
    amount: int
    """Nothing for the god who takes no gold."""
    outcome: Literal["stands", "outbid", "returned"]
    outbid_by: str | None


class LedgerChange(Told):
    source: str
    """`study-gold-<source>` says what it is."""
    amount: int | None
    """Gained, or paid if it is less than nothing; unknown where it is not public."""


class LedgerPurse(Told):
    before: list[int] | None
    """The least and the most that the purse can hold."""
    changes: list[LedgerChange]
    after: list[int] | None


class LedgerCycle(Told):
    number: int
    at: int
    offers: list[LedgerOffer]
    sources: list[str]
    """Of all changes, in the order in which they were first told."""
    purses: list[LedgerPurse]


class LedgerData(Told):
    by: str
    of: list[str]
    hidden: bool
    """Purses are behind a screen until the game is over."""
    cycles: list[LedgerCycle]


class LedgerReply(Told):
    ledger: LedgerData | None
    """None where nobody has a purse."""


class PlanEntry(Told):
    god: str
    limit: int
    """Nothing for the god who takes no gold."""


class OrderData(Told):
    """The parts of a standing order."""

    text: str
    plan: list[PlanEntry]
    alarms: list[PlanEntry]
    every: bool
    passes: bool
    stands: bool


class OrderPreview(Told):
    """What a standing order would do now."""

    gods: list[str]
    free: str
    asked: bool
    order: OrderData | None
    says: str | None
    """The phrase that it would say."""
    wakes: str | None
    """Why it would wake its owner."""
