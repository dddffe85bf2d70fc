"""The mail server of `pelagos serve`, from options and the environment.

The password is never an option: whoever can list processes could read it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer

from pelagos.cli.screen import BadCall
from pelagos.cli.sentences import text
from pelagos.server.config import Mail

PASSWORD: Final = "PELAGOS_MAIL_PASSWORD"
PASSWORD_FILE: Final = "PELAGOS_MAIL_PASSWORD_FILE"


class MailSecurity(StrEnum):
    """How the connection to the mail server is encrypted."""

    STARTTLS = "starttls"
    TLS = "tls"
    PLAIN = "plain"


MailServer: TypeAlias = Annotated[
    str, typer.Option("--mail", metavar="HOST[:PORT]", envvar="PELAGOS_MAIL", help=text("serve-mail-help"))
]
MailSecurityOption: TypeAlias = Annotated[
    MailSecurity, typer.Option(envvar="PELAGOS_MAIL_SECURITY", help=text("serve-mail-security-help"))
]
MailUser: TypeAlias = Annotated[
    str, typer.Option(metavar="NAME", envvar="PELAGOS_MAIL_USER", help=text("serve-mail-user-help"))
]
MailFrom: TypeAlias = Annotated[
    str, typer.Option(metavar="ADDRESS", envvar="PELAGOS_MAIL_FROM", help=text("serve-mail-from-help"))
]

PORTS: Final = {MailSecurity.STARTTLS: 587, MailSecurity.TLS: 465, MailSecurity.PLAIN: 25}


def mail_settings(
    server: str, security: MailSecurity, user: str, sender: str, environment: Mapping[str, str] = os.environ
) -> Mail | None:
    """None without a server; BadCall for what cannot be."""
    if not server:
        return None
    host, port = host_and_port(server, PORTS[security])
    if "@" not in sender or any(letter.isspace() for letter in sender):
        raise BadCall("bad-mail-from", address=sender)
    return Mail(host, port, security.value, user, password_of(environment), sender)


def host_and_port(server: str, usual: int) -> tuple[str, int]:
    host, colon, port = server.rpartition(":")
    if not colon or server.endswith("]"):
        return server.strip("[]"), usual
    if not host or not port.isascii() or not port.isdigit() or not 0 < int(port) < 65536:
        raise BadCall("bad-mail-server", server=server)
    return host.strip("[]"), int(port)


def password_of(environment: Mapping[str, str]) -> str:
    """From a file, as systemd hands out credentials, or from the environment itself."""
    path = environment.get(PASSWORD_FILE, "")
    if not path:
        return environment.get(PASSWORD, "")
    try:
        return Path(path).read_text(encoding="utf-8").rstrip("\r\n")
    except (OSError, UnicodeError):
        raise BadCall("unreadable-password", path=path) from None
