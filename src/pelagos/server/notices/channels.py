"""What every channel of notices has in common: a message without secrets, an address, and two kinds of failure."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol


class Message(NamedTuple):
    """One message to one address, in the language of its reader."""

    key: str
    """The same at every try, so that a receiver can know it again."""
    kind: str
    """Why it is sent: `your-turn`, `outbid`, `invited`, `time`, `over`, `unused`, `digest`, `confirm`, `reset` …"""
    subject: str
    text: str
    link: str
    """Opens the very table, or the page on which the reader acts."""
    unsubscribe: str
    """Ends these messages with one click; empty where they cannot be ended, as with a password reset."""


class SendFailed(Exception):
    """Not sent this time: worth another try, not before the pause that the receiver asked for, if it did."""

    def __init__(self, reason: str = "", retry_after_s: int = 0) -> None:
        super().__init__(reason)
        self.retry_after_s: Final = retry_after_s


class AddressGone(Exception):
    """There will never be anybody at this address: no further try, and the address is struck off."""


class Channel(Protocol):
    """One way to reach people: mail, push, webhook."""

    @property
    def name(self) -> str: ...

    async def send(self, address: str, message: Message) -> None:
        """Deliver, or raise `SendFailed` or `AddressGone`. May be called again with the same key after a crash."""
