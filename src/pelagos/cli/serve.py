"""`pelagos serve`: tables for everybody who can reach this machine."""

from __future__ import annotations

import threading
import webbrowser
from enum import StrEnum
from typing import Annotated
from urllib.parse import urlsplit

import typer

from pelagos.cli.arguments import titles_of
from pelagos.cli.data_folder import Data, data_folder
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
from pelagos.server.config import Config


class Level(StrEnum):
    """How much is logged."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class MetricsAccess(StrEnum):
    """Who may read the metrics."""

    OFF = "off"
    LOOPBACK = "loopback"
    OPEN = "open"


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(metavar="HOST", help=text("serve-host-help"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", min=0, max=65535, help=text("serve-port-help"))] = 8000,
    data: Data = None,
    origins: Annotated[
        list[str] | None, typer.Option("--origin", metavar="ADDRESS", help=text("serve-origin-help"))
    ] = None,
    secure: Annotated[bool, typer.Option("--secure", help=text("serve-secure-help"))] = False,
    proxies: Annotated[
        list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help=text("serve-proxy-help"))
    ] = None,
    # `--thinkers` is its name of version 0.1.
    bot_processes: Annotated[
        int, typer.Option("--bot-processes", "--thinkers", metavar="N", min=1, max=64, help=text("serve-bots-help"))
    ] = 1,
    durable: Annotated[bool, typer.Option("--durable", help=text("serve-durable-help"))] = False,
    metrics: Annotated[MetricsAccess, typer.Option(help=text("serve-metrics-help"))] = MetricsAccess.LOOPBACK,
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
    config = Config(
        data_folder(data),
        host=host,
        port=port,
        origins=known,
        secure=secure or (bool(known) and all(origin.startswith("https:") for origin in known)),
        proxies=tuple(proxies or ()),
        bot_processes=bot_processes,
        draw_apart=True,
        durable=durable,
        metrics=metrics.value,
        mail=mail_settings(mail, mail_security, mail_user, mail_from),
        vacation_days=vacation_days,
    )

    def ready(address: str) -> None:
        say(text("serve-ready", address=known[0] if known else address, path=str(config.data)))
        if show:
            # A browser that takes its time must not keep the first visitors waiting.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(config, titles_of(context), level.value, ready)


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
