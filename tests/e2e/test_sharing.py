"""Links for others, links to the rules, and five days."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.clicks import open_table

if TYPE_CHECKING:
    from e2e.conftest import NewPage
    from e2e.tables import Host

DAY_MS = 86_400_000


def test_a_link_that_works_here_alone_says_so_and_a_code_is_drawn(new_page: NewPage, host: Host) -> None:
    seats = host.recorded("legendary-duel-2", 283)
    page = new_page((360, 780))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(seats.path())
    expect(page.get_by_text("This link works on this device only.")).to_be_visible()
    assert not any("qr-code" in url for url in asked), "it is loaded before anybody wants it"
    page.get_by_role("button", name="QR code").click()

    expect(page.get_by_role("img", name=f"QR code of {host.address}/game/{seats.game}")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_five_days_are_five_days_and_the_rules_open_beside_the_table(new_page: NewPage, host: Host) -> None:
    terms = {"pace": {"kind": "post", "main": 5 * DAY_MS, "step": 0, "off": 0}}
    seats = host.table("classic", people=2, terms=terms)
    waits = 1 - host.asked(seats)
    page = new_page()
    open_table(page, seats.path(waits))
    expect(page.locator(".clock").filter(has_text="5 days")).to_have_count(1)
    expect(page.locator(".clock").filter(has_text="4 days, 23 hours")).to_have_count(1)

    # A link as hover cards and popovers make them, without a target of its own.
    page.evaluate(
        "document.querySelector('.foot').insertAdjacentHTML('beforeend', '<a id=probe href=/rules/classic>x</a>')"
    )
    with page.context.expect_page() as opened:
        page.locator("#probe").dispatch_event("click")
    assert opened.value.url.endswith("/rules/classic")
    assert page.url.endswith(f"/game/{seats.game}")
