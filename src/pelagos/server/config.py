"""How a server is run. Everything has a default that suits one machine and a few friends."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

ANYWHERE: Final = ("0.0.0.0", "::")
"""Hosts to listen at that mean every address of this machine."""
BUILT: Final = Path(__file__).parent / "page"
"""Where the page is built to."""


@dataclass(frozen=True)
class Limits:
    """How much one client may ask. A token bucket holds `burst` requests and is filled by `rate` a second."""

    requests: tuple[float, float] = (20.0, 80.0)
    """Everything, by address or account: rate, burst."""
    offline_files: tuple[float, float] = (20.0, 600.0)
    """Files of the table without a server, by address: a device fetches all of them in one go."""
    signing_in: tuple[float, float] = (0.1, 10.0)
    """Tries at passwords and new accounts from one address: rate, burst."""
    signing_in_name: tuple[float, float] = (0.05, 100.0)
    """Tries at the password of one name from all devices that it has not signed in on before: rate, burst. Slower than
    one address alone, so that many addresses together cannot guess; a known device is not held up by it."""
    new_tables: tuple[float, float] = (0.1, 20.0)
    socket_messages: tuple[float, float] = (20.0, 100.0)
    head: int = 65_536
    """Bytes of the head of a request."""
    request_s: float = 20.0
    """Seconds in which a request must have come, from the first byte, or from the connection, to the last."""
    half_open_each: int = 64
    """Connections of one address whose request has not come yet; beyond that the oldest are closed."""
    connections_each: int = 256
    """Connections of one address, sockets apart; proxies and this machine may have more."""
    connections: int = 0
    """Connections in all; 0: as many as file descriptors allow."""
    body: int = 500_000
    """Bytes of a request."""
    message: int = 16_384
    """Bytes of a message over a socket."""
    backlog: int = 1 << 20
    """Bytes that may wait for one client that reads slowly; one message more, and it is cut off."""
    backlog_total: int = 64 << 20
    """Bytes that may wait for all of them together."""
    sockets_each: int = 40
    subscriptions_each: int = 64
    """Seats that one socket may follow."""
    open_tables: int = 60
    """Unfinished tables of one account."""
    open_tables_guests: int = 200
    """Unfinished tables of all guests at one address, where a whole club may sit."""
    open_tournaments: int = 5
    """Tournaments that one account organises and that are not over."""
    coach: tuple[float, float] = (1.0, 30.0)
    """Questions to the coach of one person, and warnings before an answer: rate, burst."""
    chat: tuple[float, float] = (1.0, 12.0)
    """Lines of chat of one person: rate, burst."""
    reports: tuple[float, float] = (0.01, 5.0)
    """Reports to moderators, of one person and from one address: rate, burst."""
    chat_address: tuple[float, float] = (4.0, 60.0)
    """Lines of chat from one address, where a whole club may sit."""
    contacts: tuple[float, float] = (0.01, 12.0)
    """What sends a message to somebody at the wish of one client: new contacts, test messages, invitations."""
    push: tuple[float, float] = (0.2, 60.0)
    """Push switched on or off from one address: rate, burst. One device may hold the keys of many tables."""


@dataclass(frozen=True)
class Retention:
    """How many days things are kept; 0, at tables that nobody uses: for ever. The privacy page tells these numbers.

    Days on which the server was down do not count at tables that nobody uses. A running game counts as used while
    anything is due there: a clock, a bot, an order.
    """

    waiting: int = 30
    """A table where no game was begun."""
    running: int = 365
    running_guests: int = 90
    """Where nobody has an account."""
    finished: int = 0
    finished_guests: int = 0
    warning: int = 7
    """So many days before a game is removed its players are warned."""
    archive: bool = True
    """Keep the record of a game that is removed, in the folder `archive` beside the database."""
    removed_tables: int = 30
    """A table that a moderator removed can be restored for so long."""
    reports: int = 90
    """A report after it was closed, a mute or a ban after it ended."""
    audit: int = 365
    """What moderators did; a month at least, which the database sees to."""


@dataclass(frozen=True)
class Hashing:
    """What trying one password costs (argon2id, as RFC 9106 advises where memory is short)."""

    rounds: int = 3
    memory: int = 65_536
    """KiB."""
    lanes: int = 4
    at_once: int = 2
    """Passwords that are hashed in parallel."""
    waiting: int = 32
    """Passwords that may wait for their turn; more are refused."""


@dataclass(frozen=True)
class Mail:
    """The mail server that takes our messages, and under which name."""

    host: str
    port: int = 587
    security: Literal["starttls", "tls", "plain"] = "starttls"
    """Encrypted from the second word on, from the first, or not at all: that is for a server on the same machine."""
    user: str = ""
    password: str = field(default="", repr=False)
    sender: str = "pelagos@localhost"
    """The address in `From`."""
    timeout_s: float = 15.0
    """For one answer of the mail server; a message may take three times as long."""


@dataclass(frozen=True)
class Config:
    """Where the data lie, where the server listens, and how it treats bots and time."""

    data: Path
    page: Path = BUILT
    """Where the files of the page lie."""
    offline: Path | None = None
    """Where those of the table without a server lie; None: it is not served."""
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Addresses under which browsers know the server, when a proxy stands before it."""
    secure: bool = False
    """Cookies only over HTTPS: right wherever there is a proxy that provides it."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose `X-Forwarded-For` is trusted."""
    bot_processes: int = 1
    """Processes in which bots run."""
    bot_pause: float = 0.5
    """Seconds before a bot answers, so that people can follow."""
    order_pause: tuple[float, float] = (2.0, 20.0)
    """Seconds, drawn by chance, before an order is obeyed: its speed must not tell that it is one."""
    notice_pause: float = 30.0
    """Seconds before somebody who was asked is sent a notice."""
    tournament_pause: float = 2.0
    """Seconds between two looks at the tables of tournaments: whether games are over, whether rounds can be paired."""
    gather: float = 120.0
    """Seconds in which notices for one mailbox are gathered into one mail."""
    warn_share: float = 0.25
    """By post: when this share of the time for an answer is left, whoever is asked is told so."""
    vacation_days: int = 42
    """Days of vacation that an account may take within a year, in all its games together; each game has its own
    limit, too."""
    mail: Mail | None = None
    """None: no mail is sent, and pages say so."""
    draw_apart: bool = False
    """Boards are drawn in a process of their own, the usual ones ahead of time."""
    tables_held: int = 4000
    """Tables kept in memory; beyond that the least recently used are evicted, all of them being on disk."""
    database: str = field(default="", repr=False)
    """The address of a database of PostgreSQL; none: a file of SQLite in the folder."""
    durable: bool = False
    """Wait for the disk at every move: also a power cut loses nothing."""
    keep_clean: float = 3600.0
    """Seconds between clean-ups: old sessions, tables that nobody uses."""
    wire: Literal["auto", "direct", "ordinary"] = "auto"
    """How messages of sockets go: the direct way where it passes a check, or one of the two by force."""
    outbound_allowed: tuple[str, ...] = ()
    """Origins that webhooks and push may reach although they lie in the network of this machine, or have no HTTPS."""
    metrics: Literal["off", "loopback", "open"] = "loopback"
    """Who may read the metrics: nobody, this machine, everybody."""
    limits: Limits = field(default_factory=Limits)
    retention: Retention = field(default_factory=Retention)
    hashing: Hashing = field(default_factory=Hashing)
    imprint: Path | None = None
    """A text about whoever runs the server, for the privacy page."""

    def address(self) -> str:
        """Where links in messages lead: the first origin, or this machine."""
        return self.origins[0] if self.origins else address_of(self.host, self.port)


def address_of(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    name = "127.0.0.1" if host in ANYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"
