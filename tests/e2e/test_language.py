"""A language is chosen by the browser at the first visit, and a switch takes effect at once, on the socket too."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from e2e.clicks import confirm, open_table
from e2e.test_regrouping import cities, drag, regrouping

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import NewPage
    from e2e.tables import Host


def choose(page: Page, language: str) -> None:
    page.evaluate(
        """(language) => {
            const known = JSON.parse(localStorage.getItem('pelagos-settings') ?? '{}');
            localStorage.setItem('pelagos-settings', JSON.stringify({ ...known, language }));
            dispatchEvent(new StorageEvent('storage', { key: 'pelagos-settings' }));
        }""",
        language,
    )


@pytest.mark.parametrize(("locale", "language"), [("it-IT", "it"), ("en-GB", "en"), ("de-DE", "en")])
def test_the_first_visit_is_in_the_language_of_the_browser(new_page: NewPage, locale: str, language: str) -> None:
    page = new_page(language=locale)
    page.goto("/")

    expect(page.locator("html")).to_have_attribute("lang", language)


def test_a_language_changed_in_mid_game_reaches_the_socket(new_page: NewPage, host: Host) -> None:
    """Also when it was changed in another window."""
    seats = regrouping(host)
    page = new_page()
    opened: list[str] = []
    heard: list[Any] = []
    page.on("websocket", lambda socket: opened.append(socket.url))
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(json.loads(frame))))
    open_table(page, seats.path(0))
    own = cities(host, seats)
    assert [url.rpartition("=")[2] for url in opened] == ["en"]

    choose(page, "it")
    expect(page.get_by_role("button", name="Altro")).to_be_visible()
    drag(page, "greek", own[1], own[0])
    confirm(page)

    expect(page.get_by_role("alert")).to_contain_text("I Greci per")
    assert [url.rpartition("=")[2] for url in opened] == ["en", "it"]
    assert [message["says"] for message in heard if "says" in message][-1].startswith("I Greci per")
