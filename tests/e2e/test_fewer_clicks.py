"""A destination is clicked and the way to it is found; what can be undone needs no confirmation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect

from e2e.clicks import board, open_table, settled
from e2e.test_regrouping import STEPS, middle, said

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import NewPage
    from e2e.tables import Host, Seats

COUNT_CLICKS: Final = "addEventListener('click', () => (window.clicks = (window.clicks ?? 0) + 1), true)"
WAYS_TOLD: Final = "/ways"


def opened(page: Page, path: str) -> None:
    """With the ways of the question that is asked."""
    page.add_init_script(COUNT_CLICKS)
    with page.expect_response(lambda reply: reply.url.endswith(WAYS_TOLD)):
        open_table(page, path)


def click_at(page: Page, area: str) -> None:
    page.mouse.click(*middle(page, f'[data-target="area-{area}"]'))


def drag(page: Page, piece: str, area: str) -> None:
    page.mouse.move(*middle(page, f'[data-mark="{piece}"]'))
    page.mouse.down()
    page.mouse.move(*middle(page, f'[data-target="area-{area}"]'), steps=STEPS)
    page.mouse.up()


def fields(host: Host, seats: Seats, seat: int) -> Any:
    return host.seen(seats, seat)["whole"]["game"]["fields"]


def messages(sent: list[Any]) -> list[Any]:
    return [message["say"] for message in sent if message.get("do") == "say"]


def test_a_sail_of_three_seas_takes_three_clicks_and_is_undone_by_one(new_page: NewPage, host: Host) -> None:
    """C-11.2: from where, where to, and the price is seen before it is sent."""
    seats = host.resumed("classic-3-3", 12, people=3)
    page = new_page(quick=True)
    sent = said(page)
    opened(page, seats.path(0))
    before, gold = board(page), fields(host, seats, 0)["gold"][0]

    click_at(page, "c2")
    click_at(page, "e1")
    expect(page.locator(".confirm")).to_be_visible()
    assert messages(sent) == []
    page.locator(".confirm").click()
    settled(page)

    assert page.evaluate("window.clicks") == 3
    (way,) = messages(sent)
    assert [phrase.split()[0] for phrase in way] == ["sail"] * 3
    assert way[0].split()[1] == "c2"
    assert way[-1].split()[3] == "e1"
    assert fields(host, seats, 0)["gold"][0] != gold
    assert board(page) != before

    page.get_by_role("button", name="Undo").click()
    settled(page)
    assert board(page) == before
    assert fields(host, seats, 0)["gold"][0] == gold


def test_a_march_is_two_clicks(new_page: NewPage, host: Host) -> None:
    """C-12.2: everybody goes; nothing is confirmed that one click takes back."""
    seats = host.resumed("classic-2-1", 135, people=2)
    page = new_page(quick=True)
    sent = said(page)
    opened(page, seats.path(0))
    before = board(page)
    undo = page.get_by_role("button", name="Undo")

    click_at(page, "i06")
    click_at(page, "i07")
    expect(undo).to_be_visible()
    assert messages(sent) == ["march i06 > i07 3"]
    assert page.evaluate("window.clicks") == 2
    undo.click()
    expect(undo).to_be_hidden()
    assert board(page) == before


def test_a_question_with_one_answer_says_why_it_is_asked(new_page: NewPage, host: Host) -> None:
    """H-14.6: without the question the other player would know what is not held."""
    seats = host.resumed("hellas-2-11", 36, people=2)
    page = new_page(quick=True)
    opened(page, seats.path(0))
    expect(page.locator(".why")).to_contain_text("although only this is possible")


def test_a_march_is_one_drag(new_page: NewPage, host: Host) -> None:
    """C-12.2"""
    seats = host.resumed("classic-2-1", 135, people=2)
    page = new_page(quick=True)
    sent = said(page)
    opened(page, seats.path(0))
    before = board(page)
    undo = page.get_by_role("button", name="Undo")

    drag(page, "troops-i06", "i07")
    expect(undo).to_be_visible()
    assert messages(sent) == ["march i06 > i07 3"]
    undo.click()
    expect(undo).to_be_hidden()
    assert board(page) == before


def test_a_sail_of_three_seas_is_a_drag_and_a_click(new_page: NewPage, host: Host) -> None:
    """C-11.2: the price is seen before it is sent."""
    seats = host.resumed("classic-3-3", 12, people=3)
    page = new_page(quick=True)
    sent = said(page)
    opened(page, seats.path(0))

    own = page.locator(".mark.carriable").all()
    assert {mark.get_attribute("data-mark") for mark in own} == {"fleets-c2", "fleets-g5"}
    drag(page, "fleets-c2", "e1")
    page.locator(".confirm").click()
    settled(page)
    (way,) = messages(sent)
    assert [phrase.split()[0] for phrase in way] == ["sail"] * 3
    assert (way[0].split()[1], way[-1].split()[3]) == ("c2", "e1")
