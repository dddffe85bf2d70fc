"""A real mail server for tests, which takes, refuses or keeps waiting as it is told."""

from __future__ import annotations

import datetime
import email
import email.policy
import ipaddress
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any, Final

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from pelagos.server.config import Mail
from server.killing import free_port

HOST: Final = "127.0.0.1"
SENDER: Final = "pelagos@club.example"


class Mailbox:
    """What came, and what is answered: to the receiver, and to the whole message."""

    def __init__(self) -> None:
        self.mails: Final[list[EmailMessage]] = []
        self.to_receiver: Final[list[str]] = []
        self.to_message: Final[list[str]] = []
        self.port = 0

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if self.to_receiver:
            return self.to_receiver.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.to_message:
            return self.to_message.pop(0)
        read = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(read, EmailMessage)
        self.mails.append(read)
        return "250 OK"

    def settings(self, **more: Any) -> Mail:
        known: dict[str, Any] = {"security": "plain", "sender": SENDER, "timeout_s": 5.0, **more}
        return Mail(HOST, self.port, **known)


@contextmanager
def mailbox(
    tls: ssl.SSLContext | None = None,
    secret: tuple[str, str] | None = None,
    kind: type[Mailbox] = Mailbox,
    implicit_tls: ssl.SSLContext | None = None,
) -> Iterator[Mailbox]:
    """A mail server at a free port, encrypted from the first byte if wished.

    With `secret` only who gives name and password, encrypted, may send.
    """
    box = kind()

    def known(server: Any, session: Any, envelope: Any, mechanism: str, given: Any) -> AuthResult:
        right = isinstance(given, LoginPassword) and secret is not None
        right = right and (given.login.decode(), given.password.decode()) == secret
        return AuthResult(success=right, handled=False)

    more: dict[str, Any] = {"tls_context": tls, "require_starttls": True} if tls is not None else {}
    if secret is not None:
        more |= {"authenticator": known, "auth_required": True}
    if implicit_tls is not None:
        # aiosmtpd knows of no encryption but STARTTLS, and would take no password.
        more |= {"ssl_context": implicit_tls, "auth_require_tls": False, "auth_required": False}
    box.port = free_port()
    controller = Controller(box, hostname=HOST, port=box.port, **more)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


def certificate(folder: Path) -> Path:
    """A certificate for this machine and its key, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(HOST))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    path = folder / "certificate.pem"
    path.write_bytes(secret + made.public_bytes(serialization.Encoding.PEM))
    return path
