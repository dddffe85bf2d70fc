"""The channel `mail`: one connection to the club's mail server for every message, in a thread.

Messages are plain text. Whoever reads mail has their own letters, colours and screen reader; two links and five lines
are not better in HTML, and mail that brings none is seldom taken for advertising.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import smtplib
import socket
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate
from typing import Final

from pelagos.server.config import Mail
from pelagos.server.errors import BadRequest
from pelagos.server.notices.channels import AddressGone, Message, SendFailed

NAME: Final = "mail"
FROM_NAME: Final = "Pelagos"
LOCAL_PART: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
LABEL: Final = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?")
MOST_ADDRESS_LETTERS: Final = 254
MOST_LOCAL_LETTERS: Final = 64
POLICY: Final = SMTP.clone(max_line_length=200)
"""So that links and ids in headers stay on one line: some programs do not find them on the next."""
WHOLE: Final = 3
"""A message may take so many times as long as one answer of the mail server."""
OURS_TO_MEND: Final = ("5.7.", "5.2.2", "5.3.", "5.5.")
"""Enhanced status codes (RFC 3463) of permanent refusals that say nothing against the address: policy, a full mailbox,
the mail system, the protocol."""
OURS_TO_MEND_PLAIN: Final = (500, 501, 502, 503, 504, 530, 535, 552)


def checked_mail(address: str) -> str:
    """The address as mail servers write it, or BadRequest. Quoted names and bare host names are not taken."""
    name, at, domain = address.strip().rpartition("@")
    with contextlib.suppress(UnicodeError):
        domain = domain.encode("idna").decode().lower()
    labels = domain.split(".")
    if (
        not at
        or len(name) > MOST_LOCAL_LETTERS
        or len(name) + len(domain) >= MOST_ADDRESS_LETTERS
        or not LOCAL_PART.fullmatch(name)
        or len(labels) < 2
        or not all(LABEL.fullmatch(label) for label in labels)
    ):
        raise BadRequest("bad-address")
    return f"{name}@{domain}"


class MailChannel:
    """Sends by SMTP (RFC 5321)."""

    name: Final = NAME

    def __init__(self, settings: Mail) -> None:
        self._settings: Final = settings
        self._domain: Final = settings.sender.rpartition("@")[2]
        self._context: Final = ssl.create_default_context() if settings.security != "plain" else None

    async def send(self, address: str, message: Message) -> None:
        """Accepted by the mail server when it returns. What then becomes of it, that server must tell its operator."""
        try:
            data = self.mail_of(checked_mail(address), message)
        except (BadRequest, ValueError) as error:
            raise AddressGone("no mail address") from error
        delivery = Delivery(self._settings, self._context)
        task = asyncio.create_task(asyncio.to_thread(delivery.run, data))
        done, _ = await asyncio.wait({task}, timeout=WHOLE * self._settings.timeout_s)
        if not done:
            # A server that drips its answers would never be too late for any single one.
            delivery.break_off()
        await task

    def mail_of(self, address: str, message: Message) -> EmailMessage:
        """The mail. What comes from people stands in no header but the subject, and there in one line."""
        mail = EmailMessage(policy=POLICY)
        mail["From"] = Address(FROM_NAME, addr_spec=self._settings.sender)
        mail["To"] = Address(addr_spec=address)
        mail["Subject"] = " ".join(message.subject.split())
        mail["Date"] = formatdate(usegmt=True)
        # The same at every try, so that a mailbox that got it twice can tell.
        mail["Message-ID"] = f"<{message.key}@{self._domain}>"
        mail["Auto-Submitted"] = "auto-generated"
        mail["X-Auto-Response-Suppress"] = "All"
        if message.unsubscribe:
            mail["List-Unsubscribe"] = f"<{message.unsubscribe}>"
            if message.unsubscribe.startswith("https:"):
                # RFC 8058 knows no other.
                mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(message.text)
        return mail


class Delivery:
    """One message on its way, in a thread of its own."""

    def __init__(self, settings: Mail, context: ssl.SSLContext | None) -> None:
        self._settings: Final = settings
        self._context: Final = context
        self._server: smtplib.SMTP | None = None

    def run(self, mail: EmailMessage) -> None:
        try:
            self._deliver(mail)
        except smtplib.SMTPRecipientsRefused as error:
            [(code, reply)] = error.recipients.values()
            raise _refused(code, reply) from None
        except smtplib.SMTPDataError as error:
            raise _refused(error.smtp_code, error.smtp_error) from None
        except smtplib.SMTPResponseException as error:
            # Before the address was named: a matter between us and the mail server.
            raise SendFailed(_words(error.smtp_code, error.smtp_error)) from None
        except (smtplib.SMTPException, OSError, ssl.SSLError) as error:
            raise SendFailed(f"{type(error).__name__}: {error}") from None

    def break_off(self) -> None:
        """From another thread: whatever is waited for fails at once."""
        line = None if self._server is None else self._server.sock
        if line is not None:
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)

    def _deliver(self, mail: EmailMessage) -> None:
        settings = self._settings
        server = self._server = self._new_server()
        try:
            server.connect(settings.host, settings.port)
            if settings.security == "starttls":
                server.starttls(context=self._context)
            if settings.user:
                server.login(settings.user, settings.password)
            server.send_message(mail, settings.sender, [mail["To"].addresses[0].addr_spec])
            # Taken. Whether the farewell is heard matters to nobody, and must not have it sent again.
            with contextlib.suppress(smtplib.SMTPException, OSError):
                server.quit()
        finally:
            server.close()

    def _new_server(self) -> smtplib.SMTP:
        """Not connected yet, so that also a connection that hangs can be broken off."""
        settings = self._settings
        if settings.security == "tls":
            server: smtplib.SMTP = smtplib.SMTP_SSL(timeout=settings.timeout_s, context=self._context)
        else:
            server = smtplib.SMTP(timeout=settings.timeout_s)
        # The name that certificates are held against; smtplib takes it only together with the connection.
        server.__dict__["_host"] = settings.host
        return server


def _refused(code: int, reply: bytes | str) -> SendFailed | AddressGone:
    """What a refusal of the receiver or of the message means: later, or never."""
    words = _words(code, reply)
    status = words.partition(" ")[2].partition(" ")[0]
    enhanced = re.fullmatch(r"[245]\.\d{1,3}\.\d{1,3}", status) is not None
    if code < 500 or (status.startswith(OURS_TO_MEND) if enhanced else code in OURS_TO_MEND_PLAIN):
        return SendFailed(words)
    return AddressGone(words)


def _words(code: int, reply: bytes | str) -> str:
    text = reply.decode("utf-8", "replace") if isinstance(reply, bytes) else reply
    return f"{code} {' '.join(text.split())}"
