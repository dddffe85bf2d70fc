"""What an offer costs is told before it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.hosting import PHONE, WIDE
from e2e.places import auction

if TYPE_CHECKING:
    from e2e.conftest import NewPage
    from e2e.tables import Host


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_price_of_an_offer_and_what_it_leaves(new_page: NewPage, host: Host, size: tuple[int, int]) -> None:
    """L-7.8: seven gold, one priestess."""
    page = new_page(size, touch=size == PHONE)
    auction(page, host)
    page.get_by_role("button", name="Offer 7 to Zeus").click()

    expect(page.locator(".outlook")).to_have_text("If it stands, you pay 6 gold. You keep 1.")
