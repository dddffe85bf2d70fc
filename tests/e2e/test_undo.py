"""What may be taken back, as the page shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.clicks import board, choose, open_table, settled
from e2e.openings import burst

if TYPE_CHECKING:
    from e2e.conftest import NewPage
    from e2e.tables import Host


def test_an_answer_is_taken_back_until_nature_has_answered(new_page: NewPage, host: Host) -> None:
    seats = burst(host)
    page = new_page()
    open_table(page, seats.path(0))
    before = board(page)
    undo = page.get_by_role("button", name="Undo")

    choose(page, "A Greek", "Argos")
    assert board(page) != before
    undo.click()
    settled(page)
    assert board(page) == before

    choose(page, "A card", "Poseidon")
    expect(undo).to_be_hidden()


def test_nobody_takes_back_what_another_has_said(new_page: NewPage, host: Host) -> None:
    seats = burst(host)
    page = new_page()

    open_table(page, seats.path(1))

    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
