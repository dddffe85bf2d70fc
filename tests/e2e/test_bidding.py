"""A bidding plan by clicks, and the ledger of a running game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.clicks import in_sight
from e2e.hosting import PHONE, WIDE
from e2e.test_axe import found

if TYPE_CHECKING:
    from e2e.conftest import NewPage
    from e2e.tables import Host


def test_a_plan_made_by_clicks_tells_what_it_would_do_and_is_left(new_page: NewPage, host: Host) -> None:
    """Two rows, put in another order, are the same as the words that are typed, and the other way round."""
    seats = host.table("classic", 2)
    seat = host.seen(seats, 0)["whole"]["game"]["who"]
    page = new_page(PHONE)
    page.goto(seats.path(seat))
    page.get_by_role("button", name="More").first.click()
    page.get_by_role("button", name="Standing order").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Add a god").click()
    sheet.get_by_role("button", name="Add a god").click()
    sheet.get_by_label("God in line 1").select_option("apollo")
    sheet.get_by_label("God in line 2").select_option("zeus")
    sheet.get_by_label("Offer Zeus at most, in gold").fill("4")
    sheet.get_by_label("God in line 2").press("Alt+ArrowUp")

    expect(sheet.get_by_label("God in line 1")).to_have_value("zeus")
    expect(sheet.get_by_role("status")).to_contain_text("it would answer")
    width = page.evaluate("document.querySelector('dialog').scrollWidth - document.querySelector('dialog').clientWidth")
    assert width <= 0
    assert found(page) == []
    sheet.get_by_text("Typed, in the words of records").click()
    typed = sheet.get_by_label("Typed, in the words of records")
    expect(typed).to_have_value("zeus up to 4, apollo")
    typed.fill("apollo; every cycle")
    expect(sheet.get_by_label("God in line 2")).to_have_count(0)
    expect(sheet.get_by_label("In every cycle, not only the next offerings")).to_be_checked()
    sheet.get_by_role("button", name="Save this order").click()

    expect(sheet).to_have_count(0)
    assert host.seen(seats, seat)["whole"]["own"]["order"] == "apollo; every cycle"


def test_what_cannot_be_read_is_told_and_the_form_stays(new_page: NewPage, host: Host, faults: list[str]) -> None:
    seats = host.table("classic", 2)
    page = new_page(WIDE)
    page.goto(seats.path(0))
    page.get_by_role("button", name="Standing order").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Add a god").click()
    sheet.get_by_text("Typed, in the words of records").click()
    with page.expect_response(re.compile("order-preview")):
        sheet.get_by_label("Typed, in the words of records").fill("hermes up to 3")

    expect(sheet.get_by_role("alert")).to_contain_text("hermes")
    expect(sheet.get_by_label("God in line 1")).to_be_visible()
    assert faults.pop().startswith("Failed to load resource: the server responded with a status of 400")


def test_hidden_purses_are_told_as_such_and_the_ledger_counts(new_page: NewPage, host: Host) -> None:
    seats = host.resumed("legendary-ffa4-1", 300, 4)
    page = new_page(WIDE)
    page.goto(seats.path(0))
    in_sight(page, "Purses are hidden, but nearly every change of gold is public and counted for you").wait_for()
    page.get_by_role("button", name="Ledger").click()
    sheet = page.get_by_role("dialog")
    told = host.ask(f"/api/games/{seats.game}/ledger", key=seats.keys["0"])["ledger"]["cycles"][-1]

    cells = sheet.get_by_role("region", name=f"Gold of cycle {told['number']}").locator("tr.sum td")
    expect(cells).to_have_text([str(purse["after"][0]) for purse in told["purses"]])
    assert found(page) == []
