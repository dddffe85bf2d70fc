"""Several people at one device: between them everything is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from e2e.clicks import entry, open_table
from e2e.openings import hellas_opening

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import NewPage
    from e2e.tables import Host

FIRST, SECOND = 0, 1
OWN: Final = ".seats li.you .card .name"
GODS: Final = {"Poseidon", "Zeus", "Ares"}


def betrayed(page: Page, hand: set[str]) -> set[str]:
    """Cards whose names are anywhere in the page, seen or not."""
    shown = page.content()
    return {card for card in hand if card in shown}


def test_the_veil_hides_a_hand_until_the_next_player_is_ready(new_page: NewPage, host: Host) -> None:
    seats = hellas_opening(host)
    host.said(seats, "p1 declare burst", "p1 card poseidon", "p1 card zeus", "p1 stop")
    page = new_page()
    open_table(page, seats.path(FIRST, SECOND))

    page.get_by_role("button", name="I am Player 1").click()
    hand = {card for card in page.locator(OWN).all_inner_texts() if card not in GODS}
    assert len(hand) >= 2
    entry(page, "Leave them as they stand").click()
    page.locator(".confirm").click()

    expect(page.get_by_role("heading", name="Hand the device to Player 2")).to_be_visible()
    assert betrayed(page, hand) == set()
    assert page.locator(".table").count() == 0

    page.get_by_role("button", name="I am Player 2").click()
    page.wait_for_selector(".foot.asked")
    assert hand.isdisjoint(page.locator(".seats li:not(.you) .card .name").all_inner_texts())


def test_a_card_that_is_only_out_of_sight_is_found(new_page: NewPage, host: Host) -> None:
    """The test above can see."""
    page = new_page()
    open_table(page, hellas_opening(host).path(FIRST, SECOND))
    page.evaluate("document.querySelector('.veil').insertAdjacentHTML('beforeend', '<i hidden>Veto</i>')")

    assert betrayed(page, {"Veto", "Sail On"}) == {"Veto"}


def test_whoever_reloads_the_page_stands_before_the_veil_again(new_page: NewPage, host: Host) -> None:
    seats = hellas_opening(host)
    page = new_page()
    open_table(page, seats.path(FIRST, SECOND))
    page.get_by_role("button", name="I am Player 1").click()
    page.wait_for_selector(".foot")

    page.reload()

    expect(page.locator(".veil")).to_be_visible()
    assert page.locator(".table").count() == 0
