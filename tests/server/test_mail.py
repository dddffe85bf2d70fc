"""The channel `mail` against a real mail server: taken, refused for now, refused for good, silent, encrypted."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from pelagos.server.config import Mail
from pelagos.server.errors import BadRequest
from pelagos.server.notices.channels import AddressGone, Message, SendFailed
from pelagos.server.notices.mail import MailChannel, checked_mail
from server.mailbox import HOST, SENDER, Mailbox, certificate, mailbox

pytestmark = pytest.mark.pure
ANNA = "anna@club.example"
LINK = "https://club.example/unsubscribe/x"
TURN = Message("n-1", "your-turn", "Tocca a te: Èlle", "È il tuo turno.\n", "https://club.example/game/x", LINK)


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


def send(settings: Mail, message: Message = TURN, address: str = ANNA) -> None:
    asyncio.run(MailChannel(settings).send(address, message))


def test_a_mail_arrives_with_what_mail_programs_need(box: Mailbox) -> None:
    send(box.settings())
    [mail] = box.mails
    assert (mail["From"], mail["To"], mail["Subject"]) == (f"Pelagos <{SENDER}>", ANNA, "Tocca a te: Èlle")
    assert mail["Message-ID"] == "<n-1@club.example>"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["List-Unsubscribe"] == f"<{LINK}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail.get_content().split("\r\n") == ["È il tuo turno.", ""]


def test_the_same_message_has_the_same_id_at_every_try(box: Mailbox) -> None:
    for _ in range(2):
        send(box.settings())
    assert len({mail["Message-ID"] for mail in box.mails}) == 1


def test_what_cannot_be_ended_has_no_link_to_end_it(box: Mailbox) -> None:
    send(box.settings(), TURN._replace(kind="reset", unsubscribe=""))
    assert "List-Unsubscribe" not in box.mails[0]


def test_one_click_is_promised_only_where_it_is_encrypted(box: Mailbox) -> None:
    send(box.settings(), TURN._replace(unsubscribe="http://127.0.0.1/unsubscribe/x"))
    assert ("List-Unsubscribe" in box.mails[0], "List-Unsubscribe-Post" in box.mails[0]) == (True, False)


@pytest.mark.parametrize("planted", ["Hello\r\nBcc: eve@evil.example", "Hello\nBcc: eve@evil.example\n\nBuy!", "a\rb"])
def test_nobody_writes_a_header_by_a_name_or_a_subject(box: Mailbox, planted: str) -> None:
    send(box.settings(), TURN._replace(subject=planted))
    [mail] = box.mails
    assert "Bcc" not in mail
    assert mail["Subject"] == " ".join(planted.split())
    assert mail.get_content().splitlines() == TURN.text.splitlines()


@pytest.mark.parametrize("key", ["x>\r\nBcc: eve@evil.example", "x\ny"])
def test_nor_by_anything_else(box: Mailbox, key: str) -> None:
    with pytest.raises(AddressGone):
        send(box.settings(), TURN._replace(key=key))
    assert box.mails == []


@pytest.mark.parametrize(
    ("given", "checked"),
    [
        ("anna@club.example", "anna@club.example"),
        (" Anna.B+games@Club.Example ", "Anna.B+games@club.example"),
        ("anna@bücher.example", "anna@xn--bcher-kva.example"),
    ],
)
def test_addresses_that_are_taken(given: str, checked: str) -> None:
    assert checked_mail(given) == checked


@pytest.mark.parametrize(
    "given",
    [
        "", "anna", "@club.example", "anna@", "anna@club", "an na@club.example", "anna@club..example",
        ".anna@club.example",
        "anna@club.example\r\nBcc: eve@evil.example", "anna@club.example, eve@evil.example", '"a b"@club.example',
        "<anna@club.example>", "anna@-club.example", "anna@[127.0.0.1]", "änna@club.example",
        "a" * 65 + "@club.example",
        "anna@" + "a" * 64 + ".example", "anna@" + ".".join(["abcdefgh"] * 40), "anna\x00@club.example",
    ],
)  # fmt: skip
def test_addresses_that_are_none(given: str) -> None:
    with pytest.raises(BadRequest):
        checked_mail(given)


@pytest.mark.parametrize("answer", ["451 4.3.0 later", "452 4.2.2 full", "421 4.7.0 too much"])
@pytest.mark.parametrize("where", ["to_receiver", "to_message"])
def test_not_now_is_worth_another_try(box: Mailbox, where: str, answer: str) -> None:
    getattr(box, where).append(answer)
    with pytest.raises(SendFailed, match=answer[:3]):
        send(box.settings())
    send(box.settings())
    assert len(box.mails) == 1


@pytest.mark.parametrize("answer", ["550 5.1.1 no such user", "550 nobody here", "553 5.1.3 what"])
@pytest.mark.parametrize("where", ["to_receiver", "to_message"])
def test_never_is_not(box: Mailbox, where: str, answer: str) -> None:
    getattr(box, where).append(answer)
    with pytest.raises(AddressGone, match=answer[:3]):
        send(box.settings())


@pytest.mark.parametrize("answer", ["554 5.7.1 relay access denied", "552 5.2.2 mailbox full", "552 mailbox full"])
def test_a_fault_of_ours_strikes_no_address_off(box: Mailbox, answer: str) -> None:
    box.to_receiver.append(answer)
    with pytest.raises(SendFailed):
        send(box.settings())


def test_where_nobody_listens_there_may_be_somebody_later() -> None:
    with socket.socket() as line:
        line.bind((HOST, 0))
        port = line.getsockname()[1]
    with pytest.raises(SendFailed, match="refused"):
        send(Mail(HOST, port, "plain"))


@contextlib.contextmanager
def hanging(drip: bytes) -> Iterator[int]:
    """Takes a connection, says nothing, or always a little; never comes to the point."""
    end = threading.Event()

    def serve() -> None:
        line, _ = listener.accept()
        with line, contextlib.suppress(OSError):
            while not end.wait(0.02):
                line.sendall(drip)

    with socket.create_server((HOST, 0)) as listener:
        thread = threading.Thread(target=serve)
        thread.start()
        yield listener.getsockname()[1]
        end.set()
        thread.join()


@pytest.mark.parametrize("drip", [b"", b"2"], ids=["silent", "dripping"])
def test_a_server_that_never_comes_to_the_point_is_left(drip: bytes) -> None:
    with hanging(drip) as port, pytest.raises(SendFailed):
        send(Mail(HOST, port, "plain", timeout_s=0.1))


def test_encrypted_and_with_a_password(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, context = certificate(tmp_path), ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(path)
    with mailbox(context, ("anna", "secret")) as box:
        with pytest.raises(SendFailed, match="CERTIFICATE"):
            send(box.settings(security="starttls", user="anna", password="secret"))
        monkeypatch.setenv("SSL_CERT_FILE", str(path))
        with pytest.raises(SendFailed, match="535"):
            send(box.settings(security="starttls", user="anna", password="wrong"))
        with pytest.raises(SendFailed):
            send(box.settings(security="plain"))
        send(box.settings(security="starttls", user="anna", password="secret"))
    assert len(box.mails) == 1


def test_encrypted_from_the_first_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, context = certificate(tmp_path), ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(path)
    with mailbox(secret=("anna", "secret"), implicit_tls=context) as box:
        with pytest.raises(SendFailed, match="CERTIFICATE"):
            send(box.settings(security="tls", user="anna", password="secret"))
        monkeypatch.setenv("SSL_CERT_FILE", str(path))
        with pytest.raises(SendFailed, match="535"):
            send(box.settings(security="tls", user="anna", password="wrong"))
        send(box.settings(security="tls", user="anna", password="secret"))
    assert len(box.mails) == 1


def test_the_password_stands_in_no_log() -> None:
    assert "secret" not in repr(Mail(HOST, password="secret"))
