"""Regrouping in Hellas: pieces are dragged from city to city, and all of it is said at once."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from e2e.clicks import board, confirm, entry, open_table, settled
from e2e.hosting import PHONE
from e2e.openings import burst

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page

    from e2e.conftest import NewPage
    from e2e.tables import Host, Seats

MIDDLE: Final = """(element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
}"""
STEPS: Final = 8


def regrouping(host: Host) -> Seats:
    """The first player has put two Greeks into one city and a ship into the next, and is asked to regroup."""
    seats = burst(host)
    own = cities(host, seats)
    host.said(seats, f"p1 greek {own[0]}", f"p1 greek {own[0]}", f"p1 ship {own[1]}")
    return seats


def cities(host: Host, seats: Seats) -> list[str]:
    owners = host.seen(seats, 0)["whole"]["game"]["fields"]["owner"]
    return [f"t{tile:02}" for tile, owner in enumerate(owners) if owner == 0]


def said(page: Page) -> list[Any]:
    """What the page says over its socket from now on."""
    heard: list[Any] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: heard.append(json.loads(frame))))
    return heard


def middle(page: Page, selector: str) -> tuple[float, float]:
    x, y = page.locator(selector).first.evaluate(MIDDLE)
    return x, y


def drag(page: Page, unit: str, origin: str, goal: str) -> None:
    page.mouse.move(*middle(page, f'[data-mark="units/{unit}-{origin}"]'))
    page.mouse.down()
    page.mouse.move(*middle(page, f'[data-target="area-{goal}"]'), steps=STEPS)
    page.mouse.up()


def drag_by_finger(page: Page, finger: CDPSession, unit: str, origin: str, goal: str) -> None:
    start, end = middle(page, f'[data-mark="units/{unit}-{origin}"]'), middle(page, f'[data-target="area-{goal}"]')
    for kind, at in [
        ("touchStart", start),
        *(("touchMove", between(start, end, i / STEPS)) for i in range(1, STEPS + 1)),
    ]:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at[0], "y": at[1]}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def between(a: tuple[float, float], b: tuple[float, float], share: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def count(page: Page, unit: str, city: str) -> str:
    return page.locator(f'[data-mark="units/{unit}-{city}"] .count').text_content() or ""


def test_pieces_are_dragged_and_sent_as_one_message(new_page: NewPage, host: Host) -> None:
    """H-8.1"""
    seats = regrouping(host)
    page = new_page()
    sent = said(page)
    open_table(page, seats.path(0))
    first, second, third, _ = own = cities(host, seats)

    drag(page, "greek", first, third)
    drag(page, "ship", second, third)
    assert (count(page, "greek", first), count(page, "greek", third), count(page, "ship", third)) == ("2", "2", "2")
    confirm(page)

    phrases = ["regroup", f"garrison {own[0]} 2 1", f"garrison {own[1]} 1 1", f"garrison {own[2]} 2 2"]
    assert [message["say"] for message in sent if message.get("do") == "say"] == [phrases]
    fields = host.seen(seats, 0)["whole"]["game"]["fields"]
    assert [fields["greeks"][int(city[1:])] for city in own] == [2, 1, 2, 1]
    assert [fields["ships"][int(city[1:])] for city in own] == [1, 1, 2, 1]


def test_what_was_dragged_can_be_put_back_and_goes_nowhere_else(new_page: NewPage, host: Host) -> None:
    seats = regrouping(host)
    page = new_page()
    open_table(page, seats.path(0))
    before = board(page)
    own = cities(host, seats)

    drag(page, "greek", own[0], "t00")
    assert board(page) == before
    drag(page, "greek", own[0], own[1])
    assert board(page) != before
    page.get_by_role("button", name="Put all back").click()
    assert board(page) == before


def test_what_does_not_fit_is_told_and_stays_to_be_mended(new_page: NewPage, host: Host) -> None:
    """H-8.3"""
    seats = regrouping(host)
    page = new_page()
    open_table(page, seats.path(0))
    own = cities(host, seats)

    drag(page, "greek", own[1], own[0])
    confirm(page)
    assert page.get_by_role("alert").inner_text().startswith("The Greeks for")
    drag(page, "greek", own[0], own[1])
    drag(page, "greek", own[0], own[1])
    confirm(page)
    expect(page.get_by_role("alert")).to_have_count(0)
    fields = host.seen(seats, 0)["whole"]["game"]["fields"]
    assert [fields["greeks"][int(city[1:])] for city in own] == [2, 2, 1, 1]


def test_what_does_not_fit_is_told_in_the_language_of_the_page(new_page: NewPage, host: Host) -> None:
    """Chosen in the settings, whatever the browser prefers."""
    seats = regrouping(host)
    page = new_page()
    page.add_init_script("localStorage.setItem('pelagos-settings', '{\"language\": \"it\"}')")
    open_table(page, seats.path(0))
    own = cities(host, seats)

    drag(page, "greek", own[1], own[0])
    confirm(page)
    expect(page.get_by_role("alert")).to_contain_text("Greci")


def test_without_a_pointer_the_numbers_are_stepped(new_page: NewPage, host: Host) -> None:
    seats = regrouping(host)
    page = new_page()
    sent = said(page)
    open_table(page, seats.path(0))

    entry(page, "Regroup").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="one less, Greeks").first.press("Enter")
    expect(sheet.locator(".confirm")).to_be_disabled()
    sheet.get_by_role("button", name="one more, Greeks").last.press("Enter")
    sheet.locator(".confirm").press("Enter")
    settled(page)

    expect(sheet).to_have_count(0)
    says = [message["say"] for message in sent if message.get("do") == "say"]
    assert [phrase.split()[0] for phrase in says[0]] == ["regroup", "garrison", "garrison", "garrison"]
    fields = host.seen(seats, 0)["whole"]["game"]["fields"]
    assert [fields["greeks"][int(city[1:])] for city in cities(host, seats)] == [2, 1, 1, 2]


@pytest.mark.parametrize("unit", ["greek", "ship"])
def test_a_finger_drags_too(new_page: NewPage, host: Host, unit: str) -> None:
    seats = regrouping(host)
    page = new_page(PHONE, touch=True)
    open_table(page, seats.path(0))
    own = cities(host, seats)
    origin, goal = (own[0], own[1]) if unit == "greek" else (own[1], own[0])

    drag_by_finger(page, page.context.new_cdp_session(page), unit, origin, goal)

    assert (count(page, unit, origin), count(page, unit, goal)) == ({"greek": "2", "ship": "1"}[unit], "2")
