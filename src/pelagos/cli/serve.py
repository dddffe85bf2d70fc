"""`pelagos serve`: tables for everybody who can reach this machine."""

from __future__ import annotations

import threading
import webbrowser
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated, Final, TypeAlias
from urllib.parse import urlsplit

import typer

from pelagos.cli.arguments import titles_of
from pelagos.cli.data_folder import Data, Database, data_folder
from pelagos.cli.mail_settings import (
    MailFrom,
    MailSecurity,
    MailSecurityOption,
    MailServer,
    MailUser,
    mail_settings,
)
from pelagos.cli.screen import BadCall, say
from pelagos.cli.sentences import text
from pelagos.server.config import Config, Retention

MOST_DAYS: Final = 36_500


class Level(StrEnum):
    """How much is logged."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class WirePath(StrEnum):
    """How messages of sockets go."""

    AUTO = "auto"
    DIRECT = "direct"
    ORDINARY = "ordinary"


class MetricsAccess(StrEnum):
    """Who may read the metrics."""

    OFF = "off"
    LOOPBACK = "loopback"
    OPEN = "open"


KeepRunning = Annotated[int, typer.Option(metavar="DAYS", min=0, max=MOST_DAYS, help=text("serve-keep-running-help"))]
KeepRunningGuests = Annotated[
    int, typer.Option(metavar="DAYS", min=0, max=MOST_DAYS, help=text("serve-keep-running-guests-help"))
]
KeepFinished = Annotated[int, typer.Option(metavar="DAYS", min=0, max=MOST_DAYS, help=text("serve-keep-finished-help"))]
KeepFinishedGuests = Annotated[
    int, typer.Option(metavar="DAYS", min=0, max=MOST_DAYS, help=text("serve-keep-finished-guests-help"))
]
Archive = Annotated[bool, typer.Option("--archive/--no-archive", help=text("serve-archive-help"))]
ImprintFile: TypeAlias = Annotated[
    Path | None,
    typer.Option("--imprint", metavar="FILE", exists=True, dir_okay=False, help=text("serve-imprint-help")),
]
RemovedDays: TypeAlias = Annotated[
    int, typer.Option("--keep-removed", metavar="DAYS", min=1, max=3650, help=text("serve-keep-removed-help"))
]
ReportsDays: TypeAlias = Annotated[
    int, typer.Option("--keep-reports", metavar="DAYS", min=1, max=3650, help=text("serve-keep-reports-help"))
]
AuditDays: TypeAlias = Annotated[
    int, typer.Option("--keep-audit", metavar="DAYS", min=31, max=3650, help=text("serve-keep-audit-help"))
]
OfflineFolder: TypeAlias = Annotated[
    Path | None,
    typer.Option("--offline", metavar="FOLDER", exists=True, file_okay=False, help=text("serve-offline-help")),
]
Proxies = Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help=text("serve-proxy-help"))]
Outbound = Annotated[
    list[str] | None, typer.Option("--allow-outbound", metavar="ADDRESS", help=text("serve-outbound-help"))
]
Origins = Annotated[list[str] | None, typer.Option("--origin", metavar="ADDRESS", help=text("serve-origin-help"))]
# `--thinkers` is its name of version 0.1.
BotProcesses = Annotated[
    int, typer.Option("--bot-processes", "--thinkers", metavar="N", min=1, max=64, help=text("serve-bots-help"))
]


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(metavar="HOST", help=text("serve-host-help"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", min=0, max=65535, help=text("serve-port-help"))] = 8000,
    data: Data = None,
    database: Database = "",
    origins: Origins = None,
    secure: Annotated[bool, typer.Option("--secure", help=text("serve-secure-help"))] = False,
    proxies: Proxies = None,
    bot_processes: BotProcesses = 1,
    durable: Annotated[bool, typer.Option("--durable", help=text("serve-durable-help"))] = False,
    keep_running: KeepRunning = 365,
    keep_running_guests: KeepRunningGuests = 90,
    keep_finished: KeepFinished = 0,
    keep_finished_guests: KeepFinishedGuests = 0,
    archive: Archive = True,
    outbound: Outbound = None,
    metrics: Annotated[MetricsAccess, typer.Option(help=text("serve-metrics-help"))] = MetricsAccess.LOOPBACK,
    wire: Annotated[WirePath, typer.Option(help=text("serve-wire-help"))] = WirePath.AUTO,
    imprint: ImprintFile = None,
    offline: OfflineFolder = None,
    removed_days: RemovedDays = 30,
    reports_days: ReportsDays = 90,
    audit_days: AuditDays = 365,
    mail: MailServer = "",
    mail_security: MailSecurityOption = MailSecurity.STARTTLS,
    mail_user: MailUser = "",
    mail_from: MailFrom = "pelagos@localhost",
    vacation_days: Annotated[int, typer.Option(metavar="DAYS", min=0, max=366, help=text("serve-vacation-help"))] = 42,
    level: Annotated[Level, typer.Option("--log-level", help=text("serve-log-help"))] = Level.WARNING,
    show: Annotated[bool, typer.Option("--open", help=text("serve-open-help"))] = False,
) -> None:
    # Here, so that no other command waits for the libraries of a server.
    from pelagos.server.run import run  # noqa: PLC0415

    known = tuple(checked_origin(origin) for origin in origins or ())
    unused = (keep_running, keep_running_guests, keep_finished, keep_finished_guests)
    config = Config(
        data_folder(data),
        database=database,
        host=host,
        port=port,
        origins=known,
        secure=secure or (bool(known) and all(origin.startswith("https:") for origin in known)),
        proxies=tuple(proxies or ()),
        bot_processes=bot_processes,
        draw_apart=True,
        durable=durable,
        wire=wire.value,
        outbound_allowed=tuple(checked_origin(origin) for origin in outbound or ()),
        metrics=metrics.value,
        mail=mail_settings(mail, mail_security, mail_user, mail_from),
        vacation_days=vacation_days,
        imprint=imprint,
        offline=offline,
        retention=_retention(unused, archive, removed_days, reports_days, audit_days),
    )
    run(config, titles_of(context), level.value, partial(_ready, config, show))


def _retention(unused: tuple[int, int, int, int], archive: bool, removed: int, reports: int, audit: int) -> Retention:
    """`unused`: games that run, of guests only, that are over, of guests only."""
    running, running_guests, finished, finished_guests = unused
    return Retention(
        running=running,
        running_guests=running_guests,
        finished=finished,
        finished_guests=finished_guests,
        archive=archive,
        removed_tables=removed,
        reports=reports,
        audit=audit,
    )


def _ready(config: Config, show: bool, address: str) -> None:
    # Here as in `serve`.
    from pelagos.server.store.database import whereabouts  # noqa: PLC0415

    say(text("serve-ready", address=config.origins[0] if config.origins else address, path=whereabouts(config)))
    if show:
        # A browser that takes its time must not keep the first visitors waiting.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def checked_origin(origin: str) -> str:
    """As browsers write it: the scheme, the name, perhaps a port, and nothing behind it."""
    parts = urlsplit(origin.rstrip("/"))
    if (
        parts.scheme not in ("http", "https")
        or not parts.hostname
        or origin.rstrip("/") != f"{parts.scheme}://{parts.netloc}"
    ):
        raise BadCall("bad-origin", origin=origin)
    return origin.rstrip("/").lower()
