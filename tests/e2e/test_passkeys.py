"""Signing up and in with Chromium's virtual authenticator; a forgotten password; a guest who becomes an account."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.hosting import visitor
from e2e.tables import Host
from pelagos.server.recovery import issue_link
from pelagos.server.tables import clock

if TYPE_CHECKING:
    from e2e.conftest import NewPage

PASSWORD = "seven little owls"


@pytest.fixture
def page(browser: Browser, host: Host) -> Iterator[Page]:
    """At the name of the server: browsers make no passkeys for an address."""
    context = visitor(browser, Host(host.address.replace("127.0.0.1", "localhost"), host.folder))
    opened = context.new_page()
    session = context.new_cdp_session(opened)
    session.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    options |= {"hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True}
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    yield opened
    context.close()


@pytest.fixture
def data_folder(tmp_path_factory: pytest.TempPathFactory, host: Host) -> Path:
    """Where the server of all tests keeps its data."""
    return tmp_path_factory.getbasetemp() / "host0"


def forget_proofs(folder: Path, name: str) -> None:
    """As if they had signed in long ago."""
    with closing(sqlite3.connect(folder / "pelagos.db")) as line, line:
        line.execute('update sessions set proved = 0 where "user" = (select id from users where name = ?)', (name,))


def sign_up(page: Page, name: str, button: str = "") -> None:
    page.goto("/account")
    page.get_by_label("New account").check()
    page.get_by_label("Name", exact=True).fill(name)
    if button:
        page.get_by_role("button", name=button).click()
    else:
        page.get_by_label("Password").fill(PASSWORD)
        page.locator("form button[type=submit]").click()
    page.get_by_role("heading", name=name).wait_for()


def test_an_account_with_passkeys_alone(page: Page) -> None:
    sign_up(page, "Passkey Anna", "New account with a passkey")
    held = page.get_by_role("region", name="Passkeys").get_by_role("listitem")
    expect(held).to_have_count(1)
    expect(held).to_contain_text("not used yet")

    page.get_by_role("button", name="Sign out here").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.get_by_role("heading", name="Passkey Anna").wait_for()
    expect(held).to_contain_text("last used")

    page.get_by_role("button", name="Remove the passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("the only way you can sign in")
    page.get_by_label("New password").fill(PASSWORD)
    page.get_by_role("button", name="Set a password").click()
    page.get_by_label("Password until now").wait_for()
    page.get_by_role("button", name="Remove the passkey").click()
    expect(held).to_have_count(0)

    page.get_by_role("button", name="Sign out here").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("opens no account here")


def test_a_passkey_beside_a_password_and_a_fresh_proof(page: Page, data_folder: Path) -> None:
    sign_up(page, "Passkey Berta")
    passkeys = page.get_by_role("region", name="Passkeys")
    passkeys.get_by_label("Name of the new passkey").fill("My laptop")
    passkeys.get_by_role("button", name="Add a passkey").click()
    expect(passkeys.get_by_role("listitem")).to_contain_text("My laptop")
    passkeys.get_by_role("button", name="Add a passkey").click()
    expect(passkeys.get_by_role("alert")).to_contain_text("No passkey was used")

    forget_proofs(data_folder, "Passkey Berta")
    passkeys.get_by_role("button", name="Remove the passkey").click()
    passkeys.get_by_role("button", name="Use a passkey").click()
    expect(passkeys.get_by_role("listitem")).to_have_count(0)
    forget_proofs(data_folder, "Passkey Berta")
    passkeys.get_by_role("button", name="Add a passkey").click()
    passkeys.get_by_label("Password").fill(PASSWORD)
    passkeys.get_by_role("button", name="Continue").click()
    expect(passkeys.get_by_role("listitem")).to_have_count(1)


def test_a_forgotten_password_is_set_anew_by_a_link(new_page: NewPage, data_folder: Path) -> None:
    page = new_page()
    sign_up(page, "Forgetful Zoe")
    page.get_by_role("button", name="Sign out here").click()
    page.get_by_text("Password forgotten?").click()
    _, token = issue_link(data_folder, "Forgetful Zoe", clock())

    page.goto(f"/reset#{token}")
    page.get_by_label("New password").fill("eight little owls")
    page.get_by_role("button", name="Set the password").click()
    expect(page.get_by_role("status")).to_contain_text("you are signed in here")
    assert token not in page.url
    page.get_by_role("main").get_by_role("link", name="Account").click()
    page.get_by_role("heading", name="Forgetful Zoe").wait_for()


def test_a_guest_takes_their_game_along_and_stays_seated(new_page: NewPage, host: Host) -> None:
    page = new_page()
    table = host.table("toy", people=1, bots=1, names=("Ida",))
    page.goto(table.path(0))
    page.get_by_text("Ida").first.wait_for()
    expect(page.get_by_role("img", name="guest, without an account").first).to_be_visible()
    page.goto("/account")
    page.get_by_label("New account").check()
    expect(page.get_by_label("Take the game of this device along")).to_be_checked()
    sign_up(page, "Guest no more")

    page.goto(f"/game/{table.game}")
    page.get_by_text("Guest no more").first.wait_for()
    expect(page.get_by_role("img", name="guest, without an account")).to_have_count(0)
    assert table.keys["0"] not in page.evaluate("localStorage.getItem('pelagos-keys')")
    page.goto("/")
    page.get_by_text("Guest no more").first.wait_for()


def test_another_page_of_the_device_goes_on_as_the_account(new_page: NewPage, host: Host, faults: list[str]) -> None:
    """It follows the table by a key that opens nothing any more."""
    page = new_page()
    table = host.table("toy", people=1, bots=1, names=("Ugo",))
    page.goto(table.path(0))
    page.get_by_text("Ugo").first.wait_for()
    other = page.context.new_page()
    sign_up(other, "Ugo the second")

    page.get_by_text("Ugo the second").first.wait_for()
    expect(page.locator(".seats .you")).to_contain_text("Ugo the second")
    # The browser tells of the refusal by which the page learned it.
    assert [fault for fault in faults if "401" not in fault] == []
    faults.clear()
