"""What must not leave the device, and what must not reach who looks on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from e2e.clicks import choose, open_table
from e2e.openings import burst

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import NewPage
    from e2e.tables import Host


def addresses(page: Page) -> list[str]:
    """Of everything that this page asks for from now on, and what it says it comes from."""
    asked: list[str] = []
    page.on("request", lambda request: asked.extend([request.url, request.headers.get("referer", "")]))
    page.on("websocket", lambda socket: asked.append(socket.url))
    return asked


def test_a_seat_key_is_in_no_address(new_page: NewPage, host: Host) -> None:
    seats = burst(host)
    page = new_page()
    asked = addresses(page)

    open_table(page, seats.path(0))
    choose(page, "A Greek", "Argos")
    page.reload()
    page.wait_for_selector(".foot.asked")

    assert any("/api/live?" in url for url in asked)
    assert [url for url in asked if seats.keys["0"] in url] == []
    assert seats.keys["0"] not in page.url
    page.evaluate("key => fetch(`/api/titles?key=${key}`).then(() => undefined)", seats.keys["0"])
    assert [url for url in asked if seats.keys["0"] in url] != [], "this test is blind"


def test_who_looks_on_sees_no_hand(new_page: NewPage, host: Host) -> None:
    seats = burst(host)
    host.say(seats, 0, "card poseidon")
    own, other = new_page(), new_page()
    open_table(own, seats.path(0))
    open_table(other, seats.path())

    hand = ".seats > li:first-child .card .name"
    live = own.locator(hand).all_inner_texts()
    seen = other.locator(hand).all_inner_texts()

    assert len(live) == len(seen)
    assert set(seen) <= {"Poseidon", "Zeus", "Ares"}
    assert set(live) - set(seen) != set()


def test_a_request_to_anywhere_else_is_noticed(new_page: NewPage, faults: list[str]) -> None:
    """The fixture that watches all these tests can see."""
    page = new_page()
    page.goto("/")
    # The page's policy blocks it, which the console tells; a browser that did not would make the request.
    with page.expect_event("console"):
        page.evaluate("fetch('http://localhost:9/elsewhere').catch(() => undefined)")

    assert any("localhost:9/elsewhere" in fault for fault in faults)
    faults.clear()


@pytest.mark.parametrize(
    ("event", "script"),
    [("pageerror", "setTimeout(() => { throw new Error('planted') })"), ("console", "console.error('planted')")],
)
def test_an_error_in_the_page_is_noticed(new_page: NewPage, faults: list[str], event: str, script: str) -> None:
    page = new_page()
    page.goto("/")
    with page.expect_event(event):
        page.evaluate(script)

    assert any("planted" in fault for fault in faults)
    faults.clear()
