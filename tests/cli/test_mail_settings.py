"""The mail server of `pelagos serve`, from options and the environment."""

from __future__ import annotations

from pathlib import Path

import pytest

from pelagos.cli.mail_settings import MailSecurity, host_and_port, mail_settings, password_of
from pelagos.cli.screen import BadCall
from pelagos.server.config import Mail

pytestmark = pytest.mark.pure
FROM = "pelagos@club.example"


def test_without_a_server_there_is_no_mail() -> None:
    assert mail_settings("", MailSecurity.TLS, "", FROM, {}) is None


def test_the_usual_port_goes_with_the_encryption() -> None:
    found = mail_settings("mail.example", MailSecurity.TLS, "anna", FROM, {"PELAGOS_MAIL_PASSWORD": "x"})
    assert found == Mail("mail.example", 465, "tls", "anna", "x", FROM)


@pytest.mark.parametrize(
    ("server", "host", "port"),
    [
        ("a.example", "a.example", 25),
        ("a.example:2525", "a.example", 2525),
        ("[::1]:26", "::1", 26),
        ("[::1]", "::1", 25),
    ],
)
def test_a_server_may_name_its_port(server: str, host: str, port: int) -> None:
    assert host_and_port(server, 25) == (host, port)


@pytest.mark.parametrize("server", ["a.example:x", "a.example:0", "a.example:65536", ":25", "a.example:"])
def test_what_is_no_server(server: str) -> None:
    with pytest.raises(BadCall):
        host_and_port(server, 25)


@pytest.mark.parametrize("sender", ["pelagos", "a b@club.example", "a@b\nc"])
def test_what_mail_cannot_come_from(sender: str) -> None:
    with pytest.raises(BadCall):
        mail_settings("a.example", MailSecurity.PLAIN, "", sender, {})


def test_the_password_comes_from_a_file_or_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("from file\n", encoding="utf-8")
    assert password_of({"PELAGOS_MAIL_PASSWORD": "x", "PELAGOS_MAIL_PASSWORD_FILE": str(file)}) == "from file"
    assert password_of({"PELAGOS_MAIL_PASSWORD": "x"}) == "x"
    with pytest.raises(BadCall):
        password_of({"PELAGOS_MAIL_PASSWORD_FILE": str(tmp_path / "none")})
